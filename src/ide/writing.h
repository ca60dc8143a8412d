#pragma once
/// What is being written at a cursor: the word, and what kind of word can stand there. Told by the tokens around it, so
/// that it can be told of a line that is no event yet.

#include <cstdint>
#include <vector>

#include "ide/knowledge.h"
#include "ide/snapshot.h"
#include "syntax/token.h"
#include "text/source.h"

namespace vtes::ide {

/// A kind of place for a word.
enum class WordSlot : std::uint8_t {
  Nothing,        ///< no word can stand there: an amount is being written, or a word would stick to what is in front
  Statement,      ///< an event begins or goes on
  Used,           ///< behind `/`
  Specification,  ///< in parentheses (TS 2.1.7)
  Result,         ///< behind `;`: amounts, states, cards that were seen (TS 2.1.5)
  ResultOrEvent,  ///< behind `,` in a result, where the actor can go on as well
  Ballot,         ///< behind a sign: who votes (TS 2.4.2)
  CryptDraw,      ///< behind `+` in the influence phase (TS 2.5.3)
  Discard,        ///< behind a sign in the discard phase (TS 2.6.1)
  DealSubject,    ///< a clause of a deal begins (TS 3.1)
  DealVerb,       ///< behind its subject
  DealLet,        ///< behind `let`: whom, or what
  DealRest,       ///< behind its action
  DealTarget,     ///< behind `not`
  DealEnd,        ///< behind its target
  DealDuration,   ///< behind `nxt`
};

struct Writing {
  WordSlot slot = WordSlot::Nothing;
  text::ByteRange word;                               ///< what is typed already, and what of it is behind the cursor
  syntax::TokenKind before = syntax::TokenKind::End;  ///< what stands in front of the word; End: nothing does
  syntax::TokenKind beforeThat = syntax::TokenKind::End;  ///< and in front of that
  syntax::TokenKind kind = syntax::TokenKind::End;        ///< of the word; End: none is typed
  syntax::TokenKind behind = syntax::TokenKind::End;      ///< what sticks to the word's end: a level, `^`
  text::ByteRange mark;                                   ///< where that stands
  Scene scene;                                            ///< what is going on there
};
[[nodiscard]] Writing writingAt(const Snapshot &snapshot, std::uint32_t offset);

/// A card is only named there, and takes no level.
[[nodiscard]] bool namesCard(WordSlot slot);
/// It is a place in a deal.
[[nodiscard]] bool inDeal(WordSlot slot);
/// A minion or a player can be named by such a word.
[[nodiscard]] bool isNoun(syntax::TokenKind kind);

}  // namespace vtes::ide

#pragma once
/// What stands at an offset: the few questions that all features ask of a snapshot. Each is answered from the line and
/// the turn around the offset, found by halving, so that its cost does not grow with the game.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ide/snapshot.h"
#include "model/transcript.h"
#include "syntax/token.h"
#include "text/source.h"

namespace vtes::ide {

/// `range` contains `offset` or ends there: where a cursor stands that has something to do with it.
[[nodiscard]] inline bool touches(text::ByteRange range, std::uint32_t offset) {
  return range.begin <= offset && offset <= range.end;
}
/// `inner` lies within `outer`.
[[nodiscard]] inline bool within(text::ByteRange inner, text::ByteRange outer) {
  return outer.begin <= inner.begin && inner.end <= outer.end;
}
[[nodiscard]] inline bool overlap(text::ByteRange left, text::ByteRange right) {
  return left.begin < right.end && right.begin < left.end;
}
[[nodiscard]] inline bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

/// `offset`, or the end of the text where it is past that, or the beginning of the character that it would cut.
[[nodiscard]] std::uint32_t clamped(const Snapshot &snapshot, std::uint32_t offset);

/// Within the block, its fences included; of one that is not closed yet, also in the line that is being added to it.
[[nodiscard]] bool inFrontMatter(const Snapshot &snapshot, std::uint32_t offset);

/// The comment of the physical line that the offset is in or behind, from its `//`; nothing where it is in front of
/// that.
[[nodiscard]] std::optional<text::ByteRange> commentAt(const Snapshot &snapshot, std::uint32_t offset);

/// The logical line that touches the offset; null: none does.
[[nodiscard]] const model::Line *lineAt(const Snapshot &snapshot, std::uint32_t offset);

/// The logical lines that touch a range, as indexes from `begin` to in front of `end`.
struct Indexes {
  std::size_t begin = 0;
  std::size_t end = 0;
  [[nodiscard]] bool empty() const { return begin == end; }
};
[[nodiscard]] Indexes linesIn(const Snapshot &snapshot, text::ByteRange range);

/// A token of a logical line with its place in the source.
struct TokenAt {
  const model::Line *line = nullptr;
  std::size_t index = 0;  ///< into the line's tokens
  text::ByteRange range;
  syntax::TokenKind kind = syntax::TokenKind::End;
};
/// The token that the offset is in, or at whose end it is where nothing but blanks follows. Blanks are none; comments
/// are.
[[nodiscard]] std::optional<TokenAt> tokenAt(const Snapshot &snapshot, std::uint32_t offset);
/// The tokens of a line that are no blanks and not empty, in order.
[[nodiscard]] std::vector<TokenAt> tokensOf(const model::Line &line);
/// The nearest token in front that is no blank and no comment, in the same logical line.
[[nodiscard]] std::optional<TokenAt> tokenBefore(const TokenAt &token);

/// Events that begin in a range of whole logical lines.
[[nodiscard]] Indexes eventsIn(const Snapshot &snapshot, text::ByteRange range);
/// The event that touches the offset; of two that meet there the second. Null: none does.
[[nodiscard]] const model::Event *eventAt(const Snapshot &snapshot, std::uint32_t offset);
/// The last event that begins in front of the offset; null: none does.
[[nodiscard]] const model::Event *eventBefore(const Snapshot &snapshot, std::uint32_t offset);
/// Its index into Transcript::events.
[[nodiscard]] std::size_t indexOf(const Snapshot &snapshot, const model::Event &event);

/// The events of a turn, by its ordinal, the header first.
[[nodiscard]] Indexes eventsOfTurn(const Snapshot &snapshot, std::uint32_t turn);
/// Whose turn it is; kNoPlayer before the first.
[[nodiscard]] model::PlayerIndex ownerOfTurn(const Snapshot &snapshot, std::uint32_t turn);
/// From the header to in front of the next one, or the end of the text.
[[nodiscard]] text::ByteRange rangeOfTurn(const Snapshot &snapshot, std::uint32_t turn);

/// The action that an event belongs to: from its declaration to in front of the next one, the end of the phase or turn.
/// Empty where the event belongs to none.
[[nodiscard]] Indexes actionOf(const Snapshot &snapshot, std::size_t event);
/// The combat or referendum that is open at an event, its marks included; nothing: none is.
struct Bout {
  bool combat = false;             ///< else a referendum
  std::size_t begin = 0;           ///< index of the mark
  std::optional<std::size_t> end;  ///< nothing: it is not closed in its turn
};
[[nodiscard]] std::optional<Bout> boutAt(const Snapshot &snapshot, std::size_t event);

/// What a word of an event is in it.
enum class Part : std::uint8_t { Actor, Controller, Card, Other, Target, Terms, Result, Deal };

/// A word that means something, as written.
struct Mention {
  model::Reference reference;
  Part part = Part::Card;
  const model::Event *event = nullptr;  ///< null: the word is in no event that could be read
};
/// The written words of an event, in no order. What two events share (`/trdia,trdo Saul`) is in both.
void eachMention(const model::Event &event, const std::function<void(const model::Reference &, Part)> &visit);
/// The word that touches the offset.
[[nodiscard]] std::optional<Mention> mentionAt(const Snapshot &snapshot, std::uint32_t offset);
/// All of the logical lines that touch a range, by place, each once.
[[nodiscard]] std::vector<Mention> mentionsIn(const Snapshot &snapshot, text::ByteRange range);

/// What is written there; bytes that are no UTF-8 are SUB (text::Source::clean).
[[nodiscard]] std::string_view textOf(const Snapshot &snapshot, text::ByteRange range);
/// A mention is a short form (TS 1.1.5).
[[nodiscard]] bool isShort(const Snapshot &snapshot, const model::Reference &reference);
/// How the word was resolved; null: it is none of the transcript's words.
[[nodiscard]] const model::Word *wordOf(const Snapshot &snapshot, const model::Reference &reference);
/// The card of a reference; nothing where it resolves to none.
[[nodiscard]] std::optional<cards::Card> cardOf(const Snapshot &snapshot, const model::Reference &reference);
/// The player of a reference or index; null: nobody.
[[nodiscard]] const model::Player *playerOf(const Snapshot &snapshot, model::PlayerIndex player);

/// What makes two words the same thing in a game: the card and its copy, the player, the unknown vampire and its owner;
/// a word that means nothing by its letters.
struct Thing {
  model::RefKind kind = model::RefKind::None;
  std::uint32_t number = 0;
  std::uint8_t copy = 0;
  model::PlayerIndex owner = model::kNoPlayer;
  std::string_view letters;
  friend bool operator==(const Thing &, const Thing &) = default;
};
[[nodiscard]] Thing thingOf(const Snapshot &snapshot, const Mention &mention);

}  // namespace vtes::ide

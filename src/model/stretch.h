#pragma once
/// A stretch of a transcript: what lies from one turn header to the next, as understood. An edit that leaves a stretch
/// alone leaves what is known of it alone too; it may only stand elsewhere.

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cards/database.h"
#include "model/clues.h"
#include "model/event.h"
#include "syntax/tree.h"
#include "text/source.h"

namespace vtes::model {

/// A Methuselah: declared in the front matter, or met in a turn header, a vote or a target.
struct Player {
  std::string name;  ///< full name; the abbreviation where none is declared
  std::string abbr;  ///< canonical (TS 1.3) or as given
  bool declared = false;
  bool seated = false;  ///< declared, or has a turn header: its seat is known
};

/// How a word was resolved.
struct Word {
  enum class Role : std::uint8_t { Player, Minion, Card, Short, Clan, Discipline, Unknown };
  text::ByteRange range;  ///< the word alone
  Role role = Role::Unknown;
  cards::Match match = cards::Match::Canonical;
  bool otherCase = false;  ///< resolved with case ignored
  bool pinned = false;
  cards::CardIndex card = cards::kNoCard;  ///< the winner
  std::vector<cards::CardIndex> others;    ///< the other candidates, likeliest first
  std::size_t later = 0;                   ///< how many of them, the last ones, were printed after the game
  Clue clue = Clue::Usage;                 ///< what tells most between the winner and the first of the others
  float margin = 0;                        ///< how far the winner is ahead, 0…1; 1 when alone
  bool ambiguous = false;                  ///< the margin is thin: worth a remark
};

/// Something noticed while the model was built; the wording is lint's.
struct Note {
  enum class Kind : std::uint8_t {
    UnknownWord,    ///< range of the word; `words`: nearest abbreviations (of the first few hundred unknown words of a
                    ///< file)
    UnknownPlayer,  ///< a player word that is nobody at the declared table; `words`: nearest
    OtherCase,      ///< `words[0]`: right spelling
    NotCanonical,   ///< longer form or another cut; `words[0]`: canonical
    Ambiguous,      ///< Word::others; `word`
    LevelTooHigh,   ///< `number`: lines the card has on that side; `words[0]`: card name
    LevelMissing,   ///< the card needs a level; `words[0]`: card name
    LevelOnLevelless,  ///< the card has no levels; `words[0]`: card name
    ShortWithout,      ///< a short form without antecedent
    ShortAmbiguous,    ///< with two; `words`: both
    ShortTakenOver,    ///< READING 5.9 hint; `words`: old, new
    CombatNotClosed,
    CombatNotOpened,  ///< `X`; range of the mark, `related` where the pairing broke
    ReferendumNotClosed,
    VoteOutsideReferendum,
    MarkOutsidePlace,  ///< strike, press, range where it cannot be; `words[0]`: the mark; two words: it is in
                       ///< parentheses
    HeaderOrActor,     ///< READING 5.1: both fit; `words[0]`: abbreviation
    PlayerOrPhase,     ///< a declared player of a phase mark's letters
    NoAdvanced,        ///< `^` or `#`, but the vampire has no advanced card; `words[0]`: its name
    FullName,          ///< a full name; `words[0]`: abbreviation with level
  };
  Kind kind;
  text::ByteRange range;
  text::ByteRange related;
  std::vector<std::string> words;
  int number = 0;
  std::uint32_t word = Reference::kNoWord;
};

/// One logical line with its tree; trees are shared and cached by text (invariant 2).
struct Line {
  text::LogicalLine line;
  std::shared_ptr<const syntax::Tree> tree;  ///< offsets are relative to line.bytes.begin
};

/// Where a stretch stands in a transcript.
struct Standing {
  std::uint32_t begin = 0;  ///< byte offset in the source
  std::uint32_t line = 1;   ///< physical line, 1-based, of its first byte
  std::uint32_t word = 0;   ///< words in front of it: Reference::word and Note::word are indexes into all of them
  std::uint32_t turn = 0;   ///< turns that began in front of it
  friend bool operator==(const Standing &, const Standing &) = default;
};

/// The id of a stretch that is the whole of a transcript which was read once (analyse()).
inline constexpr std::uint64_t kNoStretch = 0;

/// Immutable once built. All places in it are those of the source in which it stands at `at`.
struct Stretch {
  std::uint64_t id = kNoStretch;  ///< the same wherever it is moved; no two that were built have the same
  Standing at;
  std::uint32_t end = 0;    ///< byte offset behind it
  std::uint32_t turns = 0;  ///< turns that begin in it
  std::vector<Line> lines;
  std::vector<Event> events;
  std::vector<Word> words;
  std::vector<Note> notes;  ///< by range
  /// The bytes from `at.begin` to `end`: what the words of its events point into.
  std::string_view text;
  std::shared_ptr<const void> textOwner;
  /// Those at the table when it was built; what acts without being named points into it.
  std::shared_ptr<const std::deque<Player>> players;

  [[nodiscard]] std::string_view slice(text::ByteRange range) const {
    return text.substr(range.begin - at.begin, range.size());
  }
};

/// The same stretch where it stands now.
[[nodiscard]] std::shared_ptr<const Stretch> moved(const Stretch &stretch, const Standing &to);

}  // namespace vtes::model

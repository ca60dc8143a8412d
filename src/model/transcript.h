#pragma once
/// The transcript as understood: events, what each word means, and what was noticed on the way.

#include <array>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "cards/database.h"
#include "model/event.h"
#include "model/front_matter.h"
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
    MarkOutsidePlace,  ///< phase mark or strike, press, range where it cannot be; `words[0]`: the mark
    HeaderOrActor,     ///< READING 5.1: both fit; `words[0]`: abbreviation
    PlayerOrPhase,     ///< a declared player of a phase mark's letters
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

/// Immutable once built.
struct Transcript {
  std::shared_ptr<const text::Source> source;
  std::shared_ptr<const cards::Database> cardsOwner;  ///< keeps a loaded database alive; null for the built-in one
  const cards::Database *cards = nullptr;
  FrontMatter frontMatter;
  std::vector<std::string> knownPlayers;  ///< Settings::knownPlayers
  std::deque<Player> players;  ///< seats first, in order of play; references point into it, so it never moves
  std::vector<Line> lines;
  std::vector<Event> events;  ///< in the order written
  std::vector<Word> words;
  std::vector<Note> notes;  ///< by range
};

/// What analysis depends on beside the text.
struct Settings {
  std::shared_ptr<const cards::Database> cards;  ///< null: the built-in facts
  /// Reads a deck file named in the front matter; gives false where it cannot. Null: deck paths are not followed.
  bool (*readFile)(const std::string &path, std::string &text) = nullptr;
  std::string folder;                     ///< of the transcript; deck paths are relative to it
  std::vector<std::string> knownPlayers;  ///< full names of those who play in the archive; none: not known
  std::string decks;                      ///< a folder in which decks are looked for that are not there; empty: none
};

/// Where a deck list that a front matter names is looked for, the first that is there counts.
[[nodiscard]] std::vector<std::string> deckPlaces(const Settings &settings, const std::string &written);

/// The whole analysis: a pure function of its arguments. Never throws, never fails.
[[nodiscard]] std::shared_ptr<const Transcript> analyse(std::shared_ptr<const text::Source> source,
                                                        const Settings &settings);

/// Full name of what a reference means: official card name, player's name, `special ability`; empty when it resolves to
/// nothing.
[[nodiscard]] std::string_view nameOf(const Transcript &transcript, const Reference &reference);

/// The word of the event stream for a kind: `combat-begin`.
[[nodiscard]] std::string_view toString(EventKind kind);
[[nodiscard]] std::string_view toString(PhaseKind kind);
[[nodiscard]] std::string_view toString(ActionKind kind);
[[nodiscard]] std::string_view toString(Unit unit);
[[nodiscard]] std::string_view toString(RefKind kind);

}  // namespace vtes::model

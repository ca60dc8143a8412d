#pragma once
/// The transcript as understood: events, what each word means, and what was noticed on the way.

#include <array>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "cards/database.h"
#include "model/front_matter.h"
#include "model/layout.h"
#include "model/stretch.h"
#include "text/source.h"

namespace vtes::model {

/// What a transcript has beside its body: it changes with the front matter only, and versions share it.
struct Head {
  std::shared_ptr<const cards::Database> cardsOwner;  ///< keeps a loaded database alive; null for the built-in one
  const cards::Database *cards = nullptr;
  FrontMatter frontMatter;
  std::vector<std::string> knownPlayers;  ///< Settings::knownPlayers
};

/// Immutable once built.
class Transcript {
 public:
  /// `table`: the players, seats first, in order of play; one standing for each stretch; `before`: what is in front of
  /// the first.
  Transcript(std::shared_ptr<const text::Source> text, std::shared_ptr<const Head> head,
             std::shared_ptr<const std::deque<Player>> table, std::vector<std::shared_ptr<const Stretch>> stretches,
             std::vector<Standing> standings, Layout::Counts before = {});
  Transcript(const Transcript &) = delete;
  Transcript &operator=(const Transcript &) = delete;
  ~Transcript() = default;

 private:
  std::shared_ptr<const Head> headOwner_;
  std::shared_ptr<const std::deque<Player>> playersOwner_;

 public:
  const std::shared_ptr<const text::Source> source;
  const cards::Database *const cards;
  const FrontMatter &frontMatter;
  const std::vector<std::string> &knownPlayers;
  const std::deque<Player> &players;
  const Layout layout;
  const Lines lines;
  const Events events;  ///< in the order written
  const Words words;
  const Notes notes;  ///< by range

  [[nodiscard]] const std::shared_ptr<const Head> &head() const { return headOwner_; }
  /// One stretch of it by itself, with the indexes that it has in the whole: for what looks at a turn alone.
  [[nodiscard]] std::shared_ptr<const Transcript> only(std::size_t stretch) const;
};

/// What analysis depends on beside the text.
struct Settings {
  std::shared_ptr<const cards::Database> cards;  ///< null: the built-in facts
  /// Reads a deck file named in the front matter; gives false where it cannot. Null: deck paths are not followed.
  bool (*readFile)(const std::string &path, std::string &text) = nullptr;
  std::string folder;                     ///< of the transcript; deck paths are relative to it
  std::vector<std::string> knownPlayers;  ///< full names of those who play in the archive; none: not known
  const Weights *weights = &kWeights;     ///< by which a card is chosen; they have to last
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

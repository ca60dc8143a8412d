#pragma once
/// What lines show of a game wherever they stand, before any of them is understood (READING 4, 7.9): whose vampires
/// are whose, which disciplines a minion uses, what a card's word cannot mean.

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/database.h"
#include "model/event.h"
#include "model/ledger.h"
#include "model/table.h"
#include "model/word_table.h"
#include "syntax/tree.h"

namespace vtes::model {

/// Found in some lines. Words are those of the lines.
struct Evidence {
  /// A vampire is drawn from the seat's crypt, or gets transfers there.
  struct Own {
    PlayerIndex seat = kNoPlayer;
    std::string word;
    bool advanced = false;
    std::uint8_t group = 0;                     ///< that all vampires of the word have; 0: they differ
    cards::CardIndex vampire = cards::kNoCard;  ///< the only one of the word
    friend bool operator==(const Own &, const Own &) = default;
  };
  /// A minion whose word several vampires share plays a card.
  struct Play {
    std::string minion;
    std::string disciplines;  ///< that the card takes at this level: alternatives `/`, all needed `&`
    bool superior = false;
    friend bool operator==(const Play &, const Play &) = default;
  };
  /// A card's word that several cards share, where some of them cannot be meant.
  struct Use {
    std::string word;
    std::string minion;            ///< who plays it; empty: a Methuselah
    PlayerIndex seat = kNoPlayer;  ///< who plays it, else whose turn it is
    bool sure = false;             ///< the seat is written
    std::uint32_t fits = 0;        ///< a bit for each candidate, in the order of Database::find()
    friend bool operator==(const Use &, const Use &) = default;
  };
  std::vector<Own> owns;
  std::vector<Play> plays;
  std::vector<Use> uses;
  friend bool operator==(const Evidence &, const Evidence &) = default;

  void add(const Evidence &other);
};

/// All evidence of a transcript, as counts by word and seat: no order of its lines matters, and what an edit takes away
/// or adds is taken away or added.
class Learned {
 public:
  /// Disciplines that a minion's word was seen to use, and whether superior.
  struct Used {
    std::string disciplines;
    bool superior = false;
    int count = 0;
    /// More often says no more.
    static constexpr int kEnough = 4;
  };
  /// How often a word could only mean some of its candidates.
  struct Fits {
    std::string minion;  ///< as in Evidence::Use
    PlayerIndex seat = kNoPlayer;
    bool sure = false;
    std::uint32_t candidates = 0;
    int count = 0;
  };
  struct Shown {
    std::vector<Used> played;
    std::vector<Fits> fits;
    std::vector<int> owns;  ///< by seat: how often the vampire is shown to be in its crypt
    /// The only seat in whose crypt the vampire is, or `seat` where it is one of several or none is known; else
    /// kNoPlayer.
    [[nodiscard]] PlayerIndex owner(PlayerIndex seat) const;
  };
  /// A vampire that is certain, and how often it was shown.
  struct Vampire {
    cards::CardIndex card = cards::kNoCard;
    int count = 0;
  };
  /// What is known of a seat's crypt.
  struct Crypt {
    std::array<int, 16> groups{};  ///< how often each was shown
    std::vector<Vampire> vampires;
    /// The lowest and the highest group; 0: none.
    [[nodiscard]] std::pair<int, int> span() const;
  };

  void add(const Evidence &evidence) { change(evidence, 1); }
  /// What was added before.
  void remove(const Evidence &evidence) { change(evidence, -1); }

  /// Null: nothing is known of it.
  [[nodiscard]] const Shown *of(std::string_view word) const { return words_.find(word); }
  [[nodiscard]] const Crypt *crypt(PlayerIndex seat) const {
    return seat >= 0 && static_cast<std::size_t>(seat) < crypts_.size() ? &crypts_[static_cast<std::size_t>(seat)]
                                                                        : nullptr;
  }
  /// Whose word that is.
  [[nodiscard]] PlayerIndex seatOf(const Fits &fits) const;
  /// Removes `before` and adds `now`. Gives the pieces of which something else is shown then.
  [[nodiscard]] std::vector<Key> replace(const Evidence &before, const Evidence &now);
  /// What a word can mean, seat by seat, by ascending seat: a bit for each candidate.
  [[nodiscard]] std::vector<std::pair<PlayerIndex, std::uint32_t>> meant(const Shown &shown) const;

 private:
  void change(const Evidence &evidence, int by);
  /// All that is decided by, of a word or of a seat's crypt.
  struct Outcome {
    std::vector<std::pair<PlayerIndex, std::uint32_t>> meant;
    std::vector<std::pair<std::string, int>> played;
    std::vector<bool> owns;
    friend bool operator==(const Outcome &, const Outcome &) = default;
  };
  [[nodiscard]] Outcome outcome(const std::string &word) const;
  [[nodiscard]] std::vector<int> outcome(PlayerIndex seat) const;
  void collect(const Evidence &evidence, const Evidence &other, std::set<std::string> &words,
               std::set<PlayerIndex> &seats) const;

  std::vector<Crypt> crypts_;  ///< by seat
  WordTable<Shown> words_;
};

class Resolver;

/// Reads lines one after another, from a turn header or the first line on.
class Gatherer {
 public:
  /// `words`: finds cards; `seat`: whose turn it is in front of the first line.
  Gatherer(const cards::Database &cards, const Resolver &words, const Table &table, PlayerIndex seat, Evidence &into)
      : cards_(cards), words_(words), table_(table), seat_(seat), into_(into) {}
  /// `header`: who heads a turn with this line; kNoPlayer: nobody.
  void line(const syntax::Tree &tree, PlayerIndex header);

 private:
  /// Who does what stands in a line.
  struct Actor {
    std::string_view minion;
    bool advanced = false;
    PlayerIndex seat = kNoPlayer;  ///< where a player is written in front
    bool known = false;            ///< somebody is written
  };
  void own(std::string_view word, bool advanced);
  void play(std::string_view word, std::string_view level, const Actor &actor, bool first);
  /// The card has that level, and is one of those types.
  [[nodiscard]] bool fits(cards::CardIndex card, std::string_view level, bool byMinion, cards::Types types) const;
  /// Some vampire of the actor's word has what the card asks for.
  [[nodiscard]] bool suits(cards::CardIndex card, std::string_view level, const Actor &actor) const;

  const cards::Database &cards_;
  const Resolver &words_;
  const Table &table_;
  PlayerIndex seat_;
  Evidence &into_;
  bool combat_ = false;
  std::vector<std::pair<std::string_view, bool>> named_;  ///< on this line, and whether advanced; kept for its memory
};

}  // namespace vtes::model

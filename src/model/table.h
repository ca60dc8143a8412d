#pragma once
/// Who sits at the table, and which minion is whose, as far as a transcript shows it.

#include <bitset>
#include <deque>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "model/front_matter.h"
#include "model/ledger.h"
#include "model/stretch.h"
#include "model/word_table.h"

namespace vtes::model {

/// Finds players by the words that name them (TS 1.3, READING 2).
class Table {
 public:
  /// Seats from the front matter: names and abbreviations.
  Table(const FrontMatter &frontMatter, std::deque<Player> &players);

  /// The same players, or the first of them, now kept there; nobody controls anything.
  void beginAnew(std::deque<Player> &players);

  struct Found {
    PlayerIndex player = kNoPlayer;
    bool longer = false;     ///< a longer prefix or the whole name
    bool otherCase = false;  ///< only with case ignored
  };
  /// A declared or met player of that word; letters fold, case counts first. A shorter prefix never fits.
  [[nodiscard]] Found find(std::string_view word) const;
  /// find() without regard to case, for words that are written small.
  [[nodiscard]] Found findAnyCase(std::string_view word) const;
  /// Adds a player that was met; `seated`: in a turn header.
  PlayerIndex meet(std::string_view word, bool seated);
  /// The declared table is complete: a player word that is none of them is an error.
  [[nodiscard]] bool declared() const { return declared_; }
  [[nodiscard]] std::size_t seats() const { return seats_; }
  [[nodiscard]] std::vector<std::string> nearest(std::string_view word) const;

  /// The minion's controller as far as known: by deck, else by its own first action or transfer.
  [[nodiscard]] PlayerIndex controllerOf(cards::CardIndex card) const;
  void control(cards::CardIndex card, PlayerIndex player);
  /// Where what is taken and given is written; null: nowhere.
  void write(Ledger *ledger) { ledger_ = ledger; }

 private:
  struct Key {
    std::string folded;      ///< abbreviation, upper case, no diacritics
    std::string foldedName;  ///< the whole name likewise
  };
  void addKey(const Player &player);
  [[nodiscard]] Found lookUp(std::string_view word) const;
  std::deque<Player> *players_;
  std::vector<Key> keys_;
  mutable WordTable<Found> found_;  ///< what was asked for, while the players are the same
  std::bitset<1024> beginnings_;    ///< first two bytes of all keys: most words of a transcript are nobody's
  std::unordered_map<cards::CardIndex, PlayerIndex> controllers_;
  std::size_t seats_ = 0;
  bool declared_ = false;
  Ledger *ledger_ = nullptr;
};

}  // namespace vtes::model

#pragma once
/// What is known of a game in front of a stretch: who sits there, whose minions are whose, what words meant so far.

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "model/front_matter.h"
#include "model/ledger.h"
#include "model/resolver.h"
#include "model/stretch.h"
#include "model/table.h"

namespace vtes::model {

/// A file full of unknown words is no transcript: it is not searched for what each might be.
inline constexpr std::size_t kMostNears = 300;

struct Game {
  /// Before the first line, with the players that `frontMatter` declares.
  Game(const cards::Database &cards, const FrontMatter &frontMatter, const Weights &weights);
  Game(const Game &) = delete;
  Game &operator=(const Game &) = delete;

  std::shared_ptr<std::deque<Player>> players;
  Table table;
  Resolver resolver;
  std::vector<cards::CardIndex> allies;  ///< in play as minions
  std::map<std::string, std::vector<std::string>, std::less<>> nears;
  PlayerIndex active = kNoPlayer;

  [[nodiscard]] bool isAlly(cards::CardIndex card) const {
    if (ledger_ != nullptr) ledger_->taken.insert(keyOf(Known::Ally, card));
    return std::find(allies.begin(), allies.end(), card) != allies.end();
  }
  void addAlly(cards::CardIndex card) {
    if (isAlly(card)) return;
    allies.push_back(card);
    if (ledger_ != nullptr) ledger_->given.allies.push_back(card);
  }
  /// From now on what is taken and given is written there; null: nowhere.
  void write(Ledger *ledger);
  [[nodiscard]] Ledger *ledger() const { return ledger_; }
  /// As in front of the first line, with all evidence there is. `seats`: the players known there.
  void beginAnew(std::shared_ptr<std::deque<Player>> seats, const FrontMatter &frontMatter,
                 const cards::Database &cards);
  /// What a stretch gave, without building it again. `all`: the players of the whole game.
  void take(const Given &given, const std::deque<Player> &all);

 private:
  void dealCrypts(const FrontMatter &frontMatter, const cards::Database &cards);
  Ledger *ledger_ = nullptr;
};

}  // namespace vtes::model

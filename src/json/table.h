#pragma once
/// The table of a game as JSON: what `vtes replay --format json` and the language server have in common
/// (docs/replay.md).

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/transcript.h"
#include "project/json.h"
#include "replay/replay.h"

namespace vtes::json {

using project::Json;

/// `[low, high]`; high null: there is no most.
[[nodiscard]] Json boundsJson(rules::Bounds bounds);
/// Victory points: `1`, `0.5`.
[[nodiscard]] Json pointsJson(int halves);
/// null: not known.
[[nodiscard]] Json knownJson(rules::Known known);
/// `Korah`, null where there is none.
[[nodiscard]] Json wordJson(std::string_view word);

/// An array of what `make` gives for each item.
template <typename Items, typename Make>
[[nodiscard]] Json list(const Items &items, Make make) {
  Json all = Json::array();
  for (const auto &item : items) all.push_back(make(item));
  return all;
}

/// The names of players as keys, by seat: two of one name have their abbreviations behind it.
[[nodiscard]] std::vector<std::string> playerKeys(const model::Transcript &transcript,
                                                  const std::vector<std::string> &players);

/// Writes tables of one transcript, which it refers to.
class Tables {
 public:
  /// `names`: playerKeys(). `folded`: as the replay says; where it is not, nothing is known of any seat.
  Tables(const model::Transcript &transcript, std::vector<std::string> names, bool folded)
      : transcript_(transcript), names_(std::move(names)), folded_(folded) {}

  /// `pool`, `vp`, `edge`, minions and other cards by player, `transfers`.
  [[nodiscard]] Json table(const replay::Table &table) const;
  /// The same with the turn's number, round, player and line in front; `turn.event` is a place in the whole transcript.
  [[nodiscard]] Json turn(const replay::Turn &turn) const;

 private:
  [[nodiscard]] rules::Seat seats() const;
  [[nodiscard]] std::string nameOf(cards::CardIndex card) const;
  [[nodiscard]] std::string playerOf(rules::Seat seat) const;
  [[nodiscard]] Json cardJson(const replay::Table &table, const replay::CardThere &card) const;
  [[nodiscard]] Json regionJson(const replay::Table &table, rules::Region region, bool minions) const;

  const model::Transcript &transcript_;
  std::vector<std::string> names_;
  bool folded_ = false;
};

}  // namespace vtes::json

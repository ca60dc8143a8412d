#include "replay/finding.h"

#include <array>

namespace vtes::replay {

std::string_view idOf(Finding::Kind kind) {
  constexpr std::array<std::string_view, 10> kIds{
      "wrong-pool",    "not-in-play",        "not-ready",  "locked-minion", "not-combat-card",
      "out-of-window", "too-many-transfers", "turn-order", "out-of-game",   "impossible"};
  static_assert(kIds.size() == static_cast<std::size_t>(Finding::Kind::Impossible) + 1);
  return kIds[static_cast<std::size_t>(kind)];
}

}  // namespace vtes::replay

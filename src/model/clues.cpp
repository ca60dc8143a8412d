#include "model/clues.h"

namespace vtes::model {

std::string_view nameOf(Clue clue) {
  constexpr std::array<std::string_view, kClues> kNames = {
      "usage",
      "seats-deck",
      "not-in-seats-deck",
      "some-deck",
      "seen-from-seat",
      "seen",
      "shown-by-seat",
      "shown",
      "not-printed-yet",
      "cut",
      "kind",
      "out-of-turn",
      "not-in-play",
      "no-such-level",
      "level-left-out",
      "has-discipline",
      "lacks-discipline",
      "lacks-superior",
      "clan",
      "sect",
      "title",
      "capacity",
      "no-target",
      "target",
      "number",
      "allocation",
      "crypt-has",
      "crypt-lacks",
      "other-group",
      "red-list",
      "merger",
      "played-without",
      "played-too-high",
  };
  return kNames[static_cast<std::size_t>(clue)];
}

Clue Case::against(const Case &other) const {
  std::size_t most = 0;
  for (std::size_t i = 1; i < kClues; ++i) {
    if (by_[i] - other.by_[i] > by_[most] - other.by_[most]) most = i;
  }
  return static_cast<Clue>(most);
}

}  // namespace vtes::model

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
  const auto ahead = [&](std::size_t clue) { return by_[clue] - other.by_[clue]; };
  // What a place itself shows counts as shown elsewhere, too: where it tells enough, it is the reason.
  constexpr int kEnough = 60;
  const auto isOfElsewhere = [](std::size_t clue) {
    return clue == static_cast<std::size_t>(Clue::ShownBySeat) || clue == static_cast<std::size_t>(Clue::Shown);
  };
  std::size_t most = 0;
  std::size_t mostHere = 0;
  for (std::size_t i = 1; i < kClues; ++i) {
    if (ahead(i) > ahead(most)) most = i;
    if (ahead(i) > ahead(mostHere) && !isOfElsewhere(i)) mostHere = i;
  }
  return static_cast<Clue>(ahead(mostHere) >= kEnough ? mostHere : most);
}

}  // namespace vtes::model

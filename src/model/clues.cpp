#include "model/clues.h"

#include <bit>

namespace vtes::model {

constinit const Weights kWeights = [] {
  Weights weights{};
  const auto weigh = [&weights](Clue clue, int weight) { weights[static_cast<std::size_t>(clue)] = weight; };
  weigh(Clue::Usage, 12);
  weigh(Clue::SeatsDeck, 600);
  weigh(Clue::NotInSeatsDeck, -250);
  weigh(Clue::SomeDeck, 150);
  weigh(Clue::SeenFromSeat, 240);
  weigh(Clue::Seen, 160);
  weigh(Clue::ShownBySeat, -260);
  weigh(Clue::Shown, -120);
  weigh(Clue::NotPrintedYet, -500);
  weigh(Clue::Cut, -60);
  weigh(Clue::Kind, -400);
  weigh(Clue::OutOfTurn, -150);
  weigh(Clue::NotInPlay, -150);
  weigh(Clue::NoSuchLevel, -350);
  weigh(Clue::LevelLeftOut, -250);
  weigh(Clue::HasDiscipline, 30);
  weigh(Clue::LacksDiscipline, -150);
  weigh(Clue::LacksSuperior, -90);
  weigh(Clue::Clan, -150);
  weigh(Clue::Sect, -60);
  weigh(Clue::Title, -60);
  weigh(Clue::Capacity, -150);
  weigh(Clue::NoTarget, -60);
  weigh(Clue::Target, -120);
  weigh(Clue::Number, -40);
  weigh(Clue::Allocation, -150);
  weigh(Clue::CryptHas, 24);
  weigh(Clue::CryptLacks, -8);
  weigh(Clue::OtherGroup, -300);
  weigh(Clue::RedList, 400);
  weigh(Clue::Merger, 400);
  weigh(Clue::PlayedWithout, -60);
  weigh(Clue::PlayedTooHigh, -25);
  return weights;
}();

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
  // Of two candidates few clues tell anything.
  for (std::uint64_t left = told_ | other.told_; left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    if (ahead(i) > ahead(most)) most = i;
    if (ahead(i) > ahead(mostHere) && !isOfElsewhere(i)) mostHere = i;
  }
  return static_cast<Clue>(ahead(mostHere) >= kEnough ? mostHere : most);
}

}  // namespace vtes::model

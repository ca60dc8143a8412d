#pragma once
/// Impulse: in which order the Methuselahs are asked in a window (RR `Open impulse window`).

#include "rules/seating.h"

namespace vtes::rules {

/// RR `Context for impulse order`.
enum class Context : std::uint8_t {
  One,         ///< A: a combat, or an action directed at one Methuselah
  Set,         ///< B: an action directed at several
  Undirected,  ///< C
};

/// `A`, `B`, `C`.
[[nodiscard]] char letterOf(Context context);

/// What the order is made of.
struct Polled {
  Context context = Context::Undirected;
  Seat acting = kNoSeat;
  SeatSet targets = 0;  ///< the defending Methuselah, or those targeted

  friend bool operator==(const Polled &, const Polled &) = default;
};

/// The first Methuselah in the order of pollOrder() of whom `ask(seat)` is true; kNoSeat where it is of none.
template <typename Ask>
[[nodiscard]] Seat firstPolled(const Seating &seating, const Polled &polled, Ask ask) {
  SeatSet asked = static_cast<SeatSet>(~seating.alive);
  const auto stops = [&](Seat seat) {
    const SeatSet one = only(seat);
    if (one == 0 || (asked & one) != 0) return false;
    asked |= one;
    return static_cast<bool>(ask(seat));
  };
  if (stops(polled.acting)) return polled.acting;
  Seat from = polled.acting;
  SeatSet first = seating.alive;
  switch (polled.context) {
    case Context::One:
      // The others follow clockwise from the defending Methuselah.
      if (onlyOf(polled.targets) != kNoSeat) from = onlyOf(polled.targets);
      if (stops(from)) return from;
      break;
    case Context::Set:
      first = polled.targets;
      break;
    case Context::Undirected:
      for (const Seat seat : {seating.prey(polled.acting), seating.predator(polled.acting)}) {
        if (stops(seat)) return seat;
      }
      break;
  }
  for (const SeatSet round : {first, seating.alive}) {
    Seat seat = from;
    for (int left = seating.count; left > 1; --left) {
      seat = seat + 1 < seating.count ? static_cast<Seat>(seat + 1) : Seat{0};
      if (has(round, seat) && stops(seat)) return seat;
    }
    if (first == seating.alive) break;
  }
  return kNoSeat;
}

/// All Methuselahs in the game: the acting one first, then by context. One who is acting and no longer in the game is
/// left out.
[[nodiscard]] SeatList pollOrder(const Seating &seating, const Polled &polled);

/// The first of the order that has not passed; kNoSeat: all have, and the window closes.
[[nodiscard]] Seat impulseOwner(const Seating &seating, const Polled &polled, SeatSet passed);

}  // namespace vtes::rules

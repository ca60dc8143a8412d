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

/// All Methuselahs in the game: the acting one first, then by context. One who is acting and no longer in the game is
/// left out.
[[nodiscard]] SeatList pollOrder(const Seating &seating, const Polled &polled);

/// The first of the order that has not passed; kNoSeat: all have, and the window closes.
[[nodiscard]] Seat impulseOwner(const Seating &seating, const Polled &polled, SeatSet passed);

}  // namespace vtes::rules

#pragma once
/// The table of players (RR `Start game session`): seats clockwise, predator to the right, prey to the left.

#include <array>
#include <bit>
#include <cstdint>

#include "rules/fixed_vector.h"

namespace vtes::rules {

/// A seat, counted clockwise from who plays first.
using Seat = std::uint8_t;
inline constexpr Seat kNoSeat = 0xFF;
inline constexpr int kFewestSeats = 2;
inline constexpr int kMostSeats = 6;

/// Seats as bits.
using SeatSet = std::uint8_t;
[[nodiscard]] constexpr SeatSet only(Seat seat) {
  return seat < kMostSeats ? static_cast<SeatSet>(1U << seat) : SeatSet{0};
}
[[nodiscard]] constexpr bool has(SeatSet set, Seat seat) {
  return (set & only(seat)) != 0;
}
[[nodiscard]] constexpr int countOf(SeatSet set) {
  return std::popcount(set);
}
/// The only seat of a set, kNoSeat where there are none or several.
[[nodiscard]] constexpr Seat onlyOf(SeatSet set) {
  return countOf(set) == 1 ? static_cast<Seat>(std::countr_zero(set)) : kNoSeat;
}

using SeatList = FixedVector<Seat, kMostSeats>;

/// Who sits where, and who is still in the game. Who is out is skipped everywhere.
struct Seating {
  std::uint8_t count = 0;
  SeatSet alive = 0;

  [[nodiscard]] bool in(Seat seat) const { return has(alive, seat); }
  [[nodiscard]] int left() const { return countOf(alive); }
  /// The next seat clockwise that is in the game; the seat itself where there is no other.
  [[nodiscard]] Seat next(Seat seat) const;
  /// To the left, RR `Start game session`. kNoSeat where nobody else is left.
  [[nodiscard]] Seat prey(Seat seat) const;
  /// To the right.
  [[nodiscard]] Seat predator(Seat seat) const;
  /// All that are in the game but `seat`, clockwise from it.
  [[nodiscard]] SeatList others(Seat seat) const;

  friend bool operator==(const Seating &, const Seating &) = default;
};

/// Who may attempt to block (RR `Block eligibility`): those that the action is directed at; prey and predator where it
/// is undirected (`targets` empty).
[[nodiscard]] SeatSet mayBlock(const Seating &seating, Seat acting, SeatSet targets);

}  // namespace vtes::rules

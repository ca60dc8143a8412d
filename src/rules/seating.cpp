#include "rules/seating.h"

namespace vtes::rules {
namespace {

/// The next seat in the game, `step` seats at a time round the table.
Seat search(const Seating &seating, Seat seat, int step) {
  int at = seat;
  for (int tries = 0; tries < seating.count; ++tries) {
    at += step;
    if (at >= seating.count) at -= seating.count;
    if (seating.in(static_cast<Seat>(at))) return static_cast<Seat>(at);
  }
  return seat;
}

Seat orNobody(Seat found, Seat seat) {
  return found == seat ? kNoSeat : found;
}

}  // namespace

Seat Seating::next(Seat seat) const {
  return search(*this, seat, 1);
}

Seat Seating::prey(Seat seat) const {
  return orNobody(next(seat), seat);
}

Seat Seating::predator(Seat seat) const {
  return orNobody(search(*this, seat, count - 1), seat);
}

SeatList Seating::others(Seat seat) const {
  SeatList list;
  for (int step = 1; step < count; ++step) {
    const auto at = static_cast<Seat>((seat + step) % count);
    if (in(at)) list.push_back(at);
  }
  return list;
}

SeatSet mayBlock(const Seating &seating, Seat acting, SeatSet targets) {
  const auto all = static_cast<SeatSet>(seating.alive & ~only(acting));
  if (targets != 0) return targets & all;
  return (only(seating.prey(acting)) | only(seating.predator(acting))) & all;
}

}  // namespace vtes::rules

#include "rules/impulse.h"

namespace vtes::rules {

char letterOf(Context context) {
  return static_cast<char>('A' + static_cast<int>(context));
}

SeatList pollOrder(const Seating &seating, const Polled &polled) {
  SeatList order;
  (void)firstPolled(seating, polled, [&](Seat seat) {
    order.push_back(seat);
    return false;
  });
  return order;
}

Seat impulseOwner(const Seating &seating, const Polled &polled, SeatSet passed) {
  return firstPolled(seating, polled, [&](Seat seat) { return !has(passed, seat); });
}

}  // namespace vtes::rules

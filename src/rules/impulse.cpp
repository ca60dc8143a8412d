#include "rules/impulse.h"

namespace vtes::rules {

char letterOf(Context context) {
  return static_cast<char>('A' + static_cast<int>(context));
}

SeatList pollOrder(const Seating &seating, const Polled &polled) {
  SeatList order;
  SeatSet asked = 0;
  const auto ask = [&](Seat seat) {
    if (!seating.in(seat) || has(asked, seat)) return;
    asked |= only(seat);
    order.push_back(seat);
  };
  ask(polled.acting);
  Seat from = polled.acting;
  switch (polled.context) {
    case Context::One:
      // The others follow clockwise from the defending Methuselah.
      from = onlyOf(polled.targets) == kNoSeat ? polled.acting : onlyOf(polled.targets);
      ask(from);
      break;
    case Context::Set:
      for (const Seat seat : seating.others(polled.acting)) {
        if (has(polled.targets, seat)) ask(seat);
      }
      break;
    case Context::Undirected:
      ask(seating.prey(polled.acting));
      ask(seating.predator(polled.acting));
      break;
  }
  for (const Seat seat : seating.others(from)) ask(seat);
  return order;
}

Seat impulseOwner(const Seating &seating, const Polled &polled, SeatSet passed) {
  for (const Seat seat : pollOrder(seating, polled)) {
    if (!has(passed, seat)) return seat;
  }
  return kNoSeat;
}

}  // namespace vtes::rules

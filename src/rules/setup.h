#pragma once
/// How a game begins (RR `Setup`), or where a record of one does.

#include <optional>
#include <variant>
#include <vector>

#include "rules/refusal.h"
#include "rules/state.h"

namespace vtes::rules {

/// A seat, clockwise from who plays first.
struct SetupSeat {
  Bounds pool = kStartingPool;
  Bounds library = {60, 90};  ///< RR does not say; a legal deck has as many
  Bounds crypt = {12, Bounds::kUnbounded};
  Bounds hand = 0;  ///< counts only where the game is begun in the middle
  int handSize = kHandSize;
};

/// A card that is on the table, or of which it is known that it is dealt.
struct SetupCard {
  NewPiece card;
  Seat owner = kNoSeat;
  Seat controller = kNoSeat;  ///< kNoSeat: the owner
  Region region = Region::Uncontrolled;
  Known locked = Known::No;
  int strength = 1;
  bool titleContested = false;
};

struct Setup {
  std::vector<SetupSeat> seats;
  std::vector<SetupCard> cards;  ///< where one lies on another, the other stands before it
  bool inTheMiddle = false;      ///< hands and crypts are as given, nothing is dealt
  Seat active = 0;               ///< whose turn is the first to come
  Seat edge = kNoSeat;
  int turn = 1;  ///< its number
};

/// The first state, at the first thing that somebody has to do; or why such a game is impossible.
[[nodiscard]] std::variant<State, Refusal> start(const Setup &setup);

}  // namespace vtes::rules

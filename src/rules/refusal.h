#pragma once
/// Why an input is refused.

#include <functional>
#include <string>
#include <string_view>

#include "rules/guards.h"
#include "rules/state.h"

namespace vtes::rules {

/// In plain English, lower case, without a full stop: what was seen, and what is expected.
struct Refusal {
  std::string reason;
  std::string_view section;   ///< of RR
  Guard guard = Guard::None;  ///< which condition does not hold; None: there is no such move here
};

/// How people call what the machine has numbers for.
struct Names {
  std::function<std::string(Seat)> seat;
  std::function<std::string(PieceId)> piece;
};

/// A refusal whose reason names seats and cards as `<seat 2>` and `<card 14>`, with names in their places.
[[nodiscard]] std::string named(std::string_view reason, const Names &names);

[[nodiscard]] Refusal refusal(Guard guard, const State &state, const Input &input);
/// The step has nothing for such a move.
[[nodiscard]] Refusal refusedMove(const State &state, const Input &input);
/// It is somebody else's turn to do something.
[[nodiscard]] Refusal refusedPlayer(const State &state, const Input &input);

}  // namespace vtes::rules

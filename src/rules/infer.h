#pragma once
/// What a record leaves out. It says what was played, seldom who passed: between two things that are written, everybody
/// passed, declined and took the least that must be done.

#include <variant>

#include "rules/machine.h"

namespace vtes::rules {

/// A state in which an input was accepted, and how many unwritten ones came before it.
struct Reached {
  State state;   ///< after the input
  State before;  ///< just before it
  int inferred = 0;
};

/// Lets whoever has the impulse pass (timedOut) until the input is accepted, `most` times at most. Gives the refusal of
/// the state that it began with where that does not help: nothing is changed then. The input's own refusal is final
/// where no later step could take it either.
[[nodiscard]] std::variant<Reached, Refusal> reach(const State &state, const Input &input, int most = 200);

/// Passes until every Methuselah has, and the window is closed; nothing is done where the step is no window.
[[nodiscard]] State closed(State state);

/// Passes until a step, for at most `most` inputs; nothing where it is not reached.
[[nodiscard]] std::optional<State> passedTo(const State &state, Step step, int most = 200);

}  // namespace vtes::rules

#pragma once
/// The turn machine: a state and an input give a new state, or a refusal. It runs from the table of machine_table.h.

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "cards/hooks.h"
#include "rules/refusal.h"
#include "rules/state.h"

namespace vtes::rules {

/// Applies an input. A refusal leaves everything as it was.
[[nodiscard]] std::variant<State, Refusal> step(const State &state, const Input &input);

/// The same in place: nothing, or why the input is refused; `state` is changed only where it is not.
[[nodiscard]] std::optional<Refusal> apply(State &state, const Input &input);

/// apply() for who does not ask why: whether the input is accepted.
[[nodiscard]] bool accept(State &state, const Input &input);

/// Goes on by itself until somebody has to do something; for a state that was made or changed by hand.
void run(State &state);

/// Every Methuselah passes, one after the other, until the window of the step is closed; as many inputs, at the cost of
/// one. False, and nothing is done, where the step is no window. What has to be done before a phase ends is not asked.
bool passAll(State &state);

/// The hooks that are open to a Methuselah: by the window of the step and on which side she is (windows.h). Empty where
/// the step has no window, or where it is another's choice.
[[nodiscard]] cards::Hooks openHooks(const State &state, Seat seat);

/// Whether the machine waits to hear how something came out (Move::Outcome): bounds leave it open.
[[nodiscard]] bool undecided(const State &state);
/// The way on that it asks about: the first that may hold. Only where undecided().
[[nodiscard]] std::string_view question(const State &state);

/// The moves that the table has for the step, Play and Use with them; whether one is accepted depends on the rest of
/// the input.
[[nodiscard]] FixedVector<Move, 24> movesOf(const State &state);

/// What a time-out comes to: a pass, or the least that has to be done; a hunt that is mandatory, yielding, a hand
/// strike; undecided forks do not hold.
[[nodiscard]] Input timedOut(const State &state);

}  // namespace vtes::rules

#pragma once
/// The rules as one table: the steps of a game, and what leads from one to the next. The machine runs from it
/// (machine.h), and the pages and diagrams are drawn from it (page.h). The words of conditions and deeds are in
/// guards.h and deeds.h.

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "rules/deeds.h"
#include "rules/guards.h"
#include "rules/input.h"
#include "rules/step.h"
#include "rules/windows.h"

namespace vtes::rules {

/// The loops of RR: a diagram each.
enum class Loop : std::uint8_t {
  Game,
  Unlock,
  Master,
  Minion,
  Combat,
  Referendum,
  Torpor,
  Influence,
  Discard,
  Card,
  Oust,
};

struct LoopFacts {
  Loop loop;
  std::string_view name;   ///< `combat`
  std::string_view title;  ///< `Combat`
};
[[nodiscard]] std::span<const LoopFacts> loops();

enum class StepKind : std::uint8_t {
  Start,
  Through,  ///< what happens by itself
  Fork,     ///< goes on by a condition; where bounds leave that open it waits for Move::Outcome
  Window,   ///< impulse goes round
  Choice,   ///< one Methuselah decides
  End,
  Pseudo,  ///< stands for other steps
};
/// `window`.
[[nodiscard]] std::string_view nameOf(StepKind kind);

/// Whose choice it is.
enum class Chooser : std::uint8_t { None, Active, ActingMinion, OpposingMinion, Blocker, Diablerist };

struct StepFacts {
  Step step;
  std::string_view name;  ///< `block-attempt`
  Loop loop;
  StepKind kind;
  std::string_view section;  ///< of RR
  std::string_view title;    ///< `A minion attempts to block`
  Window window = Window::UnlockPhase;
  Chooser chooser = Chooser::None;
  bool timed = false;  ///< `window` counts
};
[[nodiscard]] std::span<const StepFacts> steps();
[[nodiscard]] const StepFacts &factsOf(Step step);

/// One way on. Rows of a step stand in the order in which they are tried.
struct Transition {
  static constexpr std::size_t kMostGuards = 32;
  using Guards = std::array<Guard, kMostGuards>;

  Step from;
  Move on;
  Step to;
  std::string_view section;
  std::string_view label;
  Guards guards{};  ///< all must hold
  Deed deed = Deed::None;
  Step back = Step::Return;  ///< not Return: `to` begins a loop that comes back here
  [[nodiscard]] bool calls() const { return back != Step::Return; }
};
[[nodiscard]] std::span<const Transition> transitions();

/// What leads on from a step, at a glance: the machine asks this before each step it takes.
struct Ways {
  static constexpr std::uint16_t kNone = 0xFFFF;
  std::uint16_t begin = 0;  ///< of its rows in transitions()
  std::uint16_t end = 0;
  std::uint16_t autos = 0;  ///< rows that need no input; they stand in front of the others
  std::uint16_t allPassed = kNone;
  std::uint32_t moves = 0;  ///< that have a row, as bits

  [[nodiscard]] bool has(Move move) const { return (moves >> static_cast<unsigned>(move) & 1U) != 0; }
};
extern const std::array<Ways, kStepCount> kWays;
[[nodiscard]] inline const Ways &waysOf(Step step) {
  return kWays[static_cast<std::size_t>(step)];
}
/// The rows of one step.
[[nodiscard]] inline std::span<const Transition> transitionsOf(Step step) {
  const Ways &ways = waysOf(step);
  return transitions().subspan(ways.begin, ways.end - ways.begin);
}

/// `yield-contest`.
[[nodiscard]] std::string_view nameOf(Move move);

}  // namespace vtes::rules

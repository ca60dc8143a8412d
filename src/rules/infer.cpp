#include "rules/infer.h"

#include "rules/machine_table.h"

namespace vtes::rules {
namespace {

/// One thing that nobody wrote down. False: the machine waits for nobody.
bool passOnce(State &state) {
  return accept(state, timedOut(state));
}

}  // namespace

std::variant<Reached, Refusal> reach(const State &state, const Input &input, int most) {
  Reached reached{state, state, 0};
  std::optional<Refusal> first = apply(reached.state, input);
  if (!first) return reached;
  for (reached.inferred = 1; reached.inferred <= most; ++reached.inferred) {
    if (!passOnce(reached.before)) break;
    reached.state = reached.before;
    if (accept(reached.state, input)) return reached;
  }
  return *std::move(first);
}

State closed(State state) {
  if (factsOf(state.step).kind != StepKind::Window) return state;
  const Step step = state.step;
  const std::size_t depth = state.returns.size();
  for (int passes = 0; passes < kMostSeats && state.step == step && state.returns.size() == depth; ++passes) {
    if (!passOnce(state)) break;
  }
  return state;
}

std::optional<State> passedTo(const State &state, Step step, int most) {
  State reached = state;
  for (int passes = 0; passes <= most; ++passes) {
    if (reached.step == step) return reached;
    if (!passOnce(reached)) break;
  }
  return std::nullopt;
}

}  // namespace vtes::rules

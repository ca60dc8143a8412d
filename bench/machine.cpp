/// The turn machine: inputs a second, each on a copy of the state before it, as whole turns are played.
/// Exits with 1 below a million.

#include <benchmark/benchmark.h>

#include <cstdio>
#include <variant>
#include <vector>

#include "rules/infer.h"
#include "rules/machine.h"
#include "rules/setup.h"

namespace {

using namespace vtes::rules;

constexpr double kLeast = 1e6;  ///< steps a second on one core
double measured = 0;

/// Five players with six minions each, some way into the game.
State table() {
  Setup setup;
  setup.inTheMiddle = true;
  setup.turn = 6;
  setup.seats.resize(5);
  for (SetupSeat &seat : setup.seats) seat.hand = 7;
  for (int i = 0; i < 30; ++i) {
    SetupCard card;
    card.owner = static_cast<Seat>(i % 5);
    card.region = Region::Ready;
    card.card.kind = Kind::Vampire;
    card.card.card = static_cast<CardKey>(i + 1);
    card.card.capacity = 8;
    card.card.blood = 5;
    setup.cards.push_back(card);
  }
  return std::get<State>(start(setup));
}

/// A turn with a bleed that is blocked and fought over, and one that is not; everybody is asked at every window.
std::vector<Input> turn(State state) {
  std::vector<Input> inputs;
  const auto take = [&](const Input &input) {
    if (!apply(state, input)) inputs.push_back(input);
  };
  for (const PieceId actor : {PieceId{0}, PieceId{5}}) {
    while (state.step != Step::MinionPhase) take(timedOut(state));
    Input bleed;
    bleed.move = Move::Announce;
    bleed.player = 0;
    bleed.piece = actor;
    bleed.action = ActionType::Bleed;
    take(bleed);
    while (state.step != Step::BlockOpportunity) take(timedOut(state));
    if (actor == 0) {
      take(timedOut(state));
      Input block;
      block.move = Move::Block;
      block.player = 1;
      block.piece = 1;
      take(block);
    }
  }
  while (state.turn.active == 0) take(timedOut(state));
  return inputs;
}

void machineSteps(benchmark::State &run) {
  const State begin = table();
  const std::vector<Input> inputs = turn(begin);
  std::int64_t steps = 0;
  for (auto _ : run) {
    State state = begin;
    for (const Input &input : inputs) {
      auto next = step(state, input);
      state = std::get<State>(next);
    }
    benchmark::DoNotOptimize(state);
    steps += static_cast<std::int64_t>(inputs.size());
  }
  run.SetItemsProcessed(steps);
}

/// Prints as usual, and keeps the figure.
class Reporter : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run> &runs) override {
    for (const Run &run : runs) {
      const auto found = run.counters.find("items_per_second");
      if (found != run.counters.end()) measured = found->second;
    }
    ConsoleReporter::ReportRuns(runs);
  }
};

}  // namespace

int main(int argc, char **argv) {
  benchmark::Initialize(&argc, argv);
  benchmark::RegisterBenchmark("steps of the turn machine", machineSteps);
  Reporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  std::printf("%.2f million steps of the turn machine a second (at least 1)  %s\n", measured / 1e6,
              measured >= kLeast ? "ok" : "MISSED");
  return measured >= kLeast ? 0 : 1;
}

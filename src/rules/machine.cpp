#include "rules/machine.h"

#include <algorithm>
#include <utility>

#include "rules/guard_groups.h"
#include "rules/machine_table.h"

namespace vtes::rules {
namespace {

/// More steps than this without an input would be a circle in the table.
constexpr int kMostSteps = 500;

/// What the machine does by itself.
const Input kItself = [] {
  Input input;
  input.move = Move::Auto;
  return input;
}();

/// The first guard that does not hold for certain, or that may not.
struct Verdict {
  Known holds = Known::Yes;
  Guard guard = Guard::None;
};

/// `concerned(guard)`: the condition has to be looked at.
template <typename Concerned>
Verdict judge(const Transition &row, const State &state, const Input &input, Concerned concerned) {
  Verdict verdict;
  for (const Guard guard : row.guards) {
    if (guard == Guard::None) break;
    if (!concerned(guard)) continue;
    const Known one = holds(guard, state, input);
    if (one == Known::No) return {one, guard};
    if (one == Known::Unknown) verdict = {one, guard};
  }
  return verdict;
}

Verdict judge(const Transition &row, const State &state, const Input &input) {
  const EffectSet effects = input.play.effectSet();
  return judge(row, state, input, [effects](Guard guard) { return concerns(guard, effects); });
}

/// Whether the machine takes a way by itself.
Known leads(const Transition &row, const State &state) {
  return judge(row, state, kItself, [](Guard) { return true; }).holds;
}

void enter(State &state, Step step) {
  state.step = step;
  state.passed = 0;
  state.decided = 0;
}

void take(State &state, const Transition &row, const Input &input) {
  const Step from = state.step;
  if (row.deed != Deed::None) perform(row.deed, state, input);
  if (row.calls()) state.returns.push_back(row.back == Step::Stay ? from : row.back);
  if (row.to == Step::Stay) return;
  if (row.to != Step::Return) {
    enter(state, row.to);
    return;
  }
  const Step back = state.returns.back();
  state.returns.pop_back();
  enter(state, back);
}

bool allPassed(const State &state) {
  return factsOf(state.step).kind == StepKind::Window && (state.seating.alive & ~state.passed) == 0;
}

/// Whether a row of every step may hold: somebody is ousted, or it is the turn of one who was.
bool mayBeInterrupted(const State &state) {
  // All at once: this is asked after nearly every step.
  const unsigned empty = [&]<std::size_t... seat>(std::index_sequence<seat...>) {
    return ((static_cast<unsigned>(state.players[seat].pool.high == 0) << seat) | ...);
  }
  (std::make_index_sequence<kMostSeats>());
  return (empty & state.seating.alive) != 0 || !state.seating.in(state.turn.active);
}

std::span<const Transition> autosOf(Step step) {
  const Ways &ways = waysOf(step);
  return transitions().subspan(ways.begin, ways.autos);
}

/// The way on that needs no input, if there is one. A fork whose way bounds leave open has none. `interrupted`:
/// mayBeInterrupted().
const Transition *wayOn(const State &state, bool interrupted) {
  if (interrupted) {
    for (const Transition &row : autosOf(Step::AnyStep)) {
      if (leads(row, state) == Known::Yes) return &row;
    }
  }
  const Ways &ways = waysOf(state.step);
  if (ways.autos > state.decided) {
    const bool forks = factsOf(state.step).kind == StepKind::Fork;
    for (const Transition &row : autosOf(state.step).subspan(state.decided)) {
      const Known answer = leads(row, state);
      if (answer == Known::Yes) return &row;
      if (answer == Known::Unknown && forks) return nullptr;
    }
  }
  return ways.allPassed != Ways::kNone && allPassed(state) ? &transitions()[ways.allPassed] : nullptr;
}

bool waitsForSomebody(const State &state) {
  const StepKind kind = factsOf(state.step).kind;
  return kind == StepKind::Window || kind == StepKind::Choice;
}

/// Where the rows for a move are: the step's own before those of every window. AnyStep where there are none.
Step rowsFor(const State &state, Move move) {
  if (waysOf(state.step).has(move)) return state.step;
  // Whose choice it is has to choose: a pass is a way on only where the step has one.
  const bool chooses = move == Move::Pass && factsOf(state.step).kind == StepKind::Choice;
  return waitsForSomebody(state) && !chooses && waysOf(Step::AnyWindow).has(move) ? Step::AnyWindow : Step::AnyStep;
}

/// The first of a move's rows that may be taken; otherwise the last of them, with the condition that forbids it.
struct Choice {
  const Transition *row = nullptr;
  Verdict verdict;
};

Choice choose(const State &state, const Input &input) {
  Choice choice;
  for (const Transition &row : transitionsOf(rowsFor(state, input.move))) {
    if (row.on != input.move) continue;
    choice = {&row, judge(row, state, input)};
    if (choice.verdict.holds != Known::No) break;
  }
  return choice;
}

bool hasRow(const State &state, Move move) {
  return waysOf(rowsFor(state, move)).has(move);
}

bool decide(State &state, const Input &input) {
  if (!undecided(state)) return false;
  const auto rows = autosOf(state.step);
  for (std::size_t i = state.decided; i < rows.size(); ++i) {
    if (leads(rows[i], state) != Known::Unknown) continue;
    if (input.yes) {
      take(state, rows[i], kItself);
    } else {
      state.decided = static_cast<std::uint8_t>(i + 1);
    }
    break;
  }
  run(state);
  return true;
}

/// The environment's moves have no player.
bool isEnvironments(Move move) {
  return move == Move::Oust || move == Move::EndGame || move == Move::Outcome;
}

/// Any play gives the impulse back to the acting Methuselah (RR `Poll current impulse owner`).
void snapBack(State &state) {
  state.passed = 0;
  if (state.step == Step::BlockOpportunity) state.action.declined = 0;
}

/// The cheapest strike, for who does not choose one.
Strike handStrike(const State &state, PieceId id) {
  Strike strike;
  strike.kind = StrikeKind::Damage;
  strike.amount = std::max<int>(state.piece(id).strength, 0);
  return strike;
}

}  // namespace

void run(State &state) {
  bool interrupted = mayBeInterrupted(state);
  for (int steps = 0; steps < kMostSteps; ++steps) {
    const Transition *row = wayOn(state, interrupted);
    if (row == nullptr) return;
    take(state, *row, kItself);
    // Only what is done changes pools and who is in the game.
    if (row->deed != Deed::None) interrupted = mayBeInterrupted(state);
  }
}

bool undecided(const State &state) {
  return factsOf(state.step).kind == StepKind::Fork;
}

std::string_view question(const State &state) {
  const auto rows = autosOf(state.step);
  for (std::size_t i = state.decided; i < rows.size(); ++i) {
    const Verdict verdict = judge(rows[i], state, kItself);
    if (verdict.holds == Known::Unknown) return factsOf(verdict.guard).name;
  }
  return {};
}

namespace {

/// Why an input is refused, before it is put into words.
struct Objection {
  enum class To : std::uint8_t { Nothing, Move, Player, Condition } to = To::Nothing;
  Guard guard = Guard::None;
};

Objection attempt(State &state, const Input &input) {
  using To = Objection::To;
  if (input.move == Move::TimeOut) {
    if (input.player != state.impulse()) return {To::Player};
    return attempt(state, timedOut(state));
  }
  if (factsOf(state.step).kind == StepKind::End || input.move == Move::Auto || input.move == Move::AllPassed)
    return {To::Move};
  if (input.move == Move::Outcome) return {decide(state, input) ? To::Nothing : To::Move};
  if (!isEnvironments(input.move)) {
    const bool there = input.player < state.seating.count && state.seating.in(input.player);
    if (!there || undecided(state)) return {To::Player};
  }
  if (!hasRow(state, input.move)) return {To::Move};
  if (!isEnvironments(input.move) && state.impulse() != input.player) return {To::Player};
  // What is only unknown is taken as it is told.
  const Choice choice = choose(state, input);
  if (choice.verdict.holds == Known::No) return {To::Condition, choice.verdict.guard};
  if (input.move != Move::Pass) snapBack(state);
  take(state, *choice.row, input);
  run(state);
  return {};
}

}  // namespace

bool accept(State &state, const Input &input) {
  return attempt(state, input).to == Objection::To::Nothing;
}

std::optional<Refusal> apply(State &state, const Input &input) {
  const Objection objection = attempt(state, input);
  const bool timeOut = input.move == Move::TimeOut && objection.to != Objection::To::Player;
  const Input meant = timeOut ? timedOut(state) : input;
  switch (objection.to) {
    case Objection::To::Nothing:
      return std::nullopt;
    case Objection::To::Move:
      return refusedMove(state, meant);
    case Objection::To::Player:
      return refusedPlayer(state, meant);
    case Objection::To::Condition:
      return refusal(objection.guard, state, meant);
  }
  return std::nullopt;
}

bool passAll(State &state) {
  if (factsOf(state.step).kind != StepKind::Window) return false;
  if (state.step == Step::BlockOpportunity) state.action.declined |= state.action.mayBlock;
  state.passed = state.seating.alive;
  run(state);
  return true;
}

std::variant<State, Refusal> step(const State &state, const Input &input) {
  std::variant<State, Refusal> result(std::in_place_type<State>, state);
  if (std::optional<Refusal> refused = apply(std::get<State>(result), input)) return *std::move(refused);
  return result;
}

cards::Hooks openHooks(const State &state, Seat seat) {
  const StepFacts &facts = factsOf(state.step);
  if (!facts.timed || !state.seating.in(seat)) return 0;
  if (facts.kind == StepKind::Choice && state.impulse() != seat) return 0;
  const bool acting = seat == state.polled().acting;
  return cards::kAnyTimeHook | hooksOf(facts.window, Side::Any) |
         hooksOf(facts.window, acting ? Side::Acting : Side::Reacting) |
         (seat == state.turn.active ? 0 : hooksOf(facts.window, Side::OutOfTurn));
}

FixedVector<Move, 24> movesOf(const State &state) {
  FixedVector<Move, 24> moves;
  const auto add = [&](Move move) {
    if (move == Move::Auto || move == Move::AllPassed || moves.full()) return;
    if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
  };
  if (undecided(state)) add(Move::Outcome);
  for (const Transition &row : transitionsOf(state.step)) add(row.on);
  if (waitsForSomebody(state)) {
    for (const Transition &row : transitionsOf(Step::AnyWindow)) {
      if (hasRow(state, row.on)) add(row.on);
    }
    add(Move::TimeOut);
  }
  return moves;
}

Input timedOut(const State &state) {
  Input input;
  input.player = state.impulse();
  if (undecided(state)) {
    input.move = Move::Outcome;
    input.yes = false;
    return input;
  }
  switch (state.step) {
    case Step::MinionPhase:
      for (std::size_t i = 0; i < state.pieces.size() && input.player == state.turn.active; ++i) {
        if (!groups::mustHunt(state.pieces[i], input.player)) continue;
        input.move = Move::Announce;
        input.action = ActionType::Hunt;
        input.piece = static_cast<PieceId>(i);
        break;
      }
      break;
    case Step::ContestDue:
      input.move = Move::YieldContest;
      for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        const Piece &piece = state.pieces[i];
        if (groups::isContested(piece) && piece.controller == input.player && !piece.paid)
          input.piece = static_cast<PieceId>(i);
      }
      break;
    case Step::StrikeActing:
    case Step::StrikeOpposing: {
      const Combatant &side = state.combat.sides[state.step == Step::StrikeActing ? kActing : kOpposing];
      input.move = Move::Strike;
      input.play.strike = handStrike(state, side.piece);
      if (side.isBound && state.combat.pair == 0) input.play.strike.source = side.bound;
      break;
    }
    default:
      break;
  }
  return input;
}

}  // namespace vtes::rules

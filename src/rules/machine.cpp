#include "rules/machine.h"

#include <algorithm>

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

Verdict judge(const Transition &row, const State &state, const Input &input) {
  Verdict verdict;
  for (const Guard guard : row.guards) {
    if (guard == Guard::None) break;
    const Known one = holds(guard, state, input);
    if (one == Known::No) return {one, guard};
    if (one == Known::Unknown) verdict = {one, guard};
  }
  return verdict;
}

void enter(State &state, Step step) {
  state.step = step;
  state.passed = 0;
  state.decided = 0;
}

void take(State &state, const Transition &row, const Input &input) {
  const Step from = state.step;
  perform(row.deed, state, input);
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

/// Whether a row of every step may hold: somebody is ousted, or it is the turn of one who was. Asked before each step,
/// so it looks at no more than the pools.
bool mayBeInterrupted(const State &state) {
  bool ousted = !state.seating.in(state.turn.active);
  for (Seat seat = 0; seat < state.seating.count; ++seat) {
    ousted = ousted || (state.players[seat].pool.high == 0 && state.seating.in(seat));
  }
  return ousted;
}

/// The way on that needs no input, if there is one. A fork whose way bounds leave open has none.
const Transition *wayOn(const State &state) {
  if (mayBeInterrupted(state)) {
    for (const Transition &row : transitionsOf(Step::AnyStep)) {
      if (row.on == Move::Auto && judge(row, state, kItself).holds == Known::Yes) return &row;
    }
  }
  const StepKind kind = factsOf(state.step).kind;
  const bool forks = kind == StepKind::Fork;
  int index = 0;
  for (const Transition &row : transitionsOf(state.step)) {
    if (row.on != Move::Auto || index++ < state.decided) continue;
    const Known answer = judge(row, state, kItself).holds;
    if (answer == Known::Yes) return &row;
    if (answer == Known::Unknown && forks) return nullptr;
  }
  if (!allPassed(state)) return nullptr;
  for (const Transition &row : transitionsOf(state.step)) {
    if (row.on == Move::AllPassed) return &row;
  }
  return nullptr;
}

bool waitsForSomebody(const State &state) {
  const StepKind kind = factsOf(state.step).kind;
  return kind == StepKind::Window || kind == StepKind::Choice;
}

bool leadsOn(Step step, Move move) {
  const auto rows = transitionsOf(step);
  return std::any_of(rows.begin(), rows.end(), [move](const Transition &row) { return row.on == move; });
}

/// Where the rows for a move are: the step's own before those of every window. AnyStep where there are none.
Step rowsFor(const State &state, Move move) {
  if (leadsOn(state.step, move)) return state.step;
  // Whose choice it is has to choose: a pass is a way on only where the step has one.
  const bool chooses = move == Move::Pass && factsOf(state.step).kind == StepKind::Choice;
  return waitsForSomebody(state) && !chooses && leadsOn(Step::AnyWindow, move) ? Step::AnyWindow : Step::AnyStep;
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
  return leadsOn(rowsFor(state, move), move);
}

bool decide(State &state, const Input &input) {
  if (!undecided(state)) return false;
  int index = 0;
  for (const Transition &row : transitionsOf(state.step)) {
    if (row.on != Move::Auto || index++ < state.decided || judge(row, state, kItself).holds != Known::Unknown) continue;
    if (input.yes) {
      take(state, row, kItself);
    } else {
      state.decided = static_cast<std::uint8_t>(index);
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
  for (int steps = 0; steps < kMostSteps; ++steps) {
    const Transition *row = wayOn(state);
    if (row == nullptr) return;
    take(state, *row, kItself);
  }
}

bool undecided(const State &state) {
  return factsOf(state.step).kind == StepKind::Fork;
}

std::string_view question(const State &state) {
  int index = 0;
  for (const Transition &row : transitionsOf(state.step)) {
    if (row.on != Move::Auto || index++ < state.decided) continue;
    const Verdict verdict = judge(row, state, kItself);
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

/// Actions and blocks.

#include <algorithm>

#include "rules/changes.h"
#include "rules/deed_groups.h"

namespace vtes::rules::deeds {
namespace {

constexpr int kTorporCost = 2;  ///< blood, of leaving torpor and of a rescue
constexpr int kMarkedCost = 1;  ///< blood, of attacking a marked minion

/// What the rulebook gives an action by itself (RR `default stealth +1` for a hunt); a bleed, a fight and what a card
/// does have none.
int defaultStealth(ActionType type) {
  switch (type) {
    case ActionType::Bleed:
    case ActionType::EnterCombat:
    case ActionType::Other:
      return 0;
    default:
      return 1;
  }
}

/// Whom it is directed at (RR `Block eligibility`).
SeatSet targetsOf(const State &state, const Input &input) {
  if (input.seats != 0) return input.seats;
  if (input.action == ActionType::Bleed) return only(state.seating.prey(input.player));
  if (input.other != kNoPiece)
    return static_cast<SeatSet>(only(state.pieces[input.other].controller) & ~only(input.player));
  return 0;
}

void startCombat(State &state, PieceId opposing) {
  state.combat = {};
  state.combat.active = true;
  state.combat.sides[kActing].piece = state.action.actor;
  state.combat.sides[kOpposing].piece = opposing;
}

}  // namespace

void declareAction(State &state, const Input &input) {
  Action &action = state.action;
  action = {};
  action.active = true;
  action.type = input.action;
  action.actor = input.piece;
  action.target = input.other;
  action.targets = targetsOf(state, input);
  // A fight without a card is with a marked minion.
  const bool attacksMarked = input.action == ActionType::EnterCombat && !input.withCard;
  action.stealth = input.stealthGiven ? input.stealth : Bounds(attacksMarked ? 1 : defaultStealth(input.action));
  const bool counts = input.action == ActionType::Bleed || input.action == ActionType::Hunt;
  action.amount = counts ? input.amount : Bounds(0);
  action.withCard = input.withCard;
  action.poolCost = input.play.pool;
  action.bloodCost = input.play.blood;
  if (!input.withCard && (input.action == ActionType::LeaveTorpor || input.action == ActionType::Rescue)) {
    action.bloodCost = kTorporCost;
  }
  if (attacksMarked) action.bloodCost = kMarkedCost;
  action.card = input.play;
  action.card.player = input.player;
  action.card.minion = input.piece;
  action.card.isAction = true;
  state.pieces[input.piece].locked = Known::Yes;
}

void playActionCard(State &state, const Input & /*input*/) {
  leaveHand(state, state.action.card.player);
  state.plays.push_back(state.action.card);
}

void findBlockers(State &state, const Input & /*input*/) {
  state.action.mayBlock = mayBlock(state.seating, state.turn.active, state.action.targets);
  state.action.declined = 0;
}

void startAttempt(State &state, const Input &input) {
  state.action.blocker = input.piece;
  state.action.blockerSeat = input.player;
  state.action.intercept = 0;
  for (const InterceptOf &each : state.action.intercepts) {
    if (each.minion == input.piece) state.action.intercept = each.amount;
  }
}

void endAttempt(State &state, const Input & /*input*/) {
  state.action.blocker = kNoPiece;
  state.action.blockerSeat = kNoSeat;
  state.action.intercept = 0;
}

void blockAction(State &state, const Input & /*input*/) {
  state.action.blocked = true;
}

void lockBlocker(State &state, const Input & /*input*/) {
  if (state.hasPiece(state.action.blocker)) state.pieces[state.action.blocker].locked = Known::Yes;
}

void fightBlocker(State &state, const Input & /*input*/) {
  startCombat(state, state.action.blocker);
}

void fightTarget(State &state, const Input & /*input*/) {
  startCombat(state, state.action.target);
}

void changeTarget(State &state, const Input &input) {
  state.action.targets = only(state.action.redirectedTo);
  state.action.redirectedTo = kNoSeat;
  // Earlier attempts to block count no more.
  endAttempt(state, input);
}

void payAction(State &state, const Input & /*input*/) {
  Action &action = state.action;
  action.successful = true;
  action.declined = action.mayBlock;
  changePool(state, state.turn.active, Bounds(0) - action.poolCost);
  // A rescue's cost is shared between the two as they choose; what the rescuer lacks, the other burns.
  Piece &actor = state.pieces[action.actor];
  const Bounds lacking = (action.bloodCost - actor.blood).notNegative();
  actor.blood.spend(action.bloodCost);
  if (action.type == ActionType::Rescue && state.hasPiece(action.target)) {
    state.pieces[action.target].blood.spend(lacking);
  }
}

void burnBleed(State &state, const Input & /*input*/) {
  const Seat target = onlyOf(state.action.targets);
  if (state.seating.in(target)) {
    changePool(state, target, Bounds(0) - state.action.amount);
  } else {
    // The target has left the game: nobody burns anything, and that is no successful bleed.
    state.action.amount = 0;
  }
}

void takeEdge(State &state, const Input & /*input*/) {
  state.edge = state.turn.active;
}

void gainHunt(State &state, const Input & /*input*/) {
  changeBlood(state, state.action.actor, state.action.amount);
}

void leaveTorpor(State &state, const Input & /*input*/) {
  const PieceId who = state.action.type == ActionType::Rescue ? state.action.target : state.action.actor;
  if (state.hasPiece(who) && state.pieces[who].region == Region::Torpor) state.pieces[who].region = Region::Ready;
}

void applyActionCard(State &state, const Input & /*input*/) {
  state.entering = kNoPiece;
  apply(state, state.action.card);
}

void endAction(State &state, const Input & /*input*/) {
  state.action = {};
  endWakes(state);
}

}  // namespace vtes::rules::deeds

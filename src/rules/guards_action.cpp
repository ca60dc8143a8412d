/// Conditions of actions and blocks.

#include <algorithm>

#include "rules/guard_groups.h"

namespace vtes::rules::groups {
namespace {

constexpr int kTorporCost = 2;  ///< blood, of leaving torpor and of a rescue
constexpr int kMarkedCost = 1;  ///< blood, of attacking a marked minion

bool anyMustHunt(const State &state) {
  return std::any_of(state.pieces.begin(), state.pieces.end(),
                     [&](const Piece &piece) { return mustHunt(piece, state.turn.active); });
}

Known actorCanAct(const State &state, const Input &input) {
  const Piece &actor = state.piece(input.piece);
  const Region from = input.action == ActionType::LeaveTorpor ? Region::Torpor : Region::Ready;
  const bool vampiresOnly = input.action == ActionType::Hunt || input.action == ActionType::Diablerie ||
                            input.action == ActionType::LeaveTorpor || input.action == ActionType::Political;
  if (actor.region != from || (vampiresOnly && actor.kind != Kind::Vampire)) return Known::No;
  return !actor.locked;
}

bool targetFits(const State &state, const Input &input) {
  if ((input.seats & ~state.seating.alive) != 0 || has(input.seats, input.player)) return false;
  const Piece *target = find(state, input.other);
  if (input.other != kNoPiece && target == nullptr) return false;
  switch (input.action) {
    case ActionType::Bleed:
      return countOf(input.seats) <= 1 && state.seating.left() > 1;
    case ActionType::Rescue:
    case ActionType::Diablerie:
      return target != nullptr && target->region == Region::Torpor && input.other != input.piece;
    case ActionType::EnterCombat:
      return target != nullptr && target->ready() && input.other != input.piece;
    case ActionType::Hunt:
    case ActionType::LeaveTorpor:
      return target == nullptr && input.seats == 0;
    default:
      return true;
  }
}

/// What the rulebook gives no action for takes a card, or an effect in play; a marked minion can be attacked.
bool granted(const State &state, const Input &input) {
  if (input.withCard) return true;
  if (input.action == ActionType::EnterCombat) return state.piece(input.other).marked;
  return input.action != ActionType::Political;
}

Known affordable(const State &state, const Input &input) {
  const Piece &actor = state.piece(input.piece);
  if (!input.withCard) {
    if (input.action == ActionType::LeaveTorpor) return actor.blood.atLeast(kTorporCost);
    if (input.action == ActionType::EnterCombat) return actor.blood.atLeast(kMarkedCost);
    if (input.action == ActionType::Rescue) {
      return (actor.blood + state.piece(input.other).blood).atLeast(kTorporCost);
    }
  }
  const Known pool = state.players[input.player].pool.atLeast(input.play.pool);
  const Known blood = actor.blood.atLeast(input.play.blood);
  return pool == Known::No || blood == Known::No ? Known::No : Known::Yes;
}

/// The acting minion cannot go on, or an effect ended the action.
bool actionOver(const State &state) {
  const Action &action = state.action;
  if (action.ended) return true;
  const Piece *actor = find(state, action.actor);
  const Region needed = action.type == ActionType::LeaveTorpor ? Region::Torpor : Region::Ready;
  return actor == nullptr || actor->region != needed || actor->controller != state.turn.active;
}

Known unlocked(const Piece &piece) {
  return piece.awake ? Known::Yes : !piece.locked;
}

bool isReady(const State &state, PieceId id) {
  const Piece *piece = find(state, id);
  return piece != nullptr && piece->ready();
}

}  // namespace

Known holdsInAction(Guard guard, const State &state, const Input &input) {
  const Action &action = state.action;
  const Piece *piece = find(state, input.piece);
  switch (guard) {
    case Guard::MandatoryDone:
      return known(input.player != state.turn.active || !anyMustHunt(state));
    case Guard::ActorIsOwn:
      return known(piece != nullptr && piece->minion() && piece->controller == input.player);
    case Guard::ActorCanAct:
      return actorCanAct(state, input);
    case Guard::MandatoryFirst:
      return known(!anyMustHunt(state) || (input.action == ActionType::Hunt && mustHunt(*piece, input.player)));
    case Guard::TargetFits:
      return known(targetFits(state, input));
    case Guard::ActionGranted:
      return known(granted(state, input));
    case Guard::BleedsPrey:
      return known(input.action != ActionType::Bleed || input.withCard || input.seats == 0 ||
                   onlyOf(input.seats) == state.seating.prey(input.player));
    case Guard::ActionAffordable:
      return affordable(state, input);
    case Guard::WithActionCard:
      return known(action.withCard && action.card.fromHand);
    case Guard::ActionCardCancelled:
      return known(action.cancelled);
    case Guard::ActionOver:
      return known(actionOver(state));
    case Guard::NobodyCanBlock:
      return known(action.unblockable || mayBlock(state.seating, state.turn.active, action.targets) == 0);
    case Guard::BlockerIsOwn:
      return known(piece != nullptr && piece->ready() && piece->controller == input.player);
    case Guard::BlockerEligible:
      return known(has(action.mayBlock, input.player));
    case Guard::BlockerUnlocked:
      return unlocked(*piece);
    case Guard::BlockerGone:
      return known(!isReady(state, action.blocker));
    case Guard::InterceptReaches:
      return action.intercept.atLeast(action.stealth);
    case Guard::Redirected:
      return known(action.redirectedTo != kNoSeat);
    case Guard::LeavesTorpor:
      return known(action.type == ActionType::LeaveTorpor);
    case Guard::BlockerIsVampire:
      return known(isReady(state, action.blocker) && state.piece(action.blocker).kind == Kind::Vampire);
    case Guard::CombatFollows:
      return known(!action.noCombat && isReady(state, action.actor) && isReady(state, action.blocker));
    case Guard::IsBleed:
      return known(action.type == ActionType::Bleed);
    case Guard::IsHunt:
      return known(action.type == ActionType::Hunt);
    case Guard::IsPolitical:
      return known(action.type == ActionType::Political);
    case Guard::IsDiablerie:
      return known(action.type == ActionType::Diablerie);
    case Guard::IsLeaveOrRescue:
      return known(action.type == ActionType::LeaveTorpor || action.type == ActionType::Rescue);
    case Guard::IsEnterCombat:
      return known(action.type == ActionType::EnterCombat && isReady(state, action.target) &&
                   isReady(state, action.actor));
    case Guard::BleedCounts:
      return action.amount.atLeast(1);
    default:
      return Known::Yes;
  }
}

}  // namespace vtes::rules::groups

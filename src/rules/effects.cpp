/// What each effect of a card does.

#include <algorithm>

#include "rules/changes.h"

namespace vtes::rules {
namespace {

/// One effect with what it is about: a Methuselah, a card.
struct Aim {
  const Play &play;
  const PlayEffect &row;
  Seat seat;
  PieceId piece;
};

int exactly(Bounds amount) {
  return amount.low;
}

/// Actions and transfers, never fewer than none.
void gain(std::int8_t &count, Bounds amount) {
  count = static_cast<std::int8_t>(std::clamp(count + exactly(amount), 0, 100));
}

void applyToTable(State &state, const Aim &aim) {
  Player &player = state.players[aim.seat];
  switch (aim.row.effect) {
    case Effect::Pool:
      changePool(state, aim.seat, aim.row.amount);
      break;
    case Effect::TakeEdge:
      state.edge = aim.seat;
      break;
    case Effect::MasterActions:
      gain(state.turn.masterActions, aim.row.amount);
      break;
    case Effect::DiscardActions:
      gain(state.turn.discardActions, aim.row.amount);
      break;
    case Effect::Transfers:
      gain(state.turn.transfers, aim.row.amount);
      break;
    case Effect::HandSize:
      player.handSize = static_cast<std::int8_t>(std::clamp(player.handSize + exactly(aim.row.amount), 0, 60));
      settleHand(state, aim.seat);
      break;
    case Effect::Draw: {
      const Bounds drawn = least(aim.row.amount, player.library);
      player.library.spend(drawn);
      player.hand += drawn;
      settleHand(state, aim.seat);
      break;
    }
    case Effect::Discard:
      player.hand.spend(aim.row.amount);
      settleHand(state, aim.seat);
      break;
    case Effect::NoReplace:
      ++player.withheld;
      break;
    case Effect::Replace:
      player.withheld = static_cast<std::int8_t>(std::max(player.withheld - exactly(aim.row.amount), 0));
      settleHand(state, aim.seat);
      break;
    case Effect::VotesFor:
    case Effect::VotesAgainst:
      if (state.referendum.active && !state.referendum.ballots.full()) {
        state.referendum.ballots.push_back(
            {aim.seat, kNoPiece, Title::None, aim.row.effect == Effect::VotesFor, aim.row.amount});
      }
      break;
    default:
      break;
  }
}

void applyToPiece(State &state, const Aim &aim) {
  if (!state.hasPiece(aim.piece)) return;
  Piece &piece = state.pieces[aim.piece];
  const std::uint8_t side = state.sideOf(aim.piece);
  switch (aim.row.effect) {
    case Effect::Wake:
      piece.awake = true;
      break;
    case Effect::Blood:
      changeBlood(state, aim.piece, aim.row.amount);
      burnIfSpent(state, aim.piece);
      break;
    case Effect::Lock:
      piece.locked = Known::Yes;
      break;
    case Effect::Unlock:
      piece.locked = Known::No;
      break;
    case Effect::Torpor:
      if (piece.kind == Kind::Vampire && piece.inPlay()) toTorpor(state, aim.piece);
      break;
    case Effect::Ready:
      if (piece.region == Region::Torpor) piece.region = Region::Ready;
      break;
    case Effect::Burn:
      remove(state, aim.piece);
      break;
    case Effect::TakeControl:
      piece.controller = aim.seat;
      break;
    case Effect::GiveTitle:
      piece.title = aim.play.enters.title;
      piece.titleCard = aim.play.enters.titleCard;
      break;
    case Effect::Prevent: {
      for (Combatant &each : state.combat.sides) {
        if (each.retainer == aim.piece) each.retainerDamage.spend(aim.row.amount);
      }
      if (side == kNeither) break;
      Combatant &combatant = state.combat.sides[side];
      const Bounds left = (aim.row.amount - combatant.damage).notNegative();
      combatant.damage.spend(aim.row.amount);
      combatant.aggravated.spend(left);
      break;
    }
    case Effect::Damage:
      if (side != kNeither) {
        state.combat.sides[side].damage += aim.row.amount;
      } else {
        piece.blood.spend(aim.row.amount);
        burnIfSpent(state, aim.piece);
      }
      break;
    default:
      break;
  }
}

void changeIntercept(Action &action, PieceId minion, Bounds by) {
  if (minion == kNoPiece) return;
  const auto found = std::find_if(action.intercepts.begin(), action.intercepts.end(),
                                  [minion](const InterceptOf &each) { return each.minion == minion; });
  Bounds amount = by.notNegative();
  if (found != action.intercepts.end()) {
    amount = found->amount = (found->amount + by).notNegative();
  } else if (!action.intercepts.full()) {
    action.intercepts.push_back({minion, amount});
  }
  if (minion == action.blocker) action.intercept = amount;
}

void applyToAction(State &state, const Aim &aim) {
  Action &action = state.action;
  switch (aim.row.effect) {
    case Effect::Stealth:
      action.stealth = (action.stealth + aim.row.amount).notNegative();
      break;
    case Effect::Intercept:
      changeIntercept(action, state.interceptor(aim.play, aim.row), aim.row.amount);
      break;
    case Effect::Bleed:
    case Effect::Hunt:
      if (action.type != (aim.row.effect == Effect::Bleed ? ActionType::Bleed : ActionType::Hunt)) break;
      action.amount = (action.amount + aim.row.amount).notNegative();
      break;
    case Effect::Redirect:
      action.redirectedTo = aim.row.seat;
      break;
    case Effect::Unblockable:
      action.unblockable = true;
      break;
    case Effect::EndAction:
      action.ended = true;
      break;
    case Effect::NoCombat:
      action.noCombat = true;
      break;
    case Effect::EnterCombat:
      action.type = ActionType::EnterCombat;
      action.target = aim.row.piece;
      break;
    default:
      break;
  }
}

/// By the minion's side; a Methuselah's card counts for her combatant.
std::uint8_t sideFor(const State &state, const Play &play) {
  if (play.minion != kNoPiece) return state.sideOf(play.minion);
  const Piece &acting = state.pieces[state.combat.sides[kActing].piece];
  return acting.controller == play.player ? std::uint8_t{kActing} : std::uint8_t{kOpposing};
}

void applyToCombat(State &state, const Aim &aim) {
  Combat &combat = state.combat;
  if (!combat.active) return;
  const std::uint8_t side = sideFor(state, aim.play);
  if (side == kNeither) return;
  Combatant &combatant = combat.sides[side];
  switch (aim.row.effect) {
    case Effect::Maneuver:
      combat.longRange = !combat.longRange;
      combat.lastManeuver = side;
      break;
    case Effect::BindStrike:
      combatant.isBound = true;
      combatant.bound = aim.play.strike.source;
      break;
    case Effect::Strike:
      combatant.strike = aim.play.strike;
      break;
    case Effect::Additional:
      combatant.additional = static_cast<std::int8_t>(exactly(aim.row.amount));
      combatant.additionalGained = true;
      break;
    case Effect::EndCombat:
      combat.over = true;
      break;
    case Effect::PressContinue:
    case Effect::PressEnd:
      combat.pressed = aim.row.effect == Effect::PressContinue;
      combat.lastPress = side;
      break;
    default:
      break;
  }
}

/// The card that this one answers.
void applyToCard(State &state, const Aim &aim) {
  if (aim.row.effect == Effect::PutInPlay) state.entering = place(state, aim.play.enters, aim.play.player);
  if (state.plays.empty()) return;
  if (aim.row.effect == Effect::Cancel || aim.row.effect == Effect::CancelCost) {
    Play &answered = state.plays.back();
    answered.cancelled = true;
    if (aim.row.effect == Effect::CancelCost) answered.costUnpaid = true;
  }
}

}  // namespace

void apply(State &state, const Play &play) {
  for (const PlayEffect &row : play.effects) {
    const Aim aim{play, row, row.seat == kNoSeat ? play.player : row.seat,
                  row.piece == kNoPiece ? play.minion : row.piece};
    // Who was in the game when the card was played can have left it since.
    if (!state.seating.in(aim.seat)) continue;
    applyToTable(state, aim);
    applyToPiece(state, aim);
    applyToAction(state, aim);
    applyToCombat(state, aim);
    applyToCard(state, aim);
  }
}

}  // namespace vtes::rules

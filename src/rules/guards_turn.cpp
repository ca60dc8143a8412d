/// Conditions of the game, the phases and the table.

#include <algorithm>

#include "rules/guard_groups.h"
#include "rules/machine_table.h"

namespace vtes::rules::groups {
namespace {

/// How many transfers a move of the influence phase takes.
int transfersFor(const Input &input) {
  constexpr int kTakeBack = 2, kCrypt = 4;
  if (input.move == Move::Transfer) return input.amount.low;
  return input.move == Move::TakeBack ? kTakeBack * input.amount.low : kCrypt;
}

int poolFor(const Input &input) {
  return input.move == Move::Transfer ? input.amount.low : 1;
}

bool anyOusted(const State &state) {
  for (Seat seat = 0; seat < state.seating.count; ++seat) {
    if (state.seating.in(seat) && state.players[seat].pool.high == 0) return true;
  }
  return false;
}

/// Whether an oust is seen to here: not while a game is set up, nor while another oust is.
bool oustsCount(const State &state) {
  const Loop loop = factsOf(state.step).loop;
  return loop != Loop::Oust && loop != Loop::Game;
}

/// A turn without its Methuselah ends when what the others are playing is done with.
bool turnCanEnd(const State &state) {
  const Loop loop = factsOf(state.step).loop;
  return state.plays.empty() && loop != Loop::Oust && loop != Loop::Game && loop != Loop::Card;
}

template <typename Test>
Known anyPiece(const State &state, Test test) {
  return known(std::any_of(state.pieces.begin(), state.pieces.end(), test));
}

Known mergePossible(const State &state, const Input &input) {
  const Piece *base = find(state, input.piece), *waiting = find(state, input.other);
  return known(base != nullptr && waiting != nullptr && base->inPlay() && base->kind == Kind::Vampire &&
               base->controller == input.player && waiting->region == Region::Uncontrolled &&
               waiting->controller == input.player);
}

}  // namespace

Known holdsInTurn(Guard guard, const State &state, const Input &input) {
  const Seat active = state.turn.active;
  const Player *player = input.player < state.seating.count ? &state.players[input.player] : nullptr;
  const Piece *piece = find(state, input.piece);
  const bool own = piece != nullptr && piece->controller == input.player;
  switch (guard) {
    case Guard::OneLeft:
      return known(state.seating.left() <= 1);
    case Guard::WithdrawalDue:
      return known(state.players[active].withdrawing);
    case Guard::TurnPlayer:
      return known(input.player == active);
    case Guard::LibraryEmpty:
      return !player->library.atLeast(1);
    case Guard::NotWithdrawing:
      return known(!player->withdrawing);
    case Guard::SomeoneOusted:
      return known(oustsCount(state) && anyOusted(state));
    case Guard::NobodyOusted:
      return known(!anyOusted(state));
    case Guard::ActiveOusted:
      return known(!state.seating.in(active) && turnCanEnd(state));
    case Guard::PoolMayBeNothing: {
      const Seat seat = onlyOf(input.seats);
      return known(state.seating.in(seat) && state.players[seat].pool.low == 0);
    }
    case Guard::LeftInGame:
      return known(input.ending == Ending::Time || state.seating.in(onlyOf(input.seats)));
    case Guard::TorpidTitleContested:
      return anyPiece(state, [&](const Piece &each) {
        return each.region == Region::Torpor && each.titleContested && each.controller == active;
      });
    case Guard::ContestUnpaid:
      return anyPiece(state,
                      [&](const Piece &each) { return isContested(each) && each.controller == active && !each.paid; });
    case Guard::ContestOwn:
      return known(own && input.player == active && isContested(*piece));
    case Guard::ContestNotPaid:
      return known(!piece->paid);
    case Guard::ContestAffordable:
      return piece->region == Region::Contested ? player->pool.atLeast(1) : piece->blood.atLeast(1);
    case Guard::InfernalLocked:
      return known(own && piece->infernal && piece->locked != Known::No);
    case Guard::OnePoolThere:
      return player->pool.atLeast(poolFor(input));
    case Guard::HoldsEdge:
      return known(state.edge == input.player);
    case Guard::EdgePoolNotTaken:
      return known(!state.turn.edgePool);
    case Guard::MarkPossible:
      return known(piece != nullptr && piece->inPlay() && piece->minion() && piece->redList && !piece->marked);
    case Guard::TransfersLeft:
      return known(input.amount.low > 0 && transfersFor(input) <= state.turn.transfers);
    case Guard::UncontrolledOwn:
      return known(own && piece->region == Region::Uncontrolled);
    case Guard::BloodToTakeBack:
      return piece->blood.atLeast(input.amount.low);
    case Guard::CryptThere:
      return player->crypt.atLeast(1);
    case Guard::CapacityReached:
      return piece->capacity == 0 ? Known::Unknown : piece->blood.atLeast(piece->capacity);
    case Guard::NotUniqueInPlay:
      return !anyPiece(state, [&](const Piece &each) {
        return piece->unique && piece->card != 0 && each.card == piece->card && each.controller == input.player &&
               (each.inPlay() || each.region == Region::Contested);
      });
    case Guard::ScarceAffordable:
      return player->pool.atLeast(input.play.pool);
    case Guard::MergePossible:
      return mergePossible(state, input);
    case Guard::DiscardActionLeft:
      return known(state.turn.discardActions > 0);
    case Guard::EventIsNew:
      return known(input.play.card == 0 ||
                   std::find(state.events.begin(), state.events.end(), input.play.card) == state.events.end());
    case Guard::EventNotThisPhase:
      return known(!state.turn.eventPlayed);
    default:
      return Known::Yes;
  }
}

}  // namespace vtes::rules::groups

/// Impulse, and the playing of cards.

#include <algorithm>

#include "rules/changes.h"
#include "rules/deed_groups.h"

namespace vtes::rules::deeds {
namespace {

/// A card from the hand of a minion, in this action.
void note(State &state, const Play &play) {
  const bool counts = play.type == CardType::Modifier || play.type == CardType::Reaction;
  if (counts && state.action.active && !state.action.played.full()) {
    state.action.played.push_back({play.minion, play.card});
  }
}

/// A master card takes a master phase action, or one of the next master phase where it is played out of turn.
void spendMasterAction(State &state, const Play &play) {
  if (play.type != CardType::Master) return;
  if (play.player == state.turn.active) {
    --state.turn.masterActions;
  } else {
    ++state.players[play.player].mastersOwed;
  }
}

bool sameContest(const Piece &entering, const Piece &other) {
  return entering.unique && entering.card != 0 && other.card == entering.card &&
         (other.inPlay() || other.region == Region::Contested);
}

bool sameTitle(const Piece &entering, const Piece &other) {
  return entering.titleCard != 0 && other.titleCard == entering.titleCard && other.inPlay();
}

}  // namespace

void passImpulse(State &state, const Input &input) {
  state.passed |= only(input.player);
  // In a block opportunity who passes declines, until somebody plays something.
  if (state.step == Step::BlockOpportunity)
    state.action.declined = static_cast<SeatSet>(state.action.declined | (only(input.player) & state.action.mayBlock));
}

void declareCard(State &state, const Input &input) {
  Play play = input.play;
  play.player = input.player;
  play.cancelled = false;
  if (play.fromHand) leaveHand(state, play.player);
  payCost(state, play);
  spendMasterAction(state, play);
  note(state, play);
  state.plays.push_back(play);
}

void useCard(State &state, const Input &input) {
  Play play = input.play;
  play.player = input.player;
  play.fromHand = false;
  payCost(state, play);
  state.entering = kNoPiece;
  apply(state, play);
}

void cancelCard(State &state, const Input & /*input*/) {
  const Play &play = state.plays.back();
  if (play.isAction) {
    state.action.cancelled = true;
  } else if (play.costUnpaid && state.seating.in(play.player)) {
    refundCost(state, play);
  }
  state.entering = kNoPiece;
}

void resolveCard(State &state, const Input & /*input*/) {
  const Play play = state.plays.back();
  state.entering = kNoPiece;
  // An action's card resolves with the action.
  if (play.isAction) return;
  state.plays.pop_back();
  apply(state, play);
  state.plays.push_back(play);
}

void beginContest(State &state, const Input & /*input*/) {
  const PieceId id = state.entering;
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    Piece &other = state.pieces[i];
    Piece &entering = state.pieces[id];
    if (i == id || !other.there() || other.controller == entering.controller) continue;
    if (sameContest(entering, other)) {
      other.region = Region::Contested;
      other.locked = Known::No;
      entering.paid = true;
    } else if (sameTitle(entering, other)) {
      other.titleContested = true;
      entering.titleContested = true;
    }
  }
  Piece &entering = state.pieces[id];
  if (entering.paid) entering.region = Region::Contested;
  entering.paid = false;
}

void replaceCard(State &state, const Input & /*input*/) {
  const Seat seat = state.plays.back().player;
  state.plays.pop_back();
  if (state.seating.in(seat)) settleHand(state, seat);
}

}  // namespace vtes::rules::deeds

/// The influence phase and the discard phase.

#include <algorithm>

#include "rules/changes.h"
#include "rules/deed_groups.h"

namespace vtes::rules::deeds {
namespace {

constexpr int kTransfers = 4;  ///< RR `Receive transfers (normally 4)`, also what a card of the crypt costs

void spendTransfers(State &state, int count) {
  state.turn.transfers = static_cast<std::int8_t>(state.turn.transfers - count);
}

}  // namespace

void giveTransfers(State &state, const Input & /*input*/) {
  // The first three turns of the game have one, two and three.
  state.turn.transfers = static_cast<std::int8_t>(state.turn.transfers + std::min<int>(state.turn.number, kTransfers));
}

void loseTransfers(State &state, const Input & /*input*/) {
  state.turn.transfers = 0;
}

void moveToVampire(State &state, const Input &input) {
  spendTransfers(state, input.amount.low);
  changePool(state, input.player, Bounds(-input.amount.low));
  changeBlood(state, input.piece, input.amount.low);
}

void moveToPool(State &state, const Input &input) {
  spendTransfers(state, 2 * input.amount.low);
  changeBlood(state, input.piece, Bounds(-input.amount.low));
  changePool(state, input.player, input.amount.low);
}

void drawVampire(State &state, const Input &input) {
  spendTransfers(state, kTransfers);
  changePool(state, input.player, Bounds(-1));
  state.players[input.player].crypt.spend(1);
  NewPiece drawn = input.play.enters;
  drawn.kind = Kind::Vampire;
  drawn.uncontrolled = true;
  static_cast<void>(place(state, drawn, input.player));
}

void mergeVampire(State &state, const Input &input) {
  spendTransfers(state, kTransfers);
  changePool(state, input.player, Bounds(-1));
  const Bounds blood = state.pieces[input.other].blood;
  remove(state, input.other);
  changeBlood(state, input.piece, blood);
  state.pieces[input.piece].merged = true;
}

void comeOut(State &state, const Input &input) {
  Piece &piece = state.pieces[input.piece];
  changePool(state, input.player, Bounds(0) - input.play.pool);
  piece.region = Region::Ready;
  piece.locked = Known::No;
  changeBlood(state, input.piece, 0);  // what is more than the capacity goes back to the bank
  state.entering = input.piece;
}

void giveDiscardAction(State &state, const Input & /*input*/) {
  ++state.turn.discardActions;
}

void discardCard(State &state, const Input &input) {
  --state.turn.discardActions;
  leaveHand(state, input.player);
  settleHand(state, input.player);
}

void playEvent(State &state, const Input &input) {
  --state.turn.discardActions;
  state.turn.eventPlayed = true;
  if (input.play.card != 0 && !state.events.full()) state.events.push_back(input.play.card);
  Input event = input;
  event.play.type = CardType::Event;
  declareCard(state, event);
}

void loseDiscardActions(State &state, const Input & /*input*/) {
  state.turn.discardActions = 0;
}

}  // namespace vtes::rules::deeds

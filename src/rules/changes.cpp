#include "rules/changes.h"

#include <algorithm>

namespace vtes::rules {
namespace {

/// What still needs its card: its place is not given to another one.
bool spokenFor(const State &state, PieceId id) {
  const Action &action = state.action;
  return id == action.actor || id == action.target || id == action.blocker || id == state.combat.sides[kActing].piece ||
         id == state.combat.sides[kOpposing].piece || id == state.diablerie.diablerist || id == state.diablerie.victim;
}

}  // namespace

void settleHand(State &state, Seat seat) {
  // Who is out of the game has no hand.
  if (!state.seating.in(seat)) return;
  Player &player = state.players[seat];
  const int size = std::max(player.handSize - player.withheld, 0);
  if (player.hand.low < size) {
    const Bounds missing = (Bounds(size) - player.hand).notNegative();
    const Bounds drawn = least(missing, player.library);
    player.hand += drawn;
    player.library.spend(drawn);
  }
  player.hand = player.hand.atMost(size);
}

void leaveHand(State &state, Seat seat) {
  state.players[seat].hand.spend(1);
}

void changePool(State &state, Seat seat, Bounds by) {
  Bounds &pool = state.players[seat].pool;
  pool = (pool + by).notNegative();
}

void changeBlood(State &state, PieceId id, Bounds by) {
  Piece &piece = state.pieces[id];
  piece.blood = (piece.blood + by).notNegative();
  if (piece.kind == Kind::Vampire && piece.capacity > 0 && piece.region != Region::Uncontrolled) {
    piece.blood = piece.blood.atMost(piece.capacity);
  }
}

void burnIfSpent(State &state, PieceId id) {
  const Piece &piece = state.pieces[id];
  if (piece.inPlay() && hasLife(piece.kind) && piece.blood.high == 0) remove(state, id);
}

PieceId place(State &state, const Piece &piece) {
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (!state.pieces[i].there() && (state.pieces.full() || !spokenFor(state, id))) {
      state.pieces[i] = piece;
      return id;
    }
  }
  state.pieces.push_back(piece);
  return static_cast<PieceId>(state.pieces.size() - 1);
}

Piece pieceOf(const NewPiece &entering, Seat owner) {
  Piece piece;
  piece.card = entering.card;
  piece.titleCard = entering.titleCard;
  piece.blood = entering.blood;
  piece.region = entering.uncontrolled ? Region::Uncontrolled : Region::Ready;
  piece.kind = entering.kind;
  piece.owner = owner;
  piece.controller = owner;
  piece.title = entering.title;
  piece.on = entering.on;
  piece.copy = entering.copy;
  piece.capacity = entering.capacity;
  piece.unique = entering.unique;
  piece.infernal = entering.infernal;
  piece.redList = entering.redList;
  return piece;
}

PieceId place(State &state, const NewPiece &entering, Seat owner) {
  return place(state, pieceOf(entering, owner));
}

void remove(State &state, PieceId id) {
  state.pieces[id].region = Region::None;
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const auto on = static_cast<PieceId>(i);
    if (state.pieces[i].there() && state.pieces[i].on == id && on != id) remove(state, on);
  }
}

void toTorpor(State &state, PieceId id) {
  Piece &piece = state.pieces[id];
  piece.region = Region::Torpor;
  piece.awake = false;
}

void payCost(State &state, const Play &play) {
  state.players[play.player].pool.spend(play.pool);
  if (!state.hasPiece(play.minion)) return;
  state.pieces[play.minion].blood.spend(play.blood);
  burnIfSpent(state, play.minion);
}

void refundCost(State &state, const Play &play) {
  changePool(state, play.player, play.pool);
  if (state.hasPiece(play.minion)) changeBlood(state, play.minion, play.blood);
}

void endWakes(State &state) {
  for (Piece &piece : state.pieces) piece.awake = false;
}

}  // namespace vtes::rules

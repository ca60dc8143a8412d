#pragma once
/// Changes of a state that several deeds make.

#include "rules/state.h"

namespace vtes::rules {

/// Draws up to the hand size, or discards down to it, at once (RR `Hand size baseline`). An empty library gives
/// nothing.
void settleHand(State &state, Seat seat);
/// One card leaves the hand.
void leaveHand(State &state, Seat seat);

void changePool(State &state, Seat seat, Bounds by);
/// Blood, at most the capacity, or life. What is more than a capacity goes back to the bank.
void changeBlood(State &state, PieceId id, Bounds by);

/// A card as it enters, ready or uncontrolled, of its owner.
[[nodiscard]] Piece pieceOf(const NewPiece &entering, Seat owner);
/// A free place for a card. There is one: Guard::PiecesRoom, Guard::EffectTargets.
[[nodiscard]] PieceId place(State &state, const Piece &piece);
[[nodiscard]] PieceId place(State &state, const NewPiece &entering, Seat owner);
/// Takes a card off the table with all that is on it.
void remove(State &state, PieceId id);
/// To torpor, without what it was about to do.
void toTorpor(State &state, PieceId id);

/// What a card does, or a use of one.
void apply(State &state, const Play &play);
/// Its cost, of pool and of its minion's blood.
void payCost(State &state, const Play &play);
void refundCost(State &state, const Play &play);

/// Wakes last for an action.
void endWakes(State &state);

/// An ally or retainer in play that has no life left is burned.
void burnIfSpent(State &state, PieceId id);

}  // namespace vtes::rules

#pragma once
/// The conditions by subject, for guards.cpp, which finds the right one.

#include "rules/guards.h"
#include "rules/state.h"

namespace vtes::rules::groups {

[[nodiscard]] Known holdsInTurn(Guard guard, const State &state, const Input &input);
[[nodiscard]] Known holdsInAction(Guard guard, const State &state, const Input &input);
[[nodiscard]] Known holdsInCombat(Guard guard, const State &state, const Input &input);
[[nodiscard]] Known holdsInVote(Guard guard, const State &state, const Input &input);
[[nodiscard]] Known holdsOfCard(Guard guard, const State &state, const Input &input);

/// The card, where it is on the table.
[[nodiscard]] inline const Piece *find(const State &state, PieceId id) {
  return state.hasPiece(id) ? &state.piece(id) : nullptr;
}
[[nodiscard]] inline bool isContested(const Piece &piece) {
  return piece.there() && (piece.region == Region::Contested || piece.titleContested);
}
/// A vampire that has to hunt (RR `Mandatory actions gate`), for certain.
[[nodiscard]] inline bool mustHunt(const Piece &piece, Seat seat) {
  return piece.region == Region::Ready && piece.kind == Kind::Vampire && piece.controller == seat &&
         piece.locked == Known::No && piece.blood.high == 0;
}

}  // namespace vtes::rules::groups

/// Leaving the game, victory points and the end.

#include <algorithm>

#include "rules/changes.h"
#include "rules/deed_groups.h"

namespace vtes::rules::deeds {
namespace {

constexpr int kPoint = 2;  ///< in halves
constexpr int kPoolForAnOust = 6;

void addPoints(State &state, Seat seat, int halves) {
  state.players[seat].points = static_cast<std::uint8_t>(state.players[seat].points + halves);
}

/// Cards that somebody else owns are given back when the game is over; until then they are out of it.
void removeCardsOf(State &state, Seat seat) {
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const Piece &piece = state.pieces[i];
    if (!piece.there() || piece.controller != seat) continue;
    if (piece.owner != seat && piece.owner < state.seating.count) ++state.players[piece.owner].returned;
    state.pieces[i].region = Region::None;
  }
}

/// Takes away what lies on cards that are gone.
void removeStrays(State &state) {
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const Piece &piece = state.pieces[i];
    if (piece.there() && piece.on != kNoPiece && !state.hasPiece(piece.on)) remove(state, static_cast<PieceId>(i));
  }
}

void leave(State &state, Seat seat) {
  removeCardsOf(state, seat);
  state.seating.alive &= static_cast<SeatSet>(~only(seat));
  if (state.edge == seat) state.edge = kNoSeat;
  // A card that she is playing comes to nothing.
  for (Play &play : state.plays) play.cancelled = play.cancelled || play.player == seat;
  Player &player = state.players[seat];
  player.pool = 0;
  player.hand = 0;
}

}  // namespace

void countPoints(State &state, const Input & /*input*/) {
  const Seat last = onlyOf(state.seating.alive);
  if (last != kNoSeat) addPoints(state, last, kPoint);
  leaveTurn(state, {});
}

void endTable(State &state, const Input &input) {
  if (input.ending == Ending::Time) {
    for (Seat seat = 0; seat < state.seating.count; ++seat) {
      if (state.seating.in(seat)) addPoints(state, seat, kPoint / 2);
    }
  } else {
    int given = 0;
    for (const Player &player : state.players) given += player.points;
    addPoints(state, onlyOf(input.seats), std::max(kPoint * state.seating.count - given, 0));
  }
}

void announceWithdrawal(State &state, const Input &input) {
  state.players[input.player].withdrawing = true;
}

void removeOusted(State &state, const Input & /*input*/) {
  state.ousting = 0;
  const Seating before = state.seating;
  for (Seat seat = 0; seat < before.count; ++seat) {
    if (!before.in(seat) || state.players[seat].pool.high > 0) continue;
    state.ousting |= only(seat);
    state.players[seat].ousted = true;
    state.players[seat].oustedBy = before.predator(seat);
  }
  for (Seat seat = 0; seat < before.count; ++seat) {
    if (has(state.ousting, seat)) leave(state, seat);
  }
  removeStrays(state);
}

void awardPoints(State &state, const Input & /*input*/) {
  for (Seat seat = 0; seat < state.seating.count; ++seat) {
    if (!has(state.ousting, seat)) continue;
    const Seat predator = state.players[seat].oustedBy;
    if (predator == kNoSeat) continue;
    addPoints(state, predator, kPoint);
    // Who is ousted at the same time has no use for pool.
    if (!has(state.ousting, predator)) changePool(state, predator, kPoolForAnOust);
  }
  state.ousting = 0;
}

void leaveTurn(State &state, const Input & /*input*/) {
  // A card that somebody is playing is replaced, also where the game ends.
  FixedVector<Play, State::kMostPlays> plays = state.plays;
  for (const Play &play : plays) settleHand(state, play.player);
  state.returns.clear();
  state.plays.clear();
  state.action = {};
  state.combat = {};
  state.referendum = {};
  state.diablerie = {};
  state.entering = kNoPiece;
  endWakes(state);
}

void withdrawNow(State &state, const Input & /*input*/) {
  const Seat seat = state.turn.active;
  addPoints(state, seat, kPoint / 2);
  state.players[seat].withdrawn = true;
  leave(state, seat);
  removeStrays(state);
}

void emptyPool(State &state, const Input &input) {
  state.players[onlyOf(input.seats)].pool = 0;
}

}  // namespace vtes::rules::deeds

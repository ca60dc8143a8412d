/// Referendums, diablerie and the blood hunt.

#include <algorithm>

#include "rules/changes.h"
#include "rules/deed_groups.h"

namespace vtes::rules::deeds {

void beginReferendum(State &state, const Input & /*input*/) {
  state.referendum = {};
  state.referendum.active = true;
  state.referendum.caller = state.turn.active;
}

void setTerms(State &state, const Input &input) {
  state.referendum.termsSet = true;
  state.referendum.allocation = input.allocation;
  state.referendum.effects = input.play.effects;
}

void castBallot(State &state, const Input &input) {
  const Piece &piece = state.pieces[input.piece];
  state.referendum.ballots.push_back({input.player, input.piece, piece.title, input.yes, Bounds(votesOf(piece.title))});
}

void castEdge(State &state, const Input &input) {
  state.edge = kNoSeat;
  state.referendum.ballots.push_back({input.player, kNoPiece, Title::None, input.yes, 1});
}

void castCard(State &state, const Input &input) {
  Referendum &referendum = state.referendum;
  // The caller's own is the one that performs the action.
  const bool own = input.player == referendum.caller && !referendum.bloodHunt && state.action.withCard;
  if (!own) {
    leaveHand(state, input.player);
    settleHand(state, input.player);
  }
  referendum.cardVotes |= only(input.player);
  referendum.ballots.push_back({input.player, kNoPiece, Title::None, input.yes, 1});
}

void applyTerms(State &state, const Input & /*input*/) {
  Referendum &referendum = state.referendum;
  referendum.passed = Known::Yes;
  for (Seat seat = 0; seat < state.seating.count; ++seat) {
    if (state.seating.in(seat)) changePool(state, seat, Bounds(referendum.allocation[seat]));
  }
  Play terms;
  terms.player = referendum.caller;
  terms.effects = referendum.effects;
  apply(state, terms);
}

void failReferendum(State &state, const Input & /*input*/) {
  state.referendum.passed = Known::No;
}

void endReferendum(State &state, const Input & /*input*/) {
  // What came of it is known until the next one: a blood hunt asks.
  state.referendum.active = false;
}

void diablerieAction(State &state, const Input & /*input*/) {
  state.diablerie = {};
  state.diablerie.diablerist = state.action.actor;
  state.diablerie.victim = state.action.target;
}

void diablerieOnTheSpot(State &state, const Input & /*input*/) {
  state.diablerie = {};
  state.diablerie.diablerist = state.action.blocker;
  state.diablerie.victim = state.action.actor;
}

void commitDiablerie(State &state, const Input & /*input*/) {
  Diablerie &diablerie = state.diablerie;
  const Piece victim = state.pieces[diablerie.victim];
  const Piece &diablerist = state.pieces[diablerie.diablerist];
  const bool unknown = victim.capacity == 0 || diablerist.capacity == 0;
  const bool older = !unknown && victim.capacity > diablerist.capacity;
  diablerie.deserved = victim.redList || older ? Known::Yes : unknown ? Known::Unknown : Known::No;
  diablerie.rewards = static_cast<std::uint8_t>((older || unknown ? 1 : 0) + (victim.redList ? 1 : 0));
  remove(state, diablerie.victim);
  changeBlood(state, diablerie.diablerist, victim.blood);
}

void takeReward(State &state, const Input & /*input*/) {
  --state.diablerie.rewards;
}

void callBloodHunt(State &state, const Input & /*input*/) {
  state.referendum = {};
  state.referendum.active = true;
  state.referendum.bloodHunt = true;
  state.referendum.caller = state.turn.active;
}

void burnDiablerist(State &state, const Input & /*input*/) {
  if (state.hasPiece(state.diablerie.diablerist)) remove(state, state.diablerie.diablerist);
}

void endDiablerie(State &state, const Input & /*input*/) {
  state.diablerie = {};
}

}  // namespace vtes::rules::deeds

/// Setting up, and the first phases of a turn.

#include <algorithm>

#include "rules/changes.h"
#include "rules/deed_groups.h"

namespace vtes::rules::deeds {
namespace {

bool contested(const Piece &piece) {
  return piece.there() && (piece.region == Region::Contested || piece.titleContested);
}

/// Whether somebody else still holds on to the card, or to the title.
bool stillContested(const State &state, const Piece &own) {
  return std::any_of(state.pieces.begin(), state.pieces.end(), [&](const Piece &other) {
    if (&other == &own || !contested(other) || other.controller == own.controller) return false;
    return own.region == Region::Contested ? other.region == Region::Contested && other.card == own.card
                                           : other.titleContested && other.titleCard == own.titleCard;
  });
}

void yieldTitle(Piece &piece) {
  piece.title = Title::None;
  piece.titleCard = 0;
  piece.titleContested = false;
}

}  // namespace

void drawHands(State &state, const Input & /*input*/) {
  // A hand that is told is drawn up and discarded down like any other.
  for (Seat seat = 0; seat < state.seating.count; ++seat) settleHand(state, seat);
}

void dealCrypts(State &state, const Input & /*input*/) {
  if (state.startedInTheMiddle) return;
  for (Seat seat = 0; seat < state.seating.count; ++seat) {
    auto dealt = std::count_if(state.pieces.begin(), state.pieces.end(), [&](const Piece &piece) {
      return piece.controller == seat && piece.region == Region::Uncontrolled;
    });
    state.players[seat].crypt.spend(kCryptCardsDealt);
    for (; dealt < kCryptCardsDealt; ++dealt) {
      NewPiece unknown;
      unknown.kind = Kind::Vampire;
      unknown.uncontrolled = true;
      static_cast<void>(place(state, unknown, seat));
    }
  }
}

void setPools(State &state, const Input & /*input*/) {
  if (!state.startedInTheMiddle) state.edge = kNoSeat;
}

void beginTurn(State &state, const Input & /*input*/) {
  const Seat active = state.turn.active;
  const auto number = static_cast<std::uint16_t>(state.turn.number + 1);
  state.turn = {};
  state.turn.active = active;
  state.turn.number = number;
}

void nextTurn(State &state, const Input & /*input*/) {
  state.turn.active = state.seating.next(state.turn.active);
}

void unlockAll(State &state, const Input & /*input*/) {
  for (Piece &piece : state.pieces) {
    if (piece.controller != state.turn.active) continue;
    piece.paid = false;
    // An Infernal minion unlocks for a pool only.
    if (piece.inPlay() && !piece.infernal) piece.locked = Known::No;
  }
}

void endContests(State &state, const Input & /*input*/) {
  for (Piece &piece : state.pieces) {
    if (piece.controller != state.turn.active || !contested(piece) || stillContested(state, piece)) continue;
    if (piece.region == Region::Contested) {
      piece.region = Region::Ready;
      piece.locked = Known::No;
    }
    piece.titleContested = false;
  }
}

void yieldTorpidTitle(State &state, const Input & /*input*/) {
  for (Piece &piece : state.pieces) {
    if (piece.controller == state.turn.active && piece.region == Region::Torpor && piece.titleContested)
      yieldTitle(piece);
  }
}

void payContest(State &state, const Input &input) {
  Piece &piece = state.pieces[input.piece];
  if (piece.region == Region::Contested) {
    changePool(state, input.player, Bounds(-1));
  } else {
    piece.blood.spend(1);
  }
  piece.paid = true;
}

void yieldContest(State &state, const Input &input) {
  if (state.pieces[input.piece].region == Region::Contested) {
    remove(state, input.piece);
  } else {
    yieldTitle(state.pieces[input.piece]);
  }
}

void unlockInfernal(State &state, const Input &input) {
  changePool(state, input.player, Bounds(-1));
  state.pieces[input.piece].locked = Known::No;
}

void gainForEdge(State &state, const Input &input) {
  changePool(state, input.player, 1);
  state.turn.edgePool = true;
}

void giveMasterActions(State &state, const Input & /*input*/) {
  Player &player = state.players[state.turn.active];
  state.turn.masterActions = static_cast<std::int8_t>(std::max(state.turn.masterActions + 1 - player.mastersOwed, 0));
  player.mastersOwed = 0;
}

void loseMasterActions(State &state, const Input & /*input*/) {
  state.turn.masterActions = 0;
}

void markRedList(State &state, const Input &input) {
  --state.turn.masterActions;
  state.pieces[input.piece].marked = true;
}

}  // namespace vtes::rules::deeds

/// Mending, falling into torpor, burning.

#include <algorithm>

#include "rules/changes.h"
#include "rules/deed_groups.h"

namespace vtes::rules::deeds {
namespace {

void mend(State &state, std::size_t index) {
  Combatant &side = state.combat.sides[index];
  Piece &piece = state.pieces[side.piece];
  piece.blood.spend(side.damage);
  if (piece.kind != Kind::Vampire) piece.blood.spend(side.aggravated);
  side.damage = 0;
  side.aggravated = 0;
}

/// A vampire mends what it can and falls into torpor; each aggravated damage after the one that fells it takes a blood,
/// or burns it. Who is no vampire is out of life.
void fall(State &state, std::size_t index) {
  Combatant &side = state.combat.sides[index];
  Piece &piece = state.pieces[side.piece];
  const Bounds unmended = (side.damage - piece.blood).notNegative();
  // Falling by damage that is not aggravated proves that the blood was not enough.
  const bool drained = piece.kind == Kind::Vampire && side.aggravated.high == 0;
  piece.blood = drained ? Bounds(0) : (piece.blood - side.damage).notNegative();
  const Bounds after = (side.aggravated - (unmended.low > 0 ? 0 : 1)).notNegative();
  const bool dies = piece.kind != Kind::Vampire || after.atLeast(piece.blood + 1) == Known::Yes;
  piece.blood.spend(after);
  side.damage = 0;
  side.aggravated = 0;
  if (dies) {
    remove(state, side.piece);
    state.combat.burned = true;
  } else {
    toTorpor(state, side.piece);
    state.combat.fell = side.piece;
  }
}

}  // namespace

void mendActing(State &state, const Input & /*input*/) {
  mend(state, kActing);
}

void fellActing(State &state, const Input & /*input*/) {
  fall(state, kActing);
}

void mendOpposing(State &state, const Input & /*input*/) {
  mend(state, kOpposing);
}

void fellOpposing(State &state, const Input & /*input*/) {
  fall(state, kOpposing);
}

void mendRetainers(State &state, const Input & /*input*/) {
  for (Combatant &side : state.combat.sides) {
    if (state.hasPiece(side.retainer)) {
      Piece &retainer = state.pieces[side.retainer];
      retainer.blood.spend(side.retainerDamage);
      if (retainer.blood.high == 0) {
        remove(state, side.retainer);
        state.combat.burned = true;
      }
    }
    side.retainer = kNoPiece;
    side.retainerDamage = 0;
    // A strike can also steal the last life of an ally.
    if (state.hasPiece(side.piece)) {
      burnIfSpent(state, side.piece);
      state.combat.burned = state.combat.burned || !state.hasPiece(side.piece);
    }
  }
}

void forgetFallen(State &state, const Input & /*input*/) {
  state.combat.fell = kNoPiece;
}

void forgetBurned(State &state, const Input & /*input*/) {
  state.combat.burned = false;
}

}  // namespace vtes::rules::deeds

/// Rounds, strikes and the end of combat.

#include <algorithm>

#include "rules/changes.h"
#include "rules/deed_groups.h"

namespace vtes::rules::deeds {
namespace {

/// A new pair of strikes for those that have one.
void openPair(Combat &combat) {
  for (Combatant &side : combat.sides) {
    side.strike = {};
    side.struck = false;
  }
}

/// What one strike does to the other side. Out of range, and against a dodge, it does nothing.
void land(State &state, std::size_t striking) {
  Combat &combat = state.combat;
  const Strike &strike = combat.sides[striking].strike;
  Combatant &target = combat.sides[1 - striking];
  if (combat.longRange && !strike.ranged) return;
  if (target.strike.kind == StrikeKind::Dodge && target.strikesNow) return;
  switch (strike.kind) {
    case StrikeKind::Damage:
      if (strike.target != kNoPiece) {
        target.retainer = strike.target;
        target.retainerDamage += strike.amount;
      } else {
        (strike.aggravated ? target.aggravated : target.damage) += strike.amount;
      }
      break;
    case StrikeKind::StealBlood: {
      const Bounds stolen = least(strike.amount, state.pieces[target.piece].blood);
      changeBlood(state, target.piece, Bounds(0) - stolen);
      changeBlood(state, combat.sides[striking].piece, stolen);
      break;
    }
    case StrikeKind::None:
    case StrikeKind::Dodge:
    case StrikeKind::CombatEnds:
    case StrikeKind::NoStrike:
      break;
  }
}

bool waits(const Combatant &side) {
  return side.strikesNow && !side.struck;
}

}  // namespace

void beginRound(State &state, const Input & /*input*/) {
  Combat &combat = state.combat;
  ++combat.round;
  combat.longRange = false;
  combat.pair = 0;
  combat.lastManeuver = kNeither;
  combat.lastPress = kNeither;
  combat.pressed = false;
  for (Combatant &side : combat.sides) {
    const PieceId piece = side.piece;
    side = {};
    side.piece = piece;
  }
}

void beginPair(State &state, const Input & /*input*/) {
  openPair(state.combat);
  for (Combatant &side : state.combat.sides) side.strikesNow = true;
}

void nextPair(State &state, const Input & /*input*/) {
  openPair(state.combat);
  state.combat.pair = static_cast<std::uint8_t>(std::min(state.combat.pair + 1, 255));
  for (Combatant &side : state.combat.sides) {
    side.strikesNow = side.additional > 0;
    if (side.strikesNow) --side.additional;
  }
}

void chooseStrike(State &state, const Input &input) {
  const std::size_t side = state.step == Step::StrikeOpposing ? kOpposing : kActing;
  state.combat.sides[side].strike = input.play.strike;
}

void resolveStrikes(State &state, const Input & /*input*/) {
  Combat &combat = state.combat;
  const bool ends = std::any_of(combat.sides.begin(), combat.sides.end(), [](const Combatant &side) {
    return waits(side) && side.strike.kind == StrikeKind::CombatEnds;
  });
  if (ends) {
    // It comes before every other strike, whatever the range.
    for (Combatant &side : combat.sides) side.struck = true;
    combat.over = true;
    return;
  }
  const bool actingFirst = waits(combat.sides[kActing]) && combat.sides[kActing].strike.first;
  const bool opposingFirst = waits(combat.sides[kOpposing]) && combat.sides[kOpposing].strike.first;
  const bool both = waits(combat.sides[kActing]) && waits(combat.sides[kOpposing]);
  std::array<bool, 2> now{waits(combat.sides[kActing]), waits(combat.sides[kOpposing])};
  // Who strikes first does so alone; the other follows if it still can.
  if (both && actingFirst != opposingFirst) now = {actingFirst, opposingFirst};
  for (const std::size_t side : {kActing, kOpposing}) {
    if (!now[side]) continue;
    land(state, side);
    combat.sides[side].struck = true;
  }
}

void endCombat(State &state, const Input & /*input*/) {
  state.combat = {};
}

}  // namespace vtes::rules::deeds

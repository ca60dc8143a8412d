/// Conditions of combat.

#include <algorithm>

#include "rules/guard_groups.h"

namespace vtes::rules::groups {
namespace {

bool isOver(const State &state) {
  return state.combat.over || std::any_of(state.combat.sides.begin(), state.combat.sides.end(), [&](const auto &side) {
           const Piece *piece = find(state, side.piece);
           return piece == nullptr || piece->region != Region::Ready;
         });
}

/// Whose turn it is to choose a strike.
const Combatant &striker(const State &state) {
  return state.combat.sides[state.step == Step::StrikeOpposing ? kOpposing : kActing];
}

bool targetFits(const State &state, const Combatant &striking, const Strike &strike) {
  if (strike.target == kNoPiece) return true;
  const Piece *target = find(state, strike.target);
  const Combatant &opposing = state.combat.sides[&striking == &state.combat.sides[kActing] ? kOpposing : kActing];
  return target != nullptr && strike.ranged && state.combat.longRange && target->kind == Kind::Retainer &&
         target->on == opposing.piece;
}

bool unharmed(const State &state, const Combatant &side) {
  return (side.damage.high == 0 && side.aggravated.high == 0) || find(state, side.piece) == nullptr;
}

/// RR `5) Damage Resolution`: a vampire burns a blood for each damage that is not aggravated; an ally lives while it
/// has life.
Known mends(const State &state, const Combatant &side) {
  const Piece &piece = state.piece(side.piece);
  if (piece.kind != Kind::Vampire) return piece.blood.atLeast(side.damage + side.aggravated + 1);
  if (side.aggravated.low > 0) return Known::No;
  const Known blood = piece.blood.atLeast(side.damage);
  return side.aggravated.high > 0 && blood == Known::Yes ? Known::Unknown : blood;
}

}  // namespace

Known holdsInCombat(Guard guard, const State &state, const Input &input) {
  const Combat &combat = state.combat;
  const Combatant &acting = combat.sides[kActing];
  const Combatant &opposing = combat.sides[kOpposing];
  switch (guard) {
    case Guard::CombatOver:
      return known(isOver(state));
    case Guard::StrikerDone:
      return known(!striker(state).strikesNow || striker(state).strike.kind != StrikeKind::None);
    case Guard::StrikeIsOwn:
      return known((input.piece == kNoPiece || input.piece == striker(state).piece) &&
                   input.play.strike.kind != StrikeKind::None);
    case Guard::StrikeBound:
      return known(!striker(state).isBound || combat.pair > 0 || input.play.strike.source == striker(state).bound);
    case Guard::StrikeTargetFits:
      return known(targetFits(state, striker(state), input.play.strike));
    case Guard::NoDamage:
      return known(std::all_of(combat.sides.begin(), combat.sides.end(), [](const Combatant &side) {
        return side.damage.high == 0 && side.aggravated.high == 0 && side.retainerDamage.high == 0;
      }));
    case Guard::ActingUnharmed:
      return known(unharmed(state, acting));
    case Guard::ActingMends:
      return mends(state, acting);
    case Guard::OpposingUnharmed:
      return known(unharmed(state, opposing));
    case Guard::OpposingMends:
      return mends(state, opposing);
    case Guard::SomeoneFell:
      return known(combat.fell != kNoPiece);
    case Guard::SomeoneBurned:
      return known(combat.burned);
    case Guard::StrikeUnresolved:
      return known(std::any_of(combat.sides.begin(), combat.sides.end(),
                               [](const Combatant &side) { return side.strikesNow && !side.struck; }));
    case Guard::FirstPair:
      return known(combat.pair == 0);
    case Guard::AdditionalLeft:
      return known(acting.additional > 0 || opposing.additional > 0);
    case Guard::PressToContinue:
      return known(combat.pressed);
    default:
      return Known::Yes;
  }
}

}  // namespace vtes::rules::groups

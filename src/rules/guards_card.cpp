/// Conditions of playing and using cards.

#include <algorithm>

#include "rules/guard_groups.h"
#include "rules/machine.h"
#include "rules/machine_table.h"

namespace vtes::rules::groups {
namespace {

constexpr std::size_t kReturnsOfAPlay = 4;  ///< loops that the playing of one card can begin

bool anyOf(const Play &play, std::initializer_list<Effect> effects) {
  return std::any_of(effects.begin(), effects.end(), [&](Effect effect) { return play.find(effect) != nullptr; });
}

bool inCombat(const State &state) {
  return factsOf(state.step).loop == Loop::Combat;
}

/// The one of the two that plays it: by its minion, or by whose it is where a Methuselah uses it.
std::uint8_t sideOf(const State &state, const Play &play) {
  if (play.minion != kNoPiece) return state.sideOf(play.minion);
  for (const std::size_t side : {kActing, kOpposing}) {
    const Piece *piece = state.combat.active ? find(state, state.combat.sides[side].piece) : nullptr;
    if (piece != nullptr && piece->controller == play.player) return static_cast<std::uint8_t>(side);
  }
  return kNeither;
}

bool roomForPiece(const State &state) {
  return !state.pieces.full() ||
         std::any_of(state.pieces.begin(), state.pieces.end(), [](const Piece &piece) { return !piece.there(); });
}

bool typeFits(const State &state, const Play &play) {
  const bool asPlayed = state.step == Step::CardAsPlayed;
  switch (play.type) {
    case CardType::Action:
    case CardType::Political:
    case CardType::Event:
      return false;
    case CardType::Modifier:
      return state.action.active && play.player == state.turn.active && !inCombat(state);
    case CardType::Reaction:
      return state.action.active && play.player != state.turn.active && !inCombat(state);
    case CardType::Combat:
      return inCombat(state) || (asPlayed && state.combat.active);
    case CardType::Master:
    case CardType::Unknown:
      return true;
  }
  return true;
}

Known masterActionLeft(const State &state, const Input &input) {
  if (input.move != Move::MarkRedList && input.play.type != CardType::Master) return Known::Yes;
  if (input.player == state.turn.active) {
    return known(state.step == Step::MasterPhase && state.turn.masterActions > 0);
  }
  return known(state.players[input.player].mastersOwed == 0);
}

/// RR `Stealth/Intercept added only if needed`: stealth while the blocker reaches it, intercept while it does not.
Known needed(const State &state, const Play &play, Effect effect) {
  const PlayEffect *found = play.find(effect);
  if (found == nullptr || found->amount.low <= 0) return Known::Yes;
  if (state.step != Step::BlockAttempt) return Known::No;
  const Known reaches = state.action.intercept.atLeast(state.action.stealth);
  return effect == Effect::Stealth ? reaches : !reaches;
}

bool playedBefore(const State &state, const Play &play) {
  const bool counts = play.type == CardType::Modifier || play.type == CardType::Reaction;
  return counts && play.card != 0 && play.minion != kNoPiece &&
         std::any_of(state.action.played.begin(), state.action.played.end(),
                     [&](const PlayedBy &played) { return played.minion == play.minion && played.card == play.card; });
}

/// A minion that is not in the combat plays only what says so.
/// A modifier is for the acting minion.
bool outsiderAllowed(const State &state, const Play &play) {
  const bool modifies = play.type == CardType::Modifier && state.action.active;
  if (modifies && play.minion != kNoPiece && play.minion != state.action.actor && !play.outside) return false;
  return !inCombat(state) || play.minion == kNoPiece || play.outside || state.sideOf(play.minion) != kNeither ||
         state.sideOf(state.piece(play.minion).on) != kNeither;
}

/// Each change of range, press or the like at its step, by a minion that did not do the last one.
bool alternates(const State &state, const Play &play, std::initializer_list<Effect> effects, Step step,
                std::uint8_t last) {
  if (!anyOf(play, effects)) return true;
  const auto times = std::count_if(play.effects.begin(), play.effects.end(), [&](const PlayEffect &row) {
    return std::find(effects.begin(), effects.end(), row.effect) != effects.end();
  });
  const std::uint8_t side = sideOf(state, play);
  return times == 1 && state.step == step && side != kNeither && side != last;
}

bool strikeFits(const State &state, const Input &input) {
  if (input.play.find(Effect::Strike) == nullptr) return true;
  const bool acting = state.step == Step::StrikeActing;
  if (!acting && state.step != Step::StrikeOpposing) return false;
  if (sideOf(state, input.play) != (acting ? kActing : kOpposing)) return false;
  return holdsInCombat(Guard::StrikeBound, state, input) == Known::Yes &&
         holdsInCombat(Guard::StrikeTargetFits, state, input) == Known::Yes &&
         input.play.strike.kind != StrikeKind::None;
}

bool asPlayedOnly(const State &state, const Play &play) {
  if (state.step != Step::CardAsPlayed) return !anyOf(play, {Effect::Cancel, Effect::CancelCost});
  return std::all_of(play.effects.begin(), play.effects.end(), [](const PlayEffect &row) {
    return row.effect == Effect::Cancel || row.effect == Effect::CancelCost || row.effect == Effect::Wake ||
           row.effect == Effect::NoReplace || row.effect == Effect::Replace;
  });
}

/// An action is under way that can still come to something.
bool isOpen(const State &state) {
  const Action &action = state.action;
  return action.active && !action.successful && !action.blocked && !action.ended && !state.combat.active;
}

/// The amounts of bleeds and of hunts are two things.
bool amountFits(const State &state, const Play &play, Effect effect, ActionType type) {
  return play.find(effect) == nullptr || (isOpen(state) && state.action.type == type);
}

/// Those that end an action or keep it from a combat come until the combat begins, those about blocks before the block.
bool actionCanChange(const State &state, const Play &play) {
  if (play.find(Effect::Unblockable) != nullptr && !isOpen(state)) return false;
  const Action &action = state.action;
  const bool before = action.active && !action.successful && !state.combat.active &&
                      (!action.blocked || factsOf(state.step).loop == Loop::Minion);
  return before || !anyOf(play, {Effect::EndAction, Effect::NoCombat, Effect::EnterCombat});
}

bool redirectFits(const State &state, const Play &play) {
  const PlayEffect *redirect = play.find(Effect::Redirect);
  if (redirect == nullptr) return true;
  const Action &action = state.action;
  return action.active && action.type == ActionType::Bleed && state.step == Step::BlocksDeclined &&
         state.seating.in(redirect->seat) && redirect->seat != state.turn.active &&
         !has(action.targets, redirect->seat);
}

bool effectTargets(const State &state, const Play &play) {
  if (play.find(Effect::PutInPlay) != nullptr) {
    if (!roomForPiece(state)) return false;
    if (play.enters.on != kNoPiece && find(state, play.enters.on) == nullptr) return false;
  }
  return std::all_of(play.effects.begin(), play.effects.end(), [&](const PlayEffect &row) {
    const bool needsSeat = row.effect == Effect::TakeControl || row.effect == Effect::Redirect;
    if (row.seat == kNoSeat ? needsSeat : !state.seating.in(row.seat)) return false;
    if (row.piece != kNoPiece && find(state, row.piece) == nullptr) return false;
    return row.effect != Effect::TakeControl || row.piece != kNoPiece;
  });
}

bool enteringFits(const State &state, const Play &play) {
  if (play.find(Effect::PutInPlay) == nullptr) return true;
  const NewPiece &entering = play.enters;
  if (hasLife(entering.kind) && entering.blood.high == 0) return false;
  if (entering.kind == Kind::Retainer && (!state.hasPiece(entering.on) || !state.piece(entering.on).minion()))
    return false;
  return entering.kind == Kind::Vampire || entering.title == Title::None;
}

Known affordable(const State &state, const Play &play) {
  const Piece *minion = find(state, play.minion);
  const Known pool = state.players[play.player].pool.atLeast(play.pool);
  const Known blood = minion == nullptr ? known(play.blood.low == 0) : minion->blood.atLeast(play.blood);
  return pool == Known::No || blood == Known::No ? Known::No : Known::Yes;
}

/// Another Methuselah has the same unique card or title (RR `If unique card/title duplicates enter play`).
bool contestStarts(const State &state) {
  const Piece *entering = find(state, state.entering);
  if (entering == nullptr) return false;
  return std::any_of(state.pieces.begin(), state.pieces.end(), [&](const Piece &other) {
    if (&other == entering || other.controller == entering->controller) return false;
    const bool card = entering->unique && entering->card != 0 && other.card == entering->card &&
                      (other.inPlay() || other.region == Region::Contested);
    const bool title = entering->titleCard != 0 && other.titleCard == entering->titleCard && other.inPlay();
    return card || title;
  });
}

}  // namespace

Known holdsOfCard(Guard guard, const State &state, const Input &input) {
  const Play &play = input.play;
  const Piece *minion = find(state, play.minion);
  switch (guard) {
    case Guard::MasterActionLeft:
      return masterActionLeft(state, input);
    case Guard::HandNotEmpty:
      if ((input.move == Move::Announce && !input.withCard) || (input.move != Move::Discard && !play.fromHand))
        return Known::Yes;
      return state.players[input.player].hand.atLeast(1);
    case Guard::CardCancelled:
      return known(state.plays.back().cancelled);
    case Guard::CardEnters:
      return known(state.entering != kNoPiece);
    case Guard::ActionCardEnters:
      return known(state.action.card.find(Effect::PutInPlay) != nullptr && roomForPiece(state));
    case Guard::ContestStarts:
      return known(contestStarts(state));
    case Guard::RoomForPlay:
      return known(!state.plays.full() && state.returns.size() + kReturnsOfAPlay <= state.returns.capacity());
    case Guard::PiecesRoom:
      return known(roomForPiece(state));
    case Guard::HookOpen:
      return known(play.hooks == 0 || (play.hooks & openHooks(state, input.player)) != 0);
    case Guard::MinionIsReady:
      return known(play.minion == kNoPiece ||
                   (minion != nullptr && minion->ready() && minion->controller == input.player));
    case Guard::UseIsThere:
      return known(play.minion == kNoPiece ||
                   (minion != nullptr && minion->inPlay() && minion->controller == input.player));
    case Guard::UseEnters:
      return known(play.find(Effect::PutInPlay) != nullptr);
    case Guard::ReactorUnlocked:
      return known(play.type != CardType::Reaction || minion == nullptr || minion->awake ||
                   minion->locked != Known::Yes || play.find(Effect::Wake) != nullptr);
    case Guard::TypeFits:
      return known(typeFits(state, play));
    case Guard::OutsiderAllowed:
      return known(outsiderAllowed(state, play));
    case Guard::NotPlayedBefore:
      return known(!playedBefore(state, play));
    case Guard::StealthNeeded:
      return needed(state, play, Effect::Stealth);
    case Guard::InterceptNeeded:
      return needed(state, play, Effect::Intercept);
    case Guard::ManeuverAlternates:
      return known(alternates(state, play, {Effect::Maneuver}, Step::DetermineRange, state.combat.lastManeuver));
    case Guard::PressAlternates:
      return known(
          alternates(state, play, {Effect::PressContinue, Effect::PressEnd}, Step::PressStep, state.combat.lastPress));
    case Guard::PressCounts:
      return known((play.find(Effect::PressContinue) == nullptr || !state.combat.pressed) &&
                   (play.find(Effect::PressEnd) == nullptr || state.combat.pressed));
    case Guard::AdditionalOnce: {
      const std::uint8_t side = sideOf(state, play);
      return known(
          play.find(Effect::Additional) == nullptr ||
          (state.step == Step::AdditionalStrikes && side != kNeither && !state.combat.sides[side].additionalGained));
    }
    case Guard::StrikeEffectFits:
      return known(strikeFits(state, input));
    case Guard::CardAffordable:
      return affordable(state, play);
    case Guard::AsPlayedOnly:
      return known(asPlayedOnly(state, play));
    case Guard::RedirectFits:
      return known(redirectFits(state, play));
    case Guard::BleedAmountFits:
      return known(amountFits(state, play, Effect::Bleed, ActionType::Bleed));
    case Guard::HuntAmountFits:
      return known(amountFits(state, play, Effect::Hunt, ActionType::Hunt));
    case Guard::EnteringFits:
      return known(enteringFits(state, play));
    case Guard::InterceptIsBlockers: {
      const PlayEffect *found = play.find(Effect::Intercept);
      return known(found == nullptr || found->amount.low <= 0 ||
                   state.interceptor(play, *found) == state.action.blocker);
    }
    case Guard::PreventFits:
      return known(play.find(Effect::Prevent) == nullptr || state.step == Step::PreventDamage);
    case Guard::BindFits:
      return known(play.find(Effect::BindStrike) == nullptr || play.find(Effect::Maneuver) != nullptr);
    case Guard::VotesFit:
      return known(!anyOf(play, {Effect::VotesFor, Effect::VotesAgainst}) ||
                   (state.referendum.active && state.referendum.passed == Known::Unknown));
    case Guard::ActionCanChange:
      return known(actionCanChange(state, play));
    case Guard::CombatCanEnd:
      return known(play.find(Effect::EndCombat) == nullptr || state.combat.active);
    case Guard::EffectTargets:
      return known(effectTargets(state, play));
    default:
      return Known::Yes;
  }
}

}  // namespace vtes::rules::groups

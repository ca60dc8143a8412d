#include "rules/guards.h"

#include <algorithm>

#include "rules/guard_groups.h"

namespace vtes::rules {
namespace {

enum class Group : std::uint8_t { OfTurn, OfAction, OfCombat, OfVote, OfCard };

struct GuardRow {
  GuardFacts facts;
  Group group;
};

using enum Group;

// clang-format off
constexpr std::array<GuardRow, kGuardCount> kGuards{{
    {{Guard::None, "none", "", ""}, OfTurn},
    {{Guard::OneLeft, "one-left", "Check end condition", ""}, OfTurn},
    {{Guard::WithdrawalDue, "withdrawal-due", "(Optional) Withdraw", ""}, OfTurn},
    {{Guard::TurnPlayer, "turn-player", "Start game session", "it is the turn of {active}, not of {player}"}, OfTurn},
    {{Guard::LibraryEmpty, "library-empty", "(Optional) Withdraw", "the library of {player} has {library} cards; only one whose library is empty can withdraw"}, OfTurn},
    {{Guard::NotWithdrawing, "not-withdrawing", "(Optional) Withdraw", "{player} has announced it already"}, OfTurn},
    {{Guard::SomeoneOusted, "someone-ousted", "If Methuselah pool reaches 0 -> ousted", ""}, OfTurn},
    {{Guard::NobodyOusted, "nobody-ousted", "If Methuselah pool reaches 0 -> ousted", ""}, OfTurn},
    {{Guard::ActiveOusted, "active-ousted", "If Methuselah pool reaches 0 -> ousted", ""}, OfTurn},
    {{Guard::PoolMayBeNothing, "pool-may-be-nothing", "If Methuselah pool reaches 0 -> ousted", "only one Methuselah in the game whose pool can be 0 is ousted"}, OfTurn},
    {{Guard::LeftInGame, "left-in-game", "Check end condition", "a concession leaves one Methuselah who is in the game"}, OfTurn},
    {{Guard::TorpidTitleContested, "torpid-title-contested", "During your unlock phase", ""}, OfTurn},
    {{Guard::ContestUnpaid, "contest-unpaid", "During your unlock phase", ""}, OfTurn},
    {{Guard::ContestOwn, "contest-own", "During your unlock phase", "{piece} is in no contest of {player}, whose unlock phase it must be"}, OfTurn},
    {{Guard::ContestNotPaid, "contest-not-paid", "During your unlock phase", "the contest of {piece} is paid for in this unlock phase"}, OfTurn},
    {{Guard::ContestAffordable, "contest-affordable", "During your unlock phase", "a contested card costs 1 pool and a title 1 blood; {player} has {pool} pool, {piece} has {blood} blood"}, OfTurn},
    {{Guard::InfernalLocked, "infernal-locked", "1) Unlock Phase", "{piece} is no locked Infernal minion of {player}"}, OfTurn},
    {{Guard::OnePoolThere, "pool-there", "Repeat until transfers = 0", "{player} has {pool} pool; {amount} is needed"}, OfTurn},
    {{Guard::HoldsEdge, "holds-edge", "Polling step", "{player} does not have the Edge"}, OfTurn},
    {{Guard::EdgePoolNotTaken, "edge-pool-not-taken", "1) Unlock Phase", "the Edge gives one pool in an unlock phase, and has given it"}, OfTurn},
    {{Guard::MasterActionLeft, "master-action-left", "2) Master Phase", "{player} has no master phase action for it here; {masters} left"}, OfCard},
    {{Guard::MarkPossible, "mark-possible", "2) Master Phase", "{piece} is no Red List minion that is ready to be marked"}, OfTurn},
    {{Guard::MandatoryDone, "mandatory-done", "Mandatory actions gate", "a ready, unlocked vampire without blood has to hunt before the phase ends"}, OfAction},
    {{Guard::ActorIsOwn, "actor-is-own", "Announce action & lock acting minion", "{piece} is no minion of {player}"}, OfAction},
    {{Guard::ActorCanAct, "actor-can-act", "Announce action & lock acting minion", "{piece} is {condition}; only a ready, unlocked minion acts, hunts and political actions are for vampires, and one in torpor can only leave it"}, OfAction},
    {{Guard::MandatoryFirst, "mandatory-first", "Mandatory actions gate", "a vampire without blood has to hunt first"}, OfAction},
    {{Guard::TargetFits, "target-fits", "Announce action & lock acting minion", "that is no target for such an action"}, OfAction},
    {{Guard::ActionGranted, "action-granted", "Announce action & lock acting minion", "a combat or a referendum needs a card or an effect in play; without one only a marked Red List minion is attacked"}, OfAction},
    {{Guard::BleedsPrey, "bleeds-prey", "Block eligibility", "without a card only the prey is bled"}, OfAction},
    {{Guard::ActionAffordable, "action-affordable", "Announce action & lock acting minion", "its cost cannot be paid: {player} has {pool} pool, {piece} has {blood} blood"}, OfAction},
    {{Guard::WithActionCard, "with-action-card", "Announce action & lock acting minion", ""}, OfAction},
    {{Guard::ActionCardCancelled, "action-card-cancelled", "Resolve or cancel", ""}, OfAction},
    {{Guard::ActionOver, "action-over", "Action ended early (rule-level)", ""}, OfAction},
    {{Guard::NobodyCanBlock, "nobody-can-block", "Block eligibility", ""}, OfAction},
    {{Guard::BlockerIsOwn, "blocker-is-own", "Potential blocker chosen", "{piece} is no ready minion of {player}"}, OfAction},
    {{Guard::BlockerEligible, "blocker-eligible", "Block eligibility", "{player} may not block: a directed action is blocked by its targets, any other by prey and predator"}, OfAction},
    {{Guard::BlockerUnlocked, "blocker-unlocked", "Potential blocker chosen", "{piece} is locked; only a ready, unlocked minion blocks"}, OfAction},
    {{Guard::BlockerGone, "blocker-gone", "Block fails", ""}, OfAction},
    {{Guard::InterceptReaches, "intercept-reaches-stealth", "Compare", ""}, OfAction},
    {{Guard::Redirected, "redirected", "If action is BLEED and is unblocked", ""}, OfAction},
    {{Guard::LeavesTorpor, "leaves-torpor", "Special rule: Leave Torpor is blocked", ""}, OfAction},
    {{Guard::BlockerIsVampire, "blocker-is-vampire", "Special rule: Leave Torpor is blocked", ""}, OfAction},
    {{Guard::CombatFollows, "combat-follows", "Enter combat as a result", ""}, OfAction},
    {{Guard::IsBleed, "is-bleed", "Branch by action type", ""}, OfAction},
    {{Guard::IsHunt, "is-hunt", "Branch by action type", ""}, OfAction},
    {{Guard::IsPolitical, "is-political", "Branch by action type", ""}, OfAction},
    {{Guard::IsDiablerie, "is-diablerie", "Branch by action type", ""}, OfAction},
    {{Guard::IsLeaveOrRescue, "is-leave-or-rescue", "Branch by action type", ""}, OfAction},
    {{Guard::IsEnterCombat, "is-enter-combat", "Branch by action type", ""}, OfAction},
    {{Guard::BleedCounts, "bleed-is-one-or-more", "If B ≥ 1, bleed is successful", ""}, OfAction},
    {{Guard::CombatOver, "combat-over", "Combat ends immediately", ""}, OfCombat},
    {{Guard::StrikerDone, "striker-done", "4) Strike", ""}, OfCombat},
    {{Guard::StrikeIsOwn, "strike-is-own", "Choose Strike (acting)", "it is for the other minion to strike"}, OfCombat},
    {{Guard::StrikeBound, "strike-bound", "Choose Strike (acting)", "the maneuver came from a strike card or weapon; the first strike must come from it"}, OfCombat},
    {{Guard::StrikeTargetFits, "strike-target-fits", "Strike targeting note", "only a ranged strike at long range goes at a retainer, of the opposing minion"}, OfCombat},
    {{Guard::NoDamage, "no-damage", "5) Damage Resolution", ""}, OfCombat},
    {{Guard::ActingUnharmed, "acting-unharmed", "5) Damage Resolution", ""}, OfCombat},
    {{Guard::ActingMends, "acting-mends", "5) Damage Resolution", ""}, OfCombat},
    {{Guard::OpposingUnharmed, "opposing-unharmed", "5) Damage Resolution", ""}, OfCombat},
    {{Guard::OpposingMends, "opposing-mends", "5) Damage Resolution", ""}, OfCombat},
    {{Guard::SomeoneFell, "someone-fell", "Minion enters torpor", ""}, OfCombat},
    {{Guard::SomeoneBurned, "someone-burned", "5) Damage Resolution", ""}, OfCombat},
    {{Guard::StrikeUnresolved, "strike-unresolved", "Resolve Strike Pair", ""}, OfCombat},
    {{Guard::FirstPair, "first-pair", "Additional Strikes (Adv)", ""}, OfCombat},
    {{Guard::AdditionalLeft, "additional-left", "Additional Strikes (Adv)", ""}, OfCombat},
    {{Guard::PressToContinue, "press-to-continue", "Press cycle", ""}, OfCombat},
    {{Guard::IsBloodHunt, "is-blood-hunt", "Blood Hunt referendum", ""}, OfVote},
    {{Guard::CallerSetsTerms, "caller-sets-terms", "Referendum starts", "{player} does not call the referendum, and sets no terms"}, OfVote},
    {{Guard::TermsNotSet, "terms-not-set", "Referendum starts", "the terms are set"}, OfVote},
    {{Guard::BallotIsOwn, "ballot-is-own", "Polling step", "{piece} is no ready vampire of {player} with a title that counts"}, OfVote},
    {{Guard::BallotNotCast, "ballot-not-cast", "Polling step", "{piece} has cast its votes"}, OfVote},
    {{Guard::BallotRoom, "ballot-room", "Polling step", "there are too many ballots"}, OfVote},
    {{Guard::NoCardVoteYet, "no-card-vote-yet", "Polling step", "{player} has cast the vote of a political action card; one is allowed"}, OfVote},
    {{Guard::CardVoteThere, "card-vote-there", "Polling step", "{player} has no card left to burn for a vote"}, OfVote},
    {{Guard::MoreFor, "more-for-than-against", "Polling step", ""}, OfVote},
    {{Guard::DiablerieImpossible, "diablerie-impossible", "Diablerie (directed action)", ""}, OfVote},
    {{Guard::VictimElderOrRed, "victim-older-or-red-list", "If victim older / Red List", ""}, OfVote},
    {{Guard::RewardNotTaken, "reward-not-taken", "May gain Discipline / trophies", "there is no reward left to take"}, OfVote},
    {{Guard::TransfersLeft, "transfers-left", "Repeat until transfers = 0", "{player} has {transfers} transfers left, which is too few"}, OfTurn},
    {{Guard::UncontrolledOwn, "uncontrolled-own", "Repeat until transfers = 0", "{piece} is not in the uncontrolled region of {player}"}, OfTurn},
    {{Guard::BloodToTakeBack, "blood-to-take-back", "Repeat until transfers = 0", "{piece} has {blood} blood; {amount} is needed"}, OfTurn},
    {{Guard::CryptThere, "crypt-there", "Repeat until transfers = 0", "the crypt of {player} is empty"}, OfTurn},
    {{Guard::PiecesRoom, "room-on-the-table", "Repeat until transfers = 0", "the table is full"}, OfCard},
    {{Guard::CapacityReached, "capacity-reached", "If uncontrolled vampire blood ≥ capacity", "{piece} has {blood} blood of a capacity of {capacity}"}, OfTurn},
    {{Guard::NotUniqueInPlay, "not-unique-in-play", "If unique card/title duplicates enter play", "{player} controls a copy of {piece} already"}, OfTurn},
    {{Guard::ScarceAffordable, "scarce-affordable", "If uncontrolled vampire blood ≥ capacity", "{player} has {pool} pool, which does not pay for coming out"}, OfTurn},
    {{Guard::MergePossible, "merge-possible", "Repeat until transfers = 0", "{other} in the uncontrolled region merges with a vampire of the same Methuselah in play"}, OfTurn},
    {{Guard::DiscardActionLeft, "discard-action-left", "Use DPA (optional)", "{player} has no discard phase action left"}, OfTurn},
    {{Guard::HandNotEmpty, "hand-not-empty", "Declare effect fully", "{player} has no card in hand"}, OfCard},
    {{Guard::EventIsNew, "event-is-new", "5) Discard Phase", "this event was played in this game; each is played once"}, OfTurn},
    {{Guard::EventNotThisPhase, "event-not-this-phase", "5) Discard Phase", "an event was played in this phase; one is allowed"}, OfTurn},
    {{Guard::CardCancelled, "card-cancelled", "Resolve or cancel", ""}, OfCard},
    {{Guard::CardEnters, "card-enters-play", "Resolve or cancel", ""}, OfCard},
    {{Guard::ActionCardEnters, "action-card-enters-play", "Successful action resolves", ""}, OfCard},
    {{Guard::ContestStarts, "contest-starts", "If unique card/title duplicates enter play", ""}, OfCard},
    {{Guard::RoomForPlay, "room-for-play", "Declare effect fully", "too many cards are being played in answer to each other"}, OfCard},
    {{Guard::HookOpen, "hook-open", "Open impulse window", "nothing that can be played at {hooks} can be played by {player} at {step}"}, OfCard},
    {{Guard::MinionIsReady, "minion-is-ready", "Declare effect fully", "{minion} is no ready minion of {player}"}, OfCard},
    {{Guard::UseIsThere, "use-is-there", "Declare effect fully", "{minion} is not in play under the control of {player}"}, OfCard},
    {{Guard::UseEnters, "use-enters-play", "If PLAY", "nothing enters play by this use"}, OfCard},
    {{Guard::ReactorUnlocked, "reactor-unlocked", "Potential blocker chosen", "{minion} is locked; only an unlocked minion reacts, unless it wakes"}, OfCard},
    {{Guard::TypeFits, "type-fits", "Combat card limit", "a card of this type cannot be played by {player} at {step}: actions are announced, modifiers are the acting side's, reactions the others', events are for the discard phase, and in combat minions play combat cards only"}, OfCard},
    {{Guard::OutsiderAllowed, "outsider-allowed", "Non-combatant combat-card play (ADV)", "{minion} is neither the acting minion of a modifier nor in the combat, and the card does not say that such a minion can play it"}, OfCard},
    {{Guard::NotPlayedBefore, "not-played-before", "Window: action modifiers + reactions", "{minion} has played this card in this action"}, OfCard},
    {{Guard::StealthNeeded, "stealth-needed", "Window: action modifiers + reactions", "stealth is not needed: stealth {stealth}, intercept {intercept}, {attempt}"}, OfCard},
    {{Guard::InterceptNeeded, "intercept-needed", "Window: action modifiers + reactions", "intercept is not needed: stealth {stealth}, intercept {intercept}, {attempt}"}, OfCard},
    {{Guard::ManeuverAlternates, "maneuver-alternates", "2) Determine Range", "combatants maneuver at that step, and no minion plays two maneuvers in a row"}, OfCard},
    {{Guard::PressAlternates, "press-alternates", "6) Press", "combatants press at that step, and no minion plays two presses in a row"}, OfCard},
    {{Guard::PressCounts, "press-counts", "6) Press", "a press to continue is for a combat that would end, one to end for one that would go on"}, OfCard},
    {{Guard::AdditionalOnce, "additional-once", "Additional Strikes (Adv)", "additional strikes are gained after the first pair, by a combatant, once a round"}, OfCard},
    {{Guard::StrikeEffectFits, "strike-effect-fits", "4) Strike", "that strike is not this minion's to choose now"}, OfCard},
    {{Guard::CardAffordable, "card-affordable", "Declare effect fully", "its cost cannot be paid: {player} has {pool} pool, {minion} has {minionblood} blood"}, OfCard},
    {{Guard::AsPlayedOnly, "as-played-only", "Timing: 'as card is played'", "as a card is played it can only be cancelled, or a minion wake; and only then"}, OfCard},
    {{Guard::RedirectFits, "redirect-fits", "If action is BLEED and is unblocked", "only a bleed that nobody blocks is redirected, to another Methuselah than the acting one and the target"}, OfCard},
    {{Guard::BleedAmountFits, "bleed-amount-fits", "If action is BLEED and is unblocked", "the amount of a bleed is changed in a bleed action, before it resolves, and only there"}, OfCard},
    {{Guard::HuntAmountFits, "hunt-amount-fits", "If action is HUNT and is unblocked", "the amount of a hunt is changed in a hunt, before it resolves, and only there"}, OfCard},
    {{Guard::EnteringFits, "entering-fits", "Declare effect fully", "what enters play cannot: an ally or retainer needs a life of 1 or more, a retainer a minion that has it, and only a vampire a title"}, OfCard},
    {{Guard::InterceptIsBlockers, "intercept-is-blockers", "Window: action modifiers + reactions", "{minion} does not attempt to block, and the intercept is not said to be for the minion that does"}, OfCard},
    {{Guard::PreventFits, "prevent-fits", "5) Damage Resolution", "damage is prevented while it is resolved, and not at {step}"}, OfCard},
    {{Guard::BindFits, "bind-fits", "2) Determine Range", "a strike is bound by a maneuver, and there is none"}, OfCard},
    {{Guard::VotesFit, "votes-fit", "Polling step", "no referendum is under way in which votes still count"}, OfCard},
    {{Guard::ActionCanChange, "action-can-change", "Action ended early (rule-level)", "no action is under way that can still be changed so at {step}"}, OfCard},
    {{Guard::CombatCanEnd, "combat-can-end", "Combat ends immediately", "there is no combat that could end"}, OfCard},
    {{Guard::EffectTargets, "effect-targets", "Declare effect fully", "a target is not there, or there is no room on the table"}, OfCard},
}};
// clang-format on

static_assert([] {
  for (std::size_t i = 0; i < kGuards.size(); ++i) {
    if (static_cast<std::size_t>(kGuards[i].facts.guard) != i) return false;
  }
  return true;
}());

/// The effects that a condition is about; none: it always has to be looked at.
constexpr auto kAbout = [] {
  std::array<EffectSet, kGuardCount> about{};
  const auto set = [&](Guard guard, std::initializer_list<Effect> effects) {
    for (const Effect effect : effects) about[static_cast<std::size_t>(guard)] |= only(effect);
  };
  set(Guard::StealthNeeded, {Effect::Stealth});
  set(Guard::InterceptNeeded, {Effect::Intercept});
  set(Guard::InterceptIsBlockers, {Effect::Intercept});
  set(Guard::ManeuverAlternates, {Effect::Maneuver});
  set(Guard::PressAlternates, {Effect::PressContinue, Effect::PressEnd});
  set(Guard::PressCounts, {Effect::PressContinue, Effect::PressEnd});
  set(Guard::AdditionalOnce, {Effect::Additional});
  set(Guard::StrikeEffectFits, {Effect::Strike});
  set(Guard::RedirectFits, {Effect::Redirect});
  set(Guard::BleedAmountFits, {Effect::Bleed});
  set(Guard::HuntAmountFits, {Effect::Hunt});
  set(Guard::EnteringFits, {Effect::PutInPlay});
  set(Guard::PreventFits, {Effect::Prevent});
  set(Guard::BindFits, {Effect::BindStrike});
  set(Guard::VotesFit, {Effect::VotesFor, Effect::VotesAgainst});
  set(Guard::ActionCanChange, {Effect::Unblockable, Effect::EndAction, Effect::NoCombat, Effect::EnterCombat});
  set(Guard::CombatCanEnd, {Effect::EndCombat});
  return about;
}();

}  // namespace

bool concerns(Guard guard, EffectSet effects) {
  const EffectSet about = kAbout[static_cast<std::size_t>(guard)];
  return about == 0 || (about & effects) != 0;
}

const GuardFacts &factsOf(Guard guard) {
  return kGuards[static_cast<std::size_t>(guard)].facts;
}

Known holds(Guard guard, const State &state, const Input &input) {
  switch (kGuards[static_cast<std::size_t>(guard)].group) {
    case OfTurn:
      return groups::holdsInTurn(guard, state, input);
    case OfAction:
      return groups::holdsInAction(guard, state, input);
    case OfCombat:
      return groups::holdsInCombat(guard, state, input);
    case OfVote:
      return groups::holdsInVote(guard, state, input);
    case OfCard:
      return groups::holdsOfCard(guard, state, input);
  }
  return Known::Yes;
}

}  // namespace vtes::rules

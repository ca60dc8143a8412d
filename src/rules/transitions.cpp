/// The table of transitions.

#include <algorithm>

#include "rules/machine_table.h"

namespace vtes::rules {
namespace {

using G = Transition::Guards;
using S = Step;
using M = Move;
using enum Guard;
using D = Deed;

constexpr Transition go(S from, M on, S to, std::string_view section, std::string_view label, const G &guards = {},
                        D deed = D::None) {
  return {from, on, to, section, label, guards, deed};
}
constexpr Transition call(S from, M on, S to, S back, std::string_view section, std::string_view label,
                          const G &guards = {}, D deed = D::None) {
  return {from, on, to, section, label, guards, deed, back};
}

// What a play and a use have to fit, wherever impulse goes round.
constexpr G kPlayed{
    RoomForPlay,     TypeFits,           HookOpen,        HandNotEmpty,     MinionIsReady,       AsPlayedOnly,
    ReactorUnlocked, OutsiderAllowed,    NotPlayedBefore, MasterActionLeft, CardAffordable,      StealthNeeded,
    InterceptNeeded, ManeuverAlternates, PressAlternates, PressCounts,      AdditionalOnce,      StrikeEffectFits,
    RedirectFits,    BleedAmountFits,    HuntAmountFits,  EnteringFits,     InterceptIsBlockers, PreventFits,
    BindFits,        VotesFit,           ActionCanChange, CombatCanEnd,     EffectTargets};
constexpr G kUsed{
    UseIsThere,      HookOpen,           AsPlayedOnly,    OutsiderAllowed, CardAffordable,      StealthNeeded,
    InterceptNeeded, ManeuverAlternates, PressAlternates, PressCounts,     AdditionalOnce,      StrikeEffectFits,
    RedirectFits,    BleedAmountFits,    HuntAmountFits,  EnteringFits,    InterceptIsBlockers, PreventFits,
    BindFits,        VotesFit,           ActionCanChange, CombatCanEnd,    EffectTargets};
// The same, where something enters play by it.
constexpr G kUsedToEnter{
    UseEnters,           RoomForPlay,      UseIsThere,      HookOpen,           AsPlayedOnly,    OutsiderAllowed,
    CardAffordable,      StealthNeeded,    InterceptNeeded, ManeuverAlternates, PressAlternates, PressCounts,
    AdditionalOnce,      StrikeEffectFits, RedirectFits,    BleedAmountFits,    HuntAmountFits,  EnteringFits,
    InterceptIsBlockers, PreventFits,      BindFits,        VotesFit,           ActionCanChange, CombatCanEnd,
    EffectTargets};

// clang-format off
constexpr std::array kTransitions{
    go(S::GameStart, M::Auto, S::SetUpHands, "Setup", "decks are shuffled and cut"),
    go(S::SetUpHands, M::Auto, S::SetUpCrypts, "Setup", "seven cards each", {}, D::DrawHands),
    go(S::SetUpCrypts, M::Auto, S::SetUpPools, "Setup", "four crypt cards each", {}, D::DealCrypts),
    go(S::SetUpPools, M::Auto, S::FirstMethuselah, "Setup", "pool and Edge", {}, D::SetPools),
    go(S::FirstMethuselah, M::Auto, S::TurnStart, "Setup", "who is first"),
    go(S::TurnStart, M::Auto, S::CountPoints, "Check end condition", "only one is left", {OneLeft}),
    go(S::TurnStart, M::Auto, S::UnlockPhase, "1) Unlock Phase", "a turn", {}, D::BeginTurn),
    go(S::NextMethuselah, M::Auto, S::TurnStart, "Check end condition", "clockwise", {}, D::NextTurn),
    go(S::CountPoints, M::Auto, S::GameEnd, "Victory Points (VP) update", "points are counted", {}, D::CountPoints),

    go(S::UnlockPhase, M::Auto, S::Withdrawal, "(Optional) Withdraw", "a withdrawal was announced", {WithdrawalDue}),
    go(S::UnlockPhase, M::Auto, S::ContestsEnd, "1) Unlock Phase", "all cards unlock", {}, D::UnlockAll),
    go(S::ContestsEnd, M::Auto, S::UnlockEffects, "If all others yield", "won contests end", {}, D::EndContests),
    go(S::UnlockEffects, M::UnlockInfernal, S::Stay, "1) Unlock Phase", "1 pool for an Infernal minion", {TurnPlayer, InfernalLocked, OnePoolThere}, D::UnlockInfernal),
    go(S::UnlockEffects, M::EdgePool, S::Stay, "1) Unlock Phase", "a pool for the Edge", {TurnPlayer, HoldsEdge, EdgePoolNotTaken}, D::GainForEdge),
    go(S::UnlockEffects, M::PayContest, S::Stay, "During your unlock phase", "pay for a contest", {ContestOwn, ContestNotPaid, ContestAffordable}, D::PayContest),
    go(S::UnlockEffects, M::YieldContest, S::Stay, "During your unlock phase", "yield", {ContestOwn}, D::YieldContest),
    go(S::UnlockEffects, M::Withdraw, S::Stay, "(Optional) Withdraw", "announce to withdraw", {TurnPlayer, LibraryEmpty, NotWithdrawing}, D::AnnounceWithdrawal),
    go(S::UnlockEffects, M::AllPassed, S::ContestsCheck, "1) Unlock Phase", "all pass"),
    go(S::ContestsCheck, M::Auto, S::ContestsCheck, "During your unlock phase", "a torpid vampire yields its title", {TorpidTitleContested}, D::YieldTorpidTitle),
    go(S::ContestsCheck, M::Auto, S::ContestDue, "During your unlock phase", "a contest is not paid for", {ContestUnpaid}),
    go(S::ContestsCheck, M::Auto, S::MasterStart, "2) Master Phase", "none is open"),
    go(S::ContestDue, M::PayContest, S::ContestsCheck, "During your unlock phase", "pay", {ContestOwn, ContestNotPaid, ContestAffordable}, D::PayContest),
    go(S::ContestDue, M::YieldContest, S::ContestsCheck, "During your unlock phase", "yield", {ContestOwn}, D::YieldContest),

    go(S::MasterStart, M::Auto, S::MasterPhase, "2) Master Phase", "actions are received", {}, D::GiveMasterActions),
    go(S::MasterPhase, M::MarkRedList, S::Stay, "2) Master Phase", "mark a Red List minion", {TurnPlayer, MasterActionLeft, MarkPossible}, D::MarkRedList),
    go(S::MasterPhase, M::AllPassed, S::MasterEnd, "2) Master Phase", "all pass"),
    go(S::MasterEnd, M::Auto, S::MinionPhase, "3) Minion Phase", "unused actions are lost", {}, D::LoseMasterActions),

    go(S::MinionPhase, M::Announce, S::ActionDeclared, "Announce action & lock acting minion", "announce an action", {TurnPlayer, ActorIsOwn, MandatoryFirst, ActorCanAct, TargetFits, ActionGranted, BleedsPrey, ActionAffordable, HandNotEmpty, RoomForPlay, BleedAmountFits, HuntAmountFits, EnteringFits, PreventFits, BindFits, VotesFit, ActionCanChange, CombatCanEnd, EffectTargets}, D::DeclareAction),
    go(S::MinionPhase, M::Pass, S::Stay, "Mandatory actions gate", "pass", {MandatoryDone}, D::PassImpulse),
    go(S::MinionPhase, M::AllPassed, S::InfluenceStart, "4) Influence Phase", "all pass"),
    call(S::ActionDeclared, M::Auto, S::CardDeclared, S::ActionCardPlayed, "Announce action & lock acting minion", "with a card", {WithActionCard}, D::PlayActionCard),
    go(S::ActionDeclared, M::Auto, S::ActionAnnounced, "Announce action & lock acting minion", "without a card"),
    go(S::ActionCardPlayed, M::Auto, S::ActionCancelled, "Resolve or cancel", "cancelled", {ActionCardCancelled}),
    go(S::ActionCardPlayed, M::Auto, S::ActionAnnounced, "Resolve or cancel", "not cancelled"),
    go(S::ActionCancelled, M::Auto, S::ActionEnds, "Action ends", "no action"),
    go(S::ActionAnnounced, M::Auto, S::ActionEndedEarly, "Action ended early (rule-level)", "the action was ended", {ActionOver}),
    go(S::ActionAnnounced, M::AllPassed, S::BlockEligibility, "Block eligibility", "all pass"),
    go(S::BlockEligibility, M::Auto, S::BlocksDeclined, "Block eligibility", "nobody may block", {NobodyCanBlock}, D::FindBlockers),
    go(S::BlockEligibility, M::Auto, S::BlockOpportunity, "Block eligibility", "targets, or prey and predator", {}, D::FindBlockers),
    go(S::BlockOpportunity, M::Auto, S::ActionEndedEarly, "Action ended early (rule-level)", "the action was ended", {ActionOver}),
    go(S::BlockOpportunity, M::Auto, S::BlocksDeclined, "Block eligibility", "nobody may block any more", {NobodyCanBlock}),
    go(S::BlockOpportunity, M::Block, S::BlockAttempt, "Potential blocker chosen", "a minion attempts to block", {BlockerEligible, BlockerIsOwn, BlockerUnlocked}, D::StartAttempt),
    go(S::BlockOpportunity, M::AllPassed, S::BlocksDeclined, "Resolve block attempts (clockwise)", "nobody blocks"),
    go(S::BlockAttempt, M::Auto, S::ActionEndedEarly, "Action ended early (rule-level)", "the action was ended", {ActionOver}),
    go(S::BlockAttempt, M::Auto, S::BlockFails, "Block fails", "the blocker is not ready", {BlockerGone}),
    go(S::BlockAttempt, M::AllPassed, S::BlockCompare, "Compare", "all pass"),
    go(S::BlockCompare, M::Auto, S::BlockSucceeds, "Compare", "intercept is at least stealth", {InterceptReaches}),
    go(S::BlockCompare, M::Auto, S::BlockFails, "Compare", "stealth is more"),
    go(S::BlockFails, M::Auto, S::BlockOpportunity, "Block fails", "the next blocker", {}, D::EndAttempt),
    go(S::BlockSucceeds, M::Auto, S::PreCombat, "Block attempt succeeds", "the action's card is burned", {}, D::BlockAction),
    go(S::PreCombat, M::Auto, S::ActionEndedEarly, "Did an effect end the action", "the action was ended", {ActionOver}),
    go(S::PreCombat, M::AllPassed, S::BlockResolution, "Post-block / pre-combat window", "all pass"),
    go(S::BlockResolution, M::Auto, S::EnterCombat, "Block resolution (rule)", "the blocker locks", {}, D::LockBlocker),
    go(S::EnterCombat, M::Auto, S::LeaveTorporBlocked, "Special rule: Leave Torpor is blocked", "a torpid vampire does not fight", {LeavesTorpor}),
    call(S::EnterCombat, M::Auto, S::CombatStart, S::BlockedCleanup, "Combat begins", "blocker against acting minion", {CombatFollows}, D::FightBlocker),
    go(S::EnterCombat, M::Auto, S::BlockedNoCombat, "Blocked, no combat", "no combat"),
    go(S::BlockedNoCombat, M::Auto, S::BlockedCleanup, "Blocked, no combat", "no effect, no cost"),
    go(S::LeaveTorporBlocked, M::Auto, S::DiablerieOpportunity, "Special rule: Leave Torpor is blocked", "by a vampire", {BlockerIsVampire}),
    go(S::LeaveTorporBlocked, M::Auto, S::BlockedCleanup, "Special rule: Leave Torpor is blocked", "by an ally"),
    call(S::DiablerieOpportunity, M::Diablerize, S::DiablerieBefore, S::BlockedCleanup, "Immediate diablerie opportunity", "diablerie at once", {}, D::DiablerieOnTheSpot),
    go(S::DiablerieOpportunity, M::Pass, S::BlockedCleanup, "Special rule: Leave Torpor is blocked", "declined"),
    go(S::BlockedCleanup, M::Auto, S::ActionEnds, "Blocked action cleanup", "unsuccessful"),
    go(S::ActionEndedEarly, M::Auto, S::ActionEnds, "Action ended early (rule-level)", "no lock, no combat"),
    go(S::BlocksDeclined, M::Auto, S::ActionEndedEarly, "Action ended early (rule-level)", "the action was ended", {ActionOver}),
    go(S::BlocksDeclined, M::Auto, S::BlockEligibility, "If action is BLEED and is unblocked", "redirected: the new target may block", {Redirected}, D::ChangeTarget),
    go(S::BlocksDeclined, M::AllPassed, S::ActionSuccessful, "Action blocked?", "all pass: successful"),
    go(S::ActionSuccessful, M::Auto, S::ActionBranch, "Successful action resolves", "the cost is paid", {}, D::PayAction),
    go(S::ActionBranch, M::Auto, S::BleedBurn, "Branch by action type", "bleed", {IsBleed}),
    go(S::ActionBranch, M::Auto, S::HuntGain, "Branch by action type", "hunt", {IsHunt}),
    call(S::ActionBranch, M::Auto, S::ReferendumStart, S::ActionResolved, "Branch by action type", "political action", {IsPolitical}, D::BeginReferendum),
    call(S::ActionBranch, M::Auto, S::DiablerieBefore, S::ActionResolved, "Branch by action type", "diablerie", {IsDiablerie}, D::DiablerieAction),
    go(S::ActionBranch, M::Auto, S::TorporLeft, "Branch by action type", "leave torpor, rescue", {IsLeaveOrRescue}),
    call(S::ActionBranch, M::Auto, S::CombatStart, S::ActionResolved, "Branch by action type", "enter combat", {IsEnterCombat}, D::FightTarget),
    go(S::ActionBranch, M::Auto, S::ActionEffect, "Branch by action type", "anything else"),
    go(S::BleedBurn, M::Auto, S::BleedCheck, "Prey burns B pool (if possible)", "pool is burned", {}, D::BurnBleed),
    go(S::BleedCheck, M::Auto, S::ActionResolved, "If B ≥ 1, bleed is successful", "1 or more: the Edge", {BleedCounts}, D::TakeEdge),
    go(S::BleedCheck, M::Auto, S::ActionResolved, "If B ≥ 1, bleed is successful", "nothing"),
    go(S::HuntGain, M::Auto, S::ActionResolved, "If action is HUNT and is unblocked", "blood from the bank", {}, D::GainHunt),
    go(S::TorporLeft, M::Auto, S::ActionResolved, "Leave Torpor action", "ready again", {}, D::LeaveTorpor),
    call(S::ActionEffect, M::Auto, S::EntersPlayCheck, S::ActionResolved, "Successful action resolves", "the card enters play", {ActionCardEnters}, D::ApplyActionCard),
    go(S::ActionEffect, M::Auto, S::ActionResolved, "Successful action resolves", "as the card says", {}, D::ApplyActionCard),
    go(S::ActionResolved, M::AllPassed, S::ActionEnds, "Action ends", "all pass"),
    go(S::ActionEnds, M::Auto, S::MinionPhase, "Action ends", "the next action", {}, D::EndAction),

    go(S::CombatStart, M::Auto, S::RoundStart, "Combat begins", "the first round"),
    go(S::RoundStart, M::Auto, S::BeforeRange, "Start of combat round", "seven steps", {}, D::BeginRound),
    go(S::BeforeRange, M::Auto, S::PrematureEnd, "Combat ends immediately", "the combat is over", {CombatOver}),
    go(S::BeforeRange, M::AllPassed, S::DetermineRange, "1) Before Range", "all pass"),
    go(S::DetermineRange, M::Auto, S::PrematureEnd, "Combat ends immediately", "the combat is over", {CombatOver}),
    go(S::DetermineRange, M::AllPassed, S::RangeSet, "Maneuver cycle", "all pass"),
    go(S::RangeSet, M::Auto, S::BeforeStrikes, "Range is set for this round", "close or long"),
    go(S::BeforeStrikes, M::Auto, S::PrematureEnd, "Combat ends immediately", "the combat is over", {CombatOver}),
    go(S::BeforeStrikes, M::AllPassed, S::StrikeActing, "3) Before Strikes", "all pass", {}, D::BeginPair),
    go(S::StrikeActing, M::Auto, S::PrematureEnd, "Combat ends immediately", "the combat is over", {CombatOver}),
    go(S::StrikeActing, M::Auto, S::StrikeOpposing, "Choose Strike (acting)", "chosen, or it has none", {StrikerDone}),
    go(S::StrikeActing, M::Strike, S::Stay, "Choose Strike (acting)", "choose", {StrikeIsOwn, StrikeBound, StrikeTargetFits}, D::ChooseStrike),
    go(S::StrikeOpposing, M::Auto, S::PrematureEnd, "Combat ends immediately", "the combat is over", {CombatOver}),
    go(S::StrikeOpposing, M::Auto, S::StrikesChosen, "4) Strike", "chosen, or it has none", {StrikerDone}),
    go(S::StrikeOpposing, M::Strike, S::Stay, "4) Strike", "choose", {StrikeIsOwn, StrikeBound, StrikeTargetFits}, D::ChooseStrike),
    go(S::StrikesChosen, M::Auto, S::PrematureEnd, "Combat ends immediately", "the combat is over", {CombatOver}),
    go(S::StrikesChosen, M::AllPassed, S::ResolveStrikes, "4) Strike", "all pass"),
    go(S::ResolveStrikes, M::Auto, S::StrikesEffect, "Resolve Strike Pair", "together", {}, D::ResolveStrikes),
    go(S::StrikesEffect, M::Auto, S::PrematureEnd, "Combat ends immediately", "a strike ends the combat", {CombatOver}),
    go(S::StrikesEffect, M::Auto, S::DamageDone, "Resolve Strike Pair", "no damage", {NoDamage}, D::MendRetainers),
    go(S::StrikesEffect, M::Auto, S::PreventDamage, "5) Damage Resolution", "damage"),
    go(S::PreventDamage, M::AllPassed, S::MendActing, "5) Damage Resolution", "all pass"),
    go(S::MendActing, M::Auto, S::MendOpposing, "5) Damage Resolution", "no damage", {ActingUnharmed}),
    go(S::MendActing, M::Auto, S::MendOpposing, "5) Damage Resolution", "blood or life is burned", {ActingMends}, D::MendActing),
    go(S::MendActing, M::Auto, S::MendOpposing, "5) Damage Resolution", "it cannot", {}, D::FellActing),
    go(S::MendOpposing, M::Auto, S::MendRetainers, "5) Damage Resolution", "no damage", {OpposingUnharmed}),
    go(S::MendOpposing, M::Auto, S::MendRetainers, "5) Damage Resolution", "blood or life is burned", {OpposingMends}, D::MendOpposing),
    go(S::MendOpposing, M::Auto, S::MendRetainers, "5) Damage Resolution", "it cannot", {}, D::FellOpposing),
    go(S::MendRetainers, M::Auto, S::DamageDone, "5) Damage Resolution", "life is burned", {}, D::MendRetainers),
    call(S::DamageDone, M::Auto, S::EntersTorpor, S::DamageDone, "Minion enters torpor", "a vampire falls", {SomeoneFell}),
    call(S::DamageDone, M::Auto, S::MinionBurned, S::DamageDone, "5) Damage Resolution", "a minion is burned", {SomeoneBurned}),
    go(S::DamageDone, M::Auto, S::PrematureEnd, "Combat ends immediately", "one is not ready", {CombatOver}),
    go(S::DamageDone, M::Auto, S::ResolveStrikes, "Resolve Strike Pair", "the slower strike", {StrikeUnresolved}),
    go(S::DamageDone, M::Auto, S::AdditionalStrikes, "Additional Strikes (Adv)", "after the first pair", {FirstPair}),
    go(S::DamageDone, M::Auto, S::MoreStrikes, "Additional Strikes (Adv)", "after another one"),
    go(S::AdditionalStrikes, M::Auto, S::PrematureEnd, "Combat ends immediately", "the combat is over", {CombatOver}),
    go(S::AdditionalStrikes, M::AllPassed, S::MoreStrikes, "Additional Strikes (Adv)", "all pass"),
    go(S::MoreStrikes, M::Auto, S::StrikeActing, "Additional Strikes (Adv)", "who has one left strikes", {AdditionalLeft}, D::NextPair),
    go(S::MoreStrikes, M::Auto, S::PressStep, "6) Press", "none is left"),
    go(S::PressStep, M::Auto, S::PrematureEnd, "Combat ends immediately", "the combat is over", {CombatOver}),
    go(S::PressStep, M::AllPassed, S::EndOfRound, "Press cycle", "all pass"),
    go(S::EndOfRound, M::AllPassed, S::RoundCheck, "7) End of Round", "all pass"),
    go(S::RoundCheck, M::Auto, S::CombatEnds, "Combat ends immediately", "one is not ready", {CombatOver}),
    go(S::RoundCheck, M::Auto, S::RoundStart, "Press cycle", "a press to continue", {PressToContinue}),
    go(S::RoundCheck, M::Auto, S::CombatEnds, "Press cycle", "none, or cancelled"),
    go(S::PrematureEnd, M::AllPassed, S::CombatEnds, "7) End of Round (premature)", "all pass"),
    go(S::CombatEnds, M::AllPassed, S::Return, "Combat ends", "all pass", {}, D::EndCombat),

    go(S::ReferendumStart, M::Auto, S::Polling, "Blood Hunt referendum", "its terms are known", {IsBloodHunt}),
    go(S::ReferendumStart, M::Auto, S::ReferendumTerms, "Referendum starts", "a political action"),
    go(S::ReferendumTerms, M::Terms, S::Stay, "Referendum starts", "set the terms", {CallerSetsTerms, TermsNotSet, BleedAmountFits, HuntAmountFits, EffectTargets}, D::SetTerms),
    go(S::ReferendumTerms, M::AllPassed, S::Polling, "Referendum starts", "all pass"),
    go(S::Polling, M::Vote, S::Stay, "Polling step", "a minion's ballot", {BallotIsOwn, BallotNotCast, BallotRoom}, D::CastBallot),
    go(S::Polling, M::EdgeVote, S::Stay, "Polling step", "the Edge for a vote", {HoldsEdge, BallotRoom}, D::CastEdge),
    go(S::Polling, M::CardVote, S::Stay, "Polling step", "a political action card for a vote", {NoCardVoteYet, CardVoteThere, BallotRoom}, D::CastCard),
    go(S::Polling, M::AllPassed, S::VoteCount, "Polling step", "all pass"),
    go(S::VoteCount, M::Auto, S::ReferendumPasses, "If passes: apply terms/effects", "more for than against", {MoreFor}),
    go(S::VoteCount, M::Auto, S::ReferendumFails, "If fails: no effect", "a tie, or fewer"),
    go(S::ReferendumPasses, M::Auto, S::ReferendumResult, "If passes: apply terms/effects", "the terms apply", {}, D::ApplyTerms),
    go(S::ReferendumFails, M::Auto, S::ReferendumResult, "If fails: no effect", "no effect", {}, D::FailReferendum),
    go(S::ReferendumResult, M::AllPassed, S::Return, "If passes: apply terms/effects", "all pass", {}, D::EndReferendum),

    go(S::EntersTorpor, M::AllPassed, S::Return, "Minion enters torpor", "all pass", {}, D::ForgetFallen),
    go(S::MinionBurned, M::AllPassed, S::Return, "Resolve or cancel", "all pass", {}, D::ForgetBurned),
    go(S::DiablerieBefore, M::Auto, S::Return, "Diablerie (directed action)", "victim or diablerist is gone", {DiablerieImpossible}, D::EndDiablerie),
    go(S::DiablerieBefore, M::AllPassed, S::DiablerieUnit, "Diablerie (directed action)", "all pass"),
    go(S::DiablerieUnit, M::Auto, S::VictimCheck, "Diablerie (directed action)", "without interruption", {}, D::CommitDiablerie),
    go(S::VictimCheck, M::Auto, S::DiablerieReward, "If victim older / Red List", "older, or Red List", {VictimElderOrRed}),
    go(S::VictimCheck, M::Auto, S::BloodHunt, "Blood Hunt referendum", "neither"),
    go(S::DiablerieReward, M::Reward, S::Stay, "May gain Discipline / trophies", "a Discipline, a trophy", {RewardNotTaken}, D::TakeReward),
    go(S::DiablerieReward, M::Pass, S::BloodHunt, "Blood Hunt referendum", "no more"),
    call(S::BloodHunt, M::Auto, S::ReferendumStart, S::BloodHuntResult, "Blood Hunt referendum", "automatic and at once", {}, D::CallBloodHunt),
    go(S::BloodHuntResult, M::Auto, S::DiablerieAfter, "If blood hunt passes", "the diablerist is burned", {MoreFor}, D::BurnDiablerist),
    go(S::BloodHuntResult, M::Auto, S::DiablerieAfter, "If blood hunt passes", "it failed"),
    go(S::DiablerieAfter, M::AllPassed, S::Return, "Diablerie (directed action)", "all pass", {}, D::EndDiablerie),

    go(S::InfluenceStart, M::Auto, S::InfluencePhase, "4) Influence Phase", "transfers are received", {}, D::GiveTransfers),
    go(S::InfluencePhase, M::Transfer, S::Stay, "Repeat until transfers = 0", "1: a pool to a vampire", {TurnPlayer, UncontrolledOwn, TransfersLeft, OnePoolThere}, D::MoveToVampire),
    go(S::InfluencePhase, M::TakeBack, S::Stay, "Repeat until transfers = 0", "2: a blood to the pool", {TurnPlayer, UncontrolledOwn, TransfersLeft, BloodToTakeBack}, D::MoveToPool),
    go(S::InfluencePhase, M::DrawCrypt, S::Stay, "Repeat until transfers = 0", "4 and 1 pool: a vampire from the crypt", {TurnPlayer, TransfersLeft, OnePoolThere, CryptThere, PiecesRoom}, D::DrawVampire),
    go(S::InfluencePhase, M::Merge, S::Stay, "Repeat until transfers = 0", "4 and 1 pool: merge", {TurnPlayer, TransfersLeft, OnePoolThere, MergePossible}, D::MergeVampire),
    call(S::InfluencePhase, M::ComeOut, S::EntersPlayCheck, S::InfluencePhase, "If uncontrolled vampire blood ≥ capacity", "a vampire comes out", {TurnPlayer, UncontrolledOwn, CapacityReached, NotUniqueInPlay, ScarceAffordable}, D::ComeOut),
    go(S::InfluencePhase, M::AllPassed, S::InfluenceEnd, "End Influence Phase", "all pass"),
    go(S::InfluenceEnd, M::Auto, S::DiscardStart, "5) Discard Phase", "unused transfers are lost", {}, D::LoseTransfers),

    go(S::DiscardStart, M::Auto, S::DiscardPhase, "5) Discard Phase", "an action is received", {}, D::GiveDiscardAction),
    go(S::DiscardPhase, M::Discard, S::Stay, "Use DPA (optional)", "discard a card, draw one", {TurnPlayer, DiscardActionLeft, HandNotEmpty}, D::DiscardCard),
    call(S::DiscardPhase, M::PlayEvent, S::CardDeclared, S::DiscardPhase, "Use DPA (optional)", "play an event", {TurnPlayer, DiscardActionLeft, EventNotThisPhase, EventIsNew, HandNotEmpty, CardAffordable, RoomForPlay, BleedAmountFits, HuntAmountFits, EnteringFits, PreventFits, BindFits, VotesFit, ActionCanChange, CombatCanEnd, EffectTargets}, D::PlayEvent),
    go(S::DiscardPhase, M::AllPassed, S::DiscardEnd, "End Discard Phase", "all pass"),
    go(S::DiscardEnd, M::Auto, S::TurnEnd, "End Discard Phase", "unused actions are lost", {}, D::LoseDiscardActions),
    go(S::TurnEnd, M::AllPassed, S::NextMethuselah, "End Discard Phase", "all pass"),

    go(S::CardDeclared, M::Auto, S::CardAsPlayed, "Declare effect fully", "as it is played"),
    go(S::CardAsPlayed, M::AllPassed, S::CardOutcome, "Timing: 'as card is played'", "all pass"),
    go(S::CardOutcome, M::Auto, S::CardCancelled, "Resolve or cancel", "cancelled", {CardCancelled}),
    go(S::CardOutcome, M::Auto, S::CardResolves, "Resolve or cancel", "not cancelled"),
    go(S::CardCancelled, M::Auto, S::CardReplaced, "Resolve or cancel", "to the ash heap", {}, D::CancelCard),
    go(S::CardResolves, M::Auto, S::CardPlaced, "Resolve or cancel", "its effect", {}, D::ResolveCard),
    call(S::CardPlaced, M::Auto, S::EntersPlayCheck, S::CardReplaced, "Resolve or cancel", "into play", {CardEnters}),
    go(S::CardPlaced, M::Auto, S::CardReplaced, "Resolve or cancel", "to the ash heap"),
    go(S::EntersPlayCheck, M::Auto, S::ContestBegins, "If unique card/title duplicates enter play", "a second copy", {ContestStarts}, D::BeginContest),
    go(S::EntersPlayCheck, M::Auto, S::EntersPlay, "Resolve or cancel", "in play"),
    go(S::EntersPlay, M::AllPassed, S::Return, "Resolve or cancel", "all pass"),
    go(S::ContestBegins, M::AllPassed, S::Return, "All contested copies turn face down", "all pass"),
    go(S::CardReplaced, M::Auto, S::Return, "Replace/draw", "a card is drawn", {}, D::ReplaceCard),

    go(S::OustPending, M::Auto, S::Return, "If Methuselah pool reaches 0 -> ousted", "nobody is (any more)", {NobodyOusted}),
    go(S::OustPending, M::AllPassed, S::OustCards, "If Methuselah pool reaches 0 -> ousted", "all pass"),
    go(S::OustCards, M::Auto, S::OustPoints, "Remove all cards they control from game", "cards leave the game", {}, D::RemoveOusted),
    go(S::OustPoints, M::Auto, S::OustCheck, "If your prey is ousted", "points and pool", {}, D::AwardPoints),
    go(S::OustCheck, M::Auto, S::CountPoints, "Check end condition", "only one is left", {OneLeft}, D::LeaveTurn),
    go(S::OustCheck, M::Auto, S::Return, "Check end condition", "the game goes on"),
    go(S::Withdrawal, M::Auto, S::WithdrawalCheck, "(Optional) Withdraw", "half a point", {}, D::WithdrawNow),
    go(S::WithdrawalCheck, M::Auto, S::CountPoints, "Check end condition", "only one is left", {OneLeft}),
    go(S::WithdrawalCheck, M::Auto, S::NextMethuselah, "Check end condition", "the game goes on"),

    call(S::AnyStep, M::Auto, S::OustPending, S::Stay, "If Methuselah pool reaches 0 -> ousted", "a pool is at nothing", {SomeoneOusted}),
    go(S::AnyStep, M::Auto, S::NextMethuselah, "Check end condition", "it was her turn", {ActiveOusted}, D::LeaveTurn),
    go(S::AnyStep, M::Oust, S::Stay, "If Methuselah pool reaches 0 -> ousted", "the record shows that she is ousted", {PoolMayBeNothing}, D::EmptyPool),
    go(S::AnyStep, M::EndGame, S::CountPoints, "Check end condition", "the table ends", {LeftInGame}, D::EndTable),
    go(S::AnyWindow, M::Pass, S::Stay, "If PASS (or timeout)", "pass", {}, D::PassImpulse),
    call(S::AnyWindow, M::Play, S::CardDeclared, S::Stay, "If PLAY", "a card", kPlayed, D::DeclareCard),
    call(S::AnyWindow, M::Use, S::EntersPlayCheck, S::Stay, "If PLAY", "a card in play, and another enters play", kUsedToEnter, D::UseCard),
    go(S::AnyWindow, M::Use, S::Stay, "If PLAY", "a card in play", kUsed, D::UseCard),
};
// clang-format on

constexpr std::array<std::string_view, 31> kMoves{
    "auto",          "all-passed",  "pass",          "time-out",        "play",      "use",
    "announce",      "block",       "strike",        "terms",           "vote",      "edge-vote",
    "card-vote",     "pay-contest", "yield-contest", "unlock-infernal", "edge-pool", "withdraw",
    "mark-red-list", "transfer",    "take-back",     "draw-crypt",      "merge",     "come-out",
    "discard",       "play-event",  "diablerize",    "reward",          "outcome",   "oust",
    "end-game"};
static_assert(kMoves.size() == static_cast<std::size_t>(Move::EndGame) + 1);

}  // namespace

// The rows of a step stand together.
constexpr std::array<Ways, kStepCount> kWays = [] {
  std::array<Ways, kStepCount> all{};
  for (std::size_t i = 0; i < kTransitions.size(); ++i) {
    const Transition &row = kTransitions[i];
    const auto index = static_cast<std::uint16_t>(i);
    Ways &ways = all[static_cast<std::size_t>(row.from)];
    if (ways.begin == ways.end) ways.begin = index;
    ways.end = static_cast<std::uint16_t>(i + 1);
    ways.moves |= 1U << static_cast<unsigned>(row.on);
    if (row.on == Move::Auto) ++ways.autos;
    if (row.on == Move::AllPassed) ways.allPassed = index;
  }
  return all;
}();
static_assert(kMoves.size() <= 32);
static_assert([] {
  for (const Ways &ways : kWays) {
    for (int i = ways.begin; i < ways.begin + ways.autos; ++i) {
      if (kTransitions[static_cast<std::size_t>(i)].on != Move::Auto) return false;
    }
  }
  return true;
}());

std::span<const Transition> transitions() {
  return kTransitions;
}

std::string_view nameOf(Move move) {
  return kMoves[static_cast<std::size_t>(move)];
}

}  // namespace vtes::rules

/// The table of steps.

#include <algorithm>

#include "rules/machine_table.h"

namespace vtes::rules {
namespace {

using enum Loop;
using W = rules::Window;
constexpr auto Start = StepKind::Start;
constexpr auto Through = StepKind::Through;
constexpr auto Fork = StepKind::Fork;
constexpr auto End = StepKind::End;
constexpr auto Pseudo = StepKind::Pseudo;

constexpr std::array<LoopFacts, 11> kLoops{{
    {Game, "game", "The game and its turns"},
    {Unlock, "unlock", "Unlock phase and contests"},
    {Master, "master", "Master phase"},
    {Minion, "minion", "Minion phase: an action and its blocks"},
    {Combat, "combat", "Combat"},
    {Referendum, "referendum", "Referendum"},
    {Torpor, "torpor", "Torpor, diablerie and the blood hunt"},
    {Influence, "influence", "Influence phase"},
    {Discard, "discard", "Discard phase and the end of the turn"},
    {Card, "card", "Playing a card, and entering play"},
    {Oust, "oust", "Ousting and withdrawing"},
}};

constexpr StepFacts plain(Step step, std::string_view name, Loop loop, StepKind kind, std::string_view section,
                          std::string_view title) {
  return {step, name, loop, kind, section, title};
}
constexpr StepFacts timed(Step step, std::string_view name, Loop loop, W window, std::string_view section,
                          std::string_view title) {
  return {step, name, loop, StepKind::Window, section, title, window, Chooser::None, true};
}
constexpr StepFacts choice(Step step, std::string_view name, Loop loop, W window, Chooser chooser,
                           std::string_view section, std::string_view title) {
  return {step, name, loop, StepKind::Choice, section, title, window, chooser, true};
}

// clang-format off
constexpr std::array kSteps{
    plain(Step::GameStart, "game-start", Game, Start, "Start game session", "The players take their seats"),
    plain(Step::SetUpHands, "setup-hands", Game, Through, "Setup", "Each draws seven library cards"),
    plain(Step::SetUpCrypts, "setup-crypts", Game, Through, "Setup", "Four crypt cards each are dealt face down"),
    plain(Step::SetUpPools, "setup-pools", Game, Through, "Setup", "Pools are as the rules say, nobody has the Edge"),
    plain(Step::FirstMethuselah, "first-methuselah", Game, Through, "Setup", "Who is first begins"),
    plain(Step::TurnStart, "turn-start", Game, Fork, "Check end condition", "A turn begins, if more than one is left"),
    plain(Step::NextMethuselah, "next-methuselah", Game, Through, "Check end condition", "The next one in the game, clockwise"),
    plain(Step::CountPoints, "count-points", Game, Through, "Victory Points (VP) update", "The last one left gains a point"),
    plain(Step::GameEnd, "game-end", Game, End, "Victory Points (VP) update", "Who has most points has won"),

    plain(Step::UnlockPhase, "unlock-phase", Unlock, Fork, "1) Unlock Phase", "All cards unlock"),
    plain(Step::ContestsEnd, "contests-end", Unlock, Through, "If all others yield", "Who is left in a contest has the card back"),
    timed(Step::UnlockEffects, "unlock-effects", Unlock, W::UnlockPhase, "1) Unlock Phase", "Effects, the Edge, Infernal minions, contests"),
    plain(Step::ContestsCheck, "contests-check", Unlock, Fork, "During your unlock phase", "Is every contest paid for or yielded?"),
    choice(Step::ContestDue, "contest-due", Unlock, W::Contest, Chooser::Active, "During your unlock phase", "Pay for a contest, or yield"),

    plain(Step::MasterStart, "master-start", Master, Through, "2) Master Phase", "Master phase actions are received"),
    timed(Step::MasterPhase, "master-phase", Master, W::MasterPhase, "2) Master Phase", "Master phase actions are used"),
    plain(Step::MasterEnd, "master-end", Master, Through, "2) Master Phase", "Those not used are lost"),

    timed(Step::MinionPhase, "minion-phase", Minion, W::MinionPhase, "Select your next action", "Choose the next action, or end the phase"),
    plain(Step::ActionDeclared, "action-declared", Minion, Fork, "Announce action & lock acting minion", "The acting minion locks, targets are set"),
    plain(Step::ActionCardPlayed, "action-card-played", Minion, Fork, "Resolve or cancel", "Was the action's card cancelled?"),
    plain(Step::ActionCancelled, "action-cancelled", Minion, Through, "Resolve or cancel", "Without its card there is no action"),
    timed(Step::ActionAnnounced, "action-announced", Minion, W::ActionAnnounced, "Window: 'as action is announced'", "As the action is announced"),
    plain(Step::BlockEligibility, "block-eligibility", Minion, Fork, "Block eligibility", "Who may attempt to block?"),
    timed(Step::BlockOpportunity, "block-opportunity", Minion, W::BlockAttempt, "Resolve block attempts (clockwise)", "Who may block can name a blocker"),
    timed(Step::BlockAttempt, "block-attempt", Minion, W::BlockAttempt, "Potential blocker chosen", "Stealth and intercept, in turn"),
    plain(Step::BlockCompare, "block-compare", Minion, Fork, "Compare", "Is intercept at least stealth?"),
    plain(Step::BlockFails, "block-fails", Minion, Through, "Block fails", "The action goes on to the next blocker"),
    plain(Step::BlockSucceeds, "block-succeeds", Minion, Through, "Block attempt succeeds", "The action is blocked, its card burned"),
    timed(Step::PreCombat, "pre-combat", Minion, W::ActionBlocked, "Post-block / pre-combat window", "When blocked, before combat"),
    plain(Step::BlockResolution, "block-resolution", Minion, Through, "Block resolution (rule)", "The blocker locks"),
    plain(Step::EnterCombat, "enter-combat", Minion, Fork, "Enter combat as a result", "Does combat follow?"),
    plain(Step::BlockedNoCombat, "blocked-no-combat", Minion, Through, "Blocked, no combat", "Blocked, and nothing more"),
    plain(Step::LeaveTorporBlocked, "leave-torpor-blocked", Minion, Fork, "Special rule: Leave Torpor is blocked", "No combat; is the blocker a vampire?"),
    choice(Step::DiablerieOpportunity, "diablerie-opportunity", Minion, W::Diablerie, Chooser::Blocker, "Immediate diablerie opportunity", "The blocker may commit diablerie"),
    plain(Step::BlockedCleanup, "blocked-cleanup", Minion, Through, "Blocked action cleanup", "Unsuccessful, nothing is paid"),
    plain(Step::ActionEndedEarly, "action-ended-early", Minion, Through, "Action ended early (rule-level)", "No lock, no combat"),
    timed(Step::BlocksDeclined, "blocks-declined", Minion, W::BlocksDeclined, "Action blocked?", "Nobody blocks (any more)"),
    plain(Step::ActionSuccessful, "action-successful", Minion, Through, "Successful action resolves", "Its cost is paid"),
    plain(Step::ActionBranch, "action-branch", Minion, Fork, "Branch by action type", "Which action is it?"),
    plain(Step::BleedBurn, "bleed-burn", Minion, Through, "Prey burns B pool (if possible)", "The target burns pool"),
    plain(Step::BleedCheck, "bleed-check", Minion, Fork, "If B ≥ 1, bleed is successful", "Was it a bleed for one or more?"),
    plain(Step::HuntGain, "hunt-gain", Minion, Through, "If action is HUNT and is unblocked", "The vampire gains blood"),
    plain(Step::TorporLeft, "torpor-left", Minion, Through, "Leave Torpor action", "The vampire is ready again"),
    plain(Step::ActionEffect, "action-effect", Minion, Through, "Branch by action type", "As the card says"),
    timed(Step::ActionResolved, "action-resolved", Minion, W::ActionResolved, "Successful action resolves", "After the resolution"),
    plain(Step::ActionEnds, "action-ends", Minion, Through, "Action ends", "The action is over"),

    plain(Step::CombatStart, "combat-start", Combat, Through, "Combat begins", "Acting minion against opposing minion"),
    plain(Step::RoundStart, "round-start", Combat, Through, "Start of combat round", "A round of seven steps"),
    timed(Step::BeforeRange, "before-range", Combat, W::CombatBeforeRange, "1) Before Range", "Before range is determined"),
    timed(Step::DetermineRange, "determine-range", Combat, W::CombatRange, "2) Determine Range", "Maneuvers in alternation"),
    plain(Step::RangeSet, "range-set", Combat, Through, "Range is set for this round", "Close or long"),
    timed(Step::BeforeStrikes, "before-strikes", Combat, W::CombatBeforeStrikes, "3) Before Strikes", "Before strikes are chosen"),
    choice(Step::StrikeActing, "strike-acting", Combat, W::CombatStrike, Chooser::ActingMinion, "Choose Strike (acting)", "The acting minion chooses its strike"),
    choice(Step::StrikeOpposing, "strike-opposing", Combat, W::CombatStrike, Chooser::OpposingMinion, "4) Strike", "The opposing minion chooses its strike"),
    timed(Step::StrikesChosen, "strikes-chosen", Combat, W::CombatStrike, "4) Strike", "Before the strikes resolve"),
    plain(Step::ResolveStrikes, "resolve-strikes", Combat, Through, "Resolve Strike Pair", "Strikes resolve together"),
    plain(Step::StrikesEffect, "strikes-effect", Combat, Fork, "Resolve Strike Pair", "Is there damage, or the end of the combat?"),
    timed(Step::PreventDamage, "prevent-damage", Combat, W::CombatDamage, "5) Damage Resolution", "Damage is prevented"),
    plain(Step::MendActing, "mend-acting", Combat, Fork, "5) Damage Resolution", "The acting minion mends"),
    plain(Step::MendOpposing, "mend-opposing", Combat, Fork, "5) Damage Resolution", "The opposing minion mends"),
    plain(Step::MendRetainers, "mend-retainers", Combat, Through, "5) Damage Resolution", "Retainers burn life"),
    plain(Step::DamageDone, "damage-done", Combat, Fork, "Combat ends immediately", "Is everybody still ready?"),
    timed(Step::AdditionalStrikes, "additional-strikes", Combat, W::CombatAdditionalStrike, "Additional Strikes (Adv)", "Additional strikes are gained, acting first"),
    plain(Step::MoreStrikes, "more-strikes", Combat, Fork, "Additional Strikes (Adv)", "Is an additional strike left?"),
    timed(Step::PressStep, "press", Combat, W::CombatPress, "6) Press", "Presses in alternation"),
    timed(Step::EndOfRound, "end-of-round", Combat, W::CombatEndOfRound, "7) End of Round", "End of the round"),
    plain(Step::RoundCheck, "round-check", Combat, Fork, "Press cycle", "Is there a press to continue?"),
    timed(Step::PrematureEnd, "premature-end", Combat, W::CombatEndOfRound, "7) End of Round (premature)", "End of a round that ended early"),
    timed(Step::CombatEnds, "combat-ends", Combat, W::CombatEnds, "Combat ends", "The combat is over"),

    plain(Step::ReferendumStart, "referendum-start", Referendum, Fork, "Referendum starts", "A referendum is called"),
    timed(Step::ReferendumTerms, "referendum-terms", Referendum, W::ReferendumTerms, "Referendum starts", "The terms are set"),
    timed(Step::Polling, "polling", Referendum, W::Polling, "Polling step", "Votes and ballots are cast"),
    plain(Step::VoteCount, "vote-count", Referendum, Fork, "Polling step", "More votes for than against?"),
    plain(Step::ReferendumPasses, "referendum-passes", Referendum, Through, "If passes: apply terms/effects", "The terms apply"),
    plain(Step::ReferendumFails, "referendum-fails", Referendum, Through, "If fails: no effect", "Nothing comes of it"),
    timed(Step::ReferendumResult, "referendum-result", Referendum, W::ReferendumResult, "If passes: apply terms/effects", "After the count"),

    timed(Step::EntersTorpor, "enters-torpor", Torpor, W::Torpor, "Minion enters torpor", "A vampire goes to torpor"),
    timed(Step::MinionBurned, "minion-burned", Torpor, W::Burned, "Resolve or cancel", "A minion is burned"),
    timed(Step::DiablerieBefore, "diablerie-before", Torpor, W::Diablerie, "Diablerie (directed action)", "Before the diablerie"),
    plain(Step::DiablerieUnit, "diablerie-unit", Torpor, Through, "Diablerie (directed action)", "Blood moves, the victim burns: one unit"),
    plain(Step::VictimCheck, "victim-check", Torpor, Fork, "If victim older / Red List", "Was the victim older, or Red List?"),
    choice(Step::DiablerieReward, "diablerie-reward", Torpor, W::Diablerie, Chooser::Diablerist, "May gain Discipline / trophies", "A Discipline, trophies"),
    plain(Step::BloodHunt, "blood-hunt", Torpor, Through, "Blood Hunt referendum", "A blood hunt is called at once"),
    plain(Step::BloodHuntResult, "blood-hunt-result", Torpor, Fork, "If blood hunt passes", "Did it pass?"),
    timed(Step::DiablerieAfter, "diablerie-after", Torpor, W::Diablerie, "Diablerie (directed action)", "After the diablerie"),

    plain(Step::InfluenceStart, "influence-start", Influence, Through, "Start Influence Phase", "Transfers by turn: 1, 2, 3, then 4"),
    timed(Step::InfluencePhase, "influence-phase", Influence, W::InfluencePhase, "Repeat until transfers = 0", "Transfers are spent"),
    plain(Step::InfluenceEnd, "influence-end", Influence, Through, "End Influence Phase", "Those not spent are lost"),

    plain(Step::DiscardStart, "discard-start", Discard, Through, "Start Discard Phase", "A discard phase action is received"),
    timed(Step::DiscardPhase, "discard-phase", Discard, W::DiscardPhase, "5) Discard Phase", "A discard, or an event"),
    plain(Step::DiscardEnd, "discard-end", Discard, Through, "End Discard Phase", "What is not used is lost"),
    timed(Step::TurnEnd, "turn-end", Discard, W::TurnEnd, "End Discard Phase", "The turn ends"),

    plain(Step::CardDeclared, "card-declared", Card, Through, "Declare effect fully", "Shown, with targets and cost"),
    timed(Step::CardAsPlayed, "card-as-played", Card, W::CardAsPlayed, "Timing: 'as card is played'", "As the card is played"),
    plain(Step::CardOutcome, "card-outcome", Card, Fork, "Resolve or cancel", "Was it cancelled?"),
    plain(Step::CardCancelled, "card-cancelled", Card, Through, "Resolve or cancel", "It has no effect"),
    plain(Step::CardResolves, "card-resolves", Card, Through, "Resolve or cancel", "Its effect happens"),
    plain(Step::CardPlaced, "card-placed", Card, Fork, "Resolve or cancel", "To the ash heap, or into play?"),
    plain(Step::EntersPlayCheck, "enters-play-check", Card, Fork, "If unique card/title duplicates enter play", "Is it unique, and in play already?"),
    timed(Step::EntersPlay, "enters-play", Card, W::EntersPlay, "Resolve or cancel", "A card enters play"),
    timed(Step::ContestBegins, "contest-begins", Card, W::Contest, "All contested copies turn face down", "The copies are out of play"),
    plain(Step::CardReplaced, "card-replaced", Card, Through, "Replace/draw", "A card is drawn for it"),

    timed(Step::OustPending, "oust-pending", Oust, W::Oust, "If Methuselah pool reaches 0 -> ousted", "A Methuselah is being ousted"),
    plain(Step::OustCards, "oust-cards", Oust, Through, "Remove all cards they control from game", "Her cards leave the game"),
    plain(Step::OustPoints, "oust-points", Oust, Through, "If your prey is ousted", "A point, and six pool"),
    plain(Step::OustCheck, "oust-check", Oust, Fork, "Check end condition", "Who is left?"),
    plain(Step::Withdrawal, "withdrawal", Oust, Through, "(Optional) Withdraw", "Who withdraws gains half a point"),
    plain(Step::WithdrawalCheck, "withdrawal-check", Oust, Fork, "Check end condition", "Who is left?"),

    plain(Step::AnyStep, "any-step", Game, Pseudo, "Check end condition", "Every step"),
    plain(Step::AnyWindow, "any-window", Card, Pseudo, "Open impulse window", "Every window and choice"),
    plain(Step::Return, "return", Game, Pseudo, "Close window", "Back to where the loop began"),
    plain(Step::Stay, "stay", Game, Pseudo, "Open impulse window", "The same step"),
};
// clang-format on

static_assert(kSteps.size() == kStepCount);
static_assert([] {
  for (std::size_t i = 0; i < kSteps.size(); ++i) {
    if (static_cast<std::size_t>(kSteps[i].step) != i) return false;
  }
  return true;
}());

}  // namespace

std::span<const LoopFacts> loops() {
  return kLoops;
}

std::span<const StepFacts> steps() {
  return kSteps;
}

const StepFacts &factsOf(Step step) {
  return kSteps[static_cast<std::size_t>(step)];
}

std::string_view nameOf(StepKind kind) {
  constexpr std::array<std::string_view, 7> kNames{"start", "through", "fork", "window", "choice", "end", "pseudo"};
  return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace vtes::rules

#include "rules/windows.h"

#include <algorithm>
#include <array>

namespace vtes::rules {
namespace {

constexpr std::array<WindowFacts, 30> kWindows{{
    {Window::UnlockPhase, "unlock-phase", "1) Unlock Phase"},
    {Window::MasterPhase, "master-phase", "2) Master Phase"},
    {Window::MinionPhase, "minion-phase", "3) Minion Phase"},
    {Window::ActionAnnounced, "action-announced", "Window: 'as action is announced'"},
    {Window::BlockAttempt, "block-attempt", "Window: action modifiers + reactions"},
    {Window::BlocksDeclined, "blocks-declined", "Resolve block attempts (clockwise)"},
    {Window::ActionBlocked, "action-blocked", "Post-block / pre-combat window"},
    {Window::ActionResolved, "action-resolved", "Successful action resolves; Action ends"},
    {Window::CombatBeforeRange, "combat-before-range", "1) Before Range"},
    {Window::CombatRange, "combat-range", "2) Determine Range"},
    {Window::CombatBeforeStrikes, "combat-before-strikes", "3) Before Strikes"},
    {Window::CombatStrike, "combat-strike", "4) Strike"},
    {Window::CombatAdditionalStrike, "combat-additional-strike", "Additional Strikes (Adv)"},
    {Window::CombatDamage, "combat-damage", "5) Damage Resolution"},
    {Window::CombatPress, "combat-press", "6) Press"},
    {Window::CombatEndOfRound, "combat-end-of-round", "7) End of Round"},
    {Window::CombatEnds, "combat-ends", "Combat ends"},
    {Window::ReferendumTerms, "referendum-terms", "Referendum starts"},
    {Window::Polling, "polling", "Polling step"},
    {Window::ReferendumResult, "referendum-result", "If passes: apply terms/effects"},
    {Window::Torpor, "torpor", "Minion enters torpor"},
    {Window::Diablerie, "diablerie", "Diablerie (directed action); Blood Hunt referendum"},
    {Window::InfluencePhase, "influence-phase", "4) Influence Phase"},
    {Window::DiscardPhase, "discard-phase", "5) Discard Phase"},
    {Window::TurnEnd, "turn-end", "End Discard Phase"},
    {Window::CardAsPlayed, "card-as-played", "Timing: 'as card is played'"},
    {Window::EntersPlay, "enters-play", "Resolve or cancel"},
    {Window::Burned, "burned", "Resolve or cancel"},
    {Window::Contest, "contest", "During your unlock phase: contest or yield"},
    {Window::Oust, "oust", "If Methuselah pool reaches 0 -> ousted"},
}};

// clang-format off
constexpr std::array kHookWindows{
    HookWindow{cards::kUnlockPhaseHook, Window::UnlockPhase},
    HookWindow{cards::kMasterPhaseHook, Window::MasterPhase, Side::Acting},
    HookWindow{cards::kMasterOutOfTurnHook, Window::UnlockPhase, Side::OutOfTurn},
    HookWindow{cards::kMasterOutOfTurnHook, Window::MasterPhase, Side::OutOfTurn},
    HookWindow{cards::kMasterOutOfTurnHook, Window::MinionPhase, Side::OutOfTurn},
    HookWindow{cards::kMasterOutOfTurnHook, Window::ActionAnnounced, Side::OutOfTurn},
    HookWindow{cards::kMasterOutOfTurnHook, Window::BlockAttempt, Side::OutOfTurn},
    HookWindow{cards::kMasterOutOfTurnHook, Window::BlocksDeclined, Side::OutOfTurn},
    HookWindow{cards::kMasterOutOfTurnHook, Window::CardAsPlayed, Side::OutOfTurn},
    HookWindow{cards::kMasterOutOfTurnHook, Window::InfluencePhase, Side::OutOfTurn},
    HookWindow{cards::kMasterOutOfTurnHook, Window::DiscardPhase, Side::OutOfTurn},
    HookWindow{cards::kActionHook, Window::MinionPhase, Side::Acting},
    HookWindow{cards::kPoliticalActionHook, Window::MinionPhase, Side::Acting},
    HookWindow{cards::kEquipHook, Window::MinionPhase, Side::Acting},
    HookWindow{cards::kEmployHook, Window::MinionPhase, Side::Acting},
    HookWindow{cards::kRecruitHook, Window::MinionPhase, Side::Acting},
    HookWindow{cards::kMinionPhaseHook, Window::MinionPhase},
    HookWindow{cards::kActionAnnouncedHook, Window::ActionAnnounced},
    HookWindow{cards::kBlockAttemptActingHook, Window::BlockAttempt, Side::Acting},
    HookWindow{cards::kBlockAttemptReactingHook, Window::BlockAttempt, Side::Reacting},
    HookWindow{cards::kBlocksDeclinedHook, Window::BlocksDeclined},
    HookWindow{cards::kActionBlockedHook, Window::ActionBlocked},
    HookWindow{cards::kActionResolvedHook, Window::ActionResolved},
    HookWindow{cards::kBeforeRangeHook, Window::CombatBeforeRange},
    HookWindow{cards::kRangeHook, Window::CombatRange},
    HookWindow{cards::kBeforeStrikesHook, Window::CombatBeforeStrikes},
    HookWindow{cards::kStrikeHook, Window::CombatStrike},
    // A strike can also be chosen for an additional strike.
    HookWindow{cards::kStrikeHook, Window::CombatAdditionalStrike},
    HookWindow{cards::kAdditionalStrikeHook, Window::CombatAdditionalStrike},
    HookWindow{cards::kDamageHook, Window::CombatDamage},
    HookWindow{cards::kPressHook, Window::CombatPress},
    HookWindow{cards::kEndOfRoundHook, Window::CombatEndOfRound},
    HookWindow{cards::kCombatEndsHook, Window::CombatEnds},
    HookWindow{cards::kCombatAnyHook, Window::CombatBeforeRange},
    HookWindow{cards::kCombatAnyHook, Window::CombatRange},
    HookWindow{cards::kCombatAnyHook, Window::CombatBeforeStrikes},
    HookWindow{cards::kCombatAnyHook, Window::CombatStrike},
    HookWindow{cards::kCombatAnyHook, Window::CombatAdditionalStrike},
    HookWindow{cards::kCombatAnyHook, Window::CombatDamage},
    HookWindow{cards::kCombatAnyHook, Window::CombatPress},
    HookWindow{cards::kCombatAnyHook, Window::CombatEndOfRound},
    HookWindow{cards::kReferendumTermsHook, Window::ReferendumTerms},
    HookWindow{cards::kPollingHook, Window::Polling},
    HookWindow{cards::kReferendumResultHook, Window::ReferendumResult},
    HookWindow{cards::kTorporHook, Window::Torpor},
    HookWindow{cards::kDiablerieHook, Window::Diablerie},
    HookWindow{cards::kInfluencePhaseHook, Window::InfluencePhase},
    HookWindow{cards::kDiscardPhaseHook, Window::DiscardPhase},
    HookWindow{cards::kEventHook, Window::DiscardPhase, Side::Acting},
    HookWindow{cards::kTurnEndHook, Window::TurnEnd},
    HookWindow{cards::kCardAsPlayedHook, Window::CardAsPlayed},
    HookWindow{cards::kEntersPlayHook, Window::EntersPlay},
    HookWindow{cards::kBurnedHook, Window::Burned},
    HookWindow{cards::kContestHook, Window::Contest},
    HookWindow{cards::kOustHook, Window::Oust},
};
// clang-format on

/// The same by window and side, for who asks at each step.
constexpr auto kOpenHooks = [] {
  std::array<std::array<cards::Hooks, 4>, kWindows.size()> open{};
  for (const HookWindow &row : kHookWindows)
    open[static_cast<std::size_t>(row.window)][static_cast<std::size_t>(row.side)] |= row.hook;
  return open;
}();

}  // namespace

std::span<const WindowFacts> windows() {
  return kWindows;
}

std::span<const HookWindow> hookWindows() {
  return kHookWindows;
}

cards::Hooks hooksOf(Window window, Side side) {
  return kOpenHooks[static_cast<std::size_t>(window)][static_cast<std::size_t>(side)];
}

bool open(cards::Hooks hooks, Window window) {
  return (hooks & cards::kAnyTimeHook) != 0 ||
         std::any_of(kHookWindows.begin(), kHookWindows.end(),
                     [&](const HookWindow &row) { return (row.hook & hooks) != 0 && row.window == window; });
}

}  // namespace vtes::rules

#pragma once
/// The steps of a game, in the order of RR.

#include <cstddef>
#include <cstdint>

namespace vtes::rules {

/// Where a game is. What each is: steps() in machine_table.h.
enum class Step : std::uint8_t {
  GameStart,
  SetUpHands,
  SetUpCrypts,
  SetUpPools,
  FirstMethuselah,
  TurnStart,
  NextMethuselah,
  CountPoints,
  GameEnd,

  UnlockPhase,
  ContestsEnd,
  UnlockEffects,
  ContestsCheck,
  ContestDue,

  MasterStart,
  MasterPhase,
  MasterEnd,

  MinionPhase,
  ActionDeclared,
  ActionCardPlayed,
  ActionCancelled,
  ActionAnnounced,
  BlockEligibility,
  BlockOpportunity,
  BlockAttempt,
  BlockCompare,
  BlockFails,
  BlockSucceeds,
  PreCombat,
  BlockResolution,
  EnterCombat,
  BlockedNoCombat,
  LeaveTorporBlocked,
  DiablerieOpportunity,
  BlockedCleanup,
  ActionEndedEarly,
  BlocksDeclined,
  ActionSuccessful,
  ActionBranch,
  BleedBurn,
  BleedCheck,
  HuntGain,
  TorporLeft,
  ActionEffect,
  ActionResolved,
  ActionEnds,

  CombatStart,
  RoundStart,
  BeforeRange,
  DetermineRange,
  RangeSet,
  BeforeStrikes,
  StrikeActing,
  StrikeOpposing,
  StrikesChosen,
  ResolveStrikes,
  StrikesEffect,
  PreventDamage,
  MendActing,
  MendOpposing,
  MendRetainers,
  DamageDone,
  AdditionalStrikes,
  MoreStrikes,
  PressStep,
  EndOfRound,
  RoundCheck,
  PrematureEnd,
  CombatEnds,

  ReferendumStart,
  ReferendumTerms,
  Polling,
  VoteCount,
  ReferendumPasses,
  ReferendumFails,
  ReferendumResult,

  EntersTorpor,
  MinionBurned,
  DiablerieBefore,
  DiablerieUnit,
  VictimCheck,
  DiablerieReward,
  BloodHunt,
  BloodHuntResult,
  DiablerieAfter,

  InfluenceStart,
  InfluencePhase,
  InfluenceEnd,

  DiscardStart,
  DiscardPhase,
  DiscardEnd,
  TurnEnd,

  CardDeclared,
  CardAsPlayed,
  CardOutcome,
  CardCancelled,
  CardResolves,
  CardPlaced,
  EntersPlayCheck,
  EntersPlay,
  ContestBegins,
  CardReplaced,

  OustPending,
  OustCards,
  OustPoints,
  OustCheck,
  Withdrawal,
  WithdrawalCheck,

  AnyStep,    ///< a row holds in every step
  AnyWindow,  ///< in every window and choice
  Return,     ///< a row goes back to where its loop was called from
  Stay,       ///< a row goes nowhere
};
inline constexpr std::size_t kStepCount = static_cast<std::size_t>(Step::Stay) + 1;

}  // namespace vtes::rules

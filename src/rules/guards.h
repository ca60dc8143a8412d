#pragma once
/// The conditions of the table, by name. What each means is written once, in guards.cpp.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "rules/bounds.h"
#include "rules/input.h"

namespace vtes::rules {

struct State;

enum class Guard : std::uint8_t {
  None,
  // The game
  OneLeft,
  WithdrawalDue,
  TurnPlayer,
  LibraryEmpty,
  NotWithdrawing,
  SomeoneOusted,
  NobodyOusted,
  ActiveOusted,
  PoolMayBeNothing,
  LeftInGame,
  // Unlock phase
  TorpidTitleContested,
  ContestUnpaid,
  ContestOwn,
  ContestNotPaid,
  ContestAffordable,
  InfernalLocked,
  OnePoolThere,
  HoldsEdge,
  EdgePoolNotTaken,
  // Master phase
  MasterActionLeft,
  MarkPossible,
  // Actions
  MandatoryDone,
  ActorIsOwn,
  ActorCanAct,
  MandatoryFirst,
  TargetFits,
  ActionGranted,
  BleedsPrey,
  ActionAffordable,
  WithActionCard,
  ActionCardCancelled,
  ActionOver,
  NobodyCanBlock,
  BlockerIsOwn,
  BlockerEligible,
  BlockerUnlocked,
  BlockerGone,
  InterceptReaches,
  Redirected,
  LeavesTorpor,
  BlockerIsVampire,
  CombatFollows,
  IsBleed,
  IsHunt,
  IsPolitical,
  IsDiablerie,
  IsLeaveOrRescue,
  IsEnterCombat,
  BleedCounts,
  // Combat
  CombatOver,
  StrikerDone,
  StrikeIsOwn,
  StrikeBound,
  StrikeTargetFits,
  NoDamage,
  ActingUnharmed,
  ActingMends,
  OpposingUnharmed,
  OpposingMends,
  SomeoneFell,
  SomeoneBurned,
  StrikeUnresolved,
  FirstPair,
  AdditionalLeft,
  PressToContinue,
  // Referendum
  IsBloodHunt,
  CallerSetsTerms,
  TermsNotSet,
  BallotIsOwn,
  BallotNotCast,
  BallotRoom,
  NoCardVoteYet,
  CardVoteThere,
  MoreFor,
  // Torpor
  DiablerieImpossible,
  VictimElderOrRed,
  RewardNotTaken,
  // Influence
  TransfersLeft,
  UncontrolledOwn,
  BloodToTakeBack,
  CryptThere,
  PiecesRoom,
  CapacityReached,
  NotUniqueInPlay,
  ScarceAffordable,
  MergePossible,
  // Discard
  DiscardActionLeft,
  HandNotEmpty,
  EventIsNew,
  EventNotThisPhase,
  // Cards
  CardCancelled,
  CardEnters,
  ActionCardEnters,
  ContestStarts,
  RoomForPlay,
  HookOpen,
  MinionIsReady,
  UseIsThere,
  UseEnters,
  ReactorUnlocked,
  TypeFits,
  OutsiderAllowed,
  NotPlayedBefore,
  StealthNeeded,
  InterceptNeeded,
  ManeuverAlternates,
  PressAlternates,
  PressCounts,
  AdditionalOnce,
  StrikeEffectFits,
  CardAffordable,
  AsPlayedOnly,
  RedirectFits,
  BleedAmountFits,
  HuntAmountFits,
  EnteringFits,
  InterceptIsBlockers,
  PreventFits,
  BindFits,
  VotesFit,
  ActionCanChange,
  CombatCanEnd,
  EffectTargets,
};
inline constexpr std::size_t kGuardCount = static_cast<std::size_t>(Guard::EffectTargets) + 1;

struct GuardFacts {
  Guard guard;
  std::string_view name;     ///< `hand-not-empty`, as the diagrams have it
  std::string_view section;  ///< of RR
  /// Why an input is refused. `{player}` `{piece}` `{other}` `{amount}` and the like stand for what was seen
  /// (refusal.h); empty: it only chooses between ways on.
  std::string_view refusal;
};
[[nodiscard]] const GuardFacts &factsOf(Guard guard);

/// Whether it is a condition of a play or use with these effects: most are about one effect, and hold without it.
[[nodiscard]] bool concerns(Guard guard, EffectSet effects);

/// Whether the condition holds, as far as is known.
[[nodiscard]] Known holds(Guard guard, const State &state, const Input &input);

}  // namespace vtes::rules

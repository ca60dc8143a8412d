#pragma once
/// What the rows of the table do to a state, by name. What each means is written once, in deeds.cpp and its like.

#include <cstdint>
#include <string_view>

#include "rules/input.h"

namespace vtes::rules {

struct State;

enum class Deed : std::uint8_t {
  None,
  // The game
  DrawHands,
  DealCrypts,
  SetPools,
  BeginTurn,
  NextTurn,
  CountPoints,
  EndTable,
  // Unlock and master phase
  UnlockAll,
  EndContests,
  YieldTorpidTitle,
  PayContest,
  YieldContest,
  UnlockInfernal,
  GainForEdge,
  AnnounceWithdrawal,
  GiveMasterActions,
  LoseMasterActions,
  MarkRedList,
  // Actions
  DeclareAction,
  PlayActionCard,
  FindBlockers,
  StartAttempt,
  EndAttempt,
  BlockAction,
  LockBlocker,
  FightBlocker,
  FightTarget,
  ChangeTarget,
  PayAction,
  BurnBleed,
  TakeEdge,
  GainHunt,
  LeaveTorpor,
  ApplyActionCard,
  EndAction,
  // Combat
  BeginRound,
  ChooseStrike,
  BeginPair,
  ResolveStrikes,
  MendActing,
  FellActing,
  MendOpposing,
  FellOpposing,
  MendRetainers,
  NextPair,
  EndCombat,
  ForgetFallen,
  ForgetBurned,
  // Referendum
  BeginReferendum,
  SetTerms,
  CastBallot,
  CastEdge,
  CastCard,
  ApplyTerms,
  FailReferendum,
  EndReferendum,
  // Torpor
  DiablerieAction,
  DiablerieOnTheSpot,
  CommitDiablerie,
  TakeReward,
  CallBloodHunt,
  BurnDiablerist,
  EndDiablerie,
  // Influence and discard
  GiveTransfers,
  LoseTransfers,
  MoveToVampire,
  MoveToPool,
  DrawVampire,
  MergeVampire,
  ComeOut,
  GiveDiscardAction,
  DiscardCard,
  PlayEvent,
  LoseDiscardActions,
  // Cards
  PassImpulse,
  DeclareCard,
  UseCard,
  CancelCard,
  ResolveCard,
  BeginContest,
  ReplaceCard,
  // Oust
  RemoveOusted,
  AwardPoints,
  LeaveTurn,
  WithdrawNow,
  EmptyPool,
};
inline constexpr std::size_t kDeedCount = static_cast<std::size_t>(Deed::EmptyPool) + 1;

/// `draw-hands`, as the diagrams have it.
[[nodiscard]] std::string_view nameOf(Deed deed);

/// Does it. The guards of its row hold.
void perform(Deed deed, State &state, const Input &input);

}  // namespace vtes::rules

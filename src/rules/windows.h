#pragma once
/// The timing windows of one Methuselah's turn (RR), and in which of them a card with a timing hook can be played or
/// used. Data: the turn machine runs on it.

#include <cstdint>
#include <span>
#include <string_view>

#include "cards/hooks.h"

namespace vtes::rules {

/// A place of the turn at which effects can be played or used, in the order of the turn.
enum class Window : std::uint8_t {
  UnlockPhase,
  MasterPhase,
  MinionPhase,        ///< choosing the next action, or between actions
  ActionAnnounced,    ///< `as action is announced`
  BlockAttempt,       ///< modifiers and reactions, until the block succeeds or is given up
  BlocksDeclined,     ///< nobody blocks (any more), the action is not resolved yet
  ActionBlocked,      ///< post-block, pre-combat
  ActionResolved,     ///< resolution and the end of the action
  CombatBeforeRange,  ///< step 1 of a round
  CombatRange,
  CombatBeforeStrikes,
  CombatStrike,
  CombatAdditionalStrike,
  CombatDamage,
  CombatPress,
  CombatEndOfRound,
  CombatEnds,
  ReferendumTerms,
  Polling,
  ReferendumResult,
  Torpor,
  Diablerie,  ///< before or after one, the blood hunt with it
  InfluencePhase,
  DiscardPhase,
  TurnEnd,
  CardAsPlayed,  ///< inside the playing of any card
  EntersPlay,
  Burned,
  Contest,
  Oust,
};

/// One side of a window: who may play there.
enum class Side : std::uint8_t { Any, Acting, Reacting, OutOfTurn };

struct WindowFacts {
  Window window;
  std::string_view name;     ///< `block-attempt`
  std::string_view section;  ///< where RR has it
};

/// All windows, in the order of the turn.
[[nodiscard]] std::span<const WindowFacts> windows();

/// A hook opens in a window, on a side.
struct HookWindow {
  cards::Hooks hook;
  Window window;
  Side side = Side::Any;
};

/// The table hook → windows. A hook can have several rows; one that has none (`IN_PLAY`) has no window of its own.
[[nodiscard]] std::span<const HookWindow> hookWindows();

/// The hooks that open in a window on just this side.
[[nodiscard]] cards::Hooks hooksOf(Window window, Side side);

/// Whether a card with such hooks can be played or used in the window.
[[nodiscard]] bool open(cards::Hooks hooks, Window window);

}  // namespace vtes::rules

#pragma once
/// What is put into the machine.

#include <array>
#include <cstdint>

#include "rules/play.h"

namespace vtes::rules {

/// What makes the machine go on.
enum class Move : std::uint8_t {
  Auto,       ///< never an input: by itself
  AllPassed,  ///< never an input: every Methuselah has passed in a row, the window closes
  Pass,
  TimeOut,  ///< the environment's: what a pass would do, or the least that must be done
  Play,     ///< a card from the hand
  Use,      ///< a card in play, or what is printed on a minion
  Announce,
  Block,
  Strike,
  Terms,
  Vote,      ///< a minion's ballot
  EdgeVote,  ///< burns the Edge
  CardVote,  ///< the caller's political action card, or one burned from the hand
  PayContest,
  YieldContest,
  UnlockInfernal,
  EdgePool,  ///< a pool for the Edge in the unlock phase
  Withdraw,
  MarkRedList,
  Transfer,   ///< pool to an uncontrolled vampire, 1 transfer each
  TakeBack,   ///< blood of one to the pool, 2 transfers each
  DrawCrypt,  ///< 4 transfers and 1 pool
  Merge,      ///< 4 transfers and 1 pool
  ComeOut,
  Discard,
  PlayEvent,
  Diablerize,  ///< after a blocked leave torpor
  Reward,      ///< of a diablerie: a Discipline, a trophy
  Outcome,     ///< the environment's: how it came out, where bounds leave it open
  Oust,        ///< the environment's: a pool that may be nothing is nothing
  EndGame,     ///< the environment's: the table ends
};

enum class ActionType : std::uint8_t {
  Bleed,
  Hunt,
  Political,
  Equip,
  Employ,
  Recruit,
  LeaveTorpor,
  Rescue,
  Diablerie,
  EnterCombat,
  Other,
};

/// How a table ends (Move::EndGame).
enum class Ending : std::uint8_t { Time, Concession };

using Allocation = std::array<std::int8_t, kMostSeats>;

/// One input. Which members count depends on the move.
struct Input {
  Move move = Move::Pass;
  Seat player = kNoSeat;     ///< whose it is; kNoSeat: the environment's
  PieceId piece = kNoPiece;  ///< the minion that acts, blocks, strikes, votes; the card that is paid for
  PieceId other = kNoPiece;  ///< on which
  SeatSet seats = 0;         ///< Methuselahs an action is directed at; who is left at a concession
  ActionType action = ActionType::Other;
  Ending ending = Ending::Time;
  bool yes = true;            ///< a vote for; an outcome
  bool withCard = false;      ///< an action: Input::play is its card
  bool stealthGiven = false;  ///< an action: Input::stealth counts, not the default
  Bounds stealth = 0;
  Bounds amount = 1;        ///< transfers, cards, the size of a bleed or hunt
  Allocation allocation{};  ///< terms: pool by seat
  Play play;                ///< a card; the effects of terms
};

}  // namespace vtes::rules

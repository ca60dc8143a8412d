#pragma once
/// Cards as they are played or used. The machine reads no card text: what a card does comes with it, in a small
/// vocabulary, and so do the hooks that say when.

#include <cstdint>

#include "cards/hooks.h"
#include "rules/bounds.h"
#include "rules/fixed_vector.h"
#include "rules/seating.h"

namespace vtes::rules {

/// A place among the cards of a game (State::pieces).
using PieceId = std::uint8_t;
inline constexpr PieceId kNoPiece = 0xFF;

/// What tells cards apart; the caller's own numbers. 0: not known which.
using CardKey = std::uint32_t;

/// What lies on the table, or waits in the uncontrolled region.
enum class Kind : std::uint8_t { Vampire, Ally, Retainer, Equipment, Location, Event, Other };

/// A vampire's votes (RR `Polling step`).
enum class Title : std::uint8_t {
  None,
  OneVote,
  TwoVotes,
  Primogen,
  Bishop,
  Prince,
  Archbishop,
  Baron,
  Magaji,
  Kholo,
  Justicar,
  Cardinal,
  InnerCircle,
  Regent,
  Priscus,  ///< all of them together 3
};

/// How a card is played; it decides what limits it has.
enum class CardType : std::uint8_t { Unknown, Master, Action, Political, Modifier, Reaction, Combat, Event };

/// What a play or use does.
enum class Effect : std::uint8_t {
  None,
  Stealth,
  Intercept,
  Bleed,
  Hunt,
  Redirect,     ///< of a bleed, to `seat`
  Unblockable,  ///< nobody may block (any more)
  Wake,         ///< the minion reacts and blocks as though unlocked
  Cancel,       ///< the card that is being played
  CancelCost,   ///< of the cancelled card: it is not paid
  EndAction,    ///< RR `Action ended early`
  NoCombat,     ///< a blocked action brings no combat
  EnterCombat,  ///< the action's minion with `piece`
  Maneuver,     ///< to the other range
  BindStrike,   ///< the maneuver comes from a strike card or weapon: Play::strike is the first strike
  Strike,       ///< Play::strike
  Additional,   ///< strikes
  Prevent,      ///< damage to `piece`, or to the minion
  Damage,       ///< to `piece`, now, outside of strikes
  EndCombat,
  PressContinue,
  PressEnd,
  VotesFor,
  VotesAgainst,
  Pool,   ///< of `seat`, or of who plays
  Blood,  ///< or life, of `piece`, or of the minion
  Lock,
  Unlock,
  Torpor,  ///< `piece` goes to torpor
  Ready,   ///< `piece` leaves torpor
  Burn,
  TakeControl,  ///< of `piece`, by `seat`
  PutInPlay,    ///< Play::enters
  TakeEdge,     ///< by `seat`, or who plays
  MasterActions,
  DiscardActions,
  Transfers,
  HandSize,
  Draw,
  Discard,
  NoReplace,  ///< the card is not replaced (yet)
  Replace,    ///< one that was not is now
  GiveTitle,  ///< Play::enters.title to `piece`
};

/// Effects as bits.
using EffectSet = std::uint64_t;
static_assert(static_cast<int>(Effect::GiveTitle) < 64);
[[nodiscard]] constexpr EffectSet only(Effect effect) {
  return EffectSet{1} << static_cast<unsigned>(effect);
}

struct PlayEffect {
  Effect effect = Effect::None;
  Seat seat = kNoSeat;
  PieceId piece = kNoPiece;
  Bounds amount = 1;
};

/// RR `Choose Strike`.
enum class StrikeKind : std::uint8_t { None, Damage, Dodge, CombatEnds, StealBlood, NoStrike };

struct Strike {
  StrikeKind kind = StrikeKind::None;
  bool ranged = false;
  bool aggravated = false;
  bool first = false;         ///< strikes first
  CardKey source = 0;         ///< strike card or weapon; 0: the hands, or the minion itself
  PieceId target = kNoPiece;  ///< an opposing retainer (RR `Strike targeting note`)
  Bounds amount = 1;

  friend bool operator==(const Strike &, const Strike &) = default;
};

/// A card that comes into play.
struct NewPiece {
  CardKey card = 0;
  CardKey titleCard = 0;  ///< of a unique title
  Kind kind = Kind::Other;
  Title title = Title::None;
  std::uint8_t capacity = 0;
  std::uint8_t copy = 0;
  bool unique = false;
  bool uncontrolled = false;
  bool redList = false;
  bool infernal = false;
  PieceId on = kNoPiece;  ///< whose equipment, whose retainer
  Bounds blood = 0;       ///< or life
};

/// A card from the hand, or a card in play that is used.
struct Play {
  static constexpr std::size_t kMostEffects = 6;

  CardKey card = 0;
  CardType type = CardType::Unknown;
  Seat player = kNoSeat;
  PieceId minion = kNoPiece;  ///< who plays it; kNoPiece: the Methuselah
  bool fromHand = true;
  bool outside = false;  ///< its text lets minions play it that are not in the combat
  bool cancelled = false;
  bool costUnpaid = false;  ///< what cancelled it says so
  bool isAction = false;    ///< it performs the action, and resolves with it
  Bounds pool = 0;          ///< its cost
  Bounds blood = 0;
  cards::Hooks hooks = 0;  ///< 0: when it can be played is not known
  FixedVector<PlayEffect, kMostEffects> effects;
  Strike strike;
  NewPiece enters;

  [[nodiscard]] EffectSet effectSet() const {
    EffectSet set = 0;
    for (const PlayEffect &row : effects) set |= only(row.effect);
    return set;
  }
  [[nodiscard]] const PlayEffect *find(Effect effect) const {
    for (const PlayEffect &row : effects) {
      if (row.effect == effect) return &row;
    }
    return nullptr;
  }
};

}  // namespace vtes::rules

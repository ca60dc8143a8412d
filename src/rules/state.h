#pragma once
/// A game between two inputs. A value: it is copied and changed by the machine (machine.h), never in place under
/// somebody's eyes, and copying it touches no heap.

#include <array>
#include <cstdint>

#include "rules/impulse.h"
#include "rules/input.h"
#include "rules/step.h"

namespace vtes::rules {

inline constexpr int kHandSize = 7;         ///< RR `Hand size baseline`
inline constexpr int kCryptCardsDealt = 4;  ///< RR `Setup`
inline constexpr int kStartingPool = 30;    ///< RR `Initial pool`: per rules

enum class Region : std::uint8_t {
  None,  ///< a free place
  Uncontrolled,
  Ready,  ///< a minion that is ready, any other card that is in play
  Torpor,
  Contested,  ///< face down, out of play (RR `All contested copies`)
};

/// An ally or a retainer: what it has is life, not blood, and without any it is burned.
[[nodiscard]] constexpr bool hasLife(Kind kind) {
  return kind == Kind::Ally || kind == Kind::Retainer;
}

/// A card on the table.
struct Piece {
  CardKey card = 0;
  CardKey titleCard = 0;  ///< what tells unique titles apart; 0: not unique
  Bounds blood = 0;       ///< or life
  Region region = Region::None;
  Kind kind = Kind::Other;
  Seat owner = kNoSeat;
  Seat controller = kNoSeat;
  Known locked = Known::No;
  Title title = Title::None;
  PieceId on = kNoPiece;
  std::uint8_t copy = 0;      ///< which of several copies
  std::uint8_t capacity = 0;  ///< 0: not known, or it has none
  std::int8_t strength = 1;   ///< of a hand strike
  bool unique = false;
  bool titleContested = false;
  bool paid = false;  ///< for its contest, in this unlock phase
  bool infernal = false;
  bool redList = false;
  bool marked = false;
  bool merged = false;
  bool awake = false;  ///< it woke: for this action it is as though unlocked

  [[nodiscard]] bool there() const { return region != Region::None; }
  [[nodiscard]] bool minion() const { return kind == Kind::Vampire || kind == Kind::Ally; }
  [[nodiscard]] bool ready() const { return region == Region::Ready && minion(); }
  [[nodiscard]] bool inPlay() const { return region == Region::Ready || region == Region::Torpor; }

  friend bool operator==(const Piece &, const Piece &) = default;
};

/// What is known of a Methuselah.
struct Player {
  Bounds pool = 0;
  Bounds hand = 0;
  Bounds library = Bounds::unknown();
  Bounds crypt = Bounds::unknown();
  std::int8_t handSize = kHandSize;
  std::int8_t withheld = 0;     ///< cards played and not replaced (yet)
  std::uint8_t points = 0;      ///< victory points in halves
  std::uint8_t returned = 0;    ///< own cards that left the game with another Methuselah, given back at the end
  std::int8_t mastersOwed = 0;  ///< master phase actions spent out of turn
  Seat oustedBy = kNoSeat;
  bool ousted = false;
  bool withdrawn = false;
  bool withdrawing = false;  ///< announced

  friend bool operator==(const Player &, const Player &) = default;
};

/// The turn, and what is spent in it.
struct Turn {
  std::uint16_t number = 0;  ///< 1 for the first
  Seat active = 0;
  std::int8_t masterActions = 0;
  std::int8_t discardActions = 0;
  std::int8_t transfers = 0;
  bool eventPlayed = false;
  bool edgePool = false;

  friend bool operator==(const Turn &, const Turn &) = default;
};

/// A card played by a minion in this action.
struct PlayedBy {
  PieceId minion = kNoPiece;
  CardKey card = 0;
  friend bool operator==(const PlayedBy &, const PlayedBy &) = default;
};

/// What a minion has gained to block with; it keeps that for the action.
struct InterceptOf {
  PieceId minion = kNoPiece;
  Bounds amount = 0;
  friend bool operator==(const InterceptOf &, const InterceptOf &) = default;
};

/// RR `Announce action` to `Action ends`.
struct Action {
  bool active = false;
  ActionType type = ActionType::Other;
  PieceId actor = kNoPiece;
  PieceId target = kNoPiece;
  SeatSet targets = 0;  ///< directed at them; empty: undirected
  Bounds stealth = 0;
  Bounds intercept = 0;  ///< of the blocker
  Bounds amount = 0;     ///< of a bleed or hunt
  Bounds poolCost = 0;
  Bounds bloodCost = 0;
  PieceId blocker = kNoPiece;
  Seat blockerSeat = kNoSeat;
  SeatSet mayBlock = 0;
  SeatSet declined = 0;  ///< asked, and no more attempts
  Seat redirectedTo = kNoSeat;
  bool withCard = false;
  bool unblockable = false;
  bool cancelled = false;
  bool ended = false;
  bool blocked = false;
  bool successful = false;
  bool noCombat = false;
  FixedVector<PlayedBy, 48> played;
  FixedVector<InterceptOf, 16> intercepts;
  Play card;  ///< where withCard

  friend bool operator==(const Action &a, const Action &b);
};

/// One of the two in a combat.
struct Combatant {
  PieceId piece = kNoPiece;
  Strike strike;      ///< of this pair
  CardKey bound = 0;  ///< the first strike comes from what gave the maneuver
  bool isBound = false;
  bool struck = false;  ///< it resolved
  bool additionalGained = false;
  bool strikesNow = false;     ///< it has a strike in this pair
  std::int8_t additional = 0;  ///< strikes left
  Bounds damage = 0;           ///< on it, not prevented (yet)
  Bounds aggravated = 0;
  PieceId retainer = kNoPiece;  ///< of its own, that is hit
  Bounds retainerDamage = 0;

  friend bool operator==(const Combatant &, const Combatant &) = default;
};

inline constexpr std::size_t kActing = 0;
inline constexpr std::size_t kOpposing = 1;
inline constexpr std::uint8_t kNeither = 2;

/// RR `Combat begins` to `Combat ends`.
struct Combat {
  bool active = false;
  std::uint8_t round = 0;
  bool longRange = false;
  std::uint8_t pair = 0;  ///< 0 the first
  std::uint8_t lastManeuver = kNeither;
  std::uint8_t lastPress = kNeither;
  bool pressed = false;  ///< to continue, and not cancelled
  bool over = false;
  PieceId fell = kNoPiece;  ///< to torpor, window to come
  bool burned = false;
  std::array<Combatant, 2> sides;

  friend bool operator==(const Combat &, const Combat &) = default;
};

struct Ballot {
  Seat player = kNoSeat;
  PieceId minion = kNoPiece;  ///< kNoPiece: the Edge, a card
  Title title = Title::None;
  bool yes = true;
  Bounds votes = 0;
  friend bool operator==(const Ballot &, const Ballot &) = default;
};

/// RR `Referendum starts` to its result.
struct Referendum {
  bool active = false;
  bool bloodHunt = false;
  bool termsSet = false;
  Known passed = Known::Unknown;
  Seat caller = kNoSeat;
  SeatSet cardVotes = 0;  ///< who has cast a political action card's vote
  Allocation allocation{};
  FixedVector<PlayEffect, Play::kMostEffects> effects;
  FixedVector<Ballot, 64> ballots;

  friend bool operator==(const Referendum &a, const Referendum &b);
};

/// RR `Diablerie (directed action)`.
struct Diablerie {
  PieceId diablerist = kNoPiece;
  PieceId victim = kNoPiece;
  Known deserved = Known::No;  ///< the victim was older, or Red List
  std::uint8_t rewards = 0;    ///< that can still be taken
  friend bool operator==(const Diablerie &, const Diablerie &) = default;
};

/// A game.
struct State {
  static constexpr std::size_t kMostPieces = 250;
  static constexpr std::size_t kDeepest = 24;   ///< loops within loops
  static constexpr std::size_t kMostPlays = 6;  ///< cards played in answer to cards

  Step step = Step::GameStart;
  Seating seating;
  SeatSet passed = 0;  ///< in a row, in the current window
  Seat edge = kNoSeat;
  PieceId entering = kNoPiece;  ///< coming into play
  SeatSet ousting = 0;          ///< being ousted, all at the same time
  std::uint8_t decided = 0;     ///< ways on of this fork that an outcome ruled out (Move::Outcome)
  bool startedInTheMiddle = false;
  Turn turn;
  Action action;
  Combat combat;
  Referendum referendum;
  Diablerie diablerie;
  FixedVector<Step, kDeepest> returns;
  FixedVector<Play, kMostPlays> plays;  ///< the innermost last
  FixedVector<CardKey, 60> events;      ///< each once a game
  std::array<Player, kMostSeats> players{};
  FixedVector<Piece, kMostPieces> pieces;

  [[nodiscard]] bool hasPiece(PieceId id) const { return id < pieces.size() && pieces[id].there(); }
  [[nodiscard]] const Piece &piece(PieceId id) const { return pieces[id]; }
  /// Which combatant a card is; kNeither.
  [[nodiscard]] std::uint8_t sideOf(PieceId id) const;
  /// Whose intercept an effect changes: that of whom it names, of who plays it, else of who attempts to block.
  [[nodiscard]] PieceId interceptor(const Play &play, const PlayEffect &effect) const;
  /// Who performs the action, or whose turn it is.
  [[nodiscard]] Seat actingSeat() const;
  /// How impulse goes round here (RR `Context for impulse order`).
  [[nodiscard]] Polled polled() const;
  /// Who has the impulse, or whose choice it is; kNoSeat: the environment's (Move::Outcome), or the game is over.
  [[nodiscard]] Seat impulse() const;
  /// For and against, with all titles counted.
  [[nodiscard]] Bounds votes(bool yes) const;

  friend bool operator==(const State &a, const State &b);
};

/// Who has most victory points, ousted or not (RR `Victory Points (VP) update`); kNoSeat where several have.
[[nodiscard]] Seat winnerOf(const State &state);

/// What a title is worth; a priscus none by itself.
[[nodiscard]] int votesOf(Title title);

}  // namespace vtes::rules

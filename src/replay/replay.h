#pragma once
/// What is true of a game after each line: the events of a transcript, folded over the turn machine (rules/). What the
/// transcript and the rules do not prove is between bounds or unknown (READING 7).

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/transcript.h"
#include "replay/finding.h"
#include "rules/state.h"

namespace vtes::replay {

using rules::Bounds;

/// Indexes of Transcript::events; kNoEvent: none.
using EventIndex = std::uint32_t;
inline constexpr EventIndex kNoEvent = 0xFFFFFFFF;

/// A card on the table, as a reader wants it.
struct CardThere {
  cards::CardIndex card = cards::kNoCard;  ///< kNoCard: which is not known
  std::uint8_t copy = 0;                   ///< copy number; of an unknown vampire the order in which it was drawn
  rules::Kind kind = rules::Kind::Other;
  rules::Region region = rules::Region::Ready;
  rules::Seat controller = rules::kNoSeat;
  rules::Known locked = rules::Known::No;
  Bounds blood = 0;  ///< or life
  std::uint8_t capacity = 0;
  std::vector<std::uint16_t> on;  ///< places in Table::cards of what lies on it
  bool lies = false;              ///< on another one
};

/// What is known at a moment.
struct Table {
  std::array<Bounds, rules::kMostSeats> pool{};
  std::array<std::uint8_t, rules::kMostSeats> halves{};  ///< victory points in halves
  rules::SeatSet alive = 0;
  rules::Seat edge = rules::kNoSeat;
  bool edgeKnown = true;
  std::int8_t transfers = 0;
  std::vector<CardThere> cards;
};

/// A turn: the table at its start, checkpoints included.
struct Turn {
  std::uint32_t number = 0;  ///< of the turn header, from 1
  std::uint32_t round = 1;
  rules::Seat seat = rules::kNoSeat;
  EventIndex event = kNoEvent;
  Table table;
  std::vector<std::uint32_t> findings;  ///< indexes into Replay::findings
};

enum class Outcome : std::uint8_t { Unknown, Successful, Blocked, Ended };

/// An action from its announcement to its end (RR `Announce action` to `Action ends`).
struct Action {
  EventIndex event = kNoEvent;
  rules::ActionType type = rules::ActionType::Other;
  cards::CardIndex card = cards::kNoCard;
  std::string actor;
  std::string target;
  rules::Seat seat = rules::kNoSeat;  ///< of a bleed: who is bled
  Bounds stealth = 0;                 ///< at the last attempt to block, or at its end
  Bounds intercept = 0;               ///< of the last attempt
  bool attempted = false;
  std::string blockedBy;
  Outcome outcome = Outcome::Unknown;
  std::optional<Bounds> bleed;
  std::vector<std::uint32_t> findings;
};

struct StrikeThere {
  std::string by;
  std::string what;  ///< `hand`, `dodge`, a card
};

struct PressThere {
  std::string by;
  bool end = false;
};

struct Round {
  std::optional<bool> longRange;  ///< nothing: not known
  std::vector<StrikeThere> strikes;
  std::vector<PressThere> presses;
};

struct Combat {
  EventIndex event = kNoEvent;
  std::array<std::string, 2> between;
  std::vector<Round> rounds;
  std::vector<std::uint32_t> findings;
};

struct BallotThere {
  std::string who;
  Bounds votes = 0;
  bool yes = true;
};

struct Referendum {
  EventIndex event = kNoEvent;
  cards::CardIndex card = cards::kNoCard;  ///< kNoCard: a blood hunt
  Bounds yes = 0, no = 0;
  rules::Known passes = rules::Known::Unknown;
  std::vector<BallotThere> ballots;
  std::vector<std::uint32_t> findings;
};

struct Contest {
  EventIndex event = kNoEvent;
  cards::CardIndex card = cards::kNoCard;
  bool title = false;
  rules::SeatSet between = 0;
  EventIndex ended = kNoEvent;
};

enum class DealState : std::uint8_t { Open, Kept, Expired, Broken };

/// Why a clause of a deal is no longer open.
enum class DealReason : std::uint8_t {
  None,      ///< it is open
  Done,      ///< what was to be done was done, or what was forbidden
  TimeOver,  ///< its time is over
  NotDone,   ///< its time is over, and what was to be done was not
  PartyOut,  ///< a party or the target is out of the game
  GameOver,
  NotBound,    ///< its condition was not met
  DealBroken,  ///< another clause was broken first
  Unclear,     ///< its time is over; whether it was kept cannot be told
};

/// A clause of a deal (TS 3.1): a condition or a promise.
struct DealClauseThere {
  bool condition = false;
  std::uint16_t place = 0;                        ///< in model::Deal::condition or ::promise
  model::PlayerIndex by = model::kNoPlayer;       ///< the Methuselah who is bound; kNoPlayer: not known
  model::PlayerIndex towards = model::kNoPlayer;  ///< she whom its target is or belongs to
  bool forbids = false;                           ///< `not`, or `let`
  bool bound = true;                              ///< false: a promise whose condition is not met
  DealState state = DealState::Open;
  DealReason reason = DealReason::None;
  EventIndex event = kNoEvent;  ///< the deed, or where its time was over; kNoEvent: open, or the game is over
};

/// What became of a deal (TS 3, READING 6).
struct DealThere {
  static constexpr std::size_t kNoClause = static_cast<std::size_t>(-1);
  EventIndex event = kNoEvent;
  DealState state = DealState::Open;
  EventIndex brokenBy = kNoEvent;
  std::vector<model::PlayerIndex> parties;  ///< the subjects of both sides (READING 6), each once
  std::vector<DealClauseThere> clauses;     ///< conditions first
  std::size_t brokenClause = kNoClause;     ///< in `clauses`
};

struct Oust {
  rules::Seat seat = rules::kNoSeat;
  rules::Seat by = rules::kNoSeat;
  EventIndex event = kNoEvent;  ///< after which it happened
};

/// A change of a pool.
struct PoolMove {
  EventIndex event = kNoEvent;  ///< during which; kNoEvent: before the first
  rules::Seat seat = rules::kNoSeat;
  Bounds before = 0;
  Bounds after = 0;
  bool stated = false;  ///< `after` is written: a checkpoint
};

/// What happened, in the order of events.
struct Happenings {
  std::vector<Turn> turns;
  std::vector<Action> actions;
  std::vector<Combat> combats;
  std::vector<Referendum> referendums;
  std::vector<Contest> contests;
  std::vector<Oust> ousted;
  std::vector<Oust> withdrawn;
  std::vector<PoolMove> moves;
  std::vector<Finding> findings;
};

struct Replay : Happenings {
  std::vector<std::string> players;  ///< by seat
  /// False where there are not two to six seats: then only what headers state is known.
  bool folded = false;
  bool fromTheStart = false;
  std::vector<DealThere> deals;
  Table last;  ///< after the last event
  bool over = false;
  rules::Seat winner = rules::kNoSeat;
};

/// What became of a stretch (model/stretch.h): events are counted from its first one, places from its first byte, so
/// that it holds wherever the stretch stands. Pools are not narrowed by what comes behind the stretch.
struct Part;
struct Premises;

/// The parts of a transcript, one behind the other.
struct Parts {
  std::vector<std::shared_ptr<const Part>> parts;
  std::shared_ptr<const Premises> premises;
  std::vector<std::string> players;
  bool folded = false;
  bool fromTheStart = false;
};

/// What a part found; places are relative to the stretch.
[[nodiscard]] const std::vector<Finding> &findingsOf(const Part &part);

/// The table as the events in front of a byte offset leave it: the stretch that has the offset is folded up to there.
/// Nothing where the game is not folded. Pools are those that were computed, not narrowed by later checkpoints.
[[nodiscard]] std::optional<Table> tableAt(const model::Transcript &transcript, const Parts &parts,
                                           std::uint32_t offset);

/// A place of a game: the turn that it is in with the table as it is there, and what is under way.
struct Moment {
  Turn turn;  ///< `event` counts from the first of the transcript (Sequence::first())
  model::PhaseKind phase = model::PhaseKind::Unlock;
  std::optional<int> transfers;  ///< left, in the influence phase
  rules::State state;            ///< of the turn machine
};
/// What is true at a byte offset: events that begin in front of it or there count, what is under way is resolved at
/// its end only. Nothing where the game is not folded, or before its first turn. Pools as tableAt() has them.
[[nodiscard]] std::optional<Moment> momentAt(const model::Transcript &transcript, const Parts &parts,
                                             std::uint32_t offset);

/// A game that is over.
struct End {
  std::array<std::uint8_t, rules::kMostSeats> halves{};  ///< victory points in halves, by seat
  rules::Seat winner = rules::kNoSeat;
};
/// How it ended; nothing where it is not over, or begins in the middle.
[[nodiscard]] std::optional<End> endOf(const model::Transcript &transcript, const Parts &parts);

/// A change of a pool with its place in the source.
struct Movement {
  text::ByteRange range;
  std::string by;  ///< `-3`, `-1 to +1`
};
/// What moved a pool between the checkpoint that a finding (WrongPool) is about and the one before it.
[[nodiscard]] std::vector<Movement> movementsBefore(const model::Transcript &transcript, const Parts &parts,
                                                    std::size_t part, const Finding &finding);

/// Replays one version of a document after another: a stretch that both have is folded once, as long as the table in
/// front of it is the same.
class Replayer {
 public:
  Replayer();
  ~Replayer();
  Replayer(const Replayer &) = delete;
  Replayer &operator=(const Replayer &) = delete;
  [[nodiscard]] Parts update(const model::Transcript &transcript);

 private:
  struct Kept;
  std::unique_ptr<Kept> kept_;
};

/// Folds a whole transcript; `most`: only events that begin before that byte offset count. Pools are narrowed by later
/// checkpoints (READING 7.9). A pure function; never fails.
[[nodiscard]] Replay replay(const model::Transcript &transcript, std::uint32_t most = 0xFFFFFFFF);

}  // namespace vtes::replay

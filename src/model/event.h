#pragma once
/// Events: the semantic model of a transcript, as the project's event stream has them (docs/events.md).

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/database.h"
#include "text/source.h"

namespace vtes::model {

/// A seat at the table, by order of play; kNoPlayer: nobody.
using PlayerIndex = std::int8_t;
inline constexpr PlayerIndex kNoPlayer = -1;

enum class RefKind : std::uint8_t { None, Player, Crypt, Library, UnknownCrypt, Edge, Clan, Discipline, Term };

/// A word of the transcript and what it means.
struct Reference {
  static constexpr std::uint32_t kNoWord = 0xFFFFFFFF;
  std::string_view abbr;  ///< as written, without count, copy number, `^`, `#`; points into the source
  /// Where the word stands, marks, level and parentheses excluded; empty: inferred, not written here.
  text::ByteRange range;
  std::uint32_t word = kNoWord;  ///< index into Transcript::words for the resolution behind it; kNoWord: inferred
  cards::CardIndex card = cards::kNoCard;  ///< Crypt, Library; kNoCard: resolves to nothing
  RefKind kind = RefKind::None;
  PlayerIndex player = kNoPlayer;      ///< Player
  PlayerIndex controller = kNoPlayer;  ///< `stan(PAME)`: a player behind it
  bool advanced = false, merged = false;
  std::uint8_t copy = 0;  ///< READING 2 `cour1`; 0: none
  std::uint8_t draw = 0;  ///< `vamp3`: 3
  [[nodiscard]] bool present() const { return kind != RefKind::None; }
};

enum class Unit : std::uint8_t { None, Pool, Blood, Points, HandSize };

/// An element of `terms` or `result`: `ROBE 3`, `nb`, `-2b`, `defl`, `J et`.
struct Item {
  text::ByteRange range;
  Reference who;              ///< only where written
  std::optional<int> amount;  ///< signed by `sign`
  Unit unit = Unit::None;
  Reference what;         ///< a card, clan, discipline
  char sign = 0;          ///< '+', '-' or 0
  std::string_view term;  ///< `nb`, `cc`, `et` …
};

enum class EventKind : std::uint8_t {
  Turn,
  Phase,
  Play,
  Use,
  Action,
  Block,
  Strike,
  Range,
  Press,
  CombatBegin,
  CombatEnd,
  ReferendumBegin,
  ReferendumEnd,
  Vote,
  Terms,
  State,
  Transfer,
  CryptDraw,
  Merge,
  Discard,
  Contest,
  Amount,
  BurnOption,
  Mark,
  Deal,
  Error,
};
inline constexpr std::size_t kEventKinds = 26;

enum class PhaseKind : std::uint8_t { Unlock, Master, Minion, Influence, Discard };
enum class ActionKind : std::uint8_t { Bleed, Hunt, GoAnarch, Diablerie, LeaveTorpor, Rescue };

/// One clause of a deal (READING 6).
struct DealClause {
  text::ByteRange range;
  Reference subject;
  bool let = false;
  Reference action;  ///< a card; else kind Term with `abbr` as written
  bool negated = false;
  Reference target;
  std::string_view duration;  ///< as written, empty: until the game ends
};

/// A promise and what it is for (TS 3.1): `X -> Y`.
struct Deal {
  std::vector<DealClause> condition;
  std::vector<DealClause> promise;
};

/// What few events have.
struct EventExtra {
  Reference controller;  ///< when written
  Reference other;       ///< vote: the voter; discard: the card drawn
  std::vector<Item> terms;
  std::string_view term;     ///< state: `et`; contest: `cc` `ct` `yc` `yt`
  std::string_view message;  ///< error: what could not be read
  std::shared_ptr<const Deal> deal;
};

/// Big members first: a game has thousands of events, and their memory is most of what reading one costs.
class Event {
 public:
  Reference actor;
  Reference card;  ///< play use crypt-draw merge discard contest burn-option mark; turn: player; transfer: to; vote:
                   ///< with; state: subject; amount: who
  std::vector<Item> result;
  std::vector<Reference> targets;
  std::string_view level;  ///< `<` … as written
  std::optional<int> cost;
  std::optional<int> count;  ///< vote: votes; use: copies; turn: pool; transfer, amount: amount
  text::ByteRange range;     ///< the event's own text
  std::uint32_t turn = 0;
  EventKind kind = EventKind::Error;
  PhaseKind phase = PhaseKind::Unlock;
  bool phaseMarked = false;
  ActionKind action = ActionKind::Bleed;
  Unit unit = Unit::None;      ///< amount
  bool flag = false;           ///< strike: weapon; range: long; press: end; vote: for
  bool used = false;           ///< vote: `/`
  bool contestBegins = false;  ///< contest: `; cc` rather than `(cc)`

  /// What few events have; an event that has none of it gives an empty one.
  [[nodiscard]] const EventExtra &extra() const { return extra_.value == nullptr ? kNoExtra : *extra_.value; }
  /// The same, to be written.
  EventExtra &addExtra() {
    if (extra_.value == nullptr) extra_.value = std::make_unique<EventExtra>();
    return *extra_.value;
  }
  [[nodiscard]] bool hasExtra() const { return extra_.value != nullptr; }

 private:
  /// Copied with its event.
  struct OwnedExtra {
    OwnedExtra() = default;
    OwnedExtra(OwnedExtra &&) noexcept = default;
    OwnedExtra &operator=(OwnedExtra &&) noexcept = default;
    OwnedExtra(const OwnedExtra &from) { *this = from; }
    OwnedExtra &operator=(const OwnedExtra &from) {
      if (this != &from) value = from.value == nullptr ? nullptr : std::make_unique<EventExtra>(*from.value);
      return *this;
    }
    ~OwnedExtra() = default;
    std::unique_ptr<EventExtra> value;
  };
  static const EventExtra kNoExtra;
  OwnedExtra extra_;
};
inline const EventExtra Event::kNoExtra{};

}  // namespace vtes::model

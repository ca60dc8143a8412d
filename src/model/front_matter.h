#pragma once
/// Front matter (READING 1.2): title, table, seats, decks, pins.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/deck.h"
#include "text/source.h"

namespace vtes::model {

/// A scalar with the bytes it stands at.
struct Scalar {
  std::string value;
  text::ByteRange range;
};

/// One seat as declared; seats are clockwise, first to play first.
struct Seat {
  Scalar name;
  std::optional<Scalar> abbr;      ///< as written; else made by TS 1.3
  std::optional<Scalar> deckPath;  ///< `deck:` is a path
  std::optional<Deck> inlineDeck;  ///< `deck:` is a list
  std::optional<double> vp;        ///< stated final victory points
  std::optional<int> pool;         ///< starting pool, from `pool` by player
};

/// `cards:` pins an abbreviation to a name.
struct Pin {
  Scalar abbr;
  Scalar name;
};

/// How another pin is written into the front matter that is there: in place of `range`, between `before` and `after`.
struct PinPlace {
  text::ByteRange range;
  std::string before;
  std::string after;
};

/// A key of `cards:` that has no name yet, and how it gets one.
struct EmptyPin {
  std::string abbr;
  PinPlace place;
};

/// Does a word stand for a player by its letters alone (TS 1.3)? A phase mark does not.
[[nodiscard]] bool isPlayerWord(std::string_view word);

/// What is wrong with front matter; the wording is lint's.
struct FrontMatterFault {
  enum class Kind : std::uint8_t {
    NotYaml,  ///< `seen`: what the YAML reader says, in short
    NotMapping,
    UnknownKey,  ///< `seen` the key, `wanted` the nearest known key or empty
    WrongType,   ///< `seen` the key, `wanted` what is expected, in words ("a list of seats")
    DuplicateKey,
    DuplicatePlayer,  ///< two seats of one abbreviation
    BadDate,          ///< `seen` the value
    BadEnd,           ///< not `time`, `concession`, `oust`
    UnknownPlayer,    ///< in `pool`: no such seat
    NeverClosed,
    NotFirst,     ///< range: the blank lines in front of it
    DeckMissing,  ///< `seen` the path; filled in by readDecks
    DeckUnreadable,
    DeckUnknownCard,  ///< `seen` the name, `wanted` the nearest or empty; range in the transcript or of the path
    UnknownPin,       ///< pin to a name that is no card; `wanted` the nearest
    BadAbbreviation,  ///< `seen` the abbreviation, given or by TS 1.3; `wanted` a right one or empty
  };
  Kind kind;
  text::ByteRange range;
  std::string seen;
  std::string wanted;
};

struct FrontMatter {
  bool present = false;
  std::optional<Scalar> title, date, place, event, round, table, transcriber, rules, end;
  std::optional<int> pool;
  std::vector<Seat> seats;
  std::vector<Pin> pins;
  std::vector<EmptyPin> emptyPins;
  std::optional<PinPlace> pinPlace;  ///< nothing: there is no front matter, or none that can be read so far
  /// `date` as YYYYMMDD; 0 when absent or unreadable.
  std::uint32_t dateNumber = 0;
  std::vector<FrontMatterFault> faults;
};

/// Reads the block that `source` found. Never throws.
[[nodiscard]] FrontMatter readFrontMatter(const text::Source &source);

/// A scalar as it is written, its quotes included.
[[nodiscard]] text::ByteRange writtenRange(const text::Source &source, const Scalar &scalar);

/// The keys that are known, for messages and completion.
[[nodiscard]] const std::vector<std::string_view> &frontMatterKeys();
/// Those of a seat.
[[nodiscard]] const std::vector<std::string_view> &seatKeys();
/// What `end` can be.
[[nodiscard]] const std::vector<std::string_view> &frontMatterEnds();

}  // namespace vtes::model

#pragma once
/// What stands at an offset of the front matter, and what could: told by its lines, so that it can be told while they
/// are being typed and are no YAML yet.

#include <cstdint>
#include <string_view>
#include <vector>

#include "ide/snapshot.h"
#include "model/event.h"
#include "text/source.h"

namespace vtes::ide {

struct FrontMatterPlace {
  enum class Kind : std::uint8_t {
    Key,
    Player,  ///< a seat's name or abbreviation
    Card,    ///< a name in a deck, an abbreviation or name of a pin
    Other,   ///< another value, a sign, a blank
  };
  Kind kind = Kind::Other;
  text::ByteRange word;  ///< of Key the key; else the scalar, without quotes; empty where there is none
  model::PlayerIndex player = model::kNoPlayer;
  cards::CardIndex card = cards::kNoCard;
};
[[nodiscard]] FrontMatterPlace frontMatterAt(const Snapshot &snapshot, std::uint32_t offset);

/// A key as it is written, with its place.
struct WrittenKey {
  text::ByteRange range;
  std::string_view key;
};
/// The keys of the block that are known, by place.
[[nodiscard]] std::vector<WrittenKey> writtenKeys(const Snapshot &snapshot);

/// Where in the block an offset is: which key's value it is in, by the lines around it.
struct FrontMatterContext {
  enum class Where : std::uint8_t {
    Key,      ///< a key of the block can be written
    SeatKey,  ///< a key of a seat
    Player,   ///< the name of a player
    Seat,     ///< the name of a player, or the first key of a seat
    Abbr,     ///< the abbreviation of a player
    Card,     ///< the full name of a card in a deck
    Pin,      ///< an abbreviation to be pinned
    Pinned,   ///< the full name of the card that `key` is pinned to
    End,      ///< the value of `end`
    Nothing,  ///< free text, a number, a path
  };
  Where where = Where::Nothing;
  text::ByteRange word;    ///< what is typed already, up to the end of the word or name; a count in front is part of it
  std::uint32_t name = 0;  ///< where in `word` it begins behind the count
  char quote = 0;          ///< the quotes around it; 0: none
  std::string_view key;    ///< whose value it is
};
[[nodiscard]] FrontMatterContext frontMatterContext(const Snapshot &snapshot, std::uint32_t offset);

}  // namespace vtes::ide

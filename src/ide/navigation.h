#pragma once
/// From a word to where it comes from and where else it stands.

#include <cstdint>
#include <string>
#include <vector>

#include "ide/snapshot.h"
#include "text/source.h"

namespace vtes::ide {

/// A place that a word leads to.
struct Target {
  text::ByteRange origin;     ///< the word that leads there
  std::string path;           ///< of another file, a deck list, as linked files are (links.h); empty: this document
  text::ByteRange range;      ///< all of it: the event, the seat; in another file one line
  text::ByteRange selection;  ///< the word; within `range`
};

/// Where it appears first in the game: a minion, a player, a copy of a card. A short form leads to the minion's full
/// abbreviation in the same action or combat; the end of a combat or referendum to its beginning.
[[nodiscard]] std::vector<Target> definition(const Snapshot &snapshot, std::uint32_t offset);

/// Where it is declared: the seat, the pin, the deck's line that has the card; else as definition().
[[nodiscard]] std::vector<Target> declaration(const Snapshot &snapshot, std::uint32_t offset);

/// All places of the same card, minion, player, term in this document, ascending, the front matter included.
/// `declaration`: with the words that declare it in the front matter, or the first in the game where none does.
[[nodiscard]] std::vector<text::ByteRange> references(const Snapshot &snapshot, std::uint32_t offset, bool declaration);

enum class HighlightKind : std::uint8_t {
  Text,   ///< a partner: `X`, `%`, `(`
  Read,   ///< a mention
  Write,  ///< where it comes into the game: played, drawn, declared
};
struct Highlight {
  text::ByteRange range;
  HighlightKind kind = HighlightKind::Text;
};

/// What to mark together with the word at the offset, ascending.
[[nodiscard]] std::vector<Highlight> highlights(const Snapshot &snapshot, std::uint32_t offset);

}  // namespace vtes::ide

#pragma once
/// Deck lists, in the front matter or in files of the usual text forms.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cards/database.h"
#include "text/source.h"

namespace vtes::model {

struct DeckEntry {
  std::string name;  ///< as written, without the count
  int count = 1;
  text::ByteRange range;                   ///< where the name stands in the text it was read from
  cards::CardIndex card = cards::kNoCard;  ///< kNoCard: unknown
  bool several = false;                    ///< other cards have the same name: vampires of other groups
  std::string nearest;                     ///< for an unknown name
};

struct Deck {
  std::vector<DeckEntry> entries;
};

/// Reads a deck file: `2x Name`, `2 Name`, `Name x2`, a plain name a line, the tournament archive's layout (crypt lines
/// with capacity, disciplines, clan and group; headings such as `Library (90 cards)`, `Master (20; 3 trifle)`; comments
/// `--`). Tolerant of case, accents and where the article stands. Never throws.
[[nodiscard]] Deck readDeckText(std::string_view text, const cards::Database &cards);

/// Reads one item of an inline list, `Name` or with a count in any of the forms above; does not resolve it.
[[nodiscard]] DeckEntry readDeckItem(std::string_view item);

/// Resolves the names of an inline list.
void resolveDeck(Deck &deck, const cards::Database &cards);

}  // namespace vtes::model

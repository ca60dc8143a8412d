#pragma once
/// The Dictionary of V:TES Abbreviations (TS 4): every card with its abbreviation, by either.

#include <string>
#include <string_view>
#include <vector>

#include "cards/database.h"

namespace vtes::cards {

/// An abbreviation and what it stands for.
struct DictionaryEntry {
  std::string abbreviation;  ///< `^` behind an advanced vampire's (TS 1.1.4)
  CardIndex card = kNoCard;
};

enum class DictionaryOrder : std::uint8_t { Abbreviation, Name };

/// All cards. `collisions`: only those whose abbreviation another card has too, likeliest first within one.
[[nodiscard]] std::vector<DictionaryEntry> dictionary(const Database &database, DictionaryOrder order, bool collisions);

/// What tells a card from others of its name: `(G4)`, `(ADV)`; empty for a library card.
[[nodiscard]] std::string distinction(const Card &card);

/// `action`, `vampire` and the like, `/` between two.
[[nodiscard]] std::string typeText(const Card &card);

/// The canonical abbreviation with the mark of advancement.
[[nodiscard]] std::string markedAbbreviation(const Card &card);

[[nodiscard]] std::string dictionaryText(const Database &database, const std::vector<DictionaryEntry> &entries,
                                         DictionaryOrder order);
[[nodiscard]] std::string dictionaryTsv(const Database &database, const std::vector<DictionaryEntry> &entries);
[[nodiscard]] std::string dictionaryMarkdown(const Database &database, const std::vector<DictionaryEntry> &entries,
                                             DictionaryOrder order, bool collisions);

}  // namespace vtes::cards

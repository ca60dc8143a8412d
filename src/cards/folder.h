#pragma once
#include <string>

#include "cards/facts.h"

namespace vtes::cards {

/// Reads the tables of a folder; `cards.tsv` must be there. What the folder lacks keeps the text it has in `texts`.
[[nodiscard]] bool readTables(const std::string &folder, TableTexts &texts, std::string &error);

/// Whether the folder has tables of cards.
[[nodiscard]] bool hasTables(const std::string &folder);

/// Where a user's own import goes, and which is preferred when it is there: $VTES_CARDS, else
/// $XDG_DATA_HOME/vtes/cards, else
/// ~/.local/share/vtes/cards. Empty where none can be named.
[[nodiscard]] std::string userFolder();

}  // namespace vtes::cards

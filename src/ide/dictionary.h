#pragma once
/// The dictionary of abbreviations (TS 4), for a list to choose from.

#include <string>
#include <vector>

#include "cards/database.h"

namespace vtes::ide {

struct DictionaryEntry {
  std::string abbreviation;  ///< `^` behind an advanced vampire's
  std::string name;          ///< natural, with what tells it from others of the name
  std::string facts;         ///< on one line
};

/// All cards, by abbreviation. Null: of the built-in facts.
[[nodiscard]] std::vector<DictionaryEntry> dictionary(const cards::Database *cards);

}  // namespace vtes::ide

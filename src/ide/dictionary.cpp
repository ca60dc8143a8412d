#include "ide/dictionary.h"

#include <fmt/format.h>

#include "cards/describe.h"
#include "cards/dictionary.h"

namespace vtes::ide {

std::vector<DictionaryEntry> dictionary(const cards::Database *cards) {
  const cards::Database &database = cards == nullptr ? cards::Database::builtin() : *cards;
  std::vector<DictionaryEntry> entries;
  for (const auto &[abbreviation, index] : cards::dictionary(database, cards::DictionaryOrder::Abbreviation, false)) {
    const cards::Card card = database.card(index);
    const std::string mark = cards::distinction(card);
    entries.push_back({abbreviation,
                       mark.empty() ? std::string(card.natural) : fmt::format("{} {}", card.natural, mark),
                       cards::summary(database, card)});
  }
  return entries;
}

}  // namespace vtes::ide

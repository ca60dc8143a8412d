#include "cards/dictionary.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "cards/facts.h"
#include "cards/fold.h"
#include "cards/image.h"
#include "cards/text_width.h"

namespace vtes::cards {
namespace {

/// Names sort without case, accents, signs and a leading article.
std::string sortKey(const Card &card) {
  return image::nameKey(card.name);
}

std::string shown(const Card &card) {
  const std::string mark = distinction(card);
  return mark.empty() ? std::string(card.name) : std::string(card.name) + ' ' + mark;
}

std::string escapedMarkdown(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '|' || c == '*' || c == '_' || c == '\\' || c == '<' || c == '[') out.push_back('\\');
    out.push_back(c);
  }
  return out;
}

/// The abbreviations as keys: lower case first, so that `Conf` and `conf` stand together.
std::string orderKey(const std::string &abbreviation) {
  return foldLower(abbreviation) + '\n' + abbreviation;
}

}  // namespace

std::string distinction(const Card &card) {
  if (!card.crypt()) return {};
  const std::string group = card.group == 0 ? "ANY" : fmt::format("G{}", card.group);
  return card.advanced ? fmt::format("({}, ADV)", group) : fmt::format("({})", group);
}

std::string typeText(const Card &card) {
  return joinNames(card.types);
}

std::string markedAbbreviation(const Card &card) {
  return std::string(card.abbreviation) + (card.advanced ? "^" : "");
}

std::vector<DictionaryEntry> dictionary(const Database &database, DictionaryOrder order, bool collisions) {
  std::map<std::string, std::vector<CardIndex>> byAbbreviation;
  for (std::size_t i = 0; i < database.size(); ++i) {
    const auto index = static_cast<CardIndex>(i);
    byAbbreviation[orderKey(markedAbbreviation(database.card(index)))].push_back(index);
  }
  std::vector<DictionaryEntry> entries;
  for (auto &[key, cards] : byAbbreviation) {
    if (collisions && cards.size() < 2) continue;
    std::stable_sort(cards.begin(), cards.end(), [&](CardIndex a, CardIndex b) {
      return database.card(a).usageDecks > database.card(b).usageDecks;
    });
    for (const auto card : cards) entries.push_back({markedAbbreviation(database.card(card)), card});
  }
  if (order == DictionaryOrder::Name) {
    std::stable_sort(entries.begin(), entries.end(), [&](const DictionaryEntry &a, const DictionaryEntry &b) {
      const Card one = database.card(a.card);
      const Card two = database.card(b.card);
      const std::string oneKey = sortKey(one);
      const std::string twoKey = sortKey(two);
      if (oneKey != twoKey) return oneKey < twoKey;
      if (one.advanced != two.advanced) return two.advanced;
      return one.group < two.group;
    });
  }
  return entries;
}

std::string dictionaryText(const Database &database, const std::vector<DictionaryEntry> &entries,
                           DictionaryOrder order) {
  std::size_t abbreviation = 0;
  std::size_t name = 0;
  for (const auto &entry : entries) {
    abbreviation = std::max(abbreviation, entry.abbreviation.size());
    name = std::max(name, textWidth(shown(database.card(entry.card))));
  }
  std::string out;
  std::string_view before;
  for (const auto &entry : entries) {
    const Card card = database.card(entry.card);
    const std::string full = shown(card);
    if (order == DictionaryOrder::Abbreviation) {
      const bool same = before == entry.abbreviation;
      out += fmt::format("{}  {}  {}\n", padded(same ? "" : entry.abbreviation, abbreviation), padded(full, name),
                         typeText(card));
    } else {
      out += fmt::format("{}  {}  {}\n", padded(full, name), padded(entry.abbreviation, abbreviation), typeText(card));
    }
    before = entry.abbreviation;
  }
  return out;
}

std::string dictionaryTsv(const Database &database, const std::vector<DictionaryEntry> &entries) {
  std::string out = "abbr\tname\tgroup\tadvanced\ttype\tid\tdecks\n";
  for (const auto &entry : entries) {
    const Card card = database.card(entry.card);
    fmt::format_to(std::back_inserter(out), "{}\t{}\t{}\t{}\t{}\t{}\t{}\n", entry.abbreviation, card.name,
                   card.crypt() ? (card.group == 0 ? "ANY" : std::to_string(card.group)) : "",
                   card.advanced ? "yes" : "", typeText(card), card.id, card.usageDecks);
  }
  return out;
}

std::string dictionaryMarkdown(const Database &database, const std::vector<DictionaryEntry> &entries,
                               DictionaryOrder order, bool collisions) {
  std::string out =
      collisions ? "# Abbreviations that several cards share\n\n" : "# The Dictionary of V:TES Abbreviations\n\n";
  out += order == DictionaryOrder::Abbreviation ? "| Abbr. | Card | Type |\n|---|---|---|\n"
                                                : "| Card | Abbr. | Type |\n|---|---|---|\n";
  for (const auto &entry : entries) {
    const Card card = database.card(entry.card);
    const std::string name = escapedMarkdown(shown(card));
    if (order == DictionaryOrder::Abbreviation) {
      fmt::format_to(std::back_inserter(out), "| `{}` | {} | {} |\n", entry.abbreviation, name, typeText(card));
    } else {
      fmt::format_to(std::back_inserter(out), "| {} | `{}` | {} |\n", name, entry.abbreviation, typeText(card));
    }
  }
  return out;
}

}  // namespace vtes::cards

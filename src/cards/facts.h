#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/database.h"
#include "cards/hooks.h"

namespace vtes::cards {

/// A card as its row in cards.tsv has it; owns its strings. Card is the view of it.
struct CardFacts {
  std::uint32_t id = 0;
  std::string name, abbreviation, compound, aka, clans, disciplines, path, title, requirement, text;
  Types types = 0;
  Traits traits = 0;
  std::uint8_t group = 0, capacity = 0;
  bool advanced = false;
  std::int8_t poolCost = 0, bloodCost = 0, convictionCost = 0;
  std::uint8_t inferiorLines = 0, superiorLines = 0;
  std::uint32_t firstPrint = 0, usageDecks = 0, usageCopies = 0;
  std::vector<LineFacts> lines;
  [[nodiscard]] bool crypt() const { return (types & kCryptTypes) != 0; }
};

/// A folder of fact tables: the text of each file, by name, and where it came from. Files that a folder lacks come from
/// data/ as the program carries it.
struct TableTexts {
  std::string cards, usage, text, lines, overrides, clans, disciplines, ignoredWords, compounds, families, spellings;
};

/// Names of the bits, as the tables and the JSON have them.
[[nodiscard]] const std::array<std::pair<Types, std::string_view>, 14> &typeNames();
[[nodiscard]] const std::array<std::pair<Traits, std::string_view>, 32> &traitNames();
[[nodiscard]] std::string joinNames(Types types);
[[nodiscard]] std::string joinTraits(Traits traits);

/// The cards of cards.tsv with usage and text, by ascending id. False and a message with file and line where a row is
/// no card.
[[nodiscard]] bool readFacts(const TableTexts &texts, std::vector<CardFacts> &cards, std::string &error);

/// cards.tsv, usage.tsv, card_lines.tsv and text.tsv of such cards; text.tsv is empty where no card has text.
[[nodiscard]] std::string writeCards(const std::vector<CardFacts> &cards);
[[nodiscard]] std::string writeUsage(const std::vector<CardFacts> &cards);
[[nodiscard]] std::string writeLines(const std::vector<CardFacts> &cards);
[[nodiscard]] std::string writeText(const std::vector<CardFacts> &cards);

}  // namespace vtes::cards

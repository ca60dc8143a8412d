#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "cards/facts.h"

namespace vtes::cards {

/// An exception that the patterns cannot know (RR, "Manual override list"): a row of data/hook_overrides.tsv.
struct HookOverride {
  std::uint32_t card = 0;
  std::size_t line = 0;  ///< 1-based, as card_lines.tsv counts
  std::string hooks;     ///< empty: they stay
  std::string effects;   ///< empty: they stay; `-`: none
  std::string reason;
};

/// The rows of such a table.
[[nodiscard]] std::vector<HookOverride> readOverrides(const std::string &table);

/// Puts them into the lines of the cards. A card or line that a list has not is left alone.
void applyOverrides(const std::string &table, std::vector<CardFacts> &cards);

}  // namespace vtes::cards

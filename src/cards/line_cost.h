#pragma once
/// What a line costs: an amount and its unit, `1 blood`, `X pool`, `2 counter`. Used by the import and by descriptions.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vtes::cards {

/// The cost that is printed on a card, in pool, blood and convictions; negative: X. Empty where all are 0.
[[nodiscard]] std::string printedCost(std::int8_t pool, std::int8_t blood, std::int8_t conviction);

/// A cost with another amount: `2 blood` and -1 → `1 blood`. X stays; what would cost nothing or less is `0 blood`.
[[nodiscard]] std::string changedCost(std::string_view cost, int change);

/// By how much a sentence changes the cost of its own line (`As above, but this card costs 1 fewer blood`); 0: not.
/// Words as canonicalWords() has them.
[[nodiscard]] int costChange(const std::vector<std::string> &words);

/// What it costs to use a card in play as the sentence says, in blood, pool, life or the card's counters; the first
/// where there is a choice. Empty: nothing, or only that the card is locked or burned, which are effects.
[[nodiscard]] std::string useCost(const std::vector<std::string> &words);

}  // namespace vtes::cards

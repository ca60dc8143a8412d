#pragma once
/// A card's facts in our own words: for `vtes card`, and for whatever shows a card.

#include <string>
#include <vector>

#include "cards/database.h"

namespace vtes::cards {

/// A fact with its label: `cost`, `1 blood`.
struct Fact {
  std::string label;
  std::string value;
};

/// Type, clan, disciplines with levels, cost, capacity, group, title, what it needs, how it is played, first print and
/// how often it is played; what a card has not is left out.
[[nodiscard]] std::vector<Fact> describe(const Database &database, const Card &card);

/// `master, trifle`, `vampire, Toreador 6, group 2`: the facts that matter most, on one line.
[[nodiscard]] std::string summary(const Database &database, const Card &card);

}  // namespace vtes::cards

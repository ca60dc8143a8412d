#pragma once
/// Reads what each line of a card does and when, from its type and its text (RR, "Infer timing hooks per card"). Used
/// by the import alone.

#include <string_view>
#include <vector>

#include "cards/facts.h"
#include "cards/hooks.h"

namespace vtes::cards {

/// The lines of a card with this text: those that are played, in printed order, each followed by the later uses of the
/// card in play, and last what the general rules give its kind. `card` has its types, name, traits and costs already.
[[nodiscard]] std::vector<LineFacts> readLines(const CardFacts &card, std::string_view text);

/// The mark of a line (TS 2.1.3.2.3, READING 5.6): `<` `<<` `<<<` for the first three inferior ones, `>` `>>` for the
/// superior ones.
[[nodiscard]] std::string levelMark(bool superior, std::size_t ordinal);

}  // namespace vtes::cards

#pragma once
/// What the text of a card tells about how it is played: facts, found by the fixed phrases of card texts. Used by the
/// import alone.

#include <cstdint>
#include <string_view>

#include "cards/facts.h"

namespace vtes::cards {

struct Lines {
  std::uint8_t inferior = 0;
  std::uint8_t superior = 0;
};

/// The levels a card has, by its lines with discipline icons (READING 5.6): `[dom]` inferior, `[DOM]` superior,
/// `[REFLEX]` as the first inferior one; a line with icons of both kinds is superior.
[[nodiscard]] Lines countLines(std::string_view text);

/// The traits of a card with this text (READING 5.2). `card` has its types, name and costs already.
[[nodiscard]] Traits readTraits(const CardFacts &card, std::string_view text, bool burnOption, bool banned);

/// Which sect, title or the like a card requires, as key words (`sabbat`, `prince, justicar`); empty: none.
[[nodiscard]] std::string readRequirement(std::string_view text);

}  // namespace vtes::cards

#pragma once
/// The words of the notation that are no names: default actions, terms, phases (TS 1.4.2, 1.4.3, 2.1.2, 3.2).

#include <cstdint>
#include <span>
#include <string_view>

namespace vtes::cards {

struct GameTerm {
  enum class Kind : std::uint8_t { Action, Term, Phase };

  Kind kind = Kind::Term;
  std::string_view abbreviation;  ///< `bd`, `->`
  std::string_view name;          ///< `bleed`
  std::string_view otherName;     ///< `burnt` beside `burned`; empty where there is none
  std::string_view section;       ///< of TS; empty: this toolkit's own
};

[[nodiscard]] std::span<const GameTerm> gameTerms();
/// What an abbreviation means, `vamp3` included; null where it is no term.
[[nodiscard]] const GameTerm *termOf(std::string_view abbreviation);
/// The term of a name, whatever its case; null where there is none.
[[nodiscard]] const GameTerm *termNamed(std::string_view name);

}  // namespace vtes::cards

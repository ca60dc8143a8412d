#pragma once
/// The text patterns by which the lines of cards are read (docs/hooks.md): one table, each with a name and an example
/// in our own words.

#include <cstdint>
#include <span>
#include <string_view>

#include "cards/database.h"
#include "cards/hooks.h"

namespace vtes::cards {

/// Hooks of patterns that stand for others: the block attempt, on the side of the line (modifier or reaction).
inline constexpr Hooks kOwnSideHook = 1ULL << 60U;
/// The pattern's other hooks count only for a card in play.
inline constexpr Hooks kLaterUseHook = 1ULL << 61U;

struct LinePattern {
  enum class Role : std::uint8_t {
    Window,  ///< says when: decides alone
    Effect,  ///< says what; its hooks count where no window is named
    Bonus,   ///< the same for what can also stand all the time (`gets +1 bleed`)
    Head,    ///< what the playing itself does, also where the card then stays in play
    Need,    ///< asks for something
    Rule,    ///< a limit, a keyword, a duration: tells neither when nor what
  };
  std::string_view name;
  Role role = Role::Effect;
  std::string_view phrase;  ///< see phrase.h
  Hooks hooks = 0;
  /// Effects, `$1` `$2` what is captured. `-lock` takes one away, `~$1` and `~b$1` put another
  /// amount into the strike, damage or blood of the line above,
  /// `strike+$1` adds to the strikes of the line.
  std::string_view effects;
  std::string_view example;  ///< our own words
  Types types = ~0U;         ///< only for cards of these types
};

/// In the order in which they take words: the more exact first.
[[nodiscard]] std::span<const LinePattern> linePatterns();

}  // namespace vtes::cards

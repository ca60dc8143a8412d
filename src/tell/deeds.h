#pragma once
/// What an action card does at a level, as far as the traits of the card do not tell levels apart.

#include <string_view>

#include "cards/database.h"

namespace vtes::tell {

/// The action is a bleed at that level (as written, `<`; empty: none is written). False where it is not known to be
/// one.
[[nodiscard]] bool bleedsAt(const cards::Card &card, std::string_view level);
/// The action is to enter combat, not to put something in play that lets somebody do so.
[[nodiscard]] bool entersCombatAt(const cards::Card &card, std::string_view level);

}  // namespace vtes::tell

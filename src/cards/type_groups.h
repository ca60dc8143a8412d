#pragma once
/// Card types that are played alike, and traits that say one thing together.

#include "cards/database.h"

namespace vtes::cards {

/// Played by a Methuselah.
inline constexpr Types kMethuselahTypes = kMaster | kEvent;
/// Played by a minion as its action.
inline constexpr Types kActionTypes = kAction | kPolitical | kEquipment | kRetainer | kAlly | kPower;

/// Takes a vampire or another minion as target, wherever that one is.
inline constexpr Traits kTargetsMinion = kAffectsMinion | kEntersCombat | kAffectsUncontrolled | kAffectsTorpor;

}  // namespace vtes::cards

#pragma once
/// Card types that are played alike.

#include "cards/database.h"

namespace vtes::cards {

/// Played by a Methuselah.
inline constexpr Types kMethuselahTypes = kMaster | kEvent;
/// Played by a minion as its action.
inline constexpr Types kActionTypes = kAction | kPolitical | kEquipment | kRetainer | kAlly | kPower;

}  // namespace vtes::cards

#pragma once
#include "cards/name_rules.h"

namespace vtes::cards {

/// The rules that the program carries in its image; made when first asked for.
[[nodiscard]] const NameRules &builtinRules();

}  // namespace vtes::cards

#pragma once
#include "cards/facts.h"
#include "cards/name_rules.h"

namespace vtes::cards {

/// The rules that the program carries in its image; made when first asked for.
[[nodiscard]] const NameRules &builtinRules();

/// The texts of the tables that are no cards, as the program carries them.
[[nodiscard]] TableTexts builtinRuleTexts();

}  // namespace vtes::cards

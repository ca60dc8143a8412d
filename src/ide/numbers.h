#pragma once
/// Numbers of a game as they are shown between words.

#include <string>

#include "rules/bounds.h"

namespace vtes::ide {

/// `12`, `12-14`, `12+`; empty where nothing is known. None is less than 0.
[[nodiscard]] std::string boundsText(rules::Bounds bounds);

/// The same; `?` where nothing is known.
[[nodiscard]] std::string shownNumber(rules::Bounds bounds);

}  // namespace vtes::ide

#pragma once
/// Deals in words (TS 3).

#include <string>

#include "model/event.h"
#include "tell/names.h"

namespace vtes::tell {

/// `A deal is made: if …, then …`
[[nodiscard]] std::string dealSentence(const Names &names, const model::Deal &deal);

}  // namespace vtes::tell

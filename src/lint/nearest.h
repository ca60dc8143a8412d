#pragma once
/// What was probably meant where a word is none of those that are known.

#include <string>
#include <string_view>
#include <vector>

namespace vtes::lint {

/// The one of `words` that `word` comes nearest to; empty where none is near. Neighbours exchanged count once.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string> &words);

/// The id of the catalogue that was probably meant; empty where none is near.
[[nodiscard]] std::string nearestRule(std::string_view id);

}  // namespace vtes::lint

#pragma once
/// What was probably meant where a word is none of those that are known.

#include <string>
#include <string_view>
#include <vector>

namespace vtes::cli {

/// The one of `words` that `word` comes nearest to; empty where none is near. Neighbours exchanged count once.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string> &words);

}  // namespace vtes::cli

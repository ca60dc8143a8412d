#pragma once
/// Whether a line was understood to the last word. Patterns find what they know; what stands beside that can change it,
/// so a line is certain only where each word is taken by a pattern or is one that only says who or how long.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vtes::cards {

/// How a pattern has a word of a sentence.
enum class Claim : std::uint8_t {
  Free,       ///< no pattern has it
  Taken,      ///< a word of the pattern
  Condition,  ///< in the rest of a sentence that a condition took as a whole
  Limit,      ///< in the rest of a sentence that only limits how often or by whom
};

/// Whether a word of the sentence can change what the patterns found in it.
[[nodiscard]] bool leavesDoubt(const std::vector<std::string> &words, const std::vector<Claim> &claims);

}  // namespace vtes::cards

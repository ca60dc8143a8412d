#pragma once
/// Transcripts with the truth beside them: which card each word means.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "model/transcript.h"

namespace vtes::test {

/// One line of `NAME.truth.jsonl`.
struct Truth {
  std::uint32_t line = 0;  ///< 1-based
  std::string abbr;
  std::uint32_t card = 0;  ///< official id
  bool shared = false;     ///< other cards have that abbreviation too
  bool decidable = true;   ///< false: two cards fit all that is written
  bool usual = true;       ///< false: another one is played more
};

/// Objects with `line`, `abbr`, `card_id`, `ambig` (cards that share the abbreviation), `decidable` and `usual`; lines
/// that name no card are left out.
[[nodiscard]] std::vector<Truth> truthOf(const std::filesystem::path &path);

/// Calls `each` with every truth and the word of the transcript that it is about.
void compare(const model::Transcript &transcript, const std::vector<Truth> &truths,
             const std::function<void(const Truth &, const model::Word &)> &each);

}  // namespace vtes::test

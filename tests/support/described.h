#pragma once
/// All that is understood of a transcript, as text: two that are described alike are alike.

#include <string>
#include <vector>

#include "lint/diagnostic.h"
#include "model/transcript.h"

namespace vtes::test {

/// Players, lines, events, words and notes with all their members and places.
[[nodiscard]] std::string described(const model::Transcript &transcript);

/// Findings with places, wording, related places and fixes.
[[nodiscard]] std::string described(const std::vector<lint::Diagnostic> &findings);

}  // namespace vtes::test

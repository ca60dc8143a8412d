#pragma once
/// Applying fixes to a text.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "lint/diagnostic.h"

namespace vtes::lint {

struct Fixed {
  std::string text;
  std::size_t fixes = 0;  ///< how many were applied; 0: the text is as it was
};

/// Applies the first safe fix of each finding. Of two that overlap or touch, the first wins; the other is for a further
/// round, when the text has been read anew.
[[nodiscard]] Fixed applySafeFixes(std::string_view text, std::span<const Diagnostic> diagnostics);

}  // namespace vtes::lint

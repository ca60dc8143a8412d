#pragma once
/// Applying fixes to a text.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lint/diagnostic.h"

namespace vtes::lint {

struct SafeEdits {
  std::vector<Edit> edits;  ///< ascending
  std::size_t fixes = 0;    ///< how many they are of
};

/// The edits of the first safe fix of each finding. Of two that overlap or touch, the first wins; the other is for a
/// further round, when the text has been read anew.
[[nodiscard]] SafeEdits safeEdits(std::span<const Diagnostic> diagnostics);

struct Fixed {
  std::string text;
  std::size_t fixes = 0;  ///< how many were applied; 0: the text is as it was
};

/// The text with safeEdits() in it.
[[nodiscard]] Fixed applySafeFixes(std::string_view text, std::span<const Diagnostic> diagnostics);

}  // namespace vtes::lint

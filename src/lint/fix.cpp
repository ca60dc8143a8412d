#include "lint/fix.h"

#include <algorithm>
#include <vector>

namespace vtes::lint {

SafeEdits safeEdits(std::span<const Diagnostic> diagnostics) {
  SafeEdits safe;
  std::vector<Edit> &edits = safe.edits;  // by place; no two of them touch
  const auto before = [](const Edit &left, const Edit &right) { return left.range.begin < right.range.begin; };
  // Edits that touch could each be right alone and wrong together: two insertions at one place have no order.
  const auto collides = [&](const Edit &edit) {
    const auto next = std::lower_bound(edits.begin(), edits.end(), edit, before);
    return (next != edits.end() && next->range.begin <= edit.range.end) ||
           (next != edits.begin() && std::prev(next)->range.end >= edit.range.begin);
  };
  for (const Diagnostic &diagnostic : diagnostics) {
    const auto fix =
        std::find_if(diagnostic.fixes.begin(), diagnostic.fixes.end(), [](const Fix &each) { return each.safe; });
    if (fix == diagnostic.fixes.end() || std::any_of(fix->edits.begin(), fix->edits.end(), collides)) continue;
    for (const Edit &edit : fix->edits) edits.insert(std::upper_bound(edits.begin(), edits.end(), edit, before), edit);
    ++safe.fixes;
  }
  return safe;
}

Fixed applySafeFixes(std::string_view text, std::span<const Diagnostic> diagnostics) {
  const SafeEdits safe = safeEdits(diagnostics);
  Fixed fixed;
  fixed.fixes = safe.fixes;
  std::size_t at = 0;
  for (const Edit &edit : safe.edits) {
    fixed.text += text.substr(at, edit.range.begin - at);
    fixed.text += edit.text;
    at = edit.range.end;
  }
  fixed.text += text.substr(at);
  return fixed;
}

}  // namespace vtes::lint

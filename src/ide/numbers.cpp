#include "ide/numbers.h"

#include <fmt/format.h>

#include <algorithm>

namespace vtes::ide {

std::string boundsText(rules::Bounds bounds) {
  const int low = std::max<int>(bounds.low, 0);
  if (!bounds.bounded()) return low <= 1 ? std::string() : fmt::format("{}+", low);
  const int high = std::max<int>(bounds.high, low);
  return low == high ? std::to_string(low) : fmt::format("{}-{}", low, high);
}

std::string shownNumber(rules::Bounds bounds) {
  const std::string text = boundsText(bounds);
  if (!text.empty()) return text;
  return bounds.low == 1 ? "1+" : "?";
}

}  // namespace vtes::ide

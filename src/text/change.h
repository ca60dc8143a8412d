#pragma once
/// What is different between two versions of a text.

#include <cstdint>
#include <string_view>

#include "text/source.h"

namespace vtes::text {

/// The bytes [begin, end) of the old text became [begin, newEnd) of the new one; around them both are the same.
struct Change {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t newEnd = 0;
  [[nodiscard]] bool empty() const { return begin == end && begin == newEnd; }
};

/// The smallest one. Texts have less than 4 GiB.
[[nodiscard]] Change changeBetween(std::string_view before, std::string_view now);

}  // namespace vtes::text

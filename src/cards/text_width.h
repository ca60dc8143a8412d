#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace vtes::cards {

/// Columns of a terminal that a text of narrow letters takes: its code points.
[[nodiscard]] inline std::size_t textWidth(std::string_view utf8) {
  std::size_t width = 0;
  for (const char c : utf8) width += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
  return width;
}

/// The text with blanks behind it up to a width.
[[nodiscard]] inline std::string padded(std::string_view text, std::size_t width) {
  const std::size_t own = textWidth(text);
  return std::string(text) + std::string(own < width ? width - own : 0, ' ');
}

}  // namespace vtes::cards

#pragma once
/// Short words as numbers: what is looked up by them compares and hashes eight bytes at once.

#include <cstdint>
#include <cstring>
#include <string_view>

namespace vtes::cards {

/// Up to so many bytes, words of one size have the same bits just where they are the same.
inline constexpr std::size_t kExactBits = 8;

template <class Number>
[[nodiscard]] inline std::uint64_t loadBits(const char *from) {
  Number number{};
  std::memcpy(&number, from, sizeof number);
  return number;
}

/// An odd number without a pattern: a product with it spreads what tells two numbers apart.
inline constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15U;

[[nodiscard]] inline std::uint64_t mixedBits(std::uint64_t bits) {
  bits *= kSpread;
  return bits ^ bits >> 32U;
}

/// The word itself where it is short, else a hash.
[[nodiscard]] inline std::uint64_t wordBits(std::string_view word) {
  const char *at = word.data();
  const std::size_t size = word.size();
  if (size <= kExactBits) {
    if (size >= 4) return loadBits<std::uint32_t>(at) | loadBits<std::uint32_t>(at + size - 4) << 32U;
    if (size == 0) return 0;
    return loadBits<std::uint8_t>(at) | loadBits<std::uint8_t>(at + size / 2) << 8U |
           loadBits<std::uint8_t>(at + size - 1) << 16U;
  }
  std::uint64_t hash = size;
  for (std::size_t i = 0; i + kExactBits < size; i += kExactBits)
    hash = mixedBits(hash ^ loadBits<std::uint64_t>(at + i));
  return hash ^ loadBits<std::uint64_t>(at + size - kExactBits);
}

}  // namespace vtes::cards

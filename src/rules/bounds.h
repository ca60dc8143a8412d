#pragma once
/// What is known of a number: exactly, between bounds, or not at all. A game's record leaves much unsaid, and the state
/// never says more than is proved.

#include <algorithm>
#include <cstdint>
#include <limits>

namespace vtes::rules {

/// A fact that can be unknown.
enum class Known : std::uint8_t { No, Yes, Unknown };

[[nodiscard]] constexpr Known known(bool fact) {
  return fact ? Known::Yes : Known::No;
}
[[nodiscard]] constexpr Known operator!(Known fact) {
  return fact == Known::Unknown ? fact : known(fact == Known::No);
}

/// A closed interval of integers; its high end can be missing.
struct Bounds {
  static constexpr std::int16_t kUnbounded = std::numeric_limits<std::int16_t>::max();

  std::int16_t low = 0;
  std::int16_t high = 0;

  constexpr Bounds() = default;
  /// Exactly `value`: numbers are used as they are.
  constexpr Bounds(int value) : low(narrow(value)), high(narrow(value)) {}  // NOLINT(google-explicit-constructor)
  constexpr Bounds(int from, int to) : low(narrow(from)), high(to >= kUnbounded ? kUnbounded : narrow(to)) {}
  /// Nothing is known but that it is not negative.
  [[nodiscard]] static constexpr Bounds unknown() { return {0, kUnbounded}; }

  [[nodiscard]] constexpr bool exact() const { return low == high; }
  [[nodiscard]] constexpr bool bounded() const { return high != kUnbounded; }
  [[nodiscard]] constexpr bool contains(int value) const { return low <= value && (!bounded() || value <= high); }

  /// Whether it is `value` or more.
  [[nodiscard]] constexpr Known atLeast(int value) const {
    if (low >= value) return Known::Yes;
    return bounded() && high < value ? Known::No : Known::Unknown;
  }
  [[nodiscard]] constexpr Known atLeast(Bounds other) const {
    if (other.bounded() && low >= other.high) return Known::Yes;
    return bounded() && high < other.low ? Known::No : Known::Unknown;
  }

  /// Within `limits` as well; what contradicts them gives way to them.
  [[nodiscard]] constexpr Bounds within(Bounds limits) const {
    const int from = std::clamp<int>(low, limits.low, limits.high);
    return {from, std::clamp<int>(high, from, limits.high)};
  }
  /// Never below nothing: pool, blood, cards.
  [[nodiscard]] constexpr Bounds notNegative() const {
    return {std::max<int>(low, 0), bounded() ? std::max<int>(high, 0) : kUnbounded};
  }
  /// At most `most`.
  [[nodiscard]] constexpr Bounds atMost(int most) const {
    return {std::min<int>(low, most), bounded() ? std::min<int>(high, most) : most};
  }

  friend constexpr Bounds operator+(Bounds a, Bounds b) {
    return {a.low + b.low, a.bounded() && b.bounded() ? a.high + b.high : kUnbounded};
  }
  /// May be negative.
  friend constexpr Bounds operator-(Bounds a, Bounds b) {
    return {b.bounded() ? a.low - b.high : -kLargest, a.bounded() ? a.high - b.low : kUnbounded};
  }
  friend constexpr Bounds least(Bounds a, Bounds b) { return {std::min(a.low, b.low), std::min(a.high, b.high)}; }
  constexpr Bounds &operator+=(Bounds other) { return *this = *this + other; }
  /// Burns or spends: never below nothing.
  constexpr Bounds &spend(Bounds other) { return *this = (*this - other).notNegative(); }

  friend constexpr bool operator==(Bounds, Bounds) = default;

 private:
  static constexpr int kLargest = 16000;
  static constexpr std::int16_t narrow(int value) {
    return static_cast<std::int16_t>(std::clamp(value, -kLargest, kLargest));
  }
};

}  // namespace vtes::rules

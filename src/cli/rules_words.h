#pragma once
/// The words of `vtes rules step` for what the machine has numbers for.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/input.h"
#include "rules/state.h"

namespace vtes::cli {

/// A word for each value of an enumeration, in its order.
[[nodiscard]] std::span<const std::string_view> wordsOf(rules::Effect);
[[nodiscard]] std::span<const std::string_view> wordsOf(rules::ActionType);
[[nodiscard]] std::span<const std::string_view> wordsOf(rules::CardType);
[[nodiscard]] std::span<const std::string_view> wordsOf(rules::Kind);
[[nodiscard]] std::span<const std::string_view> wordsOf(rules::Title);
[[nodiscard]] std::span<const std::string_view> wordsOf(rules::Region);
[[nodiscard]] std::span<const std::string_view> wordsOf(rules::StrikeKind);

template <typename Enum>
[[nodiscard]] std::string_view wordOf(Enum value) {
  return wordsOf(value)[static_cast<std::size_t>(value)];
}

template <typename Enum>
[[nodiscard]] std::optional<Enum> valueOf(std::string_view word) {
  const auto words = wordsOf(Enum{});
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == word) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

/// `a, b, c`.
[[nodiscard]] std::string listed(std::span<const std::string_view> words);

}  // namespace vtes::cli

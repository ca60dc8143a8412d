#pragma once
/// What the messages of the checks share.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "lint/diagnostic.h"

namespace vtes::lint {

/// `pattern` with the values in place of its `{}`, in order.
[[nodiscard]] std::string filledIn(std::string_view pattern, std::initializer_list<std::string_view> values);
/// The same. Messages are all text, so the checks need no more, and each compiles in a fifth of the time.
template <typename... Values>
[[nodiscard]] std::string worded(std::string_view pattern, const Values &...values) {
  return filledIn(pattern, {std::string_view(values)...});
}

/// In backticks, on one line, and shortened in the middle when it is long.
[[nodiscard]] std::string quoted(std::string_view text);
/// `U+200F`: the first character in a text that a reader does not see, blanks aside; empty where there is none.
[[nodiscard]] std::string invisible(std::string_view text);
/// `a`, `b` or `c`; each as quoted().
[[nodiscard]] std::string quotedList(const std::vector<std::string> &words, std::string_view last);
/// a, b or c; as they are.
[[nodiscard]] std::string plainList(const std::vector<std::string> &words, std::string_view last);
/// "1 line", "2 lines".
[[nodiscard]] std::string counted(int number, std::string_view singular);

/// The `<`, `>`, `^`, `#` and `*` at the end of a word as written.
[[nodiscard]] std::string_view marksOf(std::string_view word);
/// The term that a word in another case (`Bd`, `HT`, `Vamp`), or one torn from its number (`2hs`), stands for; empty:
/// none.
[[nodiscard]] std::string termMeant(std::string_view word);
/// `word` in place of `seen`, with the marks of `seen` kept where `word` brings none of its own.
[[nodiscard]] std::string respelt(std::string_view seen, std::string_view word);

/// The name of the card that an abbreviation means first, `Kindred Spirits`; empty when it means none.
[[nodiscard]] std::string cardNameOf(const model::Transcript &transcript, std::string_view abbreviation);
/// `kisp` (Kindred Spirits)
[[nodiscard]] std::string described(const model::Transcript &transcript, std::string_view abbreviation);
/// No other card has this abbreviation, so that writing it cannot change what is meant.
[[nodiscard]] bool meansOneCard(const model::Transcript &transcript, std::string_view abbreviation);

/// Puts `text` in place of `range`.
[[nodiscard]] Fix replacement(text::ByteRange range, std::string text, bool safe);
/// Takes `range` out.
[[nodiscard]] Fix removal(text::ByteRange range, std::string_view seen, bool safe);

}  // namespace vtes::lint

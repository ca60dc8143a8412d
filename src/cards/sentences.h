#pragma once
/// The text of a card taken apart into sentences and words. Used by the import alone.

#include <string>
#include <string_view>
#include <vector>

namespace vtes::cards {

struct Sentence {
  std::string text;                ///< with a blank at both ends and between words
  std::vector<std::string> words;  ///< without signs
};

/// A card's text in lower case, without the braces that mark changes and the strokes that mark card names.
[[nodiscard]] std::string plainText(std::string_view text);

/// The sentences of such a text. What stands in square brackets is an icon and no word; `(D)` is the word `d`.
[[nodiscard]] std::vector<Sentence> sentencesOf(std::string_view text);

}  // namespace vtes::cards

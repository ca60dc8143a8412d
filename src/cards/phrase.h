#pragma once
/// A small language for phrases of card texts. A phrase is words with a blank between them:
///
///     word        that word; `a|b` one of several; `word?` may be missing
///     #           a number, digits or a word (`two`, `a`, `x`); captured
///     n#          a number in digits
///     +#  -#      a number with that sign; the digits are captured
///     #r          ranged damage (`2r`); the digits are captured
///     _           one word of any kind
///     *           at most twelve words of any kind
///     **          the rest of the sentence
///     ^  $        the sentence's beginning, its end
///
/// Old and new wordings are the same word (see canonicalWords), so a phrase is written in the new one.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vtes::cards {

/// What is captured, in order.
using Captures = std::array<std::string, 3>;

/// What a phrase reached over without a word of its own there.
struct Reach {
  std::vector<std::size_t> gaps;  ///< places that `*` skipped
  std::vector<std::size_t> any;   ///< words that `_` took
  std::size_t rest = 0;           ///< where `**` began; behind the last word: nowhere
};

class Phrase {
 public:
  explicit Phrase(std::string_view text);

  /// Whether the phrase stands in the sentence, from `from` on, on words that are still free; if so they are taken
  /// (those of a gap `*` are not) and `end` is the place behind the phrase.
  [[nodiscard]] bool take(const std::vector<std::string> &words, std::size_t from, std::vector<bool> &taken,
                          Captures &captures, std::size_t &end) const;
  /// The same, and `reach` is what it reached over.
  [[nodiscard]] bool take(const std::vector<std::string> &words, std::size_t from, std::vector<bool> &taken,
                          Captures &captures, std::size_t &end, Reach &reach) const;

  /// Words of which one stands in every sentence that the phrase fits; empty: there are none.
  [[nodiscard]] const std::vector<std::string> &keys() const { return keys_; }

 private:
  enum class Kind : std::uint8_t { Word, Number, Digits, Plus, Minus, Ranged, Any, Gap, Rest, Begin, End };
  struct Part {
    Kind kind = Kind::Word;
    bool optional = false;
    std::vector<std::string> words;
  };
  struct Attempt;
  [[nodiscard]] bool matches(std::size_t part, std::size_t at, Attempt &attempt) const;

  std::vector<Part> parts_;
  std::vector<std::string> keys_;
};

/// A sentence's words as phrases have them: `may` is `can`, `tap` is `lock`, `his or her` is `their`, `strength+1` are
/// two words. `names`: the card's own names, a word each; where one stands, `itself` does.
[[nodiscard]] std::vector<std::string> canonicalWords(const std::vector<std::string> &words,
                                                      const std::vector<std::vector<std::string>> &names);

}  // namespace vtes::cards

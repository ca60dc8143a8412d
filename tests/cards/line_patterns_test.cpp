#include "cards/line_patterns.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "cards/phrase.h"
#include "cards/sentences.h"

using namespace vtes::cards;

TEST_CASE("each pattern has a name of its own and an example that it fits") {
  std::set<std::string_view> names;
  for (const LinePattern &pattern : linePatterns()) {
    CAPTURE(pattern.name);
    CHECK(names.insert(pattern.name).second);
    bool fits = false;
    for (const auto &sentence : sentencesOf(plainText(pattern.example))) {
      auto words = canonicalWords(sentence.words, {{"by", "its", "name"}});
      std::vector<bool> taken(words.size(), false);
      Captures captures;
      std::size_t end = 0;
      fits = fits || Phrase(pattern.phrase).take(words, 0, taken, captures, end);
    }
    CHECK(fits);
  }
}

TEST_CASE("what a pattern fills in is captured") {
  for (const LinePattern &pattern : linePatterns()) {
    CAPTURE(pattern.name);
    const auto captures = [&] {
      std::size_t count = 0;
      for (std::size_t at = pattern.phrase.find('#'); at != std::string_view::npos;
           at = pattern.phrase.find('#', at + 1)) {
        ++count;
      }
      return count;
    }();
    for (std::size_t i = 1; i <= 3; ++i) {
      if (pattern.effects.find('$' + std::to_string(i)) != std::string_view::npos) CHECK(captures >= i);
    }
  }
}

#include <doctest/doctest.h>

#include <random>
#include <string>
#include <vector>

#include "format/edits.h"

using namespace vtes::format;

TEST_CASE("edits are applied in place") {
  CHECK(applied("abcdef", {}) == "abcdef");
  CHECK(applied("abcdef", {{{0, 0}, "<"}, {{1, 3}, "-"}, {{5, 6}, ""}, {{6, 6}, ">"}}) == "<a-de>");
  CHECK(applied("", {{{0, 0}, "x"}}) == "x");
}

TEST_CASE("edits of an edited text become edits of the original") {
  const std::vector<Edit> first{{{1, 3}, "XY"}, {{5, 5}, "Z"}};  // aXYdeZf
  CHECK(composed(first, {}) == first);
  CHECK(composed({}, first) == first);
  const std::vector<Edit> second{{{2, 4}, "-"}};  // aX-eZf
  CHECK(applied("abcdef", composed(first, second)) == "aX-eZf");
}

TEST_CASE("composing is applying one after the other, whatever the edits") {
  std::mt19937 random(7);
  const auto below = [&random](std::size_t most) { return static_cast<std::uint32_t>(random() % (most + 1)); };
  const auto some = [&](std::size_t size) {
    std::vector<Edit> edits;
    for (std::uint32_t at = below(3); at <= size; at += 1 + below(4)) {
      const auto end = std::min<std::uint32_t>(at + below(2), static_cast<std::uint32_t>(size));
      edits.push_back({{at, end}, std::string(below(2), static_cast<char>('A' + below(25)))});
      at = end;
    }
    return edits;
  };
  for (int i = 0; i < 20'000; ++i) {
    const std::string text = std::string("abcdefghijklmnopqrst").substr(0, below(20));
    const std::vector<Edit> first = some(text.size());
    const std::string between = applied(text, first);
    const std::vector<Edit> second = some(between.size());
    REQUIRE(applied(text, composed(first, second)) == applied(between, second));
  }
}

#include "lint/fix.h"

#include <doctest/doctest.h>

#include <vector>

using namespace vtes::lint;

namespace {

Diagnostic withFix(std::vector<Edit> edits, bool safe = true) {
  Diagnostic diagnostic;
  diagnostic.fixes.push_back({"change it", safe, std::move(edits)});
  return diagnostic;
}

}  // namespace

TEST_CASE("safe fixes are applied, others are not") {
  const Fixed fixed = applySafeFixes(
      "0123456789", std::vector{withFix({{{1, 2}, "a"}}), withFix({{{4, 5}, "b"}}, false), withFix({{{7, 9}, ""}})});
  CHECK(fixed.fixes == 2);
  CHECK(fixed.text == "0a234569");
}

TEST_CASE("of overlapping fixes the first wins whole") {
  const Fixed fixed = applySafeFixes(
      "0123456789", std::vector{withFix({{{2, 4}, "a"}, {{8, 9}, "b"}}), withFix({{{0, 1}, "c"}, {{3, 5}, "d"}}),
                                withFix({{{8, 8}, "e"}}), withFix({{{6, 6}, "f"}})});
  CHECK(fixed.fixes == 2);
  CHECK(fixed.text == "01a45f67b9");
}

TEST_CASE("fixes that touch wait for another round") {
  const Fixed fixed =
      applySafeFixes("0123", std::vector{withFix({{{1, 1}, "a"}}), withFix({{{1, 1}, "b"}}), withFix({{{1, 2}, "c"}})});
  CHECK(fixed.fixes == 1);
  CHECK(fixed.text == "0a123");
}

TEST_CASE("without fixes the text is as it was") {
  CHECK(applySafeFixes("text", {}).text == "text");
  CHECK(applySafeFixes("", {}).fixes == 0);
}

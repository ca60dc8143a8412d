#include "lint/fix.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "model/transcript.h"

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

namespace {

/// The text with the fix of its first ambiguous word applied; empty where there is none.
std::string pinnedOnce(const std::string &text) {
  const auto transcript = vtes::model::analyse(vtes::text::Source::make(text), {});
  std::vector<Diagnostic> found = check(*transcript);
  std::erase_if(found, [](const Diagnostic &one) { return one.rule->id != "ambiguous-word"; });
  if (found.empty()) return {};
  found.resize(1);
  for (Fix &fix : found.front().fixes) fix.safe = true;
  return applySafeFixes(text, found).text;
}

}  // namespace

TEST_CASE("a pin is put behind those that are there, however they are written") {
  const std::string body = "NELS(12)\nMI Cale bd\n";
  for (const std::string front :
       {"", "---\ntitle: Final\n---\n", "---\ncards: {conf: \"Confusion\"}\n---\n",
        "---\ncards: {conf: 'Confusion'}\n---\n", "---\ncards: {conf: Confusion}\n---\n",
        "---\ncards:\n  conf: \"Confusion\"\n---\n", "---\ncards:\n  conf: Confusion\n---\n"}) {
    for (const bool windows : {false, true}) {
      std::string text = front + body;
      for (std::size_t at = 0; windows && (at = text.find('\n', at)) != std::string::npos; at += 2)
        text.insert(at, 1, '\r');
      CAPTURE(text);
      const std::string pinned = pinnedOnce(text);
      CAPTURE(pinned);
      const auto again = vtes::model::analyse(vtes::text::Source::make(pinned), {});
      CHECK(again->frontMatter.faults.empty());
      CHECK(again->frontMatter.pins.size() == (front.find("conf") == std::string::npos ? 1 : 2));
      CHECK(pinnedOnce(pinned).empty());
      CHECK((pinned.find('\r') != std::string::npos) == windows);
      CHECK((windows && pinned.find("\"\n") != std::string::npos) == false);
    }
  }
}

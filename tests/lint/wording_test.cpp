#include <doctest/doctest.h>

#include <string>

#include "lint/wording.h"

using namespace vtes::lint;

TEST_CASE("values go in place of the braces") {
  CHECK(worded("a {} c {}", "b", std::string("d")) == "a b c d");
  CHECK(worded("none") == "none");
  CHECK(worded("{}", "{}") == "{}");
}

TEST_CASE("quotes stay on one line and short") {
  CHECK(quoted("kisp>") == "`kisp>`");
  CHECK(quoted("a\tb\nc") == "`a b c`");
  const std::string clipped = quoted(std::string(60, 'a') + std::string(20, 'z'));
  CHECK(clipped == "`" + std::string(24, 'a') + "…" + std::string(12, 'z') + "`");
}

TEST_CASE("what cannot be seen has its number") {
  CHECK(quoted("a\x1B"
               "b\x7F") == "`a\u241Bb\u2421`");
  CHECK(invisible("\x1B") == "U+001B");
  CHECK(invisible("\x7F") == "U+007F");
  CHECK(invisible("a\u200F ") == "U+200F");
  CHECK(invisible("\u0085") == "U+0085");
  CHECK(invisible("\u2028") == "U+2028");
  CHECK(invisible("\uFEFF") == "U+FEFF");
  CHECK(invisible("a \u2022 \u00EB\xFF").empty());
}

TEST_CASE("a clipped quote cuts no character in half") {
  std::string text;
  for (int i = 0; i < 40; ++i) text += "ë";
  const std::string once = quoted(text);
  const std::string shifted = quoted("a" + text);
  CHECK(once.find("…") != std::string::npos);
  CHECK(shifted.substr(0, 4) == "`aë");
  for (const std::string &each : {once, shifted}) {
    std::size_t letters = 0;
    for (std::size_t at = each.find("ë"); at != std::string::npos; at = each.find("ë", at + 1)) ++letters;
    const std::size_t ascii = each == once ? 0 : 1;
    CHECK(each.size() == 2 + ascii + 3 + 2 * letters);
  }
}

TEST_CASE("lists read like sentences") {
  CHECK(plainList({}, "or").empty());
  CHECK(plainList({"a"}, "or") == "a");
  CHECK(plainList({"a", "b"}, "or") == "a or b");
  CHECK(quotedList({"a", "b", "c"}, "and") == "`a`, `b` and `c`");
  CHECK(counted(1, "line") == "1 line");
  CHECK(counted(3, "line") == "3 lines");
}

TEST_CASE("a word in place of another keeps the level") {
  CHECK(marksOf("kisp>>") == ">>");
  CHECK(marksOf("Ramo^") == "^");
  CHECK(marksOf("kisp").empty());
  CHECK(marksOf(">>") == ">>");
  CHECK(respelt("ksip>", "kisp") == "kisp>");
  CHECK(respelt("ksip>", "kisp<") == "kisp<");
  CHECK(respelt("nels", "NELS") == "NELS");
}

TEST_CASE("the terms are suggested for words in another case") {
  CHECK(termMeant("Bd") == "bd");
  CHECK(termMeant("HT") == "ht");
  CHECK(termMeant("Vamp3") == "vamp3");
  CHECK(termMeant("Edge") == "edge");
  CHECK(termMeant("12hs") == "12 hs");
  CHECK(termMeant("bd").empty());
  CHECK(termMeant("Kora").empty());
}

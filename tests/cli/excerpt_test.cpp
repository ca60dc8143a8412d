#include "cli/excerpt.h"

#include <doctest/doctest.h>

#include <string>

using vtes::cli::Excerpt;
using vtes::cli::excerptOf;
using vtes::cli::printable;

namespace {

/// `[` and `]` in the text mark the range.
Excerpt excerpt(std::string marked) {
  const auto begin = static_cast<std::uint32_t>(marked.find('['));
  marked.erase(begin, 1);
  const auto end = static_cast<std::uint32_t>(marked.find(']'));
  marked.erase(end, 1);
  return excerptOf(*vtes::text::Source::make(marked), {begin, end});
}

}  // namespace

TEST_CASE("marks stand under the range") {
  const Excerpt plain = excerpt("NELS(12)\nKora [ksip>] JoAm bk\n");
  CHECK(plain.text == "Kora ksip> JoAm bk");
  CHECK(plain.marks == "     ^^^^^");
}

TEST_CASE("an empty range has one mark") {
  CHECK(excerpt("Nu ambu (nb[]\n").marks == "           ^");
  CHECK(excerpt("[]Nu\n").marks == "^");
  CHECK(excerpt("[]").marks == "^");
}

TEST_CASE("a tab is as wide as it is shown") {
  const Excerpt tabs = excerpt("\tK\t[ksip>]\n");
  CHECK(tabs.text == "    K   ksip>");
  CHECK(tabs.marks == "        ^^^^^");
}

TEST_CASE("wide and combining characters") {
  const Excerpt wide = excerpt("Kora （[nb]）\n");
  CHECK(wide.marks == "       ^^");
  CHECK(excerpt("Kora [（]nb\n").marks == "     ^^");
  // Zoe and U+0308
  const Excerpt combining = excerpt("/ashg Zoe\u0308 [ksip>]\n");
  CHECK(combining.marks == "          ^^^^^");
  CHECK(excerpt("Zoe[\u0308] x\n").marks == "  ^");
}

TEST_CASE("what would upset a terminal is not shown") {
  const Excerpt escape = excerpt("a\x1B[31m [b]\n");
  CHECK(escape.text.find('\x1B') == std::string::npos);
  CHECK(printable("a\x1B[1m\u202Eb\xEB") == "a\uFFFD[1m\uFFFDb\uFFFD");
  CHECK(printable("Zoë") == "Zoë");
  const Excerpt bytes = excerpt("Zo\xEB [x]\n");
  CHECK(bytes.text == "Zo\uFFFD x");
  CHECK(bytes.marks == "    ^");
}

TEST_CASE("a range over several lines is marked on its first") {
  const Excerpt two = excerpt("Jugg [goun<,\ncond>]\n");
  CHECK(two.text == "Jugg goun<,");
  CHECK(two.marks == "     ^^^^^^");
}

TEST_CASE("a long line is shown around the range") {
  const Excerpt in = excerpt(std::string(5000, 'a') + " [ksip>] " + std::string(5000, 'b') + "\n");
  CHECK(in.text.size() < 300);
  CHECK(in.text.starts_with("…"));
  CHECK(in.text.ends_with("…"));
  const std::size_t place = in.text.find("ksip>");
  REQUIRE(place != std::string::npos);
  // `…` has three bytes and one cell.
  CHECK(in.marks == std::string(place - 2, ' ') + "^^^^^");
  const Excerpt all = excerpt("[" + std::string(5000, 'a') + "]\n");
  CHECK(all.marks.size() < 300);
}

TEST_CASE("a byte order mark takes no room") {
  CHECK(excerpt("\uFEFFKora [ksip>]\n").marks == "     ^^^^^");
}

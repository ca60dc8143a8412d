#include "lsp/positions.h"

#include <doctest/doctest.h>

#include <array>
#include <random>
#include <string>

#include "text/source.h"

using namespace vtes;
using lsp::Position;
using lsp::Positions;
using lsp::Range;

TEST_CASE("columns in each encoding") {
  const auto source = text::Source::make("x 😀 Kora kisp>\r\né\rz");
  const Positions utf16(text::Encoding::Utf16, true);
  const Positions utf8(text::Encoding::Utf8, true);
  const Positions utf32(text::Encoding::CodePoints, true);
  const std::uint32_t kora = 7;
  CHECK((utf16.position(*source, kora) == Position{0, 5}));
  CHECK((utf8.position(*source, kora) == Position{0, 7}));
  CHECK((utf32.position(*source, kora) == Position{0, 4}));
  CHECK(utf16.offset(*source, {0, 5}) == kora);
  CHECK(utf8.offset(*source, {0, 7}) == kora);
  CHECK(utf32.offset(*source, {0, 4}) == kora);
  // Inside the pair, past the line, past the last line.
  CHECK(utf16.offset(*source, {0, 3}) == 2);
  CHECK(utf8.offset(*source, {0, 4}) == 2);
  CHECK(utf16.offset(*source, {0, 999}) == 17);
  CHECK(utf16.offset(*source, {99, 0}) == source->bytes().size());
  CHECK((utf16.position(*source, 22) == Position{2, 0}));
  CHECK((utf16.bytes(*source, {{1, 1}, {0, 5}}) == text::ByteRange{7, 21}));
}

TEST_CASE("a BOM is a character of what a client has open, and nothing in a file") {
  const std::string text = "\xEF\xBB\xBFKora\nx";
  const auto source = text::Source::make(text);
  const Positions open(text::Encoding::Utf16, true);
  const Positions file(text::Encoding::Utf16, false);
  CHECK((open.position(*source, 3) == Position{0, 1}));
  CHECK((file.position(*source, 3) == Position{0, 0}));
  CHECK((open.position(*source, 0) == Position{0, 0}));
  CHECK((open.position(*source, 8) == Position{1, 0}));
  CHECK(open.offset(*source, {0, 2}) == 4);
  CHECK(open.offset(*source, {0, 0}) == 0);
  CHECK(file.offset(*source, {0, 1}) == 4);
  CHECK((Positions(text::Encoding::Utf8, true).position(*source, 4) == Position{0, 4}));
  text::LineHint near;
  CHECK((open.bytes(text, {{0, 0}, {0, 1}}, near) == text::ByteRange{0, 3}));
}

TEST_CASE("a text without an index has the offsets of one with it") {
  static constexpr std::array<std::string_view, 9> kPieces{"\n", "\r", "\r\n",         "a", "bc",
                                                           "é",  "😀",  "\xEF\xBB\xBF", " "};
  std::mt19937 random(11);
  for (int round = 0; round < 2000; ++round) {
    std::string text;
    for (std::size_t left = random() % 20; left > 0; --left) text += kPieces[random() % kPieces.size()];
    const auto source = text::Source::make(text);
    for (const auto encoding : {text::Encoding::Utf8, text::Encoding::Utf16, text::Encoding::CodePoints}) {
      const Positions positions(encoding, true);
      const auto number = [&random](std::uint32_t below) { return static_cast<std::uint32_t>(random() % below); };
      const Range range{{number(6), number(8)}, {number(6), number(8)}};
      text::LineHint near;  // each place is looked for from the one before
      const text::ByteRange bytes = positions.bytes(text, range, near);
      REQUIRE((positions.bytes(*source, range) == bytes));
      // What was a place is the same place on the way back, but for line ends.
      REQUIRE((positions.bytes(text, positions.range(*source, bytes), near) == bytes));
    }
  }
}

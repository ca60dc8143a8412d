#include "text/source.h"

#include <doctest/doctest.h>

#include <string>

using namespace vtes::text;

namespace {

std::vector<std::string> linesOf(const Source &source) {
  std::vector<std::string> lines;
  for (std::uint32_t line = 1; line <= source.lineCount(); ++line) lines.emplace_back(source.slice(source.line(line)));
  return lines;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("an empty text has one empty line") {
  const auto source = Source::make("");
  CHECK(source->lineCount() == 1);
  CHECK(source->line(1).empty());
  CHECK(source->logicalLines().empty());
  CHECK(source->position(7) == Position{1, 1});
  CHECK(source->offset({3, 3}) == 0);
  CHECK_FALSE(source->frontMatter().present);
}

TEST_CASE("lines end in LF, CRLF and lone CR") {
  CHECK(linesOf(*Source::make("a\nb\r\nc\rd")) == Lines{"a", "b", "c", "d"});
  CHECK(linesOf(*Source::make("a\n")) == Lines{"a", ""});
  CHECK(linesOf(*Source::make("a\r")) == Lines{"a", ""});
  CHECK(linesOf(*Source::make("\r\r\n\n\r")) == Lines{"", "", "", "", ""});
  CHECK(linesOf(*Source::make("a\rb\nc\r\r\n")) == Lines{"a", "b", "c", "", ""});
}

TEST_CASE("added lines end as the first one does") {
  CHECK(Source::make("a\nb\r\n")->lineEnd() == "\n");
  CHECK(Source::make("a\r\nb\n")->lineEnd() == "\r\n");
  CHECK(Source::make("a\rb\n")->lineEnd() == "\r");
  CHECK(Source::make("a")->lineEnd() == "\n");
  CHECK(Source::make("")->lineEnd() == "\n");
}

TEST_CASE("a BOM is no part of the text") {
  const auto source = Source::make("\xEF\xBB\xBFKora bd\nx");
  CHECK(source->bomLength() == 3);
  CHECK(source->clean().substr(0, 4) == "\x1A\x1A\x1AK");
  CHECK(source->slice(source->line(1)) == "Kora bd");
  CHECK(source->position(0) == Position{1, 1});
  CHECK(source->position(3) == Position{1, 1});
  CHECK(source->position(8) == Position{1, 6});
  CHECK(source->offset({1, 1}) == 3);
  CHECK(source->invalidBytes().empty());
  REQUIRE(source->logicalLines().size() == 2);
  CHECK(source->logicalLines()[0].bytes == ByteRange{3, 10});
  CHECK(Source::make("\xEF\xBB\xBF")->line(1) == ByteRange{3, 3});
  CHECK(Source::make("\xEF\xBB\xBF---\na: b\n---\n")->frontMatter().present);
}

TEST_CASE("bytes that are no UTF-8 are replaced one by one") {
  const auto clean = [](std::string bytes) { return std::string(Source::make(std::move(bytes))->clean()); };
  const std::string s(1, '\x1A');
  CHECK(clean("Zo\xC3\xAB") == "Zo\xC3\xAB");
  CHECK(clean("Zo\xEB x") == "Zo" + s + " x");
  CHECK(clean("\xC3") == s);
  CHECK(clean("\xC0\x80") == s + s);                  // overlong NUL
  CHECK(clean("\xE0\x9F\xBF") == s + s + s);          // overlong
  CHECK(clean("\xF0\x8F\xBF\xBF") == s + s + s + s);  // overlong
  CHECK(clean("\xED\xA0\x80") == s + s + s);          // a surrogate
  CHECK(clean("\xF4\x90\x80\x80") == s + s + s + s);  // beyond U+10FFFF
  CHECK(clean("\xF5z") == s + "z");
  CHECK(clean("\xE2\x82z") == s + s + "z");  // truncated
  CHECK(clean("\xE2\x82") == s + s);
  CHECK(clean("\x80\xBF") == s + s);
  CHECK(clean("\xF4\x8F\xBF\xBF\xED\x9F\xBF") == "\xF4\x8F\xBF\xBF\xED\x9F\xBF");

  const auto source = Source::make("abcdefgh\xFF\nK \xE2\x82 b\n");
  CHECK(source->invalidBytes() == std::vector<std::uint32_t>{8, 12, 13});
  CHECK(source->bytes().size() == source->clean().size());
  CHECK(source->position(15) == Position{2, 6});
}

TEST_CASE("a NUL makes a text binary") {
  CHECK(Source::make(std::string("a\0b", 3))->binary());
  CHECK_FALSE(Source::make("ab")->binary());
}

TEST_CASE("columns count code points, bytes or UTF-16 units") {
  const auto source = Source::make("x\n\U0001F600 Zoë b\r\n");
  const auto kora = static_cast<std::uint32_t>(source->bytes().find(" b"));
  CHECK(source->position(kora) == Position{2, 6});
  CHECK(source->position(kora, Encoding::Utf8) == Position{2, 10});
  CHECK(source->position(kora, Encoding::Utf16) == Position{2, 7});
  CHECK(source->offset({2, 6}) == kora);
  CHECK(source->offset({2, 10}, Encoding::Utf8) == kora);
  CHECK(source->offset({2, 7}, Encoding::Utf16) == kora);
  CHECK(source->range({2, kora}, Encoding::Utf16) == Range{{2, 1}, {2, 7}});
}

TEST_CASE("positions and offsets clamp") {
  const auto source = Source::make("\U0001F600\u00EBb\r\nc");
  SUBCASE("inside a character") {
    for (std::uint32_t offset = 0; offset < 4; ++offset) CHECK(source->position(offset) == Position{1, 1});
    CHECK(source->position(5) == Position{1, 2});
    CHECK(source->offset({1, 2}, Encoding::Utf16) == 0);
    CHECK(source->offset({1, 3}, Encoding::Utf16) == 4);
    CHECK(source->offset({1, 3}, Encoding::Utf8) == 0);
    CHECK(source->offset({1, 6}, Encoding::Utf8) == 4);
  }
  SUBCASE("past the end of a line") {
    CHECK(source->offset({1, 99}) == 7);
    CHECK(source->offset({1, 99}, Encoding::Utf16) == 7);
    CHECK(source->position(8) == Position{1, 4});  // between CR and LF
  }
  SUBCASE("past the last line") {
    CHECK(source->offset({9, 1}) == 10);
    CHECK(source->position(99) == Position{2, 2});
  }
  SUBCASE("before the first line or column") {
    CHECK(source->offset({0, 0}) == 0);
    CHECK(source->line(0) == source->line(1));
    CHECK(source->line(99) == source->line(2));
  }
}

TEST_CASE("front matter ends at the second fence") {
  const auto source = Source::make("--- \r\ntitle: T\r\n---\r\nNELS(12)\r\n");
  const FrontMatterBlock &block = source->frontMatter();
  CHECK(block.present);
  CHECK(block.closed);
  CHECK(source->slice(block.fence) == "---");
  CHECK(source->slice(block.content) == "title: T\r\n");
  CHECK(block.contentLine == 2);
  CHECK(source->bytes().substr(block.bodyBegin) == "NELS(12)\r\n");
  REQUIRE(source->logicalLines().size() == 1);
  CHECK(source->logicalLines()[0].firstLine == 4);
}

TEST_CASE("front matter that is never closed ends where the transcript seems to begin") {
  const auto bodyOf = [](std::string text) {
    const auto source = Source::make(std::move(text));
    CHECK(source->frontMatter().present);
    CHECK_FALSE(source->frontMatter().closed);
    CHECK(source->frontMatter().content.end == source->frontMatter().bodyBegin);
    return std::string(source->bytes().substr(source->frontMatter().bodyBegin));
  };
  CHECK(bodyOf("---\ntitle: T\nplayers:\n  - name: Nelson\n    deck:\n    - \"Kora\"\n\nNELS(30)\nMA\n") ==
        "NELS(30)\nMA\n");
  CHECK(bodyOf("---\nplayers: [Nelson,\nOliver,\nSilvia\n]\n# x\nKora bd (nb)\n") == "Kora bd (nb)\n");
  CHECK(bodyOf("---\nplayers:\n- Nelson\n-\n  Oliver\n/dera Lazv\n") == "/dera Lazv\n");
  CHECK(bodyOf("---\nplayers: [Nelson, Oli\n  NELS (30)\n") == "  NELS (30)\n");
  CHECK(bodyOf("---\ntitle: T\n// 1h20\nNELS\n") == "// 1h20\nNELS\n");
  CHECK(bodyOf("---\ntitle: T\nplace: Paris") == "");
  CHECK(bodyOf("---") == "");
  CHECK(bodyOf("---\n") == "");
}

TEST_CASE("a fence behind anything opens nothing; behind blank lines it does, with its partner") {
  const auto late = Source::make("\n \n---\ntitle: T\n---\nNELS\n");
  CHECK(late->frontMatter().closed);
  CHECK(late->slice(late->frontMatter().content) == "title: T\n");
  CHECK(late->frontMatter().contentLine == 4);
  CHECK_FALSE(Source::make("\n---\ntitle: T\nNELS\n")->frontMatter().present);
  CHECK_FALSE(Source::make("NELS\n---\ntitle: T\n---\n")->frontMatter().present);
  CHECK_FALSE(Source::make("----\n")->frontMatter().present);
  CHECK_FALSE(Source::make(" ---\n")->frontMatter().present);
}

#include <doctest/doctest.h>

#include <array>
#include <random>
#include <string>

#include "text/source.h"

using namespace vtes::text;

namespace {

/// Pieces that the reader of lines treats in its own way, and bytes of every kind between them.
std::string randomText(std::mt19937 &random) {
  static constexpr std::array<std::string_view, 33> kPieces = {
      "\n",       "\r",     "\r\n",       "---",        "---\n", "\xEF\xBB\xBF", "//",
      "/",        ",",      ";",          "->",         "→",     "，",           " ",
      "\t",       "\u00A0", "NELS(12)",   "NELS",       "MA",    "Kora",         "kisp>",
      "é",        "ë",      "\U0001F600", "\U00010000", "\xC3",  "\xE2\x82",     "\xED\xA0\x80",
      "\xF0\x9F", "a: b",   "[",          "]",          "\u0308"};
  std::string text;
  const auto pick = [&random](std::size_t count) {
    return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
  };
  for (std::size_t left = pick(40); left > 0; --left) {
    if (pick(8) == 0) {
      text += static_cast<char>(pick(256));
    } else {
      text += kPieces[pick(kPieces.size())];
    }
  }
  return text;
}

/// True where a character of `text` starts, or the text ends.
bool startsCharacter(std::string_view text, std::uint32_t at) {
  return at >= text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
}

void checkLines(const Source &source) {
  std::uint32_t expected = source.bomLength();
  for (std::uint32_t line = 1; line <= source.lineCount(); ++line) {
    const ByteRange range = source.line(line);
    REQUIRE(range.begin == expected);
    REQUIRE(source.slice(range).find_first_of("\r\n") == std::string_view::npos);
    REQUIRE(source.lineOf(range.begin) == line);
    REQUIRE(source.lineOf(range.end) == line);
    expected = range.end;
    const std::string_view rest = source.bytes().substr(range.end);
    expected += rest.empty() ? 0 : rest.starts_with("\r\n") ? 2 : 1;
  }
  REQUIRE(expected == source.bytes().size());
}

void checkLogicalLines(const Source &source) {
  std::uint32_t from = source.frontMatter().bodyBegin;
  for (const LogicalLine &line : source.logicalLines()) {
    REQUIRE(line.bytes.begin >= from);
    REQUIRE(line.bytes.end > line.bytes.begin);
    REQUIRE(source.lineOf(line.bytes.begin) == line.firstLine);
    REQUIRE(source.line(line.firstLine).begin == line.bytes.begin);
    REQUIRE(source.line(source.lineOf(line.bytes.end)).end == line.bytes.end);
    from = line.bytes.end;
  }
}

void checkPositions(const Source &source) {
  for (const Encoding encoding : {Encoding::CodePoints, Encoding::Utf8, Encoding::Utf16}) {
    Position last;
    for (std::uint32_t offset = 0; offset <= source.bytes().size() + 2; ++offset) {
      const Position position = source.position(offset, encoding);
      const std::uint32_t back = source.offset(position, encoding);
      REQUIRE(source.position(back, encoding) == position);
      REQUIRE((position.line > last.line || (position.line == last.line && position.column >= last.column)));
      last = position;
      const ByteRange line = source.line(position.line);
      if (offset >= line.begin && offset <= line.end && startsCharacter(source.clean(), offset))
        REQUIRE(back == offset);
    }
    // No column, however wrong, leads out of its line or into a character.
    for (std::uint32_t line = 0; line <= source.lineCount() + 1; ++line) {
      for (std::uint32_t column = 0; column < 12; ++column) {
        const std::uint32_t offset = source.offset({line, column}, encoding);
        REQUIRE(offset <= source.bytes().size());
        REQUIRE(startsCharacter(source.clean(), offset));
        if (line >= 1 && line <= source.lineCount()) REQUIRE(source.lineOf(offset) == line);
      }
    }
  }
}

}  // namespace

TEST_CASE("lines cover any text, and positions lead back") {
  std::mt19937 random(26);  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same texts in every run
  for (int round = 0; round < 3000; ++round) {
    const std::string text = randomText(random);
    INFO("round " << round);
    const auto source = Source::make(text);
    REQUIRE(source->bytes() == text);
    REQUIRE(source->clean().size() == text.size());
    REQUIRE(Source::make(std::string(source->clean()))->invalidBytes().empty());
    checkLines(*source);
    checkLogicalLines(*source);
    checkPositions(*source);
  }
}

TEST_CASE("A text that is made of the one before is the same as one that is made anew") {
  std::mt19937 random(48);
  const auto pick = [&random](std::size_t count) {
    return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
  };
  for (int round = 0; round < 400; ++round) {
    std::string text = randomText(random) + randomText(random);
    if (pick(3) == 0) text.insert(0, "---\ntitle: a\n---\n");
    auto source = Source::make(text);
    for (int edit = 0; edit < 12; ++edit) {
      const std::size_t begin = pick(text.size() + 1);
      const std::size_t most = text.size() - begin;
      const std::string with = pick(3) == 0 ? std::string() : randomText(random).substr(0, pick(8));
      text.replace(begin, pick(2) == 0 ? 0 : std::min(most, pick(6)), with);
      source = Source::make(text, *source);
      const auto fresh = Source::make(text);
      REQUIRE(source->bytes() == fresh->bytes());
      REQUIRE(source->clean() == fresh->clean());
      REQUIRE(source->invalidBytes() == fresh->invalidBytes());
      REQUIRE(source->binary() == fresh->binary());
      REQUIRE(source->bomLength() == fresh->bomLength());
      REQUIRE(source->frontMatter() == fresh->frontMatter());
      REQUIRE(source->logicalLines() == fresh->logicalLines());
      REQUIRE(source->lineCount() == fresh->lineCount());
      for (std::uint32_t line = 1; line <= fresh->lineCount(); ++line) REQUIRE(source->line(line) == fresh->line(line));
      for (std::uint32_t at = 0; at <= text.size(); ++at)
        REQUIRE(source->position(at, Encoding::Utf16) == fresh->position(at, Encoding::Utf16));
    }
  }
}

TEST_CASE("A place is found in a text of any length as in its source") {
  std::mt19937 random(4096);
  for (int round = 0; round < 30; ++round) {
    std::string text;
    while (text.size() < 15'000) text += randomText(random) + (round % 2 == 0 ? "\n" : "\r\n");
    // With and without the marks for which lines are looked through one by one; of valid UTF-8, as documents are.
    if (round % 3 == 0) std::erase(text, '\r');
    text = std::string(Source::make(text)->clean());
    const auto source = Source::make(text);
    LineHint near;
    for (std::uint32_t line = 1; line < source->lineCount() + 3; line += 1 + line / 20) {
      for (const std::uint32_t column : {1U, 2U, 7U, 1000U}) {
        for (const Encoding encoding : {Encoding::CodePoints, Encoding::Utf8, Encoding::Utf16}) {
          REQUIRE(offsetOf(text, {line, column}, encoding) == source->offset({line, column}, encoding));
          // From wherever the last one was found, in front of it or behind it.
          const Position other{1 + static_cast<std::uint32_t>(random() % (source->lineCount() + 2)), column};
          REQUIRE(offsetOf(text, other, encoding, &near) == source->offset(other, encoding));
        }
      }
    }
  }
}

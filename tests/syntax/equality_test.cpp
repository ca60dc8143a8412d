/// The recogniser gives what ANTLR's lexer and parser give.

#include <doctest/doctest.h>

#include <cstdlib>
#include <string>

#include "syntax/compare.h"
#include "syntax/lines.h"

using namespace vtes::syntax;

namespace {

/// VTES_LINES: how many random lines to read.
std::size_t lineCount() {
  const char *wanted = std::getenv("VTES_LINES");
  return wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : 20000;
}

void require(const std::string &wrong, const std::string &line) {
  if (!wrong.empty()) FAIL("line <" << line << ">\n" << wrong);
}

}  // namespace

TEST_CASE("the lines of the golden files and of the samples") {
  Comparison comparison;
  const auto lines = realLines();
  REQUIRE(lines.size() > 500);
  for (const std::string &line : lines) require(comparison.check(line), line);
}

TEST_CASE("odd lines") {
  Comparison comparison;
  for (const std::string &line : oddLines()) require(comparison.check(line), line);
}

TEST_CASE("random lines") {
  Comparison comparison;
  LineMaker maker(20260101, realLines());
  for (std::size_t count = lineCount(); count > 0; --count) {
    const std::string line = maker.next();
    require(comparison.check(line), line);
  }
}

TEST_CASE("every character by itself, and between letters") {
  Comparison comparison;
  for (char32_t point = 1; point < 0x11000; ++point) {
    if (point >= 0xD800 && point < 0xE000) continue;
    if (point >= 0x3100 && point < 0xD700 && point % 64 != 0) continue;
    std::string character;
    appendCharacter(character, point);
    auto &reference = comparison.reference();
    for (const std::string &line : {character, "a" + character + "A" + character + "b" + character + character}) {
      std::vector<Token> tokens;
      lex(line, 0, tokens);
      const auto expected = reference.lex(line);
      REQUIRE(tokens.size() == expected.size());
      for (std::size_t index = 0; index < tokens.size(); ++index) {
        const bool same =
            tokens[index].kind == expected[index].kind && tokens[index].range.end == expected[index].range.end;
        REQUIRE(same);
      }
    }
  }
}

TEST_CASE("every two token kinds in a row, and every three of those that differ for the parser") {
  Comparison comparison;
  const auto check = [&](const std::vector<TokenKind> &kinds) {
    std::vector<Token> tokens;
    for (const TokenKind kind : kinds) tokens.push_back({kind, {}});
    for (const NodeKind start : {NodeKind::EventLine, NodeKind::DealLine}) {
      const std::string wrong = comparison.check(tokens, start);
      if (!wrong.empty()) FAIL(wrong);
    }
  };
  check({});
  for (unsigned first = 1; first <= static_cast<unsigned>(TokenKind::Unreadable); ++first) {
    check({static_cast<TokenKind>(first)});
    for (unsigned second = 1; second <= static_cast<unsigned>(TokenKind::Unreadable); ++second)
      check({static_cast<TokenKind>(first), static_cast<TokenKind>(second)});
  }
  using enum TokenKind;
  for (const TokenKind first :
       {Let, Not, Next, DealVerb, Player, Library, Slash, Block, Phase, Open, Special, Number}) {
    for (const TokenKind second :
         {Let, Not, Next, DealVerb, Player, Library, Slash, Block, Phase, Special, Number, Level}) {
      for (const TokenKind third :
           {Let, Not, Next, DealVerb, Crypt, Mixed, Action, Phase, Open, Close, Comma, Arrow, Number})
        check({Player, first, second, third});
    }
  }
}

TEST_CASE("a line of combining marks takes no longer than another") {
  std::string line;
  for (int count = 0; count < 300000; ++count) line += "\u0301";
  std::vector<Token> tokens;
  lex(line, 0, tokens);
  CHECK(tokens.size() == 300000);
}

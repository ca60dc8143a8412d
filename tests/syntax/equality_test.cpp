/// The recogniser gives what ANTLR's lexer and parser give.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "support/fewer.h"
#include "syntax/compare.h"
#include "syntax/lines.h"

using namespace vtes::syntax;

namespace {

/// VTES_LINES: how many random lines to read.
std::size_t lineCount() {
  const char *wanted = std::getenv("VTES_LINES");
  return wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : 8000;
}

void require(const std::string &wrong, const std::string &line) {
  if (!wrong.empty()) FAIL("line <" << line << ">\n" << wrong);
}

void requireSameTokens(Comparison &comparison, const std::string &line) {
  static std::vector<Token> tokens;
  tokens.clear();
  lex(line, 0, tokens);
  const auto expected = comparison.reference().lex(line);
  const bool same =
      std::equal(tokens.begin(), tokens.end(), expected.begin(), expected.end(),
                 [](const Token &a, const Token &b) { return a.kind == b.kind && a.range.end == b.range.end; });
  if (!same) FAIL("line <" << line << ">");
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
    requireSameTokens(comparison, character);
    requireSameTokens(comparison, "a" + character + "A" + character + "b" + character + character);
  }
}

// The beginnings reach every state of the lexer, so that each of its transitions is tried.
TEST_CASE("every character behind every beginning of a token") {
  std::set<std::string> beginnings = {"A1\u0301",
                                      "\u01801\u0301",
                                      "\u01801\u0301A",
                                      "$",
                                      "'",
                                      "#",
                                      "%",
                                      "(",
                                      ")",
                                      "+",
                                      ",",
                                      ".",
                                      ";",
                                      "^",
                                      "\u00AB",
                                      "\u2044",
                                      "",
                                      "12",
                                      "1\u0301",
                                      "\u0301",
                                      "\u0301\u0301",
                                      "A\u0301",
                                      "A1",
                                      "Ab",
                                      "AB",
                                      "Abc",
                                      "ab1",
                                      "aB",
                                      "/",
                                      "//",
                                      "//a",
                                      "!",
                                      "!t",
                                      "<",
                                      "<<",
                                      ">",
                                      ">>",
                                      "-",
                                      "\u2013",
                                      "=",
                                      "=>",
                                      " ",
                                      "\r",
                                      "\n",
                                      "*",
                                      "vamp1",
                                      "vamp1a",
                                      "12b",
                                      "\u0180",
                                      "\u1E00",
                                      "\u0180\u0301",
                                      "1a\u0301",
                                      "a\u0301",
                                      "\u01801"};
  for (const std::string word :
       {"UN", "MA", "MI", "IN", "DI", "x",  "X",  "bd",  "ht", "ga",   "de",  "lt",  "rt",  "bk",  "hd", "wn",
        "cr", "lr", "pc", "pe", "ep", "et", "bt", "rip", "rg", "ot",   "wd",  "cc",  "ct",  "yc",  "yt", "nb",
        "bo", "me", "rl", "sa", "hs", "ak", "ec", "pa",  "rm", "edge", "let", "not", "nxt", "vamp"}) {
    for (std::size_t length = 1; length <= word.size(); ++length) beginnings.insert(word.substr(0, length));
  }
  std::vector<std::string> characters;
  for (char32_t point = 1; point < 0x180; ++point) appendCharacter(characters.emplace_back(), point);
  for (const char32_t point : {0x180,  0x24F,  0x250,  0x2AF,  0x2C6,  0x300,  0x36F,  0x37E,  0x391,  0x3AC,  0x400,
                               0x430,  0x531,  0x1680, 0x1E00, 0x2000, 0x2010, 0x2018, 0x2039, 0x203A, 0x2044, 0x2192,
                               0x226A, 0x226B, 0x3001, 0x3002, 0xFF01, 0xFF05, 0xFF08, 0xFF09, 0xFF1B, 0xFF1E, 0x1F9DB})
    appendCharacter(characters.emplace_back(), point);
  Comparison comparison;
  std::size_t first = 0;  // where fewer are tried, others behind each beginning
  for (const std::string &beginning : beginnings) {
    for (std::size_t i = first++ % vtes::test::kFewer; i < characters.size(); i += vtes::test::kFewer) {
      for (const char *end : {"", "a", "A", "1b"}) requireSameTokens(comparison, beginning + characters[i] + end);
    }
  }
}

// The contexts reach every place of the grammar, so that each token is tried in each.
TEST_CASE("every token kind in every place") {
  using enum TokenKind;
  using Kinds = std::vector<TokenKind>;
  const std::vector<Kinds> contexts = {
      {},
      {Player},
      {Player, Level},
      {Library},
      {Open},
      {Open, Player},
      {Open, Player, Comma},
      {Open, Open, Close},
      {Open, Close},
      {Player, Open, Number, Close},
      {Player, Comma},
      {Slash},
      {Slash, Number},
      {Slash, Library},
      {Slash, Library, Open, Close},
      {Action},
      {Phase},
      {Plus},
      {Plus, Number},
      {Open, Plus},
      {Number},
      {Semicolon},
      {Special},
      {Remark},
      {Dot},
      {Quote},
      {Let},
      {Let, Open, Close},
      {Let, Player},
      {Player, Let},
      {Not},
      {Not, DealVerb},
      {Open, Close, Not},
      {Player, Not},
      {DealVerb},
      {DealVerb, Open, Close},
      {Library, Not},
      {DealVerb, Not},
      {DealVerb, Not, Open, Close},
      {DealVerb, Not, Not},
      {Block, Special},
      {Block, Player},
      {Block, Player, Not},
      {Next},
      {Next, Open, Close},
      {Next, Number},
      {Next, Phase},
      {Next, Number, Unreadable},
      {Player, Arrow},
      {Let, Comma},
  };
  const std::vector<Kinds> ends = {{}, {Player}, {Library}, {Close}, {Open, Close}, {Not, Library}};
  Comparison comparison;
  for (const Kinds &context : contexts) {
    for (unsigned kind = 1; kind <= static_cast<unsigned>(Unreadable); ++kind) {
      for (const Kinds &end : ends) {
        Kinds kinds = context;
        kinds.push_back(static_cast<TokenKind>(kind));
        kinds.insert(kinds.end(), end.begin(), end.end());
        std::vector<Token> tokens;
        for (const TokenKind each : kinds) tokens.push_back({each, {}});
        for (const NodeKind start : {NodeKind::EventLine, NodeKind::DealLine}) {
          const std::string wrong = comparison.check(tokens, start);
          if (!wrong.empty()) FAIL(wrong);
        }
      }
    }
  }
}

// By the square of its length each of these would take minutes.
TEST_CASE("a long line takes time by its length") {
  Parser parser;
  for (const std::string unit : {"\u0301", "1\u0301", "(a.)", "(", "((a) ", "gounNELS ", "> ", "a -> "}) {
    std::string line;
    while (line.size() + unit.size() <= 300000) line += unit;
    CHECK(parser.parse(line, line, false)->tokens.back().range.end == line.size());
  }
}

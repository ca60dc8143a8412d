/// Each kind of fault by a small line, with its place and what is offered instead.

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/repair.h"
#include "syntax/tree.h"
#include "text/source.h"

using namespace vtes::syntax;
using Kind = Fault::Kind;

namespace {

std::shared_ptr<const Tree> read(const std::string &line, bool unfinished = false) {
  const auto source = vtes::text::Source::make(line);
  Parser parser;
  return parser.parse(source->bytes(), source->clean(), unfinished);
}

std::string shown(const std::vector<Fault> &faults) {
  std::string text;
  for (const Fault &fault : faults) {
    text += std::to_string(static_cast<int>(fault.kind)) + " [" + std::to_string(fault.range.begin) + "," +
            std::to_string(fault.range.end) + ") <" + fault.right + ">; ";
  }
  return text;
}

struct Row {
  std::string line;
  std::vector<Fault> faults;
  bool unfinished = false;
};

const std::vector<Row> kRows = {
    {"Kora bd", {}},
    {"NELS \u2013 Kora", {{Kind::Slip, {5, 8}, "-"}}},
    {"NELS\u00A0Kora", {{Kind::Slip, {4, 6}, " "}}},
    {"\uFF01tor", {{Kind::Slip, {0, 6}, "!tor"}}},
    {"!k", {}},
    {"conf\u00AB", {{Kind::Slip, {4, 6}, "<<"}}},
    {"vampDI", {{Kind::BlankMissing, {0, 6}, "vamp DI"}}},
    {"gounNELS", {{Kind::BlankMissing, {0, 8}, "goun NELS"}}},
    {"conf>Alex", {{Kind::BlankMissing, {4, 6}, "> A"}}},
    {"Kora (2)bd", {{Kind::BlankMissing, {7, 9}, ") b"}}},
    {"KORA bd(nb)", {{Kind::BlankStyle, {6, 8}, "d ("}}},
    {"Kora,bd", {{Kind::BlankStyle, {3, 6}, "a, b"}}},
    // A comma that joins nothing is a fault of its own, and no blank makes it better.
    {"bd (nb,)", {{Kind::StrayComma, {6, 7}, ""}}},
    {"bd (,nb)", {{Kind::StrayComma, {4, 5}, ""}}},
    {"bd (nb,,nb)", {{Kind::StrayComma, {7, 8}, ""}}},
    {"bd (nb, ", {{Kind::NotClosed, {3, 4}, "(nb)"}}},
    {"bd (nb,\u00A0- ", {{Kind::NotClosed, {3, 4}, "(nb)"}, {Kind::Slip, {7, 9}, " "}, {Kind::StraySign, {9, 10}, ""}}},
    {"/bldo Kora,; -1b", {{Kind::StrayComma, {10, 11}, ""}}},
    {"/trdia,trdo Saul", {}},
    {"Kora (3", {{Kind::NotClosed, {5, 6}, "(3)"}}},
    {"Kora (nb, FERD 3", {{Kind::NotClosed, {5, 6}, "(nb, FERD 3)"}}},
    {"Kora 3)", {{Kind::NotOpened, {6, 7}, ""}}},
    {"((((((((( x )))))))))", {{Kind::TooDeep, {8, 9}, ""}}},
    {"Kora (he said. so) bd", {{Kind::RemarkInParentheses, {5, 18}, "// he said. so"}}},
    {"* Kora bd", {{Kind::Bullet, {0, 1}, ""}}},
    {"\u2022 Kora bd", {{Kind::Bullet, {0, 3}, ""}}},
    {"1. Kora bd", {{Kind::Bullet, {0, 2}, ""}}},
    {"12) Kora bd", {{Kind::Bullet, {0, 3}, ""}}},
    {"1.Kora", {}},
    {"\uFF2B\uFF4F bd", {{Kind::Slip, {0, 6}, "Ko"}}},
    {"GuLu +\uFF12", {{Kind::StraySign, {5, 6}, ""}, {Kind::Slip, {6, 9}, "2"}}},
    {"Kora\u2026\uFF2B", {{Kind::StrayCharacter, {4, 7}, ""}, {Kind::Slip, {7, 10}, "K"}}},
    {"> Kora", {{Kind::StrayLevel, {0, 1}, ""}}},
    {"12 rl <", {{Kind::StrayLevel, {6, 7}, ""}}},
    {"/12rl<", {}},
    {"^ Kora", {{Kind::StrayMark, {0, 1}, ""}}},
    {"Kora / bd", {{Kind::StraySlash, {5, 6}, ""}}},
    {"Kora + bd", {{Kind::StraySign, {5, 6}, ""}}},
    {"---", {{Kind::StraySign, {0, 3}, ""}}},
    {"- -", {{Kind::StraySign, {0, 1}, ""}, {Kind::StraySign, {2, 3}, ""}}},
    {", Kora", {{Kind::StrayComma, {0, 1}, ""}}},
    {"; cc", {{Kind::StraySemicolon, {0, 1}, ""}}},
    {"Kora let", {{Kind::StrayTerm, {5, 8}, ""}}},
    {"Kora hs", {{Kind::StrayTerm, {5, 7}, ""}}},
    {"a ->", {{Kind::StrayArrow, {2, 4}, ""}}},
    {"(a -> b)", {{Kind::StrayArrow, {3, 5}, ""}}},
    {"Kora ' bd", {{Kind::StrayQuote, {5, 6}, ""}}},
    {"Kora \u2022?? bd", {{Kind::StrayCharacter, {5, 10}, ""}}},
    {"Kora \xFF\xFE bd", {{Kind::InvalidByte, {5, 7}, ""}}},
    {"Kora bd,", {{Kind::Unfinished, {7, 8}, ""}}, true},
    {"Kora ()", {{Kind::EmptyParentheses, {5, 7}, ""}}},
    {"Kora nb", {{Kind::NoBlockBare, {5, 7}, "(nb)"}}},
    {"Kora sa", {{Kind::SpecialBare, {5, 7}, "/sa"}}},
    {"let Kora bd", {{Kind::DealWithoutArrow, {0, 3}, ""}}},
    {"conf>>>", {{Kind::LevelTwice, {4, 7}, ">>"}}},
    {"conf<>", {{Kind::LevelTwice, {5, 6}, ""}}},
};

}  // namespace

TEST_CASE("a fault has its place and its right spelling") {
  for (const Row &row : kRows) {
    CAPTURE(row.line);
    CHECK(shown(read(row.line, row.unfinished)->faults) == shown(row.faults));
  }
}

TEST_CASE("a line that is too long is one token") {
  const std::string line(vtes::text::kLongestLogicalLine + 1, 'a');
  const auto tree = read(line);
  CHECK(shown(tree->faults) == shown({{Kind::TooLong, {0, static_cast<std::uint32_t>(line.size())}, ""}}));
  CHECK(tree->tokens.size() == 1);
}

TEST_CASE("every kind of fault has its line here") {
  std::set<Kind> seen = {Kind::TooLong};
  for (const Row &row : kRows)
    for (const Fault &fault : row.faults) seen.insert(fault.kind);
  CHECK(seen.size() == static_cast<std::size_t>(Kind::LevelTwice) + 1);
}

TEST_CASE("brackets are closed where their items end") {
  const auto tree = read("Kora (3 bd");
  REQUIRE(tree->tokens.size() == 7);
  CHECK(toString(tree->tokens[4].kind) == "MISSING_CLOSE");
  CHECK(tree->tokens[4].range.begin == 7);
  CHECK(tree->tokens[4].range.size() == 0);
}

TEST_CASE("a deal has an arrow or begins with let") {
  CHECK(isDeal(read("NELS let bd")->tokens) == false);
  CHECK(isDeal(read(" let bd")->tokens));
  CHECK(isDeal(read("NELS bd -> Kora bd")->tokens));
  CHECK(isDeal(read("(a -> b)")->tokens) == false);
}

#include "ide/signature.h"

#include <doctest/doctest.h>

#include <array>
#include <string>

#include "fixture.h"

using namespace vtes;
using test::atTable;
using test::fixture;
using test::Fixture;
using test::has;

namespace {

/// The formula, with the active part in `[[ ]]`; empty: no help.
std::string help(const Fixture &fixture) {
  const auto help = ide::signatureHelp(*fixture, fixture.cursor);
  if (!help) return {};
  const ide::Signature &signature = help->signatures.at(help->active);
  if (!help->activeParameter) return signature.formula;
  const text::ByteRange part = signature.parameters.at(*help->activeParameter).range;
  return signature.formula.substr(0, part.begin) + "[[" + signature.formula.substr(part.begin, part.size()) + "]]" +
         signature.formula.substr(part.end);
}

}  // namespace

TEST_CASE("the formula of the event at the cursor, and its part there") {
  struct Case {
    std::string_view line;
    std::string_view help;
  };
  const std::array<Case, 25> cases{{
      {"MI Ko$0ra goun<", "[[minion]] card[level]"},
      {"MI Kora go$0un<", "minion [[card]][level]"},
      {"MI Kora goun<$0", "minion card[[[level]]]"},
      {"MI Kora goun< $0", "card[level] [[[target, ...]]]"},
      {"MI Kora goun< Ar$0ik", "card[level] [[[target, ...]]]"},
      {"MI Kora goun< ($0nb)", "[[[(specification, ...)]]]"},
      {"MI Kora goun<; $0", "[[[; result, ...]]]"},
      {"IGOR St$0an pust> Etri", "[[minion]] card"},
      {"IG$0OR Stan pust> Etri", "[[[player]]] minion card"},
      {"MA bl$0do Kora", "[player] [[card]] [target, ...]"},
      {"SILV(1$02)", "player[[[(pool)]]]"},
      {"SIL$0V", "[[player]][(pool)]"},
      {"/$0", "/[[[copies]]]card"},
      {"/3an$0re Arik", "/[copies][[card|sa|rl|edge]]"},
      {"MI Kora b$0d", "minion [[bd|ht|ga|de|lt|rt]]"},
      {"MI Kora bd JoAm b$0k", "minion [[bk]]"},
      {"X$0", "[[X]]"},
      {"% +SI$0LV %", "+|-[[player|vampire]] [/] [card][level]"},
      {"% -GiFo dr$0ga> %", "[[[card]]][level]"},
      {"IN GuLu $0", "vampire|vampN [[+|-amount]]"},
      {"IN GuLu +$03", "vampire|vampN [[+|-amount]]"},
      {"DI -def$0l, +cond", "-[[card]] [, +card]"},
      {"DI -defl, +co$0nd", "-card [[[, +card]]]"},
      {"MI Kora et$0", "minion|player [[ep|et|bt|rip|rg|ot|wd]]"},
      {"rl Ma$0Ha", "rl [[minion]]"},
  }};
  for (const Case &one : cases) {
    CAPTURE(one.line);
    const std::string shown = help(atTable(one.line));
    CAPTURE(shown);
    CHECK(has(shown, one.help));
  }
}

TEST_CASE("a subject alone: all that it can do") {
  const Fixture typing = atTable("MI Kora $0");
  const auto help = ide::signatureHelp(*typing, typing.cursor);
  REQUIRE(help.has_value());
  CHECK(help->signatures.size() == 5);
  CHECK(::help(typing) == "[player] minion [[card]][level] [target, ...] [(specification, ...)] [; result, ...]");
  CHECK(has(::help(atTable("MI Kora g$0")), "minion [[card]]"));
}

TEST_CASE("deals") {
  const std::string_view formula = "[subject] [let] action [not] [target] [nxt [number|phase|player]] -> ...";
  CHECK(has(help(atTable("NELS b$0d not SILV nxt -> SILV let NELS rm")), "[[[let] action]] [not]"));
  CHECK(has(help(atTable("NELS bd not SI$0LV nxt -> SILV let NELS rm")), "[not] [[[target]]]"));
  CHECK(has(help(atTable("NELS bd not SILV nx$0t -> SILV let NELS rm")), "[[[nxt [number|phase|player]]]]"));
  CHECK(has(help(atTable("NELS bd not SILV nxt -> $0")), "[[-> ...]]"));
  CHECK(has(help(atTable("NELS bd not SILV nxt -> SILV l$0et NELS rm")), "[[-> ...]]"));
  CHECK(test::unmarked(help(atTable("NELS bd not SILV nxt -> SILV l$0et NELS rm"))).starts_with(formula.substr(0, 30)));
}

TEST_CASE("every part of every formula says what it is for, and stands where it says") {
  for (const std::string_view line :
       {"MI Ko$0ra goun<", "MA bl$0do", "/an$0re", "MI Kora b$0d", "Kora b$0k", "X Kora h$0d", "% +SI$0LV",
        "IN GuLu +$01", "IN +va$0mp", "DI -de$0fl", "gate (c$0c)", "Kora e$0t", "SILV$0", "M$0I", "HORA bo si$0si",
        "rl Ma$0Ha", "SILV -$02", "NELS b$0d -> SILV bd"}) {
    CAPTURE(line);
    const Fixture typing = atTable(line);
    const auto help = ide::signatureHelp(*typing, typing.cursor);
    REQUIRE(help.has_value());
    for (const ide::Signature &signature : help->signatures) {
      CHECK(has(signature.text.plain, "(TS "));
      std::uint32_t before = 0;
      for (const ide::Parameter &parameter : signature.parameters) {
        CHECK(before <= parameter.range.begin);
        CHECK(parameter.range.begin < parameter.range.end);
        CHECK(parameter.range.end <= signature.formula.size());
        before = parameter.range.end;
      }
    }
  }
}

TEST_CASE("none in front matter, comments, empty lines and files") {
  CHECK(help(fixture("---\ntit$0le: x\n---\n")).empty());
  CHECK(help(atTable("Kora bd // go$0")).empty());
  CHECK(help(atTable("\n$0\n")).empty());
  CHECK(help(fixture("$0")).empty());
  CHECK_FALSE(ide::signatureHelp(*fixture(""), 77).has_value());
}

TEST_CASE("CRLF and letters beyond ASCII") {
  CHECK(has(help(fixture("NELS(12)\r\nZoë ht$0\r\n")), "[[bd|ht|ga|de|lt|rt]]"));
}

TEST_CASE("the part that is marked is always one of the formula") {
  for (const std::string_view line : {"IN $0", "MI Kora buru JoAm\nx $0", "SILV $0", "NELS($0", "rl MaHa $0",
                                      "bo sisi $0", "IN +vamp $0", "Nerg /rl $0", "MI Kora goun< (nb), $0",
                                      "DI -goun, $0", "IN Kora +2, $0", "NELS bd not $0", "NELS bd not SILV $0"}) {
    CAPTURE(line);
    const test::Fixture game = test::atTable(line);
    const auto help = ide::signatureHelp(*game, game.cursor);
    REQUIRE(help.has_value());
    REQUIRE(help->activeParameter.has_value());
    CHECK(*help->activeParameter < help->signatures[help->active].parameters.size());
  }
}

TEST_CASE("formulas of what has only begun: a player, a pool, a comma, a deal") {
  const auto marked = [](std::string_view line) {
    const test::Fixture game = test::atTable(line);
    const auto help = ide::signatureHelp(*game, game.cursor);
    if (!help) return std::string("nothing");
    const ide::Signature &signature = help->signatures[help->active];
    const text::ByteRange range = signature.parameters[*help->activeParameter].range;
    return signature.formula.substr(range.begin, range.size());
  };
  CHECK(marked("NELS($0") == "[(pool)]");
  CHECK(marked("SILV $0") == "card");
  CHECK(marked("DI -goun, $0") == "[, +card]");
  CHECK(marked("IN Kora +2, $0") == "vampire|vampN");
  CHECK(marked("NELS bd not $0") == "[target]");
  CHECK(marked("NELS bd not SILV $0") == "[nxt [number|phase|player]]");
}

#include "ide/symbols.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "fixture.h"

using namespace vtes;
using ide::Symbol;
using test::atTable;
using test::fixture;
using test::Fixture;

namespace {

/// The outline, a line each, two blanks a level.
std::string outline(const std::vector<Symbol> &symbols, std::size_t depth = 0) {
  std::string out;
  for (const Symbol &symbol : symbols) {
    out += std::string(2 * depth, ' ') + symbol.name + (symbol.detail.empty() ? "" : " | " + symbol.detail) + "\n";
    out += outline(symbol.children, depth + 1);
  }
  return out;
}

void checkNesting(const std::vector<Symbol> &symbols, text::ByteRange parent) {
  std::uint32_t before = parent.begin;
  for (const Symbol &symbol : symbols) {
    CAPTURE(symbol.name);
    CHECK_FALSE(symbol.name.empty());
    CHECK(symbol.range.begin >= before);
    CHECK(symbol.range.end <= parent.end);
    CHECK(symbol.selection.begin >= symbol.range.begin);
    CHECK(symbol.selection.end <= symbol.range.end);
    before = symbol.range.begin;
    checkNesting(symbol.children, symbol.range);
  }
}

std::string outlineOf(const Fixture &made) {
  const auto symbols = ide::documentSymbols(*made);
  checkNesting(symbols, {0, static_cast<std::uint32_t>(made.text().size())});
  return outline(symbols);
}

}  // namespace

TEST_CASE("turns, phases, actions, combats, referenda, deals") {
  CHECK(outlineOf(fixture("NELS(12)\n"
                          "MA bldo Kora; +1p\n"
                          "MI Kora buru JoAm (nb)\n"
                          "X K hd J hd X\n"
                          "ViAs krc (nb, SILV 3)\n"
                          "% +NELS %\n"
                          "Mene bd SILV wash\n"
                          "IN GuLu +3\n"
                          "SILV\n"
                          "SILV bd not NELS -> NELS bd not SILV\n")) ==
        "NELS (12) | turn 1\n"
        "  master phase\n"
        "    Blood Doll | NELS\n"
        "  minion phase\n"
        "    Korah: Bum's Rush | Joaquina Amaya\n"
        "      combat | Korah, Joaquina Amaya\n"
        "    Victoria Ash: Kine Resources Contested\n"
        "      referendum | Victoria Ash: Kine Resources Contested\n"
        "    Menele: bleed\n"
        "      Wash | SILV\n"
        "  influence phase\n"
        "SILV | turn 2\n"
        "  unlock phase\n"
        "    deal | SILV bd not NELS -> NELS bd not SILV\n");
}

TEST_CASE("front matter: title and players") {
  CHECK(outlineOf(fixture("---\ntitle: Friday\nplayers: [Nelson, Silvia]\n---\n")) ==
        "front matter | Friday\n"
        "  Nelson\n"
        "  Silvia\n");
}

TEST_CASE("what stands before the first turn, and broken lines") {
  CHECK(outlineOf(fixture("Kora bd\nNELS\n")) ==
        "minion phase\n"
        "  Korah: bleed\n"
        "NELS | turn 1\n");
  CHECK(outlineOf(fixture("NELS(12)\nMI Kora )) zzzz goun<<<< ((\nX\nSILV\n")).size() > 10);
}

TEST_CASE("a combat that is not closed ends with its action") {
  CHECK(outlineOf(fixture("NELS(12)\nMI Kora buru JoAm\nX K hd\nSILV(2)\n")) ==
        "NELS (12) | turn 1\n"
        "  minion phase\n"
        "    Korah: Bum's Rush | Joaquina Amaya\n"
        "      combat | Korah\n"
        "SILV (2) | turn 2\n");
}

TEST_CASE("nothing in nothing") {
  CHECK(outlineOf(fixture("")).empty());
  CHECK(outlineOf(fixture("// a comment\n\n")).empty());
}

TEST_CASE("symbols by name and abbreviation, best first") {
  const Fixture game = fixture(
      "---\ntitle: Friday\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora kisp> JoAm bk\nNELS bd -> SILV bd\n");
  const auto names = [&](std::string_view query, std::size_t limit = 100) {
    std::string out;
    for (const ide::FoundSymbol &symbol : ide::findSymbols(*game, query, limit)) out += symbol.name + "\n";
    return out;
  };
  CHECK(names("kor") == "Korah\n");
  CHECK(names("kisp") == "Kindred Spirits\n");
  CHECK(names("spirits") == "Kindred Spirits\n");
  CHECK(names("NELS").starts_with("Nelson\n"));
  CHECK(names("jqn") == "Joaquina Amaya\n");
  CHECK(names("deal").starts_with("deal: "));
  CHECK(names("turn").starts_with("turn 1: Nelson (12)\n"));
  CHECK(names("zzz").empty());
  CHECK(names("", 3) == "Nelson\nSilvia\nKorah\n");
  CHECK(names("", 0).empty());
  for (const ide::FoundSymbol &symbol : ide::findSymbols(*game, "", 100)) {
    CHECK(symbol.container == "Friday");
    CHECK_FALSE(symbol.range.empty());
  }
  CHECK(ide::findSymbols(*fixture(""), "x", 10).empty());
}

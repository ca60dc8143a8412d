#include "ide/navigation.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "fixture.h"

using namespace vtes;
using ide::HighlightKind;
using ide::Target;
using test::fixture;
using test::Fixture;
using test::marked;
using test::unmarked;

namespace {

/// The places of targets in this document, in the form of fixtures.
std::string places(const Fixture &fixture, const std::vector<Target> &targets) {
  std::vector<text::ByteRange> ranges;
  for (const Target &target : targets) {
    CHECK(target.path.empty());
    CHECK(target.range.begin <= target.selection.begin);
    CHECK(target.selection.end <= target.range.end);
    ranges.push_back(target.selection);
  }
  return marked(fixture, ranges);
}

/// The cursor leads to the marked places.
void leads(std::string_view text, std::vector<Target> (*to)(const ide::Snapshot &, std::uint32_t)) {
  const Fixture made = fixture(text);
  CAPTURE(text);
  CHECK(places(made, to(*made, made.cursor)) == marked(made, made.ranges));
}

void refers(std::string_view text, bool declaration = true) {
  const Fixture made = fixture(text);
  CAPTURE(text);
  CHECK(marked(made, ide::references(*made, made.cursor, declaration)) == marked(made, made.ranges));
}

}  // namespace

TEST_CASE("definition: where it appears first") {
  leads("NELS(12)\nMA bldo [[Kora]]\nMI Kora bd\nKo$0ra ht\n", ide::definition);
  leads("[[NELS]](12)\nSILV(20)\nNE$0LS bd not SILV -> SILV bd not NELS\n", ide::definition);
  leads("NELS(12)\nMI Kend [[cour1]] NiSh cour2\ncour1 bd\nc$0our1 ht\n", ide::definition);
  leads("NELS(12)\nMI Kend cour1 NiSh [[cour2]]\ncou$0r2 bd\n", ide::definition);
  leads("[[NELS]]$0(12)\n", ide::definition);
}

TEST_CASE("definition: a short form leads to the abbreviation in its action") {
  leads("NELS(12)\nMI Kora bd\n[[Kora]] kisp> JoAm bk $0K swni<\n", ide::definition);
  leads("NELS(12)\nMI Kora kisp> [[JoAm]] bk K swni< J$0 cagu>\n", ide::definition);
}

TEST_CASE("definition: the end of a combat leads to its beginning") {
  leads("NELS(12)\nMI Kora buru JoAm\n[[X]] K hd J hd $0X\n", ide::definition);
  leads("NELS(12)\nMI ViAs krc\n[[%]] +NELS $0%\n", ide::definition);
}

TEST_CASE("definition: of what is only declared, the declaration") {
  leads("---\ncards: {co$0nf: Confusion}\n---\nNELS(12)\nKora [[conf]]>\n", ide::definition);
  leads("---\nplayers: [{name: Nelson, deck: [[[Ko$0rah]]]}]\n---\nNELS(12)\n", ide::definition);
}

TEST_CASE("declaration: seats, pins, decks") {
  leads("---\nplayers: [[[Nelson]], Silvia]\n---\nNELS(12)\nSILV\nNE$0LS\n", ide::declaration);
  leads("---\ncards: {[[conf]]: Confusion}\n---\nNELS(12)\nKora con$0f>\n", ide::declaration);
  leads("---\nplayers:\n  - name: Nelson\n    deck:\n      - [[Korah]]\n---\nNELS(12)\nKo$0ra bd\n", ide::declaration);
  leads("NELS(12)\n[[Kora]] bd Ko$0ra ht\n", ide::declaration);
}

TEST_CASE("declaration: a card in a deck list of its own") {
  model::Settings settings;
  settings.folder = "games";
  settings.readFile = [](const std::string &path, std::string &text) {
    text = "Crypt\n1x Korah\n";
    return path == "games/nelson.txt";
  };
  const Fixture made =
      fixture("---\nplayers: [{name: Nelson, deck: nelson.txt}]\n---\nNELS(12)\nKo$0ra bd\n", settings);
  const auto targets = ide::declaration(*made, made.cursor);
  REQUIRE(targets.size() == 1);
  CHECK(targets[0].path == "games/nelson.txt");
  CHECK((targets[0].selection == text::ByteRange{9, 14}));
  CHECK(made.slice(targets[0].origin) == "Kora");
}

TEST_CASE("references: abbreviation, short forms, longer forms, front matter") {
  refers("NELS(12)\nMI [[Kora]] kisp> JoAm bk [[K]] swni< J cagu> [[$0K]] conf>\n");
  refers("---\nplayers: [[[Nelson]], Silvia]\n---\n[[NELS]](12)\n% +[[NE$0LS]] -SILV %\n");
  refers("NELS(12)\nMI Saul de Peta /trdia,trdo [[Sau$0lot]]\n", false);
  refers("---\nplayers: [{name: Nelson, deck: [[[Korah]], Confusion]}]\n---\nNELS(12)\n[[Kora]] bd [[Ko$0ra]] ht\n");
}

TEST_CASE("references: an unknown vampire is its owner's") {
  refers("NELS(12)\nIN [[vamp$02]] +1\nSILV(12)\nIN vamp2 +2\nNELS\nIN [[vamp2]] +1, vamp1 +1\n");
}

TEST_CASE("references: a copy is not another copy") {
  refers("NELS(12)\nMI Kend [[cour1]] NiSh cour2\n[[cou$0r1]] bd cour2 bd\n");
}

TEST_CASE("references: a term is the same everywhere, words that mean nothing by their letters") {
  refers("NELS(12)\nMI Kora [[b$0d]] JoAm bk\nJoAm [[bd]]\n");
  refers("NELS(12)\nMI Kora [[zz$0zz]] JoAm [[zzzz]] JoAm yyyy\n");
}

TEST_CASE("references without the declaration leave out where definition leads") {
  refers("NELS(12)\nMI Kora bd [[Ko$0ra]] ht [[Kora]] ga\n", false);
}

TEST_CASE("highlights: partners of marks and brackets") {
  const auto lights = [](std::string_view text) {
    const Fixture made = fixture(text);
    std::vector<text::ByteRange> ranges;
    for (const ide::Highlight &highlight : ide::highlights(*made, made.cursor)) {
      CHECK((highlight.kind == HighlightKind::Text));
      ranges.push_back(highlight.range);
    }
    CAPTURE(text);
    CHECK(marked(made, ranges) == marked(made, made.ranges));
  };
  lights("NELS(12)\nMI Kora buru JoAm [[X$0]] K hd J hd [[X]] Kora ht JoAm bk X hd X\n");
  lights("NELS(12)\nMI Kora buru JoAm\nX K hd J hd X Kora ht JoAm bk\n[[X]] hd\nK pe\n$0[[X]]\n");
  lights("NELS(12)\nMI ViAs krc (nb) $0[[%]] +NELS\n-JaPa [[%]]\n");
  lights("NELS(12)\nMI ViAs krc $0[[(]]nb, SILV 3[[)]] %\n");
  lights("NELS(12)\nMI ViAs krc [[(]]nb, SILV 3$0[[)]] %\n");
  lights("NELS(12)\nMI Kora [[b$0d]] JoAm bk\n");
  // Without a partner there is nothing to show but the mark itself.
  lights("NELS(12)\nMI Kora buru JoAm $0[[X]] K hd\n");
}

TEST_CASE("highlights: mentions, and where it comes into the game") {
  const Fixture made = fixture("NELS(12)\nIN +CoLe\nOLIV(12)\nNELS\nIN CoLe +2\nCo$0Le ep\n");
  const auto lights = ide::highlights(*made, made.cursor);
  REQUIRE(lights.size() == 3);
  CHECK((lights[0].kind == HighlightKind::Write));
  CHECK((lights[1].kind == HighlightKind::Read));
  CHECK((lights[2].kind == HighlightKind::Write));
}

TEST_CASE("bad places") {
  for (const std::string_view text : {"", "$0", "---\ntit$0le: x\n---\n", "NELS(12)\n// Ko$0ra\n",
                                      "NELS(12)\n$0\nKora bd\n", "NELS(12)\nKora bd ($0", "\xFF$0\xFE"}) {
    CAPTURE(text);
    const Fixture made = fixture(text);
    CHECK(ide::definition(*made, made.cursor).empty());
    CHECK(ide::declaration(*made, made.cursor).empty());
    CHECK(ide::references(*made, made.cursor, true).empty());
    CHECK(ide::highlights(*made, made.cursor).empty());
    CHECK(ide::definition(*made, 5000).size() <= 1);
  }
}

TEST_CASE("CRLF and letters beyond ASCII") {
  leads("NELS(12)\r\n[[Zoë]] ht\r\nZo$0e ht\r\n", ide::definition);
  refers("NELS(12)\r\n[[Zoë]] ht\r\n[[Zo$0e]] ht\r\n");
}

TEST_CASE("references without the declaration leave out the words of the front matter, and nothing else") {
  const Fixture game = fixture(
      "---\nplayers:\n  - name: Nelson\n    abbr: NELS\n  - Silvia\ncards: {conf: Confusion}\n---\n"
      "NELS(12)\nMI Kora krc (NE$0LS 3) Kora conf>\n");
  CHECK(ide::references(*game, game.cursor, true).size() == 4);
  CHECK(ide::references(*game, game.cursor, false).size() == 2);
  const auto conf = static_cast<std::uint32_t>(game.text().find("Confusion"));
  CHECK(ide::references(*game, conf, true).size() == 3);
  CHECK(ide::references(*game, conf, false).size() == 1);
}

TEST_CASE("a term of a deal is the same term as elsewhere") {
  const Fixture game = test::atTable("MI Kora bd\nNELS b$0d not SILV -> SILV let NELS rm\n");
  CHECK(ide::references(*game, game.cursor, true).size() == 2);
  CHECK(ide::definition(*game, game.cursor).empty());
  const auto outside = static_cast<std::uint32_t>(game.text().find("bd"));
  CHECK(ide::references(*game, outside, true).size() == 2);
}

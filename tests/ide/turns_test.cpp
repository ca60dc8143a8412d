/// Turns, deck links, findings, and the game told.
#include "ide/turns.h"

#include <doctest/doctest.h>

#include <string>

#include "fixture.h"
#include "ide/findings.h"
#include "ide/links.h"
#include "ide/told.h"
#include "tell/tell.h"

using namespace vtes;
using test::atTable;
using test::fixture;
using test::Fixture;
using test::has;

TEST_CASE("a lens above each turn: whose, prey and predator") {
  const Fixture made = atTable("SILV(20)\nOLIV\nSILV ot\nNELS\n");
  const auto lenses = ide::turnLenses(*made);
  REQUIRE(lenses.size() == 4);
  CHECK(lenses[0].title == "turn 1: Nelson, prey Silvia, predator Oliver, pool 12");
  CHECK(lenses[2].title == "turn 3: Oliver, prey Nelson, predator Silvia");
  CHECK(lenses[3].title == "turn 4: Nelson, prey Oliver, pool 18");
  CHECK(made.slice(lenses[1].range) == "SILV(20)");
  CHECK(ide::turnLenses(*fixture("NELS\n")).at(0).title == "turn 1: NELS");
  CHECK(ide::turnLenses(*fixture("")).empty());
}

TEST_CASE("who has no turn for a round is out, though nobody wrote it") {
  const auto title = [](std::string_view lines, std::size_t turn) {
    return ide::turnLenses(*atTable(lines)).at(turn - 1).title;
  };
  const std::string_view game = "SILV\nOLIV\nNELS\nOLIV\nNELS\nOLIV\nNELS\n";
  CHECK(title(game, 1) == "turn 1: Nelson, prey Silvia, predator Oliver, pool 12");
  CHECK(title(game, 7) == "turn 7: Oliver, prey Nelson");
  // A turn that was left out is no oust.
  CHECK(title("SILV\nOLIV\nNELS\nOLIV\nNELS\nSILV\n", 5) == "turn 5: Oliver, prey Nelson, predator Silvia");
  // Written in a result, and withdrawing.
  CHECK(title("MI Kora bd; SILV ot\nOLIV\n", 2) == "turn 2: Oliver, prey Nelson");
  CHECK(title("SILV wd\nOLIV\n", 2) == "turn 2: Oliver, prey Nelson");
}

TEST_CASE("a lens has the pool, the Edge and how many minions are ready, where they are known") {
  const Fixture made = fixture(
      "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nIN Kora +4\nSILV\nOLIV\nNELS\nIN Kora "
      "+3\nSILV\nOLIV\nNELS\n"
      "MI Kora bd\nSILV\nOLIV\nNELS\n");
  const auto lenses = ide::turnLenses(*made);
  REQUIRE(lenses.size() == 10);
  CHECK(lenses[0].title == "turn 1: Nelson, prey Silvia, predator Oliver, pool 30");
  CHECK(lenses[6].title == "turn 7: Nelson, prey Silvia, predator Oliver, pool 23, 1 ready");
  CHECK(lenses[7].title == "turn 8: Silvia, prey Oliver, predator Nelson, pool 29");
  CHECK(lenses[9].title == "turn 10: Nelson, prey Silvia, predator Oliver, pool 23, Edge, 1 ready");
  // Who else is ready where a record begins in the middle is not known.
  CHECK(ide::turnLenses(*atTable("MI Kora bd\nSILV(20)\nOLIV(9)\nNELS\n")).at(3).title ==
        "turn 4: Nelson, prey Silvia, predator Oliver, pool 12, Edge");
}

TEST_CASE("whose turn it is at the cursor") {
  const Fixture made = atTable("MI Kora bd\nSILV(20) IN Ko$0ra +1\n");
  const auto turn = ide::turnAt(*made, made.cursor);
  REQUIRE(turn.has_value());
  CHECK(turn->turn == 2);
  CHECK(turn->player == "Silvia");
  CHECK(turn->abbr == "SILV");
  CHECK(turn->phase == "influence");
  CHECK(made.slice(turn->header) == "SILV(20)");
  CHECK(ide::turnAt(*made, 46)->player == "Nelson");
  CHECK(ide::turnAt(*made, 9999)->player == "Silvia");
  CHECK_FALSE(ide::turnAt(*fixture("Kora bd\nNELS\n"), 3).has_value());
  CHECK_FALSE(ide::turnAt(*fixture(""), 0).has_value());
}

TEST_CASE("deck lists are links to where they are read from") {
  model::Settings settings;
  settings.folder = "games/2005";
  settings.decks = "decks";
  settings.readFile = [](const std::string &path, std::string &text) {
    text = "1x Korah\n";
    return path == "games/2005/nelson.txt" || path == "decks/silvia.txt" || path == "/abs/oliver.txt";
  };
  const Fixture made = fixture(
      "---\nplayers:\n  - {name: Nelson, deck: nelson.txt}\n  - {name: Silvia, deck: silvia.txt}\n"
      "  - {name: Oliver, deck: /abs/oliver.txt}\n  - {name: Nobody, deck: gone.txt}\n---\n",
      settings);
  const auto links = ide::links(*made);
  REQUIRE(links.size() == 3);
  CHECK(links[0].path == "games/2005/nelson.txt");
  CHECK(made.slice(links[0].range) == "nelson.txt");
  CHECK(links[0].tooltip == "Nelson's deck");
  CHECK(links[1].path == "decks/silvia.txt");
  CHECK(links[2].path == "/abs/oliver.txt");
}

TEST_CASE("without access to files a link leads where the deck would be") {
  const Fixture made = fixture("---\nplayers: [{name: Nelson, deck: nelson.txt}, {name: S, deck: [Korah]}]\n---\n");
  const auto links = ide::links(*made);
  REQUIRE(links.size() == 1);
  CHECK(links[0].path == "nelson.txt");
  CHECK(ide::links(*fixture("")).empty());
}

TEST_CASE("every rule has an explanation in both forms, and its place on the page") {
  for (const lint::Rule *rule : lint::catalogue()) {
    CAPTURE(rule->id);
    const ide::Prose text = ide::explanationOf(*rule);
    CHECK(has(text.markdown, rule->meaning));
    CHECK(has(text.plain, rule->meaning));
    CHECK_FALSE(has(text.plain, "```"));
    CHECK(ide::anchorOf(*rule) == rule->id);
  }
}

TEST_CASE("what is shown as unnecessary can go: the finding goes with it") {
  std::size_t tried = 0;
  for (const lint::Rule *rule : lint::catalogue()) {
    if (!ide::unnecessary(*rule)) continue;
    CAPTURE(rule->id);
    const Fixture made = fixture(rule->shows);
    for (const lint::Diagnostic &finding : made.snapshot->findings) {
      if (finding.rule != rule) continue;
      ++tried;
      std::string text = made.text();
      text.erase(finding.range.begin, finding.range.size());
      const auto without = test::snapshotOf(text);
      for (const lint::Diagnostic &left : without->findings) CHECK(left.rule != rule);
    }
  }
  CHECK(tried > 2);
  CHECK_FALSE(ide::unnecessary(*lint::findRule("unknown-word")));
  CHECK_FALSE(ide::unnecessary(*lint::findRule("not-canonical")));
}

TEST_CASE("the game told, all of it and a part") {
  const Fixture made = atTable("MI Kora kisp> JoAm bk\n[[X K hd J hd]] X\n");
  const text::ByteRange all{0, static_cast<std::uint32_t>(made.text().size())};
  const auto told = ide::told(*made, all);
  const auto plain = tell::tell(*made.snapshot->transcript);
  REQUIRE(told.size() == plain.size());
  for (std::size_t i = 0; i < told.size(); ++i) CHECK(told[i].text == plain[i].text);
  const auto part = ide::told(*made, made.ranges[0]);
  REQUIRE(part.size() == 3);
  CHECK(part[0].text == "Combat begins.");
  CHECK(made.slice(part[1].range) == "K hd");
  CHECK(ide::told(*fixture(""), {0, 0}).empty());
}

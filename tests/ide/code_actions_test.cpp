#include "ide/code_actions.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "fixture.h"
#include "ide/inlay_hints.h"
#include "support/program.h"

using namespace vtes;
using ide::ActionKind;
using ide::CodeAction;
using test::atTable;
using test::fixture;
using test::Fixture;
using test::has;

namespace {

std::vector<CodeAction> actionsOf(const Fixture &made) {
  return ide::codeActions(*made, made.selection());
}

std::string titles(const Fixture &made) {
  std::string out;
  for (const CodeAction &action : actionsOf(made)) out += action.title + "\n";
  return out;
}

const CodeAction *find(const std::vector<CodeAction> &actions, std::string_view title) {
  const auto found = std::find_if(actions.begin(), actions.end(),
                                  [&title](const CodeAction &action) { return action.title == title; });
  return found == actions.end() ? nullptr : &*found;
}

/// The text after the action of that title; `not offered` without one.
std::string done(const Fixture &made, std::string_view title) {
  const auto actions = actionsOf(made);
  const CodeAction *action = find(actions, title);
  if (action == nullptr) return "not offered";
  CHECK(action->edits.empty() != action->id.empty());
  return test::edited(*made, action->id.empty() ? action->edits : ide::editsOf(*made, action->id));
}

}  // namespace

TEST_CASE("every fix of a finding; one that is alone and safe is preferred") {
  const Fixture made = fixture("NELS(12)\n$0kora ht\n");
  const auto actions = actionsOf(made);
  const CodeAction *fix = find(actions, "write `Kora`");
  REQUIRE(fix != nullptr);
  CHECK((fix->kind == ActionKind::QuickFix));
  CHECK(fix->preferred);
  REQUIRE(fix->finding.has_value());
  CHECK(made.snapshot->findings.at(*fix->finding).rule->id == "word-case");
  CHECK(test::edited(*made, fix->edits) == "NELS(12)\nKora ht\n");
  const Fixture unknown = fixture("NELS(12)\nKora con$0fg>\n");
  CHECK(has(titles(unknown), "write `conf>`"));
  CHECK_FALSE(find(actionsOf(unknown), "write `conf>`")->preferred);
}

TEST_CASE("a finding elsewhere is not the cursor's") {
  CHECK_FALSE(has(titles(fixture("NELS(12)\nkora ht\nSILV$0(3)\n")), "write `Kora`"));
  CHECK(has(titles(fixture("NELS(12)\n[[kora ht\nSILV]](3)\n")), "write `Kora`"));
}

TEST_CASE("all safe fixes, those too that only the first ones bring up") {
  CHECK(done(fixture("NELS(12)\n$0kora Kisp> JoAm bk\nSILV(9)\nSaulot ht\n"), "make all fixes that are safe") ==
        "NELS(12)\nKora kisp> JoAm bk\nSILV(9)\nSaul ht\n");
  CHECK(done(fixture("NELS(12)\nKora ht\n"), "make all fixes that are safe") == "not offered");
  CHECK(ide::fixAll(*fixture("NELS(12)\nKora ht\n")).empty());
}

TEST_CASE("a reading is pinned in front matter as it is, or made") {
  const std::string_view pin = "pin `coha` to Computer Hacking";
  CHECK(done(fixture("NELS(12)\nRoBi co$0ha\n"), pin) ==
        "---\ncards:\n  coha: \"Computer Hacking\"\n---\nNELS(12)\nRoBi coha\n");
  CHECK(done(fixture("---\ncards: {conf: \"Confusion\"}\n---\nNELS(12)\nRoBi co$0ha\n"), pin) ==
        "---\ncards: {conf: \"Confusion\", coha: \"Computer Hacking\"}\n---\nNELS(12)\nRoBi coha\n");
  CHECK(has(titles(fixture("NELS(12)\nRoBi co$0ha\n")), "pin `coha` to Command of the Harpies"));
}

TEST_CASE("a reading that is certain enough can be pinned too, once") {
  const Fixture made =
      fixture("---\nplayers: [{name: Nelson, deck: [Korah, Conditioning]}]\n---\nNELS(12)\nKora con$0d>\n");
  const std::string all = titles(made);
  const std::size_t first = all.find("pin `cond` to Conditioning");
  // Whether another card has these letters is for the facts to say.
  if (first != std::string::npos) CHECK(all.find("pin `cond` to Conditioning", first + 1) == std::string::npos);
  CHECK_FALSE(has(titles(fixture("---\ncards: {coha: Computer Hacking}\n---\nNELS(12)\nRoBi co$0ha\n")), "pin `"));
  CHECK_FALSE(has(titles(fixture("NELS(12)\nKora kisp> JoAm bk $0K swni<\n")), "pin `K`"));
}

TEST_CASE("names are written out and abbreviated") {
  CHECK(done(fixture("NELS(12)\nMI [[Kora kisp> JoAm]] bk\n"), "write out the names in the selection") ==
        "NELS(12)\nMI Korah Kindred Spirits> Joaquina Amaya bk\n");
  CHECK(done(fixture("NELS(12)\nMI Kora ki$0sp> JoAm bk\n"), "write out the name") ==
        "NELS(12)\nMI Kora Kindred Spirits> JoAm bk\n");
  CHECK(done(fixture("NELS(12)\nMI [[Korah Kindred Spirits> Joaquina Amaya]] bk\n"),
             "abbreviate the names in the selection") == "NELS(12)\nMI Kora kisp> JoAm bk\n");
  CHECK(done(fixture("NELS(12)\nSau$0lot ht\n"), "abbreviate the name") == "NELS(12)\nSaul ht\n");
  CHECK_FALSE(has(titles(fixture("NELS(12)\n% +SI$0LV %\n")), "the name"));
}

TEST_CASE("front matter for a game that has none") {
  CHECK(done(fixture("$0NELS(12)\nSILV(9)\n"), "add front matter with the players of this game") ==
        "---\nplayers:\n  - NELS\n  - SILV\n---\nNELS(12)\nSILV(9)\n");
  CHECK(done(fixture("$0NELS(12)\r\nSILV(9)\r\n"), "add front matter with the players of this game") ==
        "---\r\nplayers:\r\n  - NELS\r\n  - SILV\r\n---\r\nNELS(12)\r\nSILV(9)\r\n");
  CHECK(done(atTable("$0"), "add front matter with the players of this game") == "not offered");
  CHECK(titles(fixture("")).empty());
}

TEST_CASE("the next turn's header, behind the last line") {
  CHECK(done(atTable("Kora bd$0\n"), "begin the turn of `SILV`") == std::string(test::kTable) + "Kora bd\nSILV\n");
  CHECK(done(atTable("Kora bd$0"), "begin the turn of `SILV`") == std::string(test::kTable) + "Kora bd\nSILV\n");
  CHECK(done(atTable("Kora bd$0\n\n\n"), "begin the turn of `SILV`") ==
        std::string(test::kTable) + "Kora bd\nSILV\n\n\n");
  CHECK(done(atTable("SILV ot\nKora bd$0\n"), "begin the turn of `OLIV`") ==
        std::string(test::kTable) + "SILV ot\nKora bd\nOLIV\n");
  // A turn that is over has its next one.
  CHECK(done(atTable("Kora $0bd\nSILV\n"), "begin the turn of `SILV`") == "not offered");
  CHECK_FALSE(ide::nextTurn(*fixture("NELS(12)\n"), 3).has_value());
  CHECK_FALSE(ide::nextTurn(*fixture(""), 0).has_value());
}

TEST_CASE("the next turn's header has the pool that is known exactly") {
  const std::string table = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nIN vamp2 +1\nSILV(30)\n";
  CHECK(done(fixture(table + "MI JoAm bd\n$0"), "begin the turn of `OLIV(29)`") == table + "MI JoAm bd\nOLIV(29)\n");
  CHECK(done(fixture(table + "MI JoAm bd NELS$0\n"), "begin the turn of `OLIV(30)`") ==
        table + "MI JoAm bd NELS\nOLIV(30)\n");
  const std::string vague = table + "MA vill JoAm\nOLIV\nNELS\n";
  CHECK(done(fixture(vague + "$0"), "begin the turn of `SILV`") == vague + "SILV\n");
}

TEST_CASE("the pool of the next turn's header is the one that is computed behind it") {
  const std::string text = test::readFile(std::string(VTES_SOURCE_DIR) + "/samples/first-turns.vtes");
  const auto whole = test::snapshotOf(text);
  std::size_t known = 0;
  for (const model::Event &event : whole->transcript->events) {
    if (event.kind != model::EventKind::Turn || event.turn == 1) continue;
    const std::string front = text.substr(0, event.range.begin);
    const auto end = static_cast<std::uint32_t>(front.size());
    const auto header = ide::nextTurn(*test::snapshotOf(front), end);
    REQUIRE(header.has_value());
    const std::string bare = header->text.substr(0, header->text.find('('));
    std::string pool;
    for (const ide::InlayHint &hint : ide::inlayHints(*test::snapshotOf(front + bare + "\n"), {end, end + 9}))
      pool = hint.label;
    CAPTURE(header->text);
    if (header->text.find('(') == std::string::npos) {
      CHECK((pool.empty() || pool.find('-') != std::string::npos));
    } else {
      ++known;
      CHECK(header->text.starts_with(bare + pool));
    }
  }
  CHECK(known > 6);
}

TEST_CASE("an unknown vampire is revealed everywhere, once it is known") {
  // Three and one transfers, and a vampire of capacity 4 behind them.
  const std::string_view game =
      "---\nplayers: [{name: Nelson, deck: [Roland Bishop, Korah]}, Silvia]\n---\n"
      "NELS(12)\nIN va$0mp2 +3\nSILV(9)\nIN vamp2 +4\nNELS\nIN vamp2 +1\nSILV\nNELS\nMI RoBi bd\n";
  const Fixture made = fixture(game);
  const auto actions = actionsOf(made);
  const auto reveal = std::find_if(actions.begin(), actions.end(), [](const CodeAction &action) {
    return has(action.title, "for `vamp2` everywhere");
  });
  REQUIRE(reveal != actions.end());
  CHECK(reveal->title == "write `RoBi` (Roland Bishop) for `vamp2` everywhere");
  CHECK(reveal->preferred);
  CHECK(test::edited(*made, ide::editsOf(*made, reveal->id)) ==
        "---\nplayers: [{name: Nelson, deck: [Roland Bishop, Korah]}, Silvia]\n---\n"
        "NELS(12)\nIN RoBi +3\nSILV(9)\nIN vamp2 +4\nNELS\nIN RoBi +1\nSILV\nNELS\nMI RoBi bd\n");
}

TEST_CASE("nothing is revealed that nobody can know") {
  // No vampire comes into the game behind the transfers; or it was influenced by name; or its blood is too little.
  for (const std::string_view lines :
       {"IN va$0mp2 +4\nSILV\nOLIV\nNELS\nMI SILV diin\n", "IN va$0mp2 +4, RoBi +3\nSILV\nOLIV\nNELS\nMI RoBi bd\n",
        "IN va$0mp2 +1\nSILV\nOLIV\nNELS\nMI RoBi bd\n"}) {
    CAPTURE(lines);
    CHECK_FALSE(has(titles(atTable(lines)), "for `vamp2`"));
  }
}

TEST_CASE("ids that are none do nothing, wherever they come from") {
  const Fixture made = atTable("Kora bd\n");
  for (const std::string_view id : {"", "x", "expand", "expand:1", "expand:a:b", "expand:9999999999:1", "expand:9:3",
                                    "abbreviate:99999:99999", "reveal:0:2:1", "reveal:99:2:1", "front-matter"}) {
    CAPTURE(id);
    CHECK(test::edited(*made, ide::editsOf(*made, id)) != "edits overlap");
  }
  CHECK(ide::editsOf(*made, "front-matter").empty());
  CHECK(ide::editsOf(*made, "expand:a:b").empty());
}

TEST_CASE("what is offered keeps what the transcript says, wherever the cursor is") {
  const std::string text = std::string(test::kTable) +
                           "MA bldo Kora; +1p\nMI Korah Kindred Spirits> JoAm bk K swni<\nSaul de Peta /trdia Saulot\n";
  const auto snapshot = test::snapshotOf(text);
  for (std::uint32_t at = 0; at <= text.size(); ++at) {
    for (const CodeAction &action : ide::codeActions(*snapshot, {at, at})) {
      CHECK(test::edited(*snapshot, action.edits) != "edits overlap");
      CHECK(test::edited(*snapshot, ide::editsOf(*snapshot, action.id)) != "edits overlap");
    }
  }
}

TEST_CASE("what a misspelt word is offered for has the level that stands behind it") {
  const auto game = test::atTable("MI Kora ksip> JoAm");
  REQUIRE_FALSE(game.snapshot->findings.empty());
  for (const lint::Diagnostic &finding : game.snapshot->findings) {
    for (const lint::Fix &fix : finding.fixes) CHECK(fix.title.find("kis>") == std::string::npos);
  }
}

/// What is offered where, case by case: the first of the list, what is nowhere in it, the line after accepting.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "completions.h"

using namespace vtes;
using test::atTable;
using test::fixture;
using test::Fixture;
using test::labelsAt;
using test::offers;

namespace {

std::string joined(const std::vector<std::string> &labels) {
  std::string out;
  for (const std::string &label : labels) out += (out.empty() ? "" : " ") + label;
  return out;
}

/// The last line after the first item was accepted.
std::string acceptFirst(const Fixture &fixture) {
  const ide::Completion completion = ide::complete(*fixture, fixture.cursor);
  if (completion.items.empty()) return "nothing";
  const std::string text = test::edited(*fixture, {completion.items.front().edit});
  return text.substr(text.rfind('\n') + 1);
}

/// The text of a front matter after the first item was accepted.
std::string acceptInMatter(std::string_view matter) {
  const Fixture typing = fixture("---\n" + std::string(matter) + "\n---\n");
  const ide::Completion completion = ide::complete(*typing, typing.cursor);
  if (completion.items.empty()) return "nothing";
  const std::string text = test::edited(*typing, {completion.items.front().edit});
  return text.substr(4, text.size() - 9);
}

/// Every item replaces what is typed and is found by it.
void checkFilters(const Fixture &fixture) {
  for (const ide::CompletionItem &item : ide::complete(*fixture, fixture.cursor).items) {
    CAPTURE(item.label);
    CHECK(item.edit.range.begin <= fixture.cursor);
    CHECK(fixture.cursor <= item.edit.range.end);
    CHECK(item.filter.starts_with(fixture.slice({item.edit.range.begin, fixture.cursor})));
  }
}

}  // namespace

TEST_CASE("nothing where a number is being written, or a word would stick to what is in front") {
  for (const std::string_view line : {"IN Kora +$0",
                                      "IN Kora +4$0",
                                      "IN Kora +1$0",
                                      "IN Kora -2$0",
                                      "IN Kora +2, RoBi +3$0",
                                      "Kora bd; -2$0",
                                      "Kora bd; -2$0p",
                                      "Kora bd; 2$0",
                                      "Kora bd; 1b, 2$0",
                                      "NELS(1$0",
                                      "NELS(1$0)",
                                      "NELS($0",
                                      "MI ViAs krc (nb, SILV 3$0",
                                      "MI ViAs krc (nb) % +ViAs awe>(2$0",
                                      "NELS bd not SILV nxt 2$0",
                                      "-> SILV bd not NELS nxt 2$0",
                                      "NELS 4$0",
                                      "MI Kora goun<$0",
                                      "MI Kora goun<$0 (nb)",
                                      "NELS(30)$0",
                                      "Luci^$0",
                                      "MI ViAs krc (nb) %$0",
                                      "IN Kora +2b$0",
                                      "MI Kora kisp> JoAm (MIKE -4$0",
                                      "MI Kora qqqq7$0",
                                      "IN vamp2 +4$0"}) {
    CAPTURE(line);
    CHECK(joined(labelsAt(atTable(line))) == "");
  }
}

TEST_CASE("a number that begins a name is no amount") {
  CHECK(offers(labelsAt(atTable("MI Kora 44$0")), "44ma"));
  CHECK(offers(labelsAt(atTable("DI -2$0")), "2nd"));
  CHECK(offers(labelsAt(atTable("/4$0")), "44ma"));
  CHECK(acceptFirst(atTable("MI Kora .4$0")) == "MI Kora 44ma");
  CHECK(acceptFirst(atTable("MI Kora .44 mag$0")) == "MI Kora 44ma");
  checkFilters(atTable("MI Kora .4$0"));
}

TEST_CASE("counts and copy numbers stay") {
  struct Case {
    std::string_view line;
    std::string_view accepted;
  };
  for (const Case &one :
       {Case{"MI Kend cour1$0", "MI Kend cour1"}, Case{"MI Kora 44ma1$0", "MI Kora 44ma1"}, Case{"/2bl$0", "/2bldo"},
        Case{"/3anre$0", "/3anre"}, Case{"/pi13$0", "/pi13"}, Case{"IN vamp2$0", "IN vamp2"}}) {
    CAPTURE(one.line);
    const Fixture typing = atTable(one.line);
    if (one.line != "IN vamp2$0") CHECK(acceptFirst(typing) == one.accepted);
    for (const std::string &label : labelsAt(typing)) CHECK(label.find_first_of("0123456789") != std::string::npos);
    checkFilters(typing);
  }
}

TEST_CASE("a level or mark behind the cursor stays, and is not doubled") {
  CHECK(acceptFirst(atTable("MI Kora kisp$0> JoAm")) == "MI Kora kisp> JoAm");
  CHECK(acceptFirst(atTable("MI Kora ki$0sp> JoAm")) == "MI Kora kisp> JoAm");
  CHECK(acceptFirst(atTable("MI Kora goun$0< (nb)")) == "MI Kora goun< (nb)");
  CHECK(acceptFirst(atTable("MI Kora gov$0> JoAm")) == "MI Kora goun> JoAm");
  CHECK(acceptFirst(atTable("IN Luc$0^ +1")) == "IN Luci^ +1");
  // Cards that have no such level are no help.
  for (const std::string &label : labelsAt(atTable("MI Kora ki$0>")))
    CHECK(label.find_first_of("<>") == std::string::npos);
  CHECK_FALSE(offers(labelsAt(atTable("MI Kora goun$0<<")), "goun"));
}

TEST_CASE("a card that is only named has no level") {
  struct Case {
    std::string_view line;
    std::string_view accepted;
  };
  for (const Case &one :
       {Case{"DI -gou$0", "DI -goun"}, Case{"DI -2nd, +huma$0", "DI -2nd, +huma"},
        Case{"MI SaCo reve<; defl$0", "MI SaCo reve<; defl"}, Case{"/sttu; mee, defl$0", "/sttu; mee, defl"},
        Case{"MI Kora bani (nb, goun$0", "MI Kora bani (nb, goun"}, Case{"/wmo imgr$0", "/wmo imgr"},
        Case{"/gou$0", "/goun"}}) {
    CAPTURE(one.line);
    CHECK(acceptFirst(atTable(one.line)) == one.accepted);
  }
  // Behind a comma the actor can go on; behind a blank an event begins.
  CHECK(offers(labelsAt(atTable("MI SaCo reve<; defl, con$0")), "cond>"));
  CHECK_FALSE(offers(labelsAt(atTable("MI SaCo reve<; defl\nKora gou$0")), "goun"));
  CHECK_FALSE(offers(labelsAt(atTable("MI SaCo conf<, gou$0")), "goun"));
}

TEST_CASE("full names with signs in them lead to the abbreviation") {
  struct Case {
    std::string_view line;
    std::string_view accepted;
  };
  for (const Case &one :
       {Case{"MI Kora short-t$0", "MI Kora sti"}, Case{"IN Al-Ash$0", "IN Ashr"}, Case{"IN al-ash$0", "IN Ashr"},
        Case{"MI Kora bum's$0", "MI Kora buru<"}, Case{"MI Kora cats' g$0", "MI Kora cagu<"},
        Case{"MA elysium: the arb$0", "MA elar"}, Case{"MI Kora praxis seizure: ba$0", "MI Kora psba"}}) {
    CAPTURE(one.line);
    CHECK(acceptFirst(atTable(one.line)).substr(0, one.accepted.size() - 1) ==
          one.accepted.substr(0, one.accepted.size() - 1));
    checkFilters(atTable(one.line));
  }
  // A ballot behind a word is no hyphen.
  CHECK(acceptFirst(atTable("MI ViAs krc (nb) % +SILV -OL$0")) == "MI ViAs krc (nb) % +SILV -OLIV");
}

TEST_CASE("an abbreviation typed to its end comes first") {
  CHECK(labelsAt(atTable("MI Kora /flas$0")).front() == "flas");
  CHECK(labelsAt(atTable("MI Kora buru JoAm\nx$0")).front() == "X");
  CHECK(labelsAt(atTable("NE$0LS(12)")).front() == "NELS");
  CHECK(labelsAt(atTable("MI Kora kisp> JoAm bk K$0")).front() == "K");
}

TEST_CASE("capital letters mean people") {
  for (const std::string_view line : {"MI Kora kisp> J$0", "-> S$0", "IN S$0", "MI Kora bd -> SILV let N$0"}) {
    CAPTURE(line);
    const auto labels = labelsAt(atTable(line));
    REQUIRE_FALSE(labels.empty());
    CHECK(labels.front().front() < 'a');
  }
}

TEST_CASE("specifications: players, clans") {
  const auto empty = labelsAt(atTable("MI Kora krc (nb, $0"));
  REQUIRE(empty.size() >= 3);
  CHECK(joined({empty.begin(), empty.begin() + 3}) == "NELS SILV OLIV");
  CHECK(labelsAt(atTable("MI Kora krc (nb, S$0")).front() == "SILV");
  CHECK(joined(labelsAt(atTable("MI Kora cobo (nb, !$0"))).starts_with("!"));
  for (const std::string &label : labelsAt(atTable("MI Kora cobo (nb, !$0"))) CHECK(label.front() == '!');
  CHECK(acceptFirst(atTable("MI Kora cobo (nb, !tor$0")) == "MI Kora cobo (nb, !tor");
  CHECK(acceptFirst(atTable("MI Kora cobo (nb, !toread$0")) == "MI Kora cobo (nb, !tor");
  CHECK(acceptFirst(atTable("MI Kora cobo (nb, toread$0")) == "MI Kora cobo (nb, tor");
  const auto clans = labelsAt(atTable("MI Kora cobo (nb, t$0"));
  CHECK(std::find(clans.begin(), clans.end(), "tor") - clans.begin() < 10);
  CHECK(std::find(clans.begin(), clans.end(), "tzi") - clans.begin() < 10);
}

TEST_CASE("deals: what stands where in a clause") {
  struct Case {
    std::string_view line;
    std::string_view first;
  };
  for (const Case &one :
       {Case{"NELS bd not SILV n$0", "nxt"}, Case{"NELS bd n$0", "not"}, Case{"NELS bd not OLIV -> SILV l$0", "let"},
        Case{"NELS bd not OLIV -> SILV let NELS r$0", "rm"}, Case{"NELS a$0", "ak"}, Case{"let $0", "NELS"},
        Case{"NELS bd not OLIV -> S$0", "SILV"}, Case{"NELS bd not SILV nxt M$0", "MI"},
        Case{"NELS bd not S$0", "SILV"}, Case{"NELS bd not SILV nxt S$0", "SILV"}, Case{"NELS bd not SILV $0", "nxt"},
        Case{"NELS bd not SILV -> OLIV $0", "let"}}) {
    CAPTURE(one.line);
    const auto labels = labelsAt(atTable(one.line));
    REQUIRE_FALSE(labels.empty());
    if (one.first == "MI") {
      // The master phase and the minion phase; both before all else.
      CHECK(labels.size() >= 2);
      CHECK((labels[0] == "MI" || labels[1] == "MI"));
    } else {
      CHECK(labels.front() == one.first);
    }
  }
  for (const std::string &label : labelsAt(atTable("let $0"))) CHECK(label.find('<') == std::string::npos);
}

TEST_CASE("front matter: a name within quotes is written as the quotes need it") {
  CHECK(acceptInMatter("players: [{name: N, deck: ['cats$0']}]") == "players: [{name: N, deck: ['Cats'' Guidance']}]");
  CHECK(acceptInMatter("players:\n  - name: N\n    deck:\n      - 'giant$0'") ==
        "players:\n  - name: N\n    deck:\n      - 'Giant''s Blood'");
  CHECK(acceptInMatter("players: [{name: N, deck: [\"jennie$0\"]}]") ==
        "players: [{name: N, deck: [\"Jennie \\\"Cassie247\\\" Orne\"]}]");
  // A count is part of the scalar.
  CHECK(acceptInMatter("players: [{name: N, deck: ['2x cats$0']}]") ==
        "players: [{name: N, deck: ['2x Cats'' Guidance']}]");
  CHECK(acceptInMatter("players: [{name: N, deck: [2x second trad$0]}]") ==
        "players: [{name: N, deck: [\"2x Second Tradition: Domain\"]}]");
}

TEST_CASE("front matter: while it is not closed yet") {
  CHECK(labelsAt(fixture("---\npl$0")) == std::vector<std::string>{"place: ", "players: "});
  CHECK(offers(labelsAt(fixture("---\nplayers: [A, B]\nca$0")), "cards: "));
  CHECK(offers(labelsAt(fixture("---\n$0")), "title: "));
  CHECK(offers(labelsAt(fixture("---\npl$0\nNELS(12)\nMI Kora bd\n")), "players: "));
  CHECK(offers(labelsAt(fixture("---\nplayers: [Nelson]\nNELS(12)\nMI Kora gov$0")), "goun<"));
}

TEST_CASE("front matter: seats, abbreviations and pins") {
  CHECK(offers(labelsAt(fixture("---\nplayers:\n  - n$0\n---\n")), "name: "));
  CHECK(offers(labelsAt(fixture("---\nplayers:\n  - $0\n---\n")), "name: "));
  const std::string_view body = "NELS(30)\nMA coha\nMI RoBi coha\nSILV(30)\n";
  const auto at = [&](std::string_view matter) {
    return labelsAt(fixture("---\n" + std::string(matter) + "\n---\n" + std::string(body)));
  };
  CHECK(joined(at("players: [$0]")) == "NELS SILV");
  CHECK(joined(at("players:\n  - name: Nelson\n    abbr: $0")) == "SILV NELS");
  CHECK(offers(at("cards:\n  $0"), "coha: Computer Hacking"));
  CHECK(at("cards:\n  conf: conf$0").front() == "Confusion");
  CHECK(at("cards: {conf: Con$0}").front() == "Confusion");
  CHECK(offers(at("cards:\n  conf: $0"), "Confusion"));
}

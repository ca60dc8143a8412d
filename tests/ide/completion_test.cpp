#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "completions.h"
#include "ide/terms.h"

using namespace vtes;
using ide::Completion;
using ide::CompletionItem;
using ide::CompletionKind;
using test::atTable;
using test::fixture;
using test::Fixture;
using test::has;
using test::labels;
using test::labelsAt;
using test::offers;

namespace {

std::size_t placeOf(const std::vector<std::string> &labels, std::string_view label) {
  return static_cast<std::size_t>(std::find(labels.begin(), labels.end(), label) - labels.begin());
}

const CompletionItem *find(const Completion &completion, std::string_view label) {
  const auto found = std::find_if(completion.items.begin(), completion.items.end(),
                                  [&label](const CompletionItem &item) { return item.label == label; });
  return found == completion.items.end() ? nullptr : &*found;
}

/// The line after an item was accepted.
std::string accepted(const Fixture &fixture, std::string_view label) {
  const Completion completion = ide::complete(*fixture, fixture.cursor);
  const CompletionItem *item = find(completion, label);
  if (item == nullptr) return "not offered";
  const std::string text = test::edited(*fixture, {item->edit});
  return text.substr(text.rfind('\n') + 1);
}

}  // namespace

TEST_CASE("typing a full name offers the abbreviation with its level") {
  const Fixture typing = atTable("MI Kora govern$0");
  const Completion completion = ide::complete(*typing, typing.cursor);
  REQUIRE(completion.items.size() >= 2);
  CHECK(completion.items[0].label == "goun<");
  CHECK(completion.items[1].label == "goun>");
  CHECK(completion.items[0].detail == "Govern the Unaligned");
  CHECK(has(completion.items[0].facts, "action, Dominate"));
  CHECK((completion.items[0].kind == CompletionKind::LibraryCard));
  CHECK(accepted(typing, "goun<") == "MI Kora goun<");
  CHECK_FALSE(completion.complete);
}

TEST_CASE("several words of a name count as one, a later word of it too") {
  CHECK(accepted(atTable("MI Kora govern the un$0"), "goun<") == "MI Kora goun<");
  CHECK(accepted(atTable("MI Kora unaligned$0"), "goun>") == "MI Kora goun>");
  CHECK(accepted(atTable("MI Ko$0"), "Kora") == "MI Kora");
  CHECK(accepted(atTable("MI korah$0"), "Kora") == "MI Kora");
}

TEST_CASE("two letters are enough, and the word behind the cursor goes") {
  CHECK(labelsAt(atTable("MI Kora ki$0")).front() == "kisp>");
  CHECK(accepted(atTable("MI Kora ki$0sx"), "kisp>") == "MI Kora kisp>");
}

TEST_CASE("a slip finds what was meant") {
  const Fixture typing = atTable("MI Kora ksip$0");
  const Completion completion = ide::complete(*typing, typing.cursor);
  REQUIRE_FALSE(completion.items.empty());
  CHECK(completion.items.front().label == "kisp>");
  CHECK(completion.items.front().filter.starts_with("ksip"));
  CHECK(labelsAt(atTable("MI Kora qqqqqqqq$0")).empty());
}

TEST_CASE("a filter begins with what was typed, in the user's own letters, and sorts as it stands") {
  for (const std::string_view line :
       {"MI Kora gov$0", "MI Zoe$0", "MI zoë$0", "oliv$0", "MI Kora GOUN$0", "$0", "/$0"}) {
    CAPTURE(line);
    const Fixture typing = atTable(line);
    const Completion completion = ide::complete(*typing, typing.cursor);
    REQUIRE_FALSE(completion.items.empty());
    CHECK(completion.items.size() <= ide::kMostCompletions);
    std::string before;
    for (const CompletionItem &item : completion.items) {
      CAPTURE(item.label);
      CHECK(item.edit.range.begin <= typing.cursor);
      CHECK(typing.cursor <= item.edit.range.end);
      CHECK(item.filter.starts_with(typing.slice({item.edit.range.begin, typing.cursor})));
      CHECK(before < item.sort);
      before = item.sort;
    }
  }
}

TEST_CASE("cards of the actor's deck come first, then those that this game has seen") {
  const std::string_view decks =
      "---\nplayers:\n  - {name: Nelson, deck: [Korah, Cloak the Gathering]}\n  - Silvia\n---\nNELS(12)\n";
  CHECK(labelsAt(fixture(std::string(decks) + "MI Kora bd JoAm bk K cl$0")).front() == "clga>");
  // Conditioning is played more often than Confusion.
  CHECK(labelsAt(atTable("MI Kora bd, con$0")).front() != "conf<");
  CHECK(labelsAt(atTable("MI Kora conf> Kora conf>\nKora bd, con$0")).front().starts_with("conf"));
  // Without a letter typed the deck is what there is.
  CHECK(offers(labelsAt(fixture(std::string(decks) + "MI Kora $0")), "clga<"));
}

TEST_CASE("what a minion's disciplines allow comes before what they do not") {
  // Korah has Obfuscate, and no Thaumaturgy; the deck of nobody is known.
  const auto labels = labelsAt(atTable("MI Kora bd JoAm bk K c$0"));
  REQUIRE(offers(labels, "clga<"));
  CHECK(placeOf(labels, "clga<") < placeOf(labels, "cond<"));
}

TEST_CASE("superior first for a vampire that has the discipline at superior") {
  const auto superior = labelsAt(atTable("MI Kora clo$0"));
  CHECK(placeOf(superior, "clga>") < placeOf(superior, "clga<"));
}

TEST_CASE("the place: combat, uses, specifications, ballots, influence") {
  CHECK(labelsAt(atTable("MI Kora buru JoAm\nX K h$0")).front() == "hd");
  CHECK(labelsAt(atTable("/ed$0")).front() == "edge");
  CHECK(labelsAt(atTable("UlBe /s$0")).front() == "sa");
  CHECK(labelsAt(atTable("MI Kora bd (n$0")).front() == "nb");
  CHECK(labelsAt(atTable("MI Kora bd (!t$0")).front().starts_with("!t"));
  CHECK(labelsAt(atTable("MI ViAs krc (nb)\n% +S$0")).front() == "SILV");
  CHECK(labelsAt(atTable("IN va$0")).front().starts_with("vamp"));
  CHECK(offers(labelsAt(atTable("IN vamp2 +1\nvam$0")), "vamp3"));
  CHECK(labelsAt(atTable("MI Kora bd JoAm $0")).front() == "bk");
  CHECK(labelsAt(atTable("MI Kora bd; $0")).front().size() <= 4);
  const auto slash = labelsAt(atTable("/$0"));
  CHECK_FALSE(offers(slash, "MA"));
  CHECK_FALSE(offers(slash, "SILV"));
  CHECK_FALSE(offers(labelsAt(atTable("MI Kora buru JoAm\nX K h$0")), "ht"));
}

TEST_CASE("a word begins a line: players, phases, minions") {
  const auto labels = labelsAt(atTable("MI Kora bd\n$0"));
  CHECK(labels.front() == "Kora");
  CHECK(placeOf(labels, "SILV") < placeOf(labels, "NELS"));
  CHECK(offers(labels, "MA"));
  CHECK(offers(labels, "Kora"));
  CHECK(accepted(atTable("oliv$0"), "OLIV") == "OLIV");
  CHECK(accepted(fixture("---\nplayers: [{name: Nelson, abbr: NL}]\n---\nnel$0"), "NL") == "NL");
}

TEST_CASE("short forms of those named in this action") {
  const Fixture typing = atTable("MI Kora kisp> JoAm bk $0");
  const Completion completion = ide::complete(*typing, typing.cursor);
  const CompletionItem *item = find(completion, "K");
  REQUIRE(item != nullptr);
  CHECK((item->kind == CompletionKind::ShortForm));
  CHECK(item->detail == "Korah");
  CHECK_FALSE(offers(labelsAt(atTable("MI Kora kisp>\nJoAm bd $0")), "K"));
}

TEST_CASE("documentation comes later, by the item's id") {
  const Fixture typing = atTable("MI Kora gov$0");
  const Completion completion = ide::complete(*typing, typing.cursor);
  const auto text = ide::documentationOf(*typing, completion.items.front().id);
  REQUIRE(text.has_value());
  CHECK(has(text->plain, "Govern the Unaligned"));
  CHECK(has(text->plain, "levels: < >"));
  for (const std::string_view id :
       {"term:bk", "player:1", "key:title", "clan:tor", "discipline:dom", "rule:unknown-word"}) {
    CAPTURE(id);
    CHECK(ide::documentationOf(*typing, id).has_value());
  }
  for (const std::string_view id :
       {"", "card", "card:", "card:1", "card:x", "player:99", "term:zz", "nothing:at all"}) {
    CAPTURE(id);
    CHECK_FALSE(ide::documentationOf(*typing, id).has_value());
  }
}

TEST_CASE("every item that has an id has documentation") {
  for (const std::string_view line : {"$0", "MI Kora $0", "MI Kora g$0", "/$0", "MI Kora bd ($0", "IN $0"}) {
    const Fixture typing = atTable(line);
    for (const CompletionItem &item : ide::complete(*typing, typing.cursor).items) {
      CAPTURE(item.label);
      CHECK(ide::documentationOf(*typing, item.id).has_value());
    }
  }
}

TEST_CASE("front matter: keys that are not there yet") {
  const auto keys = labelsAt(fixture("---\ntitle: x\n$0\n---\n"));
  CHECK(offers(keys, "players: "));
  CHECK_FALSE(offers(keys, "title: "));
  CHECK_FALSE(offers(keys, "abbr: "));
  CHECK(labelsAt(fixture("---\npl$0\n---\n")).size() == 2);  // place, players
  CHECK(labelsAt(fixture("---\nti$0: x\n---\n")) == std::vector<std::string>{"title"});
}

TEST_CASE("front matter: a seat's keys, names, decks, pins, ends") {
  model::Settings settings;
  settings.knownPlayers = {"Nelson", "Silvia Ruiz", "Oliver: the Great"};
  const auto at = [&](std::string_view text) { return labelsAt(fixture(text, settings)); };
  CHECK(offers(at("---\nplayers: [{name: Nelson, $0}]\n---\n"), "deck: "));
  CHECK(offers(at("---\nplayers:\n  - name: Nelson\n    a$0\n---\n"), "abbr: "));
  CHECK(at("---\nplayers: [Nelson, $0]\n---\n") == std::vector<std::string>{"Silvia Ruiz", "Oliver: the Great"});
  CHECK(at("---\nplayers:\n  - sil$0\n---\n") == std::vector<std::string>{"Silvia Ruiz"});
  CHECK(at("---\nplayers:\n  - {name: \"Ol$0\"}\n---\n") == std::vector<std::string>{"Oliver: the Great"});
  CHECK(at("---\nplayers:\n  - name: Nelson\n    deck:\n      - Govern the U$0\n---\n").front() ==
        "Govern the Unaligned");
  CHECK(at("---\nplayers: [{name: Nelson, deck: [Korah, 2x kindred sp$0]}]\n---\n").front() == "Kindred Spirits");
  CHECK(at("---\ncards: {conf: confu$0}\n---\n").front() == "Confusion");
  CHECK(at("---\ncards:\n  conf: confu$0\n---\n").front() == "Confusion");
  CHECK(at("---\nend: $0\n---\n") == std::vector<std::string>{"time", "concession", "oust"});
  CHECK(at("---\nend: o$0\n---\n") == std::vector<std::string>{"oust"});
  CHECK(offers(at("---\ncards: {$0}\n---\nNELS(12)\nRoBi coha\n"), "coha: Computer Hacking"));
}

TEST_CASE("front matter: a name of a card that YAML would break is written in quotes") {
  const Fixture typing = fixture("---\nplayers: [{name: Nelson, deck: [second trad$0]}]\n---\n");
  const Completion completion = ide::complete(*typing, typing.cursor);
  REQUIRE_FALSE(completion.items.empty());
  CHECK(test::edited(*typing, {completion.items.front().edit}) ==
        "---\nplayers: [{name: Nelson, deck: [\"Second Tradition: Domain\"]}]\n---\n");
}

TEST_CASE("front matter: nothing in free text, comments and fences") {
  for (const std::string_view text : {"---\ntitle: My go$0\n---\n", "---\n# go$0\n---\n", "-$0--\ntitle: x\n---\n",
                                      "---\nplayers: [{name: N, deck: nel$0}]\n---\n"}) {
    CAPTURE(text);
    CHECK(labelsAt(fixture(text)).empty());
  }
}

TEST_CASE("comments: nothing, but for waivers") {
  CHECK(labelsAt(atTable("Kora bd // go$0")).empty());
  CHECK(labelsAt(atTable("Kora bd // vtes: al$0")) == std::vector<std::string>{"allow", "allow-file"});
  const auto ids = labelsAt(atTable("Kora confg> // vtes: allow $0"));
  CHECK(ids.front() == "unknown-word");
  CHECK(accepted(atTable("Kora confg> // vtes: allow unk$0"), "unknown-word") ==
        "Kora confg> // vtes: allow unknown-word");
}

TEST_CASE("bad places: an empty file, the end, broken lines, CRLF") {
  CHECK(offers(labelsAt(fixture("$0")), "MA"));
  CHECK(labelsAt(fixture("NELS(12)\r\nMI Kora gov$0\r\n")).front() == "goun<");
  CHECK(labelsAt(fixture("NELS(12)\nMI Kora ((( goun$0")).front() == "goun");
  CHECK_FALSE(labelsAt(fixture("NELS(12)\nMI Kora \xFFgov$0")).empty());
  const auto beyond = ide::complete(*fixture("NELS(12)\nMI Kora gov"), 4000);
  CHECK(beyond.items.front().label == "goun<");
}

TEST_CASE("of cards that share their abbreviation it is said what speaks for each (READING 4)") {
  const auto factsOf = [](const Fixture &typing, std::string_view label) {
    const Completion completion = ide::complete(*typing, typing.cursor);
    const CompletionItem *item = find(completion, label);
    return item == nullptr ? std::string() : item->facts;
  };
  CHECK(has(factsOf(atTable("MI Kora conf$0"), "conf>"), "Korah has superior Dementation"));
  CHECK(has(factsOf(fixture("---\nplayers: [{name: Nelson, deck: [Conductor]}]\n---\nNELS(12)\ncond$0"), "cond"),
            "in the deck of Nelson"));
  CHECK(has(factsOf(atTable("RoBi coha\nRoBi coha$0"), "coha"), "named before in this game"));
  CHECK_FALSE(has(factsOf(atTable("MI Kora kisp$0"), "kisp>"), "Korah has"));
}

TEST_CASE("triggers are single signs") {
  for (const std::string_view trigger : ide::completionTriggers()) CHECK(trigger.size() == 1);
}

TEST_CASE("who is ready and unlocked comes first where somebody acts, who is uncontrolled where blood is given") {
  const std::string game =
      "---\nplayers: [Nelson, Silvia, Oliver]\n---\n"
      "NELS(30)\nIN Anka +1\nSILV(30)\nIN Agat +2\nOLIV(30)\nIN Alep +3\n"
      "NELS(29)\nIN Anka +3\nSILV(28)\nIN Agat +2\nOLIV(27)\nIN Alep +1\n"
      "NELS(26)\nIN Braz +2\nSILV(26)\nOLIV(26)\nNELS(24)\n";
  const auto at = [&](const std::string &line) { return labelsAt(fixture(game + line)); };
  const auto acting = at("MI $0");
  CHECK(placeOf(acting, "Anka") < placeOf(acting, "Agat"));
  CHECK(placeOf(acting, "Braz") < placeOf(acting, "Alep"));
  // Anka is locked now.
  const auto second = at("MI Anka ht (nb)\n$0");
  CHECK(placeOf(second, "Braz") < placeOf(second, "Anka"));
  const auto blocking = at("MI Anka bd $0");
  CHECK(placeOf(blocking, "Agat") < placeOf(blocking, "Braz"));
  const Fixture typing = fixture(game + "MI Ank$0");
  const Completion completion = ide::complete(*typing, typing.cursor);
  REQUIRE_FALSE(completion.items.empty());
  CHECK(completion.items.front().label == "Anka");
  CHECK(completion.items.front().facts.ends_with("; ready, 4/4"));
}

TEST_CASE("a card that has no line for the window comes behind those that have one") {
  // Both are modifiers: the one adds stealth against a block, the other votes in a referendum.
  const auto blocked = labelsAt(atTable("MI Kora bd JoAm bk K c$0"));
  REQUIRE(offers(blocked, "clga<"));
  const auto polling = labelsAt(atTable("MI Kora krc (nb)\n%\nK $0"));
  const auto placeIn = [](const std::vector<std::string> &labels, std::string_view label) {
    return offers(labels, label) ? placeOf(labels, label) : labels.size();
  };
  const auto votes = labelsAt(atTable("MI Kora krc (nb)\n%\nKora aw$0"));
  CHECK(placeIn(votes, "awe<") == 0);
  CHECK(placeIn(polling, "clga<") >= placeIn(blocked, "clga<"));
}

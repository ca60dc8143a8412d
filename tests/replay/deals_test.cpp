#include "replay/deals.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/transcript.h"
#include "replay/replay.h"

using namespace vtes;
using namespace vtes::replay;

namespace {

constexpr std::string_view kTable =
    "---\nplayers: [Bart, Claudia, Mike, Robert]\ncards: {LuAl: \"Lucinde, Alastor (G3)\"}\n---\n";

struct Followed {
  std::shared_ptr<const model::Transcript> transcript;
  Replay replay;

  [[nodiscard]] std::string textOf(EventIndex event) const {
    if (event == kNoEvent) return "end";
    return std::string(transcript->source->slice(transcript->events[event].range));
  }
  [[nodiscard]] std::string nameOf(model::PlayerIndex player) const {
    return player == model::kNoPlayer ? "?" : transcript->players[static_cast<std::size_t>(player)].abbr;
  }
};

std::string_view wordOf(DealState state) {
  constexpr std::string_view kWords[] = {"open", "kept", "expired", "broken"};
  return kWords[static_cast<std::size_t>(state)];
}

std::string_view wordOf(DealReason reason) {
  constexpr std::string_view kWords[] = {"none",      "done",      "time-over",   "not-done", "party-out",
                                         "game-over", "not-bound", "deal-broken", "unclear"};
  return kWords[static_cast<std::size_t>(reason)];
}

Followed follow(std::string text, std::uint32_t most = 0xFFFFFFFF) {
  Followed followed;
  followed.transcript = model::analyse(text::Source::make(std::move(text)), {});
  followed.replay = replay::replay(*followed.transcript, most);
  return followed;
}

/// What became of the deals: `broken by LoAs bd`; with `clauses` each one's state, reason and event, too.
std::string said(const Followed &followed, bool clauses = false) {
  std::string out;
  for (const DealThere &deal : followed.replay.deals) {
    if (!out.empty()) out += '\n';
    out += wordOf(deal.state);
    if (deal.state == DealState::Broken) out += " by " + followed.textOf(deal.brokenBy);
    if (!clauses) continue;
    for (const DealClauseThere &clause : deal.clauses) {
      out += clause.condition ? "; if " : "; then ";
      out += followed.nameOf(clause.by) + ' ' + std::string(wordOf(clause.state)) + ' ' +
             std::string(wordOf(clause.reason));
      if (clause.event != kNoEvent) out += " at " + followed.textOf(clause.event);
    }
  }
  return out;
}

/// The same of a game at the usual table of four.
std::string at(std::string_view body, bool clauses = false) {
  return said(follow(std::string(kTable) + std::string(body)), clauses);
}

}  // namespace

TEST_CASE("without deals nothing is found") {
  CHECK(follow(std::string(kTable) + "BART\nAnne bd\n").replay.deals.empty());
}

TEST_CASE("READING 6: no bleed in the next turn, and referendums are let through") {
  const std::string deal = "BART\nBART bd not CLAU nxt -> CLAU let BART rm\n";
  const std::string round = "CLAU\nMIKE\nROBE\n";
  SUBCASE("the rest of this turn is free") {
    CHECK(at(deal + "Anne bd\n") == "open");
  }
  SUBCASE("a bleed goes at the prey") {
    const auto followed = follow(std::string(kTable) + deal + round + "BART\nAnne bd (nb)\n");
    CHECK(said(followed) == "broken by Anne bd (nb)");
    const DealThere &there = followed.replay.deals.front();
    CHECK(there.parties == std::vector<model::PlayerIndex>{0, 1});
    REQUIRE(there.brokenClause == 0);
    CHECK(there.clauses[0].by == 0);
    CHECK(there.clauses[0].towards == 1);
  }
  SUBCASE("a bleed with a card is one") {
    CHECK(at(deal + round + "BART\nAnne goun< (nb)\nCLAU\n") == "broken by Anne goun< (nb)");
    CHECK(at(deal + round + "BART\nAnne goun> Mene\nCLAU\nMIKE\n") == "open");
  }
  SUBCASE("somebody else is bled") {
    CHECK(at(deal + round + "BART\nAnne bd MIKE\nCLAU\n") == "open");
  }
  SUBCASE("a bleed that she sends on was at her") {
    CHECK(at(deal + round + "BART\nAnne bd\nCLAU Mene defl\nCLAU\n") == "broken by Anne bd");
  }
  SUBCASE("the condition is kept, and the promise goes on") {
    const std::string kept = deal + round + "BART\nAnne ht\nCLAU\n";
    CHECK(at(kept, true) == "open; if BART kept time-over at CLAU; then CLAU open none");
    CHECK(at(kept + "Mene ht\nMIKE\nROBE\nBART\nAnne krc (nb, MIKE 3)\n% +BART -CLAU %\n") == "broken by -CLAU");
    CHECK(at(kept + "Mene ht\nMIKE\nROBE\nBART\nAnne krc (nb, MIKE 3)\n% +BART +CLAU -MIKE %\n") == "open");
    CHECK(at(kept + "Mene ht\nMIKE\nROBE\nBART\nAnne krc\nMene bk\n") == "broken by Mene bk");
    CHECK(at(kept + "Mene ht\nMIKE\nROBE\nBART\nAnne bd\nMene bk\n") == "open");
    CHECK(at(kept + "Mene ht\nMIKE\nROBE\nBART\nAnne krc\nCLAU Kora bk\n") == "broken by CLAU Kora bk");
  }
  SUBCASE("the promise binds while the condition is kept") {
    CHECK(at(deal + "Anne krc (nb, MIKE 3) % +BART -CLAU %\n") == "broken by -CLAU");
  }
  SUBCASE("a blood hunt is no referendum of hers") {
    CHECK(at(deal + "Anne de Mene % -CLAU %\n") == "open");
  }
  SUBCASE("broken first by the condition") {
    CHECK(at(deal + round + "BART\nAnne bd\nAnne krc (nb, MIKE 3) % -CLAU %\n", true) ==
          "broken by Anne bd; if BART broken done at Anne bd; then CLAU expired deal-broken at Anne bd");
  }
}

TEST_CASE("READING 6: attacks against political actions") {
  const std::string deal = "MIKE\nMIKE ak not ROBE nxt 2 -> ROBE pa not MIKE nxt 2\n";
  const std::string ready = "ROBE\nMene ht\nBART\nCLAU\n";
  SUBCASE("an attack") {
    CHECK(at(deal + ready + "MIKE\nAnne buru Mene (nb)\n") == "broken by Anne buru Mene (nb)");
    CHECK(at(deal + ready + "MIKE\nAnne ht\nROBE\nBART\nCLAU\nMIKE\nAnne buru Mene\n") == "broken by Anne buru Mene");
  }
  SUBCASE("an attack on another") {
    CHECK(at(deal + ready + "MIKE\nAnne buru Gwen\n") == "open");
    CHECK(at("BART\nGwen ht\nCLAU\n" + deal + ready + "MIKE\nAnne buru Gwen\n") == "open");
  }
  SUBCASE("a political action against her") {
    CHECK(at(deal + "ROBE\nMene krc (nb, MIKE 3, BART 1)\n") == "broken by Mene krc (nb, MIKE 3, BART 1)");
    CHECK(at(deal + "ROBE\nMene krc (nb, CLAU 3, BART 1)\n") == "open");
    CHECK(at(deal + "ROBE\nMene pash (nb, BART -3, MIKE +3)\n") == "open");
    CHECK(at(deal + "ROBE\nMene pash (nb, BART +3, MIKE -3)\n") == "broken by Mene pash (nb, BART +3, MIKE -3)");
  }
  SUBCASE("both times are over") {
    CHECK(at(deal + "ROBE\nBART\nCLAU\nMIKE\nROBE\nBART\nCLAU\nMIKE\nROBE\n", true) ==
          "kept; if MIKE kept time-over at ROBE; then ROBE kept time-over at BART");
  }
}

TEST_CASE("a deed makes the promise binding") {
  const std::string deal = "BART\nBART krc CLAU nxt -> CLAU bd not MIKE nxt 2\n";
  const std::string round = "CLAU\nMIKE\nROBE\n";
  SUBCASE("before that nobody is bound") {
    CHECK(at(deal + "CLAU\nMene bd\nMIKE\n") == "open");
  }
  SUBCASE("it is met") {
    const std::string met = deal + round + "BART\nAnne krc (nb, CLAU 2)\n";
    CHECK(at(met, true) == "open; if BART kept done at Anne krc (nb, CLAU 2); then CLAU open none");
    // In the second next turn from the deal's line on, and in the next one behind the condition.
    CHECK(at(met + "CLAU\nMene bd\nMIKE\n") == "broken by Mene bd");
    // The third one is only one of the two.
    CHECK(at(met + "CLAU\nMene ht\nMIKE\nROBE\nBART\nCLAU\nMene bd\nMIKE\n", true) ==
          "expired; if BART kept done at Anne krc (nb, CLAU 2); then CLAU expired unclear at MIKE");
  }
  SUBCASE("it is not met in time: nobody owes anything") {
    CHECK(at(deal + round + "BART\nAnne ht\nCLAU\nMene bd\nMIKE\n", true) ==
          "expired; if BART expired not-done at CLAU; then CLAU expired not-bound at CLAU");
  }
  SUBCASE("two conditions") {
    const std::string two = "BART\nBART krc, BART ht -> CLAU bd not MIKE\nAnne ht\n";
    CHECK(at(two + "CLAU\nMene bd\nMIKE\n") == "open");
    CHECK(at(two + "Gwen krc (nb, CLAU 2)\nCLAU\nMene bd\nMIKE\n") == "broken by Mene bd");
  }
}

TEST_CASE("cards as verbs") {
  CHECK(at("BART\nBART ht -> CLAU bldo not\nAnne ht\nCLAU\nbldo Mene\n") == "broken by bldo Mene");
  CHECK(at("BART\nBART ht -> CLAU bldo not\nAnne ht\nCLAU\n/bldo Mene; +1p\n") == "open");
  CHECK(at("BART\nBART ht -> CLAU bldo not\nAnne ht\nCLAU\nMIKE\nbldo Anne\n") == "open");
  SUBCASE("against somebody") {
    const std::string deal = "BART\nAnne ht\nCLAU\nCLAU ht -> CLAU buru not BART\nMene ht\n";
    CHECK(at(deal + "Gwen buru Anne (nb)\nMIKE\n") == "broken by Gwen buru Anne (nb)");
    CHECK(at(deal + "Gwen buru Kora (nb)\nMIKE\n") == "open");
    CHECK(at(deal + "MIKE\nKora ht\nROBE\nBART\nCLAU\nGwen buru Kora\n") == "open");
  }
  SUBCASE("a reaction is played in the turns of others") {
    const std::string deal = "CLAU\nMene ht\nCLAU ht -> CLAU defl not BART nxt\nMene ht\nMIKE\nROBE\n";
    CHECK(at(deal + "BART\nAnne bd\nMene defl BART\nCLAU\n") == "broken by Mene defl BART");
    CHECK(at(deal + "BART\nAnne bd\nMene defl MIKE\nCLAU\n") == "open");
  }
}

TEST_CASE("something is to be done in time") {
  const std::string deal = "BART\nCLAU bd MIKE nxt -> BART bd not CLAU nxt 3\n";
  CHECK(at(deal + "CLAU\nMene bd\nMIKE\n", true) == "open; if CLAU kept done at Mene bd; then BART open none");
  const std::string promise = "BART\nAnne ht\nBART ht -> CLAU bd MIKE nxt\nAnne ht\n";
  SUBCASE("done") {
    CHECK(at(promise + "CLAU\nMene bd\n") == "kept");
    CHECK(at(promise + "CLAU\nMene bd ROBE\nMene bd\nMIKE\n") == "kept");
  }
  SUBCASE("not done: the end of the time breaks it") {
    CHECK(at(promise + "CLAU\nMene ht\nMIKE\n", true) ==
          "broken by MIKE; if BART kept done at Anne ht; then CLAU broken not-done at MIKE");
  }
  SUBCASE("not certain") {
    // A turn of which nothing is written, one that cannot be read, and one whose prey is another.
    CHECK(at(promise + "CLAU\nMIKE\n") == "expired");
    CHECK(at("BART\nAnne ht\nBART ht -> CLAU bd MIKE nxt 2\nAnne ht\nCLAU\nMene ht\nMIKE\nROBE\nBART\nCLAU\nMIKE\n") ==
          "expired");
    CHECK(at(promise + "CLAU\nMene ht\n= = =\nMIKE\n") == "expired");
    CHECK(at("BART\nAnne ht\nBART ht -> CLAU bd ROBE nxt\nAnne ht\nCLAU\nMene ht\nMIKE\n") == "expired");
  }
  SUBCASE("not over yet") {
    CHECK(at(promise + "CLAU\nMene ht\n") == "open");
  }
}

TEST_CASE("the terms as verbs") {
  const auto forbidden = [](std::string_view verb, std::string_view turn) {
    return at("CLAU\nMene ht\nBART\nCLAU " + std::string(verb) +
              " -> BART ht\nMIKE\nKora ht\nROBE\nBART\nAnne ht\nCLAU\n" + std::string(turn) + "\nMIKE\n");
  };
  CHECK(forbidden("bd not", "Mene bd") == "broken by Mene bd");
  CHECK(forbidden("ht not", "Mene ht") == "broken by Mene ht");
  CHECK(forbidden("ga not", "Mene ga") == "broken by Mene ga");
  CHECK(forbidden("de not MIKE", "Mene de Kora") == "broken by Mene de Kora");
  CHECK(forbidden("de not Kora", "Mene de Kora") == "broken by Mene de Kora");
  CHECK(forbidden("lt not", "Mene lt") == "broken by Mene lt");
  CHECK(forbidden("rt not Kora", "Mene rt Kora") == "broken by Mene rt Kora");
  CHECK(forbidden("ec not MIKE", "Mene buru Kora") == "broken by Mene buru Kora");
  CHECK(forbidden("ak not MIKE", "Mene /rl Kora") == "broken by Mene /rl Kora");
  CHECK(forbidden("pa not", "Mene krc (nb, BART 3)") == "broken by Mene krc (nb, BART 3)");
  CHECK(forbidden("rm not", "Mene krc (nb, BART 3) % +CLAU %") == "broken by %");
  CHECK(forbidden("rm not MIKE", "Mene krc (nb, MIKE 3) % +CLAU %") == "broken by %");
  CHECK(forbidden("rm not", "Mene krc x M hd x") == "open");
  CHECK(forbidden("Mene bd not", "Mene bd") == "broken by Mene bd");
  CHECK(forbidden("hd not", "Mene buru Kora X M hd K hd X") == "broken by M hd");
  CHECK(forbidden("hd not", "Mene buru Kora X M wn K hd X") == "open");
  CHECK(forbidden("wn not", "Mene buru Kora X M wn K hd X") == "broken by M wn");
  CHECK(forbidden("me not", "Luci me") == "broken by Luci me");
  CHECK(forbidden("rl not Kora", "rl Kora") == "broken by rl Kora");
  CHECK(forbidden("rl not Mene", "rl Kora") == "open");
  CHECK(forbidden("wd not", "CLAU wd") == "broken by CLAU wd");
  CHECK(forbidden("ot not", "CLAU ot") == "broken by CLAU ot");
}

TEST_CASE("states of minions") {
  const auto is = [](std::string_view verb, std::string_view turn) {
    return at("CLAU\nMene ht\nBART\nBART ht -> Mene " + std::string(verb) + " not\nAnne ht\nCLAU\n" +
              std::string(turn) + "\n");
  };
  CHECK(is("et", "Mene et") == "broken by Mene et");
  CHECK(is("et", "Anne et") == "open");
  CHECK(is("bt", "Mene bt") == "broken by Mene bt");
  CHECK(is("bt", "Mene rip") == "broken by Mene rip");
  CHECK(is("rip", "Mene bt") == "broken by Mene bt");
  CHECK(is("rg", "Mene rg") == "broken by Mene rg");
  CHECK(is("ep", "Mene ep") == "broken by Mene ep");
  CHECK(is("et", "/chim Mene; Mene et").starts_with("broken by /chim Mene"));
}

TEST_CASE("several clauses on a side all hold") {
  const std::string deal = "BART\nBART bd not CLAU, BART ak not CLAU -> CLAU bd not MIKE, CLAU ht nxt\n";
  CHECK(at(deal + "CLAU\nMene ht\nMIKE\nROBE\nBART\nAnne buru Mene\n") == "broken by Anne buru Mene");
  CHECK(at(deal + "CLAU\nMene ht\nGwen bd\nMIKE\n") == "broken by Gwen bd");
  const auto followed = follow(std::string(kTable) + deal + "CLAU\nMene lt\nMIKE\n");
  CHECK(said(followed) == "broken by MIKE");
  const DealThere &there = followed.replay.deals.front();
  REQUIRE(there.clauses.size() == 4);
  CHECK(there.brokenClause == 3);
  CHECK_FALSE(there.clauses[3].condition);
  CHECK(there.clauses[3].place == 1);
  CHECK(there.clauses[3].by == 1);
}

TEST_CASE("durations") {
  const std::string before = "BART\nAnne ht\nCLAU\n";
  const std::string round = "MIKE\nROBE\nBART\nAnne bd\nCLAU\n";
  const auto with = [&](std::string_view duration, std::string_view rest) {
    return at(before + "BART bd not CLAU " + std::string(duration) + " -> CLAU ht\nMene ht\n" + std::string(rest));
  };
  CHECK(with("", round + "MIKE\n") == "broken by Anne bd");
  CHECK(with("nxt", round) == "broken by Anne bd");
  CHECK(with("nxt", "MIKE\nROBE\nBART\nCLAU\n" + round) == "kept");
  CHECK(with("nxt 2", "MIKE\nROBE\nBART\nCLAU\n" + round) == "broken by Anne bd");
  CHECK(with("nxt 1", "MIKE\nROBE\nBART\nCLAU\n" + round) == "kept");
  CHECK(with("nxt MI", "MIKE\nROBE\nBART\nMI Anne bd\nCLAU\n") == "broken by Anne bd");
  CHECK(with("nxt IN", "MIKE\nROBE\nBART\nMI Anne bd\nIN\nCLAU\n") == "kept");
  CHECK(with("nxt MIKE", round) == "kept");
  CHECK(with("nxt ROBE", "MIKE\n") == "open");
  CHECK(with("nxt CLAU", round) == "broken by Anne bd");
  CHECK(with("nxt CLAU", "MIKE\nROBE\nBART\nCLAU\n") == "kept");
}

TEST_CASE("letting through") {
  const std::string ready = "CLAU\nMene ht\nMIKE\nKora ht\nROBE\nBART\n";
  SUBCASE("bleeds") {
    const std::string deal = ready + "CLAU let BART bd -> BART ht\nAnne ht\n";
    CHECK(at(deal + "Gwen bd\nMene bk\n") == "broken by Mene bk");
    CHECK(at(deal + "Gwen bd\nKora bk\n") == "open");
    CHECK(at(deal + "Gwen ht\nMene bk\n") == "open");
    CHECK(at(deal + "MIKE\nKora bd\nMene bk\n") == "open");
  }
  SUBCASE("a card, a minion's action, anybody's") {
    CHECK(at(ready + "CLAU let BART krc -> BART ht\nAnne krc (nb, MIKE 3) % -Mene %\n") == "broken by -Mene");
    CHECK(at(ready + "CLAU let BART krc -> BART ht\nAnne pash (nb, MIKE -3) % -Mene %\n") == "open");
    CHECK(at(ready + "CLAU let Anne rm -> BART ht\nAnne krc (nb, MIKE 3) % -CLAU %\n") == "broken by -CLAU");
    CHECK(at(ready + "CLAU let Gwen rm -> BART ht\nAnne krc (nb, MIKE 3) % -CLAU %\n") == "open");
    CHECK(at(ready + "CLAU let rm -> BART ht\nAnne krc (nb, MIKE 3) % -CLAU %\n") == "broken by -CLAU");
    CHECK(at(ready + "CLAU let rm -> BART ht\nCLAU\nMene krc (nb, MIKE 3) % -CLAU %\n") == "open");
  }
  SUBCASE("the subject is left out") {
    CHECK(at(ready + "let CLAU rm -> CLAU ak not BART nxt\nAnne ht\nCLAU\nMene krc (nb, MIKE 3) % -Anne %\n") ==
          "broken by -Anne");
  }
  SUBCASE("a vote with a card, and one of another's") {
    const std::string deal = ready + "CLAU let BART rm -> BART ht\nAnne krc (nb, MIKE 3) % ";
    CHECK(at(deal + "-Mene awe>(3) %\n") == "broken by -Mene awe>(3)");
    CHECK(at(deal + "-CLAU /edge %\n") == "broken by -CLAU /edge");
    CHECK(at(deal + "-MIKE, /edge %\n") == "open");
  }
  SUBCASE("the next turn is that of the Methuselah whose action it is") {
    const std::string deal = "CLAU\nMene ht\nCLAU let BART rm nxt -> CLAU ht\nGwen ht\nMIKE\nROBE\nBART\n";
    CHECK(at(deal + "Anne krc (nb, MIKE 3) % -CLAU %\n") == "broken by -CLAU");
    CHECK(at(deal + "CLAU\nMIKE\nROBE\nBART\nAnne krc (nb, MIKE 3) % -CLAU %\nCLAU\n") == "kept");
    // Made in Bart's turn: it is not certain which of his turns is meant.
    const std::string own = ready + "CLAU let BART rm nxt -> BART ht\nAnne ht\n";
    CHECK(at(own + "Gwen krc (nb, MIKE 3) % -CLAU %\nCLAU\nMIKE\nROBE\nBART\nCLAU\n") == "expired");
    CHECK(at(own + "CLAU\nMIKE\nROBE\nBART\nGwen krc (nb, MIKE 3) % +CLAU %\nCLAU\n") == "kept");
  }
}

TEST_CASE("blocks") {
  const std::string ready = "CLAU\nMene ht\nMIKE\nKora ht\nROBE\n";
  const std::string deal = ready + "CLAU bk not BART -> ROBE ht\nGwen ht\n";
  CHECK(at(deal + "BART\nAnne bd\nMene bk\n") == "broken by Mene bk");
  CHECK(at(deal + "BART\nAnne bd\nKora bk\n") == "open");
  CHECK(at(deal + "BART\nAnne bd\nROBE Nu bk\n") == "open");
  CHECK(at(deal + "MIKE\nKora bd\nMene bk\n") == "open");
  CHECK(at(ready + "CLAU bk not Anne -> ROBE ht\nGwen ht\nBART\nAnne bd\nMene bk\n") == "broken by Mene bk");
  CHECK(at(ready + "CLAU bk not Nu -> ROBE ht\nGwen ht\nBART\nAnne bd\nMene bk\n") == "open");
  CHECK(at(ready + "Mene bk not BART -> ROBE ht\nGwen ht\nBART\nAnne bd\nMene bk\n") == "broken by Mene bk");
  SUBCASE("whose the blocker is is not known") {
    const std::string unknown = deal + "BART\nAnne bd\nNu bk\n";
    CHECK(at(unknown) == "open");
    // It may have been hers; then Robert is free, and nothing that he does is certain to be a breach.
    CHECK(at("ROBE\nCLAU bk not BART -> ROBE bd not BART\nBART\nAnne bd\nNu bk\nCLAU\nMIKE\nROBE\nGwen bd\nBART\n") ==
          "open");
  }
  SUBCASE("the blocker's first own action comes later") {
    CHECK(at(deal + "BART\nAnne bd\nNu bk\nCLAU\nNu ht\n") == "broken by Nu bk");
    CHECK(at(deal + "BART\nAnne bd\nNu bk\nCLAU\nMIKE\nNu ht\n") == "open");
  }
  SUBCASE("a combat out of nothing is a block by somebody") {
    const std::string fought = ready + "CLAU bk not BART nxt -> ROBE ht\nGwen ht\nBART\nAnne bd\nX\nhd\nX\n";
    CHECK(at(fought + "CLAU\nMIKE\n") == "expired");
  }
  SUBCASE("an ally has a number") {
    const std::string ally =
        "CLAU\nMene cour1 (nb)\nMIKE\nKora cour2 (nb)\nROBE\nBART\nCLAU\ncour1 ht\nMIKE\ncour2 ht\nROBE\n"
        "CLAU bk not BART -> ROBE ht\nGwen ht\nBART\nAnne bd\n";
    CHECK(at(ally + "cour1 bk\n") == "broken by cour1 bk");
    CHECK(at(ally + "cour2 bk\n") == "open");
  }
}

TEST_CASE("a bleed that another sends on is no certain breach") {
  const std::string deal =
      "CLAU\nMene ht\nMIKE\nKora ht\nROBE\nBART\nBART bd not MIKE nxt -> MIKE ht\nCLAU\nMIKE\nKora ht\n"
      "ROBE\nBART\n";
  CHECK(at(deal + "Anne bd\nMene defl MIKE\nCLAU\n") == "expired");
  CHECK(at(deal + "Anne bd\nMene defl ROBE\nCLAU\n") == "kept");
  CHECK(at(deal + "Anne bd\nCLAU\n") == "kept");
}

TEST_CASE("against whom a political action is") {
  const std::string deal = "MIKE\nKora ht\nROBE\nMIKE ht -> ROBE pa not MIKE\nGwen ht\nBART\nCLAU\nMIKE\nNu ht\nROBE\n";
  CHECK(at(deal + "Gwen krc\nGwen cond (MIKE 2, CLAU 1)\nBART\n").starts_with("broken by"));
  CHECK(at(deal + "Gwen bani (nb, Kora)\n").starts_with("broken by"));
  CHECK(at(deal + "Gwen bani (nb, Mene)\n") == "open");
  CHECK(at(deal + "Gwen psba (nb)\n") == "open");
  SUBCASE("terms that are not written may be against her") {
    const std::string open = deal + "Gwen krc (nb)\n";
    CHECK(at(open) == "open");
    CHECK(at(open + "Gwen krc (nb, MIKE 2)\n") == "broken by Gwen krc (nb, MIKE 2)");
  }
}

TEST_CASE("a party that is out of the game ends the deal") {
  const std::string deal = "BART\nBART bd not CLAU -> CLAU bd not MIKE\nCLAU\nMene ht\n";
  CHECK(at(deal + "MIKE\nCLAU ot\nROBE\n", true) ==
        "kept; if BART kept party-out at CLAU ot; then CLAU kept party-out at CLAU ot");
  CHECK(at(deal + "BART wd\n") == "kept");
  CHECK(at(deal + "Mene bd\nMIKE\nCLAU ot\n") == "broken by Mene bd");
  SUBCASE("what was not done is expired") {
    CHECK(at("BART\nAnne ht\nBART ht -> CLAU bd MIKE\nAnne ht\nBART ot\nCLAU\n") == "expired");
    CHECK(at("BART\nBART ht -> CLAU bd not MIKE\nBART ot\nCLAU\nMene bd\n", true) ==
          "expired; if BART expired party-out at BART ot; then CLAU expired not-bound at BART ot");
  }
  SUBCASE("the target is no party") {
    CHECK(at("BART\nBART bd not MIKE -> CLAU bd not MIKE nxt 9\nCLAU\nMIKE wd\n", true) ==
          "kept; if BART kept party-out at MIKE wd; then CLAU kept party-out at MIKE wd");
  }
}

TEST_CASE("ousting") {
  const std::string deal = "BART\nCLAU ht -> BART ot not CLAU\nCLAU\nMene ht\nMIKE\nROBE\n";
  CHECK(at(deal + "BART\nAnne bd\nCLAU ot\nMIKE\n") == "broken by CLAU ot");
  CHECK(at(deal + "CLAU ot\nBART\n") != "broken by CLAU ot");
  CHECK(at(deal + "BART\nCLAU wd\nMIKE\n") == "kept");
}

TEST_CASE("the end of the game") {
  const std::string body = "BART\nBART bd not CLAU -> CLAU bd not MIKE\nCLAU\nMene ht\nMIKE\n";
  const std::string timed = "---\nplayers: [Bart, Claudia, Mike, Robert]\nend: time\n---\n" + body;
  CHECK(said(follow(timed), true) == "kept; if BART kept game-over; then CLAU kept game-over");
  // Up to a line before the last the game goes on.
  CHECK(said(follow(timed, static_cast<std::uint32_t>(timed.find("MIKE\n", timed.find("Mene"))))) == "open");
}

TEST_CASE("only what is in front of the cut counts") {
  const std::string text =
      std::string(kTable) + "BART\nBART bd not CLAU -> CLAU ht\nCLAU\nMIKE\nROBE\nBART\nAnne bd\nCLAU\n";
  CHECK(said(follow(text)) == "broken by Anne bd");
  CHECK(said(follow(text, static_cast<std::uint32_t>(text.find("Anne bd")))) == "open");
  CHECK(said(follow(text, static_cast<std::uint32_t>(text.find("BART bd")))).empty());
}

TEST_CASE("players whom nobody declared") {
  const std::string text =
      "BART\nAnne ht\nCLAU\nMene ht\nBART\nBART bd not CLAU nxt -> CLAU let BART rm\nCLAU\nMene ht\nBART\nAnne bd\n";
  CHECK(said(follow(text)) == "broken by Anne bd");
  SUBCASE("one alone has no prey") {
    CHECK(said(follow("BART\nBART bd not CLAU -> CLAU let BART rm\nAnne bd\n")) == "open");
    CHECK(said(follow("BART\nBART bd not CLAU -> CLAU let BART rm\nAnne bd CLAU\n")) == "broken by Anne bd CLAU");
  }
}

TEST_CASE("what cannot be read is never broken") {
  CHECK(at("BART\nXYZZ bd not CLAU -> CLAU ht\nAnne bd\n") == "open");
  // The condition cannot be read, so nobody knows whether the promise binds.
  CHECK(at("BART\nCLAU lr not -> BART bd not CLAU\nAnne bd\n") == "open");
  CHECK(at("BART\nBART bd not CLAU, CLAU lr not -> MIKE ht\nAnne bd\n") == "open");
  CHECK(at("BART\nBART hs not -> CLAU ht\nAnne bd\n") != "broken by Anne bd");
  CHECK(at("BART\nBART bd not CLAU nxt XYZZ -> CLAU ht\nCLAU\nMIKE\nROBE\nBART\nAnne bd\nCLAU\n") == "open");
}

TEST_CASE("what may be read otherwise is not certain") {
  const std::string deal =
      "BART\nAnne ht\nBART bd not CLAU nxt -> CLAU ht\nCLAU\nMene ht\nMIKE\nKora ht\nROBE\nGwen ht\n";
  // Bart's turn, or Bart in Robert's.
  CHECK(at(deal + "BART /barr\nAnne bd\nCLAU\n") == "expired");
  CHECK(at(deal + "BART(12) /barr\nAnne bd\nCLAU\n") == "broken by Anne bd");
  // Computer Hacking, or another card.
  CHECK(at(deal + "BART\nAnne coha\nCLAU\n") == "expired");
}

TEST_CASE("two deals at once") {
  CHECK(at("BART\nBART bd not CLAU nxt -> CLAU ht\nCLAU\nBART ht nxt -> CLAU bd not MIKE\nMene "
           "ht\nMIKE\nROBE\nBART\nAnne ht\n"
           "CLAU\nMene bd\n") == "kept\nbroken by Mene bd");
  CHECK(
      at("BART\nBART bd not CLAU nxt -> CLAU ht\nBART bd not CLAU nxt -> CLAU ht\nCLAU\nMIKE\nROBE\nBART\nAnne bd\n") ==
      "broken by Anne bd\nbroken by Anne bd");
}

TEST_CASE("a final from the middle on: blocks against bleeds") {
  // The one between the two is out, and the first bleeds oust her.
  const std::string game =
      "---\nplayers: [Vera, Axel, Jo, Marius, Chris]\ncards: {Mass: Massimiliano}\n---\n"
      "AXEL(9)\nMARI bk not Mass nxt, MARI bk not CaSn nxt -> AXEL bd not MARI nxt 3\n"
      "Mass bd\nCaSn bd (nb)\nJO ot\n\nMARI(2)\nViAs ht\n\nCHRI(10)\nRuGi ht\n\nVERA(17)\nAdSf bd (nb)\n\n"
      "AXEL(12)\nMass ht (nb)\nIN\n\nMARI(7)\nViAs ht\n\nCHRI(10)\nRuGi bd (nb)\n\nVERA(5)\nAdSf bd\n\nAXEL(5)\n";
  CHECK(said(follow(game)) == "open");
  CHECK(said(follow(game + "DI\n-rewi, +orre\n")) == "open");
  CHECK(said(follow(game + "Mass bd (nb)\nMARI\n")) == "broken by Mass bd (nb)");
}

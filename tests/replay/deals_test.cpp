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
    CHECK(at(promise + "CLAU\nMene ht\n= = =\nMIKE\n") == "expired");
    CHECK(at("BART\nAnne ht\nBART ht -> CLAU bd ROBE nxt\nAnne ht\nCLAU\nMene ht\nMIKE\n") == "expired");
  }
  SUBCASE("not over yet") {
    CHECK(at(promise + "CLAU\nMene ht\n") == "open");
  }
}

TEST_CASE("the terms as verbs") {
  const auto forbidden = [](std::string_view verb, std::string_view turn) {
    return at("CLAU\nMene ht\nBART\nCLAU " + std::string(verb) + " -> BART ht\nMIKE\nKora ht\nROBE\nBART\nAnne ht\nCLAU\n" +
              std::string(turn) + "\nMIKE\n");
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
  CHECK(forbidden("ot not", "CLAU ot") == "broken by CLAU ot");
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


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

TEST_CASE("a card is the verb") {
  const std::string deal = "BART\nBART krc CLAU nxt -> CLAU bd not MIKE nxt 2\n";
  SUBCASE("the promise does not bind before the condition is met") {
    CHECK(at(deal + "CLAU\nMene bd\n") == "open");
  }
}

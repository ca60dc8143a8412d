#include <algorithm>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

using model::EventKind;
using model::PlayerIndex;

bool leaves(std::string_view term) {
  return term == "ot" || term == "wd";
}

/// A turn, or somebody who leaves the game.
struct Fact {
  bool turn = false;
  PlayerIndex player = model::kNoPlayer;
  std::string_view abbr;  ///< as written
  text::ByteRange range;  ///< of a turn, relative to the stretch
  [[nodiscard]] bool alike(const Fact &other) const {
    return turn == other.turn && player == other.player && abbr == other.abbr;
  }
};

GistPtr gist(const model::Transcript & /*transcript*/, const model::Stretch &stretch) {
  auto gist = std::make_unique<Facts<Fact>>();
  const auto leaving = [&gist](const model::Reference &who) {
    if (who.player != model::kNoPlayer) gist->facts.push_back({false, who.player, {}, {}});
  };
  for (const model::Event &event : stretch.events) {
    // Said alone (`KATH ot`) or in a result (`Kora bd; KATH ot`).
    if (event.kind == EventKind::State && leaves(event.extra().term)) leaving(event.card);
    for (const model::Item &item : event.result) {
      if (leaves(item.term)) leaving(item.who);
    }
    if (event.kind == EventKind::Turn && event.card.player != model::kNoPlayer)
      gist->facts.push_back({true, event.card.player, event.card.abbr, relative(stretch, event.range)});
  }
  return gist;
}

void judge(Report &report, const Course &course) {
  const std::deque<model::Player> &players = course.transcript.players;
  std::vector<PlayerIndex> seats;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].seated) seats.push_back(static_cast<PlayerIndex>(i));
  }
  const auto each = [&course](const auto &visit) {
    for (std::size_t i = 0; i < course.gists.size(); ++i) {
      for (const Fact &fact : course.facts<Fact>(i)) visit(i, fact);
    }
  };
  std::vector<std::size_t> lastTurn(players.size(), 0);
  std::size_t turn = 0;
  each([&](std::size_t /*stretch*/, const Fact &fact) {
    if (fact.turn) lastTurn[static_cast<std::size_t>(fact.player)] = ++turn;
  });
  std::vector<bool> out(players.size(), false);
  const Fact *before = nullptr;
  std::size_t beforeIn = 0;
  turn = 0;
  each([&](std::size_t stretch, const Fact &fact) {
    if (!fact.turn) {
      out[static_cast<std::size_t>(fact.player)] = true;
      return;
    }
    ++turn;
    const auto from = before == nullptr ? seats.end() : std::find(seats.begin(), seats.end(), before->player);
    const auto to = std::find(seats.begin(), seats.end(), fact.player);
    if (from != seats.end() && to != seats.end()) {
      std::vector<std::string> skipped;
      for (auto seat = from;;) {
        seat = seat + 1 == seats.end() ? seats.begin() : seat + 1;
        if (seat == to || seat == from) break;
        const auto index = static_cast<std::size_t>(*seat);
        // Who heads no later line is out of the game, said or unsaid (READING 5.1).
        if (!out[index] && lastTurn[index] > turn) skipped.push_back(players[index].abbr);
      }
      if (!skipped.empty()) {
        Diagnostic &diagnostic =
            report.add(course.place(stretch, fact.range),
                       worded("the turn of {} comes before that of {}, who {} next by the seats", quoted(fact.abbr),
                              quotedList(skipped, "and"), skipped.size() == 1 ? "is" : "are"));
        diagnostic.hint = worded("write the missing {}, or who was ousted: {}", skipped.size() == 1 ? "turn" : "turns",
                                 quoted(skipped.front() + " ot"));
        diagnostic.related.push_back({course.place(beforeIn, before->range), "the turn before is here"});
      }
    }
    before = &fact;
    beforeIn = stretch;
  });
}

}  // namespace

const Check kTurnOrder = {
    .rule = {.id = "turn-order",
             .severity = Severity::Hint,
             .meaning = "A turn header passes over a player who is still in the game, so a turn is missing or a header "
                        "names the wrong player.",
             .section = "TS 2.1.1, READING 5.1",
             .shows = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(12)\nOLIV(9)\nSILV(8)\nOLIV(9)\n",
             .showsNot = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(12)\nSILV(8)\nOLIV(9)\nSILV ot\nNELS(6)\n"
                         "OLIV(9)\n"},
    .gist = gist,
    .onCourse = judge,
};

}  // namespace vtes::lint::checks

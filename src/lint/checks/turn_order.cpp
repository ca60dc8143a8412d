#include <algorithm>
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

/// Marks who is said to be out of the game, alone (`KATH ot`) or in a result (`Kora bd; KATH ot`).
void markOuts(const model::Event &event, std::vector<bool> &out) {
  const auto mark = [&out](const model::Reference &who) {
    if (who.player != model::kNoPlayer) out[static_cast<std::size_t>(who.player)] = true;
  };
  if (event.kind == EventKind::State && leaves(event.term)) mark(event.card);
  for (const model::Item &item : event.result) {
    if (leaves(item.term)) mark(item.who);
  }
}

void report(Report &report) {
  const model::Transcript &transcript = report.transcript();
  std::vector<PlayerIndex> seats;
  std::vector<std::uint32_t> lastTurn(transcript.players.size(), 0);
  for (std::size_t i = 0; i < transcript.players.size(); ++i) {
    if (transcript.players[i].seated) seats.push_back(static_cast<PlayerIndex>(i));
  }
  for (const model::Event &event : transcript.events) {
    if (event.kind == EventKind::Turn && event.card.player != model::kNoPlayer)
      lastTurn[static_cast<std::size_t>(event.card.player)] = event.turn;
  }
  std::vector<bool> out(transcript.players.size(), false);
  const model::Event *before = nullptr;
  for (const model::Event &event : transcript.events) {
    markOuts(event, out);
    if (event.kind != EventKind::Turn || event.card.player == model::kNoPlayer) continue;
    if (before != nullptr) {
      const auto from = std::find(seats.begin(), seats.end(), before->card.player);
      const auto to = std::find(seats.begin(), seats.end(), event.card.player);
      if (from != seats.end() && to != seats.end()) {
        std::vector<std::string> skipped;
        for (auto seat = from;;) {
          seat = seat + 1 == seats.end() ? seats.begin() : seat + 1;
          if (seat == to || seat == from) break;
          const auto index = static_cast<std::size_t>(*seat);
          // Who heads no later line is out of the game, said or unsaid (READING 5.1).
          if (!out[index] && lastTurn[index] > event.turn) skipped.push_back(transcript.players[index].abbr);
        }
        if (!skipped.empty()) {
          Diagnostic &diagnostic =
              report.add(event.range, worded("the turn of {} comes before that of {}, who {} next by the seats",
                                             quoted(event.card.abbr), quotedList(skipped, "and"),
                                             skipped.size() == 1 ? "is" : "are"));
          diagnostic.hint = worded("write the missing {}, or who was ousted: {}",
                                   skipped.size() == 1 ? "turn" : "turns", quoted(skipped.front() + " ot"));
          diagnostic.related.push_back({before->range, "the turn before is here"});
        }
      }
    }
    before = &event;
  }
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
    .onTranscript = report,
};

}  // namespace vtes::lint::checks

#include <string>

#include "lint/checks/all.h"
#include "lint/game.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

/// The cost in words, `1 pool`; empty where the card has none or a variable one.
std::string costOf(const cards::CardFigures &card, int &cost) {
  if (card.poolCost < 0 || card.bloodCost < 0 || card.convictionCost < 0) return {};
  const int kinds = (card.poolCost > 0 ? 1 : 0) + (card.bloodCost > 0 ? 1 : 0) + (card.convictionCost > 0 ? 1 : 0);
  if (kinds != 1) return {};
  cost = card.poolCost + card.bloodCost + card.convictionCost;
  return worded("{} {}", std::to_string(cost),
                card.poolCost > 0    ? "pool"
                : card.bloodCost > 0 ? "blood"
                                     : "conviction");
}

void report(Report &report, const model::Stretch &stretch) {
  const model::Transcript &transcript = report.transcript();
  for (const model::Event &event : stretch.events) {
    if (event.kind != model::EventKind::Play || !event.cost) continue;
    const cards::CardFigures &card = figuresOf(transcript, event.card);
    // What else a number could be: an amount that is chosen, points (READING 5.11).
    if ((card.traits & (cards::kVariableCost | cards::kAllocates)) != 0) continue;
    int cost = 0;
    const std::string words = costOf(card, cost);
    if (words.empty() || cost != *event.cost) continue;
    Diagnostic &diagnostic = report.add(
        event.range, worded("{} has its cost written out, but {} always costs {}", quoted(report.slice(event.range)),
                            transcript.cards->card(event.card.card).natural, words));
    diagnostic.hint =
        worded("take {} out: only a variable cost is written", quoted(worded("({})", std::to_string(cost))));
  }
}

}  // namespace

const Check kFixedCost = {
    .rule = {.id = "fixed-cost",
             .severity = Severity::Hint,
             .meaning = "The cost of a card is written in parentheses, though it is always the same. Everybody knows "
                        "it, and a number there is taken for a choice.",
             .section = "TS 2.1.4",
             .shows = "NELS(12)\nMA sti(1)\n",
             .showsNot = "NELS(12)\nMA sti\nNako hist>(3)\n"},
    .onStretch = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/game.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Stretch &stretch) {
  const model::Transcript &transcript = report.transcript();
  for (const model::Event &event : stretch.events) {
    if (event.kind != model::EventKind::BurnOption || event.card.card == cards::kNoCard) continue;
    if ((figuresOf(transcript, event.card).traits & cards::kBurnOption) != 0) continue;
    Diagnostic &diagnostic =
        report.add(event.card.range, worded("{} is {}, which has no burn option", quoted(event.card.abbr),
                                            transcript.cards->card(event.card.card).natural));
    diagnostic.hint =
        worded("a card that is discarded is written with a sign: {}", quoted("-" + std::string(event.card.abbr)));
  }
}

}  // namespace

const Check kBurnOption = {
    .rule = {.id = "burn-option",
             .severity = Severity::Warning,
             .meaning = "A burn option is used, and the card has none: it is another card, or was discarded.",
             .section = "TS 2.1.3, RR",
             .shows = "NELS(12)\nHORA bo goun\n",
             .showsNot = "NELS(12)\nHORA bo sisi\n"},
    .onStretch = report,
};

}  // namespace vtes::lint::checks

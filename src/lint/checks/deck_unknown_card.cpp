#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  Diagnostic &diagnostic = report.add(fault.range, worded("the deck has {}, which is no card", quoted(fault.seen)));
  if (fault.wanted.empty()) return;
  diagnostic.hint = worded("did you mean {}?", quoted(fault.wanted));
  if (report.slice(fault.range) == fault.seen)
    diagnostic.fixes.push_back(replacement(fault.range, fault.wanted, false));
}

}  // namespace

const Check kDeckUnknownCard = {
    .rule = {.id = "deck-unknown-card",
             .severity = Severity::Warning,
             .meaning =
                 "A deck list names a card that does not exist, so it cannot tell which card an abbreviation means.",
             .section = "READING 1.2",
             .shows = "---\nplayers: [{name: Nelson, deck: [Kindred Spirit]}, Oliver]\n---\nNELS(12)\n",
             .showsNot = "---\nplayers: [{name: Nelson, deck: [Kindred Spirits]}, Oliver]\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::DeckUnknownCard,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  report.add(fault.range, worded("no deck list can be read from {}", quoted(fault.seen))).hint =
      "write a card a line, `2x Kindred Spirits`";
}

}  // namespace

const Check kDeckUnreadable = {
    .rule = {.id = "deck-unreadable",
             .severity = Severity::Error,
             .meaning = "The front matter names a deck file that holds no deck list.",
             .section = "READING 1.2",
             .shows = "---\nplayers: [{name: Nelson, deck: decks/empty.txt}, Oliver]\n---\nNELS(12)\n",
             .showsNot = "---\nplayers: [{name: Nelson, deck: [Kindred Spirits]}, Oliver]\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::DeckUnreadable,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

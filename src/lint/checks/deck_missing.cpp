#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  report.add(fault.range, worded("the deck file {} is not there", quoted(fault.seen))).hint =
      "a path of a deck is relative to the folder of the transcript";
}

}  // namespace

const Check kDeckMissing = {
    .rule = {.id = "deck-missing",
             .severity = Severity::Error,
             .meaning = "The front matter names a deck file that is not there. Its path is relative to the transcript.",
             .section = "READING 1.2",
             .shows = "---\nplayers: [{name: Nelson, deck: decks/nelson.txt}, Oliver]\n---\nNELS(12)\n",
             .showsNot = "---\nplayers: [{name: Nelson, deck: [Kindred Spirits]}, Oliver]\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::DeckMissing,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

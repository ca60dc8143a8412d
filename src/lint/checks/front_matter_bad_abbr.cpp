#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  const std::string what = fault.seen.empty() ? "an empty text" : quoted(fault.seen);
  Diagnostic &diagnostic = report.add(
      fault.range, worded("{} cannot be a player's abbreviation: that is two letters or more, all upper case", what));
  diagnostic.hint = fault.wanted.empty() ? "give the player one: `players: [{name: Anna, abbr: ANNA}, Oliver]`"
                                         : worded("write {}", quoted(fault.wanted));
}

}  // namespace

const Check kFrontMatterBadAbbr = {
    .rule = {.id = "front-matter-bad-abbr",
             .severity = Severity::Error,
             .meaning = "No word of a transcript could stand for this player: the abbreviation, given or made from the "
                        "name, is not upper case, too short, or has other signs.",
             .section = "TS 1.3",
             .shows = "---\nplayers: [A, Nelson]\n---\nNELS(12)\n",
             .showsNot = "---\nplayers: [{name: A, abbr: AA}, Nelson]\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::BadAbbreviation,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

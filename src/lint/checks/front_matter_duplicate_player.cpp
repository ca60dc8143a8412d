#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  report.add(fault.range, worded("two players have the abbreviation {}", quoted(fault.seen))).hint =
      "give one of them another: `{name: …, abbr: …}`; namesakes take two letters of name and surname, `FRRO` and "
      "`FRPE`";
}

}  // namespace

const Check kFrontMatterDuplicatePlayer = {
    .rule = {.id = "front-matter-duplicate-player",
             .severity = Severity::Error,
             .meaning = "Two seats have one abbreviation, so that the players cannot be told apart.",
             .section = "TS 1.3, READING 1.2",
             .shows = "---\nplayers: [{name: Nelson, abbr: NELS}, {name: Nelly, abbr: NELS}]\n---\nNELS(12)\n",
             .showsNot = "---\nplayers: [{name: Nelson, abbr: NELS}, {name: Nelly, abbr: NELL}]\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::DuplicatePlayer,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

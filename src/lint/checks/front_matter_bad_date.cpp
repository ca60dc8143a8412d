#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  report.add(fault.range, worded("{} is no date", quoted(fault.seen))).hint =
      "write year, month and day: `date: 2005-04-30`";
}

}  // namespace

const Check kFrontMatterBadDate = {
    .rule = {.id = "front-matter-bad-date",
             .severity = Severity::Error,
             .meaning = "The date of the game is no date. It tells which cards existed.",
             .section = "READING 1.2",
             .shows = "---\ndate: last spring\n---\nNELS(12)\n",
             .showsNot = "---\ndate: 2005-04-30\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::BadDate,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  report.add(fault.range, worded("{} is no way for a game to end", quoted(fault.seen))).hint =
      "write `time`, `concession` or `oust`";
}

}  // namespace

const Check kFrontMatterBadEnd = {
    .rule = {.id = "front-matter-bad-end",
             .severity = Severity::Error,
             .meaning = "The key end says how the game ended, in one of three words.",
             .section = "READING 1.2",
             .shows = "---\nend: draw\n---\nNELS(12)\n",
             .showsNot = "---\nend: time\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::BadEnd,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

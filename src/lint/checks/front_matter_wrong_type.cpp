#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  report.add(fault.range, fault.wanted.empty() ? worded("the value of {} is not of the right kind", quoted(fault.seen))
                                               : worded("{} has to be {}", quoted(fault.seen), fault.wanted));
}

}  // namespace

const Check kFrontMatterWrongType = {
    .rule = {.id = "front-matter-wrong-type",
             .severity = Severity::Error,
             .meaning = "The value of a key of the front matter is of another kind than it has to be.",
             .section = "READING 1.2",
             .shows = "---\npool: many\n---\nNELS(12)\n",
             .showsNot = "---\npool: 30\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::WrongType,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

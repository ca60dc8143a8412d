#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  Diagnostic &diagnostic = report.add(fault.range, worded("{} has no seat at this table", quoted(fault.seen)));
  if (fault.wanted.empty()) return;
  diagnostic.hint = worded("did you mean {}?", quoted(fault.wanted));
  if (report.slice(fault.range) == fault.seen)
    diagnostic.fixes.push_back(replacement(fault.range, fault.wanted, false));
}

}  // namespace

const Check kFrontMatterUnknownPlayer = {
    .rule = {.id = "front-matter-unknown-player",
             .severity = Severity::Error,
             .meaning = "The front matter gives the pool of somebody who has no seat.",
             .section = "READING 1.2",
             .shows = "---\nplayers: [Nelson, Oliver]\npool: {NELS: 20, JULI: 12}\n---\nNELS(20)\n",
             .showsNot = "---\nplayers: [Nelson, Oliver]\npool: {NELS: 20, OLIV: 12}\n---\nNELS(20)\n"},
    .frontMatter = model::FrontMatterFault::Kind::UnknownPlayer,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

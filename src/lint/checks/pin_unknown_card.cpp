#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  Diagnostic &diagnostic =
      report.add(fault.range, worded("{} is no card, so nothing can be pinned to it", quoted(fault.seen)));
  if (fault.wanted.empty()) return;
  diagnostic.hint = worded("did you mean {}?", quoted(fault.wanted));
  if (report.slice(fault.range) == fault.seen)
    diagnostic.fixes.push_back(replacement(fault.range, fault.wanted, false));
}

}  // namespace

const Check kPinUnknownCard = {
    .rule = {.id = "pin-unknown-card",
             .severity = Severity::Error,
             .meaning = "An abbreviation is pinned to a name that no card has.",
             .section = "READING 1.2",
             .shows = "---\ncards: {conf: Confushion}\n---\nNELS(12)\n",
             .showsNot = "---\ncards: {conf: Confusion}\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::UnknownPin,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

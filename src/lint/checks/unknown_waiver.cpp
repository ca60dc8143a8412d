#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const WaiverFault &fault) {
  if (fault.seen.empty()) {
    report.add(fault.range, "a comment begins with `vtes:` and names nothing that it allows").hint =
        "write `// vtes: allow ID` for a line or `// vtes: allow-file ID` for the transcript";
    return;
  }
  Diagnostic &diagnostic = report.add(
      fault.range, fault.id ? worded("{} is the id of no finding, so nothing is allowed", quoted(fault.seen))
                            : worded("{} is no waiver: that is `allow` or `allow-file`", quoted(fault.seen)));
  if (fault.wanted.empty()) {
    diagnostic.hint = fault.id ? "`vtes explain` lists the ids" : "write `// vtes: allow ID`";
    return;
  }
  diagnostic.hint = worded("did you mean {}?", quoted(fault.wanted));
  diagnostic.fixes.push_back(replacement(fault.range, fault.wanted, false));
}

}  // namespace

const Check kUnknownWaiver = {
    .rule = {.id = "unknown-waiver",
             .severity = Severity::Warning,
             .meaning = "A comment is to allow a finding, but there is none of that id, so the comment does nothing.",
             .section = "READING 1.3",
             .shows = "NELS(12)\nKora ksip> JoAm bk // vtes: allow unknown-wrod\n",
             .showsNot = "NELS(12)\nKora ksip> JoAm bk // vtes: allow unknown-word\n"},
    .waiver = WaiverFault::Kind::Unknown,
    .onWaiver = report,
};

}  // namespace vtes::lint::checks

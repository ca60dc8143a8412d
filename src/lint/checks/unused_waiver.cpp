#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const WaiverFault &fault) {
  const std::string_view where = fault.wholeFile ? "in this transcript" : "on this line";
  Diagnostic &diagnostic =
      report.add(fault.range, worded("{} is allowed here, but nothing {} has it", quoted(fault.seen), where));
  diagnostic.hint = "take the waiver out";
  diagnostic.fixes.push_back(removal(fault.removal, fault.seen, fault.safe));
}

}  // namespace

const Check kUnusedWaiver = {
    .rule = {.id = "unused-waiver",
             .severity = Severity::Hint,
             .meaning = "A comment allows a finding that is not there: what it was written for is mended, or it stands "
                        "on another line.",
             .section = "READING 1.3",
             .shows = "NELS(12)\nKora kisp> JoAm bk // vtes: allow unknown-word\n",
             .showsNot = "NELS(12)\nKora ksip> JoAm bk // vtes: allow unknown-word\n"},
    .waiver = WaiverFault::Kind::Unused,
    .onWaiver = report,
};

}  // namespace vtes::lint::checks

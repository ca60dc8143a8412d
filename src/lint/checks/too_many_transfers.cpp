#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  Diagnostic &diagnostic = report.add(replayed.range, worded("too many transfers: {} has {} left", words[0], words[1]));
  diagnostic.hint = "a blood costs one transfer, taking one back two, a crypt card four";
}

}  // namespace

const Check kTooManyTransfers = {
    .rule = {.id = "too-many-transfers",
             .severity = Severity::Warning,
             .meaning = "More transfers are spent than there are: one to four in the first turns of a game, four in "
                        "each later turn.",
             .section = "RR Start Influence Phase",
             .shows = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora +2\n",
             .showsNot = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora +1\n"},
    .finding = replay::Finding::Kind::TooManyTransfers,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range, worded("two presses in a row by {}", words[0]));
}

}  // namespace

const Check kPressTwice = {
    .rule = {.id = "press-twice",
             .severity = Severity::Hint,
             .meaning = "A minion presses twice in a row; after a press it is for the other one to answer.",
             .section = "RR 6) Press",
             .shows =
                 "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd\nSILV Zoë bk\nX\nhd\nKora pc\nKora pe\nX\n",
             .showsNot =
                 "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd\nSILV Zoë bk\nX\nhd\nKora pc\nZoë pe\nX\n"},
    .finding = replay::Finding::Kind::PressTwice,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

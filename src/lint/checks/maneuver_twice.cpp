#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range, worded("two maneuvers in a row by {}", words[0]));
}

}  // namespace

const Check kManeuverTwice = {
    .rule = {.id = "maneuver-twice",
             .severity = Severity::Hint,
             .meaning = "A minion maneuvers twice in a row; after a maneuver it is for the other one to answer.",
             .section = "RR 2) Determine Range",
             .shows =
                 "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd\nSILV Zoë bk\nX\nKora lr\nKora cr\nhd\nX\n",
             .showsNot =
                 "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd\nSILV Zoë bk\nX\nKora lr\nZoë cr\nhd\nX\n"},
    .finding = replay::Finding::Kind::ManeuverTwice,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range, worded("a second limited effect on the {}: {}", words[1], words[0]));
}

}  // namespace

const Check kLimitedTwice = {
    .rule = {.id = "limited-twice",
             .severity = Severity::Warning,
             .meaning = "Two effects marked as limited raise the same number in one action.",
             .section = "RR Window: action modifiers + reactions",
             .shows = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd Kora cond< Kora fode<\n",
             .showsNot = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd Kora cond<\n"},
    .finding = replay::Finding::Kind::LimitedTwice,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

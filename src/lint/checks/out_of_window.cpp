#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range, worded("at this time {} cannot be played: {}", words[0], words[1]));
}

}  // namespace

const Check kOutOfWindow = {
    .rule = {.id = "out-of-window",
             .severity = Severity::Hint,
             .meaning = "A card is played where none of its windows is open.",
             .section = "RR Open impulse window",
             .shows = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd Kora beor<\n",
             .showsNot = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd Kora cond<\n"},
    .finding = replay::Finding::Kind::OutOfWindow,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

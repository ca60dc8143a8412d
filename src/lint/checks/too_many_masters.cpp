#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range, worded("no master phase action of {} is left for it", words[0]));
}

}  // namespace

const Check kTooManyMasters = {
    .rule = {.id = "too-many-masters",
             .severity = Severity::Hint,
             .meaning = "More master cards are played than there are master phase actions.",
             .section = "RR 2) Master Phase",
             .shows = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMA bldo Kora\nbldo Mene\n",
             .showsNot = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMA bldo Kora\n"},
    .finding = replay::Finding::Kind::TooManyMasters,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

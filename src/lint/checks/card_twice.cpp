#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range,
             worded("in one action a minion plays each card once, and {} played {} already", words[1], words[0]));
}

}  // namespace

const Check kCardTwice = {
    .rule = {.id = "card-twice",
             .severity = Severity::Warning,
             .meaning = "A minion plays the same action modifier or reaction twice in one action.",
             .section = "RR Window: action modifiers + reactions",
             .shows = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd SILV Zoë bk Kora elim< Kora elim<\n",
             .showsNot = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd SILV Zoë bk Kora elim<\n"},
    .finding = replay::Finding::Kind::CardTwice,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  Diagnostic &diagnostic = report.add(
      replayed.range, worded("only a ready minion acts, blocks and plays cards, and {} is in torpor", words[0]));
  diagnostic.hint = "write how it left torpor (`NAME lt`, `NAME rt NAME`), or the minion that is meant";
}

}  // namespace

const Check kNotReady = {
    .rule = {.id = "not-ready",
             .severity = Severity::Warning,
             .meaning = "A vampire in torpor does what only ready minions do.",
             .section = "RR Announce action & lock acting minion",
             .shows = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd\nKora et\nSILV(9)\nMI Zoë bd "
                      "(nb)\nNELS(12)\nMI Kora bd (nb)\n",
             .showsNot = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd\nKora et\nSILV(9)\nMI Zoë bd "
                         "(nb)\nNELS(12)\nMI Kora lt (nb)\n"},
    .finding = replay::Finding::Kind::NotReady,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  Diagnostic &diagnostic =
      report.add(replayed.range, worded("only an unlocked minion {}, and {} is locked", words[1], words[0]));
  diagnostic.hint = "write the card that unlocked it, or the minion that is meant";
}

}  // namespace

const Check kLockedMinion = {
    .rule = {.id = "locked-minion",
             .severity = Severity::Warning,
             .meaning = "A minion that is locked acts or blocks, and nothing is written that unlocked it.",
             .section = "RR Announce action & lock acting minion",
             .shows = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd (nb)\nKora ht (nb)\n",
             .showsNot = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd (nb)\nMene ht (nb)\n"},
    .finding = replay::Finding::Kind::LockedMinion,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

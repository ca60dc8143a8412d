#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  Diagnostic &diagnostic =
      report.add(replayed.range, worded("nobody blocked {}, reacted or fights it: there is no combat", words[0]));
  diagnostic.hint = "write who blocks in front of the combat: `NAME bk x`";
}

}  // namespace

const Check kCombatWithoutBlock = {
    .rule = {.id = "combat-without-block",
             .severity = Severity::Warning,
             .meaning = "A combat begins in an action that starts none, and nobody is there to have blocked it.",
             .section = "READING 7.1, RR Block attempt succeeds",
             .shows = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora +1\nSILV(30)\nZoë "
                      "+2\nOLIV(30)\nJoAm +3\nNELS(29)\nKora ep\nMI Kora bd\nx hd x\n",
             .showsNot = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora +1\nSILV(30)\nZoë "
                         "+2\nOLIV(30)\nJoAm +3\nNELS(29)\nKora ep\nZoë ep\nMI Kora bd\nZoë bk x hd x\n"},
    .finding = replay::Finding::Kind::CombatWithoutBlock,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

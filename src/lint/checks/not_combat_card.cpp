#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  Diagnostic &diagnostic =
      report.add(replayed.range, worded("in a combat minions play combat cards only, and {} is none", words[0]));
  diagnostic.hint =
      "write it outside of the combat marks `X`, or the card that is meant; a card in play is used with `/`";
}

}  // namespace

const Check kNotCombatCard = {
    .rule =
        {.id = "not-combat-card",
         .severity = Severity::Warning,
         .meaning = "In a combat minions play combat cards only.",
         .section = "RR Combat card limit",
         .shows = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora bd\nSILV Zoë bk\nX\nKora bldo\nZoë hd\nX\n",
         .showsNot =
             "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMA bldo Kora\nMI Kora bd\nSILV Zoë bk\nX\nZoë hd\nX\n"},
    .finding = replay::Finding::Kind::NotCombatCard,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

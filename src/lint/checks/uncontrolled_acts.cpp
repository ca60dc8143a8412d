#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  Diagnostic &diagnostic =
      report.add(replayed.range,
                 worded("still uncontrolled: {} has {} blood, and comes out with {}", words[0], words[1], words[2]));
  diagnostic.hint = "write the transfers that are missing (`NAME +4`), or what else brought it out (`NAME ep`)";
}

}  // namespace

const Check kUncontrolledActs = {
    .rule = {.id = "uncontrolled-acts",
             .severity = Severity::Warning,
             .meaning = "A vampire does something before it has come out of the uncontrolled region.",
             .section = "RR If uncontrolled vampire blood ≥ capacity",
             .shows = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora +1\nSILV(30)\nZoë "
                      "+2\nOLIV(30)\nJoAm +3\nNELS(29)\nMI Kora bd\n",
             .showsNot = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora +1\nSILV(30)\nZoë "
                         "+2\nOLIV(30)\nJoAm +3\nNELS(29)\nKora ep\nMI Kora bd\n"},
    .finding = replay::Finding::Kind::Uncontrolled,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

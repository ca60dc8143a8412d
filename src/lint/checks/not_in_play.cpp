#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  Diagnostic &diagnostic = report.add(replayed.range, worded("nothing brought {} into play", words[0]));
  diagnostic.hint = "write what brought it there (`NAME +4`, `NAME ep`), or the minion that is meant";
}

}  // namespace

const Check kNotInPlay = {
    .rule = {.id = "not-in-play",
             .severity = Severity::Warning,
             .meaning = "A minion does something that nobody brought into play: no blood was transferred to it, no "
                        "action recruited it.",
             .section = "RR 4) Influence Phase",
             .shows = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora +1\nSILV(30)\nZoë "
                      "+2\nOLIV(30)\nJoAm +3\nNELS(29)\nMene bd\n",
             .showsNot = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nMene +1\nSILV(30)\nZoë "
                         "+2\nOLIV(30)\nJoAm +3\nNELS(29)\nMene +4\n"},
    .finding = replay::Finding::Kind::NotInPlay,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

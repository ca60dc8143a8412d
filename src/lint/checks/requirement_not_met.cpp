#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range, worded("not for {} to play: {} asks for {}", words[2], words[0], words[1]));
}

}  // namespace

const Check kRequirementNotMet = {
    .rule = {.id = "requirement-not-met",
             .severity = Severity::Warning,
             .meaning = "A card is played by who is not of the clan, sect, title or capacity that it asks for.",
             .section = "TS 2.1.3, RR Declare effect fully",
             .shows =
                 "---\nplayers: [Nelson, Silvia]\n---\nNELS(30)\nKora +1\nSILV(30)\nNELS(29)\nKora ep\nMI Kora arch\n",
             .showsNot =
                 "---\nplayers: [Nelson, Silvia]\n---\nNELS(30)\nKora +1\nSILV(30)\nNELS(29)\nAnso ep\nMI Anso arch\n"},
    .finding = replay::Finding::Kind::RequirementNotMet,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

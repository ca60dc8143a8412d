#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range, worded("without a title {} has no votes, and no card is named", words[0]));
}

}  // namespace

const Check kNoVotes = {
    .rule = {.id = "no-votes",
             .severity = Severity::Hint,
             .meaning = "A vampire without a title votes.",
             .section = "RR Polling step",
             .shows = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora "
                      "+1\nSILV(30)\nOLIV(30)\nNELS(29)\nKora ep\nAnka ep\nMI Kora krc (nb, SILV 4)\n%\n+Anka\n%\n",
             .showsNot = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora "
                         "+1\nSILV(30)\nOLIV(30)\nNELS(29)\nKora ep\nMI Kora krc (nb, SILV 4)\n%\n+NELS\n%\n"},
    .finding = replay::Finding::Kind::NoVotes,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

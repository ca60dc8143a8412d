#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range, worded("before anything else {} has to hunt: it has no blood", words[0]));
}

}  // namespace

const Check kMandatoryHunt = {
    .rule =
        {.id = "mandatory-hunt",
         .severity = Severity::Hint,
         .meaning = "A vampire without blood has to hunt before anything else is done.",
         .section = "RR Mandatory actions gate",
         .shows = "---\nplayers: [Nelson, Silvia]\n---\nNELS(30)\nAnka +1\nSILV(30)\nAgat +2\nNELS(29)\nAnka "
                  "+3\nSILV(28)\nNELS(26)\nAnka bd (nb); -4b\nCoLe +4\nSILV(27)\nNELS(22)\nCoLe bd (nb)\n",
         .showsNot =
             "---\nplayers: [Nelson, Silvia]\n---\nNELS(30)\nAnka +1\nSILV(30)\nAgat +2\nNELS(29)\nAnka "
             "+3\nSILV(28)\nNELS(26)\nAnka bd (nb); -4b\nCoLe +4\nSILV(27)\nNELS(22)\nAnka ht (nb)\nCoLe bd (nb)\n"},
    .finding = replay::Finding::Kind::MandatoryHunt,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

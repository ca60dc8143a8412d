#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range,
             worded("the blood hunt failed, with {} votes for it at most and {} against, but {} is burned", words[1],
                    words[2], words[0]));
}

}  // namespace

const Check kResultDiffers = {
    .rule = {.id = "result-differs",
             .severity = Severity::Warning,
             .meaning = "What is written of a referendum's result is not what its votes come to.",
             .section = "RR If blood hunt passes",
             .shows = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora +1\nSILV(30)\nZoë "
                      "+2\nOLIV(30)\nJoAm +3\nNELS(29)\nKora ep\nZoë ep\nZoë et\nMI Kora de "
                      "Zoë\n%\n%\nKora bt\n",
             .showsNot = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora +1\nSILV(30)\nZoë "
                         "+2\nOLIV(30)\nJoAm +3\nNELS(29)\nKora ep\nZoë ep\nZoë et\nMI Kora de "
                         "Zoë\n%\n+NELS\n%\nKora bt\n"},
    .finding = replay::Finding::Kind::ResultDiffers,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

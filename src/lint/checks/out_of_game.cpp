#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range, worded("who was ousted has no turn, and {} was", words[0]));
}

}  // namespace

const Check kOutOfGame = {
    .rule =
        {.id = "out-of-game",
         .severity = Severity::Warning,
         .meaning = "A turn of a Methuselah who was ousted.",
         .section = "RR If Methuselah pool reaches 0 -> ousted",
         .shows =
             "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora +1\nSILV ot\nOLIV(30)\nNELS(29)\nSILV(8)\n",
         .showsNot = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora +1\nSILV ot\nOLIV(30)\nNELS(29)\n"},
    .finding = replay::Finding::Kind::OutOfGame,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

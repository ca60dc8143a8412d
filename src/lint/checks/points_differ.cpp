#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range, worded("not as many points as the card allocates: {} has {}, and {} are written", words[0],
                                    words[1], words[2]));
}

}  // namespace

const Check kPointsDiffer = {
    .rule = {.id = "points-differ",
             .severity = Severity::Warning,
             .meaning = "The points that are allocated are not as many as the card has.",
             .section = "RR Referendum starts",
             .shows = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora krc (nb, SILV 5)\n%\n+NELS\n%\n",
             .showsNot = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nMI Kora krc (nb, SILV 4)\n%\n+NELS\n%\n"},
    .finding = replay::Finding::Kind::PointsDiffer,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

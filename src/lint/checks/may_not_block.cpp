#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range, worded("this action is not for {} of {} to block: a directed one is blocked by its "
                                    "targets, any other by prey and predator",
                                    words[0], words[1]));
}

}  // namespace

const Check kMayNotBlock = {
    .rule = {.id = "may-not-block",
             .severity = Severity::Hint,
             .meaning = "A minion blocks whose Methuselah may not: a directed action is blocked by its targets, any "
                        "other by prey and predator.",
             .section = "RR Block eligibility",
             .shows = "---\nplayers: [Nelson, Silvia, Oliver, Tom]\n---\nNELS(12)\nMI Kora bd (nb)\nSILV(9)\nMI Zoë "
                      "bd\nNELS Kora bk\n",
             .showsNot = "---\nplayers: [Nelson, Silvia, Oliver, Tom]\n---\nNELS(12)\nMI Kora bd (nb)\nSILV(9)\nMI Zoë "
                         "bd\nOLIV Mene bk\n"},
    .finding = replay::Finding::Kind::MayNotBlock,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  report.add(replayed.range,
             worded("a second event, {}: one is played in a discard phase, and each once in a game", words[0]));
}

}  // namespace

const Check kSecondEvent = {
    .rule = {.id = "second-event",
             .severity = Severity::Warning,
             .meaning =
                 "A second event card is played in one discard phase, or one that was played in this game before.",
             .section = "RR 5) Discard Phase",
             .shows = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nDI anth\nanth\n",
             .showsNot = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\nDI anth\n"},
    .finding = replay::Finding::Kind::SecondEvent,
    .onFinding = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  report
      .add(note.range, worded("{} stands for nobody: no minion with this initial was named in this action or combat",
                              quoted(report.slice(note.range))))
      .hint = "write the abbreviation in full the first time: `Kora`, then `K`";
}

}  // namespace

const Check kShortFormUnknown = {
    .rule = {.id = "short-form-unknown",
             .severity = Severity::Error,
             .meaning = "A single letter stands for a minion that was named before in the same action or combat, but "
                        "none with this initial was.",
             .section = "TS 1.1.5, READING 5.9",
             .shows = "NELS(12)\nKora kisp> JoAm bk\nZ swni<\n",
             .showsNot = "NELS(12)\nKora kisp> JoAm bk\nK swni<\n"},
    .note = model::Note::Kind::ShortWithout,
    .onNote = report,
};

}  // namespace vtes::lint::checks

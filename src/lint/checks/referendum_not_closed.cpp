#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  Diagnostic &diagnostic = report.add(note.range, "this referendum is not closed: no second `%` follows");
  diagnostic.hint = "write a `%` at its end";
  if (!note.related.empty()) diagnostic.related.push_back({note.related, "the referendum is over here at the latest"});
}

}  // namespace

const Check kReferendumNotClosed = {
    .rule = {.id = "referendum-not-closed",
             .severity = Severity::Warning,
             .meaning = "A referendum is opened with a per cent sign, and no second one closes it before something "
                        "that cannot be in a referendum.",
             .section = "TS 2.4.2",
             .shows = "NELS(12)\nIrRi krc (nb, MARI 3, JEAN 1) % +NELS\nTOM(8)\nMA sti\n",
             .showsNot = "NELS(12)\nIrRi krc (nb, MARI 3, JEAN 1) % +NELS %\nTOM(8)\nMA sti\n"},
    .note = model::Note::Kind::ReferendumNotClosed,
    .onNote = report,
};

}  // namespace vtes::lint::checks

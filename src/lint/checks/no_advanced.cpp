#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  const std::string_view name = note.words.front();
  Diagnostic &diagnostic =
      report.add(note.range, worded("`^` and `#` are for vampires with an advanced card, and {} has none", name));
  diagnostic.hint = worded("write {} alone", quoted(report.slice(note.range)));
}

}  // namespace

const Check kNoAdvanced = {
    .rule = {.id = "no-advanced",
             .severity = Severity::Error,
             .meaning = "A vampire is marked as advanced or merged, but no advanced card of that name is printed.",
             .section = "TS 1.1.4",
             .shows = "NELS(12)\nGwen^ bd (nb)\n",
             .showsNot = "NELS(12)\nGwen bd (nb)\n"},
    .note = model::Note::Kind::NoAdvanced,
    .onNote = report,
};

}  // namespace vtes::lint::checks

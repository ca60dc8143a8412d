#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  const std::string_view seen = report.slice(note.range);
  Diagnostic &diagnostic =
      report.add(note.range, worded("{} is not written as a specification: these stand in parentheses", quoted(seen)));
  if (note.words.empty()) return;
  diagnostic.hint = worded("write {}", quoted(note.words.front()));
  diagnostic.fixes.push_back(replacement(note.range, note.words.front(), true));
}

}  // namespace

const Check kWrongSpecification = {
    .rule = {.id = "wrong-specification",
             .severity = Severity::Error,
             .meaning = "Something that specifies an action or a card is not written as a specification: it belongs in "
                        "parentheses, or is none.",
             .section = "TS 2.1.7, READING 5.4",
             .shows = "NELS(12)\ngate cc\n",
             .showsNot = "NELS(12)\ngate (cc)\n"},
    .note = model::Note::Kind::BadSpecification,
    .onNote = report,
};

}  // namespace vtes::lint::checks

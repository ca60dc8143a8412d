#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  const std::string_view seen = report.slice(note.range);
  if (note.words.empty()) return;
  const std::string right = respelt(seen, note.words.front());
  Diagnostic &diagnostic =
      report.add(note.range, worded("{} is read, but usually written {}", quoted(seen), quoted(right)));
  diagnostic.hint = worded("write {}", quoted(right));
  // A longer form can say which of several cards is meant.
  diagnostic.fixes.push_back(replacement(note.range, right, meansOneCard(report.transcript(), right)));
}

}  // namespace

const Check kNotCanonical = {
    .rule = {.id = "not-canonical",
             .severity = Severity::Hint,
             .meaning = "A longer form of a name, or another cut than the one of the specification. It is read; the "
                        "canonical form is shorter or the same for everybody.",
             .section = "TS 1, READING 2",
             .shows = "NELS(12)\nCrusher buru Alex\n",
             .showsNot = "NELS(12)\nCrus buru Alex\n"},
    .note = model::Note::Kind::NotCanonical,
    .onNote = report,
};

}  // namespace vtes::lint::checks

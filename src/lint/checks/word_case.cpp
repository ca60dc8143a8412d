#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  const std::string_view seen = report.slice(note.range);
  if (note.words.empty()) {
    report.add(note.range, worded("{} is read with case ignored", quoted(seen)));
    return;
  }
  const std::string right = respelt(seen, note.words.front());
  Diagnostic &diagnostic =
      report.add(note.range,
                 worded("{} is read as {}: case tells players, vampires and cards apart", quoted(seen), quoted(right)));
  diagnostic.hint = worded("write {}", quoted(right));
  diagnostic.fixes.push_back(replacement(note.range, right, true));
}

}  // namespace

const Check kWordCase = {
    .rule = {.id = "word-case",
             .severity = Severity::Warning,
             .meaning = "A word fits nothing as it is written, and one thing when case is ignored. Case tells players, "
                        "vampires and library cards apart.",
             .section = "READING 2",
             .shows = "---\nplayers: [Nelson, Oliver, Silvia]\n---\nnels(12)\n",
             .showsNot = "---\nplayers: [Nelson, Oliver, Silvia]\n---\nNELS(12)\n"},
    .note = model::Note::Kind::OtherCase,
    .onNote = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  const std::string_view seen = report.slice(note.range);
  Diagnostic &diagnostic =
      report.add(note.range, note.words.empty() ? worded("{} can be either of two minions", quoted(seen))
                                                : worded("{} can be {}", quoted(seen), quotedList(note.words, "or")));
  diagnostic.hint = "write the abbreviation in full";
  for (const std::string &word : note.words) diagnostic.fixes.push_back(replacement(note.range, word, false));
}

}  // namespace

const Check kShortFormAmbiguous = {
    .rule = {.id = "short-form-ambiguous",
             .severity = Severity::Warning,
             .meaning = "A single letter can stand for either of the two combatants.",
             .section = "TS 1.1.5, READING 5.9",
             .shows = "NELS(12)\nKora kisp> Kras bk\nX K hd X\n",
             .showsNot = "NELS(12)\nKora kisp> JoAm bk\nX K hd X\n"},
    .note = model::Note::Kind::ShortAmbiguous,
    .onNote = report,
};

}  // namespace vtes::lint::checks

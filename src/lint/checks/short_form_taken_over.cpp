#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  const std::string_view seen = report.slice(note.range);
  Diagnostic &diagnostic = report.add(
      note.range, note.words.size() < 2 ? worded("{} now stands for another minion than before", quoted(seen))
                                        : worded("{} now stands for {}, no longer for {}", quoted(seen.substr(0, 1)),
                                                 quoted(note.words[1]), quoted(note.words[0])));
  if (note.words.size() >= 2) diagnostic.hint = worded("write {} in full where it is meant", quoted(note.words[0]));
}

}  // namespace

const Check kShortFormTakenOver = {
    .rule = {.id = "short-form-taken-over",
             .severity = Severity::Hint,
             .meaning = "A minion newly named takes over the single letter that stood for another one, which could "
                        "still be meant.",
             .section = "READING 5.9",
             .shows = "NELS(12)\nKora kisp> JoAm bk\nK swni<\nKras cagu>\nK conf>\n",
             .showsNot = "NELS(12)\nKora kisp> JoAm bk\nK swni<\nJ cagu>\nK conf>\n"},
    .note = model::Note::Kind::ShortTakenOver,
    .onNote = report,
};

}  // namespace vtes::lint::checks

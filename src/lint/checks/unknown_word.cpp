#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

/// What a word of this shape would be.
std::string_view kindOf(std::string_view word) {
  const char first = word.empty() ? 0 : word.front();
  if (first >= 'A' && first <= 'Z') return "vampire";
  return "library card";
}

void report(Report &report, const model::Note &note) {
  const std::string_view seen = report.slice(note.range);
  const std::string_view word = seen.substr(0, seen.size() - marksOf(seen).size());
  Diagnostic &diagnostic =
      report.add(note.range, worded("{} is not the abbreviation of any {}", quoted(word), kindOf(word)));
  if (note.words.empty()) {
    diagnostic.hint = "`vtes card` finds cards by name, `vtes abbr` abbreviates them";
    return;
  }
  std::vector<std::string> near;
  for (const std::string &right : note.words) {
    near.push_back(described(report.transcript(), right));
    diagnostic.fixes.push_back(replacement(note.range, respelt(seen, right), false));
  }
  diagnostic.hint = worded("did you mean {}?", plainList(near, "or"));
}

}  // namespace

const Check kUnknownWord = {
    .rule = {.id = "unknown-word",
             .severity = Severity::Error,
             .meaning = "A word is no abbreviation of a card, no term, clan or discipline.",
             .section = "TS 1",
             .shows = "KARL(12)\nKora ksip> JoAm bk\n",
             .showsNot = "KARL(12)\nKora kisp> JoAm bk\n"},
    .note = model::Note::Kind::UnknownWord,
    .onNote = report,
};

}  // namespace vtes::lint::checks

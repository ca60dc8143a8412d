#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  const std::string_view seen = report.slice(note.range);
  Diagnostic &diagnostic = report.add(note.range, worded("{} is a full name: cards are abbreviated", quoted(seen)));
  if (note.words.empty()) return;
  const std::string right = respelt(seen, note.words.front());
  diagnostic.hint = worded("write {}", quoted(right));
  // The full name can say which of several cards is meant.
  diagnostic.fixes.push_back(replacement(note.range, right, meansOneCard(report.transcript(), right)));
}

}  // namespace

const Check kFullName = {
    .rule = {.id = "full-name",
             .severity = Severity::Error,
             .meaning = "The name of a card is written out where its abbreviation belongs.",
             .section = "TS 1",
             .shows = "NELS(12)\nKora Kindred Spirits> (nb)\n",
             .showsNot = "NELS(12)\nKora kisp> (nb)\n"},
    .note = model::Note::Kind::FullName,
    .onNote = report,
};

}  // namespace vtes::lint::checks

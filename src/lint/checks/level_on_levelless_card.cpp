#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  const std::string_view level = marksOf(report.slice(note.range));
  const std::string name = note.words.empty() ? "this card" : "the card " + note.words.front();
  Diagnostic &diagnostic = report.add(note.range, worded("{} has no levels, but {} is written", name, quoted(level)));
  diagnostic.hint = worded("take the {} out, or write the card that was played", quoted(level));
  const auto size = static_cast<std::uint32_t>(level.size());
  if (size > 0) diagnostic.fixes.push_back(removal({note.range.end - size, note.range.end}, level, false));
}

}  // namespace

const Check kLevelOnLevellessCard = {
    .rule = {.id = "level-on-levelless-card",
             .severity = Severity::Error,
             .meaning = "A level stands behind a card that has none: it is played in one way only.",
             .section = "TS 2.1.3.2.3",
             .shows = "GUIL(20)\nsti>\n",
             .showsNot = "GUIL(20)\nsti\n"},
    .note = model::Note::Kind::LevelOnLevelless,
    .onNote = report,
};

}  // namespace vtes::lint::checks

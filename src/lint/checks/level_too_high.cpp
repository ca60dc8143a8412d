#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

std::string levelsOf(const cards::Card &card) {
  std::vector<std::string> levels;
  for (std::size_t i = 1; i <= card.inferiorLines; ++i) levels.push_back(quoted(std::string(i, '<')));
  for (std::size_t i = 1; i <= card.superiorLines; ++i) levels.push_back(quoted(std::string(i, '>')));
  return plainList(levels, "and");
}

std::string linesOf(int number, bool superior) {
  const std::string_view line = superior ? "superior line" : "inferior line";
  return number == 0 ? worded("no {}", line) : counted(number, line);
}

void report(Report &report, const model::Note &note) {
  const std::string_view level = marksOf(report.slice(note.range));
  // Of a slip (`»`) the right text is said first; whether the card has that line shows then.
  if (level.empty()) return;
  const bool superior = level.find('>') != std::string_view::npos;
  // No card has such a level; level-twice says so.
  if (level.size() > (superior ? 2 : 3)) return;
  const std::string name = note.words.empty() ? "the card" : note.words.front();
  Diagnostic &diagnostic = report.add(note.range, worded("{} names a line that {} does not have: it has {}",
                                                         quoted(level), name, linesOf(note.number, superior)));
  if (report.transcript().cards == nullptr || note.words.empty()) return;
  const auto found = report.transcript().cards->byName(name);
  if (found.empty()) return;
  const std::string levels = levelsOf(report.transcript().cards->card(found.front()));
  if (!levels.empty()) diagnostic.hint = worded("its levels are {}", levels);
}

}  // namespace

const Check kLevelTooHigh = {
    .rule = {.id = "level-too-high",
             .severity = Severity::Error,
             .meaning = "A level names a line that the card does not have.",
             .section = "TS 2.1.3.2.3, READING 5.6",
             .shows = "NELS(12)\nKora kisp>> JoAm bk\n",
             .showsNot = "NELS(12)\nKora kisp> JoAm bk\n"},
    .note = model::Note::Kind::LevelTooHigh,
    .onNote = report,
};

}  // namespace vtes::lint::checks

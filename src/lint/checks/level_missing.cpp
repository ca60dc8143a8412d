#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  const std::string_view seen = report.slice(note.range);
  Diagnostic &diagnostic =
      report.add(note.range, worded("{} is played at a level, but {} has none",
                                    note.words.empty() ? "this card" : "the card " + note.words.front(), quoted(seen)));
  diagnostic.hint = worded("write `{}<` at inferior, `{}>` at superior", seen, seen);
  for (const std::string_view level : {"<", ">"}) {
    diagnostic.fixes.push_back(
        {worded("write `{}{}`", seen, level), false, {{{note.range.end, note.range.end}, std::string(level)}}});
  }
}

}  // namespace

const Check kLevelMissing = {
    .rule = {.id = "level-missing",
             .severity = Severity::Warning,
             .meaning = "A card that is played at a level of a discipline stands without one.",
             .section = "TS 2.1.3.2.3",
             .shows = "NELS(12)\nKora kisp\n",
             .showsNot = "NELS(12)\nKora kisp>\n"},
    .note = model::Note::Kind::LevelMissing,
    .onNote = report,
};

}  // namespace vtes::lint::checks

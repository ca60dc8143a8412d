#include "lint/checks/all.h"
#include "lint/game.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  const std::string_view seen = report.slice(note.range);
  Diagnostic &diagnostic =
      report.add(note.range, worded("{} is played at a level, but {} has none",
                                    note.words.empty() ? "this card" : "the card " + note.words.front(), quoted(seen)));
  // Some have lines on one side only.
  const auto found =
      note.words.empty() ? std::vector<cards::CardIndex>() : report.transcript().cards->byName(note.words.front());
  const auto has = [&](std::string_view level) {
    return found.empty() || hasLevel(report.transcript().cards->figures(found.front()), level);
  };
  const std::string inferior = has("<") ? worded("`{}<` at inferior", seen) : "";
  const std::string superior = has(">") ? worded("`{}>` at superior", seen) : "";
  diagnostic.hint = worded("write {}{}{}", inferior, inferior.empty() || superior.empty() ? "" : ", ", superior);
  for (const std::string_view level : {"<", ">"}) {
    if (!has(level)) continue;
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

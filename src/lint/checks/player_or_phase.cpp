#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  report
      .add(note.range, worded("{} is read as the player, not as the phase mark of the same letters",
                              quoted(report.slice(note.range))))
      .hint = "give the player another abbreviation in the front matter: `{name: …, abbr: …}`";
}

}  // namespace

const Check kPlayerOrPhase = {
    .rule = {.id = "player-or-phase",
             .severity = Severity::Warning,
             .meaning = "A declared player has the letters of a phase mark, so that the mark cannot be written.",
             .section = "READING 2",
             .shows = "---\nplayers: [Di, Nelson, Tom]\n---\nDI(12)\nsti\n",
             .showsNot = "---\nplayers: [{name: Di, abbr: DIAN}, Nelson, Tom]\n---\nDIAN(12)\nsti\n"},
    .note = model::Note::Kind::PlayerOrPhase,
    .onNote = report,
};

}  // namespace vtes::lint::checks

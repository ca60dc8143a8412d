#include <algorithm>

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  const std::string_view seen = report.slice(note.range);
  Diagnostic &diagnostic = report.add(note.range, worded("{} is no player at this table", quoted(seen)));
  if (const std::string term = termMeant(seen); !term.empty()) {
    diagnostic.hint = worded("did you mean the term {}?", quoted(term));
    diagnostic.fixes.push_back(replacement(note.range, term, false));
    return;
  }
  // Two players of one abbreviation are one suggestion.
  std::vector<std::string> near;
  for (const std::string &right : note.words) {
    if (std::find(near.begin(), near.end(), right) == near.end()) near.push_back(right);
  }
  for (const std::string &right : near) diagnostic.fixes.push_back(replacement(note.range, right, false));
  if (!near.empty()) {
    diagnostic.hint = worded("did you mean {}?", quotedList(near, "or"));
    return;
  }
  std::vector<std::string> seated;
  for (const model::Player &player : report.transcript().players) {
    if (player.seated) seated.push_back(player.abbr);
  }
  if (!seated.empty()) diagnostic.hint = worded("the players are {}", quotedList(seated, "and"));
}

}  // namespace

const Check kUnknownPlayer = {
    .rule = {.id = "unknown-player",
             .severity = Severity::Error,
             .meaning = "A player word names nobody who sits at the declared table.",
             .section = "TS 1.3, READING 2",
             .shows = "---\nplayers: [Nelson, Oliver, Silvia]\n---\nNELS(12)\nViAs krc (nb, JULI 3, SILV 1)\n",
             .showsNot = "---\nplayers: [Nelson, Oliver, Silvia]\n---\nNELS(12)\nViAs krc (nb, OLIV 3, SILV 1)\n"},
    .note = model::Note::Kind::UnknownPlayer,
    .onNote = report,
};

}  // namespace vtes::lint::checks

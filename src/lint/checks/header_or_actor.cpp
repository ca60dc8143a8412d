#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

bool readAsTurn(const model::Transcript &transcript, std::uint32_t begin) {
  for (const model::Event &event : transcript.events) {
    if (event.range.begin == begin) return event.kind == model::EventKind::Turn;
  }
  return false;
}

void report(Report &report, const model::Note &note) {
  const std::string word = note.words.empty() ? std::string(report.slice(note.range)) : note.words.front();
  const bool turn = readAsTurn(report.transcript(), note.range.begin);
  Diagnostic &diagnostic = report.add(note.range, worded("{} can begin a turn or act in this one; it is read as {}",
                                                         quoted(word), turn ? "a new turn" : "an act out of turn"));
  // What the pool is only a replay knows; alone on its line the player begins the turn as surely.
  std::uint32_t end = note.range.end;
  const std::string_view text = report.transcript().source->bytes();
  while (end < text.size() && (text[end] == ' ' || text[end] == '\t')) ++end;
  Fix &fix = diagnostic.fixes.emplace_back();
  fix.title = worded("begin the turn: put {} on a line of its own", quoted(word));
  fix.safe = turn;
  fix.edits.push_back({{note.range.end, end}, std::string(report.transcript().source->lineEnd())});
  diagnostic.hint = turn ? worded("write the pool behind it to begin the turn beyond doubt: `{}(12)`", word)
                         : worded("to begin a turn, write the pool behind it: `{}(12)`", word);
}

}  // namespace

const Check kHeaderOrActor = {
    .rule = {.id = "header-or-actor",
             .severity = Severity::Information,
             .meaning = "A player at the start of a line can begin a turn or act in another one, and the transcript "
                        "does not say which.",
             .section = "TS 2.1.1, READING 5.1",
             .shows = "---\nplayers: [Harry, Susanne, Tom]\n---\nHARR(12)\nsti\nSUSA /part MA sti\nTOM(9)\n",
             .showsNot = "---\nplayers: [Harry, Susanne, Tom]\n---\nHARR(12)\nsti\nSUSA(7)\ndiin\nTOM(9)\n"},
    .note = model::Note::Kind::HeaderOrActor,
    .onNote = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  const std::string_view mark = note.words.empty() ? report.slice(note.range) : std::string_view(note.words.front());
  if (note.words.size() > 1) {
    report.add(note.range, worded("{} marks a part of the game, which nothing in parentheses is", quoted(mark))).hint =
        "take it out, or write it outside of them";
    return;
  }
  report.add(note.range, worded("{} belongs in a combat, but none is open", quoted(mark))).hint =
      "write an `X` where the combat begins and another where it ends";
}

}  // namespace

const Check kMarkOutsidePlace = {
    .rule = {.id = "mark-outside-place",
             .severity = Severity::Warning,
             .meaning =
                 "A strike, press or range stands outside a combat, or a mark of a phase, combat or referendum in "
                 "parentheses.",
             .section = "TS 2.4.3",
             .shows = "NELS(12)\nMI Kora hd\n",
             .showsNot = "NELS(12)\nMI Kora ambu Etri (nb) X Kora hd X\n"},
    .note = model::Note::Kind::MarkOutsidePlace,
    .onNote = report,
};

}  // namespace vtes::lint::checks

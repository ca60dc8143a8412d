#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  Diagnostic &diagnostic = report.add(note.range, "this combat is not closed: no second `X` follows");
  diagnostic.hint = "write an `X` at its end";
  if (!note.related.empty()) diagnostic.related.push_back({note.related, "the combat is over here at the latest"});
}

}  // namespace

const Check kCombatNotClosed = {
    .rule = {.id = "combat-not-closed",
             .severity = Severity::Warning,
             .meaning =
                 "A combat is opened with an X, and no second X closes it before something that cannot be in a combat.",
             .section = "TS 2.4.3",
             .shows = "NELS(12)\nLuci ambu ElFe (nb)\nX Luci tosi<\nE hd\nTOM(8)\nMA sti\n",
             .showsNot = "NELS(12)\nLuci ambu ElFe (nb)\nX Luci tosi<\nE hd X\nTOM(8)\nMA sti\n"},
    .note = model::Note::Kind::CombatNotClosed,
    .onNote = report,
};

}  // namespace vtes::lint::checks

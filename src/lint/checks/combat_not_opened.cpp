#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  Diagnostic &diagnostic = report.add(note.range, "no combat is open that this `X` could close");
  diagnostic.hint = "write an `X` where the combat begins, or take this one out";
  if (!note.related.empty()) diagnostic.related.push_back({note.related, "the combat seems to begin here"});
}

}  // namespace

const Check kCombatNotOpened = {
    .rule = {.id = "combat-not-opened",
             .severity = Severity::Warning,
             .meaning = "An X stands where no combat can begin, and none is open that it could close.",
             .section = "TS 2.4.3",
             .shows = "NELS(12)\nLuci ambu ElFe (nb)\nLuci tosi<\nE hd X\nTOM(8)\nMA sti\n",
             .showsNot = "NELS(12)\nLuci ambu ElFe (nb)\nX Luci tosi<\nE hd X\nTOM(8)\nMA sti\n"},
    .note = model::Note::Kind::CombatNotOpened,
    .onNote = report,
};

}  // namespace vtes::lint::checks

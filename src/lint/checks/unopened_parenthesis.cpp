#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  Diagnostic &diagnostic = report.add(found.range, "a `)` closes nothing: no `(` stands before it on this line");
  diagnostic.hint = "write the `(` that is missing, or take the `)` out";
  diagnostic.fixes.push_back(removal(found.range, ")", false));
}

}  // namespace

const Check kUnopenedParenthesis = {
    .rule = {.id = "unopened-parenthesis",
             .severity = Severity::Error,
             .meaning = "A parenthesis is closed that was not opened on its line.",
             .section = "TS 2.1.7",
             .shows = "NELS(12)\nNu ambu Etri nb)\n",
             .showsNot = "NELS(12)\nNu ambu Etri (nb)\n"},
    .fault = syntax::Fault::Kind::NotOpened,
    .onFault = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  Diagnostic &diagnostic = report.add(found.range, worded("nothing stands in {}", quoted(report.slice(found.range))));
  diagnostic.hint = "write what it specifies, or take it out";
  diagnostic.fixes.push_back(removal(found.range, report.slice(found.range), false));
}

}  // namespace

const Check kEmptyParentheses = {
    .rule = {.id = "empty-parentheses",
             .severity = Severity::Error,
             .meaning = "Parentheses with nothing in them.",
             .section = "TS 2.1.7",
             .shows = "NELS(12)\nKora kisp> ()\n",
             .showsNot = "NELS(12)\nKora kisp> (nb)\n"},
    .fault = syntax::Fault::Kind::EmptyParentheses,
    .onFault = report,
};

}  // namespace vtes::lint::checks

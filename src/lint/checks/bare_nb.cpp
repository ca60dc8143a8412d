#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  const std::string right = found.fault.right.empty() ? "(nb)" : found.fault.right;
  Diagnostic &diagnostic = report.add(found.range, "`nb` specifies the action: it stands in parentheses");
  diagnostic.hint = worded("write {}", quoted(right));
  diagnostic.fixes.push_back(replacement(found.range, right, true));
}

}  // namespace

const Check kBareNb = {
    .rule = {.id = "bare-nb",
             .severity = Severity::Error,
             .meaning = "The term nb specifies an action, so it stands in parentheses.",
             .section = "TS 2.4.1.5",
             .shows = "NELS(12)\nNu ambu Etri nb\n",
             .showsNot = "NELS(12)\nNu ambu Etri (nb)\n"},
    .fault = syntax::Fault::Kind::NoBlockBare,
    .onFault = report,
};

}  // namespace vtes::lint::checks

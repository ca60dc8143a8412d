#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  const std::string right = found.fault.right.empty() ? "/sa" : found.fault.right;
  Diagnostic &diagnostic = report.add(found.range, "`sa` is a special ability that is used: a `/` stands before it");
  diagnostic.hint = worded("write {}", quoted(right));
  diagnostic.fixes.push_back(replacement(found.range, right, false));
}

}  // namespace

const Check kBareSa = {
    .rule = {.id = "bare-sa",
             .severity = Severity::Error,
             .meaning = "A special ability is something that is used, so a slash stands before it.",
             .section = "TS 2.1.6",
             .shows = "NELS(12)\nWynn sa Zebu\n",
             .showsNot = "NELS(12)\nWynn /sa Zebu\n"},
    .fault = syntax::Fault::Kind::SpecialBare,
    .onFault = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  const std::string_view seen = report.slice(found.range);
  const std::string &right = found.fault.right;
  const bool parenthesis = seen.ends_with('(');
  Diagnostic &diagnostic = report.add(found.range, worded("{} is easier to read with a blank", quoted(seen)));
  if (right.empty()) return;
  diagnostic.hint =
      parenthesis ? worded("write {}: what is in parentheses behind a blank belongs to the whole action", quoted(right))
                  : worded("write {}", quoted(right));
  // Behind a blank a parenthesis belongs to the action, and `nb` always does; a number would be a cost no more.
  const std::string_view line = report.slice(found.line.line.bytes);
  const bool safe = !parenthesis || line.substr(found.fault.range.end).starts_with("nb");
  diagnostic.fixes.push_back(replacement(found.range, right, safe));
}

}  // namespace

const Check kBlankStyle = {
    .rule = {.id = "blank-style",
             .severity = Severity::Hint,
             .meaning =
                 "A blank is left out where the notation usually has one: before a parenthesis that belongs to the "
                 "whole action, behind a comma.",
             .section = "TS 2.4.1.5, READING 5.4",
             .shows = "NELS(12)\nJugg goun<(nb),cond>\n",
             .showsNot = "NELS(12)\nJugg goun< (nb), cond>\n"},
    .fault = syntax::Fault::Kind::BlankStyle,
    .onFault = report,
};

}  // namespace vtes::lint::checks

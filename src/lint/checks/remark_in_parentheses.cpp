#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

/// Nothing but blanks between the remark and the end of its physical line, so that a comment swallows no event.
bool endsItsLine(std::string_view line, std::size_t end) {
  const std::size_t next = line.find_first_not_of(" \t", end);
  return next == std::string_view::npos || line[next] == '\n' || line[next] == '\r';
}

void report(Report &report, const LineFault &found) {
  Diagnostic &diagnostic = report.add(
      found.range, worded("{} is a remark: parentheses hold specifications", quoted(report.slice(found.range))));
  diagnostic.hint = "write a remark behind `//`; it goes to the end of the line";
  if (!found.fault.right.empty() && endsItsLine(report.slice(found.line.line.bytes), found.fault.range.end)) {
    diagnostic.fixes.push_back({"make it a comment", true, {{found.range, found.fault.right}}});
  }
}

}  // namespace

const Check kRemarkInParentheses = {
    .rule = {.id = "remark-in-parentheses",
             .severity = Severity::Error,
             .meaning = "A note in plain words stands in parentheses among the events. Notes are comments.",
             .section = "READING 1.3",
             .shows = "NELS(12)\n/dera Lazv (see section 2.2. Untap Phase)\n",
             .showsNot = "NELS(12)\n/dera Lazv // see section 2.2. Untap Phase\n"},
    .fault = syntax::Fault::Kind::RemarkInParentheses,
    .onFault = report,
};

}  // namespace vtes::lint::checks

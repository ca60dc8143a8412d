#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  const std::string_view seen = report.slice(found.range);
  Diagnostic &diagnostic =
      report.add(found.range, worded("{} is the mark of a pasted list and says nothing here", quoted(seen)));
  diagnostic.hint = "take it out";
  const std::string_view line = report.slice(found.line.line.bytes);
  std::uint32_t end = found.range.end;
  for (std::size_t i = found.fault.range.end; i < line.size() && line[i] == ' '; ++i) ++end;
  diagnostic.fixes.push_back(removal({found.range.begin, end}, seen, true));
}

}  // namespace

const Check kPastedBullet = {
    .rule = {.id = "pasted-bullet",
             .severity = Severity::Error,
             .meaning = "A line begins with the mark of a list that was pasted.",
             .section = "READING 1.5",
             .shows = "NELS(12)\n• Kora kisp>\n",
             .showsNot = "NELS(12)\nKora kisp>\n"},
    .fault = syntax::Fault::Kind::Bullet,
    .onFault = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  Diagnostic &diagnostic = report.add(
      found.range, worded("the line ends in {}, but nothing goes on from it", quoted(report.slice(found.range))));
  diagnostic.hint = "write what is missing, or take it out";
  diagnostic.fixes.push_back(removal(found.range, report.slice(found.range), false));
}

}  // namespace

const Check kUnfinishedLine = {
    .rule = {.id = "unfinished-line",
             .severity = Severity::Error,
             .meaning = "A line ends as if it went on in the next one, but what follows cannot be its other half: "
                        "nothing, a blank line or the next turn.",
             .section = "READING 1.4",
             .shows = "NELS(12)\nJugg goun< (nb),\n\nTOM(8)\n",
             .showsNot = "NELS(12)\nJugg goun< (nb),\ncond>\n\nTOM(8)\n"},
    .fault = syntax::Fault::Kind::Unfinished,
    .onFault = report,
};

}  // namespace vtes::lint::checks

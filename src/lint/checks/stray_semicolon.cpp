#include "lint/checks/all.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  report.add(found.range, "`;` gives a result, but nothing stands before it").hint =
      "a result stands behind its event, on the same line: `/2bldo HeRu; -2b`";
}

}  // namespace

const Check kStraySemicolon = {
    .rule = {.id = "stray-semicolon",
             .severity = Severity::Error,
             .meaning = "A semicolon gives the result of what stands before it, but nothing does.",
             .section = "TS 2.1.5",
             .shows = "NELS(12)\n; -2b\n",
             .showsNot = "NELS(12)\n/2bldo HeRu; -2b\n"},
    .fault = syntax::Fault::Kind::StraySemicolon,
    .onFault = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  const std::string_view seen = report.slice(found.range);
  if (seen == "hs") {
    report.add(found.range, "`hs` is a size of a hand, but no number stands before it").hint =
        "write `+1 hs`, for example";
    return;
  }
  report.add(found.range, worded("{} is a word of deals, but this line has no `->`", quoted(seen))).hint =
      "write both sides of the deal: `BART bd not CLAU nxt -> CLAU let BART rm`";
}

}  // namespace

const Check kStrayTerm = {
    .rule = {.id = "stray-term",
             .severity = Severity::Error,
             .meaning = "A word of deals stands on a line that is no deal, or `hs` without its number.",
             .section = "TS 1.4.3, TS 3.2, READING 6",
             .shows = "NELS(12)\nBART bd not CLAU nxt\n",
             .showsNot = "NELS(12)\nBART bd not CLAU nxt -> CLAU let BART rm\n"},
    .fault = syntax::Fault::Kind::StrayTerm,
    .onFault = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  report.add(found.range, "this deal has no `->`, so it binds one side only").hint =
      "write what is given for it as well: `BART bd not CLAU nxt -> CLAU let BART rm`";
}

}  // namespace

const Check kDealWithoutArrow = {
    .rule = {.id = "deal-without-arrow",
             .severity = Severity::Information,
             .meaning = "A line begins with `let`, so it is a deal, but it has no arrow: what one side gives is there, "
                        "what it gets is not.",
             .section = "TS 3.1, READING 6",
             .shows = "NELS(12)\nlet BART rm\n",
             .showsNot = "NELS(12)\nBART bd not CLAU nxt -> CLAU let BART rm\n"},
    .fault = syntax::Fault::Kind::DealWithoutArrow,
    .onFault = report,
};

}  // namespace vtes::lint::checks

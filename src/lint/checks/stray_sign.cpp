#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  report
      .add(found.range,
           worded("{} stands alone: an amount, a card or a voter follows it", quoted(report.slice(found.range))))
      .hint = "write what it counts behind it: `GuLu +2`, `-defl, +cond`, `+NELS`";
}

}  // namespace

const Check kStraySign = {
    .rule = {.id = "stray-sign",
             .severity = Severity::Error,
             .meaning = "A plus or minus stands alone. It takes an amount, a card or a voter.",
             .section = "TS 2.4.2, TS 2.5, TS 2.6",
             .shows = "NELS(12)\nIN GuLu +\n",
             .showsNot = "NELS(12)\nIN GuLu +2\n"},
    .fault = syntax::Fault::Kind::StraySign,
    .onFault = report,
};

}  // namespace vtes::lint::checks

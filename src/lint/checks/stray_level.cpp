#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  report
      .add(found.range,
           worded("{} gives a level, but no card stands right before it", quoted(report.slice(found.range))))
      .hint = "write the level behind the card it belongs to, without a blank: `kisp>`";
}

}  // namespace

const Check kStrayLevel = {
    .rule = {.id = "stray-level",
             .severity = Severity::Error,
             .meaning = "A level stands where no card is before it. The level is written right behind its card.",
             .section = "TS 2.1.3.2.3",
             .shows = "NELS(12)\n> JoAm bk\n",
             .showsNot = "NELS(12)\nKora kisp> JoAm bk\n"},
    .fault = syntax::Fault::Kind::StrayLevel,
    .onFault = report,
};

}  // namespace vtes::lint::checks

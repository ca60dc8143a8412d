#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  const std::string_view seen = report.slice(found.range);
  report
      .add(found.range, worded("{} marks {} vampire, but no vampire stands right before it", quoted(seen),
                               seen.starts_with('#') ? "a merged" : "an advanced"))
      .hint = "write the mark behind the vampire it belongs to, without a blank: `Ramo^`";
}

}  // namespace

const Check kStrayMark = {
    .rule = {.id = "stray-mark",
             .severity = Severity::Error,
             .meaning = "A mark for an advanced or merged vampire stands where no vampire is before it.",
             .section = "TS 1.1.4",
             .shows = "NELS(12)\nIN ^ +2\n",
             .showsNot = "NELS(12)\nIN Ramo^ +2\n"},
    .fault = syntax::Fault::Kind::StrayMark,
    .onFault = report,
};

}  // namespace vtes::lint::checks

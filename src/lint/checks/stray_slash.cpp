#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  report.add(found.range, "`/` uses a card, but none follows it").hint =
      "write the card behind it, or `sa` for a special ability: `/bldo`, `Wynn /sa`";
}

}  // namespace

const Check kStraySlash = {
    .rule = {.id = "stray-slash",
             .severity = Severity::Error,
             .meaning = "A slash says that something is used, but nothing that can be used follows it.",
             .section = "TS 2.1.6",
             .shows = "NELS(12)\nJoWe /\n",
             .showsNot = "NELS(12)\nJoWe /arra\n"},
    .fault = syntax::Fault::Kind::StraySlash,
    .onFault = report,
};

}  // namespace vtes::lint::checks

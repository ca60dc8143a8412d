#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  const std::uint32_t size = found.line.line.bytes.size();
  report
      .add(found.range, worded("a line of {} KiB is not read: {} KiB are the most",
                               std::to_string((size + 1023) / 1024), std::to_string(text::kLongestLogicalLine / 1024)))
      .hint = "write an event or an action a line";
}

}  // namespace

const Check kLineTooLong = {
    .rule = {.id = "line-too-long",
             .severity = Severity::Error,
             .meaning =
                 "A line is longer than a mebibyte. No transcript has such lines, so it is reported and not read.",
             .section = "READING 1.4",
             .shows = "Kora kisp> JoAm bk ",
             .showsNot = "Kora kisp> JoAm bk\n",
             .times = 60'000},
    .fault = syntax::Fault::Kind::TooLong,
    .onFault = report,
};

}  // namespace vtes::lint::checks

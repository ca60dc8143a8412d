#include "lint/checks/all.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  const std::string_view line = report.slice(found.line.line.bytes);
  const bool first = line.substr(0, found.fault.range.begin).find_last_not_of(" \t\r\n") == std::string_view::npos;
  const bool last = line.substr(found.fault.range.end).find_first_not_of(" \t\r\n") == std::string_view::npos;
  const std::string_view what = first  ? "`->` makes a deal, but nothing stands before it"
                                : last ? "`->` makes a deal, but nothing stands behind it"
                                       : "`->` does not fit here: it stands once, between the two sides of a deal";
  report.add(found.range, std::string(what)).hint =
      "write what each side gives: `BART bd not CLAU nxt -> CLAU let BART rm`";
}

}  // namespace

const Check kStrayArrow = {
    .rule = {.id = "stray-arrow",
             .severity = Severity::Error,
             .meaning = "An arrow makes a deal of what stands before and behind it, but one of the two is not there, "
                        "or it is no line of a deal.",
             .section = "TS 3.1, READING 6",
             .shows = "NELS(12)\n-> CLAU let BART rm\n",
             .showsNot = "NELS(12)\nBART bd not CLAU nxt -> CLAU let BART rm\n"},
    .fault = syntax::Fault::Kind::StrayArrow,
    .onFault = report,
};

}  // namespace vtes::lint::checks

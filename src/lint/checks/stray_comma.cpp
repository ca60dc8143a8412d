#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  const std::string_view before = report.slice(found.line.line.bytes).substr(0, found.fault.range.begin);
  const std::size_t last = before.find_last_not_of(" \t\r\n");
  const bool first =
      last == std::string_view::npos || std::string_view(",;(").find(before[last]) != std::string_view::npos;
  Diagnostic &diagnostic =
      report.add(found.range, worded("`,` joins two things, but nothing stands {} it", first ? "before" : "behind"));
  diagnostic.hint = "take it out, or write what is missing";
  diagnostic.fixes.push_back(removal(found.range, ",", false));
}

}  // namespace

const Check kStrayComma = {
    .rule = {.id = "stray-comma",
             .severity = Severity::Error,
             .meaning = "A comma joins two deeds, targets or results, but one of the two is not there.",
             .section = "READING 5.3",
             .shows = "NELS(12)\n, Kora kisp>\n",
             .showsNot = "NELS(12)\n/dera Arik, MaVi\n"},
    .fault = syntax::Fault::Kind::StrayComma,
    .onFault = report,
};

}  // namespace vtes::lint::checks

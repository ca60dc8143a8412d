#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  const std::string_view seen = report.slice(found.range);
  const std::string number = invisible(seen);
  const std::string what = number.empty() ? quoted(seen) : worded("{} ({})", quoted(seen), number);
  Diagnostic &diagnostic = report.add(found.range, worded("{} means nothing in the notation", what));
  const std::string &right = found.fault.right;
  if (right.empty()) {
    diagnostic.hint = "take it out; a remark goes behind `//`";
    diagnostic.fixes.push_back(removal(found.range, seen, false));
    return;
  }
  diagnostic.hint = worded("write {}", quoted(right));
  diagnostic.fixes.push_back(replacement(found.range, right, false));
}

}  // namespace

const Check kStrayCharacter = {
    .rule = {.id = "stray-character",
             .severity = Severity::Error,
             .meaning = "A character that the notation does not know.",
             .section = "TS 1.4.3",
             .shows = "NELS(12)\nKora kisp> @ JoAm bk\n",
             .showsNot = "NELS(12)\nKora kisp> JoAm bk\n"},
    .fault = syntax::Fault::Kind::StrayCharacter,
    .onFault = report,
};

}  // namespace vtes::lint::checks

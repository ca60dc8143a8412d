#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  const std::string_view seen = report.slice(found.range);
  const std::string &right = found.fault.right;
  if (right.empty()) {
    Diagnostic &diagnostic =
        report.add(found.range, worded("{} is a second level: a card is played at one", quoted(seen)));
    diagnostic.hint = "keep one of the two";
    diagnostic.fixes.push_back(removal(found.range, seen, false));
    return;
  }
  Diagnostic &diagnostic =
      report.add(found.range, worded("{} is no level: there are `<` `<<` `<<<` and `>` `>>`", quoted(seen)));
  diagnostic.hint = worded("write {} or a shorter one", quoted(right));
  diagnostic.fixes.push_back(replacement(found.range, right, false));
}

}  // namespace

const Check kLevelTwice = {
    .rule = {.id = "level-twice",
             .severity = Severity::Error,
             .meaning = "A card is followed by two levels, or by one that does not exist. It is played at one.",
             .section = "TS 2.1.3.2.3",
             .shows = "NELS(12)\nKora kisp>< JoAm bk\n",
             .showsNot = "NELS(12)\nKora kisp> JoAm bk\n"},
    .fault = syntax::Fault::Kind::LevelTwice,
    .onFault = report,
};

}  // namespace vtes::lint::checks

#include <set>

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

/// What the model could not read. On a line with another error it says no more: it comes of that.
void report(Report &report, const model::Stretch &stretch) {
  const text::Source &source = *report.transcript().source;
  std::set<std::uint32_t> told;
  bool collected = false;
  for (const model::Event &event : stretch.events) {
    if (event.kind != model::EventKind::Error) continue;
    if (!collected) {
      for (const Diagnostic &each : report.found()) {
        if (each.severity == Severity::Error) told.insert(source.lineOf(each.range.begin));
      }
      collected = true;
    }
    if (!told.insert(source.lineOf(event.range.begin)).second) continue;
    const std::string_view text = report.slice(event.range);
    const std::string message = text.empty() ? std::string(event.extra().message)
                                             : worded("{} cannot be read: {}", quoted(text), event.extra().message);
    report.add(event.range, message).hint =
        "an event is who does it, what, and to whom: `Crus buru Alex`, `/bldo Hann; +1p`";
  }
}

}  // namespace

const Check kUnreadable = {
    .rule = {.id = "unreadable",
             .severity = Severity::Error,
             .meaning = "Words that are known by themselves, but make no event where they stand.",
             .section = "READING 5.2",
             .shows = "NELS(12)\nKora JoAm\n",
             .showsNot = "NELS(12)\nKora kisp> JoAm bk\n"},
    .onStretch = report,
};

}  // namespace vtes::lint::checks

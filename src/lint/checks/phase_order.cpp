#include <array>
#include <string>

#include "lint/checks/all.h"
#include "lint/game.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

using model::EventKind;
using model::PhaseKind;

constexpr std::array<std::string_view, 5> kMarks{"UN", "MA", "MI", "IN", "DI"};

std::string_view markOf(PhaseKind phase) {
  return kMarks[static_cast<std::size_t>(phase)];
}

/// The latest phase in which such a thing can be done; discard where it can be in any.
PhaseKind latestFor(const model::Transcript &transcript, const model::Event &event) {
  if (declaresAction(transcript, event)) return PhaseKind::Minion;
  const bool influence =
      event.kind == EventKind::Transfer || event.kind == EventKind::CryptDraw || event.kind == EventKind::Merge;
  return influence ? PhaseKind::Influence : PhaseKind::Discard;
}

void report(Report &report, const model::Stretch &stretch) {
  const model::Event *last = nullptr;  // the mark of the latest phase in this turn
  for (const model::Event &event : stretch.events) {
    if (event.kind == EventKind::Turn) {
      last = nullptr;
    } else if (event.kind == EventKind::Phase) {
      if (last != nullptr && event.phase < last->phase) {
        Diagnostic &diagnostic = report.add(
            event.range,
            worded("{} stands behind {} in the same turn", quoted(markOf(event.phase)), quoted(markOf(last->phase))));
        diagnostic.hint = "the phases of a turn are `UN`, `MA`, `MI`, `IN` and `DI`, in this order";
        diagnostic.related.push_back({last->range, worded("{} is marked here", quoted(markOf(last->phase)))});
      } else {
        last = &event;
      }
    } else if (last != nullptr && event.phaseMarked && latestFor(report.transcript(), event) < event.phase &&
               event.phase == last->phase) {
      const PhaseKind latest = latestFor(report.transcript(), event);
      Diagnostic &diagnostic = report.add(
          event.range, worded("{} belongs to the {} phase, and {} marks a later one", quoted(report.slice(event.range)),
                              model::toString(latest), quoted(markOf(last->phase))));
      diagnostic.hint = worded("write it before the mark, or begin the next turn with its header");
      diagnostic.related.push_back({last->range, worded("{} is marked here", quoted(markOf(last->phase)))});
    }
  }
}

}  // namespace

const Check kPhaseOrder = {
    .rule = {.id = "phase-order",
             .severity = Severity::Warning,
             .meaning = "A phase is marked behind a later one of the same turn, or something is done in a phase that "
                        "is later than any in which it can be: an action behind the mark of the influence phase.",
             .section = "TS 2, RR",
             .shows = "NELS(12)\nMI Kora bd (nb)\nMA sti\n",
             .showsNot = "NELS(12)\nMA sti\nMI Kora bd (nb)\n"},
    .onStretch = report,
};

}  // namespace vtes::lint::checks

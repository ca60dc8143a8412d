#include <algorithm>

#include "lint/checks/all.h"
#include "lint/game.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

using model::EventKind;

/// The `nb` of an action that nobody blocks.
const model::Item *noBlock(const model::Event &event) {
  const auto found = std::find_if(event.extra().terms.begin(), event.extra().terms.end(),
                                  [](const model::Item &item) { return item.term == "nb"; });
  return found == event.extra().terms.end() ? nullptr : &*found;
}

void report(Report &report, const model::Stretch &stretch) {
  const model::Transcript &transcript = report.transcript();
  const model::Item *unblocked = nullptr;
  for (const model::Event &event : stretch.events) {
    if (declaresAction(transcript, event)) {
      unblocked = noBlock(event);
    } else if (event.kind == EventKind::Block) {
      if (unblocked == nullptr) continue;
      Diagnostic &diagnostic = report.add(event.range, worded("{} blocks an action that nobody blocks: it has {}",
                                                              quoted(report.slice(event.range)), "`(nb)`"));
      diagnostic.hint = "take `(nb)` out, or write the action that is blocked";
      diagnostic.related.push_back({unblocked->range, "`nb` is written here"});
      unblocked = nullptr;
    } else if (event.kind != EventKind::Play ||
               (figuresOf(transcript, event.card).types & cards::kActionModifier) == 0) {
      // A reaction can change the target, who may block again (READING 7.2); anything else may be another action.
      unblocked = nullptr;
    }
  }
}

}  // namespace

const Check kBlockAfterNb = {
    .rule = {.id = "block-after-nb",
             .severity = Severity::Warning,
             .meaning = "`(nb)` says that nobody blocks the action, and then somebody does.",
             .section = "TS 2.4.1.5",
             .shows = "NELS(12)\nJugg goun< (nb), cond>\nJoAm bk\n",
             .showsNot = "NELS(12)\nJugg goun< (nb), cond>\nKora bd JoAm bk\n"},
    .onStretch = report,
};

}  // namespace vtes::lint::checks

#include <algorithm>
#include <memory>
#include <string>

#include "lint/checks/all.h"
#include "lint/wording.h"
#include "replay/replay.h"

namespace vtes::lint::checks {

namespace {

struct Deals final : Gist {
  bool any = false;
  /// A deal is kept or broken by what happens anywhere behind it, so that no edit leaves it alone.
  [[nodiscard]] bool saysTheSame(const Gist & /*other*/) const override { return false; }
};

GistPtr gist(const model::Transcript & /*transcript*/, const model::Stretch &stretch) {
  auto gist = std::make_unique<Deals>();
  gist->any = std::any_of(stretch.events.begin(), stretch.events.end(),
                          [](const model::Event &event) { return event.kind == model::EventKind::Deal; });
  return gist;
}

void judge(Report &report, const Course &course) {
  // Deals need the whole game in its place; most games have none.
  if (std::none_of(course.gists.begin(), course.gists.end(),
                   [](const Gist *gist) { return static_cast<const Deals *>(gist)->any; }))
    return;
  const model::Transcript &transcript = course.transcript;
  for (const replay::DealThere &deal : replay::replay(transcript).deals) {
    if (deal.brokenBy == replay::kNoEvent || deal.brokenClause >= deal.clauses.size()) continue;
    const model::Event &made = transcript.events[deal.event];
    const replay::DealClauseThere &broken = deal.clauses[deal.brokenClause];
    const model::Deal &written = *made.extra().deal;
    const model::DealClause &clause = (broken.condition ? written.condition : written.promise)[broken.place];
    const std::string who = broken.by == model::kNoPlayer
                                ? quoted(clause.subject.abbr)
                                : transcript.players[static_cast<std::size_t>(broken.by)].name;
    const std::string_view side = broken.condition ? "condition" : "promise";
    const std::string words = quoted(report.slice(clause.range));
    const std::string_view pattern = broken.forbids
                                         ? "this breaks a deal: by its {} {} {} was not to do that"
                                         : "a deal is broken here: by its {} {} {} was to have done that by now";
    Diagnostic &diagnostic = report.add(transcript.events[deal.brokenBy].range, worded(pattern, side, words, who));
    diagnostic.hint = "where it was broken at the table, allow it in a comment: `// vtes: allow deal-broken`";
    diagnostic.related.push_back({made.range, "the deal"});
  }
}

}  // namespace

const Check kDealBroken = {
    .rule = {.id = "deal-broken",
             .severity = Severity::Warning,
             .meaning =
                 "A Methuselah certainly does what a deal forbids her, or has certainly not done in its time what "
                 "she promised. Either she broke her word, or the line or the deal says something else than "
                 "what happened.",
             .section = "TS 3, READING 6",
             .shows =
                 "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(12)\nNELS bd not SILV nxt -> SILV let NELS rm\n"
                 "SILV(9)\nOLIV(8)\nNELS(12)\nMI Anne bd\n",
             .showsNot =
                 "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(12)\nNELS bd not SILV nxt -> SILV let NELS rm\n"
                 "SILV(9)\nOLIV(8)\nNELS(12)\nMI Anne ht\n"},
    .gist = gist,
    .onCourse = judge,
};

}  // namespace vtes::lint::checks

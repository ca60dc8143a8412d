#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

std::string points(int halves) {
  return std::to_string(halves / 2) + (halves % 2 == 0 ? "" : ".5");
}

void report(Report &report, const replay::End &end) {
  const std::vector<model::Seat> &seats = report.transcript().frontMatter.seats;
  for (std::size_t i = 0; i < seats.size() && i < end.halves.size(); ++i) {
    if (!seats[i].vp) continue;
    const int stated = static_cast<int>(*seats[i].vp * 2 + 0.5);
    if (stated == end.halves[i]) continue;
    report.add(seats[i].name.range, worded("by what is written {} has {} victory points, not {}", seats[i].name.value,
                                           points(end.halves[i]), points(stated)));
  }
}

}  // namespace

const Check kStatedPointsDiffer = {
    .rule = {.id = "stated-points-differ",
             .severity = Severity::Warning,
             .meaning = "The victory points in the front matter are not those that the game came to.",
             .section = "READING 1.2, RR Victory Points (VP) update",
             .shows =
                 "---\nplayers: [{name: Nelson, vp: 1}, {name: Silvia, vp: 1}]\n---\nNELS(30)\nSILV(30)\nNELS ot\n",
             .showsNot =
                 "---\nplayers: [{name: Nelson, vp: 0}, {name: Silvia, vp: 2}]\n---\nNELS(30)\nSILV(30)\nNELS ot\n"},
    .onEnd = report,
};

}  // namespace vtes::lint::checks

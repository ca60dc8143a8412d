#include <algorithm>
#include <vector>

#include "lint/checks/all.h"
#include "lint/nearest.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report) {
  const model::Transcript &transcript = report.transcript();
  const std::vector<std::string> &known = transcript.knownPlayers;
  if (known.empty()) return;
  for (const model::Seat &seat : transcript.frontMatter.seats) {
    const std::string &name = seat.name.value;
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    Diagnostic &diagnostic =
        report.add(seat.name.range, worded("{} is none of the players that the project file knows", quoted(name)));
    const std::string near = nearest(name, known);
    if (near.empty()) {
      diagnostic.hint = "add the name to `players` in `.vtes.yaml`";
      continue;
    }
    diagnostic.hint = worded("did you mean {}?", quoted(near));
    if (report.slice(seat.name.range) == name) diagnostic.fixes.push_back(replacement(seat.name.range, near, false));
  }
}

}  // namespace

const Check kPlayerNotKnown = {
    .rule = {.id = "player-not-known",
             .severity = Severity::Warning,
             .meaning = "A player in the front matter is none of those whom the project file names, so that the games "
                        "of one person would be found under two names.",
             .section = "READING 1.2",
             .shows = "---\nplayers: [Nelson, Sylvia]\n---\nNELS(12)\n",
             .showsNot = "---\nplayers: [Nelson, Silvia]\n---\nNELS(12)\n",
             .players = "Nelson, Silvia, Oliver"},
    .onHead = report,
};

}  // namespace vtes::lint::checks

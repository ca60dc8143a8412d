#include <fmt/format.h>

#include <algorithm>

#include "cli/commands.h"
#include "cli/output.h"
#include "lint/diagnostic.h"
#include "lint/nearest.h"

namespace vtes::cli {

namespace {

/// A rule a line, for those who look for an id.
int list() {
  std::size_t width = 0;
  for (const lint::Rule *rule : lint::catalogue()) width = std::max(width, rule->id.size());
  for (const lint::Rule *rule : lint::catalogue()) {
    if (!print(fmt::format("{:{}}  {}\n", rule->id, width, lint::toString(rule->severity)))) break;
  }
  return kExitClean;
}

int explain(const std::vector<std::string> &ids) {
  if (ids.empty()) return list();
  int exitCode = kExitClean;
  bool first = true;
  for (const std::string &id : ids) {
    const lint::Rule *rule = lint::findRule(id);
    if (rule == nullptr) {
      const std::string near = lint::nearestRule(id);
      complain(near.empty() ? fmt::format("there is no rule `{}`; `vtes explain` lists them", id)
                            : fmt::format("there is no rule `{}`; did you mean `{}`?", id, near));
      exitCode = kExitCannot;
      continue;
    }
    print(fmt::format("{}# {}\n\n{}", first ? "" : "\n", rule->id, lint::cataloguePage(*rule)));
    first = false;
  }
  return exitCode;
}

}  // namespace

void addExplainCommand(Command app, int &exitCode) {
  const auto ids = std::make_shared<std::vector<std::string>>();
  Command command = app.add("explain", "Print what a finding of `vtes lint` means; all ids without one");
  command.option("ID", *ids, "As it stands behind a finding: unknown-word").shown("ID...");
  command.run([ids, &exitCode] { exitCode = explain(*ids); });
}

}  // namespace vtes::cli

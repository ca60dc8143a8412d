#include <memory>

#include "lint/diagnostic.h"
#include "lint/wording.h"

namespace vtes::lint {

namespace {

/// The example as a code block. Bytes that are no UTF-8 are shown as the character that stands for such.
std::string block(std::string_view example, std::uint32_t times) {
  const auto source = text::Source::make(std::string(example));
  std::string shown;
  for (const char byte : source->clean()) {
    if (byte == '\x1A') {
      shown += "\uFFFD";
    } else {
      shown += byte;
    }
  }
  if (!shown.ends_with('\n')) shown += '\n';
  std::string result = worded("```vtes\n{}```\n", shown);
  if (times > 1) result += worded("\n(this {} times on one line)\n", std::to_string(times));
  return result;
}

}  // namespace

std::string cataloguePage(const Rule &rule) {
  const std::string project =
      rule.players.empty() ? "" : worded(" (with `players: [{}]` in `.vtes.yaml`)", rule.players);
  return worded("{}\n\nSeverity: {}. See {}.\n\nShows it{}:\n\n{}\nDoes not:\n\n{}", rule.meaning,
                toString(rule.severity), rule.section, project, block(rule.shows, rule.times), block(rule.showsNot, 1));
}

std::string cataloguePage() {
  std::string page =
      "# Diagnostics\n\n"
      "What `vtes lint` can find. This page is made from the catalogue in `src/lint/`; a test compares the two, and\n"
      "`VTES_BLESS=1` in its environment rewrites the page.\n\n"
      "An error is what cannot be read or cannot be right. A warning is what is read, but is probably not meant so.\n"
      "Information is worth knowing. A hint is a matter of style.\n\n"
      "| id | severity |\n|---|---|\n";
  for (const Rule *rule : catalogue())
    page += worded("| [{}](#{}) | {} |\n", rule->id, rule->id, toString(rule->severity));
  for (const Rule *rule : catalogue()) page += worded("\n## {}\n\n{}", rule->id, cataloguePage(*rule));
  return page;
}

}  // namespace vtes::lint

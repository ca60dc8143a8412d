#include "ide/findings.h"

#include <algorithm>
#include <array>

namespace vtes::ide {

bool unnecessary(const lint::Rule &rule) {
  constexpr std::array<std::string_view, 3> kRules{"empty-parentheses", "pasted-bullet", "unused-waiver"};
  return std::find(kRules.begin(), kRules.end(), rule.id) != kRules.end();
}

std::string anchorOf(const lint::Rule &rule) {
  return std::string(rule.id);
}

Prose explanationOf(const lint::Rule &rule) {
  Prose prose;
  prose.markdown = "**" + std::string(rule.id) + "**\n\n" + lint::cataloguePage(rule);
  while (prose.markdown.ends_with('\n')) prose.markdown.pop_back();
  std::string_view rest = prose.markdown;
  // Without the fences of code and the stars it reads as it stands.
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.starts_with("```")) continue;
    const bool heading = line.starts_with("**");
    prose.plain += heading ? line.substr(2, line.size() - 4) : line;
    if (!rest.empty()) prose.plain += '\n';
  }
  while (prose.plain.ends_with('\n')) prose.plain.pop_back();
  return prose;
}

}  // namespace vtes::ide

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  Diagnostic &diagnostic = report.add(fault.range, worded("{} is no key of the front matter", quoted(fault.seen)));
  if (!fault.wanted.empty()) {
    diagnostic.hint = worded("did you mean {}?", quoted(fault.wanted));
    if (report.slice(fault.range) == fault.seen)
      diagnostic.fixes.push_back(replacement(fault.range, fault.wanted, false));
    return;
  }
  std::vector<std::string> keys;
  for (const std::string_view key : model::frontMatterKeys()) keys.emplace_back(key);
  diagnostic.hint = worded("the keys are {}", quotedList(keys, "and"));
}

}  // namespace

const Check kFrontMatterUnknownKey = {
    .rule = {.id = "front-matter-unknown-key",
             .severity = Severity::Warning,
             .meaning = "A key of the front matter that means nothing here, often a slip for a known one.",
             .section = "READING 1.2",
             .shows = "---\nplayer: [Nelson, Oliver]\n---\nNELS(12)\n",
             .showsNot = "---\nplayers: [Nelson, Oliver]\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::UnknownKey,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  Diagnostic &diagnostic =
      report.add(fault.range, fault.seen.empty() ? std::string("the front matter is not YAML")
                                                 : worded("the front matter is not YAML: {}", fault.seen));
  diagnostic.hint = "a text with `:`, `#` or quotes in it goes in quotes: `title: \"Final: the second table\"`";
}

}  // namespace

const Check kFrontMatterNotYaml = {
    .rule = {.id = "front-matter-not-yaml",
             .severity = Severity::Error,
             .meaning = "The front matter is not YAML, so nothing of it is read.",
             .section = "READING 1.2",
             .shows = "---\ntitle: [open\n---\nNELS(12)\n",
             .showsNot = "---\ntitle: open\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::NotYaml,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

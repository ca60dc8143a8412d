#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  Diagnostic &diagnostic =
      report.add(report.transcript().source->frontMatter().fence, "the front matter begins behind a blank line");
  diagnostic.hint = "the first line of the file is its `---`";
  diagnostic.fixes.push_back({"take the blank lines out", true, {{fault.range, ""}}});
}

}  // namespace

const Check kFrontMatterNotFirst = {
    .rule = {.id = "front-matter-not-first",
             .severity = Severity::Warning,
             .meaning = "Blank lines stand in front of the front matter, which other programs then do not find.",
             .section = "READING 1.2",
             .shows = "\n---\ntitle: One\n---\nNELS(12)\n",
             .showsNot = "---\ntitle: One\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::NotFirst,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  Diagnostic &diagnostic = report.add(fault.range, "the front matter is not closed: no second `---` follows");
  diagnostic.hint = "write a line `---` before the first turn";
  const text::FrontMatterBlock &block = report.transcript().source->frontMatter();
  const std::uint32_t at = block.content.end;
  if (!block.present || at == 0) return;
  const bool lineOpen = report.transcript().source->bytes()[at - 1] != '\n';
  diagnostic.fixes.push_back({"write the second `---`", false, {{{at, at}, lineOpen ? "\n---\n" : "---\n"}}});
}

}  // namespace

const Check kFrontMatterNotClosed = {
    .rule = {.id = "front-matter-not-closed",
             .severity = Severity::Error,
             .meaning = "The front matter begins with a line of three dashes, and no second such line ends it.",
             .section = "READING 1.2",
             .shows = "---\ntitle: One\nNELS(12)\nKora kisp>\n",
             .showsNot = "---\ntitle: One\n---\nNELS(12)\nKora kisp>\n"},
    .frontMatter = model::FrontMatterFault::Kind::NeverClosed,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

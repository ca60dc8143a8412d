#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  report.add(fault.range, worded("the key {} stands twice", quoted(fault.seen))).hint = "keep one of the two";
}

}  // namespace

const Check kFrontMatterDuplicateKey = {
    .rule = {.id = "front-matter-duplicate-key",
             .severity = Severity::Error,
             .meaning = "A key of the front matter stands twice; only the first is read.",
             .section = "READING 1.2",
             .shows = "---\ntitle: One\ntitle: Two\n---\nNELS(12)\n",
             .showsNot = "---\ntitle: One\nround: Two\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::DuplicateKey,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::FrontMatterFault &fault) {
  report.add(fault.range, "the front matter is no mapping: it is `key: value`, a key a line").hint =
      "write `players: [Nelson, Oliver]`, for example";
}

}  // namespace

const Check kFrontMatterNotMapping = {
    .rule = {.id = "front-matter-not-mapping",
             .severity = Severity::Error,
             .meaning = "The front matter is YAML, but no mapping of keys to values.",
             .section = "READING 1.2",
             .shows = "---\n- Nelson\n- Oliver\n---\nNELS(12)\n",
             .showsNot = "---\nplayers:\n  - Nelson\n  - Oliver\n---\nNELS(12)\n"},
    .frontMatter = model::FrontMatterFault::Kind::NotMapping,
    .onFrontMatter = report,
};

}  // namespace vtes::lint::checks

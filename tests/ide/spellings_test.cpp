/// Names written out and abbreviated again, in all samples and in all examples of the tests.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "fixture.h"
#include "format/canonical.h"
#include "ide/code_actions.h"
#include "lint/diagnostic.h"
#include "support/transcripts.h"

namespace fs = std::filesystem;
using namespace vtes;

namespace {

/// The text with the names in it written out (`expand`) or abbreviated.
std::string respelt(const ide::Snapshot &snapshot, std::string_view kind, text::ByteRange range) {
  return test::edited(snapshot, ide::editsOf(snapshot, std::string(kind) + ":" + std::to_string(range.begin) + ":" +
                                                           std::to_string(range.end)));
}

text::ByteRange all(const ide::Snapshot &snapshot) {
  return {0, static_cast<std::uint32_t>(snapshot.source->bytes().size())};
}

/// Errors, apart from those that say that a name is written out.
std::size_t errors(const ide::Snapshot &snapshot) {
  const auto &findings = snapshot.findings;
  return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(), [](const lint::Diagnostic &finding) {
    return finding.severity == lint::Severity::Error && finding.rule->id != "full-name";
  }));
}

/// Names of a range written out say the same, and are abbreviated as if they had never been written out.
void check(const ide::Snapshot &snapshot, text::ByteRange range) {
  const std::string text = respelt(snapshot, "expand", range);
  CAPTURE(text);
  const auto full = test::snapshotOf(text);
  CHECK_FALSE(format::firstDifference(*snapshot.transcript, *full->transcript).has_value());
  CHECK(errors(*full) <= errors(snapshot));
  const text::ByteRange written{range.begin, range.end + all(*full).end - all(snapshot).end};
  const std::string back = respelt(*full, "abbreviate", written);
  const auto again = test::snapshotOf(back);
  CHECK_FALSE(format::firstDifference(*snapshot.transcript, *again->transcript).has_value());
  CHECK(errors(*again) <= errors(snapshot));
  CHECK(back == respelt(snapshot, "abbreviate", range));
}

}  // namespace

TEST_CASE("all names of a transcript") {
  const auto paths = test::transcriptsIn({"tests", "samples"});
  CHECK(paths.size() > 150);
  for (const fs::path &path : paths) {
    CAPTURE(path.string());
    const auto snapshot = test::snapshotOf(test::contentOf(path));
    check(*snapshot, all(*snapshot));
  }
}

TEST_CASE("one name, and a line of them") {
  for (const std::string_view lines :
       {"MA bldo Kora; +1p\n", "MI Kora kisp> JoAm bk K swni<\n", "Saul de Peta /trdia\n",
        "MI Kora bd /44ma,blur> Saul\n", "MI Kora vamp ca\nIN SaLe +2\n"}) {
    const test::Fixture made = test::atTable(lines);
    const auto begin = static_cast<std::uint32_t>(test::kTable.size());
    check(*made, {begin, static_cast<std::uint32_t>(made.text().size())});
    for (std::uint32_t at = begin; at < made.text().size(); ++at) check(*made, {at, at});
  }
}

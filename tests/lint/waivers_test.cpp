#include "lint/waivers.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "lint/diagnostic.h"
#include "lint/fix.h"
#include "model/transcript.h"

using namespace vtes;

namespace {

struct Found {
  std::shared_ptr<const model::Transcript> transcript;
  std::vector<lint::Diagnostic> diagnostics;
};

Found findingsOf(std::string text) {
  Found found;
  found.transcript = model::analyse(text::Source::make(std::move(text)), {});
  found.diagnostics = lint::check(*found.transcript);
  return found;
}

/// The ids with their lines: `2 unknown-word`.
std::vector<std::string> idsOf(const std::string &text) {
  const Found found = findingsOf(text);
  std::vector<std::string> ids;
  for (const lint::Diagnostic &diagnostic : found.diagnostics) {
    ids.push_back(std::to_string(found.transcript->source->lineOf(diagnostic.range.begin)) + " " +
                  std::string(diagnostic.rule->id));
  }
  return ids;
}

using Ids = std::vector<std::string>;

std::string fixedText(const std::string &text) {
  return lint::applySafeFixes(text, findingsOf(text).diagnostics).text;
}

}  // namespace

TEST_CASE("a waiver is for its line") {
  CHECK(idsOf("NELS(12)\nKora ksip> // vtes: allow unknown-word\n").empty());
  CHECK(idsOf("NELS(12)\nKora ksip>\n").size() == 1);
  CHECK(idsOf("NELS(12)\n// vtes: allow unknown-word\nKora ksip>\n") == Ids{"2 unused-waiver", "3 unknown-word"});
  CHECK(idsOf("NELS(12)\nKora ksip> //vtes:allow unknown-word").empty());
  CHECK(idsOf("NELS(12)\r\nKora ksip> // vtes: allow unknown-word\r\n").empty());
}

TEST_CASE("a waiver for the file stands anywhere in it") {
  CHECK(idsOf("NELS(12)\nKora ksip>\nKora ksap>\n// vtes: allow-file unknown-word\n").empty());
  CHECK(idsOf("---\nplayers: [Nelson, Nelson]\n---\n// vtes: allow-file front-matter-duplicate-player\nNELS(12)\n")
            .empty());
}

TEST_CASE("several ids and a remark") {
  CHECK(idsOf("NELS(12)\nCrusher ksip> // vtes: allow unknown-word, not-canonical\n").empty());
  CHECK(idsOf("NELS(12)\nCrusher ksip> // vtes: allow unknown-word ,not-canonical, as the scribe had it, really\n")
            .size() == 1);
  CHECK(idsOf("NELS(12)\nKora ksip> // vtes: allow unknown-word the scribe, being tired, wrote so\n").empty());
}

TEST_CASE("what is no waiver") {
  CHECK(idsOf("NELS(12)\n// see vtes: allow nothing\n").empty());
  CHECK(idsOf("---\ntitle: \"a // vtes: allow x\"\n---\nNELS(12)\n").empty());
  CHECK(idsOf("NELS(12) // vtes: allow\n") == Ids{"1 unknown-waiver"});
  CHECK(idsOf("NELS(12) // vtes:\n") == Ids{"1 unknown-waiver"});
  CHECK(idsOf("NELS(12) // vtes: alow unknown-word\n") == Ids{"1 unknown-waiver"});
  CHECK(findingsOf("NELS(12) // vtes: alow unknown-word\n").diagnostics.front().hint == "did you mean `allow`?");
  CHECK(findingsOf("NELS(12) // vtes: allow unkown-word\n").diagnostics.front().hint == "did you mean `unknown-word`?");
  CHECK(idsOf("NELS(12)\nKora ksip> // vtes: allow unknown-word, no-such\n") == Ids{"2 unknown-waiver"});
}

TEST_CASE("an unused waiver goes without a trace") {
  CHECK(fixedText("NELS(12)\nKora kisp> // vtes: allow unknown-word\n") == "NELS(12)\nKora kisp>\n");
  CHECK(fixedText("NELS(12)\nKora kisp>  // vtes: allow unknown-word\r\n") == "NELS(12)\nKora kisp>\r\n");
  CHECK(fixedText("NELS(12)\nKora ksip> // vtes: allow bare-nb, unknown-word\n") ==
        "NELS(12)\nKora ksip> // vtes: allow unknown-word\n");
  CHECK(fixedText("NELS(12)\nKora ksip> // vtes: allow unknown-word, bare-nb\n") ==
        "NELS(12)\nKora ksip> // vtes: allow unknown-word\n");
  // A comment of its own, and one with a remark, are for a person to decide about.
  for (const std::string text : {"NELS(12)\n// vtes: allow unknown-word\n/bldo HeRu\n",
                                 "NELS(12)\nKora kisp> // vtes: allow unknown-word since it rained\n"}) {
    CHECK(fixedText(text) == text);
  }
}

#include "lint/pin.h"

#include <doctest/doctest.h>

#include <string>

#include "lint/fix.h"
#include "model/transcript.h"
#include "text/source.h"

using namespace vtes;

namespace {

/// The transcript with `coha` pinned to what it is read as.
std::string pinned(const std::string &text) {
  const auto transcript = model::analyse(text::Source::make(text), {});
  const auto &cards = *transcript->cards;
  lint::Diagnostic finding;
  finding.fixes.push_back(lint::pinFix(*transcript, "coha", cards.byName("Computer Hacking").front()));
  CHECK_FALSE(finding.fixes.front().safe);
  finding.fixes.front().safe = true;
  return lint::applySafeFixes(text, {&finding, 1}).text;
}

/// … which must then be read back.
void check(const std::string &before, const std::string &after) {
  CHECK(pinned(before) == after);
  const auto transcript = model::analyse(text::Source::make(after), {});
  CHECK(transcript->frontMatter.faults.empty());
  bool found = false;
  for (const model::Pin &pin : transcript->frontMatter.pins)
    found = found || (pin.abbr.value == "coha" && pin.name.value == "Computer Hacking");
  CHECK(found);
}

}  // namespace

TEST_CASE("a pin is written in the manner of those that are there") {
  check("NELS\n", "---\ncards:\n  coha: \"Computer Hacking\"\n---\nNELS\n");
  check("---\ntitle: x\n---\nNELS\n", "---\ntitle: x\ncards:\n  coha: \"Computer Hacking\"\n---\nNELS\n");
  check("---\ncards: {conf: Confusion}\n---\n", "---\ncards: {conf: Confusion, coha: \"Computer Hacking\"}\n---\n");
  check("---\ncards:\n  conf: Confusion\nend: oust\n---\n",
        "---\ncards:\n  conf: Confusion\n  coha: \"Computer Hacking\"\nend: oust\n---\n");
}

TEST_CASE("a pin stands behind the quotes of the one before it") {
  check("---\ncards: {conf: \"Confusion\"}\n---\n",
        "---\ncards: {conf: \"Confusion\", coha: \"Computer Hacking\"}\n---\n");
  check("---\ncards:\n  'conf': 'Confusion'\n---\n",
        "---\ncards:\n  'conf': 'Confusion'\n  coha: \"Computer Hacking\"\n---\n");
}

TEST_CASE("a word that is pinned to another card is pinned anew, not twice") {
  check("---\ncards: {coha: \"Command of the Harpies\", conf: Confusion}\n---\n",
        "---\ncards: {coha: \"Computer Hacking\", conf: Confusion}\n---\n");
}

TEST_CASE("a BOM and line ends stay") {
  check("\xEF\xBB\xBFNELS\r\n", "\xEF\xBB\xBF---\r\ncards:\r\n  coha: \"Computer Hacking\"\r\n---\r\nNELS\r\n");
  check("---\r\ncards:\r\n  conf: Confusion\r\n---\r\n",
        "---\r\ncards:\r\n  conf: Confusion\r\n  coha: \"Computer Hacking\"\r\n---\r\n");
}

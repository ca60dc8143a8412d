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
  lint::addPinFix(*transcript, "coha", cards.byName("Computer Hacking").front(), finding.fixes);
  if (finding.fixes.empty()) return "no fix";
  CHECK_FALSE(finding.fixes.front().safe);
  finding.fixes.front().safe = true;
  return lint::applySafeFixes(text, {&finding, 1}).text;
}

/// … which must then be read back.
void check(const std::string &before, const std::string &after) {
  CAPTURE(before);
  CHECK(pinned(before) == after);
  const auto transcript = model::analyse(text::Source::make(after), {});
  CHECK(transcript->frontMatter.faults.size() <=
        model::analyse(text::Source::make(before), {})->frontMatter.faults.size());
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

TEST_CASE("a `cards` key that has nothing yet is filled; there is no second one") {
  check("---\ncards:\nend: oust\n---\n", "---\ncards:\n  coha: \"Computer Hacking\"\nend: oust\n---\n");
  check("---\ntitle: x\ncards:\n---\n", "---\ntitle: x\ncards:\n  coha: \"Computer Hacking\"\n---\n");
  check("---\r\ncards:\r\n---\r\n", "---\r\ncards:\r\n  coha: \"Computer Hacking\"\r\n---\r\n");
  check("---\ncards: # pins\n---\n", "---\ncards: # pins\n  coha: \"Computer Hacking\"\n---\n");
  check("---\n'cards' :\n---\n", "---\n'cards' :\n  coha: \"Computer Hacking\"\n---\n");
  check("---\n  title: x\n  cards:\n---\n", "---\n  title: x\n  cards:\n    coha: \"Computer Hacking\"\n---\n");
  check("---\ncards: ~\n---\n", "---\ncards: {coha: \"Computer Hacking\"}\n---\n");
  check("---\ncards: null # none\n---\n", "---\ncards: {coha: \"Computer Hacking\"} # none\n---\n");
  check("---\ncards: {}\n---\n", "---\ncards: {coha: \"Computer Hacking\"}\n---\n");
  check("---\ncards: { }\n---\n", "---\ncards: {coha: \"Computer Hacking\" }\n---\n");
}

TEST_CASE("a pin that has no name yet is given one") {
  check("---\ncards:\n  coha:\n---\n", "---\ncards:\n  coha: \"Computer Hacking\"\n---\n");
  check("---\ncards:\n  coha: ~\n  conf: Confusion\n---\n",
        "---\ncards:\n  coha: \"Computer Hacking\"\n  conf: Confusion\n---\n");
  check("---\ncards: {coha: , conf: Confusion}\n---\n",
        "---\ncards: {coha: \"Computer Hacking\" , conf: Confusion}\n---\n");
  check("---\ncards:\n  conf:\n---\n", "---\ncards:\n  conf:\n  coha: \"Computer Hacking\"\n---\n");
}

TEST_CASE("a pin is put beside what else is there, comments and brackets") {
  check("---\ncards:\n  conf: Confusion # often\nend: oust\n---\n",
        "---\ncards:\n  conf: Confusion # often\n  coha: \"Computer Hacking\"\nend: oust\n---\n");
  check("---\ncards: {\n  conf: Confusion\n}\n---\n",
        "---\ncards: {\n  conf: Confusion, coha: \"Computer Hacking\"\n}\n---\n");
  check("---\ncards:\n  conf: [Confusion]\n---\n",
        "---\ncards:\n  coha: \"Computer Hacking\"\n  conf: [Confusion]\n---\n");
  check("---\n{title: x}\n---\n", "---\n{cards: {coha: \"Computer Hacking\"}, title: x}\n---\n");
  check("---\n{title: x, cards: }\n---\n", "---\n{title: x, cards: {coha: \"Computer Hacking\"} }\n---\n");
  check("---\n  title: x\n---\n", "---\n  title: x\n  cards:\n    coha: \"Computer Hacking\"\n---\n");
  check("---\n---\n", "---\ncards:\n  coha: \"Computer Hacking\"\n---\n");
  check("---\n# nothing\n---\n", "---\n# nothing\ncards:\n  coha: \"Computer Hacking\"\n---\n");
}

TEST_CASE("front matter that cannot take a pin gets none") {
  for (const std::string text : {"---\ncards: Confusion\n---\n", "---\ncards: [conf]\n---\n", "---\n- a\n---\n",
                                 "---\nNelson\n---\n", "---\ntitle: \"x\n---\n"}) {
    CAPTURE(text);
    CHECK(pinned(text) == "no fix");
  }
}

TEST_CASE("the name of a pin leads to its card, whichever it is") {
  const auto &cards = cards::Database::builtin();
  for (cards::CardIndex card = 0; card < cards.size(); ++card) {
    const std::string name = lint::pinName(cards, card);
    const auto found = cards.byName(name);
    CAPTURE(name);
    CHECK((!found.empty() && found.front() == card));
  }
}

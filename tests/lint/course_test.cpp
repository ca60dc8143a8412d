/// The checks that follow the course of a game: what they find, and what they leave alone.
#include <doctest/doctest.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "lint/diagnostic.h"
#include "model/transcript.h"
#include "support/transcripts.h"

using namespace vtes;

namespace {

/// The findings of one rule, by line: `3 5`.
std::string linesWith(std::string_view id, std::string text) {
  const auto transcript = model::analyse(text::Source::make(std::move(text)), {});
  std::string lines;
  for (const lint::Diagnostic &diagnostic : lint::check(*transcript)) {
    if (diagnostic.rule->id != id) continue;
    if (!lines.empty()) lines += ' ';
    lines += std::to_string(transcript->source->lineOf(diagnostic.range.begin));
  }
  return lines;
}

struct Case {
  std::string_view id;
  std::string_view text;
  std::string_view lines;
};

}  // namespace

TEST_CASE("a unit that a blank tore off is put back behind the whole number") {
  const auto found = lint::check(*model::analyse(text::Source::make("NELS(12)\nMA /bldo Kora; +12 p\n"), {}));
  REQUIRE(!found.empty());
  CHECK(found.front().rule->id == "short-form-unknown");
  CHECK(found.front().hint == "write `12p`");
}

TEST_CASE("only cards that can be meant at the date of the game are named beside the one that is read") {
  const auto named = [](const char *text) {
    for (const auto &diagnostic : lint::check(*model::analyse(text::Source::make(text), {}))) {
      if (diagnostic.rule->id == "ambiguous-word") return diagnostic.message.find("(G7)") != std::string::npos;
    }
    return false;
  };
  CHECK(named("NELS(12)\nMI ViAs bd (nb)\n"));
  CHECK_FALSE(named("---\ndate: 2004-01-01\n---\nNELS(12)\nMI ViAs bd (nb)\n"));
}

TEST_CASE("a broken deal: which clause, whose, and where the deal is") {
  const auto transcript = model::analyse(
      text::Source::make("---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(12)\n"
                         "SILV ht nxt -> NELS bd not SILV nxt\nSILV(9)\nMI Lolita ht (nb)\nOLIV(8)\nNELS(12)\n"
                         "MI Anne bd\n"),
      {});
  std::vector<lint::Diagnostic> found;
  for (lint::Diagnostic &diagnostic : lint::check(*transcript)) {
    if (diagnostic.rule->id == "deal-broken") found.push_back(std::move(diagnostic));
  }
  REQUIRE(found.size() == 1);
  CHECK(found[0].message == "this breaks a deal: by its promise `NELS bd not SILV nxt` Nelson was not to do that");
  CHECK(transcript->source->slice(found[0].range) == "Anne bd");
  REQUIRE(found[0].related.size() == 1);
  CHECK(transcript->source->slice(found[0].related[0].range) == "SILV ht nxt -> NELS bd not SILV nxt");
}

TEST_CASE("findings in the course of a game") {
  const std::array cases{
      // Phases: marks go forward, and a new turn begins anew.
      Case{"phase-order", "NELS(12)\nUN MA sti\nMI Kora bd (nb)\nIN Kora +1\nDI -defl, +cond\nTOM(8)\nMA sti\n", ""},
      Case{"phase-order", "NELS(12)\nIN Kora +1\nMI Crus bd (nb)\n", "3"},
      Case{"phase-order", "NELS(12)\nMA sti\nMA sti\n", ""},
      Case{"phase-order", "NELS(12)\nIN Kora +1\nCrus bd (nb)\n", "3"},
      Case{"phase-order", "NELS(12)\nDI -defl, +cond\nKora +1\n", "3"},
      Case{"phase-order", "NELS(12)\nMI Crus bd (nb)\nKora +1\n", ""},
      // Seats: an oust and a seat without a later line account for one that is passed over.
      Case{"turn-order", "NELS(12)\nSILV(8)\nOLIV(9)\nNELS(11)\nOLIV(8)\nNELS(3)\nSILV(7)\n", "5"},
      Case{"turn-order", "NELS(12)\nSILV(8)\nOLIV(9)\nNELS(11)\nOLIV(8)\nNELS(3)\nOLIV(7)\n", ""},
      Case{"turn-order", "NELS(12)\nSILV(8)\nOLIV(9)\nSILV wd\nNELS(11)\nOLIV(8)\n", ""},
      // Costs: what is chosen, and what is variable, is written.
      Case{"fixed-cost", "NELS(12)\nMA sti(1)\nMI Kora prop>(2)\n", "2 3"},
      Case{"fixed-cost", "NELS(12)\nMA vill(4) Kora\nMI Nako hist>(3)\nTeth lire>(3)\n", ""},
      // Copies: without any number a lone copy is all right, and one that a minion bears.
      Case{"copy-number", "NELS(12)\nMA bldo Kora\nNELS(11)\nMA bldo Crus\n", ""},
      Case{"copy-number", "NELS(12)\nMI Kend cour JoAm bk\nNELS(11)\nMI NiSh cour (nb)\n", ""},
      Case{"copy-number", "NELS(12)\nMI Kend cour (nb)\nNELS(11)\nMI NiSh cour (nb)\n", "4"},
      Case{"copy-number", "NELS(12)\nMI Kend cour1 (nb) NiSh cour1 (nb)\n", "2"},
      Case{"copy-number", "NELS(12)\nMI Kend cour1 (nb)\nNELS(11)\ncour1 bt\nMI NiSh cour1 (nb)\n", ""},
      Case{"copy-number", "NELS(12)\nMI Kend cour (nb)\nNELS(11)\nMI cour bd (nb)\nNiSh cour (nb)\n", "5"},
      Case{"copy-number", "NELS(12)\nMI Kend cour1 (nb)\nNELS(11)\nMI NiSh cour (nb)\n", "4"},
      Case{"copy-number", "NELS(12)\nMI Kend cour1 JoAm bk\nNELS(11)\nMI NiSh cour1 (nb)\n", ""},
      Case{"copy-number", "NELS(12)\nMI Kend cour1 (nb)\nNELS(11)\nMI cour1 bd (nb)\nNiSh cour1 (nb)\n", "5"},
      Case{"copy-number", "NELS(12)\nMI Kend cour3 (nb)\n", ""},
      Case{"copy-number", "NELS(30)\nMI Kend cour3 (nb)\n", "2"},
      // Blocks: a reaction may turn the action against somebody else, who may block.
      Case{"block-after-nb", "NELS(12)\nMI Jugg goun< (nb), cond>\nJoAm bk\n", "3"},
      Case{"block-after-nb", "NELS(12)\nMI Jugg goun< (nb)\nJoAm defl>\nKora bk\n", ""},
      Case{"block-after-nb", "NELS(12)\nMI Jugg goun< (nb)\nKora bd\nJoAm bk\n", ""},
      // Contests: kept, yielded, or over because the other one yields.
      Case{"contest-open", "NELS(12)\nMA pbma; cc\nTOM(8)\nNELS(11)\nMA sti\n", "4"},
      Case{"contest-open", "NELS(12)\nMA pbma; cc\nTOM(8)\nNELS(11)\npbma (yc)\nTOM(7)\nNELS(9)\n", ""},
      Case{"contest-open", "NELS(12)\nMA pbma; cc\nTOM(8)\npbma (yc)\nNELS(11)\nMA sti\n", ""},
      Case{"contest-open", "NELS(12)\nMA pbma; cc\nTOM(8)\n", ""},
      // The crypt: four at the start and what was drawn; in the middle of a game nobody knows.
      Case{"vamp-beyond-crypt", "NELS(30)\nIN vamp4 +1, vamp5 +1\n", "2"},
      Case{"vamp-beyond-crypt", "NELS(30)\nIN +vamp, vamp5 +1\n", ""},
      Case{"vamp-beyond-crypt", "NELS(12)\nIN vamp7 +1\n", ""},
      // Vampires: one of a name acts for one Methuselah.
      Case{"unique-twice", "NELS(12)\nMI Kora bd (nb)\nTOM(8)\nMI Kora bd (nb)\n", "4"},
      Case{"unique-twice", "NELS(12)\nMI Kora bd (nb)\nTOM(8)\nIN /gts Kora\nNELS(9)\nTOM(8)\nMI Kora bd (nb)\n", ""},
      Case{"unique-twice", "NELS(12)\nMI Kora bd (nb)\nTOM(8)\nKora; cc\nMI Crus bd (nb)\n", ""},
      Case{"burn-option", "NELS(12)\nSILV bo sisi\nSILV bo goun\n", "3"},
  };
  for (const Case &each : cases) {
    CAPTURE(each.id);
    CAPTURE(each.text);
    CHECK(linesWith(each.id, std::string(each.text)) == each.lines);
  }
}

TEST_CASE("a word that is none is offered from the decks at the table first") {
  const auto transcript = model::analyse(
      text::Source::make(
          "---\nplayers: [{name: Nelson, deck: [Keep it Simple]}, Silvia]\n---\nNELS(12)\nKora kisx (nb)\n"),
      {});
  for (const lint::Diagnostic &diagnostic : lint::check(*transcript)) {
    if (diagnostic.rule->id != "unknown-word") continue;
    CHECK(diagnostic.hint.starts_with("did you mean `kis` (Keep it Simple) of Nelson's deck"));
    return;
  }
  FAIL("`kisx` is no word");
}

TEST_CASE("no message quotes a text that is empty or cannot be seen") {
  for (const char *text : {"NELS(12)\nBART bd ->\n-> BART bd\n", "NELS(12)\nKora \x1B bd\nKora\x0B bd\n",
                           "NELS(12)\nKora \u2028 bd\nKora\u200B bd\n", "NELS(12)\nKora () bd\n- Kora bd\n"}) {
    const auto transcript = model::analyse(text::Source::make(text), {});
    const auto found = lint::check(*transcript);
    CHECK_FALSE(found.empty());
    for (const lint::Diagnostic &diagnostic : found) {
      CAPTURE(diagnostic.message);
      CHECK(diagnostic.message.find("``") == std::string::npos);
      CHECK(diagnostic.message.find("` `") == std::string::npos);
    }
  }
}

TEST_CASE("a vote that begins a line with a dash and a blank may be an item of a list") {
  const auto hint = [](const char *text) {
    const auto transcript = model::analyse(text::Source::make(text), {});
    const auto found = lint::check(*transcript);
    return found.empty() ? std::string() : found.front().hint;
  };
  CHECK(hint("NELS(12)\n- Kora bd\n").find("pasted list") != std::string::npos);
  CHECK(hint("NELS(12)\n-NELS\n").find("pasted list") == std::string::npos);
}

TEST_CASE("every sample of the project is clean") {
  const auto paths = test::transcriptsIn({"samples"});
  CHECK(paths.size() >= 6);
  for (const auto &path : paths) {
    CAPTURE(path.string());
    CHECK(lint::check(*model::analyse(text::Source::make(test::contentOf(path)), {})).empty());
  }
}

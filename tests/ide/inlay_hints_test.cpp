#include "ide/inlay_hints.h"

#include <doctest/doctest.h>

#include <optional>
#include <string>

#include "fixture.h"

using namespace vtes;
using test::fixture;
using test::Fixture;

namespace {

/// The marked range, or all of it, with the hints in `{}` where they are shown.
std::string shown(std::string_view text, std::optional<ide::HintKind> kind = std::nullopt) {
  const Fixture made = fixture(text);
  const text::ByteRange all{0, static_cast<std::uint32_t>(made.text().size())};
  std::string out;
  std::uint32_t at = 0;
  for (const ide::InlayHint &hint : ide::inlayHints(*made, made.ranges.empty() ? all : made.ranges[0])) {
    CHECK(hint.offset >= at);
    if (kind && hint.kind != *kind) continue;
    // A pool is shown as it is written.
    CHECK(hint.blankBefore != hint.label.starts_with("("));
    CHECK_FALSE(hint.tooltip.empty());
    out += made.slice({at, hint.offset}) + "{" + hint.label + "}";
    at = hint.offset;
  }
  return out + made.text().substr(at);
}

}  // namespace

TEST_CASE("full names behind abbreviations, levels and marks") {
  CHECK(shown("NELS(12)\nMI Kora kisp> JoAm bk K swni<\n") ==
        "NELS(12)\nMI Kora{Korah} kisp>{Kindred Spirits} JoAm{Joaquina Amaya} bk K{Korah} swni<{Swallowed by the "
        "Night}\n");
  CHECK(shown("NURI\nLuci^ me\ncour1 bd\n") == "NURI\nLuci^{Lucita} me\ncour1{Courier} bd\n");
}

TEST_CASE("what is a full name already, and what means nothing, gets none") {
  CHECK(shown("NELS\nKora Kindred Spirits> zzzz\n") == "NELS\nKora{Korah} Kindred Spirits> zzzz\n");
  CHECK(shown("NELS\n% +SILV -2b %\n// Kora\n") == "NELS\n% +SILV -2b %\n// Kora\n");
}

TEST_CASE("only in the range, and nothing in front matter") {
  CHECK(shown("NELS\nKora bd\n[[JoAm]] bd\nKora ht\n") == "NELS\nKora bd\nJoAm{Joaquina Amaya} bd\nKora ht\n");
  CHECK(shown("---\nplayers: [{name: N, deck: [Korah]}]\n---\n") == "---\nplayers: [{name: N, deck: [Korah]}]\n---\n");
  CHECK(shown("").empty());
  CHECK(ide::inlayHints(*fixture("NELS\nKora bd"), {4000, 5000}).empty());
}

TEST_CASE("the pool behind a header that has none, exact or between bounds") {
  const std::string table = "---\nplayers: [Nelson, Silvia, Oliver]\n---\n";
  CHECK(shown(table + "NELS\nIN vamp2 +1\nSILV DI -zzzz\nOLIV(28)\nNELS\n") ==
        table + "NELS{(30)}\nIN vamp2 +1\nSILV{(30)} DI -zzzz\nOLIV(28)\nNELS{(29)}\n");
  CHECK(shown(table + "NELS(30)\nIN Kora +4\nSILV\nOLIV\nNELS\nIN Kora +3\nSILV\nOLIV\nNELS\nMA vill Kora\nSILV\nOLIV\n"
                      "[[NELS]]\n") ==
        table +
            "NELS(30)\nIN Kora +4\nSILV\nOLIV\nNELS\nIN Kora +3\nSILV\nOLIV\nNELS\nMA vill Kora\nSILV\nOLIV\n"
            "NELS{(23-30)}\n");
  CHECK(shown(table + "NELS\nIN vamp2 +1\n[[IN vamp3 +1]]\nSILV\n").find('(') == std::string::npos);
  // Pools that nothing is known of, and a game that is not folded.
  CHECK(shown(table + "NELS(12)\nMI vamp2 +1\nSILV\n") == table + "NELS(12)\nMI vamp2 +1\nSILV\n");
  CHECK(shown("NELS\nSILV ot\n") == "NELS\nSILV ot\n");
}

TEST_CASE("stealth and intercept where an attempt to block was decided") {
  const auto stealth = [](std::string_view lines) {
    return shown(std::string(test::kTable) + std::string(lines), ide::HintKind::Stealth).substr(test::kTable.size());
  };
  CHECK(stealth("MI Kora kisp> JoAm bk K swni<\n") == "MI Kora kisp> JoAm bk{stealth 1 · intercept 0} K swni<\n");
  CHECK(stealth("MI Kora bd JoAm bk\nX\nX\n") == "MI Kora bd JoAm bk{stealth 0 · intercept 0}\nX\nX\n");
  // Nobody wrote who blocks: behind what was blocked.
  CHECK(stealth("MI Kora bd JoAm bk\nAnge bd\nX JoAm hd X\n") ==
        "MI Kora bd JoAm bk{stealth 0 · intercept 0}\nAnge bd{stealth 0 · intercept 0}\nX JoAm hd X\n");
  // Without an attempt only where a card changed it.
  CHECK(stealth("MI Kora bd\nKora swni<\n") == "MI Kora bd\nKora swni<{stealth 1}\n");
  CHECK(stealth("MI Kora bd\nKora ht\n") == "MI Kora bd\nKora ht\n");
}

TEST_CASE("votes at the end of a referendum") {
  const auto votes = [](std::string_view lines) {
    return shown(std::string(test::kTable) + std::string(lines), ide::HintKind::Votes).substr(test::kTable.size());
  };
  // A record that begins in the middle has shown none of Silvia's vampires.
  CHECK(votes("MI Kora reag\n% +NELS -SILV %\n") == "MI Kora reag\n% +NELS -SILV %{4 for · ? against}\n");
  CHECK(votes("MI Kora reag\n% +NELS -SILV\n") == "MI Kora reag\n% +NELS -SILV{4 for · ? against}\n");
  CHECK(votes("MI Kora reag\n% +NELS %\n") == "MI Kora reag\n% +NELS %{4 for · 0 against}\n");
  CHECK(votes("MI Kora reag\n") == "MI Kora reag\n");
}

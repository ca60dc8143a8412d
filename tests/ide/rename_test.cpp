#include "ide/rename.h"

#include <doctest/doctest.h>

#include <string>
#include <variant>

#include "fixture.h"
#include "lint/diagnostic.h"

using namespace vtes;
using ide::Refusal;
using ide::Renamable;
using test::fixture;
using test::Fixture;
using test::has;

namespace {

/// The text after renaming; or why not, behind `refused: `.
std::string renamed(std::string_view text, std::string_view name) {
  const Fixture made = fixture(text);
  const auto result = ide::rename(*made, made.cursor, name);
  if (const auto *refusal = std::get_if<Refusal>(&result)) return "refused: " + refusal->reason;
  return test::edited(*made, std::get<std::vector<lint::Edit>>(result));
}

std::string prepared(std::string_view text) {
  const Fixture made = fixture(text);
  const auto result = ide::prepareRename(*made, made.cursor);
  if (const auto *refusal = std::get_if<Refusal>(&result)) return "refused: " + refusal->reason;
  const auto &renamable = std::get<Renamable>(result);
  CHECK(made.slice(renamable.range) == renamable.word);
  return renamable.word;
}

}  // namespace

TEST_CASE("a player who is not declared") {
  CHECK(renamed("NELS(12)\nSILV(9)\nNE$0LS MI Kora bd\nSILV\n% -NELS +SILV %\n", "NL") ==
        "NL(12)\nSILV(9)\nNL MI Kora bd\nSILV\n% -NL +SILV %\n");
}

TEST_CASE("a declared player gets the abbreviation written into the front matter, in each form of a seat") {
  CHECK(renamed("---\nplayers: [Nelson, Silvia]\n---\nNE$0LS(12)\n", "NL") ==
        "---\nplayers: [{name: Nelson, abbr: NL}, Silvia]\n---\nNL(12)\n");
  CHECK(renamed("---\nplayers: [{name: Nelson, vp: 1}, Silvia]\n---\nNE$0LS(12)\n", "NL") ==
        "---\nplayers: [{name: Nelson, abbr: NL, vp: 1}, Silvia]\n---\nNL(12)\n");
  CHECK(renamed("---\nplayers: [{vp: 1, name: \"Nelson\"}, Silvia]\n---\nNE$0LS(12)\n", "NL") ==
        "---\nplayers: [{vp: 1, name: \"Nelson\", abbr: NL}, Silvia]\n---\nNL(12)\n");
  CHECK(renamed("---\nplayers:\n  - name: Nelson  # he\n    vp: 1\n  - Silvia\n---\nNE$0LS(12)\n", "NL") ==
        "---\nplayers:\n  - name: Nelson  # he\n    abbr: NL\n    vp: 1\n  - Silvia\n---\nNL(12)\n");
  CHECK(renamed("---\nplayers:\n  - \"Nelson\"\n  - Silvia\n---\nNE$0LS(12)\n", "NL") ==
        "---\nplayers:\n  - {name: \"Nelson\", abbr: NL}\n  - Silvia\n---\nNL(12)\n");
  CHECK(renamed("---\nplayers: [{name: Nelson, abbr: N$0N}, Silvia]\n---\nNN(12)\n", "NL") ==
        "---\nplayers: [{name: Nelson, abbr: NL}, Silvia]\n---\nNL(12)\n");
}

TEST_CASE("longer forms, deals, durations, pools by player") {
  CHECK(
      renamed(
          "---\nplayers: [Nelson, Silvia]\npool: {NELS: 12}\n---\nNELSON\nNE$0LS bd not SILV nxt -> SILV bd not NELS "
          "nxt NELS\n",
          "NL") ==
      "---\nplayers: [{name: Nelson, abbr: NL}, Silvia]\npool: {NL: 12}\n---\nNL\nNL bd not SILV nxt -> SILV bd not NL "
      "nxt NL\n");
}

TEST_CASE("a pinned abbreviation") {
  CHECK(renamed("---\ncards: {conf: Confusion}\n---\nNELS(12)\nKora con$0f> K conf<\n", "cfn") ==
        "---\ncards: {cfn: Confusion}\n---\nNELS(12)\nKora cfn> K cfn<\n");
  CHECK(renamed("---\ncards:\n  \"con$0f\": Confusion\n---\nNELS(12)\nKora conf>\n", "cfn") ==
        "---\ncards:\n  \"cfn\": Confusion\n---\nNELS(12)\nKora cfn>\n");
}

TEST_CASE("refused: what is no player's word, or taken") {
  const std::string_view game = "---\nplayers: [Nelson, Silvia]\n---\nNE$0LS(12)\nSILV(20)\n";
  CHECK(has(renamed(game, "nels"), "`nels` is no player's word"));
  CHECK(has(renamed(game, "N"), "is no player's word"));
  CHECK(has(renamed(game, "MA"), "is no player's word"));
  CHECK(has(renamed(game, "NEL SON"), "is no player's word"));
  CHECK(has(renamed(game, ""), "is no player's word"));
  CHECK(has(renamed(game, "SILV"), "`SILV` is Silvia already"));
}

TEST_CASE("refused: what would say something else") {
  // SWN is Sir Walter Nash until somebody of that abbreviation plays.
  CHECK(has(renamed("---\nplayers: [Nelson, Silvia]\n---\nNE$0LS(12)\nMI SWN bd\n", "SWN"), "refused: "));
  CHECK(has(renamed("---\ncards: {conf: Confusion}\n---\nNELS(12)\nKora con$0f> K goun<\n", "goun"), "refused: "));
}

TEST_CASE("refused: a word of another kind, or pinned already") {
  const std::string_view game = "---\ncards: {conf: Confusion, coha: Computer Hacking}\n---\nNELS(12)\nKora con$0f>\n";
  CHECK(has(renamed(game, "Conf"), "no word of the same kind"));
  CHECK(has(renamed(game, "con f"), "no word of the same kind"));
  CHECK(has(renamed(game, "bd"), "a term of the notation"));
  CHECK(has(renamed(game, "t"), "a short form"));
  CHECK(has(renamed(game, "4"), "a number"));
  CHECK(has(renamed(game, "coha"), "`coha` is pinned already"));
}

TEST_CASE("refused: cards that nobody pinned, short forms, terms, comments, front matter") {
  CHECK(has(prepared("NELS(12)\nKora go$0un<\n"), "only an abbreviation that the front matter pins"));
  CHECK(has(prepared("NELS(12)\nKora kisp> $0K swni<\n"), "`K` is a short form"));
  for (const std::string_view text : {"NELS(12)\nKora b$0d\n", "NELS(12) // NE$0LS\n", "---\ntit$0le: x\n---\n", "$0",
                                      "NELS(12)\n\n$0\n", "---\nplayers: [Nel$0son]\n---\n"}) {
    CAPTURE(text);
    CHECK(has(prepared(text), "there is nothing to rename here"));
    CHECK(renamed(text, "NL").starts_with("refused: "));
  }
}

TEST_CASE("prepare gives the word alone") {
  CHECK(prepared("NELS$0(12)\n") == "NELS");
  CHECK(prepared("---\ncards: {conf: Confusion}\n---\nNELS(12)\nKora $0conf>\n") == "conf");
}

TEST_CASE("CRLF and names beyond ASCII stay") {
  CHECK(renamed("---\r\nplayers:\r\n  - name: J\xC3\xBCrg\r\n---\r\nJ\xC3\x9CR$0G(12)\r\n", "JURG") ==
        "---\r\nplayers:\r\n  - name: J\xC3\xBCrg\r\n    abbr: JURG\r\n---\r\nJURG(12)\r\n");
}

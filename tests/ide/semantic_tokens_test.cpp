#include "ide/semantic_tokens.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "fixture.h"
#include "ide/places.h"

using namespace vtes;
using ide::SemanticToken;
using test::atTable;
using test::fixture;
using test::Fixture;

namespace {

void checkOrder(const Fixture &made, const std::vector<SemanticToken> &tokens) {
  std::uint32_t before = 0;
  for (const SemanticToken &token : tokens) {
    CHECK(token.range.begin >= before);
    CHECK(token.range.begin < token.range.end);
    const std::string text = made.slice(token.range);
    CAPTURE(text);
    CHECK(text.find_first_of("\r\n") == std::string::npos);
    before = token.range.end;
  }
}

/// `NELS:player.declaration 12:number …`
std::string painted(const Fixture &made, const std::vector<SemanticToken> &tokens) {
  checkOrder(made, tokens);
  std::string out;
  for (const SemanticToken &token : tokens) {
    if (!out.empty()) out += ' ';
    out += made.slice(token.range) + ":" + std::string(ide::tokenTypeNames()[static_cast<std::size_t>(token.type)]);
    for (std::size_t i = 0; i < ide::kTokenModifiers; ++i) {
      if ((token.modifiers >> i & 1U) != 0) out += "." + std::string(ide::tokenModifierNames()[i]);
    }
  }
  return out;
}

std::string painted(const Fixture &made) {
  return painted(made, ide::semanticTokens(*made));
}

}  // namespace

TEST_CASE("words by what they mean") {
  CHECK(painted(fixture("NELS(12)\nMI Kora kisp> SILV JoAm bk K swni<\n")) ==
        "NELS:player.declaration 12:number MI:phase Kora:cryptCard kisp:libraryCard >:level SILV:player JoAm:cryptCard "
        "bk:term K:cryptCard.short swni:libraryCard <:level");
  CHECK(painted(fixture("NELS(12)\n/3anre\nUlBe /sa\nzzzz\nviAs cobo (nb, !tor)\n")).find("anre:libraryCard.used") !=
        std::string::npos);
  CHECK(painted(fixture("X hd X\n% +2b %")) == "X:mark hd:term X:mark %:mark +:sign 2b:number %:mark");
  CHECK(painted(fixture("NELS\nKora confg>\n")).find("confg:libraryCard.unresolved") != std::string::npos);
}

TEST_CASE("three capitals are a vampire or a player, a clan is no card") {
  const std::string text = painted(fixture("NELS(12)\nMI ViAs cobo (nb, tzi)\nSWN bd\n"));
  CHECK(text.find("tzi:clan") != std::string::npos);
  CHECK(text.find("SWN:cryptCard") != std::string::npos);
}

TEST_CASE("front matter and pins") {
  CHECK(
      painted(
          fixture("---\ntitle: My game\nplayers: [{name: Nelson, abbr: NN, deck: [Korah, Nonsense]}]\ncards: {conf: "
                  "Confusion}\n---\nNN\nKora conf>\n")) ==
      "title:key My game:value players:key name:key Nelson:player.declaration abbr:key NN:player.declaration deck:key "
      "Korah:cryptCard Nonsense:libraryCard.unresolved cards:key conf:libraryCard.declaration Confusion:libraryCard "
      "NN:player.declaration Kora:cryptCard conf:libraryCard.pinned >:level");
}

TEST_CASE("comments, on lines of their own and behind others") {
  CHECK(painted(fixture("// first\nNELS // second\n  // third\r\n")) ==
        "// first:comment NELS:player.declaration // second:comment // third:comment");
}

TEST_CASE("a range gives the tokens of the whole that touch it") {
  const Fixture made = fixture("---\nplayers: [Nelson]\n---\nNELS(12)\n// c\nMI [[Kora kisp> JoAm]] bk\nK swni<\n");
  const auto all = ide::semanticTokens(*made);
  for (const text::ByteRange range : {made.ranges[0], text::ByteRange{0, 10}, text::ByteRange{0, 9999},
                                      text::ByteRange{30, 30}, text::ByteRange{9999, 9999}}) {
    std::vector<SemanticToken> expected;
    for (const SemanticToken &token : all) {
      // A range ends in front of its end; an empty one is a cursor.
      const bool wanted = range.empty() ? ide::touches(token.range, range.begin) : ide::overlap(token.range, range);
      if (wanted) expected.push_back(token);
    }
    CHECK(painted(made, ide::semanticTokens(*made, range)) == painted(made, expected));
  }
}

TEST_CASE("full names, lines that go on, broken lines, CRLF, letters beyond ASCII") {
  CHECK(painted(fixture("NELS\nKora Kindred Spirits> JoAm bk\n")).find("Kindred Spirits:libraryCard") !=
        std::string::npos);
  CHECK(painted(fixture("NELS\n/dera Arik,\r\n  MaVi\r\n")) ==
        "NELS:player.declaration /:sign dera:libraryCard.used Arik:cryptCard MaVi:cryptCard");
  CHECK(painted(fixture("Zoë ht")) == "Zoë:cryptCard ht:term");
  CHECK(painted(fixture("NELS\nKora ) goun< \xFF (( Kora bd")).find("goun:libraryCard") != std::string::npos);
  CHECK(painted(fixture("")).empty());
}

TEST_CASE("names are there for each type and modifier, once") {
  CHECK(ide::tokenTypeNames().size() == ide::kTokenTypes);
  CHECK(ide::standardTokenTypeNames().size() == ide::kTokenTypes);
  CHECK(ide::tokenModifierNames().size() == ide::kTokenModifiers);
  CHECK(std::set<std::string_view>(ide::tokenTypeNames().begin(), ide::tokenTypeNames().end()).size() ==
        ide::kTokenTypes);
}

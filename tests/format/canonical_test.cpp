/// The canonical form, rule by rule (docs/format.md).
#include <doctest/doctest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "canonical_of.h"
#include "lint/check.h"
#include "lint/diagnostic.h"

using namespace vtes;
using format::Names;

namespace {

constexpr std::string_view kTable = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(12)\n";

/// A line at a table of three in canonical form; checked to say the same, and to be canonical.
std::string line(std::string_view text, Names names = Names::Canonical) {
  const std::string before = std::string(kTable) + std::string(text) + "\n";
  const std::string after = test::formatted(before, names).text;
  CAPTURE(before);
  CHECK(format::sayTheSame(*test::readTranscript(before), *test::readTranscript(after)));
  CHECK(test::formatted(after, names).edits.empty());
  REQUIRE(after.starts_with(kTable));
  REQUIRE(after.ends_with("\n"));
  return after.substr(kTable.size(), after.size() - kTable.size() - 1);
}

struct Case {
  std::string_view written;
  std::string_view canonical;
};

template <std::size_t Count>
void check(const std::array<Case, Count> &cases) {
  for (const Case &one : cases) {
    CAPTURE(one.written);
    CHECK(line(one.written) == one.canonical);
    CHECK(line(one.canonical) == one.canonical);
  }
}

}  // namespace

TEST_CASE("one blank between events") {
  check(std::array<Case, 6>{{
      {"Kora kisp>   JoAm bk \t K swni<", "Kora kisp> JoAm bk K swni<"},
      {"Kora kisp>JoAm bk", "Kora kisp> JoAm bk"},
      {"Jugg goun< (nb)cond>", "Jugg goun< (nb) cond>"},
      {"UlBe/sa", "UlBe /sa"},
      {"%+SILV -NELS%", "% +SILV -NELS %"},
      {"MA /part/bldo Hann", "MA /part /bldo Hann"},
  }});
}

TEST_CASE("levels, marks, signs and parentheses stand at what they belong to") {
  check(std::array<Case, 9>{{
      {"Kora kisp >", "Kora kisp>"},
      {"Luci ^ me", "Luci^ me"},
      {"/ part", "/part"},
      {"% - SILV + OLIV %", "% -SILV +OLIV %"},
      {"GuLu + 3", "GuLu +3"},
      {"GuLu+3, vamp2+1", "GuLu +3, vamp2 +1"},
      {"Nako hist>( 3 )", "Nako hist>(3)"},
      {"Dimp arso stan( OLIV )", "Dimp arso stan(OLIV)"},
      {"/3 anre", "/3anre"},
  }});
}

TEST_CASE("a parenthesis of the action has a blank in front, elsewhere the scribe says what it belongs to") {
  check(std::array<Case, 6>{{
      {"Jugg goun<(nb), cond>", "Jugg goun< (nb), cond>"},
      {"IrRi krc(nb, SILV 3, OLIV 1)", "IrRi krc (nb, SILV 3, OLIV 1)"},
      {"gate(cc)", "gate (cc)"},
      {"Nako hist>(3)", "Nako hist>(3)"},
      {"RuSo rt Arik (RuSo, Arik)", "RuSo rt Arik (RuSo, Arik)"},
      {"/heca(SaCo, Card); Card +2", "/heca(SaCo, Card); Card +2"},
  }});
  CHECK(test::formatted("NELS (12)\n").text == "NELS(12)\n");
}

TEST_CASE("commas and semicolons") {
  check(std::array<Case, 6>{{
      {"ElFe flma> ,flas>", "ElFe flma>, flas>"},
      {"/2bldo HeRu ;-2b", "/2bldo HeRu; -2b"},
      {"/sttu;mee,pagr,prop", "/sttu; mee, pagr, prop"},
      {"IrRi krc (nb,SILV 3,OLIV 1)", "IrRi krc (nb, SILV 3, OLIV 1)"},
      {"/trdia,trdo Saul", "/trdia,trdo Saul"},
      {"/dera Arik,MaVi", "/dera Arik, MaVi"},
  }});
}

TEST_CASE("case") {
  check(std::array<Case, 4>{{
      {"kora bd", "Kora bd"},
      {"Kora Kisp>", "Kora kisp>"},
      {"% +nels %", "% +NELS %"},
      {"Luci ambu ElFe (nb) x L hd x", "Luci ambu ElFe (nb) X L hd X"},
  }});
  CHECK(line("kora bd", Names::Keep) == "Kora bd");
  CHECK(line("Korah bd", Names::Keep) == "Korah bd");
}

TEST_CASE("signs that look like others") {
  check(std::array<Case, 6>{{
      {"/2bldo HeRu; –2b", "/2bldo HeRu; -2b"},
      {"NELS bd not OLIV nxt → OLIV let NELS rm", "NELS bd not OLIV nxt -> OLIV let NELS rm"},
      {"Jugg goun< （nb），cond＞", "Jugg goun< (nb), cond>"},
      {"Kras laps«", "Kras laps<<"},
      {"Kora\u00A0bd", "Kora bd"},
      {"Dimp arso stan[OLIV]", "Dimp arso stan(OLIV)"},
  }});
}

TEST_CASE("abbreviations") {
  check(std::array<Case, 6>{{
      {"Crusher buru Alex", "Crus buru Alex"},
      {"Omaya /aiba", "Omay /aiba"},
      {"Teth bd", "Thet bd"},
      {"NELSON bd not OLIV nxt -> OLIV let NELS rm", "NELS bd not OLIV nxt -> OLIV let NELS rm"},
      {"/bloo Hann; +1p", "/bloo Hann; +1p"},
      {"Kend cour1 NiSh cour2", "Kend cour1 NiSh cour2"},
  }});
  CHECK(line("Crusher buru Alex", Names::Keep) == "Crusher buru Alex");
}

TEST_CASE("a longer form stays where the canonical one would be another card") {
  // Nobody but the longer form tells these two apart.
  for (const std::string text : {"NELS(12)\nLucian ht\nLucita ht\n", "NELS(12)\nLucita ht\nLucian ht\n"}) {
    const auto before = test::readTranscript(text);
    const auto after = test::readTranscript(test::formatted(text).text);
    CHECK(format::sayTheSame(*before, *after));
    CHECK(after->source->bytes().find(text.find("Lucian") < text.find("Lucita") ? "Lucian" : "Lucita") !=
          std::string_view::npos);
  }
}

TEST_CASE("a game that is full of such words is formatted in a moment") {
  std::string text = "NELS(12)\n";
  std::string wanted = text;
  for (int i = 0; i < 1500; ++i) {
    text += "Lucian  ht\nLucita ht\n";
    wanted += "Lucian ht\nLucita ht\n";
  }
  CHECK(test::formatted(text).text == wanted);
}

TEST_CASE("a pinned word stays") {
  const std::string text = "---\ncards: {confu: Confusion}\n---\nNELS(12)\nKora confu>\n";
  CHECK(test::formatted(text).text == text);
}

TEST_CASE("footnote stars and blanks at the end go") {
  check(std::array<Case, 4>{{
      {"Kora ht*", "Kora ht"},
      {"ViPr krc (nb*, SILV 3, OLIV 1)", "ViPr krc (nb, SILV 3, OLIV 1)"},
      {"Kora ht* // why", "Kora ht // why"},
      {"Kora ht*JoAm bk", "Kora ht JoAm bk"},
  }});
  CHECK(line("Kora ht \t ") == "Kora ht");
  CHECK(line("  \n\t\nKora ht\n // a  \n ") == "\n\nKora ht\n // a\n");
}

TEST_CASE("comments, indentation, blank lines, line ends and a BOM stay") {
  for (const std::string &text : {
           std::string("NELS(12)\n\n\n// one\n  Kora ht     // two,  three\n\tJoAm bk"),
           std::string("\xEF\xBB\xBFNELS(12)\r\nKora ht\r\n\r\nJoAm bk\r\n"),
           std::string("NELS(12)\rKora ht\rJoAm bk"),
           std::string("NELS(12)\n/dera Arik,\n  // in between\n  MaVi\n"),
           std::string(),
       }) {
    CHECK(test::formatted(text).text == text);
  }
  CHECK(test::formatted("\xEF\xBB\xBFNELS (12)\r\nkora  ht //x \r\n").text ==
        "\xEF\xBB\xBFNELS(12)\r\nKora ht //x\r\n");
  CHECK(line("Kora ht//x") == "Kora ht //x");
  CHECK(line("\u00A0\u200BKora ht") == " Kora ht");
  CHECK(line("/dera  Arik,  \n   MaVi") == "/dera Arik,\n   MaVi");
}

TEST_CASE("front matter loses blanks at the ends of its lines, and nothing else") {
  CHECK(test::formatted("---  \ntitle:   A  game \t\nplayers:  [Nelson,Silvia]\n---\nNELS(12)\n").text ==
        "---\ntitle:   A  game\nplayers:  [Nelson,Silvia]\n---\nNELS(12)\n");
  // Here they are part of the text.
  const std::string block = "---\ntitle: |\n  one  \n  two\n---\nNELS(12)\n";
  CHECK(test::formatted(block).text == block);
}

TEST_CASE("a line with an error stays byte for byte") {
  for (const std::string_view text :
       {"Kora  ksip>  JoAm bk ", "Kora kisp> (nb  JoAm bk", "kora  < bd", "Kora Kindred Spirits>  (nb) ",
        "kora laps>>  ", "* kora  bd", "TOMM  ht ", "kora \xFF ht", "Kora bd,  ", "kora  ()  bd"}) {
    CAPTURE(text);
    CHECK(line(text) == text);
  }
}

TEST_CASE("whatever lint calls an error in its examples stays, unless formatting puts it right") {
  for (const lint::Check *check : lint::allChecks()) {
    const bool read = check->fault.has_value() || check->note.has_value();
    const std::string_view id = check->rule.id;
    const bool cured = id == "syntax-slip" || id == "blank-missing";
    if (!read || cured || check->rule.severity != lint::Severity::Error || check->rule.times > 1) continue;
    CAPTURE(id);
    const std::string text(check->rule.shows);
    const auto before = test::readTranscript(text);
    const auto after = test::readTranscript(test::formatted(text).text);
    for (const lint::Diagnostic &found : lint::check(*before)) {
      if (found.rule->id != id) continue;
      const std::uint32_t number = before->source->lineOf(found.range.begin);
      CHECK(before->source->slice(before->source->line(number)) == after->source->slice(after->source->line(number)));
    }
  }
}

TEST_CASE("full names") {
  CHECK(line("Crus buru Alex (nb)", Names::Full) == "Crusher Bum's Rush Alexandra (nb)");
  CHECK(line("Kora conf> swni<", Names::Full) == "Korah confusion> Swallowed by the Night<");
  CHECK(line("/barr sti", Names::Full) == "/The Barrens Short-Term Investment");
  CHECK(line("Kend cour1", Names::Full) == "Kendrick cour1");
}

TEST_CASE("edits are small") {
  const auto formatted = test::formatted("NELS(12)\nkora kisp >  JoAm bk\n");
  const std::vector<format::Edit> wanted{{{9, 13}, "Kora"}, {{18, 19}, ""}, {{20, 22}, " "}};
  CHECK(formatted.edits == wanted);
}

TEST_CASE("sayTheSame sees what differs") {
  const auto same = [](const std::string &one, const std::string &other) {
    return format::sayTheSame(*test::readTranscript(one), *test::readTranscript(other));
  };
  CHECK(same("NELS(12)\nKora kisp>\n", "NELS(12)\nKorah  kisp >\n"));
  CHECK_FALSE(same("NELS(12)\nKora kisp>\n", "NELS(12)\nKora kisp<\n"));
  CHECK_FALSE(same("NELS(12)\nKora kisp>\n", "NELS(13)\nKora kisp>\n"));
  CHECK_FALSE(same("NELS(12)\nKora kisp>\n", "NELS(12)\n\nKora kisp>\n"));
  CHECK_FALSE(same("NELS(12)\nKora kisp>\n", "NELS(12)\nKora kisp> // x\n"));
  CHECK_FALSE(same("NELS(12)\nKora kisp>\n", "OLIV(12)\nKora kisp>\n"));
  CHECK_FALSE(same("---\ntitle: a\n---\nNELS(12)\n", "---\ntitle: b\n---\nNELS(12)\n"));
  CHECK_FALSE(same("---\nplayers: [{name: Al, vp: 1}]\n---\n", "---\nplayers: [{name: Al, vp: 2}]\n---\n"));
  CHECK_FALSE(same("NELS(12)\nGuLu +1\n", "NELS(12)\nGuLu -1\n"));
  CHECK_FALSE(same("NELS(12)\nKora ksip>\n", "NELS(12)\nKora kspi>\n"));
}

TEST_CASE("some lines alone, and formatting them again changes nothing") {
  const std::string before = "NELS (12)\nMI  Kora bd\nx hd x\n";
  const auto transcript = test::readTranscript(before);
  const auto lines = [&](std::uint32_t begin, std::uint32_t end) {
    return format::canonical(transcript, {}, Names::Canonical, {begin, end}).text;
  };
  CHECK(lines(0, 0) == "NELS(12)\nMI  Kora bd\nx hd x\n");
  CHECK(lines(12, 14) == "NELS (12)\nMI Kora bd\nx hd x\n");
  CHECK(lines(0, 9999) == test::formatted(before).text);
  CHECK(lines(9000, 9999) == before);
}

TEST_CASE("the first event that differs; players are the same by their seats") {
  const auto first = [](const std::string &one, const std::string &other) {
    return format::firstDifference(*test::readTranscript(one), *test::readTranscript(other));
  };
  CHECK_FALSE(first("NELS(12)\nKora kisp>\n", "NN(12)\nKorah kisp>\n").has_value());
  CHECK_FALSE(first("NELS\nSILV\nNELS bd -> SILV bd nxt NELS\n", "NN\nSILV\nNN bd -> SILV bd nxt NN\n").has_value());
  CHECK(first("NELS(12)\nKora kisp>\n", "NELS(12)\nKora kisp<\n") == 1U);
  CHECK(first("NELS(12)\nKora kisp>\n", "NELS(12)\n") == 1U);
  CHECK(first("NELS(12)\n", "NELS(12)\nSILV(2)\n") == 0U);
}

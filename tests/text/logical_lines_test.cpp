#include "text/logical_lines.h"

#include <doctest/doctest.h>

#include <string>

using namespace vtes::text;

namespace {

using Lines = std::vector<std::string>;

/// The logical lines; an unfinished one has a `!` in front.
Lines logical(const std::string &text) {
  const auto source = Source::make(text);
  Lines lines;
  for (const LogicalLine &line : source->logicalLines())
    lines.push_back((line.unfinished ? "!" : "") + std::string(source->slice(line.bytes)));
  return lines;
}

}  // namespace

TEST_CASE("a line stands alone (READING 1.4)") {
  CHECK(logical("Kora bd\nJoAm bk\n") == Lines{"Kora bd", "JoAm bk"});
  CHECK(logical("\n  \n\t// x\nKora bd // y\n//\n") == Lines{"Kora bd // y"});
}

TEST_CASE("a line that ends in a comma, a semicolon or an arrow goes on") {
  CHECK(logical("Kora bd,\n /clil\nx") == Lines{"Kora bd,\n /clil", "x"});
  CHECK(logical("ThTh reve<;\r\ndefl\r\n") == Lines{"ThTh reve<;\r\ndefl"});
  CHECK(logical("MIKE ak not ROBE ->  // deal\nROBE pa not MIKE\n") ==
        Lines{"MIKE ak not ROBE ->  // deal\nROBE pa not MIKE"});
  CHECK(logical("a,\rb,\rc\rd") == Lines{"a,\rb,\rc", "d"});
}

TEST_CASE("slips for them go on as well") {
  CHECK(logical("a →\nb\nc，\nd\ne；\nf\ng =>\nh ⇒\ni") == Lines{"a →\nb", "c，\nd", "e；\nf", "g =>\nh ⇒\ni"});
}

TEST_CASE("no-break blanks at the end of a line hide nothing") {
  CHECK(logical("a,\u00A0\nb\n\u00A0\u3000\nc") == Lines{"a,\u00A0\nb", "c"});
}

TEST_CASE("a blank line, a turn header, a fence or the end leaves a line unfinished") {
  CHECK(logical("a,\n\nb") == Lines{"!a,", "b"});
  CHECK(logical("a,") == Lines{"!a,"});
  CHECK(logical("a ->\n") == Lines{"!a ->"});
  CHECK(logical("a,\n---\nb") == Lines{"!a,", "---", "b"});
  CHECK(logical("a;\nNELS(12)\nb") == Lines{"!a;", "NELS(12)", "b"});
  CHECK(logical("a;\nNELS\nb") == Lines{"!a;", "NELS", "b"});
  CHECK(logical("a;\nNELS MA barr\nb") == Lines{"!a;", "NELS MA barr", "b"});
  CHECK(logical("-ADEL,\nMIKE -3\n") == Lines{"-ADEL,\nMIKE -3"});
}

TEST_CASE("a comment inside a line that goes on belongs to it") {
  CHECK(logical("a,\n// note\nb\nc") == Lines{"a,\n// note\nb", "c"});
  CHECK(logical("a,\n// note\n\nc") == Lines{"!a,", "c"});
  CHECK(logical("a,\n// note") == Lines{"!a,"});
}

TEST_CASE("a comment decides nothing") {
  CHECK(logical("a // x,\nb") == Lines{"a // x,", "b"});
  CHECK(logical("a, // x\nb") == Lines{"a, // x\nb"});
  CHECK(logical("/bldo,/dera //,\nb") == Lines{"/bldo,/dera //,", "b"});
}

TEST_CASE("the shape of a turn header (TS 2.1.1)") {
  for (const char *line :
       {"NELS(12)", "NELS (12)", "NELS( 12 ) MA", "NELS", "  NELS  ", "NELS // x", "NELS MA barr", "NELS UN",
        "NELS IN+vamp", "JC(9)", "P1(30)", "JÜRG(30)", "ÉLOD MA", "JU\u0308RG(3)", "NELS\u00A0(12)", "ÖÄ"})
    CHECK_MESSAGE(hasHeaderShape(line), line);
  for (const char *line : {"",         "X",       "K conf>",          "Kora bd",  "NELSon(12)",
                           "NELS(nb)", "NELS bd", "NELS MAx",         "NELS MAß", "NELS(12",
                           "44MA",     "44MA(1)", "ROBE pa not MIKE", "+NELS",    "É",
                           "JÜRg(30)", "Éa",      "\u0308\u0308",     "-SILV %",  "NELS()"})
    CHECK_MESSAGE(!hasHeaderShape(line), line);
}

TEST_CASE("the physical line on which a logical one starts") {
  const auto source = Source::make("---\na: b\n---\n\nx,\ny\n// c\nz");
  REQUIRE(source->logicalLines().size() == 2);
  CHECK(source->logicalLines()[0].firstLine == 5);
  CHECK(source->logicalLines()[1].firstLine == 8);
}

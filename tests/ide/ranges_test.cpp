#include "ide/ranges.h"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "fixture.h"

using namespace vtes;
using ide::FoldingKind;
using test::atTable;
using test::fixture;
using test::Fixture;

namespace {

/// Kind and lines of each folding: `turn 1-4`.
std::string foldings(std::string_view text) {
  constexpr std::array<std::string_view, 6> kNames{"front matter", "turn", "phase", "combat", "referendum", "comment"};
  const Fixture made = fixture(text);
  std::string out;
  for (const ide::Folding &folding : ide::foldings(*made)) {
    const text::Source &source = *made.snapshot->source;
    out += std::string(kNames.at(static_cast<std::size_t>(folding.kind))) + " " +
           std::to_string(source.lineOf(folding.range.begin)) + "-" + std::to_string(source.lineOf(folding.range.end)) +
           "\n";
  }
  return out;
}

std::vector<std::string> selections(const Fixture &made) {
  std::vector<std::string> out;
  text::ByteRange before{made.cursor, made.cursor};
  for (const text::ByteRange range : ide::selectionRanges(*made, made.cursor)) {
    CHECK(range.begin <= before.begin);
    CHECK(range.end >= before.end);
    CHECK((range != before || made.text().empty()));
    before = range;
    out.push_back(made.slice(range));
  }
  REQUIRE_FALSE(out.empty());
  CHECK(out.back() == made.text());
  return out;
}

}  // namespace

TEST_CASE("turns, phases, combats, referenda, front matter and comments fold where they have lines") {
  CHECK(foldings("---\ntitle: x\n---\n"
                 "NELS(12)\n"
                 "MA bldo Kora\n"
                 "MI Kora buru JoAm\n"
                 "X K hd\n"
                 "J hd X\n"
                 "ViAs krc\n"
                 "% +NELS\n"
                 "-SILV %\n"
                 "// one\n"
                 "  // two\n"
                 "\n"
                 "SILV(20)\n") ==
        "front matter 1-3\nturn 4-11\nphase 6-11\ncombat 7-8\nreferendum 10-11\ncomment 12-13\n");
}

TEST_CASE("what is on one line does not fold; what is not closed ends with its phase") {
  CHECK(foldings("NELS(12) MI Kora buru JoAm X K hd X % %\n// alone\n").empty());
  CHECK(foldings("NELS(12)\nMI Kora buru JoAm\nX K hd\nJ hd\nIN GuLu +1\n") == "turn 1-5\nphase 2-4\ncombat 3-4\n");
  CHECK(foldings("").empty());
}

TEST_CASE("CRLF and a front matter that is not closed") {
  CHECK(foldings("---\r\ntitle: x\r\n---\r\nNELS(12)\r\nMI Kora bd\r\n") == "front matter 1-3\nturn 4-5\n");
  CHECK(foldings("---\ntitle: x\nplace: y\n").starts_with("front matter 1-"));
}

TEST_CASE("a selection grows from word to deed, event, action, turn and file") {
  const auto ranges = selections(fixture("NELS(12)\nMI Kora kisp> JoAm bk K sw$0ni< (nb)\nIN GuLu +3\nSILV\n"));
  CHECK(ranges == std::vector<std::string>{"swni", "swni< (nb)", "K swni< (nb)", "Kora kisp> JoAm bk K swni< (nb)",
                                           "NELS(12)\nMI Kora kisp> JoAm bk K swni< (nb)\nIN GuLu +3\n",
                                           "NELS(12)\nMI Kora kisp> JoAm bk K swni< (nb)\nIN GuLu +3\nSILV\n"});
}

TEST_CASE("from signs, blanks, comments, front matter") {
  CHECK(selections(fixture("NELS(12)\nMI Kora bd$0; et\n")).at(0) == ";");
  CHECK(selections(fixture("NELS(12)\nSILV\n\n$0\nMI Kora bd\n")).size() == 2);
  CHECK(selections(fixture("NELS(12) // a com$0ment\n")) ==
        std::vector<std::string>{"// a comment", "NELS(12) // a comment", "NELS(12) // a comment\n"});
  CHECK(selections(fixture("---\ntitle: My$0 game\nplace: x\n---\nNELS\n")).at(0) == "title: My game");
  CHECK(selections(fixture("---\nplayers: [Nel$0son]\n---\n")).at(0) == "Nelson");
  CHECK(selections(fixture("")).size() == 1);
  CHECK(selections(fixture("x")).size() >= 1);
}

/// `vtes tell` as a user starts it.

#include <doctest/doctest.h>

#include "support/program.h"

using namespace vtes;
using test::contains;
using test::Folder;
using test::Ran;
using test::run;
using test::Start;

namespace {

constexpr const char *kGame = "---\ntitle: A *short* game\nplayers: [Nelson, Oliver]\n---\nNELS(12)\n/edge\nKora ht\n";

}  // namespace

TEST_CASE("a sentence a line; the line of the transcript in front where it is asked for") {
  const Folder folder;
  const std::string file = folder.write("a.vtes", kGame);
  const Ran plain = run({"tell", file});
  CHECK(plain.code == 0);
  CHECK(plain.err.empty());
  CHECK(plain.out ==
        "Nelson's turn begins; Nelson has 12 pool.\nNelson gains 1 pool from the Edge.\nKorah attempts to hunt.\n");
  const Ran lines = run({"tell", "--lines", file});
  CHECK(lines.out ==
        "5: Nelson's turn begins; Nelson has 12 pool.\n6: Nelson gains 1 pool from the Edge.\n"
        "7: Korah attempts to hunt.\n");
}

TEST_CASE("standard input, and nothing to tell") {
  Start start{{"tell", "-"}};
  start.input = "Kora ht\n";
  CHECK(run(start).out == "Korah attempts to hunt.\n");
  start.input = "";
  const Ran empty = run(start);
  CHECK(empty.code == 0);
  CHECK(empty.out.empty());
}

TEST_CASE("Markdown has a heading for each turn, and shows signs as they are") {
  const Folder folder;
  const Ran page = run({"tell", "--format", "markdown", folder.write("a.vtes", kGame)});
  CHECK(page.code == 0);
  CHECK(page.out ==
        "# A \\*short\\* game\n\n## Nelson's turn begins; Nelson has 12 pool.\n\n"
        "- Nelson gains 1 pool from the Edge.\n- Korah attempts to hunt.\n");
  const std::string listed =
      folder.write("b.vtes", "---\nplayers: [{name: 1. FC, abbr: FC}, Oliver]\n---\nFC(3)\n/edge\n");
  CHECK(contains(run({"tell", "--format", "markdown", listed}).out, "- 1\\. FC gains 1 pool"));
}

TEST_CASE("several files have their names in front; one that cannot be read does not stop the others") {
  const Folder folder;
  const std::string one = folder.write("a.vtes", kGame);
  const std::string two = folder.write("b.vtes", "Kora ht\n");
  const Ran ran = run({"tell", one, folder.at("none.vtes"), two});
  CHECK(ran.code == 2);
  CHECK(contains(ran.err, "none.vtes"));
  CHECK(ran.out.starts_with(one + ":\nNelson's turn"));
  CHECK(ran.out.ends_with("\n\n" + two + ":\nKorah attempts to hunt.\n"));
}

TEST_CASE("a format that there is not") {
  const Ran ran = run({"tell", "--format", "html", "-"});
  CHECK(ran.code == 2);
  CHECK(contains(ran.err, "--format"));
}

TEST_CASE("the samples are told without a gap") {
  const Ran ran = run({"tell", std::string(VTES_SOURCE_DIR) + "/samples"});
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "'s turn begins"));
  for (const char *gap : {"cannot be read", "Someone", "someone", "is marked as", "the result is"}) {
    CHECK_MESSAGE(!contains(ran.out, gap), gap);
  }
}

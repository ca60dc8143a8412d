/// `vtes new`: the front matter of a new transcript.
#include <doctest/doctest.h>

#include <ctime>
#include <filesystem>
#include <string>
#include <vector>

#include "model/front_matter.h"
#include "support/program.h"
#include "text/source.h"

namespace fs = std::filesystem;
using namespace vtes;
using test::contains;
using test::Folder;
using test::Ran;
using test::readFile;
using test::run;
using test::Start;

namespace {

std::string day(std::time_t time) {
  std::tm local{};
  ::localtime_r(&time, &local);
  std::string text(10, ' ');
  std::strftime(text.data(), text.size() + 1, "%Y-%m-%d", &local);
  return text;
}

}  // namespace

TEST_CASE("from names") {
  const Ran ran = run({"new", "--players", "Nelson, Martin,Martina", "--date", "2026-03-01"});
  CHECK(ran.code == 0);
  CHECK(ran.out == "---\ndate: 2026-03-01\nplayers:\n  - Nelson\n  - Martin\n  - {name: Martina, abbr: MARA}\n---\n");
  const std::time_t before = std::time(nullptr);
  const Ran today = run({"new", "--players", "Nelson"});
  CHECK((contains(today.out, "date: " + day(before)) || contains(today.out, "date: " + day(std::time(nullptr)))));
}

TEST_CASE("from deck lists") {
  const Folder folder;
  folder.write("decks/one.txt", "Deck Name: Bats\nAuthor: Jean-Claude\n\n2x Kindred Spirits\n1 Confusion\n");
  folder.write("decks/tom_smith.txt", "Created by: Same as above\n2x Kindred Spirits\n");
  const Ran ran = run(Start{.arguments = {"new", "--deck", "decks/one.txt", "--deck", "decks/tom_smith.txt", "--date",
                                          "2026-03-01", "-o", "games/a.vtes"},
                            .folder = folder.path()});
  CHECK(ran.code == 2);  // no such folder
  CHECK(contains(ran.err, "games/a.vtes"));
  fs::create_directories(folder.at("games"));
  CHECK(run(Start{.arguments = {"new", "--deck", "decks/one.txt", "--deck", "decks/tom_smith.txt", "--date",
                                "2026-03-01", "-o", "games/a.vtes"},
                  .folder = folder.path()})
            .code == 0);
  CHECK(readFile(folder.at("games/a.vtes")) ==
        "---\ndate: 2026-03-01\nplayers:\n  - {name: Jean-Claude, deck: \"../decks/one.txt\"}\n"
        "  - {name: tom smith, deck: \"../decks/tom_smith.txt\"}\n---\n");
  CHECK(run({"lint", folder.at("games/a.vtes")}).code == 0);
  const Ran named = run(Start{.arguments = {"new", "--players", "A B,C D", "--deck", "decks/one.txt",
                                            "decks/tom_smith.txt", "--date", "2026-03-01"},
                              .folder = folder.path()});
  CHECK(contains(named.out, "- {name: A B, "));
  CHECK(contains(named.out, "deck: decks/one.txt}"));
}

TEST_CASE("from a transcript") {
  const Folder folder;
  const std::string path =
      folder.write("games/old.vtes", "NELS(30)\nMA tavi\nOLIV(30)\nTOM(30)\nMI Kora tavi\nNELS(30)\nMARI /edge\n");
  const Ran ran = run({"new", "--from", path, "--date", "2026-03-01"});
  CHECK(ran.code == 0);
  const model::FrontMatter read = model::readFrontMatter(*text::Source::make(ran.out));
  CHECK(read.faults.empty());
  REQUIRE(read.seats.size() == 4);
  CHECK(read.seats[0].name.value == "NELS");
  CHECK(read.seats[2].name.value == "TOM");
  CHECK(contains(ran.out, "- MARI  # has no turn in this transcript"));

  folder.write("games/d.txt", "2x Kindred Spirits\n");
  const std::string declared =
      folder.write("games/declared.vtes",
                   "---\nplayers:\n  - {name: Nelson, abbr: NN, deck: d.txt}\n  - {name: Oliver, deck: [2x Blood Doll, "
                   "Confusion]}\ncards: {conf: Confusion}\n---\nNN(30)\n");
  const Ran again = run(
      Start{.arguments = {"new", "--from", "games/declared.vtes", "--date", "2026-03-01"}, .folder = folder.path()});
  CHECK(
      again.out ==
      "---\ndate: 2026-03-01\nplayers:\n  - {name: Nelson, abbr: NN, deck: games/d.txt}\n  - name: Oliver\n    deck:\n"
      "      - \"2x Blood Doll\"\n      - Confusion\ncards:\n  conf: Confusion\n---\n");
}

TEST_CASE("words that were nearly read otherwise are pinned") {
  const Folder folder;
  const std::string text = "NELS(30)\nMI Luci ht\nOLIV(30)\nMI Luci ht\n";
  const std::string path = folder.write("a.vtes", text);
  const bool thin = contains(run({"lint", path}).out, "ambiguous-word");
  const Ran ran = run({"new", "--from", path});
  CHECK(contains(ran.out, "cards:") == thin);
  const std::string pinned = folder.write("b.vtes", ran.out + text);
  CHECK_FALSE(contains(run({"lint", pinned}).out, "ambiguous-word"));
}

TEST_CASE("a file is not overwritten unless it is asked for") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", "NELS(12)\n");
  const Ran refused = run({"new", "--players", "Nelson", "-o", path});
  CHECK(refused.code == 2);
  CHECK(contains(refused.err, "--force"));
  CHECK(readFile(path) == "NELS(12)\n");
  CHECK(run({"new", "--players", "Nelson", "--force", "-o", path}).code == 0);
  CHECK(readFile(path).starts_with("---\n"));
  CHECK(run({"new", "--players", "Nelson", "-o", folder.at("b.vtes")}).code == 0);
  CHECK(readFile(folder.at("b.vtes")).starts_with("---\n"));
}

TEST_CASE("bad input") {
  const Folder folder;
  const std::string deck = folder.write("deck.txt", "nothing of a deck\n");
  const std::string game = folder.write("empty.vtes", "");
  const std::string binary = folder.write("binary.vtes", std::string("a\0b", 3));
  for (const std::vector<std::string> &arguments : {std::vector<std::string>{"new"},
                                                    {"new", "--players", ""},
                                                    {"new", "--players", "Nelson,,Tom"},
                                                    {"new", "--players", "Nelson", "--date", "yesterday"},
                                                    {"new", "--players", "Nelson", "--force"},
                                                    {"new", "--players", "Zo\xEB"},
                                                    {"new", "--players", "a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u"},
                                                    {"new", "--players", "Nelson", "--from", game},
                                                    {"new", "--players", "Nelson,Tom", "--deck", deck},
                                                    {"new", "--deck", deck},
                                                    {"new", "--deck", folder.at("none.txt")},
                                                    {"new", "--from", folder.at("none.vtes")},
                                                    {"new", "--from", game},
                                                    {"new", "--from", binary}}) {
    CAPTURE(arguments.back());
    const Ran ran = run(arguments);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err.starts_with("vtes: "));
  }
  const std::string slip = folder.write("slip.txt", "2x Kindred Spirits\n1x Kindred Spirit of War\n");
  const Ran warned = run({"new", "--deck", slip});
  CHECK(warned.code == 0);
  CHECK(contains(warned.err, "`Kindred Spirit of War` is no card"));
}

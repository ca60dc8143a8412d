/// Starts the program as a user does: what it prints, where, and its exit code.
#include <doctest/doctest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "support/program.h"

namespace fs = std::filesystem;
using vtes::test::contains;
using vtes::test::Folder;
using vtes::test::Ran;
using vtes::test::run;
using vtes::test::Start;

namespace {

constexpr const char *kClean = "NELS(12)\nKora kisp> (nb)\n";
constexpr const char *kWrong = "NELS(12)\nKora ksip> JoAm bk\n";

}  // namespace

TEST_CASE("--version and --help") {
  const Ran version = run({"--version"});
  CHECK(version.code == 0);
  CHECK(version.out.starts_with("vtes "));
  CHECK(std::count(version.out.begin(), version.out.end(), '\n') == 1);
  const Ran help = run({"--help"});
  CHECK(help.code == 0);
  for (const char *command : {"lint", "explain", "events", "parse", "abbr", "card", "dictionary", "cards"})
    CHECK(contains(help.out, command));
  const Ran lint = run({"lint", "--help"});
  CHECK(lint.code == 0);
  CHECK(contains(lint.out, "--format"));
}

TEST_CASE("a command that is not there") {
  const Ran near = run({"lnit"});
  CHECK(near.code == 2);
  CHECK(near.err == "vtes: there is no command `lnit`; did you mean `lint`?\n");
  const Ran far = run({"frobnicate"});
  CHECK(far.code == 2);
  CHECK(contains(far.err, "vtes --help"));
  const Ran none = run(std::vector<std::string>{});
  CHECK(none.code == 2);
  CHECK(contains(none.err, "no command given"));
}

TEST_CASE("options that are wrong") {
  for (const auto &arguments : std::vector<std::vector<std::string>>{{"lint"},
                                                                     {"lint", "--no-such-option", "x.vtes"},
                                                                     {"lint", "--format", "pdf", "x.vtes"},
                                                                     {"lint", "--min-severity", "grave", "x.vtes"},
                                                                     {"lint", "--color", "red", "x.vtes"},
                                                                     {"events"},
                                                                     {"parse"},
                                                                     {"--no-such-option"}}) {
    const Ran ran = run(arguments);
    CAPTURE(arguments.front());
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err.starts_with("vtes: "));
  }
}

TEST_CASE("what is wrong with arguments is said in plain words, with the help that fits") {
  const auto says = [](const std::vector<std::string> &arguments) {
    const Ran ran = run(arguments);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    return ran.err;
  };
  CHECK(says({"lint", "--fromat", "json", "x.vtes"}) ==
        "vtes: `--fromat` is no option of `vtes lint`; did you mean `--format`?\n");
  CHECK(says({"lint", "--zzz=1", "x.vtes"}) == "vtes: `--zzz` is no option of `vtes lint`; see `vtes lint --help`\n");
  CHECK(says({"lint"}) == "vtes: FILE is missing; see `vtes lint --help`\n");
  CHECK(says({"lint", "--format"}) == "vtes: `--format` takes a value; see `vtes lint --help`\n");
  CHECK(says({"tell", "--format", "xml", "x.vtes"}) ==
        "vtes: `--format` takes `text` or `markdown`, not `xml`; see `vtes tell --help`\n");
  CHECK(says({"diff", "a", "b", "c"}) == "vtes: `c` is one argument too many; see `vtes diff --help`\n");
  CHECK(says({"cards"}) == "vtes: `vtes cards` takes one of its commands: hooks, import; see `vtes cards --help`\n");
  CHECK(says({"cards", "import"}) == "vtes: `--library` is missing; see `vtes cards import --help`\n");
  CHECK(says({"cards", "import", "--library", "a", "--crypt", "b", "--with-text", "--without-text"}) ==
        "vtes: `--with-text` and `--without-text` do not go together; see `vtes cards import --help`\n");
}

TEST_CASE("lint says where, what and how") {
  const Folder folder;
  folder.write("game.vtes", kWrong);
  const Ran ran = run(Start{.arguments = {"lint", "game.vtes"}, .folder = folder.path()});
  CHECK(ran.code == 1);
  CHECK(ran.err.empty());
  CHECK(
      ran.out.starts_with("game.vtes:2:6: error: `ksip` is not the abbreviation of any library card [unknown-word]\n"
                          "   2 | Kora ksip> JoAm bk\n"
                          "     |      ^^^^^\n"
                          "     = hint: did you mean `kisp` (Kindred Spirits)"));
  CHECK(ran.out.ends_with("1 error in 1 file\n"));
}

TEST_CASE("lint of clean files") {
  const Folder folder;
  const Ran ran = run({"lint", folder.write("a.vtes", kClean), folder.write("b.vtes", "")});
  CHECK(ran.code == 0);
  CHECK(ran.out == "nothing found in 2 files\n");
  const Ran quiet = run({"lint", "--quiet", folder.path()});
  CHECK(quiet.code == 0);
  CHECK(quiet.out.empty());
}

TEST_CASE("lint leaves out what is less") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", "NELS(12)\nCrusher buru Alex\n");
  CHECK(contains(run({"lint", path}).out, "[not-canonical]"));
  const Ran errors = run({"lint", "--min-severity", "error", path});
  CHECK(errors.code == 0);
  CHECK(errors.out == "nothing found in 1 file\n");
}

TEST_CASE("lint as JSON") {
  const Folder folder;
  folder.write("a.vtes", kWrong);
  folder.write("b.vtes", kClean);
  const Ran ran = run({"lint", "--format", "json", folder.path()});
  CHECK(ran.code == 1);
  const auto json = nlohmann::json::parse(ran.out);
  CHECK(json["schema"] == 1);
  REQUIRE(json["files"].size() == 2);
  CHECK(json["files"][0]["file"] == folder.at("a.vtes"));
  const auto &diagnostic = json["files"][0]["diagnostics"][0];
  CHECK(diagnostic["id"] == "unknown-word");
  CHECK(diagnostic["severity"] == "error");
  CHECK(diagnostic["range"] == nlohmann::json::array({2, 6, 2, 11}));
  CHECK(diagnostic["fixes"][0]["edits"][0]["text"] == "kisp>");
  CHECK(json["files"][1]["diagnostics"].empty());
  CHECK(json["summary"]["error"] == 1);
  const Ran nothing = run({"lint", "--format", "json", folder.at("none.vtes")});
  CHECK(nothing.code == 2);
  CHECK(nlohmann::json::parse(nothing.out)["files"].empty());
}

TEST_CASE("colours only where they are asked for") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", kWrong);
  CHECK_FALSE(contains(run({"lint", path}).out, "\x1B["));
  CHECK(contains(run({"lint", "--color", "always", path}).out, "\x1B["));
}

TEST_CASE("standard input") {
  const Ran ran = run(Start{.arguments = {"lint", "-"}, .input = kWrong});
  CHECK(ran.code == 1);
  CHECK(contains(ran.out, "<stdin>:2:6: error:"));
  const Ran events = run(Start{.arguments = {"events", "-"}, .input = kClean});
  CHECK(events.code == 0);
  CHECK(std::count(events.out.begin(), events.out.end(), '\n') == 3);
  const Ran closed = run(Start{.arguments = {"lint", "-"}, .closeInput = true});
  CHECK(closed.code == 2);
  CHECK(closed.err == "vtes: <stdin>: standard input is closed\n");
}

TEST_CASE("what cannot be read is said, and the rest is still checked") {
  const Folder folder;
  folder.write("wrong.vtes", kWrong);
  folder.write("binary.vtes", std::string("NELS\0(12)", 9));
  fs::create_directories(folder.at("empty"));
  const Ran ran =
      run(Start{.arguments = {"lint", "none.vtes", "binary.vtes", "empty", "wrong.vtes"}, .folder = folder.path()});
  CHECK(ran.code == 2);
  CHECK(ran.err ==
        "vtes: none.vtes: no such file or folder\n"
        "vtes: binary.vtes: a binary file, no transcript (it has a NUL byte)\n"
        "vtes: empty: no transcripts (*.vtes) in this folder\n");
  CHECK(contains(ran.out, "wrong.vtes:2:6: error:"));
  CHECK(ran.out.ends_with("1 error in 1 file\n"));
  const Ran events = run(Start{.arguments = {"events", "none.vtes", "wrong.vtes"}, .folder = folder.path()});
  CHECK(events.code == 2);
  CHECK(contains(events.out, "\"file\":\"wrong.vtes\""));
  const Ran parse = run(Start{.arguments = {"parse", "none.vtes"}, .folder = folder.path()});
  CHECK(parse.code == 2);
}

TEST_CASE("no permission") {
  const Folder folder;
  folder.write("open.vtes", kClean);
  const std::string path = folder.write("shut.vtes", kClean);
  fs::permissions(path, fs::perms::none);
  const Ran ran = run(
      Start{.arguments = {"lint", "shut.vtes", "open.vtes"}, .asNobody = ::geteuid() == 0, .folder = folder.path()});
  if (ran.code >= 126) {
    MESSAGE("the program cannot be started as another user here");
    return;
  }
  CHECK(ran.code == 2);
  CHECK(ran.err == "vtes: shut.vtes: no permission to read it\n");
  CHECK(ran.out == "nothing found in 1 file\n");
}

TEST_CASE("files that are strange, but transcripts") {
  const Folder folder;
  const Ran utf8 = run({"lint", folder.write("a.vtes", "NELS(12)\n/ashg Zo\xEB\n")});
  CHECK(utf8.code == 1);
  CHECK(contains(utf8.out, ":2:9: error: the byte `EB` is not UTF-8 [invalid-utf8]"));
  CHECK(contains(utf8.out, "`ë`"));

  const Ran longLine =
      run({"lint", folder.write("b.vtes", "NELS(12)\n" + std::string(2'000'000, 'k') + "\nKora ksip>\n")});
  CHECK(longLine.code == 1);
  CHECK(contains(longLine.out, "[line-too-long]"));
  CHECK(contains(longLine.out, "[unknown-word]"));
  CHECK(longLine.out.size() < 4000);

  const Ran deep =
      run({"lint", folder.write("c.vtes", "NELS(12)\nKora kisp> " + std::string(100'000, '(') + "nb\nK ksip>\n")});
  CHECK(deep.code == 1);
  CHECK(contains(deep.out, "[nested-too-deep]"));
  CHECK(contains(deep.out, ":3:3: error:"));

  const Ran crlf = run({"lint", folder.write("d.vtes", "\uFEFFNELS(12)\r\nKora ksip> JoAm bk")});
  CHECK(contains(crlf.out, ":2:6: error:"));

  const Ran open = run({"lint", folder.write("e.vtes", "---\ntitle: One\nNELS(12)\nKora kisp>\n")});
  CHECK(open.code == 1);
  CHECK(contains(open.out, "[front-matter-not-closed]"));

  const Ran yaml = run({"lint", folder.write("f.vtes", "---\ntitle: [open\n---\nNELS(12)\n")});
  CHECK(yaml.code == 1);
  CHECK(contains(yaml.out, "[front-matter-not-yaml]"));

  const Ran empty = run({"lint", folder.write("g.vtes", "")});
  CHECK(empty.code == 0);
}

TEST_CASE("deck files beside the transcript") {
  const Folder folder;
  folder.write("decks/nelson.txt", "2x Kindred Spirits\n");
  const std::string path = folder.write(
      "game.vtes",
      "---\nplayers: [{name: Nelson, deck: decks/nelson.txt}, {name: Tom, deck: decks/tom.txt}]\n---\nNELS(12)\n");
  const Ran ran = run({"lint", path});
  CHECK(ran.code == 1);
  CHECK(contains(ran.out, "`decks/tom.txt` is not there"));
  CHECK_FALSE(contains(ran.out, "nelson.txt` is not there"));
}

TEST_CASE("a folder of cards that is not there") {
  const Folder folder;
  for (const char *command : {"lint", "events"}) {
    const Ran ran = run({command, "--cards", folder.at("none"), folder.write("a.vtes", kClean)});
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(contains(ran.err, folder.at("none")));
  }
}

TEST_CASE("output that cannot be written") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", kWrong);
  for (const std::vector<std::string> &arguments : {std::vector<std::string>{"lint", path},
                                                    {"events", path},
                                                    {"parse", path},
                                                    {"--version"},
                                                    {"--help"},
                                                    {"dictionary"}}) {
    CAPTURE(arguments.front());
    const Ran full = run(Start{.arguments = arguments, .outputTo = "/dev/full"});
    CHECK(full.code == 2);
    CHECK(contains(full.err, "cannot write the output"));
    const Ran closed = run(Start{.arguments = arguments, .closeOutput = true});
    CHECK(closed.code == 2);
    const Ran gone = run(Start{.arguments = arguments, .readerLeaves = true});
    // Who has read enough (`vtes dictionary | head`) is told what was found, and of no fault.
    CHECK(gone.code == (arguments.front() == "lint" ? 1 : 0));
    CHECK(gone.err.empty());
  }
}

TEST_CASE("a great many files, in order") {
  const Folder folder;
  for (int i = 0; i < 300; ++i) folder.write(std::to_string(1000 + i) + ".vtes", kWrong);
  const Ran ran = run({"lint", "--quiet", folder.path()});
  CHECK(ran.code == 1);
  std::size_t last = 0;
  for (int i = 0; i < 300; ++i) {
    const std::size_t place = ran.out.find("/" + std::to_string(1000 + i) + ".vtes:2:6:");
    REQUIRE(place != std::string::npos);
    CHECK(place >= last);
    last = place;
  }
}

TEST_CASE("parse shows the tree") {
  const Ran ran = run(Start{.arguments = {"parse", "-"}, .input = kClean});
  CHECK(ran.code == 0);
  CHECK(ran.out.starts_with("1: NELS(12)\n  eventLine\n"));
  CHECK(contains(ran.out, "`kisp`"));
}

/// `.vtes.yaml` and baselines.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "project/baseline.h"
#include "project/project.h"
#include "support/program.h"

namespace fs = std::filesystem;
using namespace vtes;
using test::contains;
using test::Folder;
using test::Ran;
using test::readFile;
using test::run;
using test::Start;

namespace {

constexpr const char *kGame = "NELS(12)\nKora ksip> JoAm bk\nCrusher buru Alex\n";

/// A project file of that text, read; the reasons, a line each, without the path in front.
std::string reasonsOf(const Folder &folder, const std::string &text) {
  const std::string path = folder.write(".vtes.yaml", text);
  std::vector<project::Complaint> complaints;
  const auto project = project::readProject(path, complaints);
  CHECK((project == nullptr) == !complaints.empty());
  std::string all;
  for (const project::Complaint &complaint : complaints) {
    CHECK(complaint.text().starts_with(path + ":"));
    all += complaint.text().substr(path.size() + 1) + "\n";
  }
  return all;
}

Ran check(const Folder &folder, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "lint");
  return run(Start{.arguments = std::move(arguments), .folder = folder.path()});
}

}  // namespace

TEST_CASE("a project changes severities for all below it") {
  const Folder folder;
  folder.write(".vtes.yaml", "severities:\n  unknown-word: warning\n  not-canonical: off\n");
  folder.write("games/2005/a.vtes", kGame);
  const Ran ran = check(folder, {"games/2005/a.vtes"});
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, ":2:6: warning:"));
  CHECK_FALSE(contains(ran.out, "not-canonical"));
  CHECK(check(folder, {"--fail-on", "warning", "games"}).code == 1);
  CHECK(check(folder, {"--no-project", "games"}).code == 1);
  folder.write("games/.vtes.yaml", "");
  CHECK(check(folder, {"games"}).code == 1);
  const Ran named = run(Start{.arguments = {"lint", "--stdin-filename", folder.at("x.vtes"), "-"}, .input = kGame});
  CHECK(contains(named.out, ":2:6: warning:"));
}

TEST_CASE("a project file that is not right says where and how") {
  const Folder folder;
  CHECK(reasonsOf(folder, "").empty());
  CHECK(reasonsOf(folder, "# nothing yet\n").empty());
  CHECK(reasonsOf(folder, "severites:\n  unknown-word: off\n") ==
        "1: there is no key `severites`; did you mean `severities`?\n");
  CHECK(reasonsOf(folder, "# archive\nfrobnicate: 1\n") ==
        "2: there is no key `frobnicate`; the keys are `severities`, `cards`, `decks`, `players` and `baseline`\n");
  CHECK(reasonsOf(folder, "severities:\n  unkown-word: off\n  bare-nb: grave\n") ==
        "2: there is no rule `unkown-word`; did you mean `unknown-word`?\n"
        "3: `grave` is no severity: those are `error`, `warning`, `information`, `hint` and `off`\n");
  CHECK(reasonsOf(folder, "severities: [a]\n") == "1: `severities` is a mapping, `id: severity` a line\n");
  CHECK(reasonsOf(folder, "players: Nelson\n") == "1: `players` is a list of names\n");
  CHECK(reasonsOf(folder, "decks: none\n") == "1: `none` is no folder\n");
  CHECK(reasonsOf(folder, "decks: [a]\n") == "1: `decks` is a path\n");
  CHECK(reasonsOf(folder, "decks:\n") == "1: `decks` has no value\n");
  CHECK(reasonsOf(folder, "players: [A]\nplayers: [B]\n") == "2: `players` is there twice\n");
  CHECK(reasonsOf(folder, "- a\n") == "1: a project file is a mapping, `key: value` a line\n");
  CHECK(contains(reasonsOf(folder, "players: [A\n"), "this is no YAML"));
}

TEST_CASE("files of a project that is not right are not checked, others are") {
  const Folder folder;
  folder.write("bad/.vtes.yaml", "severites: {}\n");
  folder.write("bad/a.vtes", kGame);
  folder.write("bad/b.vtes", kGame);
  folder.write("good.vtes", kGame);
  const Ran ran = check(folder, {"bad", "good.vtes"});
  CHECK(ran.code == 2);
  CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
  CHECK(contains(ran.err, "/bad/.vtes.yaml:1: there is no key `severites`"));
  CHECK(contains(ran.out, "good.vtes:2:6:"));
  CHECK_FALSE(contains(ran.out, "a.vtes"));
}

TEST_CASE("decks and players of a project") {
  const Folder folder;
  folder.write(".vtes.yaml", "decks: decks\nplayers: [Nelson, Silvia]\n");
  folder.write("decks/nelson.txt", "2x Kindred Spirits\n");
  folder.write("games/a.vtes",
               "---\nplayers: [{name: Nelson, deck: nelson.txt}, Sylvia]\n---\nNELS(12)\nKora kisp> (nb)\n");
  const Ran ran = check(folder, {"games"});
  CHECK(ran.code == 0);
  CHECK_FALSE(contains(ran.out, "deck-missing"));
  CHECK(contains(ran.out, "[player-not-known]"));
  CHECK(contains(ran.out, "did you mean `Silvia`?"));
  CHECK(contains(check(folder, {"--no-project", "games"}).out, "deck-missing"));
}

TEST_CASE("card facts of a project that cannot be read") {
  const Folder folder;
  folder.write(".vtes.yaml", "# facts\ncards: facts\n");
  folder.write("facts/notes.txt", "");
  folder.write("a.vtes", kGame);
  const Ran ran = check(folder, {"a.vtes"});
  CHECK(ran.code == 2);
  CHECK(contains(ran.err, "/.vtes.yaml:2: "));
  CHECK(ran.out.empty());
}

TEST_CASE("a baseline leaves only what is new") {
  const Folder folder;
  folder.write(".vtes.yaml", "baseline: known.json\n");
  folder.write("games/a.vtes", kGame);
  const Ran missing = check(folder, {"games"});
  CHECK(missing.code == 2);
  CHECK(contains(missing.err, "/.vtes.yaml:1: the baseline "));

  const Ran written = check(folder, {"games", "--write-baseline"});
  CHECK(written.code == 0);
  CHECK(contains(written.out, "known.json: 2 findings are known from now on"));
  const Ran known = check(folder, {"games"});
  CHECK(known.code == 0);
  CHECK(known.out == "nothing found in 1 file; 2 known from the baseline\n");

  // Lines that move stay known; one finding more of the same kind is new.
  folder.write("games/a.vtes", "NELS(12)\nMA sti\n  Kora ksip> JoAm bk\nCrusher buru Alex\nKora ksip> JoAm bk\n");
  const Ran more = check(folder, {"games"});
  CHECK(more.code == 1);
  CHECK(contains(more.out, "games/a.vtes:5:6: error:"));
  CHECK(contains(more.out, "1 error in 1 file; 2 known from the baseline\n"));

  // From another folder, and by another name of the option, it is the same.
  const Ran elsewhere = run(Start{.arguments = {"lint", "--no-project", "--baseline", "../known.json", "a.vtes"},
                                  .folder = folder.at("games")});
  CHECK(contains(elsewhere.out, "2 known from the baseline"));
}

TEST_CASE("a baseline holds against its schema, and the same archive gives the same bytes") {
  const Folder folder;
  folder.write("b.vtes", kGame);
  folder.write("a b.vtes", std::string(kGame) + kGame);
  REQUIRE(check(folder, {".", "--write-baseline"}).code == 0);
  const std::string path = folder.at(".vtes-baseline.json");
  const std::string first = readFile(path);
  REQUIRE(check(folder, {".", "--write-baseline"}).code == 0);
  CHECK(readFile(path) == first);
  const auto json = nlohmann::json::parse(first);
  CHECK(json["vtes-baseline"] == 1);
  REQUIRE(json["findings"].size() == 4);
  CHECK(json["findings"][0]["file"] == "a b.vtes");
  CHECK(json["findings"][0]["count"] == 2);
  const Ran valid = run(Start{
      .arguments = {VTES_SOURCE_DIR "/tests/cli/validate.py", VTES_SOURCE_DIR "/schemas/baseline.schema.json", path},
      .program = "python3"});
  if (valid.code == 2) {
    MESSAGE("not held against the schema: ", valid.err);
  } else {
    CHECK_MESSAGE(valid.code == 0, valid.out);
  }
}

TEST_CASE("baselines that are none") {
  const Folder folder;
  folder.write("a.vtes", kGame);
  const std::vector<std::pair<std::string, std::string>> cases{
      {"{\"vtes-baseline\":2,\"findings\":[]}", "is a baseline of version 2, and this program reads version 1"},
      {"{\"vtes-baseline\":1}", "is a damaged baseline"},
      {"{\"vtes-baseline\":1,\"findings\":[{\"id\":3}]}", "is a damaged baseline"},
      {"[]", "is no baseline of `vtes lint`"},
      {"", "is no baseline of `vtes lint`"},
      {"{", "is no baseline of `vtes lint`"}};
  for (const auto &one : cases) {
    const std::string &text = one.first, &reason = one.second;
    folder.write("known.json", text);
    const Ran ran = check(folder, {"--baseline", "known.json", "a.vtes"});
    CAPTURE(text);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(contains(ran.err, reason));
  }
}

TEST_CASE("nothing but a baseline is overwritten by one") {
  const Folder folder;
  folder.write("a.vtes", kGame);
  folder.write("b.vtes", kGame);
  folder.write("notes.json", "{\"mine\":true}");
  folder.write("old.json", "{\"vtes-baseline\":7}");
  for (const char *name : {"b.vtes", "notes.json", "."}) {
    const Ran ran = check(folder, {"--write-baseline", name, "a.vtes"});
    CHECK(ran.code == 2);
    CHECK(contains(ran.err, "is there already and is no baseline, so it is not overwritten"));
  }
  CHECK(readFile(folder.at("b.vtes")) == kGame);
  CHECK(readFile(folder.at("notes.json")) == "{\"mine\":true}");
  CHECK(check(folder, {"--write-baseline=new.vtes", "a.vtes"}).code == 2);
  CHECK_FALSE(fs::exists(folder.at("new.vtes")));
  CHECK(check(folder, {"--write-baseline", "old.json", "a.vtes"}).code == 0);
  CHECK(contains(readFile(folder.at("old.json")), "\"vtes-baseline\":1"));
  const Ran half = check(folder, {"--write-baseline=half.json", "a.vtes", "none.vtes"});
  CHECK(half.code == 2);
  CHECK_FALSE(fs::exists(folder.at("half.json")));
}

TEST_CASE("one baseline for files of two projects has to be named") {
  const Folder folder;
  folder.write("one/.vtes.yaml", "");
  folder.write("one/a.vtes", kGame);
  folder.write("two/.vtes.yaml", "");
  folder.write("two/a.vtes", kGame);
  const Ran ran = check(folder, {"one", "two", "--write-baseline"});
  CHECK(ran.code == 2);
  CHECK(contains(ran.err, "name the file, `--write-baseline=FILE`"));
  CHECK(check(folder, {"one", "two", "--write-baseline=all.json"}).code == 0);
}

TEST_CASE("paths in a baseline are relative to it") {
  CHECK(project::pathFrom("/a/b/", "/a/b/c/d.vtes") == "c/d.vtes");
  CHECK(project::pathFrom("/a/b/", "/a/x.vtes") == "../x.vtes");
  CHECK(project::pathFrom("", "x/../y.vtes") == "y.vtes");
  CHECK(project::pathFrom("/a/", "<stdin>") == "<stdin>");
}

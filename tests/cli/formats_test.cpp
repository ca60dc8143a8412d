/// The forms of the findings, each read by what its readers use: a schema, a parser of XML, GitHub's own rules.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "lint/diagnostic.h"
#include "support/program.h"

using namespace vtes;
using test::contains;
using test::Folder;
using test::Ran;
using test::run;
using test::Start;

namespace {

// A finding with fixes, one with something related, characters of several bytes, and what XML and GitHub treat apart.
constexpr const char *kGame =
    "NELS(12)\nZoë ksip> JoAm bk\n/2bldo HeRu; –2b\nLuci ambu ElFe (nb)\nX Luci tosi<\nE %&<100,:\"\nTOM(8)\nMA sti\n";

/// Names that every format has to take: blanks, signs of URIs and XML, letters beyond ASCII, a control character.
std::vector<std::string> writeOddNames(const Folder &folder) {
  std::vector<std::string> names{"a b.vtes", "50%,x:y.vtes", "<&\"'>.vtes", "Zoë.vtes", "bell\x07.vtes", "#?.vtes"};
  for (const std::string &name : names) folder.write(name, kGame);
  folder.write("clean.vtes", "NELS(12)\n");
  folder.write("empty.vtes", "");
  return names;
}

struct Command {
  std::string name;
  std::map<std::string, std::string> properties;
  std::string message;
};

std::string decoded(const std::string &text, bool property) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string code = text.substr(i, 3);
    if (code == "%0A" || code == "%0D" || code == "%25" || (property && (code == "%3A" || code == "%2C"))) {
      result += static_cast<char>(std::stoi(code.substr(1), nullptr, 16));
      i += 2;
    } else {
      result += text[i];
    }
  }
  return result;
}

/// As GitHub's runner reads a line: `::name key=value,key=value::message`.
Command parseCommand(const std::string &line) {
  Command command;
  REQUIRE(line.starts_with("::"));
  const std::size_t end = line.find("::", 2);
  REQUIRE(end != std::string::npos);
  const std::string head = line.substr(2, end - 2);
  const std::size_t blank = head.find(' ');
  command.name = head.substr(0, blank);
  std::string rest = blank == std::string::npos ? "" : head.substr(blank + 1);
  while (!rest.empty()) {
    const std::size_t comma = rest.find(',');
    const std::string pair = rest.substr(0, comma);
    const std::size_t equal = pair.find('=');
    REQUIRE(equal != std::string::npos);
    command.properties[pair.substr(0, equal)] = decoded(pair.substr(equal + 1), true);
    rest = comma == std::string::npos ? "" : rest.substr(comma + 1);
  }
  command.message = decoded(line.substr(end + 2), false);
  return command;
}

}  // namespace

TEST_CASE("sarif holds against the schema of the standard") {
  const Folder folder;
  writeOddNames(folder);
  const Ran ran = run(Start{.arguments = {"lint", "--format", "sarif", "."}, .folder = folder.path()});
  CHECK(ran.code == 1);
  const std::string log = folder.write("log.sarif", ran.out);
  const std::string empty = folder.write("none.sarif", run({"lint", "--format", "sarif", folder.at("empty.vtes")}).out);
  const std::string failed = folder.write("failed.sarif", run({"lint", "--format", "sarif", folder.at("none")}).out);
  const Ran valid =
      run(Start{.arguments = {VTES_SOURCE_DIR "/tests/cli/validate.py",
                              VTES_SOURCE_DIR "/tests/cli/sarif/sarif-2.1.0-rtm.5.json", log, empty, failed},
                .program = "python3"});
  if (valid.code == 2) {
    MESSAGE("not held against the schema: ", valid.err);
  } else {
    CHECK_MESSAGE(valid.code == 0, valid.out);
  }
  CHECK(nlohmann::json::parse(run({"lint", "--format", "sarif", folder.at("none")})
                                  .out)["runs"][0]["invocations"][0]["executionSuccessful"] == false);
}

TEST_CASE("sarif has the rules, places in code points and fixes") {
  const Folder folder;
  folder.write("a b.vtes", kGame);
  const Ran ran = run(Start{.arguments = {"lint", "--format", "sarif", "a b.vtes"}, .folder = folder.path()});
  const auto log = nlohmann::json::parse(ran.out);
  CHECK(log["version"] == "2.1.0");
  const auto &sarif = log["runs"][0];
  CHECK(sarif["columnKind"] == "unicodeCodePoints");
  const auto &rules = sarif["tool"]["driver"]["rules"];
  CHECK(rules.size() == lint::catalogue().size());
  bool found = false;
  bool related = false;
  for (const auto &result : sarif["results"]) {
    CHECK(rules[result["ruleIndex"].get<std::size_t>()]["id"] == result["ruleId"]);
    related = related || result.contains("relatedLocations");
    if (result["ruleId"] != "unknown-word" || found) continue;
    found = true;
    CHECK(result["level"] == "error");
    const auto &location = result["locations"][0]["physicalLocation"];
    CHECK(location["artifactLocation"]["uri"] == "a%20b.vtes");
    CHECK(location["region"] ==
          nlohmann::json({{"startLine", 2}, {"startColumn", 5}, {"endLine", 2}, {"endColumn", 10}}));
    const auto &replacement = result["fixes"][0]["artifactChanges"][0]["replacements"][0];
    CHECK(replacement["deletedRegion"] == location["region"]);
    CHECK(replacement["insertedContent"]["text"] == "kisp>");
  }
  CHECK(found);
  CHECK(related);
}

TEST_CASE("github's commands come back as they were meant") {
  const Folder folder;
  const std::vector<std::string> names = writeOddNames(folder);
  for (const std::string &name : names) {
    const std::string path = folder.at(name);
    const Ran ran = run({"lint", "--format", "github", path});
    CHECK(ran.code == 1);
    const auto json = nlohmann::json::parse(run({"lint", "--format", "json", path}).out)["files"][0]["diagnostics"];
    std::vector<Command> commands;
    for (std::size_t at = 0; at < ran.out.size();) {
      const std::size_t end = ran.out.find('\n', at);
      commands.push_back(parseCommand(ran.out.substr(at, end - at)));
      at = end + 1;
    }
    REQUIRE(commands.size() == json.size());
    const std::map<std::string, std::string> levels{
        {"error", "error"}, {"warning", "warning"}, {"information", "notice"}, {"hint", "notice"}};
    for (std::size_t i = 0; i < commands.size(); ++i) {
      const auto &diagnostic = json[i];
      CHECK(commands[i].name == levels.at(diagnostic["severity"]));
      CHECK(commands[i].properties["file"] == path);
      CHECK(commands[i].properties["title"] == diagnostic["id"]);
      CHECK(commands[i].properties["line"] == std::to_string(diagnostic["range"][0].get<int>()));
      if (diagnostic["range"][0] == diagnostic["range"][2]) {
        CHECK(commands[i].properties["col"] == std::to_string(diagnostic["range"][1].get<int>()));
        CHECK(commands[i].properties["endColumn"] == std::to_string(diagnostic["range"][3].get<int>()));
      }
      CHECK(commands[i].message.starts_with(diagnostic["message"].get<std::string>()));
    }
  }
}

TEST_CASE("junit is XML with a suite a file and a case a finding") {
  const Folder folder;
  writeOddNames(folder);
  const Ran ran = run(Start{.arguments = {"lint", "--format", "junit", "."}, .folder = folder.path()});
  CHECK(ran.code == 1);
  const Ran all = run(Start{.arguments = {"lint", "--format", "json", "."}, .folder = folder.path()});
  folder.write("report.xml", ran.out);
  folder.write("findings.json", all.out);
  const std::string script = folder.write("check.py", R"py(
import json, sys, xml.etree.ElementTree as tree
root = tree.parse(sys.argv[1]).getroot()
files = json.load(open(sys.argv[2], encoding="utf-8"))["files"]
assert root.tag == "testsuites", root.tag
assert len(root) == len(files), (len(root), len(files))
for suite, file in zip(root, files):
    found = file["diagnostics"]
    assert suite.get("name") == file["file"].replace("\x07", "\ufffd"), suite.get("name")
    assert int(suite.get("tests")) == len(suite) == max(1, len(found))
    wrong = [case for case in suite if case.find("failure") is not None]
    assert int(suite.get("failures")) == len(wrong) == sum(d["severity"] == "error" for d in found)
    for case, d in zip(suite, found):
        assert case.get("name") == "%s %d:%d" % (d["id"], d["range"][0], d["range"][1]), case.get("name")
        if d["severity"] == "error":
            assert case.find("failure").get("message") == d["message"]
)py");
  const Ran read =
      run(Start{.arguments = {script, folder.at("report.xml"), folder.at("findings.json")}, .program = "python3"});
  CHECK_MESSAGE(read.code == 0, read.err);
}

TEST_CASE("junit's failures are what fails the command") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", "NELS(12)\nCrusher buru Alex\n");
  CHECK_FALSE(contains(run({"lint", "--format", "junit", path}).out, "<failure"));
  const Ran strict = run({"lint", "--format", "junit", "--fail-on", "hint", path});
  CHECK(strict.code == 1);
  CHECK(contains(strict.out, "<failure type=\"hint\""));
}

TEST_CASE("what fails is up to --fail-on") {
  const Folder folder;
  const std::string hint = folder.write("a.vtes", "NELS(12)\nCrusher buru Alex\n");
  const std::string error = folder.write("b.vtes", "NELS(12)\nKora ksip>\n");
  CHECK(run({"lint", hint}).code == 0);
  CHECK(run({"lint", "--fail-on", "warning", hint}).code == 0);
  CHECK(run({"lint", "--fail-on", "hint", hint}).code == 1);
  for (const char *severity : {"error", "warning", "information", "hint"})
    CHECK(run({"lint", "--fail-on", severity, error}).code == 1);
  const Ran hidden = run({"lint", "--fail-on", "hint", "--min-severity", "error", hint});
  CHECK(hidden.code == 2);
  CHECK(contains(hidden.err, "`--min-severity error` leaves out what `--fail-on hint` counts"));
}

TEST_CASE("standard input can have a name") {
  const Folder folder;
  folder.write("decks/nelson.txt", "2x Kindred Spirits\n");
  const std::string text = "---\nplayers: [{name: Nelson, deck: decks/nelson.txt}, Tom]\n---\nNELS(12)\nKora ksip>\n";
  const Ran named = run(Start{.arguments = {"lint", "--stdin-filename", folder.at("game.vtes"), "-"}, .input = text});
  CHECK(named.code == 1);
  CHECK(contains(named.out, folder.at("game.vtes") + ":5:6: error:"));
  CHECK_FALSE(contains(named.out, "nelson.txt"));
  const Ran none = run({"lint", "--stdin-filename", "x.vtes", folder.write("a.vtes", "")});
  CHECK(none.code == 2);
  CHECK(contains(none.err, "`--stdin-filename` names standard input, but `-` is not among the files"));
}

TEST_CASE("explain says what the catalogue says") {
  const Ran one = run({"explain", "unknown-word"});
  CHECK(one.code == 0);
  CHECK(one.out == "# unknown-word\n\n" + lint::cataloguePage(*lint::findRule("unknown-word")));
  const Ran all = run(std::vector<std::string>{"explain"});
  CHECK(static_cast<std::size_t>(std::count(all.out.begin(), all.out.end(), '\n')) == lint::catalogue().size());
  const Ran near = run({"explain", "unkown-word"});
  CHECK(near.code == 2);
  CHECK(near.err == "vtes: there is no rule `unkown-word`; did you mean `unknown-word`?\n");
  const Ran far = run({"explain", "x"});
  CHECK(far.code == 2);
  CHECK(far.err == "vtes: there is no rule `x`; `vtes explain` lists them\n");
  const Ran both = run({"explain", "x", "bare-nb"});
  CHECK(both.code == 2);
  CHECK(both.out.starts_with("# bare-nb\n"));
}

/// `vtes replay` as a user starts it. The transcripts in tests/cli/replay have beside them what it prints, as text and
/// as JSON; those in samples/, which are whole games, the text in tests/cli/replay/samples. `VTES_BLESS=1` rewrites all
/// of it: read it before it is committed.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/program.h"

namespace fs = std::filesystem;
using namespace vtes;
using test::contains;
using test::Folder;
using test::Ran;
using test::run;
using test::Start;

namespace {

const fs::path kSource = fs::path(VTES_SOURCE_DIR);
const fs::path kGolden = kSource / "tests" / "cli" / "replay";
constexpr const char *kGame = "---\nplayers: [Nelson, Oliver]\n---\nNELS(30)\nIN Dimp +1\nOLIV(30)\nIN Koko +2\n";

std::vector<std::string> transcriptsIn(const fs::path &folder) {
  std::vector<std::string> names;
  for (const auto &entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".vtes") names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

bool blessing() {
  const char *value = std::getenv("VTES_BLESS");  // NOLINT(concurrency-mt-unsafe): one thread
  return value != nullptr && std::string_view(value) == "1";
}

std::vector<std::string> linesOf(const std::string &text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// The first line in which they differ.
std::string difference(const std::string &expected, const std::string &found) {
  const std::vector<std::string> before = linesOf(expected), after = linesOf(found);
  std::size_t i = 0;
  while (i < before.size() && i < after.size() && before[i] == after[i]) ++i;
  return "line " + std::to_string(i + 1) + "\n  - " + (i < before.size() ? before[i] : "(end)") + "\n  + " +
         (i < after.size() ? after[i] : "(end)");
}

/// Standard output of `vtes replay` on a file of that folder.
std::string replayed(const fs::path &folder, const std::string &name, const char *format) {
  const Ran ran = run(Start{.arguments = {"replay", "--format", format, name + ".vtes"}, .folder = folder.string()});
  CHECK_MESSAGE(ran.code == 0, name);
  return ran.out;
}

void compare(const fs::path &file, const std::string &found) {
  const std::string expected = fs::exists(file) ? test::readFile(file.string()) : std::string();
  if (expected == found) return;
  if (blessing()) {
    std::ofstream(file, std::ios::binary) << found;
    std::cout << "rewritten: " << file.filename().string() << '\n';
    return;
  }
  FAIL_CHECK(file.filename().string() << " (- expected, + printed; VTES_BLESS=1 rewrites it), "
                                      << difference(expected, found));
}

/// Code points.
std::size_t widthOf(const std::string &line) {
  return static_cast<std::size_t>(std::count_if(
      line.begin(), line.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

}  // namespace

TEST_CASE("small transcripts are replayed as it stands beside them") {
  const std::vector<std::string> names = transcriptsIn(kGolden);
  CHECK(names.size() >= 14);
  for (const std::string &name : names) {
    compare(kGolden / (name + ".txt"), replayed(kGolden, name, "text"));
    compare(kGolden / (name + ".json"), replayed(kGolden, name, "json"));
  }
}

TEST_CASE("whole games are replayed as it stands in tests/cli/replay/samples, and no line is too long to read") {
  const std::vector<std::string> names = transcriptsIn(kSource / "samples");
  CHECK(names.size() >= 5);
  for (const std::string &name : names) {
    const std::string text = replayed(kSource / "samples", name, "text");
    compare(kGolden / "samples" / (name + ".txt"), text);
    for (const std::string &line : linesOf(text)) CHECK_MESSAGE(widthOf(line) <= 100, line);
  }
}

TEST_CASE("what is printed of small transcripts and whole games fits the schema") {
  const Folder folder;
  const Ran ran = run({"replay", "--format", "jsonl", kGolden.string(), (kSource / "samples").string()});
  CHECK(ran.code == 0);
  CHECK(linesOf(ran.out).size() == transcriptsIn(kGolden).size() + transcriptsIn(kSource / "samples").size());
  const std::string file = folder.write("out.jsonl", ran.out);
  const std::string schema = (kSource / "schemas" / "replay.schema.json").string();
  const std::string validate = (kSource / "tests" / "cli" / "validate.py").string();
  const Ran checked = run(Start{.arguments = {validate, "--lines", schema, file}, .program = "python3"});
  CHECK_MESSAGE(checked.code == 0, checked.out << checked.err);
}

TEST_CASE("each of several files has its name in front; one that cannot be read is named, and the others go on") {
  const Folder folder;
  const std::string one = folder.write("one.vtes", kGame), two = folder.write("two.vtes", kGame);
  CHECK(run({"replay", one}).out.starts_with("Methuselahs: Nelson (NELS), Oliver (OLIV)\n"));
  const Ran ran = run({"replay", one, folder.at("none.vtes"), two});
  CHECK(ran.code == 2);
  CHECK(ran.out.starts_with(one + ":\nMethuselahs: "));
  CHECK(contains(ran.out, "\n\n" + two + ":\nMethuselahs: "));
  CHECK(contains(ran.err, "vtes: " + folder.at("none.vtes") + ": "));
}

TEST_CASE("--at stops after a line of the file") {
  const Folder folder;
  const std::string file = folder.write("a.vtes", kGame);
  const Ran all = run({"replay", file});
  CHECK(contains(all.out, "KoKo 2/2"));
  const Ran ran = run({"replay", "--at", "5", file});
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "\nAfter line 5\n"));
  CHECK(contains(ran.out, "Dimple 1/2"));
  CHECK_FALSE(contains(ran.out, "KoKo"));
  CHECK(run({"replay", "--at", "7", file}).code == 0);
  for (const std::string wrong : {"0", "-1", "x", "5x", "1.5", "99999999999", " 5"}) {
    const Ran refused = run({"replay", "--at", wrong, file});
    CAPTURE(wrong);
    CHECK(refused.code == 2);
    CHECK(refused.out.empty());
    CHECK(contains(refused.err, "`--at`"));
    CHECK(contains(refused.err, "see `vtes replay --help`"));
  }
  const Ran beyond = run({"replay", "--at", "8", file});
  CHECK(beyond.code == 2);
  CHECK(beyond.out.empty());
  CHECK(beyond.err == "vtes: " + file + ": there is no line 8; the last one is 7\n");
}

TEST_CASE("standard input, and a format that there is not") {
  CHECK(contains(run(Start{.arguments = {"replay", "-"}, .input = kGame}).out, "Turn 2, round 1: Oliver (line 6)"));
  const Ran ran = run({"replay", "--format", "xml", "-"});
  CHECK(ran.code == 2);
  CHECK(contains(ran.err, "`--format` takes `text`, `json` or `jsonl`, not `xml`"));
}

/// `vtes fmt`: what it rewrites, and that no byte is lost where it cannot.
#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <iterator>
#include <string>
#include <vector>

#include "project/replace_file.h"
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

constexpr const char *kWritten = "NELS (12)\nkora  kisp>JoAm bk\nKora  ksip>\n";
constexpr const char *kCanonical = "NELS(12)\nKora kisp> JoAm bk\nKora  ksip>\n";

std::size_t filesIn(const Folder &folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()));
}

}  // namespace

TEST_CASE("files are rewritten in place") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", kWritten);
  folder.write("b/c.vtes", kWritten);
  folder.write("b/no.txt", kWritten);
  ::chmod(path.c_str(), 0640);
  const Ran ran = run({"fmt", folder.path()});
  CHECK(ran.code == 0);
  CHECK(ran.out.empty());
  CHECK(ran.err.empty());
  CHECK(readFile(path) == kCanonical);
  CHECK(readFile(folder.at("b/c.vtes")) == kCanonical);
  CHECK(readFile(folder.at("b/no.txt")) == kWritten);
  CHECK(filesIn(folder) == 2);
  struct stat status {};
  REQUIRE(::stat(path.c_str(), &status) == 0);
  CHECK((status.st_mode & 07777U) == 0640);
}

TEST_CASE("a canonical file is not touched") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", kCanonical);
  struct stat before {};
  struct stat after {};
  REQUIRE(::stat(path.c_str(), &before) == 0);
  CHECK(run({"fmt", path}).code == 0);
  REQUIRE(::stat(path.c_str(), &after) == 0);
  CHECK(before.st_ino == after.st_ino);
}

TEST_CASE("BOM, line ends and a missing last one stay; a link stays a link") {
  const Folder folder;
  folder.write("real.vtes", "\xEF\xBB\xBFNELS (12)\r\nkora  ht\r\n\r\nJoAm  bd");
  fs::create_symlink("real.vtes", folder.at("link.vtes"));
  CHECK(run({"fmt", folder.at("link.vtes"), folder.at("real.vtes"), folder.path()}).code == 0);
  CHECK(readFile(folder.at("real.vtes")) == "\xEF\xBB\xBFNELS(12)\r\nKora ht\r\n\r\nJoAm bd");
  CHECK(fs::is_symlink(folder.at("link.vtes")));
}

TEST_CASE("--check names files and changes nothing") {
  const Folder folder;
  folder.write("a.vtes", kWritten);
  folder.write("b.vtes", kCanonical);
  const Ran ran = run(Start{.arguments = {"fmt", "--check", "a.vtes", "b.vtes"}, .folder = folder.path()});
  CHECK(ran.code == 1);
  CHECK(ran.out == "a.vtes\n");
  CHECK(readFile(folder.at("a.vtes")) == kWritten);
  CHECK(run({"fmt", "--check", folder.at("b.vtes")}).code == 0);
}

TEST_CASE("--diff is what git applies") {
  const Folder folder;
  folder.write("a.vtes", kWritten);
  const Ran ran = run(Start{.arguments = {"fmt", "--diff", "a.vtes"}, .folder = folder.path()});
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "-kora  kisp>JoAm bk\n"));
  CHECK(contains(ran.out, "+Kora kisp> JoAm bk\n"));
  CHECK(readFile(folder.at("a.vtes")) == kWritten);
  const std::string patch = folder.write("change.patch", ran.out);
  const Ran git = run(
      Start{.arguments = {"apply", "--whitespace=nowarn", "-p1", patch}, .folder = folder.path(), .program = "git"});
  CHECK(git.code == 0);
  CHECK(readFile(folder.at("a.vtes")) == kCanonical);
  CHECK(run({"fmt", "--check", "--diff", folder.at("a.vtes")}).code == 0);
}

TEST_CASE("standard input to standard output") {
  CHECK(run(Start{.arguments = {"fmt", "-"}, .input = kWritten}).out == kCanonical);
  const Ran check = run(Start{.arguments = {"fmt", "--check", "-"}, .input = kWritten});
  CHECK(check.code == 1);
  CHECK(check.out == "<stdin>\n");
  const Ran closed = run(Start{.arguments = {"fmt", "-"}, .closeInput = true});
  CHECK(closed.code == 2);
  CHECK(contains(closed.err, "standard input is closed"));
}

TEST_CASE("--names") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", "NELS(12)\nCrusher  buru Alex\n");
  const Ran full = run({"fmt", "--names", "full", path});
  CHECK(full.code == 0);
  CHECK(full.out == "NELS(12)\nCrusher Bum's Rush Alexandra\n");
  CHECK(readFile(path) == "NELS(12)\nCrusher  buru Alex\n");
  CHECK(run({"fmt", "--names", "keep", path}).code == 0);
  CHECK(readFile(path) == "NELS(12)\nCrusher buru Alex\n");
}

TEST_CASE("options that do not go together, or are none") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", kWritten);
  for (const std::vector<std::string> &arguments : {std::vector<std::string>{"fmt"},
                                                    {"fmt", "--names", "short", path},
                                                    {"fmt", "--names", "full", "--check", path},
                                                    {"fmt", "--names", "full", "--diff", path},
                                                    {"fmt", "--names", "full", path, folder.write("b.vtes", kWritten)},
                                                    {"fmt", "--cards", folder.at("none"), path}}) {
    const Ran ran = run(arguments);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err.starts_with("vtes: "));
    CHECK(readFile(path) == kWritten);
  }
}

TEST_CASE("what cannot be read is said, and the rest is formatted") {
  const Folder folder;
  const std::string binary("NELS  \0(12)", 11);
  folder.write("binary.vtes", binary);
  folder.write("a.vtes", kWritten);
  const Ran ran = run(Start{.arguments = {"fmt", "none.vtes", "binary.vtes", "a.vtes"}, .folder = folder.path()});
  CHECK(ran.code == 2);
  CHECK(contains(ran.err, "vtes: none.vtes: no such file or folder\n"));
  CHECK(contains(ran.err, "binary.vtes: a binary file"));
  CHECK(readFile(folder.at("binary.vtes")) == binary);
  CHECK(readFile(folder.at("a.vtes")) == kCanonical);
}

TEST_CASE("what cannot be written stays as it is") {
  const Folder folder;
  const std::string shut = folder.write("shut/a.vtes", kWritten);
  const std::string locked = folder.write("locked.vtes", kWritten);
  ::chmod(locked.c_str(), 0444);
  ::chmod(folder.at("shut").c_str(), 0555);
  for (const char *name : {"shut/a.vtes", "locked.vtes"}) {
    const Ran ran = run(Start{.arguments = {"fmt", name}, .asNobody = ::geteuid() == 0, .folder = folder.path()});
    if (ran.code >= 126) {
      MESSAGE("the program cannot be started as another user here");
      break;
    }
    CHECK(ran.code == 2);
    CHECK(contains(ran.err, name));
    CHECK(readFile(folder.at(name)) == kWritten);
  }
  ::chmod(folder.at("shut").c_str(), 0755);
  CHECK(filesIn(folder) == 2);
}

TEST_CASE("a file that changes while it is formatted keeps what somebody else wrote") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", "NELS(11)\n");
  std::string reason;
  CHECK_FALSE(project::replaceFile(path, kWritten, kCanonical, reason));
  CHECK_FALSE(reason.empty());
  CHECK(readFile(path) == "NELS(11)\n");
  CHECK(filesIn(folder) == 1);
}

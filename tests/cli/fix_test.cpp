/// `vtes lint --fix`: what it writes, and that no byte is lost where it cannot.
#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/diff.h"
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

constexpr const char *kSlips = "NELS(12)\n/2bldo Kora; –2b\nJugg goun<(nb),cond>\n";
constexpr const char *kFixed = "NELS(12)\n/2bldo Kora; -2b\nJugg goun< (nb), cond>\n";

std::size_t filesIn(const Folder &folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()));
}

/// Applies a diff with git, which is strict about every line of it.
bool applies(const Folder &folder, const std::string &diff) {
  const std::string patch = folder.write("change.patch", diff);
  const Ran ran = run(
      Start{.arguments = {"apply", "--whitespace=nowarn", "-p1", patch}, .folder = folder.path(), .program = "git"});
  if (ran.code != 0) MESSAGE(ran.err);
  fs::remove(patch);
  return ran.code == 0;
}

}  // namespace

TEST_CASE("safe fixes are written, and what is left is shown") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", std::string(kSlips) + "Kora ksip>\n");
  const Ran ran = run({"lint", "--fix", path});
  CHECK(ran.code == 1);
  CHECK(readFile(path) == std::string(kFixed) + "Kora ksip>\n");
  CHECK(contains(ran.out, "[unknown-word]"));
  CHECK_FALSE(contains(ran.out, "[syntax-slip]"));
  CHECK(contains(ran.out, "1 error in 1 file; 3 fixed\n"));
  CHECK(run({"lint", "--fix", path}).out == run({"lint", path}).out);
  CHECK(filesIn(folder) == 1);
}

TEST_CASE("mode, BOM and line ends stay") {
  const Folder folder;
  const std::string path =
      folder.write("a.vtes", "\xEF\xBB\xBFNELS(12)\r\n/2bldo Kora; –2b\r\nJugg goun<(nb), cond>\rsti");
  ::chmod(path.c_str(), 0640);
  CHECK(run({"lint", "--fix", path}).code == 0);
  CHECK(readFile(path) == "\xEF\xBB\xBFNELS(12)\r\n/2bldo Kora; -2b\r\nJugg goun< (nb), cond>\rsti");
  struct stat status {};
  REQUIRE(::stat(path.c_str(), &status) == 0);
  CHECK((status.st_mode & 07777U) == 0640);
}

TEST_CASE("a link stays a link") {
  const Folder folder;
  folder.write("real/a.vtes", kSlips);
  fs::create_symlink("real/a.vtes", folder.at("b.vtes"));
  const Ran ran = run({"lint", "--fix", folder.at("b.vtes"), folder.at("real/a.vtes")});
  CHECK(ran.code == 0);
  CHECK(fs::is_symlink(folder.at("b.vtes")));
  CHECK(readFile(folder.at("real/a.vtes")) == kFixed);
}

TEST_CASE("a dry run prints a diff that git takes, and changes nothing") {
  const Folder folder;
  const std::vector<std::string> names{"a.vtes", "b c.vtes", "q\"\x07.vtes"};
  for (const std::string &name : names) folder.write(name, kSlips);
  folder.write("crlf.vtes", "NELS(12)\r\nsti\r\nsti\r\nsti\r\nsti\r\n/2bldo Kora; –2b");
  folder.write("clean.vtes", kFixed);
  const Ran ran = run(Start{.arguments = {"lint", "--fix", "--dry-run", "."}, .folder = folder.path()});
  CHECK(ran.code == 0);
  CHECK(ran.err == "10 findings would be fixed\n");
  CHECK_FALSE(contains(ran.out, "clean.vtes"));
  for (const std::string &name : names) CHECK(readFile(folder.at(name)) == kSlips);
  CHECK(applies(folder, ran.out));
  for (const std::string &name : names) CHECK(readFile(folder.at(name)) == kFixed);
  CHECK(readFile(folder.at("crlf.vtes")) == "NELS(12)\r\nsti\r\nsti\r\nsti\r\nsti\r\n/2bldo Kora; -2b");
}

TEST_CASE("any two texts give a diff that git takes") {
  const Folder folder;
  const std::vector<std::string> texts{"",
                                       "a\n",
                                       "a",
                                       "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\n",
                                       "a\nB\nc\nd\ne\nf\ng\nh\ni\nJ\nk\n",
                                       "b\nc\nd\ne\nf\ng\nh\ni\nj",
                                       "x\ny\n",
                                       "a\nb\nb1\nb2\nc\nd\ne\nf\ng\nh\ni\nk\nk\n",
                                       "a\r\nb\r\n"};
  for (const std::string &before : texts) {
    for (const std::string &after : texts) {
      CAPTURE(before);
      CAPTURE(after);
      const std::string diff = cli::unifiedDiff("x.vtes", before, after);
      CHECK(diff.empty() == (before == after));
      if (diff.empty()) continue;
      folder.write("x.vtes", before);
      CHECK(applies(folder, diff));
      CHECK(readFile(folder.at("x.vtes")) == after);
    }
  }
}

TEST_CASE("standard input comes out fixed, the findings beside it") {
  const Ran ran = run(Start{.arguments = {"lint", "--fix", "-"}, .input = std::string(kSlips) + "Kora ksip>\n"});
  CHECK(ran.code == 1);
  CHECK(ran.out == std::string(kFixed) + "Kora ksip>\n");
  CHECK(contains(ran.err, "<stdin>:4:6: error:"));
  const Ran clean = run(Start{.arguments = {"lint", "--fix", "-q", "-"}, .input = kFixed});
  CHECK(clean.code == 0);
  CHECK(clean.out == kFixed);
  CHECK(clean.err.empty());
}

TEST_CASE("what is waived or left out is not fixed") {
  const Folder folder;
  const std::string waived = "NELS(12)\n/2bldo Kora; –2b // vtes: allow syntax-slip\n";
  const std::string path = folder.write("a.vtes", waived);
  CHECK(run({"lint", "--fix", path}).code == 0);
  CHECK(readFile(path) == waived);
  const std::string hint = folder.write("b.vtes", "NELS(12)\nJugg goun<(nb), cond>\n");
  CHECK(run({"lint", "--fix", "--min-severity", "error", hint}).code == 0);
  CHECK(readFile(hint) == "NELS(12)\nJugg goun<(nb), cond>\n");
}

TEST_CASE("a file that cannot be written stays as it is") {
  const Folder folder;
  folder.write("shut.vtes", kSlips);
  folder.write("in/shut.vtes", kSlips);
  folder.write("open.vtes", kSlips);
  fs::permissions(folder.at("shut.vtes"), fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
  fs::permissions(folder.at("in/shut.vtes"), fs::perms(0666));
  fs::permissions(folder.at("in"), fs::perms(0555));
  fs::permissions(folder.at("open.vtes"), fs::perms(0666));
  fs::permissions(folder.path(), fs::perms(0777));
  const Ran ran = run(Start{.arguments = {"lint", "--fix", "shut.vtes", "in/shut.vtes", "open.vtes"},
                            .asNobody = ::geteuid() == 0,
                            .folder = folder.path()});
  fs::permissions(folder.at("in"), fs::perms(0755));
  if (ran.code >= 126) {
    MESSAGE("the program cannot be started as another user here");
    return;
  }
  CHECK(ran.code == 2);
  CHECK(ran.err ==
        "vtes: shut.vtes: cannot be written: Permission denied; nothing is changed\n"
        "vtes: in/shut.vtes: cannot be written: Permission denied; nothing is changed\n");
  CHECK(readFile(folder.at("shut.vtes")) == kSlips);
  CHECK(readFile(folder.at("in/shut.vtes")) == kSlips);
  CHECK(readFile(folder.at("open.vtes")) == kFixed);
  CHECK(filesIn(folder) == 3);
}

TEST_CASE("a file that changes while it is fixed is left to whoever changed it") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", "changed by an editor\n");
  std::string reason;
  CHECK_FALSE(project::replaceFile(path, "as it was read\n", "fixed\n", reason));
  CHECK(reason == "was changed by somebody else while it was fixed; nothing is written");
  CHECK(readFile(path) == "changed by an editor\n");
  CHECK(filesIn(folder) == 1);
  fs::remove(path);
  CHECK_FALSE(project::replaceFile(path, "as it was read\n", "fixed\n", reason));
  CHECK(reason == "cannot be written: No such file or directory; nothing is changed");
  CHECK(filesIn(folder) == 0);
}

TEST_CASE("only regular files are replaced") {
  const Folder folder;
  std::string reason;
  REQUIRE(::mkfifo(folder.at("pipe").c_str(), 0600) == 0);
  CHECK_FALSE(project::replaceFile(folder.at("pipe"), "", "x", reason));
  CHECK(reason == "cannot be written: it is no regular file; nothing is changed");
  CHECK_FALSE(project::writeFile(folder.path(), "x", reason));
  CHECK_FALSE(project::writeFile(folder.at("none/x.json"), "x", reason));
  CHECK(project::writeFile(folder.at("new.json"), "x", reason));
  CHECK(readFile(folder.at("new.json")) == "x");
}

TEST_CASE("options that cannot go together say why") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", kSlips);
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
      {{"--dry-run", path}, "but there is no `--fix`"},
      {{"--fix", "--dry-run", "--format", "json", path}, "so there is no `--format` of findings"},
      {{"--fix", "-", path}, "so `-` stands alone"},
      {{path, "--fix", "--write-baseline"}, "run one after the other"},
      {{path, "--baseline", "x", "--write-baseline"}, "`--baseline` leaves some out"},
      {{path, "--format", "json", "--write-baseline"}, "so there is no `--format` of them"}};
  for (const auto &one : cases) {
    const auto &arguments = one.first;
    const std::string &reason = one.second;
    std::vector<std::string> all{"lint"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const Ran ran = run(all);
    CAPTURE(reason);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(contains(ran.err, reason));
  }
  CHECK(readFile(path) == kSlips);
}

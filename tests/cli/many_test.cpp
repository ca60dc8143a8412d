/// Folders as archives have them: ten thousand files, loops of links.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "support/program.h"

namespace fs = std::filesystem;
using vtes::test::contains;
using vtes::test::Folder;
using vtes::test::Ran;
using vtes::test::run;
using vtes::test::Start;

TEST_CASE("ten thousand files") {
  const Folder folder;
  folder.write(".vtes.yaml", "baseline: known.json\n");
  constexpr int kFolders = 100;
  constexpr int kFiles = 100;
  for (int i = 0; i < kFolders; ++i) {
    for (int j = 0; j < kFiles; ++j) {
      folder.write(std::to_string(100 + i) + "/" + std::to_string(100 + j) + ".vtes",
                   j == 50   ? "NELS(12)\nKora ksip>\n"
                   : j == 51 ? "NELS(12)\n/2bldo Kora; –2b\n"
                             : "NELS(12)\n");
    }
  }
  const auto lint = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "lint");
    return run(Start{.arguments = std::move(arguments), .folder = folder.path()});
  };
  const Ran fixed = lint({"--fix", "--no-project", "."});
  CHECK(fixed.code == 1);
  CHECK(fixed.out.ends_with("100 errors in 10000 files; 100 fixed\n"));
  CHECK(std::count(fixed.out.begin(), fixed.out.end(), '^') >= 100);
  CHECK(lint({"--write-baseline=known.json", "."}).code == 0);
  const Ran known = lint({"."});
  CHECK(known.code == 0);
  CHECK(known.out == "nothing found in 10000 files; 100 known from the baseline\n");
}

TEST_CASE("loops of links end, and each file is fixed once") {
  const Folder folder;
  folder.write("a/game.vtes", "NELS(12)\n/2bldo Kora; –2b\n");
  fs::create_directory_symlink("..", folder.at("a/up"));
  fs::create_directory_symlink(folder.path(), folder.at("a/round"));
  fs::create_symlink("game.vtes", folder.at("a/same.vtes"));
  fs::create_symlink("self.vtes", folder.at("a/self.vtes"));
  const Ran ran = run(Start{.arguments = {"lint", "--fix", ".", "a"}, .folder = folder.path()});
  CHECK(ran.code == 2);
  CHECK(contains(ran.err, "self.vtes: a loop of symbolic links"));
  CHECK(ran.out == "nothing found in 1 file; 1 fixed\n");
  CHECK(fs::is_symlink(folder.at("a/same.vtes")));
}

#include "project/files.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace fs = std::filesystem;
using namespace vtes::project;

namespace {

/// A folder that is gone when the test is over.
class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "vtes-XXXXXX").string();
    path_ = ::mkdtemp(name.data());
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder &) = delete;
  Folder &operator=(const Folder &) = delete;

  [[nodiscard]] std::string at(const std::string &name) const { return (path_ / name).string(); }
  std::string write(const std::string &name, const std::string &text) const {
    fs::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << text;
    return at(name);
  }
  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  fs::path path_;
};

}  // namespace

TEST_CASE("a folder is walked, sorted") {
  const Folder folder;
  folder.write("b.vtes", "");
  folder.write("a/z.vtes", "");
  folder.write("a/notes.txt", "");
  folder.write(".git/hidden.vtes", "");
  const auto inputs = collectInputs({folder.path()});
  REQUIRE(inputs.size() == 2);
  CHECK(inputs[0].path == folder.at("a/z.vtes"));
  CHECK(inputs[1].path == folder.at("b.vtes"));
  CHECK(inputs[0].complaint.empty());
  CHECK(collectInputs({folder.path() + "/"})[0].path == folder.at("a/z.vtes"));
}

TEST_CASE("loops of links end") {
  const Folder folder;
  folder.write("a/game.vtes", "");
  fs::create_directory_symlink("..", folder.at("a/up"));
  fs::create_directory_symlink(folder.at("a"), folder.at("b"));
  fs::create_symlink("self.vtes", folder.at("self.vtes"));
  const auto inputs = collectInputs({folder.path()});
  REQUIRE(inputs.size() == 2);
  CHECK(inputs[0].path == folder.at("a/game.vtes"));
  CHECK(inputs[1].complaint == "a loop of symbolic links");
}

TEST_CASE("what cannot be read says why, and what follows is still there") {
  const Folder folder;
  fs::create_directories(folder.at("empty"));
  const std::string good = folder.write("good.vtes", "NELS(12)\n");
  const auto inputs = collectInputs({folder.at("none.vtes"), folder.at("empty"), good, "-"});
  REQUIRE(inputs.size() == 4);
  CHECK(inputs[0].complaint == "no such file or folder");
  CHECK(inputs[1].complaint == "no transcripts (*.vtes) in this folder");
  CHECK(inputs[2].complaint.empty());
  CHECK(inputs[3].path == kStandardInput);
}

TEST_CASE("a file is read whole, of any size") {
  const Folder folder;
  for (const std::size_t size : {0UL, 1UL, 65535UL, 65536UL, 65537UL, 300000UL}) {
    CAPTURE(size);
    std::string bytes;
    std::string reason;
    const std::string text(size, 'x');
    REQUIRE(readInput(folder.write("game.vtes", text), bytes, reason));
    CHECK((bytes == text));
  }
}

TEST_CASE("binary files and endless devices are refused") {
  const Folder folder;
  std::string bytes;
  std::string reason;
  CHECK_FALSE(readInput(folder.write("game.vtes", std::string("NELS\0", 5)), bytes, reason));
  CHECK(reason == "a binary file, no transcript (it has a NUL byte)");
  CHECK_FALSE(readInput("/dev/zero", bytes, reason));
  CHECK_FALSE(readInput(folder.path(), bytes, reason));
}

TEST_CASE("deck files are regular and small") {
  const Folder folder;
  std::string text;
  CHECK(readDeckFile(folder.write("deck.txt", "2x Kindred Spirits\n"), text));
  CHECK(text == "2x Kindred Spirits\n");
  CHECK_FALSE(readDeckFile(folder.at("none.txt"), text));
  CHECK_FALSE(readDeckFile(folder.path(), text));
  CHECK_FALSE(readDeckFile("/dev/zero", text));
  REQUIRE(::mkfifo(folder.at("pipe").c_str(), 0600) == 0);
  CHECK_FALSE(readDeckFile(folder.at("pipe"), text));
  CHECK_FALSE(readDeckFile(folder.write("large.txt", std::string((1U << 20U) + 1, 'x')), text));
}

TEST_CASE("the folder of a path") {
  CHECK(folderOf("a/b.vtes") == "a/");
  CHECK(folderOf("/b.vtes") == "/");
  CHECK(folderOf("b.vtes").empty());
  CHECK(folderOf(std::string(kStandardInput)).empty());
}

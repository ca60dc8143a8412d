#pragma once
/// Starts programs as a user does, in folders that vanish behind the test.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace vtes::test {

struct Ran {
  int code = -1;  ///< 128 + the signal where one ended it
  std::string out;
  std::string err;
};

struct Start {
  std::vector<std::string> arguments;
  std::string input = {};
  bool closeInput = false;
  bool closeOutput = false;
  std::string outputTo = {};  ///< a file in place of the pipe
  bool readerLeaves = false;  ///< the other end of the output is closed before anything is written
  bool asNobody = false;      ///< without root's right to read everything
  std::string folder = {};
  std::string program = {};  ///< another one than vtes, found by PATH
};

[[nodiscard]] Ran run(const Start &start);
/// `vtes` with these arguments.
[[nodiscard]] Ran run(std::vector<std::string> arguments);

/// A new folder, which goes with all that is in it.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder &) = delete;
  Folder &operator=(const Folder &) = delete;
  [[nodiscard]] std::string at(const std::string &name) const { return (path_ / name).string(); }
  [[nodiscard]] std::string path() const { return path_.string(); }
  /// Writes a file, its folders too; gives its path.
  std::string write(const std::string &name, const std::string &text) const;

 private:
  std::filesystem::path path_;
};

/// A file's bytes.
[[nodiscard]] std::string readFile(const std::string &path);
[[nodiscard]] bool contains(const std::string &text, std::string_view part);

}  // namespace vtes::test

#pragma once
/// The files that a command reads.

#include <sys/types.h>

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vtes::project {

/// What standard input is called where a path belongs.
inline constexpr std::string_view kStandardInput = "<stdin>";

/// A file to read, or what is wrong with a name that was given.
struct Input {
  std::string path;       ///< as it is shown; kStandardInput for `-`
  std::string complaint;  ///< not empty: cannot be read, and why
};

/// Goes through a folder and all below it for `*.vtes`, sorted, hidden ones and loops of links left out; a step at a
/// time, for who has to stop in between.
class Walk {
 public:
  explicit Walk(const std::string &folder);
  /// Reads one folder or gives one file. False: there is nothing left.
  bool step(std::optional<Input> &found);

 private:
  struct Entry {
    std::string path;
    bool isFolder = false;
    std::string complaint = {};
  };
  void readFolder(const std::string &folder);

  std::vector<Entry> left_;                      ///< what comes next is last
  std::set<std::pair<dev_t, ino_t>> visited_{};  ///< each folder once, by whatever name: that ends loops
};

/// Files as they are; folders walked for `*.vtes`, sorted, hidden ones and loops of links left out; `-` standard input.
/// In the order given.
[[nodiscard]] std::vector<Input> collectInputs(const std::vector<std::string> &names);

/// A whole file or standard input. False, with a reason in words, where it cannot be read or is no text (a NUL byte).
[[nodiscard]] bool readInput(const std::string &path, std::string &bytes, std::string &reason);

/// The folder that a path in the transcript is relative to; empty: the working folder.
[[nodiscard]] std::string folderOf(const std::string &path);

/// For model::Settings::readFile: a regular file of a mebibyte at most.
[[nodiscard]] bool readDeckFile(const std::string &path, std::string &text);

}  // namespace vtes::project

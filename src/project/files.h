#pragma once
/// The files that a command reads.

#include <string>
#include <string_view>
#include <vector>

namespace vtes::project {

/// What standard input is called where a path belongs.
inline constexpr std::string_view kStandardInput = "<stdin>";

/// A file to read, or what is wrong with a name that was given.
struct Input {
  std::string path;       ///< as it is shown; kStandardInput for `-`
  std::string complaint;  ///< not empty: cannot be read, and why
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

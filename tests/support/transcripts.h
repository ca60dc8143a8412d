#pragma once
/// The transcripts that the project has.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <vector>

namespace vtes::test {

/// All in these folders of the project and below, by path.
[[nodiscard]] inline std::vector<std::filesystem::path> transcriptsIn(std::initializer_list<const char *> folders) {
  namespace fs = std::filesystem;
  std::vector<fs::path> paths;
  for (const char *folder : folders) {
    for (const auto &entry : fs::recursive_directory_iterator(fs::path(VTES_SOURCE_DIR) / folder)) {
      if (entry.path().extension() == ".vtes") paths.push_back(entry.path());
    }
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

/// The bytes of a file.
[[nodiscard]] inline std::string contentOf(const std::filesystem::path &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace vtes::test

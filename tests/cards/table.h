#pragma once
#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <vector>

/// The rows of a tab-separated file beside the tests, without the line that names the columns.
inline std::vector<std::vector<std::string>> tableOf(const std::string &file) {
  std::ifstream in(VTES_SOURCE_DIR "/tests/cards/" + file);
  REQUIRE(in);
  std::vector<std::vector<std::string>> rows;
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) {
    rows.emplace_back();
    for (std::size_t at = 0; at <= line.size();) {
      const std::size_t end = std::min(line.find('\t', at), line.size());
      rows.back().push_back(line.substr(at, end - at));
      at = end + 1;
    }
    rows.back().resize(std::max<std::size_t>(rows.back().size(), 5));
  }
  return rows;
}

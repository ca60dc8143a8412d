#include "cards/tsv.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace vtes::cards {

Table::Table(std::string file, std::string text) : file_(std::move(file)), text_(std::move(text)) {
  std::size_t at = text_.starts_with("\xEF\xBB\xBF") ? 3 : 0;
  std::uint32_t line = 0;
  while (at < text_.size()) {
    const std::size_t newline = text_.find('\n', at);
    const std::size_t next = newline == std::string::npos ? text_.size() : newline + 1;
    std::size_t end = newline == std::string::npos ? text_.size() : newline;
    if (end > at && text_[end - 1] == '\r') --end;
    ++line;
    if (line == 1) {
      columns_ = split(text_, at, end);
    } else if (end > at) {
      rows_.push_back({line, split(text_, at, end)});
    }
    at = next;
  }
}

std::vector<std::pair<std::uint32_t, std::uint32_t>> Table::split(std::string_view text, std::size_t begin,
                                                                  std::size_t end) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> cells;
  while (true) {
    const std::size_t tab = std::min(text.find('\t', begin), end);
    cells.emplace_back(static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(tab - begin));
    if (tab >= end) return cells;
    begin = tab + 1;
  }
}

int Table::column(std::string_view name) const {
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    if (std::string_view(text_).substr(columns_[i].first, columns_[i].second) == name) return static_cast<int>(i);
  }
  return -1;
}

std::string_view Table::cell(std::size_t row, int column) const {
  const auto &cells = rows_[row].cells;
  if (column < 0 || static_cast<std::size_t>(column) >= cells.size()) return {};
  const auto [start, length] = cells[static_cast<std::size_t>(column)];
  return std::string_view(text_).substr(start, length);
}

bool readFile(const std::string &path, std::string &text, std::string &error) {
  std::error_code code;
  if (std::filesystem::is_directory(path, code)) {
    error = "is a folder, not a file";
    return false;
  }
  errno = 0;
  std::ifstream in(path, std::ios::binary);
  if (!in) {
    error = errno == ENOENT ? "no such file" : errno == EACCES ? "no permission to read it" : std::strerror(errno);
    return false;
  }
  text.assign(std::istreambuf_iterator<char>(in), {});
  if (in.bad()) {
    error = "cannot be read";
    return false;
  }
  return true;
}

}  // namespace vtes::cards

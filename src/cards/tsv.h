#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vtes::cards {

/// A table of facts: tab-separated, the first line names the columns, one thing a line (data/).
class Table {
 public:
  /// `file` is for messages. An empty text is a table without columns.
  Table(std::string file, std::string text);

  [[nodiscard]] std::size_t rows() const { return rows_.size(); }
  /// The column's place, or -1.
  [[nodiscard]] int column(std::string_view name) const;
  /// The cell; empty where the row is short or `column` is -1.
  [[nodiscard]] std::string_view cell(std::size_t row, int column) const;
  /// 1-based line of a row, for messages.
  [[nodiscard]] std::uint32_t line(std::size_t row) const { return rows_[row].line; }
  [[nodiscard]] const std::string &file() const { return file_; }

 private:
  struct Row {
    std::uint32_t line = 0;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> cells;  ///< start and length: the table can be moved
  };
  [[nodiscard]] static std::vector<std::pair<std::uint32_t, std::uint32_t>> split(std::string_view text,
                                                                                  std::size_t begin, std::size_t end);
  std::string file_;
  std::string text_;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> columns_;
  std::vector<Row> rows_;
};

/// A whole file. False and a message (`no such file`, `is a folder` …) where it cannot be read.
[[nodiscard]] bool readFile(const std::string &path, std::string &text, std::string &error);

}  // namespace vtes::cards

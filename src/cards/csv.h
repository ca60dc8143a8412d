#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vtes::cards {

/// A file of comma-separated values as RFC 4180 has them: quoted cells, doubled quotes, line breaks within quotes; LF
/// or CRLF, with or without a BOM. The first record names the columns.
struct Csv {
  struct Record {
    std::uint32_t line = 0;  ///< 1-based, where it begins
    std::vector<std::string> cells;
  };
  std::vector<std::string> columns;
  std::vector<Record> records;

  /// The column's place, or -1.
  [[nodiscard]] int column(std::string_view name) const;
};

/// False with the line and a message where a quote is not closed, or a record has another number of cells than the
/// first.
[[nodiscard]] bool parseCsv(std::string_view text, Csv &csv, std::uint32_t &line, std::string &message);

}  // namespace vtes::cards

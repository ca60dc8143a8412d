#include "cards/csv.h"

namespace vtes::cards {
namespace {

/// Reads one record after another.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {
    if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;
  }

  [[nodiscard]] bool done() const { return at_ >= text_.size(); }
  [[nodiscard]] std::uint32_t line() const { return line_; }

  /// False where the record is malformed.
  bool record(std::vector<std::string> &cells, std::string &message) {
    cells.clear();
    while (true) {
      cells.emplace_back();
      if (!cell(cells.back(), message)) return false;
      if (at_ < text_.size() && text_[at_] == ',') {
        ++at_;
        continue;
      }
      endLine();
      return true;
    }
  }

 private:
  bool cell(std::string &out, std::string &message) {
    if (at_ >= text_.size() || text_[at_] != '"') {
      while (at_ < text_.size() && text_[at_] != ',' && text_[at_] != '\n' && text_[at_] != '\r') {
        out.push_back(text_[at_++]);
      }
      return true;
    }
    const std::uint32_t opened = line_;
    ++at_;
    while (at_ < text_.size()) {
      const char c = text_[at_++];
      if (c == '"') {
        if (at_ < text_.size() && text_[at_] == '"') {
          out.push_back('"');
          ++at_;
          continue;
        }
        return closed(message);
      }
      if (c == '\n') ++line_;
      if (c != '\r') out.push_back(c);
    }
    line_ = opened;
    message = "the quote that opens here is never closed";
    return false;
  }

  /// After a closing quote only blanks may stand before the end of the cell.
  bool closed(std::string &message) {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
    if (at_ >= text_.size() || text_[at_] == ',' || text_[at_] == '\n' || text_[at_] == '\r') return true;
    message = "text stands behind a closing quote; a quote within a quoted cell is doubled";
    return false;
  }

  void endLine() {
    if (at_ < text_.size() && text_[at_] == '\r') ++at_;
    if (at_ < text_.size() && text_[at_] == '\n') ++at_;
    ++line_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::uint32_t line_ = 1;
};

}  // namespace

int Csv::column(std::string_view name) const {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i] == name) return static_cast<int>(i);
  }
  return -1;
}

bool parseCsv(std::string_view text, Csv &csv, std::uint32_t &line, std::string &message) {
  Reader reader(text);
  csv = {};
  line = 1;
  if (reader.done()) {
    message = "the file is empty";
    return false;
  }
  if (!reader.record(csv.columns, message)) {
    line = reader.line();
    return false;
  }
  while (!reader.done()) {
    Csv::Record record;
    record.line = reader.line();
    if (!reader.record(record.cells, message)) {
      line = reader.line();
      return false;
    }
    if (record.cells.size() == 1 && record.cells[0].empty()) continue;
    if (record.cells.size() != csv.columns.size()) {
      line = record.line;
      message = "the record has " + std::to_string(record.cells.size()) + " cells, but there are " +
                std::to_string(csv.columns.size()) + " columns";
      return false;
    }
    csv.records.push_back(std::move(record));
  }
  return true;
}

}  // namespace vtes::cards

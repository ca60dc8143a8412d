#pragma once
/// Where logical lines and the front matter end, by the shape of the lines alone (READING 1.2, 1.3, 1.4).

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "text/source.h"

namespace vtes::text {

/// Physical lines of a text, without their line ends; what the functions below read.
class LineTable {
 public:
  /// `begins`: the first byte of each line, as Source keeps them.
  LineTable(std::string_view bytes, std::span<const std::uint32_t> begins) : bytes_(bytes), begins_(begins) {}

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(begins_.size()); }
  /// The bytes of line `index` (0-based).
  [[nodiscard]] ByteRange range(std::uint32_t index) const;
  [[nodiscard]] std::string_view text(ByteRange bytes) const { return bytes_.substr(bytes.begin, bytes.size()); }
  /// First byte of line `index`; the size of the text behind the last one.
  [[nodiscard]] std::uint32_t begin(std::uint32_t index) const {
    return index < begins_.size() ? begins_[index] : static_cast<std::uint32_t>(bytes_.size());
  }

 private:
  std::string_view bytes_;
  std::span<const std::uint32_t> begins_;
};

/// The first byte of each physical line; `first` is where the text begins (behind a BOM).
[[nodiscard]] std::vector<std::uint32_t> findLines(std::string_view bytes, std::uint32_t first);

/// 0-based; as many as there are lines where all of them are blank.
[[nodiscard]] std::uint32_t firstFullLine(const LineTable &lines);

/// READING 1.2; blank lines in front of a block that is closed are let be. `bodyLine` becomes the 0-based line on which
/// the body begins.
[[nodiscard]] FrontMatterBlock findFrontMatter(const LineTable &lines, std::uint32_t &bodyLine);

/// READING 1.4, from line `first` (0-based) on, where none goes on; put behind `found`. Ends in front of a logical line
/// for whose first byte `stop` says so.
void findLogicalLines(const LineTable &lines, std::uint32_t first, std::vector<LogicalLine> &found,
                      const std::function<bool(std::uint32_t)> &stop);
[[nodiscard]] std::vector<LogicalLine> findLogicalLines(const LineTable &lines, std::uint32_t first);

/// A line that has the shape of a turn header (TS 2.1.1, READING 5.1): an upper-case word of two letters or more,
/// followed by a pool in parentheses, by a phase mark, or by nothing.
[[nodiscard]] bool hasHeaderShape(std::string_view line);

}  // namespace vtes::text

#pragma once
/// The text of one transcript: bytes, lines, logical lines and positions.
/// Knows nothing of the notation but where a logical line ends (READING 1.4).

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace vtes::text {

/// A half-open range of byte offsets into the text as it was given (a BOM counts).
struct ByteRange {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  [[nodiscard]] bool empty() const { return begin == end; }
  [[nodiscard]] std::uint32_t size() const { return end - begin; }
  friend bool operator==(const ByteRange &, const ByteRange &) = default;
};

/// How the columns of a Position are counted.
enum class Encoding : std::uint8_t { CodePoints, Utf8, Utf16 };

/// 1-based line and column. A BOM is not counted.
struct Position {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
  friend bool operator==(const Position &, const Position &) = default;
};

/// End exclusive.
struct Range {
  Position begin;
  Position end;
  friend bool operator==(const Range &, const Range &) = default;
};

/// The unit of parsing (READING 1.4): one or more physical lines.
struct LogicalLine {
  ByteRange bytes;              ///< without the line end of its last physical line
  std::uint32_t firstLine = 1;  ///< 1-based physical line on which it starts
  bool unfinished = false;      ///< ends in `,` `;` or `->`, and what follows may not continue it
  friend bool operator==(const LogicalLine &, const LogicalLine &) = default;
};

/// Where the front matter stands (READING 1.2).
struct FrontMatterBlock {
  bool present = false;
  bool closed = false;            ///< a second `---` was found; else `content` ends where the transcript seems to begin
  ByteRange fence;                ///< the first `---`
  ByteRange content;              ///< the YAML between the fences
  std::uint32_t bodyBegin = 0;    ///< first byte behind the block
  std::uint32_t contentLine = 2;  ///< 1-based line of the first line of `content`
  friend bool operator==(const FrontMatterBlock &, const FrontMatterBlock &) = default;
};

/// An immutable text with its line index. Cheap to share.
class Source {
 public:
  /// Takes any bytes; never fails.
  static std::shared_ptr<const Source> make(std::string bytes);

  /// make(), for a later version of a text: what is the same in both is taken from `before`.
  static std::shared_ptr<const Source> make(std::string bytes, const Source &before);

  /// The bytes as given.
  [[nodiscard]] std::string_view bytes() const { return bytes_; }
  /// The same length as bytes(), valid UTF-8: every byte that is not UTF-8, and a BOM in front, is 0x1A (SUB) instead.
  [[nodiscard]] std::string_view clean() const {
    return clean_.empty() ? std::string_view(bytes_) : std::string_view(clean_);
  }
  [[nodiscard]] std::string_view slice(ByteRange range) const { return bytes().substr(range.begin, range.size()); }

  [[nodiscard]] std::uint32_t bomLength() const { return bomLength_; }
  /// Offsets of the bytes that are not UTF-8, ascending.
  [[nodiscard]] const std::vector<std::uint32_t> &invalidBytes() const { return invalid_; }
  /// A NUL byte: no transcript.
  [[nodiscard]] bool binary() const { return binary_; }

  /// Physical lines: ends are LF, CRLF and lone CR.
  [[nodiscard]] std::uint32_t lineCount() const { return static_cast<std::uint32_t>(lineBegins_.size()); }
  /// The bytes of physical line `line` (1-based, clamped), without its line end.
  [[nodiscard]] ByteRange line(std::uint32_t line) const;
  /// What ends the first line, for lines that are added: LF where nothing does.
  [[nodiscard]] std::string_view lineEnd() const;
  /// 1-based physical line of a byte offset (clamped to the text).
  [[nodiscard]] std::uint32_t lineOf(std::uint32_t offset) const;

  /// Position of a byte offset; an offset inside a character or past the end clamps.
  [[nodiscard]] Position position(std::uint32_t offset, Encoding encoding = Encoding::CodePoints) const;
  [[nodiscard]] Range range(ByteRange bytes, Encoding encoding = Encoding::CodePoints) const;
  /// Byte offset of a position; a column inside a character, past the line's end or past the last line clamps.
  [[nodiscard]] std::uint32_t offset(Position position, Encoding encoding = Encoding::CodePoints) const;

  [[nodiscard]] const FrontMatterBlock &frontMatter() const { return frontMatter_; }
  /// Logical lines of the body, ascending, blank and comment-only lines left out.
  [[nodiscard]] const std::vector<LogicalLine> &logicalLines() const { return logicalLines_; }

 private:
  /// False where `before` is of no help.
  bool takeFrom(const Source &before);

  std::string bytes_;
  std::string clean_;
  std::vector<std::uint32_t> invalid_;
  std::vector<std::uint32_t> lineBegins_;
  std::vector<LogicalLine> logicalLines_;
  FrontMatterBlock frontMatter_;
  std::uint32_t bomLength_ = 0;
  bool binary_ = false;
  bool ascii_ = true;
};

/// Bytes of the BOM in front of a text; 0: it has none.
[[nodiscard]] std::uint32_t bomLength(std::string_view text);

/// A line of a text in which no line ends in a CR alone or in CR LF, for finding others near it.
struct LineHint {
  std::uint32_t line = 0;  ///< 1-based; 0: none is known
  std::uint32_t begin = 0;
};

/// What Source::offset() gives for a text that is valid UTF-8, found by walking through it: for one position of a text
/// that is being changed. `near`: from where to walk if that is in front of the position; becomes the position's line,
/// or none where the text has a CR. Null: from the beginning.
[[nodiscard]] std::uint32_t offsetOf(std::string_view text, Position position, Encoding encoding,
                                     LineHint *near = nullptr);

/// A logical line longer than this is reported and not parsed.
inline constexpr std::uint32_t kLongestLogicalLine = 1U << 20U;

}  // namespace vtes::text

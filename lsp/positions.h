#pragma once
/// The one place in which offsets in bytes become positions of the client, and the other way.

#include <cstdint>
#include <string_view>

#include "lsp/protocol.h"
#include "text/source.h"

namespace vtes::lsp {

class Positions {
 public:
  /// `countsBom`: a BOM in front of the text is a character of the first line. It is in a document that a client has
  /// open, since then it is in what the client sent; of a file the client has never shown it.
  Positions(text::Encoding encoding, bool countsBom) : encoding_(encoding), countsBom_(countsBom) {}

  [[nodiscard]] Position position(const text::Source &source, std::uint32_t offset) const;
  [[nodiscard]] Range range(const text::Source &source, text::ByteRange bytes) const;
  /// Columns inside a character, past the end of a line or past the last line clamp.
  [[nodiscard]] std::uint32_t offset(const text::Source &source, Position position) const;
  /// A range whose end is before its start is turned round.
  [[nodiscard]] text::ByteRange bytes(const text::Source &source, Range range) const;
  /// The same without an index of the lines, for a text that is just being changed. It is valid UTF-8.
  /// `near`: as offsetOf() has it; becomes the line of the range's start.
  [[nodiscard]] text::ByteRange bytes(std::string_view text, Range range, text::LineHint &near) const;

 private:
  [[nodiscard]] std::uint32_t bomColumns(std::uint32_t bomLength) const;
  [[nodiscard]] text::Position toText(Position position, std::uint32_t bomLength) const;

  text::Encoding encoding_;
  bool countsBom_;
};

}  // namespace vtes::lsp

#include "lsp/positions.h"

#include <algorithm>

namespace vtes::lsp {

namespace {

text::ByteRange ordered(std::uint32_t a, std::uint32_t b) {
  return {std::min(a, b), std::max(a, b)};
}

}  // namespace

std::uint32_t Positions::bomColumns(std::uint32_t bomLength) const {
  if (!countsBom_ || bomLength == 0) return 0;
  return encoding_ == text::Encoding::Utf8 ? bomLength : 1;
}

text::Position Positions::toText(Position position, std::uint32_t bomLength) const {
  const std::uint32_t bom = position.line == 0 ? bomColumns(bomLength) : 0;
  return {position.line + 1, std::max(position.character, bom) - bom + 1};
}

Position Positions::position(const text::Source &source, std::uint32_t offset) const {
  const text::Position position = source.position(offset, encoding_);
  // In front of the BOM is a place, too: what inserts there or takes it out means that.
  const std::uint32_t bom = position.line == 1 && offset > 0 ? bomColumns(source.bomLength()) : 0;
  return {position.line - 1, position.column - 1 + bom};
}

Range Positions::range(const text::Source &source, text::ByteRange bytes) const {
  return {position(source, bytes.begin), position(source, bytes.end)};
}

std::uint32_t Positions::offset(const text::Source &source, Position position) const {
  if (position == Position{} && countsBom_) return 0;
  return source.offset(toText(position, source.bomLength()), encoding_);
}

text::ByteRange Positions::bytes(const text::Source &source, Range range) const {
  return ordered(offset(source, range.start), offset(source, range.end));
}

text::ByteRange Positions::bytes(std::string_view text, Range range, text::LineHint &near) const {
  const auto offset = [&](Position position) {
    if (position == Position{}) return 0U;
    return text::offsetOf(text, toText(position, text::bomLength(text)), encoding_, &near);
  };
  const std::uint32_t end = offset(range.end);
  return ordered(offset(range.start), end);
}

}  // namespace vtes::lsp

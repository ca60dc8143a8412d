#include "cli/excerpt.h"

#include <utf8proc.h>

#include <algorithm>

namespace vtes::cli {

namespace {

constexpr std::size_t kTab = 4;
// A long line is shown from so many bytes before the range, and so many in all.
constexpr std::uint32_t kBefore = 80;
constexpr std::uint32_t kShown = 240;
constexpr std::string_view kReplacement = "\uFFFD";
constexpr std::string_view kCut = "…";

bool continuation(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

struct Character {
  std::string_view bytes;
  std::int32_t point = -1;  ///< -1: no UTF-8
};

Character characterAt(std::string_view text, std::size_t offset) {
  const auto first = static_cast<unsigned char>(text[offset]);
  if (first < 0x80) return {text.substr(offset, 1), first};
  utf8proc_int32_t point = -1;
  const utf8proc_ssize_t size = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t *>(text.data() + offset),
                                                 static_cast<utf8proc_ssize_t>(text.size() - offset), &point);
  if (size <= 0) return {text.substr(offset, 1), -1};
  return {text.substr(offset, static_cast<std::size_t>(size)), point};
}

/// What would move the cursor, change colours or turn the line around.
bool harmful(std::int32_t point) {
  return point < 0x20 || (point >= 0x7F && point < 0xA0) || (point >= 0x202A && point <= 0x202E) ||
         (point >= 0x2066 && point <= 0x2069) || point == 0x200E || point == 0x200F || point == 0x2028 ||
         point == 0x2029 || point == 0xFEFF;
}

}  // namespace

std::string printable(std::string_view text) {
  // Nearly every text is plain ASCII, and stays as it is.
  const auto special = std::find_if(text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c >= 0x7F; });
  auto i = static_cast<std::size_t>(special - text.begin());
  std::string result(text.substr(0, i));
  result.reserve(text.size());
  while (i < text.size()) {
    const Character character = characterAt(text, i);
    result += harmful(character.point) ? kReplacement : character.bytes;
    i += character.bytes.size();
  }
  return result;
}

Excerpt excerptOf(const text::Source &source, text::ByteRange range) {
  const text::ByteRange line = source.line(source.lineOf(range.begin));
  const std::string_view bytes = source.bytes();
  const std::uint32_t first = std::min(range.begin, line.end);
  const std::uint32_t last = std::clamp(range.end, first, line.end);

  std::uint32_t begin = line.begin == 0 ? source.bomLength() : line.begin;
  std::uint32_t end = line.end;
  Excerpt excerpt;
  std::size_t column = 0;
  if (end - begin > kShown) {
    if (first > begin + kBefore) {
      begin = first - kBefore;
      while (begin < first && continuation(bytes[begin])) ++begin;
      excerpt.text += kCut;
      column = 1;
    }
    if (end - begin > kShown) {
      end = begin + kShown;
      while (end > begin && continuation(bytes[end])) --end;
    }
  }

  std::size_t markBegin = std::string::npos;
  std::size_t markEnd = 0;
  for (std::uint32_t i = begin; i < end;) {
    const Character character = characterAt(bytes.substr(0, end), i);
    std::size_t width = 1;
    if (character.point == '\t') {
      width = kTab - column % kTab;
      excerpt.text.append(width, ' ');
    } else if (harmful(character.point)) {
      excerpt.text += kReplacement;
    } else {
      width = character.point < 0x80 ? 1 : static_cast<std::size_t>(std::max(0, utf8proc_charwidth(character.point)));
      excerpt.text += character.bytes;
    }
    if (i >= first && i < last) {
      markBegin = std::min(markBegin, column);
      markEnd = column + width;
    }
    column += width;
    i += static_cast<std::uint32_t>(character.bytes.size());
    if (i <= first && last == first) markBegin = column;
  }
  if (end < line.end) excerpt.text += kCut;
  if (markBegin == std::string::npos) markBegin = first <= begin ? 0 : column;
  // A combining character alone is marked at the character that it combines with.
  if (markEnd <= markBegin && last > first && markBegin > 0) --markBegin;
  excerpt.marks.assign(markBegin, ' ');
  excerpt.marks.append(markEnd > markBegin ? markEnd - markBegin : 1, '^');
  return excerpt;
}

}  // namespace vtes::cli

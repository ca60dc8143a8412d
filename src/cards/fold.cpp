#include "cards/fold.h"

#include <utf8proc.h>

#include <array>

namespace vtes::cards {
namespace {

/// Letters that Unicode does not decompose.
std::string_view foldByTable(utf8proc_int32_t point) {
  switch (point) {
    case 0xC6:
      return "AE";
    case 0xE6:
      return "ae";
    case 0x152:
      return "OE";
    case 0x153:
      return "oe";
    case 0xD8:
      return "O";
    case 0xF8:
      return "o";
    case 0x141:
      return "L";
    case 0x142:
      return "l";
    case 0x110:
    case 0xD0:
      return "D";
    case 0x111:
    case 0xF0:
      return "d";
    case 0xDE:
      return "Th";
    case 0xFE:
      return "th";
    case 0xDF:
      return "ss";
    case 0x1E9E:
      return "SS";
    case 0x131:
      return "i";
    default:
      return {};
  }
}

void append(std::string &out, utf8proc_int32_t point) {
  std::array<utf8proc_uint8_t, 4> bytes{};
  const auto length = utf8proc_encode_char(point, bytes.data());
  for (utf8proc_ssize_t i = 0; i < length; ++i) out.push_back(static_cast<char>(bytes[static_cast<std::size_t>(i)]));
}

void foldPoint(std::string &out, utf8proc_int32_t point) {
  if (const auto plain = foldByTable(point); !plain.empty()) {
    out += plain;
    return;
  }
  std::array<utf8proc_int32_t, 16> parts{};
  int boundary = 0;
  const auto count =
      utf8proc_decompose_char(point, parts.data(), static_cast<utf8proc_ssize_t>(parts.size()),
                              static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT), &boundary);
  if (count <= 0 || count > static_cast<utf8proc_ssize_t>(parts.size())) {
    append(out, point);
    return;
  }
  for (utf8proc_ssize_t i = 0; i < count; ++i) {
    const auto part = parts[static_cast<std::size_t>(i)];
    if (utf8proc_category(part) != UTF8PROC_CATEGORY_MN) append(out, part);
  }
}

}  // namespace

std::string fold(std::string_view utf8) {
  std::string out;
  out.reserve(utf8.size());
  for (std::size_t at = 0; at < utf8.size();) {
    const auto byte = static_cast<unsigned char>(utf8[at]);
    if (byte < 0x80) {
      out.push_back(utf8[at++]);
      continue;
    }
    utf8proc_int32_t point = 0;
    const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t *>(utf8.data()) + at,
                                         static_cast<utf8proc_ssize_t>(utf8.size() - at), &point);
    if (length <= 0) {  // no UTF-8: the byte stays as it is
      out.push_back(utf8[at++]);
      continue;
    }
    foldPoint(out, point);
    at += static_cast<std::size_t>(length);
  }
  return out;
}

std::string foldLower(std::string_view utf8) {
  std::string out = fold(utf8);
  bool ascii = true;
  for (char &c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    ascii = ascii && static_cast<unsigned char>(c) < 0x80;
  }
  if (ascii) return out;
  std::string lower;
  for (std::size_t at = 0; at < out.size();) {
    utf8proc_int32_t point = 0;
    const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t *>(out.data()) + at,
                                         static_cast<utf8proc_ssize_t>(out.size() - at), &point);
    if (length <= 0) {
      lower.push_back(out[at++]);
      continue;
    }
    append(lower, utf8proc_tolower(point));
    at += static_cast<std::size_t>(length);
  }
  return lower;
}

}  // namespace vtes::cards

#pragma once
/// What all JSON of the program has in common.

#include <nlohmann/json.hpp>
#include <string>

#include "text/source.h"

namespace vtes::cli {

/// Keys stay in the order in which they are put in.
using Json = nlohmann::ordered_json;

/// `[line, column, endLine, endColumn]`, 1-based, columns in code points, the end exclusive.
[[nodiscard]] inline Json rangeJson(const text::Source &source, text::ByteRange bytes) {
  const text::Range range = source.range(bytes);
  return Json::array({range.begin.line, range.begin.column, range.end.line, range.end.column});
}

/// On one line. Bytes that are no UTF-8 become U+FFFD: JSON has to be UTF-8.
[[nodiscard]] inline std::string dumped(const Json &json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace vtes::cli

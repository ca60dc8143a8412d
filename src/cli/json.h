#pragma once
/// What all JSON of the commands has in common.

#include "project/json.h"
#include "text/source.h"

namespace vtes::cli {

using project::dumped;
using project::Json;

/// `[line, column, endLine, endColumn]`, 1-based, columns in code points, the end exclusive.
[[nodiscard]] inline Json rangeJson(const text::Source &source, text::ByteRange bytes) {
  const text::Range range = source.range(bytes);
  return Json::array({range.begin.line, range.begin.column, range.end.line, range.end.column});
}

}  // namespace vtes::cli

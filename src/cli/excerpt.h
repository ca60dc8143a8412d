#pragma once
/// Source lines as they are shown below a finding.

#include <cstdint>
#include <string>
#include <string_view>

#include "text/source.h"

namespace vtes::cli {

/// A line as a terminal shows it, and a line of marks that stand under a range of it.
struct Excerpt {
  std::string text;
  std::string marks;
};

/// The first line of `range`: tabs as blanks, control characters and bytes that are no UTF-8 as U+FFFD, the part around
/// the range where the line is long. Marks count terminal cells: two under a wide character, none under a combining
/// one, at least one in all.
[[nodiscard]] Excerpt excerptOf(const text::Source &source, text::ByteRange range);

/// Text that a terminal shows as it is: control characters, overrides of the writing direction and bytes that are no
/// UTF-8 become U+FFFD.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace vtes::cli

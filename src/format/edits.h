#pragma once
/// Changes to a text that leave the rest of it alone.

#include <string>
#include <string_view>
#include <vector>

#include "text/source.h"

namespace vtes::format {

/// Puts `text` in place of `range`; an empty range is a place between two characters.
struct Edit {
  text::ByteRange range;
  std::string text;
  friend bool operator==(const Edit &, const Edit &) = default;
};

/// The text with the edits in it. They are in order and do not overlap.
[[nodiscard]] std::string applied(std::string_view bytes, const std::vector<Edit> &edits);

/// Edits of a text that do at once what `first`, and then `second` on the text that `first` gives, do to it.
[[nodiscard]] std::vector<Edit> composed(const std::vector<Edit> &first, const std::vector<Edit> &second);

}  // namespace vtes::format

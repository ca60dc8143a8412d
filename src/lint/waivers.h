#pragma once
/// Waivers: comments by which a transcriber allows a finding. `// vtes: allow ID[, ID…]` is for its line,
/// `// vtes: allow-file ID[, ID…]` for the whole transcript. What stands behind the last id is a remark.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/source.h"

namespace vtes::lint {

struct Diagnostic;

/// What is wrong with a waiver; the wording is a check's.
struct WaiverFault {
  enum class Kind : std::uint8_t {
    Unknown,  ///< `seen` is no id, or no word that may follow `vtes:`; `wanted` the nearest, or empty
    Unused,   ///< nothing was found that `seen` allows
  };
  Kind kind = Kind::Unknown;
  text::ByteRange range = {};  ///< of the id or word
  std::string seen = {};
  std::string wanted = {};
  bool id = false;               ///< Unknown: an id, not the word before it
  bool wholeFile = false;        ///< Unused: `allow-file`
  text::ByteRange removal = {};  ///< Unused: what goes with it, blanks or a comma included
  bool safe = false;             ///< … and nothing else goes with that
};

/// Nothing in such a text is a waiver, right or wrong, where this is false.
[[nodiscard]] bool mayHaveWaivers(std::string_view text);

/// Takes out of `found` what comments of the transcript allow. Gives what is wrong with those comments, by place.
[[nodiscard]] std::vector<WaiverFault> applyWaivers(const text::Source &source, std::vector<Diagnostic> &found);

}  // namespace vtes::lint

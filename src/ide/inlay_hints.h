#pragma once
/// What is not written, shown between what is.

#include <cstdint>
#include <string>
#include <vector>

#include "ide/prose.h"
#include "ide/snapshot.h"
#include "text/source.h"

namespace vtes::ide {

/// What a hint shows: each kind can be switched off by itself.
enum class HintKind : std::uint8_t {
  Name,     ///< the full name behind an abbreviation
  Pool,     ///< behind a header that has none
  Stealth,  ///< and intercept, when an attempt to block was decided
  Votes,    ///< for and against, at the end of a referendum
};

struct InlayHint {
  HintKind kind = HintKind::Name;
  std::uint32_t offset = 0;  ///< where it is shown, in front of this byte
  std::string label;         ///< `Kindred Spirits`
  bool blankBefore = false;
  bool blankBehind = false;
  Prose tooltip;  ///< may be empty
};

/// Full names behind abbreviations, whom a short form stands for, the pool that a turn begins with where its header
/// does not have it, stealth and intercept where an attempt to block was decided or cards changed them, the count of a
/// referendum, in a range; by place. What is not certain is between bounds (`1-2`), or `?`.
[[nodiscard]] std::vector<InlayHint> inlayHints(const Snapshot &snapshot, text::ByteRange range);

}  // namespace vtes::ide

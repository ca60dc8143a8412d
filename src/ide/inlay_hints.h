#pragma once
/// What is not written, shown between what is.

#include <cstdint>
#include <string>
#include <vector>

#include "ide/prose.h"
#include "ide/snapshot.h"
#include "text/source.h"

namespace vtes::ide {

struct InlayHint {
  std::uint32_t offset = 0;  ///< where it is shown, in front of this byte
  std::string label;         ///< `Kindred Spirits`
  bool blankBefore = false;
  bool blankBehind = false;
  Prose tooltip;  ///< may be empty
};

/// Full names behind abbreviations, whom a short form stands for, the pool that a turn begins with where its header
/// does not have it, in a range; by place.
[[nodiscard]] std::vector<InlayHint> inlayHints(const Snapshot &snapshot, text::ByteRange range);

}  // namespace vtes::ide

#pragma once
/// Ranges that editors fold and grow selections by.

#include <cstdint>
#include <vector>

#include "ide/snapshot.h"
#include "text/source.h"

namespace vtes::ide {

enum class FoldingKind : std::uint8_t { FrontMatter, Turn, Phase, Combat, Referendum, Comment };

/// Of more than one line: from its first byte to its last.
struct Folding {
  FoldingKind kind = FoldingKind::Turn;
  text::ByteRange range;
};

/// By place; each begins on another line or within the one before.
[[nodiscard]] std::vector<Folding> foldings(const Snapshot &snapshot);

/// What contains the offset, innermost first: word, deed, event, action, turn, file. Each contains the one before and
/// is larger. Never empty: the last is the whole text.
[[nodiscard]] std::vector<text::ByteRange> selectionRanges(const Snapshot &snapshot, std::uint32_t offset);

}  // namespace vtes::ide

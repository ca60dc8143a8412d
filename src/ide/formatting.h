#pragma once
/// The canonical form (docs/format.md) as edits of an open document.

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ide/snapshot.h"
#include "lint/diagnostic.h"
#include "text/source.h"

namespace vtes::ide {

/// The smallest edits that give the canonical form, ascending; none where it has it.
[[nodiscard]] std::vector<lint::Edit> formatDocument(const Snapshot &snapshot);

/// The same for the lines that a range touches; what they say stays the same.
[[nodiscard]] std::vector<lint::Edit> formatRange(const Snapshot &snapshot, text::ByteRange range);

/// Behind the character that was just typed in front of `offset`: a line end formats the line above.
[[nodiscard]] std::vector<lint::Edit> formatOnType(const Snapshot &snapshot, std::uint32_t offset);

/// The characters behind which an editor asks for formatOnType(); the first is the chief one.
[[nodiscard]] std::span<const std::string_view> formatTriggers();

}  // namespace vtes::ide

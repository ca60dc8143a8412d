#pragma once
/// What a word under the pointer means.

#include <cstdint>
#include <optional>

#include "ide/prose.h"
#include "ide/snapshot.h"
#include "text/source.h"

namespace vtes::ide {

struct Hover {
  text::ByteRange range;  ///< what the text is about
  Prose text;
};

/// An abbreviation with the card and its facts, a short form with its minion, a player with seat, prey and predator, a
/// term, mark or phase with its meaning and section of the specification, a key of the front matter with what it holds.
/// Nothing on blanks and comments.
[[nodiscard]] std::optional<Hover> hover(const Snapshot &snapshot, std::uint32_t offset);

}  // namespace vtes::ide

#pragma once
/// Turns as an editor shows them: a lens above each, and whose it is at the cursor.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ide/snapshot.h"
#include "text/source.h"

namespace vtes::ide {

struct TurnLens {
  text::ByteRange range;   ///< the header
  std::uint32_t turn = 0;  ///< ordinal, from 1
  std::string title;       ///< `turn 3: Nelson, prey Silvia, predator Oliver`
};

/// One above each turn, by place.
[[nodiscard]] std::vector<TurnLens> turnLenses(const Snapshot &snapshot);

/// Whose turn it is.
struct TurnAt {
  std::uint32_t turn = 0;  ///< ordinal, from 1
  std::string player;      ///< full name
  std::string abbr;
  std::string phase;       ///< `minion`
  text::ByteRange header;  ///< of the turn
};

/// The turn and phase that the offset is in; nothing before the first.
[[nodiscard]] std::optional<TurnAt> turnAt(const Snapshot &snapshot, std::uint32_t offset);

}  // namespace vtes::ide

#pragma once
/// What a replay finds: things that cannot be, or hardly. The wording is lint's.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/source.h"

namespace vtes::replay {

struct Finding {
  enum class Kind : std::uint8_t {
    WrongPool,       ///< a checkpoint: `words`: player, computed pool, stated pool, the difference
    NotInPlay,       ///< a minion that nobody brought into play acts or blocks; `words`: its name
    NotReady,        ///< it is in torpor; `words`: its name, what it did
    Locked,          ///< `words`: its name, what it did
    NotCombatCard,   ///< in a combat; `words`: card, its type
    OutOfWindow,     ///< `words`: card, where the game is
    TooManyTransfers,  ///< `words`: player, transfers that were left
    TurnOrder,         ///< `words`: whose turn it would be, whose header it is
    OutOfGame,         ///< acting after oust; `words`: player
    Impossible,        ///< `words`: the machine's reason
  };
  Kind kind = Kind::Impossible;
  text::ByteRange range;
  std::vector<std::string> words;
  std::vector<text::ByteRange> related;
  bool certain = true;  ///< false: likely, a hint
};

/// The id of the diagnostic that `vtes lint` gives for it.
[[nodiscard]] std::string_view idOf(Finding::Kind kind);

}  // namespace vtes::replay

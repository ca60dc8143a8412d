#pragma once
/// Which vampire an unknown one of the crypt (`vamp2`, TS 2.5) turned out to be.

#include <cstdint>
#include <vector>

#include "ide/snapshot.h"
#include "lint/diagnostic.h"

namespace vtes::ide {

/// An unknown vampire and one that can be it.
struct Revelation {
  model::PlayerIndex owner = model::kNoPlayer;
  std::uint8_t draw = 0;
  cards::CardIndex card = cards::kNoCard;
  bool certain = false;  ///< the only one, and the blood transferred is just its capacity
};

/// What can be revealed of a player's: vampires that come into the game behind the last transfer to it, were never
/// influenced by name, have a capacity that the transfers reach, and are in her deck where that is known.
[[nodiscard]] std::vector<Revelation> revelations(const Snapshot &snapshot, model::PlayerIndex owner);

/// The edits that write the vampire for the unknown one everywhere, ascending.
[[nodiscard]] std::vector<lint::Edit> revealed(const Snapshot &snapshot, const Revelation &revelation);

}  // namespace vtes::ide

#pragma once
/// Who sits where at a moment of the game.

#include <cstddef>
#include <vector>

#include "ide/snapshot.h"
#include "model/event.h"

namespace vtes::ide {

/// The Methuselahs that are in the game at an event, by seat. Somebody is out who was said to be ousted or to withdraw,
/// or who has no turn in the round before and none in the round that follows. Players whose seat is not known are left
/// out. `event`: index; the number of events for the end of the game.
[[nodiscard]] std::vector<model::PlayerIndex> stillIn(const Snapshot &snapshot, std::size_t event);

struct Neighbours {
  model::PlayerIndex prey = model::kNoPlayer;
  model::PlayerIndex predator = model::kNoPlayer;
};
/// The next one in the game behind and in front of a player's seat; nobody where she is alone or has no seat.
[[nodiscard]] Neighbours neighboursOf(const Snapshot &snapshot, model::PlayerIndex player, std::size_t event);

/// The seats whose deck has a card, by seat.
[[nodiscard]] std::vector<model::PlayerIndex> decksWith(const Snapshot &snapshot, cards::CardIndex card);

}  // namespace vtes::ide

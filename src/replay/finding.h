#pragma once
/// What a replay finds: things that cannot be, or hardly. The wording is lint's.

#include <cstdint>
#include <string>
#include <vector>

#include "text/source.h"

namespace vtes::replay {

struct Finding {
  enum class Kind : std::uint8_t {
    WrongPool,           ///< a checkpoint; `words`: player, computed pool, stated pool; `number`: her seat
    NotInPlay,           ///< a minion that nobody brought into play; `words`: its name
    NotReady,            ///< one in torpor does what ready minions do; `words`: its name
    LockedMinion,        ///< `words`: its name, `acts` `blocks` or `reacts`
    NotCombatCard,       ///< in a combat; `words`: card
    OutOfWindow,         ///< `words`: card, where the game is
    CardTwice,           ///< by one minion in one action; `words`: card, minion
    LimitedTwice,        ///< two limited effects on one number; `words`: card, the number
    ManeuverTwice,       ///< two in a row by one minion; `words`: minion
    PressTwice,          ///< the same
    MayNotBlock,         ///< `words`: minion, its Methuselah
    MandatoryHunt,       ///< skipped; `words`: who should have hunted
    TooManyTransfers,    ///< `words`: player, transfers that are left
    TooManyMasters,      ///< `words`: player
    SecondEvent,         ///< in a discard phase, or the same a second time; `words`: card
    OutOfGame,           ///< somebody who was ousted; `words`: player
    NoVotes,             ///< a vampire without votes; `words`: its name
    RequirementNotMet,   ///< `words`: card, what it asks for, who plays it
    Uncontrolled,        ///< one acts that has not come out; `words`: its name, its blood, its capacity
    CombatWithoutBlock,  ///< nobody blocked that could fight; `words`: the acting minion
    ResultDiffers,       ///< from the count; `words`: who is burned, votes for at most, votes against at least
    PointsDiffer,        ///< from what the card allocates; `words`: card, its points, the points that are written
  };
  Kind kind = Kind::NotInPlay;
  text::ByteRange range;
  std::vector<std::string> words;
  bool certain = true;  ///< false: likely, a hint
  std::uint8_t number = 0;
};

}  // namespace vtes::replay

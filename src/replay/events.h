#pragma once
/// What the parts of the replay ask of an event by itself.

#include <span>

#include "cards/type_groups.h"
#include "model/event.h"
#include "rules/input.h"

namespace vtes::replay {

/// Types with which minions act; a replay takes no power for an action.
inline constexpr cards::Types kActingTypes = cards::kActionTypes & ~cards::Types{cards::kPower};
/// Types that answer what somebody else does, or add to it: a card of two types may be played so.
inline constexpr cards::Types kAnsweringTypes = cards::kActionModifier | cards::kReaction | cards::kCombat;

/// A word that means a minion: a crypt card, or a library card that acts.
[[nodiscard]] bool meansMinion(const model::Reference &word);
/// `sa`, `rl` and the like (TS 1.4.3).
[[nodiscard]] bool isTerm(const model::Reference &word, std::string_view term);

/// A default action as the machine has it (TS 1.4.2).
[[nodiscard]] rules::ActionType typeOf(model::ActionKind kind);

/// What is written behind `;` has an amount.
[[nodiscard]] bool hasAmounts(std::span<const model::Item> items);

/// Whether an event of that kind belongs to no action: it ends the one before it.
[[nodiscard]] bool endsAction(model::EventKind kind);

/// A card that performs an action and has no other type: one of two types may as well answer somebody's.
[[nodiscard]] bool playsAction(const model::Event &event, const cards::Database &cards);

}  // namespace vtes::replay

#pragma once
/// What checks of the course of a game ask of the events.

#include "model/transcript.h"

namespace vtes::lint {

/// The figures of a reference's card; those of a card without types where it resolves to none.
[[nodiscard]] const cards::CardFigures &figuresOf(const model::Transcript &transcript,
                                                  const model::Reference &reference);

/// A card has the line that a level names (READING 5.6); a level in other signs than `<` and `>` is taken for granted.
[[nodiscard]] bool hasLevel(const cards::CardFigures &card, std::string_view level);

/// A minion declares an action: a default one, or a card that is one.
[[nodiscard]] bool declaresAction(const model::Transcript &transcript, const model::Event &event);

/// The transcript begins with the game: the first turn has the pool that players start with (READING 1.2).
[[nodiscard]] bool fromTheStart(const model::Transcript &transcript);

}  // namespace vtes::lint

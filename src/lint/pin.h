#pragma once
/// Pins: what the front matter says that a word means (READING 1.2).

#include <string>
#include <string_view>

#include "lint/diagnostic.h"
#include "model/transcript.h"

namespace vtes::lint {

/// A name that tells namesakes apart, in a spelling that a pin may have: `Victoria Ash (G5)`, `Ramona (ADV)`.
[[nodiscard]] std::string pinName(const cards::Database &database, cards::CardIndex index);

/// The line of front matter that pins `word` to a card, `cards: {conf: "Confusion"}`.
[[nodiscard]] std::string pinText(std::string_view word, std::string_view name);

/// Puts a pin into the front matter, in the manner of the pins that are there; makes what is missing. `word`: as
/// written, without level and marks. Which card was played nobody but a reader knows, so it is never safe.
[[nodiscard]] Fix pinFix(const model::Transcript &transcript, std::string_view word, cards::CardIndex card);

}  // namespace vtes::lint

#pragma once
/// Pins: what the front matter says that a word means (READING 1.2).

#include <string>
#include <string_view>
#include <vector>

#include "lint/diagnostic.h"
#include "model/transcript.h"

namespace vtes::lint {

/// A name that tells namesakes apart, in a spelling that a pin may have: `Victoria Ash (G5)`, `Ramona (ADV)`.
[[nodiscard]] std::string pinName(const cards::Database &database, cards::CardIndex index);

/// The line of front matter that pins `word` to a card, `cards: {conf: "Confusion"}`.
[[nodiscard]] std::string pinText(std::string_view word, std::string_view name);

/// Adds the fix that puts a pin into the front matter, in the manner of the pins that are there, and makes what is
/// missing; none where the front matter cannot take one. `word`: as written, without level and marks. Which card was
/// played nobody but a reader knows, so it is never safe.
void addPinFix(const model::Transcript &transcript, std::string_view word, cards::CardIndex card,
               std::vector<Fix> &fixes);

}  // namespace vtes::lint

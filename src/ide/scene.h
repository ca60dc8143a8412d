#pragma once
/// What is going on at a place where a word is to be written.

#include "ide/knowledge.h"
#include "ide/snapshot.h"

namespace vtes::ide {

/// The scene for a word that begins at `begin`, told by what stands in front of it.
[[nodiscard]] Scene sceneAt(const Snapshot &snapshot, std::uint32_t begin);

/// The minions that a short form can stand for there: those named in the action or combat, the last named first.
[[nodiscard]] std::vector<model::Reference> shortForms(const Snapshot &snapshot, const Scene &scene);

/// Minions of the game in front of a place, and those in decks behind them; the last named first, each once.
[[nodiscard]] std::vector<cards::CardIndex> minionsAround(const Snapshot &snapshot, const Scene &scene);

}  // namespace vtes::ide

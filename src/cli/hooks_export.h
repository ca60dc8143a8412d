#pragma once
/// The timing hooks as JSON (docs/hooks.md, RR "Export artifacts").

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "cards/facts.h"
#include "cards/hooks.h"

namespace vtes::cli {

/// A line of a card as an object: level, disciplines, hooks, effects and where they come from.
[[nodiscard]] nlohmann::ordered_json lineJson(const cards::CardLine &line);

/// A file of the export: its name within the folder, its text.
struct Artefact {
  std::string name;
  std::string text;
};

/// `split/<type>.json`, `card_timing_hooks.json`, `hook_counts.json` and `hook_uncertain.json` of such cards.
[[nodiscard]] std::vector<Artefact> hookArtefacts(const std::vector<cards::CardFacts> &cards);

}  // namespace vtes::cli

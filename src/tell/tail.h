#pragma once
/// What a specification and a result add to a sentence (TS 2.1.5, 2.1.7).

#include <string>
#include <string_view>
#include <vector>

#include "model/event.h"
#include "tell/names.h"

namespace vtes::tell {

/// The parts behind the main clause.
struct Tail {
  std::vector<std::string> asides;   ///< `naming Dimple`
  std::vector<std::string> clauses;  ///< `nobody attempts to block`
};

/// What surrounds an event.
struct Scene {
  bool combat = false;
};

/// Everything but the main clause: cost, specifications, results.
[[nodiscard]] Tail tailOf(const Names &names, const model::Event &event, const Scene &scene);

/// An element of a referendum's terms as a phrase, `3 points for Ferdinand`; empty where it is none.
[[nodiscard]] std::string pointsOf(const Names &names, const model::Item &item);

/// A term of the notation said of somebody, `Korah enters torpor`.
[[nodiscard]] std::string termOf(const Names &names, std::string_view term, const std::string &who);

/// Who has the card whose action a minion takes, `JoWe /arra (TOM)`, `AsTh /aton(ViDa)` (TS 2.4.1.4); null: nobody is
/// named.
[[nodiscard]] const model::Reference *holderOf(const model::Event &event);

/// Terms that stand by themselves, behind a block or in front of a referendum.
[[nodiscard]] std::string termsSentence(const Names &names, const std::vector<model::Item> &terms);

}  // namespace vtes::tell

#pragma once
/// The outline of a game, and what can be looked up by name.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ide/snapshot.h"
#include "text/source.h"

namespace vtes::ide {

enum class SymbolKind : std::uint8_t {
  FrontMatter,
  Turn,
  Phase,
  Action,
  Combat,
  Referendum,
  Deal,
  Player,
  Minion,
  Card
};

struct Symbol {
  SymbolKind kind = SymbolKind::Turn;
  std::string name;           ///< `Nelson (12)`, `Korah: Kindred Spirits`; never empty
  std::string detail;         ///< may be empty
  text::ByteRange range;      ///< all that belongs to it
  text::ByteRange selection;  ///< what names it; within `range`
  std::vector<Symbol> children;
};

/// Turns, in them phases, in those actions, combats and referenda; deals. By place; a child lies within its parent.
[[nodiscard]] std::vector<Symbol> documentSymbols(const Snapshot &snapshot);

struct FoundSymbol {
  SymbolKind kind = SymbolKind::Player;
  std::string name;
  std::string container;  ///< title of the game, or the player whose it is; may be empty
  text::ByteRange range;
};

/// Players, minions and cards of the game at their first place, and deals and turns, whose name or abbreviation has the
/// letters of `query` in that order. An empty query finds all. Best first, at most `limit`.
[[nodiscard]] std::vector<FoundSymbol> findSymbols(const Snapshot &snapshot, std::string_view query, std::size_t limit);

}  // namespace vtes::ide

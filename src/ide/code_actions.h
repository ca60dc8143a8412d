#pragma once
/// Changes that are offered at a place.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ide/snapshot.h"
#include "lint/diagnostic.h"
#include "text/source.h"

namespace vtes::ide {

enum class ActionKind : std::uint8_t {
  QuickFix,     ///< of a finding
  FixAll,       ///< every safe fix of the document
  Expand,       ///< of what is selected: names written out
  Abbreviate,   ///< names abbreviated
  Rewrite,      ///< pinned, revealed
  FrontMatter,  ///< put in front
  NextTurn,     ///< its header put behind
};

struct CodeAction {
  ActionKind kind = ActionKind::QuickFix;
  std::string title;                   ///< an order, worded like a fix: "write `kisp`"
  std::optional<std::size_t> finding;  ///< index into Snapshot::findings: what it mends
  bool preferred = false;              ///< the one fix of its finding, and safe
  /// Ascending. Empty where making them takes longer than a menu may take to open: then `id` says what editsOf() makes.
  std::vector<lint::Edit> edits;
  std::string id;  ///< empty where `edits` are there
};

/// What is offered for a selection, or for the place of a cursor (an empty range).
[[nodiscard]] std::vector<CodeAction> codeActions(const Snapshot &snapshot, text::ByteRange range);

/// The edits of an action that came without: made for the same snapshot. Empty where there is nothing to change or the
/// id is none.
[[nodiscard]] std::vector<lint::Edit> editsOf(const Snapshot &snapshot, std::string_view id);

/// Every safe fix, until none is left: what ActionKind::FixAll does.
[[nodiscard]] std::vector<lint::Edit> fixAll(const Snapshot &snapshot);

/// The header of the turn that comes next, with her pool where that is known exactly, on a line of its own behind the
/// last line of the turn that the offset is in. Nothing where nobody knows who is next.
[[nodiscard]] std::optional<lint::Edit> nextTurn(const Snapshot &snapshot, std::uint32_t offset);

}  // namespace vtes::ide

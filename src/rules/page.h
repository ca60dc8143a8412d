#pragma once
/// The table as pages and diagrams.

#include <string>

#include "rules/machine_table.h"

namespace vtes::rules {

/// For the terminal: loop by loop, each step with its ways on.
[[nodiscard]] std::string tableText();
/// Mermaid's stateDiagram-v2, one after another with a comment before each; or one loop.
[[nodiscard]] std::string mermaid();
[[nodiscard]] std::string mermaid(Loop loop);
/// Graphviz, all loops as clusters; or one loop.
[[nodiscard]] std::string dot();
[[nodiscard]] std::string dot(Loop loop);
/// `docs/rules.md`; its pictures are `docs/rules/LOOP.svg`.
[[nodiscard]] std::string markdown();

}  // namespace vtes::rules

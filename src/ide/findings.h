#pragma once
/// How an editor shows findings, beside what the finding itself says.

#include <cstdint>
#include <string>

#include "ide/prose.h"
#include "lint/diagnostic.h"

namespace vtes::ide {

enum class FindingTag : std::uint8_t {
  None,
  Unnecessary,  ///< what stands there could go: shown faint
  Deprecated,   ///< another form is the usual one: shown struck out
};
[[nodiscard]] FindingTag tagOf(const lint::Rule &rule);

/// Where the page of findings (docs/diagnostics.md) describes a rule: its anchor there, `unknown-word`.
[[nodiscard]] std::string anchorOf(const lint::Rule &rule);

/// What `vtes explain` says of a rule.
[[nodiscard]] Prose explanationOf(const lint::Rule &rule);

}  // namespace vtes::ide

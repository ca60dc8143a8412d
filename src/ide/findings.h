#pragma once
/// How an editor shows findings, beside what the finding itself says.

#include <string>

#include "ide/prose.h"
#include "lint/diagnostic.h"

namespace vtes::ide {

/// What such a finding marks could just go: editors show it faint. (No finding is about something that has gone out of
/// use, which editors strike out.)
[[nodiscard]] bool unnecessary(const lint::Rule &rule);

/// Where the page of findings (docs/diagnostics.md) describes a rule: its anchor there, `unknown-word`.
[[nodiscard]] std::string anchorOf(const lint::Rule &rule);

/// What `vtes explain` says of a rule.
[[nodiscard]] Prose explanationOf(const lint::Rule &rule);

}  // namespace vtes::ide

#pragma once
/// Findings as the client shows them.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "lint/diagnostic.h"
#include "lsp/client.h"
#include "lsp/protocol.h"
#include "lsp/workspace.h"

namespace vtes::lsp {

[[nodiscard]] Diagnostic diagnosticOf(const lint::Diagnostic &finding, const View &view, const Client &client,
                                      const Settings &settings, const text::Source &source);

/// `textDocument/publishDiagnostics`: its parameters as JSON. Of a text too large to be read one that says so.
[[nodiscard]] std::string publishParams(const View &view, const Client &client, const Settings &settings);

/// `DocumentDiagnosticReport`: short where the client has this result already.
[[nodiscard]] Json diagnosticReport(const View &view, const Client &client, const Settings &settings,
                                    const std::string &previousResultId);

}  // namespace vtes::lsp

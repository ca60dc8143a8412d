#pragma once
/// The server on standard input and output.

#include "lsp/server.h"

namespace vtes::lsp {

/// Serves until the client leaves, the input ends or the process that `initialize` names does. Gives the exit code: 0
/// where the client said goodbye first. Nothing but frames goes to standard output.
[[nodiscard]] int serve(const ServerOptions &options, std::string &reason);

}  // namespace vtes::lsp

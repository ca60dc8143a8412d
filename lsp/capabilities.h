#pragma once
/// What the server says it can do.

#include <string_view>

#include "lsp/client.h"
#include "lsp/json.h"

namespace vtes::lsp {

/// The result of `initialize`.
[[nodiscard]] Json initializeResult(const Client &client, std::string_view version);

/// The params of `client/registerCapability`: what can only be registered later. Null where the client takes none.
[[nodiscard]] Json registrations(const Client &client);

}  // namespace vtes::lsp

#pragma once
/// What `workspace/executeCommand` knows. Editors register these names as commands of their own, so an extension has to
/// call its commands by others.

#include <string_view>

namespace vtes::lsp {

/// One argument, the params of `workspace/applyEdit`: `{label, edit}`. For clients whose code actions are commands.
inline constexpr std::string_view kApplyEditCommand = "vtes.server.applyEdit";
/// No argument: checks every transcript of the folders that are open, and publishes what was found.
inline constexpr std::string_view kCheckWorkspaceCommand = "vtes.server.checkWorkspace";

}  // namespace vtes::lsp

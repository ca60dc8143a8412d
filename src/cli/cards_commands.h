#pragma once
/// The commands about cards: `cards import`, `abbr`, `card`, `dictionary`.

#include "cli/arguments.h"

namespace vtes::cli {

/// Puts them on the command line; the one that is called runs and leaves its exit code.
void addCardCommands(Command app, int &exitCode);

}  // namespace vtes::cli

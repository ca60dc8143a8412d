#pragma once
/// What is wrong with the arguments of a command, in the program's own words.

#include <CLI/CLI.hpp>
#include <string>

namespace vtes::cli {

/// One line: what was seen, what is expected, and where the help is unless it says what to write.
[[nodiscard]] std::string wrongArguments(const CLI::ParseError &error, const CLI::App &app);

}  // namespace vtes::cli

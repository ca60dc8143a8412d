#pragma once
/// The commands of this folder. Each puts itself on the command line and, when it is called, runs and leaves its exit
/// code.

#include <CLI/CLI.hpp>

namespace vtes::cli {

void addLintCommand(CLI::App &app, int &exitCode);
void addExplainCommand(CLI::App &app, int &exitCode);
void addEventsCommand(CLI::App &app, int &exitCode);
void addParseCommand(CLI::App &app, int &exitCode);
void addFmtCommand(CLI::App &app, int &exitCode);
void addNewCommand(CLI::App &app, int &exitCode);
void addDiffCommand(CLI::App &app, int &exitCode);
void addTellCommand(CLI::App &app, int &exitCode);
void addLspCommand(CLI::App &app, int &exitCode);

}  // namespace vtes::cli

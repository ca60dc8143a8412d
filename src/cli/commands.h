#pragma once
/// The commands of this folder. Each puts itself on the command line and, when it is called, runs and leaves its exit
/// code.

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace vtes::cli {

void addLintCommand(CLI::App &app, int &exitCode);
/// `vtes lint FILE…` without options, which hooks and editors call most: making the options takes as long as reading a
/// good part of a game. Gives the exit code.
int lintFiles(std::vector<std::string> files);
void addExplainCommand(CLI::App &app, int &exitCode);
void addEventsCommand(CLI::App &app, int &exitCode);
void addParseCommand(CLI::App &app, int &exitCode);
void addFmtCommand(CLI::App &app, int &exitCode);
void addNewCommand(CLI::App &app, int &exitCode);
void addDiffCommand(CLI::App &app, int &exitCode);
void addTellCommand(CLI::App &app, int &exitCode);
void addLspCommand(CLI::App &app, int &exitCode);

}  // namespace vtes::cli

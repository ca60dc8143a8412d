#pragma once
/// The commands of this folder. Each puts itself on the command line and, when it is called, runs and leaves its exit
/// code.

#include <string>
#include <vector>

#include "cli/arguments.h"

namespace vtes::cli {

void addLintCommand(Command app, int &exitCode);
/// `vtes lint FILE…` without options, which hooks and editors call most: making the options takes as long as reading a
/// good part of a game. Gives the exit code.
int lintFiles(std::vector<std::string> files);
void addExplainCommand(Command app, int &exitCode);
void addEventsCommand(Command app, int &exitCode);
void addParseCommand(Command app, int &exitCode);
void addFmtCommand(Command app, int &exitCode);
void addNewCommand(Command app, int &exitCode);
void addDiffCommand(Command app, int &exitCode);
void addTellCommand(Command app, int &exitCode);
void addRulesCommand(Command app, int &exitCode);
void addReplayCommand(Command app, int &exitCode);
void addLspCommand(Command app, int &exitCode);

}  // namespace vtes::cli

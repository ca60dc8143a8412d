/// The program: finds the command and lets it run.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <csignal>
#include <exception>
#include <string>
#include <string_view>
#include <vector>

#include "cli/allocation.h"
#include "cli/arguments.h"
#include "cli/cards_commands.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/wrong_arguments.h"
#include "lint/nearest.h"

namespace vtes::cli {

namespace {

constexpr std::string_view kVersion = "vtes " VTES_VERSION "\n";

struct Entry {
  std::string_view name;
  void (*add)(Command app, int &exitCode);
  bool ends = true;  ///< it does its work and is done; a server is not
};

constexpr std::array kCommands{
    Entry{"lint", addLintCommand},      Entry{"explain", addExplainCommand}, Entry{"events", addEventsCommand},
    Entry{"parse", addParseCommand},    Entry{"tell", addTellCommand},       Entry{"fmt", addFmtCommand},
    Entry{"new", addNewCommand},        Entry{"diff", addDiffCommand},       Entry{"rules", addRulesCommand, false},
    Entry{"lsp", addLspCommand, false}, Entry{"replay", addReplayCommand},
};

int unknownCommand(const CLI::App &app, std::string_view word) {
  std::vector<std::string> names;
  for (const CLI::App *command : app.get_subcommands({})) names.push_back(command->get_name());
  const std::string near = lint::nearest(word, names);
  complain(near.empty() ? fmt::format("there is no command `{}`; `vtes --help` lists them", word)
                        : fmt::format("there is no command `{}`; did you mean `{}`?", word, near));
  return kExitCannot;
}

int run(int argc, char **argv) {
  const std::string_view first = argc > 1 ? argv[1] : "";
  // Asked by scripts and editors at every start, so before anything else is made.
  if (first == "--version" && argc == 2) {
    print(kVersion);
    return kExitClean;
  }

  const auto named =
      std::find_if(kCommands.begin(), kCommands.end(), [first](const Entry &command) { return command.name == first; });
  if (named != kCommands.end() && named->ends) useShortLivedMemory();

  const auto isFile = [](std::string_view word) { return word == "-" || (!word.empty() && word.front() != '-'); };
  if (first == "lint" && argc > 2 && std::all_of(argv + 2, argv + argc, isFile))
    return lintFiles({argv + 2, argv + argc});

  int exitCode = kExitClean;
  CLI::App app("Reads written games of Vampire: The Eternal Struggle.", "vtes");
  app.require_subcommand(1);
  app.set_version_flag("--version", std::string(kVersion.substr(0, kVersion.size() - 1)));
  app.failure_message(CLI::FailureMessage::simple);

  // A command that is named is the only one made: making them all takes longer than checking a game.
  if (named != kCommands.end()) {
    named->add(Command(app), exitCode);
  } else {
    for (const Entry &command : kCommands) command.add(Command(app), exitCode);
    addCardCommands(Command(app), exitCode);
  }
  if (first.empty()) {
    complain("no command given\n\n" + app.help());
    return kExitCannot;
  }
  const auto isFirst = [first](const CLI::App *command) { return command->get_name() == first; };
  if (first.front() != '-' && app.get_subcommands(isFirst).empty()) return unknownCommand(app, first);

  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp &) {
    print(app.help());
  } catch (const CLI::CallForVersion &) {
    print(kVersion);
  } catch (const CLI::ParseError &error) {
    if (error.get_exit_code() == 0) return kExitClean;
    complain(wrongArguments(error, app));
    return kExitCannot;
  }
  return exitCode;
}

}  // namespace

}  // namespace vtes::cli

int main(int argc, char **argv) {
  // A reader that has gone away is seen at the next write, and answered with an exit code.
  std::signal(SIGPIPE, SIG_IGN);
  int exitCode = vtes::cli::kExitCannot;
  try {
    exitCode = vtes::cli::run(argc, argv);
  } catch (const std::exception &error) {
    vtes::cli::complain(error.what());
  }
  return vtes::cli::finishOutput(exitCode);
}

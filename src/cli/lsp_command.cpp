#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/output.h"
#include "cli/settings.h"
#include "lsp/check.h"
#include "lsp/serve.h"
#include "project/files.h"

namespace vtes::cli {

namespace {

struct Options {
  lsp::ServerOptions server;
  bool stdio = false;   ///< not used: it is the only way
  std::string process;  ///< not used: `initialize` names it
  std::vector<std::string> check;
};

int check(const Options &options) {
  int exitCode = kExitClean;
  for (const project::Input &input : project::collectInputs(options.check)) {
    lsp::CheckResult result;
    std::string reason = input.complaint;
    const auto say = [](const std::string &message) { print(message + '\n'); };
    if (!reason.empty() || !lsp::checkFile(input.path, options.server, say, result, reason)) {
      complain(fmt::format("{}: {}", input.path, reason));
      exitCode = kExitCannot;
      continue;
    }
    print(fmt::format("{}: {} requests, {} failed\n", input.path, result.asked, result.failed));
    if (result.failed > 0) exitCode = std::max(exitCode, kExitErrors);
  }
  return exitCode;
}

}  // namespace

void addLspCommand(Command app, int &exitCode) {
  const auto options = std::make_shared<Options>();
  options->server.version = VTES_VERSION;
  Command command = app.add("lsp", "Serve editors over the Language Server Protocol, on standard input and output");
  command.option("--log", options->server.logFile, "Append every message to this file").shown("FILE");
  command.flag("--sync", options->server.sync, "One thread: each message is worked at before the next one is read");
  command.flag("--stdio", options->stdio,
               "Taken and ignored: some editors say how they talk to a server, and this is the only way");
  command.option("--clientProcessId", options->process, "Taken and ignored: `initialize` names the process")
      .shown("PID");
  command
      .option("--check", options->check,
              "Serve nobody: ask for everything at each word of these transcripts, and print what fails")
      .shown("FILE|DIR|-...");
  addCardsOption(command, options->server.cards);
  command.run([options, &exitCode] {
    if (!options->check.empty()) {
      exitCode = check(*options);
      return;
    }
    std::string reason;
    exitCode = lsp::serve(options->server, reason);
    if (!reason.empty()) {
      complain(reason);
      exitCode = kExitCannot;
    }
  });
}

}  // namespace vtes::cli

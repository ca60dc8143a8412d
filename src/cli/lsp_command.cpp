#include <memory>

#include <string>

#include "cli/commands.h"
#include "cli/output.h"
#include "cli/settings.h"
#include "lsp/serve.h"

namespace vtes::cli {

namespace {

struct Options {
  lsp::ServerOptions server;
  bool stdio = false;   ///< not used: it is the only way
  std::string process;  ///< not used: `initialize` names it
};

}  // namespace

void addLspCommand(CLI::App &app, int &exitCode) {
  const auto options = std::make_shared<Options>();
  options->server.version = VTES_VERSION;
  CLI::App *command =
      app.add_subcommand("lsp", "Serve editors over the Language Server Protocol, on standard input and output");
  command->add_option("--log", options->server.logFile, "Append every message to this file")->option_text("FILE");
  command->add_flag("--sync", options->server.sync,
                    "One thread: each message is worked at before the next one is read");
  command->add_flag("--stdio",
                    "Taken and ignored: some editors say how they talk to a server, and this is the only way");
  command->add_option("--clientProcessId", options->process, "Taken and ignored: `initialize` names the process")
      ->option_text("PID");
  addCardsOption(*command, options->server.cards);
  command->callback([options, &exitCode] {
    std::string reason;
    exitCode = lsp::serve(options->server, reason);
    if (!reason.empty()) {
      complain(reason);
      exitCode = kExitCannot;
    }
  });
}

}  // namespace vtes::cli

#include "lsp/serve.h"

#include <unistd.h>

#include <cstdlib>

#include "lsp/transport.h"

namespace vtes::lsp {

int serve(const ServerOptions &options, std::string &reason) {
  FrameWriter writer(STDOUT_FILENO);
  ParentWatch parent;
  Server server(options, [&writer](const std::string &body) { writer.write(body); });
  if (!server.ready(reason)) return 1;
  readFrames(
      STDIN_FILENO, parent,
      [&](const std::string &frame) {
        const bool more = server.receive(frame);
        parent.watch(server.parent());
        return more;
      },
      [&server](const std::string &complaint) { server.complain(complaint); });
  // At once: an analysis that nobody waits for any more may run for seconds, and nothing else is left to be done.
  std::_Exit(server.exitCode());
}

}  // namespace vtes::lsp

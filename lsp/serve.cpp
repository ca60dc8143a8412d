#include "lsp/serve.h"

#include <malloc.h>
#include <unistd.h>

#include <cstdlib>

#include "lsp/transport.h"

namespace vtes::lsp {

namespace {

/// Each edit takes and gives back the memory of a whole text. Given back to the system and taken anew it would cost
/// more than all that is done with it.
void keepMemory() {
#ifdef __GLIBC__
  constexpr int kMegabyte = 1 << 20;
  ::mallopt(M_MMAP_THRESHOLD, 32 * kMegabyte);
  ::mallopt(M_TRIM_THRESHOLD, 64 * kMegabyte);
  ::mallopt(M_TOP_PAD, kMegabyte);
#endif
}

}  // namespace

int serve(const ServerOptions &options, std::string &reason) {
  keepMemory();
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

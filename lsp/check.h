#pragma once
/// `vtes lsp --check`: the server on a file, without an editor.

#include <functional>
#include <string>

#include "lsp/server.h"

namespace vtes::lsp {

struct CheckResult {
  std::size_t asked = 0;   ///< requests
  std::size_t failed = 0;  ///< of which something was wrong with the answer
};

/// Opens a file as an editor does, and asks for everything that the server offers: of the document once, of a place at
/// each of its words. `say` gets what is wrong: an error for an answer, a place that is none, edits that overlap, a
/// canonical form that has another one, an answer that differs from the one of a fresh server. False, with a reason,
/// where the file cannot be read.
[[nodiscard]] bool checkFile(const std::string &path, const ServerOptions &options,
                             const std::function<void(const std::string &)> &say, CheckResult &result,
                             std::string &reason);

}  // namespace vtes::lsp

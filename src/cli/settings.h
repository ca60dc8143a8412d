#pragma once
/// What all commands that analyse transcripts have in common.

#include <memory>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "model/transcript.h"

namespace vtes::cli {

/// Reads and analyses a file, decks named in its front matter included. Null, with a reason, where it cannot be read.
[[nodiscard]] std::shared_ptr<const model::Transcript> analyseFile(const std::string &path,
                                                                   const std::shared_ptr<const cards::Database> &cards,
                                                                   std::string &reason);

/// `--cards DIR`
void addCardsOption(Command command, std::string &folder);
/// `FILE|DIR|-…`
void addFilesArgument(Command command, std::vector<std::string> &files);

}  // namespace vtes::cli

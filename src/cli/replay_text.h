#pragma once
/// A replay as a table to read.

#include <string>

#include "model/transcript.h"
#include "replay/replay.h"

namespace vtes::cli {

/// For each turn who has what: a line for each Methuselah, then what happened.
[[nodiscard]] std::string replayText(const model::Transcript &transcript, const replay::Replay &replay,
                                     const std::string &file);

}  // namespace vtes::cli

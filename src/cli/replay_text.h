#pragma once
/// A replay as a page to read.

#include <cstdint>
#include <string>

#include "model/transcript.h"
#include "replay/replay.h"

namespace vtes::cli {

/// For each turn who has what, a row for each Methuselah, then what happened; at last how it stands at the end. No line
/// is longer than 100 columns where its words allow that. `at`: the line behind which the replay stopped, 0 for none.
[[nodiscard]] std::string replayText(const model::Transcript &transcript, const replay::Replay &replay,
                                     std::uint32_t at);

}  // namespace vtes::cli

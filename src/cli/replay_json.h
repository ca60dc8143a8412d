#pragma once
/// A replay as JSON (docs/replay.md, schemas/replay.schema.json).

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "model/transcript.h"
#include "replay/replay.h"

namespace vtes::cli {

/// All of it, schema 1; `file`: its path as given.
[[nodiscard]] nlohmann::ordered_json replayJson(const model::Transcript &transcript, const replay::Replay &replay,
                                                const std::string &file);

}  // namespace vtes::cli

#pragma once
/// A replay as JSON (docs/replay.md, schemas/replay.schema.json).

#include <string>

#include "cli/json.h"
#include "model/transcript.h"
#include "replay/replay.h"

namespace vtes::cli {

/// All of it, schema 1; `file`: its path as given.
[[nodiscard]] Json replayJson(const model::Transcript &transcript, const replay::Replay &replay,
                              const std::string &file);

/// The same to be read and compared: a line for each key, and for each object of a list.
[[nodiscard]] std::string spread(const Json &json);

}  // namespace vtes::cli

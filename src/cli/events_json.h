#pragma once
/// The event stream (docs/events.md): one JSON object a line.

#include <string>
#include <string_view>

#include "model/transcript.h"

namespace vtes::cli {

/// The first line, with the players, and a line for each event.
[[nodiscard]] std::string eventsOf(const model::Transcript &transcript, std::string_view file);

}  // namespace vtes::cli

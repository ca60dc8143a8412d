#include "cli/replay_text.h"

#include <fmt/format.h>

namespace vtes::cli {

std::string replayText(const model::Transcript &transcript, const replay::Replay &replay, const std::string &file) {
  static_cast<void>(transcript);
  return fmt::format("{}: {} turns\n", file, replay.turns.size());
}

}  // namespace vtes::cli

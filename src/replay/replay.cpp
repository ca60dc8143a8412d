#include "replay/replay.h"

#include "replay/fold.h"

namespace vtes::replay {

Replay replay(const model::Transcript &transcript, std::uint32_t most) {
  Replay result;
  Fold fold(transcript, result);
  fold.run(most);
  return result;
}

}  // namespace vtes::replay

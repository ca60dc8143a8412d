#pragma once
/// READING 7.9: what is written later tells what must have been before.

#include "replay/replay.h"

namespace vtes::replay {

/// Narrows the pools of all turns, and of the end, by the checkpoints behind them.
void narrow(Replay &replay);

}  // namespace vtes::replay

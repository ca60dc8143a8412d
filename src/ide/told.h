#pragma once
/// The game in English, for a panel beside the transcript.

#include <string>
#include <vector>

#include "ide/snapshot.h"
#include "text/source.h"

namespace vtes::ide {

/// A sentence, and the event that it tells.
struct ToldEvent {
  text::ByteRange range;
  std::string text;
};

/// The events that begin in `range`, in their order; for the whole game the range of the whole text.
[[nodiscard]] std::vector<ToldEvent> told(const Snapshot &snapshot, text::ByteRange range);

}  // namespace vtes::ide

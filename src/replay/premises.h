#pragma once
/// What the fold of any stretch has to know of the whole transcript: where it begins, and who the vampires are that
/// were drawn face down.

#include <memory>
#include <vector>

#include "model/transcript.h"
#include "replay/part.h"

namespace vtes::replay {

/// Seats at the table; 0 where there are fewer than two or more than six.
[[nodiscard]] int seatsOf(const model::Transcript &transcript);

[[nodiscard]] Shown shownBy(const model::Stretch &stretch, const model::Transcript &transcript, int seats);

/// From what all stretches show, in order.
[[nodiscard]] Premises premisesOf(const model::Transcript &transcript,
                                  const std::vector<std::shared_ptr<const Shown>> &shown);

}  // namespace vtes::replay

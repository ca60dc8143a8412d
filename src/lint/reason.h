#pragma once
/// Why a word is read as one card and not as another (READING 4).

#include <string>

#include "model/transcript.h"

namespace vtes::lint {

/// What tells most between the card that is read and the next one, as the end of "because …"; empty where the word
/// means one card only or is pinned. `event`: the one that the word stands in; null: not known.
[[nodiscard]] std::string reasonFor(const model::Transcript &transcript, const model::Word &word,
                                    const model::Event *event);

}  // namespace vtes::lint

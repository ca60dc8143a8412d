#pragma once
/// A game told in sentences.

#include <cstddef>
#include <string>
#include <vector>

#include "model/transcript.h"
#include "tell/language.h"

namespace vtes::tell {

/// How much is told, and how it is joined.
enum class Style : std::uint8_t {
  Plain,  ///< a sentence for each event
};

struct Options {
  Style style = Style::Plain;
  const Language *language = nullptr;  ///< null: English
};

/// A sentence and the event it tells.
struct Sentence {
  std::size_t event = 0;  ///< index into Transcript::events
  std::string text;       ///< on one line; names as they are written, nothing escaped
};

/// In the order of the events.
[[nodiscard]] std::vector<Sentence> tell(const model::Transcript &transcript, const Options &options = {});

/// Those of the events from `first` to in front of `last`, worded as tell() words them. The cost is that of the turns
/// they are in, not that of the game.
[[nodiscard]] std::vector<Sentence> tell(const model::Transcript &transcript, std::size_t first, std::size_t last,
                                         const Options &options = {});

}  // namespace vtes::tell

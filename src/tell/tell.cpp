#include "tell/tell.h"

#include <algorithm>

#include "tell/plain.h"

namespace vtes::tell {

std::vector<Sentence> tell(const model::Transcript &transcript, const Options &options) {
  return tell(transcript, 0, transcript.events.size(), options);
}

std::vector<Sentence> tell(const model::Transcript &transcript, std::size_t first, std::size_t last,
                           const Options &options) {
  const Language &language = options.language != nullptr ? *options.language : english();
  const auto &events = transcript.events;
  last = std::min(last, events.size());
  std::vector<Sentence> sentences;
  if (first >= last) return sentences;
  sentences.reserve(last - first);
  switch (options.style) {
    case Style::Plain: {
      // What a sentence owes to those before it begins anew with each turn.
      PlainTeller teller(transcript, language);
      const auto begin =
          std::partition_point(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(first),
                               [turn = events[first].turn](const model::Event &event) { return event.turn < turn; });
      for (auto i = static_cast<std::size_t>(begin - events.begin()); i < last; ++i) {
        std::string text = teller.next(events[i]);
        if (i >= first) sentences.push_back({i, std::move(text)});
      }
      break;
    }
  }
  return sentences;
}

}  // namespace vtes::tell

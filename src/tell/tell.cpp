#include "tell/tell.h"

#include "tell/plain.h"

namespace vtes::tell {

std::vector<Sentence> tell(const model::Transcript &transcript, const Options &options) {
  const Language &language = options.language != nullptr ? *options.language : english();
  std::vector<Sentence> sentences;
  sentences.reserve(transcript.events.size());
  switch (options.style) {
    case Style::Plain: {
      PlainTeller teller(transcript, language);
      for (std::size_t i = 0; i < transcript.events.size(); ++i) {
        sentences.push_back({i, teller.next(transcript.events[i])});
      }
      break;
    }
  }
  return sentences;
}

}  // namespace vtes::tell

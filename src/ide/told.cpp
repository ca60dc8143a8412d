#include "ide/told.h"

#include "ide/places.h"
#include "tell/tell.h"

namespace vtes::ide {

std::vector<ToldEvent> told(const Snapshot &snapshot, text::ByteRange range) {
  std::vector<ToldEvent> sentences;
  const Indexes events = eventsIn(snapshot, range);
  for (tell::Sentence &sentence : tell::tell(*snapshot.transcript, events.begin, events.end))
    sentences.push_back({snapshot.transcript->events[sentence.event].range, std::move(sentence.text)});
  return sentences;
}

}  // namespace vtes::ide

#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/transcript.h"
#include "support/event_text.h"

namespace vtes::test {

inline std::shared_ptr<const model::Transcript> analysed(std::string_view text) {
  return model::analyse(text::Source::make(std::string(text)), {});
}

/// The events of the last line of a text, in the form of the golden files, joined by ` | `.
inline std::string lastLine(std::string_view text) {
  const auto transcript = analysed(text);
  const auto last = transcript->source->lineOf(static_cast<std::uint32_t>(text.size()) - 1);
  std::string out;
  for (const auto &event : transcript->events) {
    if (transcript->source->lineOf(event.range.begin) != last) continue;
    if (!out.empty()) out += " | ";
    out += eventText(*transcript, event);
  }
  return out;
}

/// The kinds of the notes with what they cover: `Ambiguous:tavi`.
inline std::vector<std::pair<model::Note::Kind, std::string>> notesOf(const model::Transcript &transcript) {
  std::vector<std::pair<model::Note::Kind, std::string>> out;
  for (const auto &note : transcript.notes)
    out.emplace_back(note.kind, std::string(transcript.source->slice(note.range)));
  return out;
}

inline bool hasNote(const model::Transcript &transcript, model::Note::Kind kind, std::string_view covers) {
  for (const auto &[seen, text] : notesOf(transcript)) {
    if (seen == kind && text == covers) return true;
  }
  return false;
}

}  // namespace vtes::test

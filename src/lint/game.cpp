#include "lint/game.h"

#include <algorithm>

namespace vtes::lint {

const cards::CardFigures &figuresOf(const model::Transcript &transcript, const model::Reference &reference) {
  static constexpr cards::CardFigures kNone;
  if (reference.card == cards::kNoCard || transcript.cards == nullptr) return kNone;
  return transcript.cards->figures(reference.card);
}

bool hasLevel(const cards::CardFigures &card, std::string_view level) {
  if (level.find_first_not_of('<') == std::string_view::npos) return level.size() <= card.inferiorLines;
  if (level.find_first_not_of('>') == std::string_view::npos) return level.size() <= card.superiorLines;
  return true;
}

bool declaresAction(const model::Transcript &transcript, const model::Event &event) {
  if (event.kind == model::EventKind::Action) return true;
  if (event.kind != model::EventKind::Play || event.actor.kind == model::RefKind::Player) return false;
  return (figuresOf(transcript, event.card).types & (cards::kAction | cards::kPolitical)) != 0;
}

bool fromTheStart(const model::Transcript &transcript) {
  constexpr int kUsualPool = 30;  // RR
  const auto first = std::find_if(transcript.events.begin(), transcript.events.end(),
                                  [](const model::Event &event) { return event.kind == model::EventKind::Turn; });
  if (first == transcript.events.end() || !first->count) return false;
  return *first->count >= transcript.frontMatter.pool.value_or(kUsualPool);
}

}  // namespace vtes::lint

#include "replay/events.h"

#include <algorithm>

namespace vtes::replay {

using model::EventKind;
using model::RefKind;
using rules::ActionType;

bool meansMinion(const model::Reference &word) {
  return word.kind == RefKind::Crypt || word.kind == RefKind::Library || word.kind == RefKind::UnknownCrypt;
}

bool isTerm(const model::Reference &word, std::string_view term) {
  return word.kind == RefKind::Term && word.abbr == term;
}

ActionType typeOf(model::ActionKind kind) {
  switch (kind) {
    case model::ActionKind::Bleed:
      return ActionType::Bleed;
    case model::ActionKind::Hunt:
      return ActionType::Hunt;
    case model::ActionKind::Diablerie:
      return ActionType::Diablerie;
    case model::ActionKind::LeaveTorpor:
      return ActionType::LeaveTorpor;
    case model::ActionKind::Rescue:
      return ActionType::Rescue;
    case model::ActionKind::GoAnarch:
      return ActionType::Other;
  }
  return ActionType::Other;
}

bool hasAmounts(std::span<const model::Item> items) {
  return std::any_of(items.begin(), items.end(), [](const model::Item &item) { return item.amount.has_value(); });
}

bool endsAction(EventKind kind) {
  switch (kind) {
    case EventKind::Turn:
    case EventKind::Phase:
    case EventKind::Transfer:
    case EventKind::CryptDraw:
    case EventKind::Merge:
    case EventKind::Discard:
      return true;
    default:
      return false;
  }
}

bool playsAction(const model::Event &event, const cards::Database &cards) {
  if (event.kind != EventKind::Play || event.card.card == cards::kNoCard) return false;
  const cards::Types types = cards.types(event.card.card);
  return (types & kActingTypes) != 0 && (types & kAnsweringTypes) == 0;
}

}  // namespace vtes::replay

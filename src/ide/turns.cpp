#include "ide/turns.h"

#include "ide/knowledge.h"
#include "ide/places.h"

namespace vtes::ide {

std::vector<TurnLens> turnLenses(const Snapshot &snapshot) {
  std::vector<TurnLens> lenses;
  const auto &events = snapshot.transcript->events;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const model::Event &event = events[i];
    if (event.kind != model::EventKind::Turn) continue;
    const model::Player *player = playerOf(snapshot, event.card.player);
    const std::string name = oneLine(player == nullptr ? event.card.abbr : std::string_view(player->name));
    TurnLens lens{event.range, event.turn, "turn " + std::to_string(event.turn) + ": " + name};
    std::vector<std::string> words;
    for (const Knowledge *part : allKnowledge()) part->ofTurn(snapshot, i, words);
    for (const std::string &word : words) lens.title += ", " + word;
    lenses.push_back(std::move(lens));
  }
  return lenses;
}

std::optional<TurnAt> turnAt(const Snapshot &snapshot, std::uint32_t offset) {
  const model::Event *event = eventBefore(snapshot, clamped(snapshot, offset) + 1);
  if (event == nullptr || event->turn == 0) return std::nullopt;
  const Indexes turn = eventsOfTurn(snapshot, event->turn);
  const model::Event &header = snapshot.transcript->events[turn.begin];
  TurnAt at;
  at.turn = event->turn;
  at.header = header.range;
  at.phase = model::toString(event->phase);
  at.abbr = oneLine(header.card.abbr);
  at.player = at.abbr;
  if (const model::Player *player = playerOf(snapshot, header.card.player)) {
    at.player = oneLine(player->name);
    at.abbr = oneLine(player->abbr);
  }
  return at;
}

}  // namespace vtes::ide

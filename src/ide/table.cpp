#include "ide/table.h"

#include <algorithm>

#include "ide/places.h"

namespace vtes::ide {

using model::Event;
using model::EventKind;
using model::PlayerIndex;

namespace {

bool leaves(std::string_view term) {
  return term == "ot" || term == "wd";
}

/// Who leaves the game by an event.
void forEachLeaver(const Event &event, const std::function<void(PlayerIndex)> &out) {
  if (event.kind == EventKind::State && leaves(event.extra().term)) out(event.card.player);
  for (const model::Item &item : event.result) {
    if (leaves(item.term) && item.who.kind == model::RefKind::Player) out(item.who.player);
  }
}

}  // namespace

std::vector<PlayerIndex> stillIn(const Snapshot &snapshot, std::size_t event) {
  const model::Transcript &transcript = *snapshot.transcript;
  const auto &events = transcript.events;
  std::size_t seats = 0;
  while (seats < transcript.players.size() && transcript.players[seats].seated) ++seats;
  if (seats == 0) return {};

  // A round has as many turns as there are seats at most: whoever is in has one of them.
  const std::uint32_t turn = events.empty() ? 0 : events[std::min(event, events.size() - 1)].turn;
  const auto round = static_cast<std::uint32_t>(seats);
  const std::uint32_t first = turn > round ? turn - round + 1 : 1;
  const std::uint32_t last = events.empty() ? 0 : std::min(events.back().turn, turn + round);
  std::vector<bool> seen(seats, turn <= round);
  std::vector<bool> gone(seats, false);
  const std::size_t begin = eventsOfTurn(snapshot, first > 1 ? first - 1 : 0).begin;
  for (std::size_t i = begin; i < event && i < events.size(); ++i) {
    forEachLeaver(events[i], [&](PlayerIndex player) {
      if (player != model::kNoPlayer && static_cast<std::size_t>(player) < seats)
        gone[static_cast<std::size_t>(player)] = true;
    });
  }
  for (std::uint32_t each = first; each <= last; ++each) {
    const PlayerIndex owner = ownerOfTurn(snapshot, each);
    if (owner != model::kNoPlayer && static_cast<std::size_t>(owner) < seats)
      seen[static_cast<std::size_t>(owner)] = true;
  }
  std::vector<PlayerIndex> in;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (seen[seat] && !gone[seat]) in.push_back(static_cast<PlayerIndex>(seat));
  }
  return in;
}

Neighbours neighboursOf(const Snapshot &snapshot, PlayerIndex player, std::size_t event) {
  const std::vector<PlayerIndex> in = stillIn(snapshot, event);
  std::vector<PlayerIndex> others;
  std::copy_if(in.begin(), in.end(), std::back_inserter(others), [player](PlayerIndex one) { return one != player; });
  const model::Player *self = playerOf(snapshot, player);
  if (others.empty() || self == nullptr || !self->seated) return {};
  const auto behind =
      std::find_if(others.begin(), others.end(), [player](PlayerIndex other) { return other > player; });
  return {behind == others.end() ? others.front() : *behind,
          behind == others.begin() ? others.back() : *std::prev(behind)};
}

std::vector<PlayerIndex> decksWith(const Snapshot &snapshot, cards::CardIndex card) {
  std::vector<PlayerIndex> found;
  const auto &seats = snapshot.transcript->frontMatter.seats;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!seats[i].inlineDeck) continue;
    const auto &entries = seats[i].inlineDeck->entries;
    if (std::any_of(entries.begin(), entries.end(),
                    [card](const model::DeckEntry &entry) { return entry.card == card; }))
      found.push_back(static_cast<PlayerIndex>(i));
  }
  return found;
}

}  // namespace vtes::ide

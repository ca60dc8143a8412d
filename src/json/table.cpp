#include "json/table.h"

#include <fmt/format.h>

#include <algorithm>

namespace vtes::json {

using rules::Known;
using rules::Region;
using rules::Seat;

Json boundsJson(rules::Bounds bounds) {
  Json json = Json::array({std::max<int>(bounds.low, 0)});
  json.push_back(bounds.bounded() ? Json(bounds.high) : Json());
  return json;
}

Json pointsJson(int halves) {
  return halves % 2 == 0 ? Json(halves / 2) : Json(halves / 2.0);
}

Json knownJson(Known known) {
  return known == Known::Unknown ? Json() : Json(known == Known::Yes);
}

Json wordJson(std::string_view word) {
  return word.empty() ? Json() : Json(word);
}

std::vector<std::string> playerKeys(const model::Transcript &transcript, const std::vector<std::string> &players) {
  std::vector<std::string> names = players;
  for (std::size_t seat = 0; seat < names.size() && seat < transcript.players.size(); ++seat) {
    if (std::count(players.begin(), players.end(), players[seat]) > 1)
      names[seat] += fmt::format(" ({})", transcript.players[seat].abbr);
  }
  return names;
}

Seat Tables::seats() const {
  return folded_ ? static_cast<Seat>(std::min<std::size_t>(names_.size(), rules::kMostSeats)) : Seat{0};
}

std::string Tables::nameOf(cards::CardIndex card) const {
  return card == cards::kNoCard ? std::string() : std::string(transcript_.cards->card(card).name);
}

std::string Tables::playerOf(Seat seat) const {
  return seat < names_.size() ? names_[seat] : std::string();
}

Json Tables::cardJson(const replay::Table &table, const replay::CardThere &card) const {
  Json json;
  const bool known = card.card != cards::kNoCard;
  json["name"] = wordJson(nameOf(card.card));
  if (known) json["id"] = std::to_string(transcript_.cards->figures(card.card).id);
  if (card.region == Region::Uncontrolled || (!known && card.copy > 0))
    json["vamp"] = known || card.copy == 0 ? Json() : Json(card.copy);
  if (card.kind == rules::Kind::Vampire || rules::hasLife(card.kind)) json["blood"] = boundsJson(card.blood);
  if (card.region != Region::Uncontrolled) {
    json["locked"] = knownJson(card.locked);
    json["cards"] = list(card.on, [&](std::uint16_t place) { return wordJson(nameOf(table.cards[place].card)); });
  }
  if (card.capacity > 0) json["capacity"] = card.capacity;
  if (known && card.copy > 0 && card.region != Region::Uncontrolled) json["copy"] = card.copy;
  return json;
}

Json Tables::regionJson(const replay::Table &table, Region region, bool minions) const {
  Json json = Json::object();
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (!rules::has(table.alive, seat)) continue;
    Json cards = Json::array();
    for (const replay::CardThere &card : table.cards) {
      const bool minion = card.kind == rules::Kind::Vampire || card.kind == rules::Kind::Ally;
      if (card.region == region && card.controller == seat && minion == minions && !card.lies)
        cards.push_back(cardJson(table, card));
    }
    json[playerOf(seat)] = std::move(cards);
  }
  return json;
}

Json Tables::table(const replay::Table &table) const {
  Json json;
  Json pool = Json::object(), points = Json::object();
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (rules::has(table.alive, seat)) pool[playerOf(seat)] = boundsJson(table.pool[seat]);
    points[playerOf(seat)] = pointsJson(table.halves[seat]);
  }
  json["pool"] = std::move(pool);
  json["vp"] = std::move(points);
  const bool edgeKnown = folded_ && table.edgeKnown;
  json["edge"] = !edgeKnown ? Json("?") : table.edge == rules::kNoSeat ? Json() : Json(playerOf(table.edge));
  json["ready"] = regionJson(table, Region::Ready, true);
  json["uncontrolled"] = regionJson(table, Region::Uncontrolled, true);
  json["torpor"] = regionJson(table, Region::Torpor, true);
  json["in_play"] = regionJson(table, Region::Ready, false);
  json["transfers"] = table.transfers;
  return json;
}

Json Tables::turn(const replay::Turn &turn) const {
  const auto &events = transcript_.events;
  const std::uint32_t header = turn.event == replay::kNoEvent ? 0 : events[events.first() + turn.event].range.begin;
  Json json;
  json["turn"] = turn.number;
  json["round"] = turn.round;
  json["player"] = playerOf(turn.seat);
  json["line"] = transcript_.source->lineOf(header);
  json.update(table(turn.table));
  return json;
}

}  // namespace vtes::json

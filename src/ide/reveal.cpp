#include "ide/reveal.h"

#include <algorithm>
#include <map>
#include <set>

#include "cards/dictionary.h"
#include "ide/edits.h"
#include "ide/places.h"
#include "ide/table.h"

namespace vtes::ide {

namespace {

using model::Event;
using model::EventKind;
using model::RefKind;

/// What the game shows of an unknown vampire.
struct Unknown {
  int blood = 0;         ///< transferred, less what was taken back
  std::size_t last = 0;  ///< the last event that names it
};

/// A vampire of the player's, by the event that names it first.
struct Arrival {
  cards::CardIndex card = cards::kNoCard;
  std::size_t event = 0;
};

bool isOwn(const Snapshot &snapshot, cards::CardIndex card, model::PlayerIndex owner, const Event &event, Part part) {
  const auto &seats = snapshot.transcript->frontMatter.seats;
  const auto seat = static_cast<std::size_t>(static_cast<std::uint8_t>(owner));
  if (seat < seats.size() && seats[seat].inlineDeck) {
    const auto decks = decksWith(snapshot, card);
    return std::find(decks.begin(), decks.end(), owner) != decks.end();
  }
  // Without a deck a vampire is hers who takes an action with it, or whose turn it is when it enters play.
  if (ownerOfTurn(snapshot, event.turn) != owner) return false;
  if (event.kind == EventKind::State) return event.extra().term == "ep" && part == Part::Card;
  return part == Part::Actor && (event.kind == EventKind::Action || event.kind == EventKind::Play);
}

}  // namespace

std::vector<Revelation> revelations(const Snapshot &snapshot, model::PlayerIndex owner) {
  std::vector<Revelation> found;
  if (owner == model::kNoPlayer) return found;
  const auto &events = snapshot.transcript->events;
  std::map<std::uint8_t, Unknown> unknown;
  std::set<cards::CardIndex> named;
  std::vector<Arrival> arrivals;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event &event = events[i];
    eachMention(event, [&](const model::Reference &reference, Part part) {
      if (reference.kind == RefKind::UnknownCrypt && reference.draw > 0 && ownerOfTurn(snapshot, event.turn) == owner) {
        Unknown &one = unknown[reference.draw];
        one.last = i;
        if (event.kind == EventKind::Transfer && part == Part::Card) one.blood += event.count.value_or(0);
      }
      if (reference.kind != RefKind::Crypt || reference.card == cards::kNoCard) return;
      // Only the first time counts: what was named before is known.
      if (!named.insert(reference.card).second) return;
      const bool influenced = event.kind == EventKind::Transfer || event.kind == EventKind::CryptDraw;
      if (!influenced && isOwn(snapshot, reference.card, owner, event, part)) arrivals.push_back({reference.card, i});
    });
  }
  const cards::Database &database = *snapshot.transcript->cards;
  for (const auto &[draw, one] : unknown) {
    const std::size_t begin = found.size();
    std::size_t exact = 0;
    for (const Arrival &arrival : arrivals) {
      const int capacity = database.card(arrival.card).capacity;
      if (arrival.event <= one.last || one.blood < capacity) continue;
      found.push_back({owner, draw, arrival.card, one.blood == capacity});
      exact += one.blood == capacity ? 1 : 0;
    }
    // Vampires come out with what they need: those that had more are meant only where none fits better.
    if (exact > 0)
      found.erase(std::remove_if(found.begin() + static_cast<std::ptrdiff_t>(begin), found.end(),
                                 [](const Revelation &each) { return !each.certain; }),
                  found.end());
    if (found.size() - begin > 1) {
      for (std::size_t i = begin; i < found.size(); ++i) found[i].certain = false;
    }
  }
  return found;
}

std::vector<lint::Edit> revealed(const Snapshot &snapshot, const Revelation &revelation) {
  std::vector<lint::Edit> edits;
  const std::string word = cards::markedAbbreviation(snapshot.transcript->cards->card(revelation.card));
  const text::ByteRange all{0, static_cast<std::uint32_t>(snapshot.source->bytes().size())};
  for (const Mention &mention : mentionsIn(snapshot, all)) {
    if (mention.reference.kind != RefKind::UnknownCrypt || mention.reference.draw != revelation.draw ||
        mention.event == nullptr || ownerOfTurn(snapshot, mention.event->turn) != revelation.owner)
      continue;
    edits.push_back({mention.reference.range, word});
  }
  return ordered(std::move(edits));
}

}  // namespace vtes::ide

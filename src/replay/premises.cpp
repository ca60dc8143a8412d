#include "replay/premises.h"

#include <algorithm>
#include <utility>

#include "replay/events.h"

namespace vtes::replay {

using model::EventKind;
using model::RefKind;
using rules::kNoSeat;
using rules::Seat;
using Kind = Shown::Deed::Kind;

int seatsOf(const model::Transcript &transcript) {
  const auto first = transcript.players.begin();
  const auto unseated =
      std::find_if(first, transcript.players.end(), [](const model::Player &one) { return !one.seated; });
  const auto seats = unseated - first;
  return seats >= rules::kFewestSeats && seats <= rules::kMostSeats ? static_cast<int>(seats) : 0;
}

Shown shownBy(const model::Stretch &stretch, const model::Transcript &transcript, int seats) {
  Shown shown;
  const auto add = [&](Kind kind, cards::CardIndex card) -> Shown::Deed & {
    Shown::Deed &deed = shown.deeds.emplace_back();
    deed.kind = kind;
    deed.card = card;
    return deed;
  };
  for (const model::Event &event : stretch.events) {
    const bool byVampire = event.actor.kind == RefKind::Crypt && event.actor.card != cards::kNoCard;
    if (event.kind == EventKind::Turn) {
      Shown::Deed &deed = add(Kind::Turn, cards::kNoCard);
      if (event.card.player >= 0 && event.card.player < seats) deed.seat = static_cast<Seat>(event.card.player);
      deed.amount = event.count.value_or(-1);
    } else if (event.kind == EventKind::Transfer && event.card.kind == RefKind::UnknownCrypt) {
      Shown::Deed &deed = add(Kind::Drawn, cards::kNoCard);
      deed.draw = event.card.draw;
      deed.amount = event.count.value_or(0);
    } else if (event.kind == EventKind::Transfer && event.card.kind == RefKind::Crypt) {
      add(Kind::Named, event.card.card).amount = event.count.value_or(0);
    } else if (event.kind == EventKind::Use && event.card.kind == RefKind::Edge) {
      add(Kind::Edge, cards::kNoCard);
    } else if (event.kind == EventKind::Contest && !event.contestBegins && event.card.kind == RefKind::Crypt &&
               event.extra().term.ends_with('t')) {
      add(Kind::Contests, event.card.card);
    } else if (event.kind == EventKind::Block && byVampire) {
      add(Kind::Blocks, event.actor.card);
    } else if (byVampire && (event.kind == EventKind::Action || playsAction(event, *transcript.cards))) {
      add(Kind::Acts, event.actor.card);
    }
  }
  return shown;
}

namespace {

/// A pool that is stated in the first round of a game is hardly lower than at its start by more than this.
constexpr int kLostInFirstRound = 5;

struct Drawn {
  Seat seat = kNoSeat;
  std::uint8_t draw = 0;
  int blood = 0;
  bool named = false;
};

}  // namespace

Premises premisesOf(const model::Transcript &transcript, const std::vector<std::shared_ptr<const Shown>> &shown) {
  Premises premises;
  const model::FrontMatter &front = transcript.frontMatter;
  const bool stated = std::any_of(front.seats.begin(), front.seats.end(),
                                  [](const model::Seat &seat) { return seat.pool.has_value(); });
  const int pool = front.pool.value_or(rules::kStartingPool);
  std::vector<Drawn> drawn;
  std::vector<std::pair<Seat, cards::CardIndex>> known;
  std::vector<std::pair<cards::CardIndex, std::uint32_t>> given;
  Seat active = kNoSeat;
  const int seats = seatsOf(transcript);
  int turns = 0, spent = 0;
  bool transfers = false, actsFirst = false, startingPool = true, first = false;
  for (const auto &each : shown) {
    for (const Shown::Deed &deed : each->deeds) {
      const bool acts = deed.kind == Kind::Acts || deed.kind == Kind::Blocks;
      if (deed.kind == Kind::Contests) premises.contesting.push_back(deed.card);
      if (deed.kind == Kind::Turn) {
        active = deed.seat;
        spent = 0;
        if (++turns == 1) {
          premises.opening = active;
          first = deed.amount == pool;
          startingPool = deed.amount < 0 || first;
        } else if (turns <= seats && deed.amount >= 0 && deed.amount + kLostInFirstRound < pool) {
          startingPool = false;
        }
      } else if (deed.kind == Kind::Named) {
        known.emplace_back(active, deed.card);
      } else if (deed.kind == Kind::Drawn) {
        auto found = std::find_if(drawn.begin(), drawn.end(),
                                  [&](const Drawn &one) { return one.seat == active && one.draw == deed.draw; });
        if (found == drawn.end()) found = drawn.insert(found, Drawn{active, deed.draw});
        found->blood += deed.amount;
      }
      if ((deed.kind == Kind::Named || deed.kind == Kind::Drawn) && deed.amount > 0) spent += deed.amount;
      // One transfer in the first turn, two in the second; a stated pool says more.
      if (turns <= 3 && spent > turns && !first) startingPool = false;
      actsFirst = actsFirst || (deed.kind == Kind::Edge && turns <= 1);
      // Nobody has a minion in the first turn of a game before she transfers.
      actsFirst = actsFirst || (acts && turns <= 1 && !transfers);
      transfers = transfers || deed.kind == Kind::Named || deed.kind == Kind::Drawn;
      if (deed.kind == Kind::Acts && active != kNoSeat) {
        const bool owned = std::any_of(premises.owners.begin(), premises.owners.end(),
                                       [&](const auto &owner) { return owner.first == deed.card; });
        if (!owned) premises.owners.emplace_back(deed.card, active);
      }
      if (deed.kind == Kind::Named && deed.amount > 0) {
        std::erase_if(given, [&](const auto &one) { return one.first == deed.card; });
        given.emplace_back(deed.card, static_cast<std::uint32_t>(turns));
      }
      if (!acts) continue;
      const auto grown =
          std::find_if(given.begin(), given.end(), [&](const auto &one) { return one.first == deed.card; });
      if (grown != given.end()) {
        premises.emerging.push_back(*grown);
        given.erase(grown);
      }
      const int capacity = transcript.cards->figures(deed.card).capacity;
      // Whoever else transfers to it has it.
      const bool taken =
          std::any_of(known.begin(), known.end(), [&](const auto &other) { return other.second == deed.card; });
      const auto fits = [&](const Drawn &one) {
        const bool own = (deed.kind == Kind::Acts) == (one.seat == active);
        return !one.named && own && one.blood == capacity && !taken;
      };
      const auto found = std::find_if(drawn.begin(), drawn.end(), fits);
      if (found == drawn.end()) continue;
      // Who blocks can be any of those that do not act: where several have such a vampire, nobody knows whose it is.
      const Seat seat = found->seat;
      if (std::any_of(found, drawn.end(), [&](const Drawn &one) { return fits(one) && one.seat != seat; })) continue;
      found->named = true;
      premises.names.push_back({found->seat, found->draw, deed.card});
      known.emplace_back(found->seat, deed.card);
    }
  }
  premises.fromTheStart =
      !stated && !actsFirst && startingPool && (premises.opening == 0 || premises.opening == kNoSeat);
  if (premises.fromTheStart) {
    premises.owners.clear();
    premises.emerging.clear();
  }
  return premises;
}

}  // namespace vtes::replay

#include "rules/setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "rules/changes.h"
#include "rules/machine.h"

namespace vtes::rules {
namespace {

constexpr int kMostPool = 1000;

std::optional<Refusal> faultOfSeats(const Setup &setup) {
  const std::size_t count = setup.seats.size();
  if (count < kFewestSeats || count > kMostSeats) {
    return Refusal{fmt::format("there are {} seats; a game has {} to {}", count, kFewestSeats, kMostSeats),
                   "Start game session"};
  }
  if (setup.active >= count) return Refusal{"whose turn it is has no seat at the table", "Setup"};
  if (setup.edge != kNoSeat && setup.edge >= count)
    return Refusal{"who has the Edge has no seat at the table", "Setup"};
  for (const SetupSeat &seat : setup.seats) {
    const bool fits = seat.pool.high > 0 && seat.pool.low >= 0 && seat.pool.low <= kMostPool;
    if (!fits) return Refusal{"a pool is not above 0; who has none is out of the game", "Setup"};
  }
  return std::nullopt;
}

bool inPlay(const SetupCard &card) {
  return card.region == Region::Ready || card.region == Region::Torpor;
}

Seat controllerOf(const SetupCard &card) {
  return card.controller == kNoSeat ? card.owner : card.controller;
}

/// What no card can be, whatever else is on the table; empty: it can.
std::string_view impossible(const Setup &setup, const SetupCard &card) {
  const bool vampire = card.card.kind == Kind::Vampire;
  const bool away = card.region == Region::Uncontrolled;
  if (!vampire && away) return "only a vampire is in the uncontrolled region";
  if (!vampire && card.region == Region::Torpor) return "only a vampire is in torpor";
  if (!vampire && card.card.title != Title::None) return "only a vampire has a title";
  if (hasLife(card.card.kind) && card.card.blood.high == 0) return "an ally or retainer has no life left";
  if (vampire && !away && card.card.capacity > 0 && card.card.blood.low > card.card.capacity)
    return "a vampire has more blood than its capacity";
  if (card.card.kind != Kind::Retainer || !inPlay(card)) return {};
  const Kind base = card.card.on == kNoPiece ? Kind::Other : setup.cards[card.card.on].card.kind;
  return base == Kind::Vampire || base == Kind::Ally ? "" : "a retainer is on no minion";
}

/// What two cards cannot be at the same time.
std::string_view impossible(const SetupCard &a, const SetupCard &b) {
  const bool sameCard = a.card.card != 0 && a.card.card == b.card.card && (a.card.unique || b.card.unique);
  if (sameCard && inPlay(a) && inPlay(b)) return "a unique card is in play twice, and not contested";
  const bool half = (inPlay(a) && b.region == Region::Contested) || (inPlay(b) && a.region == Region::Contested);
  if (sameCard && half) return "one copy of a contested card is in play";
  const bool sameTitle = a.card.titleCard != 0 && a.card.titleCard == b.card.titleCard && inPlay(a) && inPlay(b);
  return sameTitle && !(a.titleContested && b.titleContested) ? "a unique title is in play twice, and not contested"
                                                              : "";
}

/// A contest has two sides.
bool isContestedAlone(const Setup &setup, const SetupCard &card) {
  if (card.region != Region::Contested && !card.titleContested) return false;
  return std::none_of(setup.cards.begin(), setup.cards.end(), [&](const SetupCard &other) {
    if (controllerOf(other) == controllerOf(card)) return false;
    return card.region == Region::Contested
               ? other.region == Region::Contested && other.card.card == card.card.card
               : other.titleContested && card.card.titleCard != 0 && other.card.titleCard == card.card.titleCard;
  });
}

std::optional<Refusal> faultOfCards(const Setup &setup) {
  if (setup.cards.size() > State::kMostPieces / 2) {
    return Refusal{fmt::format("there are {} cards on the table, more than the {} that there is room for",
                               setup.cards.size(), State::kMostPieces / 2),
                   "Setup"};
  }
  std::array<int, kMostSeats> dealt{};
  for (std::size_t i = 0; i < setup.cards.size(); ++i) {
    const SetupCard &card = setup.cards[i];
    const bool known =
        card.owner < setup.seats.size() && (card.controller == kNoSeat || card.controller < setup.seats.size());
    if (!known) return Refusal{"a card belongs to nobody at the table", "Setup"};
    if (card.card.on != kNoPiece && card.card.on >= i)
      return Refusal{"a card lies on one that is not on the table before it", "Setup"};
    if (const auto why = impossible(setup, card); !why.empty()) return Refusal{std::string(why), "Setup"};
    for (std::size_t j = 0; j < i; ++j) {
      if (const auto why = impossible(setup.cards[j], card); !why.empty())
        return Refusal{std::string(why), "If unique card/title duplicates enter play"};
    }
    if (isContestedAlone(setup, card))
      return Refusal{"a card or title is contested by nobody else", "All contested copies turn face down"};
    if (card.region == Region::Uncontrolled && ++dealt[card.owner] > kCryptCardsDealt && !setup.inTheMiddle) {
      return Refusal{fmt::format("more than {} crypt cards are dealt to <seat {}>", kCryptCardsDealt, card.owner),
                     "Setup"};
    }
  }
  return std::nullopt;
}

void put(State &state, const SetupCard &card) {
  Piece piece = pieceOf(card.card, card.owner);
  piece.region = card.region;
  piece.controller = controllerOf(card);
  piece.locked = card.locked;
  piece.strength = static_cast<std::int8_t>(std::clamp(card.strength, 0, 100));
  piece.titleContested = card.titleContested;
  state.pieces.push_back(piece);
}

}  // namespace

std::variant<State, Refusal> start(const Setup &setup) {
  if (auto fault = faultOfSeats(setup)) return *std::move(fault);
  if (auto fault = faultOfCards(setup)) return *std::move(fault);
  State state;
  state.seating.count = static_cast<std::uint8_t>(setup.seats.size());
  state.seating.alive = static_cast<SeatSet>((1U << setup.seats.size()) - 1);
  state.turn.active = setup.active;
  state.turn.number = static_cast<std::uint16_t>(std::max(setup.turn - 1, 0));
  state.edge = setup.edge;
  state.startedInTheMiddle = setup.inTheMiddle;
  for (std::size_t i = 0; i < setup.seats.size(); ++i) {
    const SetupSeat &seat = setup.seats[i];
    Player &player = state.players[i];
    player.pool = seat.pool;
    player.library = seat.library;
    player.crypt = seat.crypt;
    player.hand = setup.inTheMiddle ? seat.hand : Bounds(0);
    player.handSize = static_cast<std::int8_t>(std::clamp(seat.handSize, 0, 60));
  }
  for (const SetupCard &card : setup.cards) put(state, card);
  run(state);
  return state;
}

}  // namespace vtes::rules

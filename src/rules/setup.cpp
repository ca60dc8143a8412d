#include "rules/setup.h"

#include <fmt/format.h>

#include <algorithm>

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
    if (card.region == Region::Uncontrolled && ++dealt[card.owner] > kCryptCardsDealt && !setup.inTheMiddle) {
      return Refusal{fmt::format("more than {} crypt cards are dealt to <seat {}>", kCryptCardsDealt, card.owner),
                     "Setup"};
    }
  }
  return std::nullopt;
}

void put(State &state, const SetupCard &card) {
  Piece piece;
  piece.card = card.card.card;
  piece.titleCard = card.card.titleCard;
  piece.blood = card.card.blood;
  piece.region = card.region;
  piece.kind = card.card.kind;
  piece.owner = card.owner;
  piece.controller = card.controller == kNoSeat ? card.owner : card.controller;
  piece.locked = card.locked;
  piece.title = card.card.title;
  piece.on = card.card.on;
  piece.copy = card.card.copy;
  piece.capacity = card.card.capacity;
  piece.strength = static_cast<std::int8_t>(std::clamp(card.strength, 0, 100));
  piece.unique = card.card.unique;
  piece.infernal = card.card.infernal;
  piece.redList = card.card.redList;
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

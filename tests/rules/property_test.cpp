/// Random inputs drive whole games: nothing breaks, refusals change nothing, and there is always a way on.

#include <algorithm>
#include <array>
#include <random>

#include "rules/game.h"
#include "support/fewer.h"

using namespace vtes::test;

namespace {

class Dice {
 public:
  explicit Dice(unsigned seed) : engine_(seed) {}
  int below(int count) { return std::uniform_int_distribution<int>(0, std::max(count - 1, 0))(engine_); }
  bool one(int in) { return below(in) == 0; }

 private:
  std::mt19937 engine_;
};

Bounds someBounds(Dice &dice, int most) {
  const int low = dice.below(most + 1);
  return dice.one(4) ? Bounds(low, low + dice.below(4)) : Bounds(low);
}

PieceId somePiece(Dice &dice, const State &state) {
  // Mostly one of who has the impulse: others are refused.
  for (int tries = 0; tries < 6 && !state.pieces.empty(); ++tries) {
    const auto id = static_cast<PieceId>(dice.below(static_cast<int>(state.pieces.size())));
    if (state.piece(id).there() && state.piece(id).controller == state.impulse()) return id;
  }
  return state.pieces.empty() || dice.one(8) ? kNoPiece
                                             : static_cast<PieceId>(dice.below(static_cast<int>(state.pieces.size())));
}

Seat someSeat(Dice &dice, const State &state) {
  return dice.one(10) ? kNoSeat : static_cast<Seat>(dice.below(state.seating.count));
}

Play somePlay(Dice &dice, const State &state, Seat player) {
  Play play;
  play.player = player;
  play.card = static_cast<CardKey>(dice.below(40));
  play.minion = somePiece(dice, state);
  play.type = static_cast<CardType>(dice.below(8));
  play.outside = dice.one(3);
  play.pool = dice.one(5) ? dice.below(3) : 0;
  play.blood = dice.one(5) ? dice.below(3) : 0;
  play.strike.kind = static_cast<StrikeKind>(dice.below(6));
  play.strike.amount = someBounds(dice, 4);
  play.strike.ranged = dice.one(2);
  play.strike.first = dice.one(3);
  play.strike.aggravated = dice.one(4);
  if (dice.one(6)) play.strike.target = somePiece(dice, state);
  play.enters.card = static_cast<CardKey>(dice.below(40));
  play.enters.kind = static_cast<Kind>(dice.below(7));
  play.enters.unique = dice.one(2);
  play.enters.blood = 2;
  if (play.enters.kind == Kind::Retainer || play.enters.kind == Kind::Equipment)
    play.enters.on = somePiece(dice, state);
  for (int effects = dice.below(3); effects > 0; --effects) {
    PlayEffect effect;
    effect.effect = static_cast<Effect>(dice.below(static_cast<int>(Effect::GiveTitle) + 1));
    if (dice.one(2)) effect.seat = someSeat(dice, state);
    if (dice.one(2)) effect.piece = somePiece(dice, state);
    effect.amount = dice.one(3) ? Bounds(-dice.below(4)) : someBounds(dice, 4);
    play.effects.push_back(effect);
  }
  return play;
}

Input someInput(Dice &dice, const State &state) {
  Input input;
  const auto moves = movesOf(state);
  input.move = dice.one(30) || moves.empty()
                   ? static_cast<Move>(dice.below(static_cast<int>(Move::EndGame)))
                   : moves[static_cast<std::size_t>(dice.below(static_cast<int>(moves.size())))];
  input.player = dice.one(20) ? someSeat(dice, state) : state.impulse();
  input.piece = somePiece(dice, state);
  input.other = somePiece(dice, state);
  input.action = static_cast<ActionType>(dice.below(11));
  // What is rare by chance: vampires that leave torpor, and those that others find there.
  if (state.step == Step::BlockOpportunity && dice.one(2)) input.move = Move::Block;
  if (state.step == Step::StrikeActing || state.step == Step::StrikeOpposing) input.piece = kNoPiece;
  if (dice.one(4)) input.other = static_cast<PieceId>(dice.below(20));
  if (state.step == Step::BlockAttempt && dice.one(2)) {
    input.move = Move::Use;
    input.play = Play();
    input.play.effects.push_back({Effect::Intercept, kNoSeat, kNoPiece, 2});
  }
  const auto torpid = [&](PieceId id) { return state.hasPiece(id) && state.piece(id).region == Region::Torpor; };
  if (torpid(input.piece)) input.action = ActionType::LeaveTorpor;
  if (torpid(input.other) && dice.one(2)) input.action = ActionType::Diablerie;
  input.yes = dice.one(2);
  input.withCard = dice.one(2);
  input.amount = someBounds(dice, 3);
  if (dice.one(4)) input.seats = static_cast<SeatSet>(dice.below(64));
  for (std::int8_t &pool : input.allocation) pool = static_cast<std::int8_t>(dice.below(3) - 2);
  input.play = somePlay(dice, state, input.player);
  return input;
}

State someGame(Dice &dice) {
  Setup setup;
  setup.seats.resize(static_cast<std::size_t>(2 + dice.below(5)));
  setup.inTheMiddle = dice.one(2);
  for (SetupSeat &seat : setup.seats) {
    seat.pool = dice.one(3) ? Bounds(1 + dice.below(5), 12) : Bounds(1 + dice.below(12));
    seat.hand = 7;
    seat.library = dice.one(4) ? Bounds(dice.below(4)) : Bounds(40);
  }
  for (std::size_t i = 0; i < setup.seats.size() * 4; ++i) {
    SetupCard card;
    card.owner = static_cast<Seat>(i % setup.seats.size());
    card.region = dice.one(4) ? Region::Uncontrolled : dice.one(4) ? Region::Torpor : Region::Ready;
    card.card.kind = dice.one(5) ? Kind::Ally : Kind::Vampire;
    card.card.card = static_cast<CardKey>(dice.below(20));
    card.card.titleCard = static_cast<CardKey>(dice.one(3) ? 1 + dice.below(4) : 0);
    card.card.title = static_cast<Title>(dice.below(15));
    card.card.capacity = static_cast<std::uint8_t>(dice.one(6) ? 0 : 6 + dice.below(3));
    card.card.unique = dice.one(2);
    card.card.infernal = dice.one(8);
    card.card.redList = dice.one(6);
    card.card.blood = card.card.kind == Kind::Ally ? Bounds(1 + dice.below(2)) : someBounds(dice, 6);
    setup.cards.push_back(card);
    // What cannot be is left out.
    if (std::holds_alternative<Refusal>(start(setup))) setup.cards.pop_back();
  }
  auto begun = start(setup);
  if (auto *state = std::get_if<State>(&begun)) return *state;
  setup.cards.clear();
  return std::get<State>(start(setup));
}

/// What is wrong with a state; empty: nothing. One check a state: there are millions of them.
std::string_view faultOf(const State &state) {
  int points = 0;
  for (Seat seat = 0; seat < state.seating.count; ++seat) {
    const Player &player = state.players[seat];
    points += player.points;
    if (player.pool.low < 0 || player.pool.high < player.pool.low) return "a pool below 0";
    if (player.hand.low < 0 || player.hand.high < player.hand.low) return "a hand below 0";
    if (!state.seating.in(seat) && (player.pool.high > 0 || player.hand.high > 0))
      return "cards of somebody who is out";
    if (player.library.low < 0) return "a library below 0";
    if (state.seating.in(seat) == (player.ousted || player.withdrawn)) return "somebody is in and out of the game";
  }
  if (points > 2 * state.seating.count) return "more points than seats";
  for (const Piece &piece : state.pieces) {
    if (!piece.there()) continue;
    if (piece.blood.low < 0) return "blood below 0";
    if (!state.seating.in(piece.controller)) return "a card of somebody who is out";
  }
  const StepFacts &facts = factsOf(state.step);
  const bool waits = facts.kind == StepKind::Window || facts.kind == StepKind::Choice;
  if (waits && !state.seating.in(state.impulse())) return "the impulse of somebody who is out";
  if (!waits && facts.kind != StepKind::End && (facts.kind != StepKind::Fork || question(state).empty()))
    return "stuck";
  if (state.turn.masterActions < 0 || state.turn.transfers < 0) return "actions below 0";
  return {};
}

/// Whatever the state, a time-out or an outcome leads on.
void checkWayOn(const State &state) {
  if (factsOf(state.step).kind == StepKind::End) return;
  const auto next = step(state, timedOut(state));
  const auto *refused = std::get_if<Refusal>(&next);
  REQUIRE_MESSAGE(refused == nullptr, factsOf(state.step).name << ": " << (refused ? refused->reason : ""));
}

}  // namespace

TEST_CASE("property: random inputs never break a game, and there is always a way on") {
  constexpr int kGames = 200 / kFewer;
  std::array<int, kStepCount> visits{};
  int finished = 0, accepted = 0;
  for (int game = 0; game < kGames; ++game) {
    Dice dice(static_cast<unsigned>(game));
    State state = someGame(dice);
    for (int inputs = 0; inputs < 3000; ++inputs) {
      const StepFacts &facts = factsOf(state.step);
      ++visits[static_cast<std::size_t>(state.step)];
      if (facts.kind == StepKind::End) {
        ++finished;
        break;
      }
      CAPTURE(game);
      CAPTURE(inputs);
      CAPTURE(facts.name);
      const Input input = dice.one(3) ? timedOut(state) : someInput(dice, state);
      const auto next = step(state, input);
      if (const auto *refused = std::get_if<Refusal>(&next)) {
        REQUIRE_FALSE(refused->reason.empty());
        REQUIRE_FALSE(refused->section.empty());
        State same = state;
        REQUIRE(apply(same, input).has_value());
        REQUIRE(same == state);
        continue;
      }
      ++accepted;
      state = std::get<State>(next);
      REQUIRE(faultOf(state) == "");
      checkWayOn(state);
    }
  }
  CHECK(finished > kGames / 4);
  CHECK(accepted > 1000);
  if (kFewer > 1) return;
  for (const StepFacts &facts : steps()) {
    CAPTURE(facts.name);
    if (facts.kind == StepKind::Window) CHECK(visits[static_cast<std::size_t>(facts.step)] > 0);
  }
}

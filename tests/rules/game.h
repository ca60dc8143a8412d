#pragma once
/// A game for tests of the turn machine: seats 0 to 4, minions by what they are for, inputs in a word.

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <variant>

#include "rules/infer.h"
#include "rules/machine.h"
#include "rules/machine_table.h"
#include "rules/setup.h"

namespace vtes::test {

using namespace vtes::rules;

class Game {
 public:
  explicit Game(int seats = 5) {
    setup_.inTheMiddle = true;
    setup_.turn = 6;
    for (int i = 0; i < seats; ++i) setup_.seats.push_back({30, 60, 12, 7, 7});
  }

  SetupSeat &seat(Seat seat) { return setup_.seats[seat]; }
  Setup &setup() { return setup_; }

  /// A card on the table; its place is what later inputs call it by.
  PieceId add(Seat owner, Kind kind, Bounds blood, int capacity = 0, Region region = Region::Ready) {
    SetupCard card;
    card.owner = owner;
    card.region = region;
    card.card.kind = kind;
    card.card.blood = blood;
    card.card.capacity = static_cast<std::uint8_t>(capacity);
    card.card.card = static_cast<CardKey>(100 + setup_.cards.size());
    setup_.cards.push_back(card);
    return static_cast<PieceId>(setup_.cards.size() - 1);
  }
  PieceId vampire(Seat owner, Bounds blood = 5, int capacity = 8) { return add(owner, Kind::Vampire, blood, capacity); }
  SetupCard &card(PieceId id) { return setup_.cards[id]; }

  Game &begin() {
    state = std::get<State>(start(setup_));
    return *this;
  }
  /// Begins, and passes to a step.
  Game &at(Step step) {
    if (state.seating.count == 0) begin();
    const auto reached = passedTo(state, step, 500);
    REQUIRE(reached.has_value());
    state = *reached;
    return *this;
  }

  /// Whether the input is accepted; `why` is the refusal otherwise.
  bool take(const Input &input) {
    const State before = state;
    auto result = step(state, input);
    CHECK(state == before);
    if (auto *refused = std::get_if<Refusal>(&result)) {
      why = *refused;
      CHECK_FALSE(why.reason.empty());
      CHECK_FALSE(why.section.empty());
      return false;
    }
    state = std::get<State>(result);
    return true;
  }
  bool pass(Seat seat) { return take(input(Move::Pass, seat)); }
  /// Everybody passes, and the window is closed.
  Game &close() {
    state = closed(state);
    return *this;
  }
  bool play(const Play &play) {
    Input played = input(Move::Play, play.player);
    played.play = play;
    return take(played);
  }
  /// The card resolves as well.
  bool played(const Play &card) {
    if (!play(card)) return false;
    close();
    return true;
  }
  bool use(const Play &play) {
    Input used = input(Move::Use, play.player);
    used.play = play;
    return take(used);
  }
  bool announce(Seat seat, PieceId minion, ActionType action, PieceId on = kNoPiece) {
    Input announced = input(Move::Announce, seat);
    announced.piece = minion;
    announced.action = action;
    announced.other = on;
    // What takes a card comes from one in play.
    announced.withCard = action == ActionType::EnterCombat || action == ActionType::Political;
    if (announced.withCard) announced.play.card = 900;
    announced.play.fromHand = false;
    return take(announced);
  }
  bool block(Seat seat, PieceId minion) { return take(input(Move::Block, seat, minion)); }
  bool strike(Seat seat, Strike strike) {
    Input struck = input(Move::Strike, seat);
    struck.play.strike = strike;
    return take(struck);
  }
  bool vote(Seat seat, PieceId minion, bool yes) {
    Input cast = input(Move::Vote, seat, minion);
    cast.yes = yes;
    return take(cast);
  }

  static Input input(Move move, Seat seat, PieceId piece = kNoPiece) {
    Input made;
    made.move = move;
    made.player = seat;
    made.piece = piece;
    return made;
  }
  static Play card(Seat seat, PieceId minion, CardType type, std::initializer_list<PlayEffect> effects,
                   CardKey key = 1) {
    Play play;
    play.card = key;
    play.player = seat;
    play.minion = minion;
    play.type = type;
    for (const PlayEffect &effect : effects) play.effects.push_back(effect);
    return play;
  }
  static Strike hand(int amount = 1) {
    Strike strike;
    strike.kind = StrikeKind::Damage;
    strike.amount = amount;
    return strike;
  }
  static Strike of(StrikeKind kind) {
    Strike strike;
    strike.kind = kind;
    return strike;
  }

  [[nodiscard]] const Piece &piece(PieceId id) const { return state.piece(id); }
  [[nodiscard]] const Player &player(Seat seat) const { return state.players[seat]; }

  State state;
  Refusal why;

 private:
  Setup setup_;
};

/// A combat of seat 0's minion with seat 1's, before its first range.
struct Fight : Game {
  Fight() {
    acting = vampire(0);
    opposing = vampire(1);
  }
  Fight &fight() {
    at(Step::MinionPhase);
    REQUIRE(announce(0, acting, ActionType::EnterCombat, opposing));
    at(Step::BeforeRange);
    return *this;
  }
  /// Both strike; damage is about to be prevented, or the next thing comes.
  Fight &strikes(Strike first, Strike second) {
    at(Step::StrikeActing);
    REQUIRE(strike(0, first));
    REQUIRE(strike(1, second));
    close();
    return *this;
  }
  PieceId acting = kNoPiece;
  PieceId opposing = kNoPiece;
};

/// A modifier of seat 0, a reaction of another one.
inline Play stealth(PieceId minion, int amount = 1, CardKey key = 11) {
  return Game::card(0, minion, CardType::Modifier, {{Effect::Stealth, kNoSeat, kNoPiece, amount}}, key);
}
inline Play intercept(Seat seat, PieceId minion, int amount = 1, CardKey key = 12) {
  return Game::card(seat, minion, CardType::Reaction, {{Effect::Intercept, kNoSeat, kNoPiece, amount}}, key);
}

/// Seat 0 bleeds seat 1, who has a minion as well.
struct Bleed : Game {
  Bleed() {
    actor = vampire(0);
    blocker = vampire(1);
    seat(1).pool = 10;
  }
  Bleed &to(Step step) {
    at(Step::MinionPhase);
    REQUIRE(announce(0, actor, ActionType::Bleed));
    at(step);
    return *this;
  }
  /// Seat 1's minion attempts to block.
  Bleed &attempt() {
    to(Step::BlockOpportunity);
    REQUIRE(pass(0));
    REQUIRE(block(1, blocker));
    return *this;
  }
  PieceId actor, blocker;
};

}  // namespace vtes::test

#include "rules/impulse.h"

#include "rules/game.h"

using namespace vtes::test;

namespace {

std::string order(const Seating &seating, Context context, Seat acting, SeatSet targets) {
  std::string out;
  for (const Seat seat : pollOrder(seating, {context, acting, targets})) out += static_cast<char>('0' + seat);
  return out;
}

Seating table(int seats) {
  return {static_cast<std::uint8_t>(seats), static_cast<SeatSet>((1 << seats) - 1)};
}

}  // namespace

TEST_CASE("seats: prey to the left, predator to the right, who is out is skipped") {
  Seating seating = table(5);
  CHECK(seating.prey(0) == 1);
  CHECK(seating.predator(0) == 4);
  CHECK(seating.prey(4) == 0);
  seating.alive = 0b10001;
  CHECK(seating.prey(0) == 4);
  CHECK(seating.predator(0) == 4);
  CHECK(seating.next(4) == 0);
  seating.alive = 0b00100;
  CHECK(seating.prey(2) == kNoSeat);
  CHECK(seating.predator(2) == kNoSeat);
}

TEST_CASE("seats: who may block") {
  const Seating seating = table(5);
  CHECK(mayBlock(seating, 0, 0) == 0b10010);
  CHECK(mayBlock(seating, 0, only(2)) == 0b00100);
  CHECK(mayBlock(seating, 0, 0b01101) == 0b01100);
  CHECK(mayBlock(table(2), 0, 0) == 0b10);
  CHECK(mayBlock({5, 0b01011}, 0, 0) == 0b01010);
}

TEST_CASE("impulse: the order by context for two to six players") {
  // A: the defending Methuselah, then clockwise from her.
  CHECK(order(table(2), Context::One, 0, only(1)) == "01");
  CHECK(order(table(3), Context::One, 0, only(2)) == "021");
  CHECK(order(table(4), Context::One, 0, only(2)) == "0231");
  CHECK(order(table(5), Context::One, 0, only(2)) == "02341");
  CHECK(order(table(6), Context::One, 4, only(1)) == "412350");
  // B: those targeted clockwise, then the others.
  CHECK(order(table(3), Context::Set, 1, 0b101) == "120");
  CHECK(order(table(5), Context::Set, 0, 0b10100) == "02413");
  CHECK(order(table(6), Context::Set, 5, 0b01010) == "513024");
  // C: prey, predator, the others clockwise.
  CHECK(order(table(2), Context::Undirected, 1, 0) == "10");
  CHECK(order(table(3), Context::Undirected, 0, 0) == "012");
  CHECK(order(table(4), Context::Undirected, 0, 0) == "0132");
  CHECK(order(table(5), Context::Undirected, 0, 0) == "01423");
  CHECK(order(table(6), Context::Undirected, 3, 0) == "342501");
  CHECK(order({5, 0b11001}, Context::Undirected, 0, 0) == "034");
}

TEST_CASE("impulse: a play gives it back, all passing closes the window, a time-out passes") {
  Game game;
  game.at(Step::MasterPhase);
  CHECK(game.state.impulse() == 0);
  CHECK_FALSE(game.pass(1));
  CHECK(game.why.reason == "<seat 0> has the impulse at master-phase, not <seat 1>");
  CHECK(game.pass(0));
  CHECK(game.pass(1));
  CHECK(game.state.impulse() == 4);
  CHECK(game.use(Game::card(4, kNoPiece, CardType::Unknown, {})));
  CHECK(game.state.impulse() == 0);
  CHECK(game.state.passed == 0);
  for (const Seat seat : std::initializer_list<Seat>{0, 1, 4, 2}) CHECK(game.pass(seat));
  CHECK(game.state.step == Step::MasterPhase);
  CHECK_FALSE(game.take(Game::input(Move::TimeOut, 0)));
  CHECK(game.take(Game::input(Move::TimeOut, 3)));
  CHECK(game.state.step == Step::MinionPhase);
}

TEST_CASE("impulse: which hooks are open to whom") {
  Game game;
  game.vampire(0);
  game.at(Step::MasterPhase);
  CHECK((openHooks(game.state, 0) & vtes::cards::kMasterPhaseHook) != 0);
  CHECK((openHooks(game.state, 1) & vtes::cards::kMasterPhaseHook) == 0);
  CHECK((openHooks(game.state, 1) & vtes::cards::kMasterOutOfTurnHook) != 0);
  CHECK((openHooks(game.state, 0) & vtes::cards::kMasterOutOfTurnHook) == 0);
  game.at(Step::MinionPhase);
  REQUIRE(game.announce(0, 0, ActionType::Bleed));
  game.at(Step::BlockOpportunity);
  CHECK((openHooks(game.state, 0) & vtes::cards::kBlockAttemptActingHook) != 0);
  CHECK((openHooks(game.state, 1) & vtes::cards::kBlockAttemptReactingHook) != 0);
  CHECK((openHooks(game.state, 1) & vtes::cards::kBlockAttemptActingHook) == 0);
  CHECK((openHooks(game.state, 1) & vtes::cards::kAnyTimeHook) != 0);
}

TEST_CASE("impulse: the window after a block is between the two sides, whoever the action was directed at") {
  Game game;
  const PieceId actor = game.vampire(0), blocker = game.vampire(4);
  game.at(Step::MinionPhase);
  REQUIRE(game.announce(0, actor, ActionType::Hunt));
  game.at(Step::BlockOpportunity);
  REQUIRE(game.pass(0));
  REQUIRE(game.pass(1));
  REQUIRE(game.block(4, blocker));
  CHECK(game.state.polled().context == Context::Undirected);
  game.close();
  // Its stealth of one was enough: once more, with intercept.
  CHECK(game.state.step == Step::BlockOpportunity);
  REQUIRE(game.pass(0));
  REQUIRE(game.pass(1));
  REQUIRE(game.block(4, blocker));
  for (const Seat seat : std::initializer_list<Seat>{0, 1}) REQUIRE(game.pass(seat));
  REQUIRE(game.played(intercept(4, blocker)));
  game.close();
  REQUIRE(game.state.step == Step::PreCombat);
  CHECK(game.state.polled().context == Context::One);
  CHECK(game.pass(0));
  CHECK(game.state.impulse() == 4);
  CHECK(game.pass(4));
  for (const Seat seat : std::initializer_list<Seat>{1, 2, 3}) {
    CHECK(game.state.impulse() == seat);
    CHECK(game.pass(seat));
  }
  CHECK(game.state.step == Step::BeforeRange);
}

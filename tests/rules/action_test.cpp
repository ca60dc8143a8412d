/// Actions and blocks.

#include "rules/game.h"

using namespace vtes::test;

TEST_CASE("action: only a ready, unlocked minion acts, and it locks") {
  Game game;
  const PieceId actor = game.vampire(0), other = game.vampire(1), ally = game.add(0, Kind::Ally, 2);
  game.at(Step::MinionPhase);
  CHECK_FALSE(game.announce(0, other, ActionType::Bleed));
  CHECK(game.why.guard == Guard::ActorIsOwn);
  CHECK_FALSE(game.announce(0, ally, ActionType::Hunt));
  CHECK(game.announce(0, actor, ActionType::Bleed));
  CHECK(game.piece(actor).locked == Known::Yes);
  game.at(Step::MinionPhase);
  CHECK_FALSE(game.announce(0, actor, ActionType::Bleed));
  CHECK(game.why.section == "Announce action & lock acting minion");
  // One that unlocks may act again.
  CHECK(game.use(Game::card(0, actor, CardType::Unknown, {{Effect::Unlock}})));
  CHECK(game.announce(0, actor, ActionType::Bleed));
}

TEST_CASE("action: hunts of vampires without blood come first, in any order, and before the phase ends") {
  Game game;
  const PieceId full = game.vampire(0), first = game.vampire(0, 0), second = game.vampire(0, 0);
  game.at(Step::MinionPhase);
  CHECK_FALSE(game.announce(0, full, ActionType::Bleed));
  CHECK(game.why.guard == Guard::MandatoryFirst);
  CHECK_FALSE(game.announce(0, first, ActionType::Bleed));
  CHECK_FALSE(game.pass(0));
  CHECK(game.why.guard == Guard::MandatoryDone);
  CHECK(game.announce(0, second, ActionType::Hunt));
  game.at(Step::MinionPhase);
  CHECK(game.piece(second).blood == Bounds(1));
  CHECK_FALSE(game.announce(0, full, ActionType::Bleed));
  // A time-out takes the hunt that is left.
  CHECK(game.take(Game::input(Move::TimeOut, 0)));
  CHECK(game.state.action.actor == first);
  game.at(Step::MinionPhase);
  CHECK(game.announce(0, full, ActionType::Bleed));
}

TEST_CASE("action: a bleed burns pool and takes the Edge, one for nothing does not") {
  Bleed game;
  game.setup().edge = 3;
  game.to(Step::ActionResolved);
  CHECK(game.player(1).pool == Bounds(9));
  CHECK(game.state.edge == 0);
  Bleed reduced;
  reduced.setup().edge = 3;
  reduced.to(Step::BlocksDeclined);
  CHECK(reduced.pass(0));
  CHECK(reduced.played(Game::card(1, reduced.blocker, CardType::Reaction, {{Effect::Bleed, kNoSeat, kNoPiece, -2}})));
  reduced.at(Step::ActionResolved);
  CHECK(reduced.player(1).pool == Bounds(10));
  CHECK(reduced.state.edge == 3);
}

TEST_CASE("action: who may attempt to block") {
  Game game;
  const PieceId actor = game.vampire(0);
  const PieceId prey = game.vampire(1), cross = game.vampire(2), predator = game.vampire(4);
  game.at(Step::MinionPhase);
  CHECK(game.announce(0, actor, ActionType::Hunt));
  CHECK(game.state.action.stealth == Bounds(1));
  game.at(Step::BlockOpportunity);
  CHECK(game.state.action.mayBlock == (only(1) | only(4)));
  CHECK(game.pass(0));
  CHECK_FALSE(game.block(1, predator));
  CHECK(game.pass(1));
  CHECK(game.state.action.declined == only(1));
  CHECK(game.pass(4));
  CHECK_FALSE(game.block(2, cross));
  CHECK(game.why.guard == Guard::BlockerEligible);
  game.at(Step::MinionPhase);
  // Directed at a minion: its controller.
  CHECK(game.use(Game::card(0, actor, CardType::Unknown, {{Effect::Unlock}})));
  CHECK(game.announce(0, actor, ActionType::EnterCombat, cross));
  game.at(Step::BlockOpportunity);
  CHECK(game.state.action.mayBlock == only(2));
  CHECK(game.piece(prey).locked == Known::No);
}

TEST_CASE("block: stealth and intercept only when needed") {
  Bleed game;
  game.to(Step::BlockOpportunity);
  CHECK_FALSE(game.play(stealth(game.actor)));
  CHECK(game.why.guard == Guard::StealthNeeded);
  CHECK(game.pass(0));
  CHECK(game.block(1, game.blocker));
  CHECK(game.played(stealth(game.actor)));
  CHECK_FALSE(game.play(stealth(game.actor, 1, 21)));
  CHECK(game.pass(0));
  CHECK(game.played(intercept(1, game.blocker)));
  CHECK(game.pass(0));
  CHECK_FALSE(game.play(intercept(1, game.blocker, 1, 22)));
  CHECK(game.why.guard == Guard::InterceptNeeded);
}

TEST_CASE("block: the same card once per minion and action") {
  Bleed game;
  game.attempt();
  CHECK(game.played(stealth(game.actor)));
  CHECK(game.pass(0));
  CHECK(game.played(intercept(1, game.blocker)));
  CHECK_FALSE(game.play(stealth(game.actor)));
  CHECK(game.why.guard == Guard::NotPlayedBefore);
  CHECK(game.played(stealth(game.actor, 1, 23)));
}

TEST_CASE("block: intercept below stealth fails, and the next blocker may try") {
  Bleed game;
  game.attempt();
  CHECK(game.played(stealth(game.actor)));
  game.close();
  CHECK(game.state.step == Step::BlockOpportunity);
  CHECK(game.state.action.blocker == kNoPiece);
  CHECK_FALSE(game.state.action.blocked);
  CHECK(game.pass(0));
  CHECK(game.block(1, game.blocker));
}

TEST_CASE("block: a locked minion does not block or react unless it wakes") {
  Bleed game;
  game.card(game.blocker).locked = Known::Yes;
  game.to(Step::BlockOpportunity);
  CHECK(game.pass(0));
  CHECK_FALSE(game.block(1, game.blocker));
  CHECK(game.why.guard == Guard::BlockerUnlocked);
  CHECK_FALSE(game.play(Game::card(1, game.blocker, CardType::Reaction, {})));
  CHECK(game.why.guard == Guard::ReactorUnlocked);
  CHECK(game.played(Game::card(1, game.blocker, CardType::Reaction, {{Effect::Wake}})));
  CHECK(game.pass(0));
  CHECK(game.block(1, game.blocker));
}

TEST_CASE("block: a blocked action costs nothing, its card is burned, the blocker locks and fights") {
  Bleed game;
  game.at(Step::MinionPhase);
  Input bleed = Game::input(Move::Announce, 0, game.actor);
  bleed.action = ActionType::Bleed;
  bleed.withCard = true;
  bleed.play = Game::card(0, game.actor, CardType::Action, {}, 31);
  bleed.play.blood = 2;
  bleed.play.pool = 1;
  CHECK(game.take(bleed));
  CHECK(game.player(0).hand == Bounds(6));
  game.at(Step::BlockOpportunity);
  CHECK(game.player(0).hand == Bounds(7));
  CHECK(game.pass(0));
  CHECK(game.block(1, game.blocker));
  game.close();
  CHECK(game.state.step == Step::PreCombat);
  CHECK(game.state.action.blocked);
  CHECK(game.piece(game.blocker).locked == Known::No);
  game.close();
  CHECK(game.state.step == Step::BeforeRange);
  CHECK(game.piece(game.blocker).locked == Known::Yes);
  game.at(Step::MinionPhase);
  CHECK(game.player(0).pool == Bounds(30));
  CHECK(game.player(1).pool == Bounds(10));
  // The same, not blocked: the cost is paid.
  Bleed free;
  free.at(Step::MinionPhase);
  CHECK(free.take(bleed));
  free.at(Step::ActionResolved);
  CHECK(free.player(0).pool == Bounds(29));
  CHECK(free.piece(free.actor).blood == Bounds(3));
}

TEST_CASE("block: an effect that ends the action, no lock and no combat") {
  Bleed game;
  game.attempt().close();
  CHECK(game.state.step == Step::PreCombat);
  CHECK(game.played(Game::card(0, game.actor, CardType::Modifier, {{Effect::EndAction}})));
  CHECK(game.state.step == Step::MinionPhase);
  CHECK(game.piece(game.blocker).locked == Known::No);
  CHECK_FALSE(game.state.combat.active);
}

TEST_CASE("block: without a combat the blocker is locked all the same") {
  Bleed game;
  game.attempt().close();
  CHECK(game.played(Game::card(0, game.actor, CardType::Modifier, {{Effect::NoCombat}})));
  game.close();
  CHECK(game.state.step == Step::MinionPhase);
  CHECK(game.piece(game.blocker).locked == Known::Yes);
}

TEST_CASE("leave torpor: blocked by a vampire that may commit diablerie, by an ally to no effect") {
  Game game;
  const PieceId torpid = game.add(0, Kind::Vampire, 3, 5, Region::Torpor);
  const PieceId ally = game.add(1, Kind::Ally, 3), vampire = game.vampire(1);
  for (const PieceId blocker : {ally, vampire}) {
    game.state = {};
    game.at(Step::MinionPhase);
    CHECK_FALSE(game.announce(0, torpid, ActionType::Hunt));
    REQUIRE(game.announce(0, torpid, ActionType::LeaveTorpor));
    game.at(Step::BlockOpportunity);
    REQUIRE(game.pass(0));
    REQUIRE(game.block(1, blocker));
    REQUIRE(game.pass(0));
    Play other = intercept(1, vampire);
    if (blocker == ally) {
      CHECK_FALSE(game.play(other));
      CHECK(game.why.guard == Guard::InterceptIsBlockers);
      other.effects[0].piece = ally;
    }
    REQUIRE(game.played(other));
    game.close().close();
    CHECK(game.piece(blocker).locked == Known::Yes);
    CHECK(game.piece(torpid).region == Region::Torpor);
    CHECK(game.piece(torpid).blood == Bounds(3));
    CHECK(game.state.step == (blocker == ally ? Step::MinionPhase : Step::DiablerieOpportunity));
  }
  CHECK(game.pass(1));
  CHECK(game.state.step == Step::MinionPhase);
}

TEST_CASE("leave torpor: two blood when it succeeds, shared in a rescue") {
  Game game;
  const PieceId torpid = game.add(0, Kind::Vampire, 3, 5, Region::Torpor);
  const PieceId poor = game.add(0, Kind::Vampire, 1, 5, Region::Torpor), friendly = game.vampire(0, 1);
  game.at(Step::MinionPhase);
  CHECK_FALSE(game.announce(0, poor, ActionType::LeaveTorpor));
  CHECK(game.why.guard == Guard::ActionAffordable);
  CHECK(game.announce(0, torpid, ActionType::LeaveTorpor));
  game.at(Step::MinionPhase);
  CHECK(game.piece(torpid).region == Region::Ready);
  CHECK(game.piece(torpid).blood == Bounds(1));
  CHECK_FALSE(game.announce(0, friendly, ActionType::Rescue, torpid));
  CHECK(game.announce(0, friendly, ActionType::Rescue, poor));
  game.at(Step::ActionResolved);
  CHECK(game.piece(poor).region == Region::Ready);
  CHECK(game.piece(poor).blood == Bounds(0));
  CHECK(game.piece(friendly).blood == Bounds(0));
}

TEST_CASE("redirected bleed: the new target may block and burns the pool") {
  Bleed game;
  const PieceId third = game.vampire(2);
  game.to(Step::BlocksDeclined);
  CHECK(game.pass(0));
  const auto deflect = [&](Seat seat) {
    return game.played(Game::card(1, game.blocker, CardType::Reaction, {{Effect::Redirect, seat}}));
  };
  CHECK_FALSE(deflect(0));
  CHECK_FALSE(deflect(1));
  CHECK(deflect(2));
  CHECK(game.state.step == Step::BlockOpportunity);
  CHECK(game.state.action.mayBlock == only(2));
  CHECK(game.pass(0));
  CHECK_FALSE(game.block(2, game.blocker));
  CHECK(game.pass(2));
  CHECK(game.piece(third).locked == Known::No);
  game.at(Step::ActionResolved);
  CHECK(game.player(1).pool == Bounds(10));
  CHECK(game.player(2).pool == Bounds(29));
}

TEST_CASE("unknown: what bounds leave open waits to be told") {
  Bleed game;
  game.at(Step::MinionPhase);
  Input bleed = Game::input(Move::Announce, 0, game.actor);
  bleed.action = ActionType::Bleed;
  bleed.amount = Bounds(0, 2);
  CHECK(game.take(bleed));
  game.at(Step::BlocksDeclined).close();
  CHECK(game.state.step == Step::BleedCheck);
  CHECK(undecided(game.state));
  CHECK(question(game.state) == "bleed-is-one-or-more");
  CHECK(game.state.impulse() == kNoSeat);
  CHECK_FALSE(game.pass(0));
  Input outcome = Game::input(Move::Outcome, kNoSeat);
  outcome.yes = false;
  CHECK(game.take(outcome));
  CHECK(game.state.edge == kNoSeat);
  CHECK(game.player(1).pool == Bounds(8, 10));
  CHECK_FALSE(game.take(outcome));
  // A pool that may be nothing is an oust only when it is told.
  Input oust = Game::input(Move::Oust, kNoSeat);
  oust.seats = only(1);
  CHECK_FALSE(game.take(oust));
}

TEST_CASE("infer: passes that nobody wrote down") {
  Bleed game;
  game.begin();
  Input block = Game::input(Move::Block, 1, game.blocker);
  CHECK(std::holds_alternative<Refusal>(reach(game.state, block, 100)));
  Input bleed = Game::input(Move::Announce, 0, game.actor);
  bleed.action = ActionType::Bleed;
  const auto announced = reach(game.state, bleed);
  REQUIRE(std::holds_alternative<Reached>(announced));
  CHECK(std::get<Reached>(announced).inferred == 10);
  const auto blocked = reach(std::get<Reached>(announced).state, block);
  REQUIRE(std::holds_alternative<Reached>(blocked));
  CHECK(std::get<Reached>(blocked).state.step == Step::BlockAttempt);
  CHECK(std::get<Reached>(blocked).before.step == Step::BlockOpportunity);
}

TEST_CASE("action: the amount of a bleed and that of a hunt are two things, changed before the action resolves") {
  const auto more = [](PieceId minion, Effect effect, CardKey key) {
    return Game::card(0, minion, CardType::Modifier, {{effect, kNoSeat, kNoPiece, 2}}, key);
  };
  for (const ActionType type : {ActionType::Bleed, ActionType::Hunt}) {
    Game game;
    const PieceId actor = game.vampire(0, 2);
    const bool bleeds = type == ActionType::Bleed;
    const Effect own = bleeds ? Effect::Bleed : Effect::Hunt, other = bleeds ? Effect::Hunt : Effect::Bleed;
    game.at(Step::MinionPhase);
    CHECK_FALSE(game.use(more(actor, own, 51)));
    REQUIRE(game.announce(0, actor, type));
    CHECK_FALSE(game.play(more(actor, other, 52)));
    CHECK(game.why.guard == (bleeds ? Guard::HuntAmountFits : Guard::BleedAmountFits));
    CHECK(game.played(more(actor, own, 53)));
    CHECK(game.state.action.amount == Bounds(3));
    game.at(Step::ActionResolved);
    CHECK_FALSE(game.play(more(actor, own, 54)));
    CHECK(game.why.guard == (bleeds ? Guard::BleedAmountFits : Guard::HuntAmountFits));
    CHECK(game.piece(actor).blood == Bounds(bleeds ? 2 : 5));
  }
  Bleed blocked;
  blocked.attempt().at(Step::BeforeRange);
  CHECK_FALSE(blocked.use(more(blocked.actor, Effect::Bleed, 55)));
  CHECK(blocked.why.guard == Guard::BleedAmountFits);
}

TEST_CASE("action: a bleed whose target has left the game is not successful, and the Edge stays where it is") {
  Bleed game;
  game.setup().edge = 3;
  game.to(Step::BlocksDeclined);
  CHECK(game.use(Game::card(0, kNoPiece, CardType::Unknown, {{Effect::Pool, 1, kNoPiece, -10}})));
  game.close();
  REQUIRE_FALSE(game.state.seating.in(1));
  game.at(Step::ActionResolved);
  CHECK(game.state.edge == 3);
  // One that ousts its target is.
  Bleed last;
  last.setup().edge = 3;
  last.seat(1).pool = 1;
  last.to(Step::ActionResolved);
  CHECK_FALSE(last.state.seating.in(1));
  CHECK(last.state.edge == 0);
}

TEST_CASE("block: intercept is a minion's own, and lasts for the action") {
  Bleed game;
  const PieceId other = game.vampire(1);
  game.attempt();
  CHECK(game.played(stealth(game.actor, 2)));
  CHECK(game.pass(0));
  CHECK_FALSE(game.play(intercept(1, other)));
  CHECK(game.why.guard == Guard::InterceptIsBlockers);
  CHECK(game.played(intercept(1, game.blocker)));
  game.close();
  REQUIRE(game.state.step == Step::BlockOpportunity);
  CHECK(game.pass(0));
  CHECK(game.block(1, other));
  CHECK(game.state.action.intercept == Bounds(0));
  game.close();
  CHECK(game.pass(0));
  CHECK(game.block(1, game.blocker));
  CHECK(game.state.action.intercept == Bounds(1));
  CHECK(game.state.action.stealth == Bounds(2));
}

TEST_CASE("block: a modifier by a minion that does not act needs to say so") {
  Bleed game;
  const PieceId friendly = game.vampire(0);
  game.attempt();
  Play play = stealth(friendly);
  CHECK_FALSE(game.play(play));
  CHECK(game.why.guard == Guard::OutsiderAllowed);
  play.outside = true;
  CHECK(game.played(play));
}

TEST_CASE("action: a combat or a referendum takes a card, but a marked minion is attacked for a blood") {
  Game game;
  const PieceId actor = game.vampire(0), red = game.vampire(2);
  game.card(red).card.redList = true;
  game.at(Step::MasterPhase);
  Input attack = Game::input(Move::Announce, 0, actor);
  attack.action = ActionType::EnterCombat;
  attack.other = red;
  Game unmarked = game;
  unmarked.at(Step::MinionPhase);
  CHECK_FALSE(unmarked.take(attack));
  CHECK(unmarked.why.guard == Guard::ActionGranted);
  attack.action = ActionType::Political;
  attack.other = kNoPiece;
  CHECK_FALSE(unmarked.take(attack));
  CHECK(unmarked.why.guard == Guard::ActionGranted);
  attack.action = ActionType::EnterCombat;
  attack.other = red;
  CHECK(game.take(Game::input(Move::MarkRedList, 0, red)));
  game.at(Step::MinionPhase);
  CHECK(game.take(attack));
  CHECK(game.state.action.stealth == Bounds(1));
  CHECK(game.state.action.targets == only(2));
  game.at(Step::BeforeRange);
  CHECK(game.piece(actor).blood == Bounds(4));
}

#include "rules/game.h"

using namespace vtes::test;

namespace {

Play combatCard(Seat seat, PieceId minion, Effect effect, int amount = 1) {
  static CardKey key = 500;
  return Game::card(seat, minion, CardType::Combat, {{effect, kNoSeat, kNoPiece, amount}}, ++key);
}

}  // namespace

TEST_CASE("combat: seven steps, the acting minion first at each") {
  Fight game;
  game.fight();
  CHECK(game.state.combat.round == 1);
  for (const Step step : {Step::BeforeRange, Step::DetermineRange, Step::BeforeStrikes}) {
    CHECK(game.state.step == step);
    CHECK(game.state.impulse() == 0);
    CHECK(game.pass(0));
    CHECK(game.state.impulse() == 1);
    game.close();
  }
  CHECK(game.state.step == Step::StrikeActing);
  CHECK_FALSE(game.strike(1, Game::hand()));
  CHECK(game.strike(0, Game::hand()));
  CHECK(game.state.step == Step::StrikeOpposing);
  CHECK(game.strike(1, Game::hand()));
  CHECK(game.state.step == Step::StrikesChosen);
  for (const Step step : {Step::PreventDamage, Step::AdditionalStrikes, Step::PressStep, Step::EndOfRound,
                          Step::CombatEnds, Step::ActionResolved}) {
    game.close();
    CHECK(game.state.step == step);
  }
  CHECK(game.piece(game.acting).blood == Bounds(4));
  CHECK(game.piece(game.opposing).blood == Bounds(4));
}

TEST_CASE("combat: before range is before the acting minion decides to maneuver") {
  Fight game;
  game.fight();
  CHECK_FALSE(game.play(combatCard(0, game.acting, Effect::Maneuver)));
  CHECK(game.why.guard == Guard::ManeuverAlternates);
  Play before = combatCard(0, game.acting, Effect::Blood, 1);
  before.hooks = vtes::cards::kBeforeRangeHook;
  CHECK(game.played(before));
  game.close();
  CHECK_FALSE(game.play(before));
  CHECK(game.why.guard == Guard::HookOpen);
}

TEST_CASE("combat: maneuvers in alternation, never two in a row") {
  Fight game;
  game.fight().at(Step::DetermineRange);
  CHECK_FALSE(game.state.combat.longRange);
  CHECK(game.played(combatCard(0, game.acting, Effect::Maneuver)));
  CHECK(game.state.combat.longRange);
  CHECK_FALSE(game.play(combatCard(0, game.acting, Effect::Maneuver)));
  CHECK(game.pass(0));
  CHECK(game.played(combatCard(1, game.opposing, Effect::Maneuver)));
  CHECK_FALSE(game.state.combat.longRange);
  CHECK(game.played(combatCard(0, game.acting, Effect::Maneuver)));
  CHECK(game.state.combat.longRange);
}

TEST_CASE("combat: a strike bound by the weapon that gave the maneuver") {
  Fight game;
  game.fight().at(Step::DetermineRange);
  Play gun = Game::card(0, game.acting, CardType::Combat, {{Effect::Maneuver}, {Effect::BindStrike}});
  gun.strike = Game::hand(2);
  gun.strike.ranged = true;
  gun.strike.source = 44;
  CHECK(game.played(gun));
  game.at(Step::StrikeActing);
  CHECK_FALSE(game.strike(0, Game::hand()));
  CHECK(game.why.guard == Guard::StrikeBound);
  CHECK(game.strike(0, gun.strike));
  CHECK(game.strike(1, Game::hand()));
  game.close();
  // At long range a hand strike does nothing.
  CHECK(game.state.combat.sides[kActing].damage == Bounds(0));
  CHECK(game.state.combat.sides[kOpposing].damage == Bounds(2));
}

TEST_CASE("combat: a ranged strike at a retainer, at long range only") {
  Fight game;
  const PieceId retainer = game.add(1, Kind::Retainer, 1), own = game.add(0, Kind::Retainer, 1);
  game.card(retainer).card.on = game.opposing;
  game.card(own).card.on = game.acting;
  game.fight();
  Strike strike = Game::hand(1);
  strike.ranged = true;
  strike.target = retainer;
  Fight close = game;
  close.at(Step::StrikeActing);
  CHECK_FALSE(close.strike(0, strike));
  CHECK(close.why.guard == Guard::StrikeTargetFits);
  game.at(Step::DetermineRange);
  CHECK(game.played(combatCard(0, game.acting, Effect::Maneuver)));
  game.at(Step::StrikeActing);
  strike.target = own;
  CHECK_FALSE(game.strike(0, strike));
  strike.target = retainer;
  strike.ranged = false;
  CHECK_FALSE(game.strike(0, strike));
  strike.ranged = true;
  CHECK(game.strike(0, strike));
  CHECK(game.strike(1, Game::of(StrikeKind::NoStrike)));
  game.close();
  CHECK(game.state.step == Step::PreventDamage);
  game.close();
  CHECK_FALSE(game.piece(retainer).there());
  CHECK(game.piece(game.opposing).blood == Bounds(5));
  CHECK(game.state.step == Step::MinionBurned);
}

TEST_CASE("combat: additional strikes after the first pair, acting first, once a round") {
  Fight game;
  game.fight().at(Step::StrikesChosen);
  CHECK_FALSE(game.play(combatCard(0, game.acting, Effect::Additional)));
  CHECK(game.why.guard == Guard::AdditionalOnce);
  game.at(Step::AdditionalStrikes);
  CHECK(game.state.impulse() == 0);
  CHECK(game.played(combatCard(0, game.acting, Effect::Additional)));
  CHECK_FALSE(game.play(combatCard(0, game.acting, Effect::Additional)));
  game.close();
  CHECK(game.state.step == Step::StrikeActing);
  CHECK(game.strike(0, Game::hand()));
  // Only who has a strike left strikes.
  CHECK(game.state.step == Step::StrikesChosen);
  game.close().close();
  CHECK(game.state.step == Step::PressStep);
  CHECK(game.piece(game.opposing).blood == Bounds(3));
  CHECK(game.piece(game.acting).blood == Bounds(4));
}

TEST_CASE("combat: damage is prevented, then mended with blood") {
  Fight game;
  game.fight().strikes(Game::hand(3), Game::of(StrikeKind::NoStrike));
  CHECK(game.state.step == Step::PreventDamage);
  CHECK(game.pass(0));
  CHECK(game.played(combatCard(1, game.opposing, Effect::Prevent, 2)));
  CHECK(game.state.combat.sides[kOpposing].damage == Bounds(1));
  game.close();
  CHECK(game.piece(game.opposing).blood == Bounds(4));
}

TEST_CASE("combat: what cannot be mended is torpor, and the round ends with its last step") {
  Fight game;
  game.fight().strikes(Game::hand(6), Game::of(StrikeKind::NoStrike)).close();
  CHECK(game.piece(game.opposing).region == Region::Torpor);
  CHECK(game.piece(game.opposing).blood == Bounds(0));
  CHECK(game.state.step == Step::EntersTorpor);
  game.close();
  CHECK(game.state.step == Step::PrematureEnd);
  Play late = Game::card(0, game.acting, CardType::Combat, {});
  late.hooks = vtes::cards::kEndOfRoundHook;
  CHECK(game.played(late));
  game.close();
  CHECK(game.state.step == Step::CombatEnds);
}

TEST_CASE("combat: aggravated damage is not mended, and burns who cannot pay for more") {
  Strike claws = Game::hand(1);
  claws.aggravated = true;
  Fight game;
  game.fight().strikes(claws, Game::of(StrikeKind::NoStrike)).close();
  CHECK(game.piece(game.opposing).region == Region::Torpor);
  CHECK(game.piece(game.opposing).blood == Bounds(5));
  claws.amount = 7;
  Fight burned;
  burned.fight().strikes(claws, Game::of(StrikeKind::NoStrike)).close();
  CHECK_FALSE(burned.piece(burned.opposing).there());
  CHECK(burned.state.step == Step::MinionBurned);
}

TEST_CASE("combat: allies burn life, and are burned without") {
  Fight game;
  game.opposing = game.add(1, Kind::Ally, 2);
  Fight other = game;
  game.fight().strikes(Game::hand(1), Game::hand(1)).close();
  CHECK(game.piece(game.opposing).blood == Bounds(1));
  CHECK(game.state.step == Step::AdditionalStrikes);
  other.fight().strikes(Game::hand(2), Game::hand(1)).close();
  CHECK_FALSE(other.piece(other.opposing).there());
  CHECK(other.state.step == Step::MinionBurned);
}

TEST_CASE("combat: special strikes: dodge, first strike, combat ends, steal blood") {
  Fight dodged;
  dodged.fight().strikes(Game::hand(3), Game::of(StrikeKind::Dodge));
  CHECK(dodged.state.step == Step::AdditionalStrikes);
  Strike quick = Game::hand(6);
  quick.first = true;
  Fight first;
  first.fight().strikes(quick, Game::hand(3)).close();
  CHECK(first.piece(first.opposing).region == Region::Torpor);
  CHECK(first.piece(first.acting).blood == Bounds(5));
  quick.amount = 1;
  Fight both;
  both.fight().strikes(quick, Game::hand(3)).close();
  CHECK(both.state.step == Step::PreventDamage);
  both.close();
  CHECK(both.piece(both.acting).blood == Bounds(2));
  Fight ended;
  ended.fight().strikes(Game::hand(3), Game::of(StrikeKind::CombatEnds));
  CHECK(ended.state.step == Step::PrematureEnd);
  CHECK(ended.piece(ended.opposing).blood == Bounds(5));
  Fight stolen;
  Strike steal = Game::of(StrikeKind::StealBlood);
  steal.amount = 2;
  stolen.fight().strikes(steal, Game::of(StrikeKind::NoStrike));
  CHECK(stolen.piece(stolen.acting).blood == Bounds(7));
  CHECK(stolen.piece(stolen.opposing).blood == Bounds(3));
}

TEST_CASE("combat: presses in alternation, to continue or to end") {
  Fight game;
  game.fight().at(Step::PressStep);
  CHECK_FALSE(game.play(combatCard(0, game.acting, Effect::PressEnd)));
  CHECK(game.why.guard == Guard::PressCounts);
  CHECK(game.played(combatCard(0, game.acting, Effect::PressContinue)));
  CHECK_FALSE(game.play(combatCard(0, game.acting, Effect::PressEnd)));
  CHECK(game.why.guard == Guard::PressAlternates);
  Fight ended = game;
  CHECK(game.pass(0));
  CHECK_FALSE(game.play(combatCard(1, game.opposing, Effect::PressContinue)));
  game.close();
  CHECK(game.state.step == Step::EndOfRound);
  game.close();
  CHECK(game.state.step == Step::BeforeRange);
  CHECK(game.state.combat.round == 2);
  CHECK(ended.pass(0));
  CHECK(ended.played(combatCard(1, ended.opposing, Effect::PressEnd)));
  ended.close().close();
  CHECK(ended.state.step == Step::CombatEnds);
}

TEST_CASE("combat: only combat cards, and by minions outside only where their text says so") {
  Fight game;
  const PieceId outsider = game.vampire(2);
  game.fight();
  CHECK_FALSE(game.play(Game::card(0, game.acting, CardType::Modifier, {})));
  CHECK(game.why.section == "Combat card limit");
  CHECK(game.pass(0));
  CHECK(game.pass(1));
  Play card = combatCard(2, outsider, Effect::Damage);
  card.effects[0].piece = game.opposing;
  CHECK_FALSE(game.play(card));
  CHECK(game.why.guard == Guard::OutsiderAllowed);
  card.outside = true;
  CHECK(game.play(card));
  game.close();
  CHECK(game.state.step == Step::BeforeRange);
  CHECK(game.state.impulse() == 0);
}

TEST_CASE("combat: a strike card that is cancelled leaves the strike to be chosen") {
  Fight game;
  game.fight().at(Step::StrikeActing);
  Play card = Game::card(0, game.acting, CardType::Combat, {{Effect::Strike}});
  card.strike = Game::hand(4);
  CHECK(game.play(card));
  CHECK(game.state.step == Step::CardAsPlayed);
  CHECK(game.pass(0));
  CHECK(game.played(Game::card(1, kNoPiece, CardType::Unknown, {{Effect::Cancel}})));
  game.close();
  CHECK(game.state.step == Step::StrikeActing);
  CHECK(game.played(card));
  CHECK(game.state.step == Step::StrikeOpposing);
  CHECK(game.state.combat.sides[kActing].strike.amount == Bounds(4));
}

TEST_CASE("combat: unknown blood waits to be told whether it mends") {
  Fight game;
  game.card(game.opposing).card.blood = Bounds(1, 4);
  game.fight().strikes(Game::hand(2), Game::of(StrikeKind::NoStrike)).close();
  CHECK(game.state.step == Step::MendOpposing);
  CHECK(question(game.state) == "opposing-mends");
  Fight falls = game;
  CHECK(game.take(Game::input(Move::Outcome, kNoSeat)));
  CHECK(game.piece(game.opposing).region == Region::Ready);
  CHECK(game.piece(game.opposing).blood == Bounds(0, 2));
  Input no = Game::input(Move::Outcome, kNoSeat);
  no.yes = false;
  CHECK(falls.take(no));
  CHECK(falls.piece(falls.opposing).region == Region::Torpor);
  // What came of it shows that there was no more than it needed.
  CHECK(falls.piece(falls.opposing).blood == Bounds(0));
}

TEST_CASE("combat: an ally whose last life is stolen is burned") {
  Game game;
  const PieceId actor = game.vampire(0), ally = game.add(1, Kind::Ally, 1);
  game.at(Step::MinionPhase);
  REQUIRE(game.announce(0, actor, ActionType::EnterCombat, ally));
  game.at(Step::StrikeActing);
  REQUIRE(game.strike(0, Game::of(StrikeKind::StealBlood)));
  REQUIRE(game.strike(1, Game::of(StrikeKind::NoStrike)));
  game.close();
  CHECK(game.state.step == Step::MinionBurned);
  CHECK_FALSE(game.piece(ally).there());
  CHECK(game.piece(actor).blood == Bounds(6));
}

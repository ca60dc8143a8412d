/// The playing of cards.

#include "rules/game.h"

using namespace vtes::test;

TEST_CASE("card play: as it is played it is cancelled or a minion wakes, nothing else") {
  Bleed game;
  game.attempt();
  CHECK(game.play(stealth(game.actor)));
  CHECK(game.state.step == Step::CardAsPlayed);
  CHECK(game.player(0).hand == Bounds(6));
  CHECK(game.pass(0));
  CHECK_FALSE(game.play(intercept(1, game.blocker)));
  CHECK(game.why.guard == Guard::AsPlayedOnly);
  CHECK(game.play(Game::card(1, game.blocker, CardType::Reaction, {{Effect::Cancel}}, 41)));
  CHECK(game.state.plays.size() == 2);
  game.close();
  CHECK(game.state.plays.size() == 1);
  game.close();
  CHECK(game.state.step == Step::BlockAttempt);
  CHECK(game.state.impulse() == 0);
  CHECK(game.state.action.stealth == Bounds(0));
  CHECK(game.player(0).hand == Bounds(7));
  CHECK_FALSE(game.play(Game::card(0, game.actor, CardType::Modifier, {{Effect::Cancel}}, 42)));
}

TEST_CASE("card play: a cost is paid when it is played, cancelled or not, unless the cancel says so") {
  for (const bool unpaid : {false, true}) {
    Bleed game;
    game.attempt();
    Play play = stealth(game.actor);
    play.blood = 1;
    play.pool = 2;
    CHECK(game.play(play));
    CHECK(game.piece(game.actor).blood == Bounds(4));
    CHECK(game.pass(0));
    CHECK(game.played(
        Game::card(1, game.blocker, CardType::Reaction, {{unpaid ? Effect::CancelCost : Effect::Cancel}}, 41)));
    game.close();
    CHECK(game.piece(game.actor).blood == Bounds(unpaid ? 5 : 4));
    CHECK(game.player(0).pool == Bounds(unpaid ? 30 : 28));
  }
}

TEST_CASE("card play: an action whose card is cancelled as played is no action") {
  Bleed game;
  game.at(Step::MinionPhase);
  Input bleed = Game::input(Move::Announce, 0, game.actor);
  bleed.action = ActionType::Bleed;
  bleed.withCard = true;
  bleed.play = Game::card(0, game.actor, CardType::Action, {}, 31);
  CHECK(game.take(bleed));
  CHECK(game.state.step == Step::CardAsPlayed);
  CHECK(game.pass(0));
  CHECK(game.played(Game::card(1, game.blocker, CardType::Reaction, {{Effect::Cancel}}, 41)));
  game.close();
  CHECK(game.state.step == Step::MinionPhase);
  CHECK(game.piece(game.actor).locked == Known::Yes);
  CHECK(game.player(0).hand == Bounds(7));
  CHECK(game.player(1).pool == Bounds(10));
}

TEST_CASE("card play: replaced unless the card says otherwise, nothing in hand is nothing to play") {
  Game game;
  game.at(Step::MasterPhase);
  CHECK(game.played(Game::card(0, kNoPiece, CardType::Unknown, {{Effect::NoReplace}})));
  CHECK(game.player(0).hand == Bounds(6));
  CHECK(game.use(Game::card(0, kNoPiece, CardType::Unknown, {{Effect::Replace}})));
  CHECK(game.player(0).hand == Bounds(7));
  Game empty;
  empty.seat(0).hand = 0;
  empty.seat(0).handSize = 0;
  empty.at(Step::MasterPhase);
  CHECK_FALSE(empty.play(Game::card(0, kNoPiece, CardType::Unknown, {})));
  CHECK(empty.why.guard == Guard::HandNotEmpty);
}

TEST_CASE("card play: hooks and types that the step is not for are refused") {
  Bleed game;
  game.at(Step::MinionPhase);
  Play play = stealth(game.actor);
  CHECK_FALSE(game.play(play));
  CHECK(game.why.guard == Guard::TypeFits);
  play.type = CardType::Unknown;
  play.hooks = vtes::cards::kStrikeHook;
  CHECK_FALSE(game.play(play));
  CHECK(game.why.guard == Guard::HookOpen);
  CHECK(game.why.reason == "nothing that can be played at COMBAT_STRIKE can be played by <seat 0> at minion-phase");
  play = Game::card(0, kNoPiece, CardType::Unknown, {{Effect::PutInPlay}}, 51);
  play.enters.kind = Kind::Location;
  play.enters.card = 51;
  CHECK(game.played(play));
  CHECK(game.state.step == Step::EntersPlay);
  CHECK(game.piece(game.state.entering).kind == Kind::Location);
  game.close();
  CHECK(game.state.step == Step::MinionPhase);
}

TEST_CASE("card play: an action's card enters play when the action succeeds") {
  Bleed game;
  game.at(Step::MinionPhase);
  Input equip = Game::input(Move::Announce, 0, game.actor);
  equip.action = ActionType::Equip;
  equip.withCard = true;
  equip.play = Game::card(0, game.actor, CardType::Action, {{Effect::PutInPlay}}, 61);
  equip.play.enters.kind = Kind::Equipment;
  equip.play.enters.card = 61;
  equip.play.enters.on = game.actor;
  CHECK(game.take(equip));
  game.at(Step::BlocksDeclined);
  CHECK(game.state.pieces.size() == 2);
  game.close();
  CHECK(game.state.step == Step::EntersPlay);
  CHECK(game.piece(game.state.entering).on == game.actor);
  game.close();
  CHECK(game.state.step == Step::ActionResolved);
}

TEST_CASE("card play: what a use puts into play is seen to like a card that is played, contests as well") {
  Game game;
  const PieceId theirs = game.add(1, Kind::Location, 0);
  game.card(theirs).card.unique = true;
  game.at(Step::MasterPhase);
  Play use = Game::card(0, kNoPiece, CardType::Unknown, {{Effect::PutInPlay}}, 71);
  use.enters.card = 71;
  CHECK(game.use(use));
  CHECK(game.state.step == Step::EntersPlay);
  game.close();
  CHECK(game.state.step == Step::MasterPhase);
  use.enters.card = game.card(theirs).card.card;
  use.enters.unique = true;
  CHECK(game.use(use));
  CHECK(game.state.step == Step::ContestBegins);
  CHECK(game.piece(theirs).region == Region::Contested);
}

TEST_CASE("card play: the card of who is ousted in the meantime comes to nothing") {
  Game game;
  game.seat(1).pool = 1;
  game.at(Step::MasterPhase);
  CHECK(game.pass(0));
  Play play = Game::card(1, kNoPiece, CardType::Unknown, {{Effect::PutInPlay}}, 81);
  play.pool = 1;
  CHECK(game.play(play));
  CHECK(game.state.step == Step::OustPending);
  game.close().close();
  CHECK(game.state.step == Step::MasterPhase);
  CHECK(game.state.pieces.empty());
  CHECK(game.player(1).hand == Bounds(0));
}

TEST_CASE("card play: no hand is drawn for who is ousted by her own card") {
  for (const bool byCost : {true, false}) {
    Game game;
    game.seat(1).pool = 1;
    game.at(Step::MasterPhase);
    CHECK(game.pass(0));
    Play play = Game::card(1, kNoPiece, CardType::Unknown, {}, 82);
    if (byCost) play.pool = 1;
    if (!byCost) {
      play.effects.push_back({Effect::Pool, 1, kNoPiece, -1});
      play.effects.push_back({Effect::HandSize, 1, kNoPiece, 1});
    }
    CHECK(game.play(play));
    game.at(Step::MinionPhase);
    CHECK(game.player(1).ousted);
    CHECK(game.player(1).hand == Bounds(0));
    CHECK(game.player(1).library == Bounds(byCost ? 60 : 58));
  }
}

TEST_CASE("card play: a card is replaced though it ousts whose turn it is, and what it puts into play is contested") {
  Game game;
  const PieceId theirs = game.add(2, Kind::Location, 0);
  game.card(theirs).card.unique = true;
  game.seat(0).pool = 1;
  game.at(Step::MasterPhase);
  CHECK(game.pass(0));
  Play play = Game::card(1, kNoPiece, CardType::Unknown, {{Effect::Pool, 0, kNoPiece, -1}, {Effect::PutInPlay}}, 83);
  play.enters.card = game.card(theirs).card.card;
  play.enters.kind = Kind::Location;
  play.enters.unique = true;
  CHECK(game.play(play));
  CHECK(game.player(1).hand == Bounds(6));
  game.close();
  CHECK(game.state.step == Step::OustPending);
  game.close();
  CHECK_FALSE(game.state.seating.in(0));
  CHECK(game.state.step == Step::ContestBegins);
  CHECK(game.piece(theirs).region == Region::Contested);
  game.close();
  CHECK(game.player(1).hand == Bounds(7));
  CHECK(game.state.turn.active == 1);
  CHECK(game.state.step == Step::UnlockEffects);
  CHECK(game.state.returns.empty());
}

TEST_CASE("card play: an ally or retainer without life is burned, and none enters play so") {
  Game game;
  const PieceId ally = game.add(1, Kind::Ally, 2), bearer = game.vampire(1), retainer = game.add(1, Kind::Retainer, 1);
  game.card(retainer).card.on = bearer;
  game.at(Step::MasterPhase);
  CHECK(game.use(Game::card(0, kNoPiece, CardType::Unknown, {{Effect::Damage, kNoSeat, ally, 1}})));
  CHECK(game.piece(ally).there());
  CHECK(game.use(Game::card(0, kNoPiece, CardType::Unknown, {{Effect::Blood, kNoSeat, ally, -1}})));
  CHECK_FALSE(game.piece(ally).there());
  CHECK(game.use(Game::card(0, kNoPiece, CardType::Unknown, {{Effect::Damage, kNoSeat, retainer, 1}})));
  CHECK_FALSE(game.piece(retainer).there());
  Play play = Game::card(0, kNoPiece, CardType::Unknown, {{Effect::PutInPlay}}, 91);
  play.enters.card = 91;
  play.enters.kind = Kind::Ally;
  CHECK_FALSE(game.play(play));
  CHECK(game.why.guard == Guard::EnteringFits);
  play.enters.blood = 1;
  CHECK(game.played(play));
}

TEST_CASE("card play: an effect that can do nothing at a step is refused there") {
  const auto refusedBy = [](Game &game, std::initializer_list<PlayEffect> effects) {
    Play play = Game::card(0, 0, CardType::Unknown, effects);
    play.strike = Game::hand();
    return game.use(play) ? Guard::None : game.why.guard;
  };
  Bleed game;
  game.to(Step::ActionAnnounced);
  CHECK(refusedBy(game, {{Effect::Prevent}}) == Guard::PreventFits);
  CHECK(refusedBy(game, {{Effect::BindStrike}}) == Guard::BindFits);
  CHECK(refusedBy(game, {{Effect::VotesFor}}) == Guard::VotesFit);
  CHECK(refusedBy(game, {{Effect::EndCombat}}) == Guard::CombatCanEnd);
  game.at(Step::ActionResolved);
  CHECK(refusedBy(game, {{Effect::Unblockable}}) == Guard::ActionCanChange);
  CHECK(refusedBy(game, {{Effect::EndAction}}) == Guard::ActionCanChange);
  Fight fight;
  fight.fight().at(Step::DetermineRange);
  CHECK(refusedBy(fight, {{Effect::Prevent}}) == Guard::PreventFits);
  CHECK(refusedBy(fight, {{Effect::Maneuver}, {Effect::Maneuver}}) == Guard::ManeuverAlternates);
  fight.at(Step::PressStep);
  CHECK(refusedBy(fight, {{Effect::PressContinue}, {Effect::PressContinue}}) == Guard::PressAlternates);
}

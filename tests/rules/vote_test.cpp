/// Referendums, diablerie, the blood hunt.

#include "rules/game.h"

using namespace vtes::test;

namespace {

struct Vote : Game {
  Vote() {
    caller = vampire(0);
    prince = titled(1, Title::Prince);
  }
  PieceId titled(Seat seat, Title title) {
    const PieceId id = vampire(seat);
    card(id).card.title = title;
    return id;
  }
  Vote &call() {
    at(Step::MinionPhase);
    Input action = input(Move::Announce, 0, caller);
    action.action = ActionType::Political;
    action.withCard = true;
    action.play = Game::card(0, caller, CardType::Political, {});
    REQUIRE(take(action));
    at(Step::ReferendumTerms);
    Input terms = input(Move::Terms, 0);
    terms.allocation[1] = -3;
    REQUIRE(take(terms));
    CHECK_FALSE(take(terms));
    close();
    REQUIRE(state.step == Step::Polling);
    return *this;
  }
  bool cardVote(Seat seat, bool yes) {
    Input cast = input(Move::CardVote, seat);
    cast.yes = yes;
    return take(cast);
  }
  PieceId caller, prince;
};

/// Seat 0's vampire commits diablerie on seat 1's.
struct Hunted : Game {
  Hunted(int older, int younger) {
    diablerist = vampire(0, 2, younger);
    victim = add(1, Kind::Vampire, 3, older, Region::Torpor);
    hunter = vampire(2);
    card(hunter).card.title = Title::Justicar;
  }
  Hunted &act() {
    at(Step::MinionPhase);
    REQUIRE(announce(0, diablerist, ActionType::Diablerie, victim));
    CHECK(state.action.targets == only(1));
    at(Step::DiablerieBefore);
    return *this;
  }
  PieceId diablerist, victim, hunter;
};

}  // namespace

TEST_CASE("referendum: more for than against passes, and the terms apply") {
  Vote game;
  const PieceId justicar = game.titled(0, Title::Justicar);
  game.call();
  CHECK(game.vote(0, justicar, true));
  CHECK(game.pass(0));
  CHECK(game.vote(1, game.prince, false));
  CHECK(game.state.votes(true) == Bounds(3));
  CHECK(game.state.votes(false) == Bounds(2));
  game.close();
  CHECK(game.state.step == Step::ReferendumResult);
  CHECK(game.player(1).pool == Bounds(27));
}

TEST_CASE("referendum: a tie fails, and the political action was successful all the same") {
  Vote game;
  const PieceId archbishop = game.titled(0, Title::Archbishop);
  game.call();
  CHECK(game.vote(0, archbishop, true));
  CHECK(game.pass(0));
  CHECK(game.vote(1, game.prince, false));
  game.close();
  CHECK(game.state.referendum.passed == Known::No);
  CHECK(game.player(1).pool == Bounds(30));
  CHECK(game.state.action.successful);
  game.close();
  CHECK(game.state.step == Step::ActionResolved);
}

TEST_CASE("referendum: the Edge for a vote, one political action card each, each ballot once") {
  Vote game;
  game.setup().edge = 1;
  const PieceId torpid = game.add(1, Kind::Vampire, 2, 5, Region::Torpor);
  game.card(torpid).card.title = Title::Prince;
  game.call();
  CHECK_FALSE(game.take(Game::input(Move::EdgeVote, 0)));
  CHECK(game.why.guard == Guard::HoldsEdge);
  // The caller may wait with her votes; the vote of her card takes none from the hand.
  CHECK(game.pass(0));
  CHECK(game.take(Game::input(Move::EdgeVote, 1)));
  CHECK(game.state.edge == kNoSeat);
  CHECK(game.cardVote(0, true));
  CHECK(game.player(0).library == Bounds(59));
  CHECK_FALSE(game.cardVote(0, true));
  CHECK(game.why.guard == Guard::NoCardVoteYet);
  CHECK(game.pass(0));
  CHECK(game.cardVote(1, false));
  CHECK(game.player(1).library == Bounds(59));
  CHECK(game.pass(0));
  CHECK(game.vote(1, game.prince, false));
  CHECK(game.pass(0));
  CHECK_FALSE(game.vote(1, game.prince, false));
  CHECK(game.why.guard == Guard::BallotNotCast);
  CHECK_FALSE(game.vote(1, torpid, false));
  CHECK(game.state.votes(true) == Bounds(2));
  CHECK(game.state.votes(false) == Bounds(3));
}

TEST_CASE("referendum: the votes of titles, and the prisci as a block") {
  CHECK(votesOf(Title::Primogen) == 1);
  CHECK(votesOf(Title::Baron) == 2);
  CHECK(votesOf(Title::Cardinal) == 3);
  CHECK(votesOf(Title::Regent) == 4);
  Vote game;
  const PieceId first = game.titled(0, Title::Priscus), second = game.titled(0, Title::Priscus);
  const PieceId third = game.titled(1, Title::Priscus), fourth = game.titled(1, Title::Priscus);
  game.call();
  CHECK(game.vote(0, first, true));
  CHECK(game.state.votes(true) == Bounds(3));
  CHECK(game.vote(0, second, true));
  CHECK(game.pass(0));
  CHECK(game.vote(1, third, false));
  CHECK(game.state.votes(true) == Bounds(3));
  CHECK(game.pass(0));
  CHECK(game.vote(1, fourth, false));
  CHECK(game.state.votes(true) == Bounds(0));
  CHECK(game.state.votes(false) == Bounds(0));
}

TEST_CASE("referendum: only the caller sets the terms") {
  Vote game;
  game.at(Step::MinionPhase);
  REQUIRE(game.announce(0, game.caller, ActionType::Political));
  game.at(Step::ReferendumTerms);
  CHECK(game.pass(0));
  CHECK_FALSE(game.take(Game::input(Move::Terms, 1)));
  CHECK(game.why.guard == Guard::CallerSetsTerms);
}

TEST_CASE("diablerie: one unit, blood up to the capacity, the hunt at once") {
  Hunted game(4, 4);
  game.act();
  // Effects before it, and then nothing until it is done.
  CHECK(game.use(Game::card(0, kNoPiece, CardType::Unknown, {})));
  game.close();
  CHECK_FALSE(game.piece(game.victim).there());
  CHECK(game.piece(game.diablerist).blood == Bounds(4));
  CHECK(game.state.step == Step::Polling);
  CHECK(game.state.referendum.bloodHunt);
  game.at(Step::DiablerieAfter);
  CHECK(game.piece(game.diablerist).there());
  game.close();
  CHECK(game.state.step == Step::ActionResolved);
}

TEST_CASE("diablerie: a Discipline and a trophy before the blood hunt, which burns the diablerist") {
  Hunted game(8, 4);
  game.card(game.victim).card.redList = true;
  game.act().close();
  CHECK(game.state.step == Step::DiablerieReward);
  CHECK(game.take(Game::input(Move::Reward, 0)));
  CHECK(game.take(Game::input(Move::Reward, 0)));
  CHECK_FALSE(game.take(Game::input(Move::Reward, 0)));
  CHECK(game.pass(0));
  CHECK(game.state.step == Step::Polling);
  for (const Seat seat : std::initializer_list<Seat>{0, 1, 4}) CHECK(game.pass(seat));
  CHECK(game.vote(2, game.hunter, true));
  game.at(Step::DiablerieAfter);
  CHECK_FALSE(game.piece(game.diablerist).there());
  CHECK(game.state.referendum.passed == Known::Yes);
}

TEST_CASE("diablerie: nothing comes of it when the victim is gone") {
  Hunted game(4, 4);
  game.act();
  CHECK(game.use(Game::card(0, kNoPiece, CardType::Unknown, {{Effect::Burn, kNoSeat, game.victim}})));
  CHECK(game.state.step == Step::ActionResolved);
}

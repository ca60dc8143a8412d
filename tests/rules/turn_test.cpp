/// Setting up, the phases without actions, contests, ousts and victory points.

#include "rules/game.h"

using namespace vtes::test;

namespace {

std::string refusedSetup(const Setup &setup) {
  const auto begun = start(setup);
  const auto *refused = std::get_if<Refusal>(&begun);
  return refused == nullptr ? "" : refused->reason;
}

Setup fresh(std::size_t seats) {
  Setup setup;
  setup.seats.resize(seats);
  return setup;
}

/// Seat 0 and seat 1 have the same unique card; seat 0's comes out in its turn.
struct Contest : Game {
  Contest() {
    theirs = vampire(1, 4, 4);
    mine = add(0, Kind::Vampire, 4, 4, Region::Uncontrolled);
    card(mine).card.card = card(theirs).card.card;
    card(mine).card.unique = card(theirs).card.unique = true;
    at(Step::InfluencePhase);
    REQUIRE(take(input(Move::ComeOut, 0, mine)));
  }
  void toTurnOf(Seat seat) {
    do {
      at(Step::DiscardPhase);
      at(Step::UnlockEffects);
    } while (state.turn.active != seat);
  }
  PieceId mine, theirs;
};

}  // namespace

TEST_CASE("setup: two to six seats, pool above nothing") {
  CHECK(refusedSetup(fresh(1)) == "there are 1 seats; a game has 2 to 6");
  CHECK(refusedSetup(fresh(7)) == "there are 7 seats; a game has 2 to 6");
  for (std::size_t seats = 2; seats <= 6; ++seats) CHECK(refusedSetup(fresh(seats)).empty());
  Setup setup = fresh(2);
  setup.seats[1].pool = 0;
  CHECK_FALSE(refusedSetup(setup).empty());
  setup = fresh(2);
  setup.active = 2;
  CHECK_FALSE(refusedSetup(setup).empty());
}

TEST_CASE("setup: seven cards, four crypt cards, thirty pool, no Edge") {
  Setup setup = fresh(5);
  SetupCard known;
  known.owner = 2;
  known.card.card = 7;
  known.card.kind = Kind::Vampire;
  setup.cards.push_back(known);
  const State state = std::get<State>(start(setup));
  CHECK(state.step == Step::UnlockEffects);
  CHECK(state.edge == kNoSeat);
  CHECK(state.turn.number == 1);
  for (Seat seat = 0; seat < 5; ++seat) {
    CHECK(state.players[seat].hand == Bounds(7));
    CHECK(state.players[seat].pool == Bounds(30));
    int dealt = 0;
    for (const Piece &piece : state.pieces) dealt += piece.controller == seat && piece.region == Region::Uncontrolled;
    CHECK(dealt == 4);
  }
  for (int i = 0; i < 4; ++i) setup.cards.push_back(known);
  CHECK(refusedSetup(setup) == "more than 4 crypt cards are dealt to <seat 2>");
}

TEST_CASE("hand: drawn up or discarded down at once, nothing from an empty library") {
  Game game;
  game.seat(0).library = 1;
  game.at(Step::MasterPhase);
  CHECK(game.use(Game::card(0, kNoPiece, CardType::Unknown, {{Effect::HandSize, kNoSeat, kNoPiece, 2}})));
  CHECK(game.player(0).hand == Bounds(8));
  CHECK(game.player(0).library == Bounds(0));
  CHECK(game.use(Game::card(0, kNoPiece, CardType::Unknown, {{Effect::HandSize, kNoSeat, kNoPiece, -4}})));
  CHECK(game.player(0).hand == Bounds(5));
  CHECK(game.use(Game::card(1, kNoPiece, CardType::Unknown, {{Effect::Draw, kNoSeat, kNoPiece, 3}})) == false);
  CHECK(game.use(Game::card(0, kNoPiece, CardType::Unknown, {{Effect::Draw, 1, kNoPiece, 3}})));
  CHECK(game.player(1).hand == Bounds(7));
  CHECK(game.player(1).library == Bounds(57));
  // One plays on without a library.
  CHECK(game.played(Game::card(0, kNoPiece, CardType::Unknown, {})));
  CHECK(game.player(0).hand == Bounds(4));
}

TEST_CASE("unlock phase: all but Infernal minions unlock, a pool unlocks one, a pool for the Edge") {
  Game game;
  const PieceId plain = game.vampire(0), infernal = game.vampire(0), other = game.vampire(1);
  for (const PieceId id : {plain, infernal, other}) game.card(id).locked = Known::Yes;
  game.card(infernal).card.infernal = true;
  game.setup().edge = 0;
  game.begin();
  CHECK(game.piece(plain).locked == Known::No);
  CHECK(game.piece(infernal).locked == Known::Yes);
  CHECK(game.piece(other).locked == Known::Yes);
  CHECK_FALSE(game.take(Game::input(Move::UnlockInfernal, 0, plain)));
  CHECK(game.take(Game::input(Move::UnlockInfernal, 0, infernal)));
  CHECK(game.piece(infernal).locked == Known::No);
  CHECK(game.player(0).pool == Bounds(29));
  CHECK(game.take(Game::input(Move::EdgePool, 0)));
  CHECK(game.player(0).pool == Bounds(30));
  CHECK_FALSE(game.take(Game::input(Move::EdgePool, 0)));
  CHECK(game.why.guard == Guard::EdgePoolNotTaken);
}

TEST_CASE("contest: the copies are out of play, and paid for in each unlock phase") {
  Contest contest;
  CHECK(contest.state.step == Step::ContestBegins);
  CHECK(contest.piece(contest.mine).region == Region::Contested);
  CHECK(contest.piece(contest.theirs).region == Region::Contested);
  contest.toTurnOf(1);
  CHECK(contest.take(Game::input(Move::PayContest, 1, contest.theirs)));
  CHECK(contest.player(1).pool == Bounds(29));
  CHECK_FALSE(contest.take(Game::input(Move::PayContest, 1, contest.theirs)));
  contest.close();
  CHECK(contest.state.step == Step::MasterPhase);
}

TEST_CASE("contest: who does not pay yields, the survivor is unlocked and turned up in the next unlock phase") {
  Contest contest;
  contest.toTurnOf(1);
  contest.close();
  CHECK(contest.state.step == Step::ContestDue);
  CHECK_FALSE(contest.pass(1));
  CHECK(contest.take(Game::input(Move::TimeOut, 1)));
  CHECK_FALSE(contest.piece(contest.theirs).there());
  CHECK(contest.piece(contest.mine).region == Region::Contested);
  contest.toTurnOf(0);
  CHECK(contest.piece(contest.mine).region == Region::Ready);
  CHECK(contest.piece(contest.mine).locked == Known::No);
}

TEST_CASE("contest: a title costs blood, and a torpid vampire yields it") {
  Game game;
  const PieceId prince = game.vampire(1, 2, 6), torpid = game.add(2, Kind::Vampire, 2, 6, Region::Torpor);
  const PieceId rival = game.add(0, Kind::Vampire, 6, 6, Region::Uncontrolled);
  for (const PieceId id : {prince, torpid, rival}) {
    game.card(id).card.title = Title::Prince;
    game.card(id).card.titleCard = 9;
    game.card(id).titleContested = id != rival;
  }
  game.at(Step::InfluencePhase);
  CHECK(game.take(Game::input(Move::ComeOut, 0, rival)));
  CHECK(game.state.step == Step::ContestBegins);
  CHECK(game.piece(prince).titleContested);
  CHECK(game.piece(torpid).titleContested);
  CHECK(game.piece(prince).region == Region::Ready);
  game.at(Step::UnlockEffects);
  CHECK(game.take(Game::input(Move::PayContest, 1, prince)));
  CHECK(game.piece(prince).blood == Bounds(1));
  CHECK(game.player(1).pool == Bounds(30));
  game.at(Step::DiscardPhase);
  game.at(Step::UnlockEffects);
  CHECK(game.state.turn.active == 2);
  game.close();
  // Nothing is asked: a vampire in torpor has to yield.
  CHECK(game.state.step == Step::MasterPhase);
  CHECK(game.piece(torpid).title == Title::None);
  CHECK(game.piece(prince).titleContested);
}

TEST_CASE("master phase: an action is received, used and lost") {
  Game game;
  game.at(Step::MasterPhase);
  CHECK(game.state.turn.masterActions == 1);
  const Play master = Game::card(0, kNoPiece, CardType::Master, {});
  CHECK(game.played(master));
  CHECK(game.state.turn.masterActions == 0);
  CHECK_FALSE(game.play(master));
  CHECK(game.why.guard == Guard::MasterActionLeft);
  game.at(Step::MinionPhase);
  CHECK_FALSE(game.play(master));
  // A trifle gives one back; one played out of turn is taken from the next master phase.
  Game other;
  other.at(Step::MasterPhase);
  CHECK(other.played(Game::card(0, kNoPiece, CardType::Master, {{Effect::MasterActions}})));
  CHECK(other.state.turn.masterActions == 1);
  CHECK(other.pass(0));
  CHECK(other.played(Game::card(1, kNoPiece, CardType::Master, {})));
  other.at(Step::MinionPhase);
  CHECK(other.state.turn.masterActions == 0);
  other.at(Step::UnlockEffects).at(Step::MasterPhase);
  CHECK(other.state.turn.active == 1);
  CHECK(other.state.turn.masterActions == 0);
}

TEST_CASE("master phase: marking a Red List minion takes an action") {
  Game game;
  const PieceId red = game.vampire(1), plain = game.vampire(1);
  game.card(red).card.redList = true;
  game.at(Step::MasterPhase);
  CHECK_FALSE(game.take(Game::input(Move::MarkRedList, 0, plain)));
  CHECK(game.take(Game::input(Move::MarkRedList, 0, red)));
  CHECK(game.piece(red).marked);
  CHECK(game.state.turn.masterActions == 0);
}

TEST_CASE("influence phase: transfers are 1, 2, 3, 4, 4") {
  State state = std::get<State>(start(fresh(5)));
  for (const int expected : {1, 2, 3, 4, 4, 4}) {
    state = *passedTo(state, Step::InfluencePhase, 500);
    CHECK(state.turn.transfers == expected);
    state = *passedTo(state, Step::UnlockEffects, 500);
  }
}

TEST_CASE("influence phase: what transfers buy, excess blood, a vampire comes out") {
  Game game;
  const PieceId vampire = game.add(0, Kind::Vampire, 3, 4, Region::Uncontrolled);
  const auto transfer = [&](Move move, int amount) {
    Input input = Game::input(move, 0, vampire);
    input.amount = amount;
    return game.take(input);
  };
  game.at(Step::InfluencePhase);
  CHECK_FALSE(game.take(Game::input(Move::ComeOut, 0, vampire)));
  CHECK(game.why.reason == "<card 0> has 3 blood of a capacity of 4");
  CHECK_FALSE(transfer(Move::Transfer, 5));
  CHECK(transfer(Move::Transfer, 2));
  CHECK(game.player(0).pool == Bounds(28));
  CHECK(game.piece(vampire).blood == Bounds(5));
  CHECK(transfer(Move::TakeBack, 1));
  CHECK(game.player(0).pool == Bounds(29));
  CHECK(game.piece(vampire).blood == Bounds(4));
  CHECK_FALSE(transfer(Move::Transfer, 1));
  CHECK(game.why.guard == Guard::TransfersLeft);
  Game rich;
  const PieceId full = rich.add(0, Kind::Vampire, 6, 4, Region::Uncontrolled);
  rich.at(Step::InfluencePhase);
  CHECK(rich.take(Game::input(Move::ComeOut, 0, full)));
  CHECK(rich.state.step == Step::EntersPlay);
  CHECK(rich.piece(full).blood == Bounds(4));
  CHECK(rich.piece(full).region == Region::Ready);
  CHECK(rich.piece(full).locked == Known::No);
  rich.close();
  CHECK(rich.state.turn.transfers == 4);
  CHECK(rich.take(Game::input(Move::DrawCrypt, 0)));
  CHECK(rich.player(0).pool == Bounds(29));
  CHECK(rich.player(0).crypt == Bounds(11));
  CHECK(rich.state.turn.transfers == 0);
}

TEST_CASE("influence phase: merging takes four transfers and a pool") {
  Game game;
  const PieceId base = game.vampire(0, 2, 6), advanced = game.add(0, Kind::Vampire, 1, 6, Region::Uncontrolled);
  game.at(Step::InfluencePhase);
  Input merge = Game::input(Move::Merge, 0, advanced);
  merge.other = base;
  CHECK_FALSE(game.take(merge));
  std::swap(merge.piece, merge.other);
  CHECK(game.take(merge));
  CHECK(game.piece(base).blood == Bounds(3));
  CHECK_FALSE(game.piece(advanced).there());
  CHECK(game.state.turn.transfers == 0);
}

TEST_CASE("discard phase: a card is discarded and drawn, or one event a phase, each once a game") {
  Game game;
  game.at(Step::DiscardPhase);
  CHECK(game.take(Game::input(Move::Discard, 0)));
  CHECK(game.player(0).hand == Bounds(7));
  CHECK(game.player(0).library == Bounds(59));
  CHECK_FALSE(game.take(Game::input(Move::Discard, 0)));
  CHECK(game.why.guard == Guard::DiscardActionLeft);
  game.at(Step::UnlockEffects).at(Step::DiscardPhase);
  Input event = Game::input(Move::PlayEvent, 1);
  event.play = Game::card(1, kNoPiece, CardType::Event, {{Effect::DiscardActions, kNoSeat, kNoPiece, 1}}, 77);
  CHECK(game.take(event));
  CHECK(game.state.step == Step::CardAsPlayed);
  game.at(Step::DiscardPhase);
  event.play.card = 78;
  CHECK_FALSE(game.take(event));
  CHECK(game.why.guard == Guard::EventNotThisPhase);
  game.at(Step::UnlockEffects).at(Step::DiscardPhase);
  event.player = event.play.player = 2;
  event.play.card = 77;
  CHECK_FALSE(game.take(event));
  CHECK(game.why.guard == Guard::EventIsNew);
  event.play.card = 78;
  CHECK(game.take(event));
}

TEST_CASE("oust: cards leave the game and come back to their owners, a point and six pool for the predator") {
  Game game;
  game.seat(1).pool = 2;
  const PieceId own = game.vampire(1), taken = game.vampire(2);
  game.card(taken).controller = 1;
  const PieceId gear = game.add(1, Kind::Equipment, 0);
  game.card(gear).card.on = own;
  game.setup().edge = 1;
  game.at(Step::MasterPhase);
  CHECK(game.use(Game::card(0, kNoPiece, CardType::Unknown, {{Effect::Pool, 1, kNoPiece, -3}})));
  CHECK(game.state.step == Step::OustPending);
  game.close();
  CHECK(game.state.step == Step::MasterPhase);
  CHECK_FALSE(game.state.seating.in(1));
  for (const PieceId id : {own, taken, gear}) CHECK_FALSE(game.piece(id).there());
  CHECK(game.player(2).returned == 1);
  CHECK(game.player(0).points == 2);
  CHECK(game.player(0).pool == Bounds(36));
  CHECK(game.player(1).oustedBy == 0);
  CHECK(game.state.edge == kNoSeat);
  CHECK(game.state.seating.prey(0) == 2);
}

TEST_CASE("oust: at the same time there is no six pool for who goes as well") {
  Game game;
  game.seat(1).pool = game.seat(2).pool = 1;
  game.at(Step::MasterPhase);
  CHECK(game.use(
      Game::card(0, kNoPiece, CardType::Unknown, {{Effect::Pool, 1, kNoPiece, -1}, {Effect::Pool, 2, kNoPiece, -1}})));
  game.close();
  CHECK(game.player(0).pool == Bounds(36));
  CHECK(game.player(1).points == 2);
  CHECK(game.player(1).pool == Bounds(0));
}

TEST_CASE("oust: pool gained in the meantime saves, the turn of who is ousted ends") {
  Game game;
  game.seat(0).pool = 1;
  const auto pool = [&](int amount) {
    return game.use(Game::card(0, kNoPiece, CardType::Unknown, {{Effect::Pool, 0, kNoPiece, amount}}));
  };
  game.at(Step::MasterPhase);
  CHECK(pool(-1));
  CHECK(game.state.step == Step::OustPending);
  CHECK(pool(2));
  CHECK(game.state.step == Step::MasterPhase);
  CHECK(pool(-2));
  game.close();
  CHECK(game.state.turn.active == 1);
  CHECK(game.state.step == Step::UnlockEffects);
  CHECK(game.player(4).points == 2);
}

TEST_CASE("end: the last one left gains a point, most points win, a tie has no winner") {
  Game game(2);
  game.seat(1).pool = 1;
  game.at(Step::MasterPhase);
  CHECK(game.use(Game::card(0, kNoPiece, CardType::Unknown, {{Effect::Pool, 1, kNoPiece, -1}})));
  game.close();
  CHECK(game.state.step == Step::GameEnd);
  CHECK(game.player(0).points == 4);
  CHECK(winnerOf(game.state) == 0);
  CHECK_FALSE(game.pass(0));
  CHECK(game.why.reason == "the game is over, and nothing can be done any more");
  Game timed(3);
  timed.begin();
  CHECK(timed.take(Game::input(Move::EndGame, kNoSeat)));
  for (Seat seat = 0; seat < 3; ++seat) CHECK(timed.player(seat).points == 1);
  CHECK(winnerOf(timed.state) == kNoSeat);
  Game conceded(4);
  conceded.begin();
  Input end = Game::input(Move::EndGame, kNoSeat);
  end.ending = Ending::Concession;
  CHECK_FALSE(conceded.take(end));
  end.seats = only(2);
  CHECK(conceded.take(end));
  CHECK(conceded.player(2).points == 8);
  CHECK(winnerOf(conceded.state) == 2);
}

TEST_CASE("withdrawal: announced with an empty library, half a point in the next unlock phase") {
  Game game(3);
  game.seat(0).library = 0;
  game.begin();
  CHECK(game.take(Game::input(Move::Withdraw, 0)));
  CHECK_FALSE(game.take(Game::input(Move::Withdraw, 0)));
  game.at(Step::DiscardPhase).at(Step::UnlockEffects);
  CHECK_FALSE(game.take(Game::input(Move::Withdraw, 1)));
  CHECK(game.why.guard == Guard::LibraryEmpty);
  game.at(Step::DiscardPhase).at(Step::UnlockEffects);
  game.at(Step::DiscardPhase).at(Step::UnlockEffects);
  CHECK(game.state.turn.active == 1);
  CHECK(game.player(0).withdrawn);
  CHECK(game.player(0).points == 1);
  CHECK(game.player(2).points == 0);
}

TEST_CASE("setup: cards that cannot be so are refused") {
  const auto refused = [](auto change) {
    Game game;
    const PieceId first = game.vampire(0), second = game.vampire(1);
    change(game, first, second);
    return !refusedSetup(game.setup()).empty();
  };
  CHECK_FALSE(refused([](Game &, PieceId, PieceId) {}));
  CHECK(refused([](Game &game, PieceId, PieceId) { game.add(0, Kind::Ally, 2, 0, Region::Torpor); }));
  CHECK(refused([](Game &game, PieceId, PieceId) { game.add(0, Kind::Location, 0, 0, Region::Uncontrolled); }));
  CHECK(refused([](Game &game, PieceId, PieceId) { game.add(0, Kind::Ally, 0); }));
  CHECK(refused([](Game &game, PieceId, PieceId) { game.add(0, Kind::Retainer, 1); }));
  CHECK(
      refused([](Game &game, PieceId, PieceId) { game.card(game.add(0, Kind::Ally, 1)).card.title = Title::Prince; }));
  CHECK(refused([](Game &game, PieceId first, PieceId) { game.card(first).card.blood = 9; }));
  CHECK(refused([](Game &game, PieceId first, PieceId) { game.card(first).region = Region::Contested; }));
  const auto copies = [](Game &game, PieceId first, PieceId second) {
    game.card(first).card.card = game.card(second).card.card;
    game.card(first).card.unique = game.card(second).card.unique = true;
  };
  CHECK(refused(copies));
  CHECK_FALSE(refused([&](Game &game, PieceId first, PieceId second) {
    copies(game, first, second);
    game.card(first).region = game.card(second).region = Region::Contested;
  }));
  const auto titles = [](Game &game, PieceId first, PieceId second) {
    game.card(first).card.titleCard = game.card(second).card.titleCard = 9;
    game.card(first).card.title = game.card(second).card.title = Title::Prince;
  };
  CHECK(refused(titles));
  CHECK_FALSE(refused([&](Game &game, PieceId first, PieceId second) {
    titles(game, first, second);
    game.card(first).titleContested = game.card(second).titleContested = true;
  }));
}

TEST_CASE("hand: one that is told is drawn up and discarded down at once") {
  Game game;
  game.seat(0).hand = 3;
  game.seat(1).hand = 9;
  game.begin();
  CHECK(game.player(0).hand == Bounds(7));
  CHECK(game.player(0).library == Bounds(56));
  CHECK(game.player(1).hand == Bounds(7));
  CHECK(game.player(1).library == Bounds(60));
}

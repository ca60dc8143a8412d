/// Turns, phases, transfers: where a replay begins, what it knows at the start of each turn, and how later checkpoints
/// narrow that.

#include <algorithm>
#include <string>

#include "replay/fold.h"
#include "rules/changes.h"
#include "rules/machine_table.h"
#include "rules/setup.h"

namespace vtes::replay {

using rules::Bounds;
using rules::Input;
using rules::kNoPiece;
using rules::kNoSeat;
using rules::Known;
using rules::Move;
using rules::Piece;
using rules::PieceId;
using rules::Region;
using rules::Seat;
using rules::Step;

namespace {

constexpr int kMostPassesInTurn = 400;
constexpr int kTransfersPerTurn = 4;
constexpr int kScarceCost = 3;  ///< pool, for each ready vampire of the clan

Step stepOf(model::PhaseKind phase) {
  switch (phase) {
    case model::PhaseKind::Unlock:
      return Step::UnlockEffects;
    case model::PhaseKind::Master:
      return Step::MasterPhase;
    case model::PhaseKind::Minion:
      return Step::MinionPhase;
    case model::PhaseKind::Influence:
      return Step::InfluencePhase;
    case model::PhaseKind::Discard:
      return Step::DiscardPhase;
  }
  return Step::UnlockEffects;
}

}  // namespace

void Fold::begin() {
  const model::FrontMatter &front = transcript_.frontMatter;
  const int pool = front.pool.value_or(rules::kStartingPool);
  rules::Setup setup;
  setup.inTheMiddle = !premises_.fromTheStart;
  if (setup.inTheMiddle) setup.turn = kTransfersPerTurn;
  setup.active = premises_.opening == kNoSeat ? Seat{0} : premises_.opening;
  for (int i = 0; i < board_.seats(); ++i) {
    rules::SetupSeat seat;
    const auto index = static_cast<std::size_t>(i);
    const bool own = index < front.seats.size() && front.seats[index].pool.has_value();
    seat.pool = own                      ? Bounds(*front.seats[index].pool)
                : premises_.fromTheStart ? Bounds(pool)
                                         : Bounds(1, Bounds::kUnbounded);
    if (setup.inTheMiddle) {
      seat.crypt = Bounds::unknown();
      seat.hand = {0, rules::kHandSize};
    }
    setup.seats.push_back(seat);
  }
  auto made = rules::start(setup);
  if (std::holds_alternative<rules::Refusal>(made)) {
    // Nobody begins with such a pool: what there is is not known.
    for (rules::SetupSeat &seat : setup.seats) seat.pool = {1, Bounds::kUnbounded};
    made = rules::start(setup);
  }
  if (auto *state = std::get_if<rules::State>(&made)) state_ = *state;
  wasAlive_ = state_.seating.alive;
  for (Seat seat = 0; seat < state_.seating.count; ++seat) {
    pools_[seat] = state_.players[seat].pool;
    replay_.moves.push_back({kNoEvent, seat, pools_[seat], pools_[seat], premises_.fromTheStart});
  }
  edgeKnown_ = premises_.fromTheStart;
}

void Fold::arrive(Seat seat) {
  if (turns_ == 0 && state_.turn.active == seat) return;
  closeAction();
  // Who is skipped and can have no pool is out.
  for (Seat next = state_.seating.next(state_.turn.active); next != seat && next != state_.turn.active;
       next = state_.seating.next(next)) {
    if (state_.players[next].pool.low > 0 || !state_.seating.in(seat)) break;
    Input input;
    input.move = Move::Oust;
    input.seats = rules::only(next);
    if (!rules::accept(state_, input)) break;
  }
  const std::uint16_t number = state_.turn.number;
  for (int passes = 0; passes < kMostPassesInTurn; ++passes) {
    if (state_.turn.number != number && state_.step == Step::UnlockEffects && state_.turn.active == seat) return;
    if (state_.turn.number > number + rules::kMostSeats || !pass()) break;
  }
  if (!state_.seating.in(seat)) {
    note(Finding::Kind::OutOfGame, {board_.seatName(seat)});
    state_.seating.alive |= rules::only(seat);
    state_.players[seat].ousted = false;
    state_.players[seat].pool = {1, Bounds::kUnbounded};
  }
  state_.turn.active = seat;
  jump(Step::UnlockPhase);
}

void Fold::onTurn(const Event &event) {
  const Seat seat = board_.seatOf(event.card);
  if (seat == kNoSeat) return;
  arrive(seat);
  follow();
  const Bounds computed = state_.players[seat].pool;
  if (event.count) {
    const int stated = *event.count;
    if (!computed.contains(stated)) {
      const int nearest = stated < computed.low ? computed.low : computed.high;
      note(Finding::Kind::WrongPool, {board_.seatName(seat), std::to_string(nearest), std::to_string(stated)});
      replay_.findings.back().number = seat;
    }
    state_.players[seat].pool = stated;
    replay_.moves.push_back({at_, seat, stated, stated, true});
    pools_[seat] = stated;
  }
  Turn turn;
  if (lastSeat_ != kNoSeat && seat <= lastSeat_) ++round_;
  lastSeat_ = seat;
  turn.number = ++turns_;
  turn.round = round_;
  turn.seat = seat;
  turn.event = at_;
  if (inFull_) turn.table = table();
  turn.table.transfers = static_cast<std::int8_t>(
      premises_.fromTheStart ? std::min<int>(state_.turn.number, kTransfersPerTurn) : kTransfersPerTurn);
  replay_.turns.push_back(std::move(turn));
}

void Fold::onPhase(const Event &event) {
  const Step step = stepOf(event.phase);
  closeAction();
  const rules::State saved = state_;
  for (int passes = 0; passes < kMostPassesInTurn; ++passes) {
    if (state_.step == step) return;
    if (state_.step == Step::TurnEnd || !pass()) break;
  }
  state_ = saved;
}

void Fold::comeOut(PieceId id) {
  const auto &emerging = premises_.emerging;
  const std::pair<cards::CardIndex, std::uint32_t> here{cardOf(state_.piece(id).card), turns_};
  if (here.first != cards::kNoCard && std::find(emerging.begin(), emerging.end(), here) != emerging.end())
    state_.pieces[id].blood = state_.piece(id).capacity;
  const Piece piece = state_.piece(id);
  if (piece.region != Region::Uncontrolled || piece.capacity == 0 || piece.blood.low < piece.capacity) return;
  for (const Piece &other : state_.pieces) {
    // READING 7.7: it waits while another copy is in play.
    const bool same = piece.unique && other.inPlay() && other.card == piece.card;
    if (same) return;
  }
  Input input;
  input.move = Move::ComeOut;
  input.player = piece.controller;
  input.piece = id;
  const cards::CardIndex card = cardOf(piece.card);
  const auto &lines = board_.linesOf(card);
  if (!lines.empty() && hasEffect(lines.front().effects, "scarce")) {
    const std::string_view clan = board_.cards().clans(card);
    for (const Piece &other : state_.pieces) {
      if (!other.ready() || other.controller != piece.controller || other.card == 0) continue;
      if (board_.cards().isCrypt(cardOf(other.card)) && board_.cards().clans(cardOf(other.card)) == clan)
        input.play.pool += kScarceCost;
    }
  }
  static_cast<void>(feed(input));
}

void Fold::onTransfer(const Event &event) {
  closeAction();
  const Seat seat = state_.turn.active;
  const PieceId piece = board_.uncontrolled(event.card, seat, premises_.fromTheStart);
  if (piece == kNoPiece || event.count.value_or(0) == 0) return;
  Input input;
  input.move = *event.count > 0 ? Move::Transfer : Move::TakeBack;
  input.player = seat;
  input.piece = piece;
  input.amount = std::abs(*event.count);
  static_cast<void>(insist(input));
  // In a record from the middle it had blood before; never more than it takes to come out.
  Piece &given = state_.pieces[piece];
  if (!premises_.fromTheStart && given.capacity > 0) given.blood = given.blood.atMost(given.capacity);
  comeOut(piece);
}

void Fold::onCryptDraw(const Event &event) {
  closeAction();
  const Seat seat = state_.turn.active;
  Input input;
  input.move = Move::DrawCrypt;
  input.player = seat;
  if (insist(input) && event.card.kind == model::RefKind::Crypt && event.card.card != cards::kNoCard)
    static_cast<void>(board_.uncontrolled(event.card, seat));
}

void Fold::onMerge(const Event &event) {
  closeAction();
  const Seat seat = state_.turn.active;
  Input input;
  input.move = Move::Merge;
  input.player = seat;
  input.piece = board_.find(event.card, seat);
  if (input.piece == kNoPiece || !state_.piece(input.piece).inPlay()) return;
  const std::string_view name = board_.cards().card(cardOf(state_.piece(input.piece).card)).natural;
  for (std::size_t i = 0; i < state_.pieces.size() && input.other == kNoPiece; ++i) {
    const Piece &other = state_.pieces[i];
    if (other.region != Region::Uncontrolled || other.controller != seat) continue;
    const bool same = other.card != 0 && board_.cards().card(cardOf(other.card)).natural == name;
    if (same) input.other = static_cast<PieceId>(i);
  }
  for (std::size_t i = 0; i < state_.pieces.size() && input.other == kNoPiece; ++i) {
    const Piece &other = state_.pieces[i];
    if (other.region == Region::Uncontrolled && other.controller == seat && other.card == 0)
      input.other = static_cast<PieceId>(i);
  }
  if (!insist(input)) return;
  // The merged vampire has what either card has (TS 1.1.4).
  Piece &merged = state_.pieces[input.piece];
  for (const cards::CardIndex card : board_.cards().byName(name)) {
    if (merged.title == rules::Title::None && board_.cards().card(card).natural == name)
      merged.title = board_.titlePrinted(card);
  }
}

void Fold::onMark(const Event &event) {
  Input input;
  input.move = Move::MarkRedList;
  input.player = board_.seatOf(event.actor);
  if (input.player == kNoSeat) input.player = state_.turn.active;
  input.piece = board_.find(event.card);
  if (input.piece != kNoPiece) static_cast<void>(insist(input));
}

void Fold::onDiscard(const Event &event) {
  const Seat seat = event.actor.kind == model::RefKind::Player ? board_.seatOf(event.actor) : state_.turn.active;
  if (seat != state_.turn.active) return;
  closeAction();
  Input input;
  input.move = Move::Discard;
  input.player = seat;
  static_cast<void>(insist(input));
}

/// `FeMo; ct`: with the only other one of that title, or the one of them that pays for it later or yields.
void Fold::contestTitle(PieceId claims) {
  Piece &own = state_.pieces[claims];
  if (own.title == rules::Title::None) return;
  std::vector<Piece *> others, named;
  for (Piece &other : state_.pieces) {
    if (!other.inPlay() || other.kind != rules::Kind::Vampire || other.title != own.title) continue;
    if (other.controller == own.controller || other.titleContested) continue;
    others.push_back(&other);
    const auto &all = premises_.contesting;
    if (std::find(all.begin(), all.end(), cardOf(other.card)) != all.end()) named.push_back(&other);
  }
  const std::vector<Piece *> &with = named.empty() ? others : named;
  if (with.size() != 1) return;
  with.front()->titleContested = own.titleContested = true;
  // What the machine knows one title by.
  with.front()->titleCard = own.titleCard;
}

void Fold::onContest(const Event &event) {
  const std::string_view term = event.extra().term;
  Seat seat = board_.seatOf(event.actor);
  if (seat == kNoSeat) seat = state_.turn.active;
  const PieceId piece = board_.find(event.card, seat);
  if (piece == kNoPiece) return;
  if (event.contestBegins) {
    if (term == "ct") contestTitle(piece);
    return;
  }
  Input input;
  input.move = term.starts_with('y') ? Move::YieldContest : Move::PayContest;
  input.player = seat;
  input.piece = piece;
  if (insist(input)) return;
  if (input.move == Move::YieldContest) {
    if (state_.piece(piece).region == Region::Contested) rules::remove(state_, piece);
  } else if (term == "cc") {
    state_.pieces[piece].region = Region::Contested;
    rules::changePool(state_, seat, Bounds(-1));
  }
}

Table Fold::table() const {
  Table table;
  table.alive = state_.seating.alive;
  table.edge = state_.edge;
  table.edgeKnown = edgeKnown_;
  table.transfers = state_.turn.transfers;
  for (Seat seat = 0; seat < state_.seating.count; ++seat) {
    table.pool[seat] = state_.players[seat].pool;
    table.halves[seat] = state_.players[seat].points;
  }
  std::vector<std::uint16_t> place(state_.pieces.size(), 0xFFFF);
  for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
    const Piece &piece = state_.pieces[i];
    if (!piece.there()) continue;
    place[i] = static_cast<std::uint16_t>(table.cards.size());
    CardThere there;
    there.card = cardOf(piece.card);
    there.copy = piece.copy;
    there.kind = piece.kind;
    there.region = piece.region;
    there.controller = piece.controller;
    there.locked = piece.locked;
    there.blood = piece.blood;
    there.capacity = piece.capacity;
    there.lies = piece.on != kNoPiece;
    table.cards.push_back(std::move(there));
  }
  for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
    const PieceId on = state_.pieces[i].on;
    if (place[i] == 0xFFFF || on == kNoPiece || on >= place.size() || place[on] == 0xFFFF) continue;
    table.cards[place[on]].on.push_back(place[i]);
  }
  return table;
}

void Fold::closeTurn() {
  closeReferendum();
  closeAction(true);
  resolvePlays();
  settleOusts();
  // Whatever nobody closed is over: nothing of a turn but the table goes into the next.
  if (state_.combat.active || state_.action.active || !state_.plays.empty()) jump(Step::MinionPhase);
  struck_.clear();
  pairFed_ = -1;
  combatTo_ = 0;
  combat_ = referendum_ = action_ = kNone;
  actionFrom_ = attempt_ = kNoEvent;
  actionTo_ = 0;
  slave_ = kNoPiece;
  alsoBlocks_ = 0;
  limited_ = 0;
  vagueTerms_ = false;
  follow();
}

void Fold::finish() {
  if (state_.step == Step::InfluencePhase) {
    for (std::size_t i = 0; i < state_.pieces.size(); ++i) comeOut(static_cast<PieceId>(i));
  }
  const auto &end = transcript_.frontMatter.end;
  Input input;
  input.move = Move::EndGame;
  if (end && end->value == "time") {
    input.ending = rules::Ending::Time;
    static_cast<void>(rules::accept(state_, input));
  } else if (end && end->value == "concession") {
    input.ending = rules::Ending::Concession;
    input.seats = state_.seating.alive;
    if (rules::countOf(input.seats) == 1) static_cast<void>(rules::accept(state_, input));
  }
  follow();
}

}  // namespace vtes::replay

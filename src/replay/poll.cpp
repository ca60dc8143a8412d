/// Referendums: terms, ballots, and what they come to.

#include <algorithm>

#include "replay/fold.h"
#include "rules/changes.h"
#include "rules/machine_table.h"

namespace vtes::replay {

using model::EventKind;
using model::RefKind;
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

constexpr int kMostPassesInReferendum = 120;
/// The votes of a title that a merged vampire can have.
constexpr int kMostByMerging = 4;
/// The titles that go with a family of cards (TS 1.2.4).
rules::Title titleGivenBy(std::string_view name) {
  if (name.starts_with("Praxis Seizure")) return rules::Title::Prince;
  return name.starts_with("Crusade") ? rules::Title::Archbishop : rules::Title::None;
}

/// `votes+2`; with X (`votes+2X+1`) by what is written in parentheses, and between bounds where nothing is.
Bounds votesOf(std::string_view effects, std::optional<int> x) {
  constexpr std::string_view kWord = "votes+";
  const std::size_t at = effects.find(kWord);
  if (at == std::string_view::npos) return 0;
  std::string_view word = effects.substr(at + kWord.size());
  word = word.substr(0, word.find(' '));
  const std::size_t unknown = word.find('X');
  if (unknown == std::string_view::npos) return numberOf(effects, "votes").value_or(0);
  const int times = unknown == 0 ? 1 : word[unknown - 1] - '0';
  const int more = numberOf(word, word.substr(0, unknown + 1)).value_or(0);
  return x ? Bounds(times * *x + more) : Bounds(more, Bounds::kUnbounded);
}

}  // namespace

void Fold::setTerms() {
  if (actionFrom_ == kNoEvent || actionFrom_ >= events_.size()) return;
  const Event &called = *events_[actionFrom_];
  Input input;
  input.move = Move::Terms;
  input.player = state_.referendum.caller;
  bool allocated = false;
  const auto take = [&](const std::vector<model::Item> &items) {
    for (const model::Item &item : items) {
      if (item.who.kind != RefKind::Player || !item.amount) continue;
      const Seat seat = board_.seatOf(item.who);
      if (seat == kNoSeat) continue;
      // Points without a sign are burned.
      input.allocation[seat] = static_cast<std::int8_t>(item.sign == 0 ? -*item.amount : *item.amount);
      allocated = true;
    }
  };
  take(called.extra().terms);
  for (EventIndex i = actionFrom_ + 1; i < actionTo_; ++i) {
    if (events_[i]->kind == EventKind::Terms) take(events_[i]->extra().terms);
  }
  if (allocated) vagueTerms_ = false;
  static_cast<void>(feed(input));
}

void Fold::onReferendumBegin() {
  const rules::State saved = state_;
  const auto open = [&] { return state_.step == Step::ReferendumTerms || state_.step == Step::Polling; };
  passWhile(kMostPassesInReferendum, [&] { return state_.action.active && !open(); });
  if (!open()) state_ = saved;
  if (state_.step == Step::ReferendumTerms) setTerms();
  passWhile(4, [&] { return state_.step == Step::ReferendumTerms; });
  Referendum referendum;
  referendum.event = at_;
  if (!state_.referendum.bloodHunt && actionFrom_ != kNoEvent) referendum.card = events_[actionFrom_]->card.card;
  replay_.referendums.push_back(referendum);
  referendum_ = replay_.referendums.size() - 1;
}

bool Fold::anySeen(Seat seat) const {
  return std::any_of(state_.pieces.begin(), state_.pieces.end(), [seat](const Piece &piece) {
    return piece.inPlay() && piece.kind == rules::Kind::Vampire && piece.controller == seat;
  });
}

void Fold::onVote(const Event &event) {
  if (state_.step != Step::Polling) return;
  const model::Reference &voter = event.extra().other;
  Input input;
  input.yes = event.flag;
  const auto cast = [&](Bounds votes, Seat seat, PieceId minion) {
    if (state_.referendum.ballots.full()) return;
    state_.referendum.ballots.push_back({seat, minion, rules::Title::None, event.flag, votes});
  };
  Seat seat = kNoSeat;
  PieceId minion = kNoPiece;
  if (voter.kind == RefKind::Player) {
    seat = board_.seatOf(voter);
  } else {
    minion = board_.find(voter);
    if (minion != kNoPiece) seat = state_.piece(minion).controller;
  }
  if (seat == kNoSeat) return;
  input.player = seat;
  const bool withCard = event.card.card != cards::kNoCard;
  const bool withEdge = event.card.kind == RefKind::Edge;
  if (withEdge) {
    if (state_.edge == seat || !edgeKnown_) state_.edge = kNoSeat;
    cast(1, seat, kNoPiece);
  } else if (withCard) {
    Aim aim;
    aim.seat = seat;
    aim.minion = minion;
    Reading reading = readCard(board_, state_, event, aim, event.used ? cards::LineUse::InPlay : cards::LineUse::Play);
    const bool political = (board_.cards().types(event.card.card) & cards::kPolitical) != 0;
    Bounds votes = 0;
    if (event.count) {
      votes = *event.count;
    } else if (political && !event.used) {
      votes = 1;
      state_.referendum.cardVotes |= rules::only(seat);
    } else if (reading.line) {
      votes = votesOf(reading.line->effects, event.cost);
    }
    cast(votes, seat, kNoPiece);
    if (!political) rules::payCost(state_, reading.play);
  }
  if (withEdge || (withCard && minion == kNoPiece)) {
    rules::run(state_);
    if (withEdge) return;
  }
  // A Methuselah's ballot is all her titled ready vampires', and for the acting one the vote of the card that called
  // it.
  bool any = withCard;
  for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
    const Piece &piece = state_.pieces[i];
    const auto id = static_cast<PieceId>(i);
    if (piece.controller != seat || piece.region != Region::Ready || piece.kind != rules::Kind::Vampire) continue;
    if (minion != kNoPiece && id != minion) continue;
    // What merging gives a vampire is no fact of either card.
    if (piece.merged && piece.title == rules::Title::None) cast({0, kMostByMerging}, seat, id);
    if (piece.title == rules::Title::None) continue;
    input.move = Move::Vote;
    input.piece = id;
    giveImpulse(seat);
    if (rules::accept(state_, input)) any = true;
  }
  if (minion == kNoPiece && !withCard && !premises_.fromTheStart && !anySeen(seat))
    cast(Bounds::unknown(), seat, kNoPiece);
  const bool caller = seat == state_.referendum.caller && !state_.referendum.bloodHunt;
  if (caller && (minion == kNoPiece || minion == state_.action.actor) &&
      !rules::has(state_.referendum.cardVotes, seat)) {
    input.move = Move::CardVote;
    input.piece = kNoPiece;
    giveImpulse(seat);
    if (rules::accept(state_, input)) any = true;
  }
  if (any || minion == kNoPiece || event.count || state_.piece(minion).title != rules::Title::None) return;
  // A vampire whose title is not known may have won one in a way that nobody wrote.
  if (premises_.fromTheStart) note(Finding::Kind::NoVotes, {board_.pieceName(minion)}, false);
}

bool Fold::isWrittenOut(cards::CardIndex card) const {
  for (EventIndex i = at_; i < events_.size() && events_[i]->kind != EventKind::Turn; ++i) {
    const Event &event = *events_[i];
    if (event.kind != EventKind::Use || event.card.card != card) continue;
    return hasAmounts(event.result);
  }
  return false;
}

void Fold::applyPassed(const Event &called, Known passed) {
  if (called.card.card == cards::kNoCard) return;
  std::string effects;
  for (const cards::CardLine &line : board_.linesOf(called.card.card)) {
    if (line.use == cards::LineUse::Play) effects += std::string(line.effects) + ' ';
  }
  const PieceId actor = board_.find(called.actor, state_.turn.active);
  const PieceId target = called.targets.empty() ? kNoPiece : board_.find(called.targets.front());
  if (const rules::Title title = titleGivenBy(board_.cards().card(called.card.card).name);
      passed == Known::Yes && title != rules::Title::None && actor != kNoPiece) {
    state_.pieces[actor].title = title;
    state_.pieces[actor].titleCard = keyOf(called.card.card);
  }
  if (passed == Known::Yes && target != kNoPiece && hasEffect(effects, "move-to-uncontrolled") &&
      state_.piece(target).inPlay()) {
    state_.pieces[target].region = Region::Uncontrolled;
    state_.pieces[target].locked = Known::No;
  }
  if (!vagueTerms_) return;
  vagueTerms_ = false;
  if (isWrittenOut(called.card.card)) return;
  rules::SeatSet named = 0;
  for (const model::Item &item : called.extra().terms) {
    if (item.who.kind == RefKind::Player) named |= rules::only(board_.seatOf(item.who));
  }
  const bool gains = hasEffect(effects, "each-methuselah:+");
  const bool each = hasEffect(effects, "each-methuselah:");
  const bool burns = hasEffect(effects, "burn-pool:");
  if (!each && !burns && !hasEffect(effects, "allocate:")) return;
  for (Seat seat = 0; seat < state_.seating.count; ++seat) {
    if (!state_.seating.in(seat) || (named != 0 && !rules::has(named, seat))) continue;
    const auto minions = std::count_if(state_.pieces.begin(), state_.pieces.end(), [&](const Piece &piece) {
      return piece.inPlay() && piece.minion() && piece.controller == seat;
    });
    const int most = each ? static_cast<int>(minions) : kVague;
    rules::changePool(state_, seat, gains ? Bounds(0, most) : each || burns ? Bounds(-most, 0) : Bounds(-most, most));
  }
}

void Fold::abstain(PieceId minion) {
  auto &ballots = state_.referendum.ballots;
  rules::FixedVector<rules::Ballot, 64> kept;
  for (const rules::Ballot &ballot : ballots) {
    if (ballot.minion != minion) kept.push_back(ballot);
  }
  ballots = kept;
}

/// No ballot counts, and the acting vampire unlocks.
void Fold::cancelReferendum(const cards::CardLine &line) {
  resolvePlays();
  if (!state_.referendum.active) return;
  const PieceId actor = state_.action.actor;
  if (state_.hasPiece(actor) && hasEffect(line.effects, "unlock")) state_.pieces[actor].locked = Known::No;
  if (action_ != kNone) replay_.actions[action_].outcome = Outcome::Ended;
  action_ = referendum_ = kNone;
  vagueTerms_ = false;
  jump(Step::MinionPhase);
}

void Fold::checkHunt(PieceId burned) {
  if (burned != hunt_.diablerist || hunt_.count.passes != Known::No) return;
  noteResult(at_, board_.pieceName(burned) + " is burned", hunt_.count);
}

void Fold::noteResult(EventIndex event, std::string shown, const Referendum &count) {
  const EventIndex here = std::exchange(at_, event);
  note(Finding::Kind::ResultDiffers, {std::move(shown), std::to_string(count.yes.high), std::to_string(count.no.low)});
  at_ = here;
}

void Fold::changeCount(const Event &called, Referendum &referendum) const {
  if (called.card.card == cards::kNoCard) return;
  for (const cards::CardLine &line : board_.linesOf(called.card.card)) {
    if (line.use != cards::LineUse::Play) continue;
    const int by = numberOf(line.effects, "votes").value_or(0);
    for (Bounds *votes : {&referendum.yes, &referendum.no}) {
      if (by < 0) votes->low = 0;
      if (by > 0) votes->high = Bounds::kUnbounded;
    }
  }
}

EventIndex Fold::showsPassed() const {
  for (EventIndex i = at_ + 1; i < actionTo_ && i < events_.size(); ++i) {
    const Event &event = *events_[i];
    if (event.kind != model::EventKind::Play || event.card.card == cards::kNoCard) continue;
    for (const cards::CardLine &line : board_.linesOf(event.card.card)) {
      if (line.patterns.find("after-political") != std::string_view::npos ||
          line.patterns.find("successful-referendum") != std::string_view::npos)
        return i;
    }
  }
  return kNoEvent;
}

void Fold::closeReferendum() {
  if (referendum_ == kNone) return;
  if (state_.referendum.active) resolvePlays();
  Referendum &referendum = replay_.referendums[referendum_];
  if (state_.step == Step::Polling) {
    const Seat caller = state_.referendum.caller;
    if (!state_.referendum.bloodHunt && !rules::has(state_.referendum.cardVotes, caller) &&
        !state_.referendum.ballots.full()) {
      state_.referendum.cardVotes |= rules::only(caller);
      state_.referendum.ballots.push_back({caller, kNoPiece, rules::Title::None, true, 1});
    }
    referendum.yes = state_.votes(true);
    referendum.no = state_.votes(false);
    if (actionFrom_ != kNoEvent) changeCount(*events_[actionFrom_], referendum);
    const Known counted = referendum.yes.atLeast(referendum.no + 1);
    const EventIndex shown = state_.referendum.bloodHunt ? kNoEvent : showsPassed();
    Known reaches = counted;
    if (shown != kNoEvent && counted == Known::Unknown) reaches = Known::Yes;
    if (shown != kNoEvent && counted == Known::No) {
      reaches = Known::Unknown;
      noteResult(shown, cardName(keyOf(events_[shown]->card.card)) + " is played", referendum);
    }
    referendum.passes = counted == Known::No ? counted : reaches;
    if (state_.referendum.bloodHunt) hunt_ = {state_.diablerie.diablerist, referendum};
    for (const rules::Ballot &ballot : state_.referendum.ballots) {
      referendum.ballots.push_back(
          {ballot.minion != kNoPiece ? toldPiece(ballot.minion) : toldSeat(ballot.player), ballot.votes, ballot.yes});
    }
    const rules::Allocation allocation = state_.referendum.allocation;
    // What is not known to have passed changes nothing here, but what it may have changed below.
    state_.referendum.passed = reaches == Known::Yes ? Known::Yes : Known::No;
    passWhile(12, [&] { return state_.referendum.active; });
    // What may have passed may have changed the pools.
    for (Seat seat = 0; seat < state_.seating.count && reaches == Known::Unknown; ++seat) {
      const int points = allocation[seat];
      if (points != 0 && state_.seating.in(seat)) rules::changePool(state_, seat, orNothing(points));
    }
    if (reaches == Known::No) vagueTerms_ = false;
    if (reaches != Known::No && actionFrom_ != kNoEvent && referendum.card != cards::kNoCard)
      applyPassed(*events_[actionFrom_], reaches);
  }
  referendum_ = kNone;
}

}  // namespace vtes::replay

#include "rules/state.h"

#include <algorithm>
#include <tuple>

#include "rules/machine_table.h"

namespace vtes::rules {
namespace {

bool sameEffects(const FixedVector<PlayEffect, Play::kMostEffects> &a,
                 const FixedVector<PlayEffect, Play::kMostEffects> &b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const PlayEffect &x, const PlayEffect &y) {
    return std::tie(x.effect, x.seat, x.piece, x.amount) == std::tie(y.effect, y.seat, y.piece, y.amount);
  });
}

bool samePlay(const Play &a, const Play &b) {
  const auto tied = [](const Play &play) {
    return std::tie(play.card, play.type, play.player, play.minion, play.fromHand, play.outside, play.cancelled,
                    play.costUnpaid, play.isAction, play.pool, play.blood, play.hooks, play.strike, play.enters.card);
  };
  return tied(a) == tied(b) && sameEffects(a.effects, b.effects);
}

}  // namespace

Seat winnerOf(const State &state) {
  Seat winner = kNoSeat;
  int most = -1;
  for (Seat seat = 0; seat < state.seating.count; ++seat) {
    const int points = state.players[seat].points;
    if (points == most) winner = kNoSeat;
    if (points > most) winner = seat;
    most = std::max(most, points);
  }
  return winner;
}

int votesOf(Title title) {
  switch (title) {
    case Title::None:
    case Title::Priscus:
      return 0;
    case Title::OneVote:
    case Title::Primogen:
    case Title::Bishop:
      return 1;
    case Title::TwoVotes:
    case Title::Prince:
    case Title::Archbishop:
    case Title::Baron:
    case Title::Magaji:
    case Title::Kholo:
      return 2;
    case Title::Justicar:
    case Title::Cardinal:
      return 3;
    case Title::InnerCircle:
    case Title::Regent:
      return 4;
  }
  return 0;
}

bool operator==(const Action &a, const Action &b) {
  const auto tied = [](const Action &action) {
    return std::tie(action.active, action.type, action.actor, action.target, action.targets, action.stealth,
                    action.intercept, action.amount, action.poolCost, action.bloodCost, action.blocker,
                    action.blockerSeat, action.mayBlock, action.declined, action.redirectedTo, action.played,
                    action.intercepts);
  };
  const auto flags = [](const Action &action) {
    return std::tuple(action.withCard, action.unblockable, action.cancelled, action.ended, action.blocked,
                      action.successful, action.noCombat);
  };
  return tied(a) == tied(b) && flags(a) == flags(b) && samePlay(a.card, b.card);
}

bool operator==(const Referendum &a, const Referendum &b) {
  const auto tied = [](const Referendum &referendum) {
    return std::tie(referendum.active, referendum.bloodHunt, referendum.termsSet, referendum.passed, referendum.caller,
                    referendum.cardVotes, referendum.allocation, referendum.ballots);
  };
  return tied(a) == tied(b) && sameEffects(a.effects, b.effects);
}

bool operator==(const State &a, const State &b) {
  const auto tied = [](const State &state) {
    return std::tie(state.step, state.seating, state.passed, state.edge, state.entering, state.ousting, state.decided,
                    state.startedInTheMiddle, state.turn, state.action, state.combat, state.referendum, state.diablerie,
                    state.returns, state.events, state.players, state.pieces);
  };
  return tied(a) == tied(b) && std::equal(a.plays.begin(), a.plays.end(), b.plays.begin(), b.plays.end(), samePlay);
}

std::uint8_t State::sideOf(PieceId id) const {
  if (id == kNoPiece || !combat.active) return kNeither;
  if (combat.sides[kActing].piece == id) return kActing;
  return combat.sides[kOpposing].piece == id ? std::uint8_t{kOpposing} : kNeither;
}

PieceId State::interceptor(const Play &play, const PlayEffect &effect) const {
  if (effect.piece != kNoPiece) return effect.piece;
  // What takes intercept away is played by somebody else.
  PieceId by = effect.amount.low > 0 ? play.minion : kNoPiece;
  if (hasPiece(by) && !piece(by).minion()) by = piece(by).on;
  return by == kNoPiece ? action.blocker : by;
}

Seat State::actingSeat() const {
  return turn.active;
}

Polled State::polled() const {
  if (combat.active) {
    const Seat acting = pieces[combat.sides[kActing].piece].controller;
    const auto defending = static_cast<SeatSet>(only(pieces[combat.sides[kOpposing].piece].controller) & ~only(acting));
    return {Context::One, acting, defending};
  }
  if (referendum.active) return {Context::Undirected, referendum.caller, 0};
  // RR `Post-block / pre-combat window`: between the acting Methuselah and the blocker's, whoever the action is
  // directed at. A diablerie that follows is no part of it.
  if (action.active && action.blocked && diablerie.victim == kNoPiece)
    return {Context::One, turn.active, static_cast<SeatSet>(only(action.blockerSeat) & ~only(turn.active))};
  if (action.active) {
    const auto targets = static_cast<SeatSet>(action.targets & seating.alive);
    const int count = countOf(targets);
    const Context context = count == 0 ? Context::Undirected : count == 1 ? Context::One : Context::Set;
    return {context, turn.active, targets};
  }
  return {Context::Undirected, turn.active, 0};
}

Seat State::impulse() const {
  const StepFacts &facts = factsOf(step);
  if (facts.kind == StepKind::Window) return impulseOwner(seating, polled(), passed);
  if (facts.kind != StepKind::Choice) return kNoSeat;
  switch (facts.chooser) {
    case Chooser::ActingMinion:
      return pieces[combat.sides[kActing].piece].controller;
    case Chooser::OpposingMinion:
      return pieces[combat.sides[kOpposing].piece].controller;
    case Chooser::Blocker:
      return pieces[action.blocker].controller;
    case Chooser::Diablerist:
      return pieces[diablerie.diablerist].controller;
    case Chooser::Active:
    case Chooser::None:
      break;
  }
  return turn.active;
}

Bounds State::votes(bool yes) const {
  Bounds sum = 0;
  int prisci = 0, against = 0;
  for (const Ballot &ballot : referendum.ballots) {
    if (ballot.title == Title::Priscus) ++(ballot.yes ? prisci : against);
    if (ballot.yes == yes) sum += ballot.votes;
  }
  // The prisci are a block of three votes, which goes with most of their ballots.
  constexpr int kBlock = 3;
  if (yes ? prisci > against : against > prisci) sum += kBlock;
  return sum;
}

}  // namespace vtes::rules

#include "replay/fold.h"

#include <algorithm>
#include <utility>

#include "rules/guard_groups.h"
#include "rules/machine_table.h"

namespace vtes::replay {

using rules::Bounds;
using rules::Guard;
using rules::Input;
using rules::kNoPiece;
using rules::kNoSeat;
using rules::Known;
using rules::Move;
using rules::Piece;
using rules::Region;
using rules::Seat;
using rules::Step;
using rules::StepKind;

namespace {

/// More passes than this lead nowhere.
constexpr int kMostPasses = 60;
/// What the machine objects to in one input, one thing after the other.
constexpr int kMostMends = 12;

}  // namespace

Fold::Fold(const model::Transcript &transcript, CardNotes &notes, const Premises &premises,
           std::vector<const Event *> events, Happenings &course, bool inFull)
    : transcript_(transcript),
      premises_(premises),
      replay_(course),
      board_(transcript, state_, notes),
      events_(std::move(events)),
      inFull_(inFull) {
  for (const DrawnName &name : premises.names) board_.name(name.seat, name.draw, name.card);
}

void Fold::resume(const Carry &carry) {
  state_ = carry.state;
  edgeKnown_ = carry.edgeKnown;
  turns_ = carry.turns;
  round_ = carry.round;
  lastSeat_ = carry.lastSeat;
  wasAlive_ = state_.seating.alive;
  for (Seat seat = 0; seat < state_.seating.count; ++seat) pools_[seat] = state_.players[seat].pool;
}

Carry Fold::carry() const {
  return {state_, edgeKnown_, turns_, round_, lastSeat_};
}

void Fold::run() {
  for (at_ = 0; at_ < events_.size(); ++at_) {
    const Event &event = *events_[at_];
    if (state_.step == Step::GameEnd) {
      // Who writes on behind the end is told once a turn.
      if (event.kind == model::EventKind::Turn)
        note(Finding::Kind::OutOfGame, {board_.seatName(board_.seatOf(event.card))});
      continue;
    }
    switch (event.kind) {
      case model::EventKind::Turn:
        onTurn(event);
        break;
      case model::EventKind::Phase:
        onPhase(event);
        break;
      case model::EventKind::Play:
        onPlay(event);
        break;
      case model::EventKind::Use:
        onUse(event);
        break;
      case model::EventKind::Action:
        onAction(event);
        break;
      case model::EventKind::Block:
        onBlock(event);
        break;
      case model::EventKind::Strike:
        onStrike(at_);
        break;
      case model::EventKind::Range:
        onRange(event);
        break;
      case model::EventKind::Press:
        onPress(event);
        break;
      case model::EventKind::CombatBegin:
        onCombatBegin();
        break;
      case model::EventKind::CombatEnd:
        onCombatEnd(event);
        break;
      case model::EventKind::ReferendumBegin:
        onReferendumBegin();
        break;
      case model::EventKind::ReferendumEnd:
        closeReferendum();
        break;
      case model::EventKind::Vote:
        onVote(event);
        break;
      case model::EventKind::State:
        onState(event);
        break;
      case model::EventKind::Transfer:
        onTransfer(event);
        break;
      case model::EventKind::CryptDraw:
        onCryptDraw(event);
        break;
      case model::EventKind::Merge:
        onMerge(event);
        break;
      case model::EventKind::Discard:
        onDiscard(event);
        break;
      case model::EventKind::Contest:
        onContest(event);
        break;
      case model::EventKind::Amount:
        onAmount(event);
        break;
      case model::EventKind::Mark:
        onMark(event);
        break;
      case model::EventKind::Terms:  // taken with what called the referendum
      case model::EventKind::BurnOption:
      case model::EventKind::Deal:
      case model::EventKind::Error:
        break;
    }
    follow();
    const bool turnEnds = at_ + 1 == events_.size() || events_[at_ + 1]->kind == model::EventKind::Turn;
    if (turnEnds) closeTurn();
  }
}

void Fold::note(Finding::Kind kind, std::vector<std::string> words, bool certain) {
  Finding finding;
  finding.kind = kind;
  if (at_ < events_.size()) finding.range = events_[at_]->range;
  finding.words = std::move(words);
  finding.certain = certain;
  // What is tried again is objected to again.
  const bool said = std::any_of(replay_.findings.rbegin(), replay_.findings.rend(), [&](const Finding &other) {
    return other.kind == finding.kind && other.range == finding.range && other.words == finding.words;
  });
  if (said) return;
  replay_.findings.push_back(std::move(finding));
}

/// Who contests what, as the pieces have it; a contest is over when nobody's card is contested any more.
void Fold::followContests() {
  if (events_.empty()) return;
  const EventIndex now = std::min<EventIndex>(at_, static_cast<EventIndex>(events_.size() - 1));
  const auto contested = [&](const Contest &contest) {
    rules::SeatSet between = 0;
    for (const Piece &piece : state_.pieces) {
      const bool is = contest.title ? piece.there() && piece.titleContested : piece.region == Region::Contested;
      const rules::CardKey key = contest.title && piece.titleCard != 0 ? piece.titleCard : piece.card;
      if (is && cardOf(key) == contest.card) between |= rules::only(piece.controller);
    }
    return between;
  };
  for (Contest &contest : replay_.contests) {
    if (contest.ended != kNoEvent) continue;
    const rules::SeatSet between = contested(contest);
    contest.between |= between;
    if (between == 0) contest.ended = now;
  }
  for (const Piece &piece : state_.pieces) {
    const bool title = piece.there() && piece.titleContested;
    if (!title && piece.region != Region::Contested) continue;
    Contest contest;
    contest.title = title;
    contest.card = cardOf(title && piece.titleCard != 0 ? piece.titleCard : piece.card);
    const bool known = std::any_of(replay_.contests.begin(), replay_.contests.end(), [&](const Contest &other) {
      return other.ended == kNoEvent && other.card == contest.card && other.title == title;
    });
    if (known) continue;
    contest.event = now;
    contest.between = contested(contest);
    replay_.contests.push_back(contest);
  }
}

void Fold::follow() {
  if (state_.edge != kNoSeat) edgeKnown_ = true;
  if (inFull_) followContests();
  for (Seat seat = 0; seat < state_.seating.count; ++seat) {
    const Bounds now = state_.players[seat].pool;
    if (now == pools_[seat]) continue;
    replay_.moves.push_back({at_, seat, pools_[seat], now, false});
    pools_[seat] = now;
  }
  const rules::SeatSet left = static_cast<rules::SeatSet>(wasAlive_ & ~state_.seating.alive);
  if (left == 0) return;
  wasAlive_ = state_.seating.alive;
  for (Seat seat = 0; seat < state_.seating.count; ++seat) {
    if (!rules::has(left, seat)) continue;
    const rules::Player &player = state_.players[seat];
    // It was what took the last of her pool, however late that shows.
    EventIndex when = std::min<EventIndex>(at_, static_cast<EventIndex>(events_.size() - 1));
    const auto last = std::find_if(replay_.moves.rbegin(), replay_.moves.rend(), [&](const PoolMove &move) {
      return move.seat == seat && move.event != kNoEvent && move.after.low == 0 && !(move.before == move.after);
    });
    if (last != replay_.moves.rend()) when = last->event;
    // Where her pool was not known, the last bleed that her predator made.
    const auto bled = std::find_if(replay_.actions.rbegin(), replay_.actions.rend(), [&](const Action &action) {
      return action.type == rules::ActionType::Bleed && action.outcome == Outcome::Successful && action.seat == seat;
    });
    const bool unknown =
        (last == replay_.moves.rend() || last->event == at_) && !player.withdrawn && bled != replay_.actions.rend();
    if (unknown && events_[at_]->kind == model::EventKind::Turn) when = bled->event;
    const Oust oust{seat, player.oustedBy, when};
    (player.withdrawn ? replay_.withdrawn : replay_.ousted).push_back(oust);
  }
}

void Fold::giveImpulse(Seat seat) {
  if (seat == kNoSeat || rules::factsOf(state_.step).kind != StepKind::Window) return;
  if (rules::has(state_.passed, seat)) state_.passed = 0;
  (void)rules::firstPolled(state_.seating, state_.polled(), [&](Seat before) {
    if (before != seat) state_.passed |= rules::only(before);
    return before == seat;
  });
}

bool Fold::feed(const Input &input) {
  // Mostly it is taken at once, and nothing has to be kept.
  const rules::SeatSet passed = state_.passed;
  giveImpulse(input.player);
  if (rules::accept(state_, input)) return true;
  state_.passed = passed;
  const rules::State saved = state_;
  for (int passes = 0; passes < kMostPasses; ++passes) {
    if (state_.step == Step::TurnEnd || !pass() || hasLeft(saved, input)) break;
    giveImpulse(input.player);
    if (rules::accept(state_, input)) return true;
  }
  state_ = saved;
  return false;
}

bool Fold::hasLeft(const rules::State &from, const Input &input) const {
  if (input.move != Move::Play && input.move != Move::Use && input.move != Move::Block) return false;
  if (input.move != Move::Block && input.play.minion == kNoPiece) return false;
  if ((from.action.active && !state_.action.active) || from.combat.active != state_.combat.active) return true;
  // Nobody strikes before the strikes that are written.
  const bool strikes = state_.step == Step::StrikeActing && from.step != Step::StrikeActing;
  return strikes && std::any_of(struck_.begin(), struck_.end(), [&](const Struck &one) { return one.pair > pairFed_; });
}

bool Fold::insist(Input input) {
  // Whose it is, for conditions that look at the card alone.
  input.play.player = input.player;
  for (int mended = 0; mended < kMostMends; ++mended) {
    if (feed(input)) return true;
    const std::optional<rules::Refusal> why = objection(input);
    objected_ = why ? why->guard : Guard::None;
    if (!why || !mend(*why, input)) return false;
  }
  return false;
}

std::string Fold::cardName(rules::CardKey key) const {
  return key == 0 ? std::string() : std::string(board_.cards().card(cardOf(key)).natural);
}

int Fold::furtherTransfers() {
  if (furtherTransfersIn_ == state_.turn.number) return 0;
  furtherTransfersIn_ = state_.turn.number;
  int more = 0;
  for (const Piece &piece : state_.pieces) {
    if (piece.region != Region::Ready || piece.controller != state_.turn.active || piece.card == 0) continue;
    for (const cards::CardLine &line : board_.linesOf(cardOf(piece.card))) {
      if (line.use == cards::LineUse::InPlay) more += numberOf(line.effects, "transfers").value_or(0);
    }
  }
  return more;
}

bool Fold::mayGiveMasterActions(Seat seat) const {
  return std::any_of(state_.pieces.begin(), state_.pieces.end(), [&](const Piece &piece) {
    if (piece.region != Region::Ready || piece.controller != seat || piece.card == 0 || !piece.minion()) return false;
    const auto lines = board_.cards().lines(cardOf(piece.card));
    return std::any_of(lines.begin(), lines.end(), [](const cards::CardLine &line) {
      return line.use == cards::LineUse::InPlay && (line.hooks & cards::kMasterPhaseHook) != 0 && line.effects.empty();
    });
  });
}

bool Fold::wakesLater(rules::PieceId minion) const {
  for (EventIndex i = at_; i < actionTo_ && i < events_.size(); ++i) {
    const Event &event = *events_[i];
    if (event.kind == model::EventKind::CombatBegin) break;
    const bool card = event.kind == model::EventKind::Play || event.kind == model::EventKind::Use;
    // Whatever it plays behind its block can be what woke it; so can what others use on it.
    if (!card || event.card.card == cards::kNoCard) continue;
    if (event.actor.present() && board_.find(event.actor) == minion) return true;
    for (const model::Reference &target : event.targets) {
      if (board_.find(target) == minion) return true;
    }
  }
  return false;
}

bool Fold::huntsLater(rules::PieceId minion) const {
  for (EventIndex i = at_; i < events_.size() && events_[i]->kind != model::EventKind::Turn; ++i) {
    const Event &event = *events_[i];
    if (event.kind == model::EventKind::Action && event.action == model::ActionKind::Hunt &&
        board_.find(event.actor) == minion)
      return true;
  }
  return false;
}

std::optional<rules::Refusal> Fold::objection(const Input &input) {
  const rules::State saved = state_;
  const bool answers = input.play.find(rules::Effect::Cancel) != nullptr;
  std::optional<rules::Refusal> why;
  for (int passes = 0; passes < kMostPasses; ++passes) {
    giveImpulse(input.player);
    const bool place = state_.step != Step::CardAsPlayed || answers;
    if (auto refused = rules::apply(state_, input); refused && refused->guard != Guard::None && place) {
      // A window that is open to it says more than one that is not.
      const bool better = !why || (why->guard == Guard::HookOpen && refused->guard != Guard::HookOpen);
      if (better) {
        why = std::move(refused);
        refusedAt_ = rules::factsOf(state_.step).title;
      }
    }
    if (state_.step == Step::TurnEnd || !pass() || hasLeft(saved, input)) break;
  }
  state_ = saved;
  return why;
}

bool Fold::mend(const rules::Refusal &refusal, Input &input) {
  Piece *piece = state_.hasPiece(input.piece) ? &state_.pieces[input.piece] : nullptr;
  Piece *minion = state_.hasPiece(input.play.minion) ? &state_.pieces[input.play.minion] : nullptr;
  switch (refusal.guard) {
    case Guard::ActorCanAct:
      if (piece == nullptr) return false;
      if (piece->locked == Known::Yes) {
        note(Finding::Kind::LockedMinion, {board_.pieceName(input.piece), "acts"});
        piece->locked = Known::No;
        return true;
      }
      if (piece->kind != rules::Kind::Vampire) {
        input.action = rules::ActionType::Other;
        return true;
      }
      if (piece->region == Region::Torpor) note(Finding::Kind::NotReady, {board_.pieceName(input.piece)});
      piece->region = input.action == rules::ActionType::LeaveTorpor ? Region::Torpor : Region::Ready;
      piece->locked = Known::No;
      return true;
    case Guard::ActorIsOwn:
    case Guard::BlockerIsOwn:
      if (piece == nullptr) return false;
      if (piece->region == Region::Torpor) note(Finding::Kind::NotReady, {board_.pieceName(input.piece)});
      piece->controller = input.player;
      piece->region = Region::Ready;
      if (!piece->minion()) piece->kind = rules::Kind::Ally;
      return true;
    case Guard::BlockerUnlocked:
    case Guard::ReactorUnlocked:
      if (piece == nullptr) piece = minion;
      if (piece == nullptr) return false;
      if (!wakesLater(input.move == Move::Block ? input.piece : input.play.minion)) {
        note(Finding::Kind::LockedMinion,
             {board_.pieceName(input.move == Move::Block ? input.piece : input.play.minion),
              input.move == Move::Block ? "blocks" : "reacts"},
             false);
      }
      piece->awake = true;
      return true;
    case Guard::BlockerEligible:
      if (state_.action.active && !state_.action.unblockable)
        note(Finding::Kind::MayNotBlock, {board_.pieceName(input.piece), board_.seatName(input.player)}, false);
      alsoBlocks_ |= rules::only(input.player);
      state_.action.unblockable = false;
      return true;
    case Guard::MandatoryFirst:
    case Guard::MandatoryDone:
      for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
        Piece &each = state_.pieces[i];
        if (!rules::groups::mustHunt(each, state_.turn.active)) continue;
        const auto id = static_cast<rules::PieceId>(i);
        // A record from the middle can leave turns out, in which it hunted.
        if (premises_.fromTheStart && !huntsLater(id))
          note(Finding::Kind::MandatoryHunt, {board_.pieceName(id)}, false);
        each.blood = {0, 1};
      }
      return true;
    case Guard::TargetFits: {
      if (!state_.hasPiece(input.other)) {
        if (input.action == rules::ActionType::Bleed && input.seats != 0) {
          input.seats = 0;
          return true;
        }
        input.action = rules::ActionType::Other;
        input.withCard = true;
        input.seats = 0;
        return true;
      }
      Piece &target = state_.pieces[input.other];
      const bool torpor = input.action == rules::ActionType::Rescue || input.action == rules::ActionType::Diablerie;
      if (input.other == input.piece || (!torpor && input.action != rules::ActionType::EnterCombat)) {
        input.other = kNoPiece;
        return true;
      }
      if (target.region == (torpor ? Region::Torpor : Region::Ready)) return false;
      target.region = torpor ? Region::Torpor : Region::Ready;
      return true;
    }
    case Guard::ActionGranted:
    case Guard::BleedsPrey:
      input.withCard = true;
      return true;
    case Guard::ActionAffordable:
    case Guard::CardAffordable:
      input.play.blood = {0, input.play.blood.high};
      input.play.pool = {0, input.play.pool.high};
      if (minion == nullptr) input.play.blood = 0;
      if (!input.withCard && piece != nullptr) piece->blood = {piece->blood.low, std::max<int>(piece->blood.high, 2)};
      return true;
    case Guard::HandNotEmpty:
      state_.players[input.player].hand = {1, rules::kHandSize};
      return true;
    case Guard::HookOpen:
      note(Finding::Kind::OutOfWindow, {cardName(input.play.card), std::string(refusedAt_)}, false);
      input.play.hooks = 0;
      return true;
    case Guard::MinionIsReady:
    case Guard::UseIsThere:
      if (minion == nullptr) return false;
      minion->controller = input.player;
      minion->region = Region::Ready;
      return true;
    case Guard::EffectTargets:
    case Guard::EnteringFits:
    case Guard::PreventFits:
    case Guard::BindFits:
    case Guard::VotesFit:
    case Guard::ActionCanChange:
    case Guard::CombatCanEnd:
    case Guard::BleedAmountFits:
    case Guard::HuntAmountFits:
    case Guard::StealthNeeded:
    case Guard::InterceptNeeded:
    case Guard::InterceptIsBlockers:
    case Guard::AsPlayedOnly:
    case Guard::RedirectFits:
    case Guard::PressCounts:
    case Guard::AdditionalOnce:
    case Guard::StrikeEffectFits:
    case Guard::OutsiderAllowed:
    case Guard::TypeFits:
      return false;
    case Guard::NotPlayedBefore:
      note(Finding::Kind::CardTwice, {cardName(input.play.card), board_.pieceName(input.play.minion)});
      input.play.type = rules::CardType::Unknown;
      return true;
    case Guard::ManeuverAlternates:
    case Guard::PressAlternates:
      // On a card with more effects another one may be what it was played for.
      if (input.play.effects.size() != 1 || !state_.combat.active) return false;
      note(refusal.guard == Guard::ManeuverAlternates ? Finding::Kind::ManeuverTwice : Finding::Kind::PressTwice,
           {board_.pieceName(input.play.minion)}, false);
      return false;
    case Guard::EventNotThisPhase:
      note(Finding::Kind::SecondEvent, {cardName(input.play.card)});
      state_.turn.eventPlayed = false;
      return true;
    case Guard::EventIsNew:
      note(Finding::Kind::SecondEvent, {cardName(input.play.card)});
      input.play.card = 0;
      return true;
    case Guard::MasterActionLeft:
      if (!mayGiveMasterActions(input.player))
        note(Finding::Kind::TooManyMasters, {board_.seatName(input.player)}, false);
      if (input.player == state_.turn.active) {
        state_.turn.masterActions = 1;
      } else {
        state_.players[input.player].mastersOwed = 0;
      }
      return true;
    case Guard::TransfersLeft:
      if (const int more = furtherTransfers(); more > 0) {
        state_.turn.transfers = static_cast<std::int8_t>(state_.turn.transfers + more);
        return true;
      }
      note(Finding::Kind::TooManyTransfers, {board_.seatName(input.player), std::to_string(state_.turn.transfers)});
      state_.turn.transfers = static_cast<std::int8_t>(2 * input.amount.low);
      return true;
    case Guard::OnePoolThere:
      state_.players[input.player].pool = {state_.players[input.player].pool.low, 30};
      return true;
    case Guard::BloodToTakeBack:
      if (piece == nullptr) return false;
      piece->blood = {0, input.amount.low};
      return true;
    case Guard::HoldsEdge:
      state_.edge = input.player;
      return true;
    case Guard::DiscardActionLeft:
      state_.turn.discardActions = 1;
      return true;
    default:
      return false;
  }
}

bool Fold::decide() {
  Input input;
  input.move = Move::Outcome;
  const std::string_view asked = rules::question(state_);
  if (asked == "intercept-reaches-stealth") {
    input.yes = attemptSucceeds();
  } else if (asked == "acting-mends") {
    input.yes = !falls(state_.combat.sides[rules::kActing].piece);
  } else if (asked == "opposing-mends") {
    input.yes = !falls(state_.combat.sides[rules::kOpposing].piece);
  } else if (asked == "bleed-is-one-or-more") {
    input.yes = true;
  } else {
    input.yes = false;
  }
  return rules::accept(state_, input);
}

bool Fold::pass() {
  if (rules::undecided(state_)) return decide();
  switch (state_.step) {
    case Step::MinionPhase:
      // A hunt that nobody wrote is none.
      for (Piece &piece : state_.pieces) {
        if (rules::groups::mustHunt(piece, state_.turn.active)) piece.locked = Known::Unknown;
      }
      break;
    case Step::BlockAttempt:
      settleAttempt();
      break;
    case Step::PreventDamage:
      settleDamage();
      break;
    case Step::InfluencePhase:
      for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
        if (state_.pieces[i].region != Region::Uncontrolled || state_.pieces[i].controller != state_.turn.active)
          continue;
        comeOut(static_cast<rules::PieceId>(i));
      }
      if (state_.step != Step::InfluencePhase) return true;
      break;
    case Step::StrikeActing:
      chooseStrike(state_.combat.sides[rules::kActing].piece, nullptr);
      return true;
    case Step::StrikeOpposing:
      chooseStrike(state_.combat.sides[rules::kOpposing].piece, nullptr);
      return true;
    default:
      break;
  }
  const bool passed = rules::passAll(state_);
  if (state_.action.active) state_.action.mayBlock |= alsoBlocks_;
  if (passed) return true;
  return rules::accept(state_, rules::timedOut(state_));
}

void Fold::jump(Step step) {
  if (state_.step == Step::GameEnd) return;
  state_.action = {};
  state_.combat = {};
  state_.referendum = {};
  state_.diablerie = {};
  state_.plays.clear();
  state_.returns.clear();
  state_.passed = 0;
  state_.decided = 0;
  state_.step = step;
  rules::run(state_);
}

}  // namespace vtes::replay

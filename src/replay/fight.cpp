/// Combats: rounds, ranges, strikes, presses, and who falls.

#include <algorithm>

#include "replay/fold.h"
#include "rules/changes.h"
#include "rules/machine_table.h"

namespace vtes::replay {

using model::EventKind;
using rules::Bounds;
using rules::Effect;
using rules::Input;
using rules::kActing;
using rules::kNeither;
using rules::kNoPiece;
using rules::kNoSeat;
using rules::Known;
using rules::kOpposing;
using rules::Move;
using rules::Piece;
using rules::PieceId;
using rules::Region;
using rules::Seat;
using rules::Step;
using rules::StrikeKind;

namespace {

constexpr int kMostPassesInCombat = 120;

bool isRangeStep(Step step) {
  return step == Step::BeforeRange || step == Step::DetermineRange;
}

}  // namespace

PieceId Fold::opponentIn(EventIndex from) const {
  const PieceId actor = state_.action.actor;
  PieceId reacted = kNoPiece;
  for (EventIndex i = actionFrom_; i < from; ++i) {
    if (!reacts(*events_[i]) || !meansMinion(events_[i]->actor)) continue;
    if (const PieceId piece = board_.find(events_[i]->actor); piece != kNoPiece && state_.piece(piece).ready())
      reacted = piece;
  }
  for (EventIndex i = from; i < events_.size(); ++i) {
    const Event &event = *events_[i];
    if (i > from && (event.kind == EventKind::CombatEnd || event.kind == EventKind::Turn)) break;
    if (!event.actor.present() || event.actor.kind == model::RefKind::Player) continue;
    const PieceId piece = board_.find(event.actor);
    if (piece != kNoPiece && piece != actor && state_.piece(piece).minion() && state_.piece(piece).inPlay())
      return piece;
  }
  return reacted;
}

void Fold::forceCombat() {
  PieceId acting = state_.action.active ? state_.action.actor : kNoPiece;
  PieceId opposing = state_.action.blocker != kNoPiece ? state_.action.blocker : state_.action.target;
  if (!state_.hasPiece(acting) || state_.piece(acting).region != Region::Ready) acting = kNoPiece;
  if (!state_.hasPiece(opposing) || state_.piece(opposing).region != Region::Ready || opposing == acting)
    opposing = kNoPiece;
  for (EventIndex i = at_; i < combatTo_ && (acting == kNoPiece || opposing == kNoPiece); ++i) {
    const Event &event = *events_[i];
    if (!event.actor.present() || event.actor.kind == model::RefKind::Player) continue;
    const PieceId piece = board_.find(event.actor);
    if (piece == kNoPiece || !state_.piece(piece).minion() || piece == acting || piece == opposing) continue;
    state_.pieces[piece].region = Region::Ready;
    (acting == kNoPiece ? acting : opposing) = piece;
  }
  if (acting == kNoPiece || opposing == kNoPiece) return;
  if (state_.returns.full()) return;
  state_.plays.clear();
  state_.returns.clear();
  state_.combat = {};
  state_.combat.active = true;
  state_.combat.sides[kActing].piece = acting;
  state_.combat.sides[kOpposing].piece = opposing;
  state_.returns.push_back(state_.action.active ? Step::ActionResolved : Step::MinionPhase);
  state_.passed = 0;
  state_.decided = 0;
  state_.step = Step::CombatStart;
  rules::run(state_);
}

void Fold::onCombatBegin() {
  combatTo_ = at_ + 1;
  while (combatTo_ < events_.size() && events_[combatTo_]->kind != EventKind::CombatEnd &&
         events_[combatTo_]->kind != EventKind::Turn)
    ++combatTo_;
  if (state_.combat.active) jump(Step::MinionPhase);
  const rules::State saved = state_;
  rules::Action &action = state_.action;
  if (action.active && !action.blocked && !action.successful && action.blocker == kNoPiece &&
      action.type != rules::ActionType::EnterCombat) {
    // READING 7.1: nobody wrote who blocked; it is who fights.
    const PieceId blocker = opponentIn(at_);
    if (blocker != kNoPiece && state_.piece(blocker).controller != state_.turn.active) {
      Input input;
      input.move = Move::Block;
      input.player = state_.piece(blocker).controller;
      input.piece = blocker;
      if (insist(input)) attempt_ = at_;
    } else if (blocker == kNoPiece && premises_.fromTheStart && action_ != kNone &&
               replay_.actions[action_].type != rules::ActionType::EnterCombat) {
      const bool nothing = actionFrom_ + 1 == at_ && events_[actionFrom_]->kind == EventKind::Action;
      note(Finding::Kind::CombatWithoutBlock, {board_.pieceName(action.actor)}, nothing);
    }
  }
  passWhile(kMostPassesInCombat, [&] { return action.active && !state_.combat.active; });
  if (!state_.combat.active) {
    state_ = saved;
    forceCombat();
  }
  if (!state_.combat.active) return;
  if (action_ != kNone && action.blocked) {
    replay_.actions[action_].blockedBy = toldPiece(action.blocker);
    replay_.actions[action_].outcome = Outcome::Blocked;
    blocked_ = {action, action_};
  }
  PieceId &acting = state_.combat.sides[kActing].piece;
  if (state_.hasPiece(slave_) && state_.hasPiece(acting) && slave_ != state_.combat.sides[kOpposing].piece) {
    state_.pieces[acting].locked = Known::No;
    state_.pieces[slave_].locked = Known::Yes;
    acting = slave_;
  }
  slave_ = kNoPiece;
  Combat combat;
  combat.event = at_;
  combat.between = {toldPiece(state_.combat.sides[kActing].piece), toldPiece(state_.combat.sides[kOpposing].piece)};
  combat.rounds.emplace_back();
  replay_.combats.push_back(std::move(combat));
  combat_ = replay_.combats.size() - 1;
  planStrikes(at_ + 1);
}

bool Fold::isUsedBehind(EventIndex played) const {
  const Event &first = *events_[played];
  for (EventIndex i = played + 1; i < combatTo_; ++i) {
    const Event &event = *events_[i];
    if (event.card.card != first.card.card || board_.find(event.actor) != board_.find(first.actor)) continue;
    if (event.kind == EventKind::Use) return true;
    // Another copy has its own use.
    if (event.kind == EventKind::Play) return false;
  }
  return false;
}

/// Pairs the strikes that are written. A strike without a minion is both's (READING 5.13); who strikes again begins the
/// next pair.
void Fold::planStrikes(EventIndex from) {
  struck_.clear();
  maneuvers_.clear();
  pairFed_ = -1;
  int pair = 0;
  bool acting = false, opposing = false;
  for (EventIndex i = from; i < combatTo_; ++i) {
    const Event &event = *events_[i];
    Struck strike;
    strike.event = i;
    if (event.kind == EventKind::Strike) {
      strike.weapon = event.flag;
      if (event.actor.present()) strike.by = board_.find(event.actor);
    } else if (event.kind == EventKind::Play || event.kind == EventKind::Use) {
      const PieceId piece = event.actor.present() ? board_.find(event.actor) : kNoPiece;
      if (piece == kNoPiece || state_.sideOf(piece) == kNeither) continue;
      Aim aim;
      aim.minion = piece;
      aim.seat = state_.piece(piece).controller;
      Reading reading = readCard(board_, state_, event, aim,
                                 event.kind == EventKind::Play ? cards::LineUse::Play : cards::LineUse::InPlay);
      if (event.kind == EventKind::Use) {
        // `Omaya /aiba`: the strike of a card that was played to maneuver.
        const auto played = std::find_if(maneuvers_.begin(), maneuvers_.end(), [&](const Maneuver &one) {
          return !one.used && one.by == piece && events_[one.event]->card.card == event.card.card;
        });
        if (played != maneuvers_.end()) {
          played->used = true;
          reading = played->reading;
          reading.play.pool = reading.play.blood = 0;
        }
      }
      const bool ranges = (i + 1 < combatTo_ && events_[i + 1]->kind == EventKind::Range) ||
                          (reading.play.find(Effect::Maneuver) != nullptr && isUsedBehind(i));
      if (ranges && reading.strikes && event.kind == EventKind::Play) maneuvers_.push_back({i, piece, false, reading});
      // What a strike comes with is for later.
      if (!reading.strikes && reading.play.find(Effect::PressContinue) != nullptr && (acting || opposing)) {
        ++pair;
        acting = opposing = false;
      }
      if (!reading.strikes || ranges) continue;
      strike.by = piece;
      strike.reading = reading;
    } else {
      if (event.kind == EventKind::Press && !event.flag && (acting || opposing)) {
        ++pair;
        acting = opposing = false;
      }
      continue;
    }
    const std::uint8_t side = strike.by == kNoPiece ? kNeither : state_.sideOf(strike.by);
    const bool again = strike.by == kNoPiece ? acting || opposing : side == kActing ? acting : opposing;
    if (again) {
      ++pair;
      acting = opposing = false;
    }
    if (side != kOpposing) acting = true;
    if (side != kActing) opposing = true;
    strike.pair = pair;
    struck_.push_back(std::move(strike));
  }
}

void Fold::chooseStrike(PieceId piece, const Struck *struck) {
  Input input;
  input.move = Move::Strike;
  input.player = state_.hasPiece(piece) ? state_.piece(piece).controller : kNoSeat;
  input.piece = piece;
  const Bounds strength = board_.strengthOf(piece);
  rules::Strike strike;
  strike.kind = StrikeKind::Damage;
  strike.amount = {0, strength.high};
  std::string what = "?";
  if (struck != nullptr && struck->reading) {
    strike = struck->reading->play.strike;
    // It was read before the combat, and strength may have been gained since.
    if (struck->reading->line) {
      if (const auto now = strikeOf(struck->reading->line->effects, strength)) strike.amount = now->amount;
    }
    what = std::string(board_.cards().card(events_[struck->event]->card.card).name);
  } else if (struck != nullptr && !struck->weapon) {
    strike.amount = strength;
    what = "hand";
  } else if (struck != nullptr) {
    what = "weapon";
    strike.ranged = true;
    for (const Piece &on : state_.pieces) {
      if (!on.there() || on.on != piece || on.card == 0) continue;
      for (const cards::CardLine &line : board_.linesOf(cardOf(on.card))) {
        if (line.use != cards::LineUse::InPlay) continue;
        if (const auto found = strikeOf(line.effects, strength)) strike = *found;
      }
    }
  }
  const std::size_t side = state_.step == Step::StrikeOpposing ? kOpposing : kActing;
  strike.source =
      state_.combat.sides[side].isBound && state_.combat.pair == 0 ? state_.combat.sides[side].bound : strike.source;
  input.play.strike = strike;
  if (!rules::accept(state_, input)) {
    // The step must be left in any case.
    input.play.strike = {};
    input.play.strike.kind = StrikeKind::NoStrike;
    input.play.strike.source = state_.combat.sides[side].isBound ? state_.combat.sides[side].bound : 0;
    if (!rules::accept(state_, input)) jump(Step::MinionPhase);
  }
  if (combat_ == kNone || struck == nullptr) return;
  replay_.combats[combat_].rounds.back().strikes.push_back({toldPiece(piece), what});
}

void Fold::onStrike(EventIndex index) {
  if (!state_.combat.active) return;
  const auto found =
      std::find_if(struck_.begin(), struck_.end(), [&](const Struck &one) { return one.event == index; });
  if (found == struck_.end() || found->pair <= pairFed_) return;
  const int pair = found->pair;
  pairFed_ = pair;
  for (int passes = 0; passes < kMostPassesInCombat && state_.combat.active && state_.step != Step::StrikeActing &&
                       state_.step != Step::StrikeOpposing;
       ++passes) {
    if (state_.step == Step::AdditionalStrikes || state_.step == Step::PressStep) {
      // Another pair without a card for it: an additional strike or another round. Who says nothing goes on.
      if (state_.step == Step::PressStep && !state_.combat.pressed) state_.combat.pressed = true;
    }
    if (!pass()) break;
  }
  if (!state_.combat.active) return;
  while (combat_ != kNone && replay_.combats[combat_].rounds.size() < state_.combat.round) {
    replay_.combats[combat_].rounds.emplace_back();
    board_.endRound();
  }
  if (combat_ != kNone) replay_.combats[combat_].rounds.back().longRange = state_.combat.longRange;
  const auto of = [&](std::size_t side) -> const Struck * {
    for (const Struck &one : struck_) {
      if (one.pair != pair) continue;
      if (one.by == kNoPiece || one.by == state_.combat.sides[side].piece) return &one;
    }
    return nullptr;
  };
  if (state_.step == Step::StrikeActing) chooseStrike(state_.combat.sides[kActing].piece, of(kActing));
  if (state_.combat.active && state_.step == Step::StrikeOpposing)
    chooseStrike(state_.combat.sides[kOpposing].piece, of(kOpposing));
}

void Fold::resolvePlays() {
  passWhile(kMostPassesInCombat, [&] { return !state_.plays.empty(); });
}

void Fold::onRange(const Event &event) {
  if (!state_.combat.active) return;
  resolvePlays();
  // What a card before it did already is only described.
  if (state_.combat.longRange == event.flag) return;
  Input input;
  input.move = Move::Use;
  PieceId piece = event.actor.present() ? board_.find(event.actor) : kNoPiece;
  if (piece == kNoPiece || state_.sideOf(piece) == kNeither) {
    const std::size_t side = state_.combat.lastManeuver == kActing ? kOpposing : kActing;
    piece = state_.combat.sides[side].piece;
  }
  input.player = state_.piece(piece).controller;
  input.play.minion = piece;
  rules::PlayEffect row;
  row.effect = Effect::Maneuver;
  input.play.effects.push_back(row);
  if (!insist(input)) state_.combat.longRange = event.flag;
}

void Fold::onPress(const Event &event) {
  if (!state_.combat.active) return;
  resolvePlays();
  PieceId piece = event.actor.present() ? board_.find(event.actor) : kNoPiece;
  if (piece == kNoPiece || state_.sideOf(piece) == kNeither) {
    const std::size_t side = state_.combat.lastPress == kActing ? kOpposing : kActing;
    piece = state_.combat.sides[side].piece;
  }
  press(piece, event.flag);
}

void Fold::press(PieceId piece, bool end) {
  if (combat_ != kNone) replay_.combats[combat_].rounds.back().presses.push_back({toldPiece(piece), end});
  if (state_.combat.pressed != end) return;
  Input input;
  input.move = Move::Use;
  input.player = state_.piece(piece).controller;
  input.play.minion = piece;
  rules::PlayEffect row;
  row.effect = end ? Effect::PressEnd : Effect::PressContinue;
  input.play.effects.push_back(row);
  if (!insist(input)) state_.combat.pressed = !end;
}

bool Fold::pressesWith(const Event &event, PieceId minion) {
  if (minion == kNoPiece || state_.sideOf(minion) == kNeither || event.card.card == cards::kNoCard) return false;
  if (std::any_of(struck_.begin(), struck_.end(), [&](const Struck &one) { return one.event == at_; })) return false;
  bool presses = false;
  for (const cards::CardLine &line : board_.linesOf(event.card.card)) {
    if (line.use == cards::LineUse::InPlay) return false;
    presses = presses || hasEffect(line.effects, "press");
  }
  const bool struck =
      std::any_of(struck_.begin(), struck_.end(), [&](const Struck &one) { return one.pair <= pairFed_; });
  if (!presses || !struck) return false;
  resolvePlays();
  // To continue, or against a press that does.
  const rules::State saved = state_;
  passWhile(kMostPassesInCombat, [&] { return state_.combat.active && state_.step != Step::PressStep; });
  if (!state_.combat.active || state_.step != Step::PressStep) state_ = saved;
  press(minion, state_.combat.pressed);
  return true;
}

void Fold::onCombatCard(EventIndex index, Reading &reading, const Aim &aim) {
  const Event &event = *events_[index];
  const auto struck =
      std::find_if(struck_.begin(), struck_.end(), [&](const Struck &one) { return one.event == index; });
  const bool combatCard = event.kind == EventKind::Use || reading.play.type == rules::CardType::Combat ||
                          (reading.play.type == rules::CardType::Master && aim.minion == kNoPiece) ||
                          event.card.card == cards::kNoCard;
  if (!combatCard) {
    const cards::Types types = board_.cards().types(event.card.card);
    const bool certain = (types & (cards::kActionModifier | cards::kReaction | cards::kCombat)) == 0;
    note(Finding::Kind::NotCombatCard, {std::string(board_.cards().card(event.card.card).natural)}, certain);
  }
  if (struck != struck_.end() && struck->reading && aim.minion != kNoPiece) {
    reading = *struck->reading;
    // Its cost is paid as it is played; what it strikes with is chosen with its pair.
    onStrike(index);
    if (state_.hasPiece(aim.minion)) rules::payCost(state_, reading.play);
    const std::uint8_t own = state_.combat.active ? state_.sideOf(aim.minion) : kNeither;
    if (const rules::PlayEffect *more = reading.play.find(Effect::Additional); more != nullptr && own != kNeither) {
      rules::Combatant &side = state_.combat.sides[own];
      side.additional = static_cast<std::int8_t>(std::min(side.additional + more->amount.low, 100));
      side.additionalGained = true;
    }
    const rules::PlayEffect *prevented = reading.play.find(Effect::Prevent);
    if (prevented != nullptr && state_.combat.active) {
      const std::uint8_t side = state_.sideOf(aim.minion);
      if (side != kNeither) state_.combat.sides[side].damage.spend(prevented->amount);
    }
    if (hasEffect(reading.line->effects, "unlock") && state_.hasPiece(aim.minion))
      state_.pieces[aim.minion].locked = Known::No;
    rules::run(state_);
    return;
  }
  if (reading.play.find(Effect::Cancel) == nullptr) resolvePlays();
  noteStrength(reading, aim);
  // Of a maneuver and a press on one card it gives what the step asks for; behind a press that is a maneuver of the
  // next round.
  const Step step = state_.plays.empty() ? state_.step : state_.returns.back();
  const bool early = isRangeStep(step) || (state_.combat.pressed && reading.play.find(Effect::Maneuver) != nullptr);
  rules::FixedVector<rules::PlayEffect, rules::Play::kMostEffects> now, presses;
  const bool maneuver =
      std::any_of(maneuvers_.begin(), maneuvers_.end(), [&](const Maneuver &one) { return one.event == index; });
  for (const rules::PlayEffect &row : reading.play.effects) {
    if (maneuver && row.effect != Effect::Maneuver) continue;
    const bool press = row.effect == Effect::PressContinue || row.effect == Effect::PressEnd;
    // A press of a card for another time is one for later.
    const bool later = press && reading.line && (reading.line->hooks & cards::kPressHook) == 0;
    if (later || (early && press) || (!early && row.effect == Effect::Maneuver)) continue;
    if (row.effect == Effect::Wake || row.effect == Effect::PutInPlay) continue;
    (press ? presses : now).push_back(row);
  }
  // What it prevents comes before what it presses with.
  const bool both =
      std::any_of(now.begin(), now.end(), [](const auto &row) { return row.effect == Effect::Prevent; }) &&
      !presses.empty();
  reading.play.effects = now;
  if (!both) {
    for (const rules::PlayEffect &row : presses) reading.play.effects.push_back(row);
  }
  Input input;
  input.move = event.kind == EventKind::Use ? Move::Use : Move::Play;
  input.player = aim.seat;
  input.play = reading.play;
  input.play.hooks = 0;
  input.play.outside = true;
  if (input.play.type != rules::CardType::Master) input.play.type = rules::CardType::Combat;
  if (insist(input)) {
    notePress(input.play);
  } else {
    input.play.effects.clear();
    if (!insist(input)) rules::payCost(state_, input.play);
  }
  if (!both) return;
  Input press;
  press.move = Move::Use;
  press.player = aim.seat;
  press.play.player = aim.seat;
  press.play.minion = aim.minion;
  press.play.effects = presses;
  if (feed(press)) notePress(press.play);
}

void Fold::noteStrength(const Reading &reading, const Aim &aim) {
  if (!reading.line || aim.minion == kNoPiece) return;
  const auto more = numberOf(reading.line->effects, "strength+");
  const auto exact = numberOf(reading.line->effects, "strength=");
  if (!more && !exact) return;
  const int by = more ? *more : *exact - board_.printedOf(aim.minion).strength;
  board_.gainStrength(aim.minion, byLine(*reading.line, by));
}

void Fold::notePress(const rules::Play &play) {
  const bool ends = play.find(Effect::PressEnd) != nullptr;
  if (combat_ == kNone || (!ends && play.find(Effect::PressContinue) == nullptr)) return;
  replay_.combats[combat_].rounds.back().presses.push_back({toldPiece(play.minion), ends});
}

bool Fold::falls(PieceId piece) const {
  // What is written up to the next pair of strikes is of this one.
  EventIndex from = at_, to = combatTo_;
  for (const Struck &one : struck_) {
    if (one.pair == pairFed_) from = std::min(from, one.event);
    if (one.pair > pairFed_ && pairFed_ >= 0) to = std::min(to, one.event - 1);
  }
  for (EventIndex i = from; i <= to && i < events_.size(); ++i) {
    const Event &event = *events_[i];
    if (event.kind == EventKind::Turn) break;
    if (event.kind == EventKind::State && (event.extra().term == "et" || event.extra().term == "bt") &&
        board_.find(event.card) == piece)
      return true;
    for (const model::Item &item : event.result) {
      if ((item.term == "et" || item.term == "bt") && item.who.present() && board_.find(item.who) == piece) return true;
    }
  }
  return false;
}

/// The strike of this pair sends to torpor whom it hits, whatever blood there is.
bool Fold::strikesIntoTorpor(PieceId piece) const {
  return std::any_of(struck_.begin(), struck_.end(), [&](const Struck &one) {
    return one.pair == pairFed_ && one.by == piece && one.reading && one.reading->line &&
           hasEffect(one.reading->line->effects, "strike:torpor");
  });
}

void Fold::settleDamage() {
  for (const std::size_t index : {kActing, kOpposing}) {
    rules::Combatant &side = state_.combat.sides[index];
    if (!state_.hasPiece(side.piece)) continue;
    Piece &piece = state_.pieces[side.piece];
    const bool vampire = piece.kind == rules::Kind::Vampire;
    if (!falls(side.piece)) {
      // Nobody wrote that it fell: what was more than it could mend was prevented by something.
      const int most = vampire ? piece.blood.high : std::max(piece.blood.high - 1, 0);
      if (side.aggravated.high > 0) {
        side.damage += vampire ? Bounds(0) : side.aggravated;
        side.aggravated = 0;
      }
      side.damage = side.damage.atMost(most);
      if (side.damage.high > 0 && piece.blood.low < side.damage.high) side.damage.low = 0;
    } else if (vampire && strikesIntoTorpor(state_.combat.sides[index == kActing ? kOpposing : kActing].piece)) {
      // As one aggravated damage does, it fells and takes nothing.
      if (side.aggravated.high == 0) side.aggravated = 1;
    } else if (vampire && side.aggravated.high == 0 && piece.blood.atLeast(side.damage) == Known::Yes) {
      side.damage = piece.blood.bounded() ? piece.blood.high + 1 : 100;
    } else if (!vampire) {
      side.damage = 100;
    }
  }
}

void Fold::onCombatEnd(const Event &event) {
  for (int passes = 0; passes < kMostPassesInCombat && state_.combat.active; ++passes) {
    // Whatever was pressed, the record says that it is over.
    if (state_.step == Step::RoundCheck || state_.step == Step::EndOfRound) state_.combat.pressed = false;
    if (state_.step == Step::StrikeActing || state_.step == Step::BeforeStrikes || state_.step == Step::BeforeRange ||
        state_.step == Step::DetermineRange) {
      const bool more =
          std::any_of(struck_.begin(), struck_.end(), [&](const Struck &one) { return one.pair > pairFed_; });
      if (!more) state_.combat.over = true;
    }
    if (!pass()) break;
  }
  // What fell is written at the mark.
  for (const model::Item &item : event.result) {
    if (item.who.present()) applyState(item.who, item.term);
  }
  for (EventIndex i = combatTo_ > 0 && combat_ != kNone ? replay_.combats[combat_].event : at_; i < at_; ++i) {
    for (const model::Item &item : events_[i]->result) {
      if (!item.who.present() || (item.term != "et" && item.term != "bt")) continue;
      const PieceId piece = board_.find(item.who);
      if (piece == kNoPiece || state_.piece(piece).region != Region::Ready) continue;
      state_.combat.active = false;
      applyState(item.who, item.term);
    }
  }
  if (state_.combat.active) state_.combat = {};
  combat_ = kNone;
  board_.endGains();
  rules::run(state_);
}

}  // namespace vtes::replay

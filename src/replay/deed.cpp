/// What minions and Methuselahs do outside of combats and referendums: cards, actions, blocks.

#include <algorithm>
#include <string>

#include "replay/fold.h"
#include "rules/changes.h"
#include "rules/machine_table.h"

namespace vtes::replay {

using model::EventKind;
using model::RefKind;
using rules::ActionType;
using rules::Bounds;
using rules::Effect;
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

constexpr int kMostPassesInAction = 200;

std::string displayName(const model::Transcript &transcript, const model::Reference &word) {
  std::string name(model::nameOf(transcript, word));
  return name.empty() ? std::string(word.abbr) : name;
}

}  // namespace

std::string Fold::toldWord(const model::Reference &word) const {
  return inFull_ ? displayName(transcript_, word) : std::string();
}

bool Fold::isSlave(const Event &event) const {
  return event.kind == EventKind::Use && event.actor.kind == RefKind::Crypt && event.card.kind == RefKind::Crypt &&
         event.card.card != cards::kNoCard && event.card.card != event.actor.card &&
         (board_.cards().traits(event.card.card) & cards::kSlave) != 0;
}

bool Fold::isAnnounce(EventIndex index, bool acting) const {
  const Event &event = *events_[index];
  if (isSlave(event)) return false;
  if (event.kind == EventKind::Action) return true;
  if (event.kind != EventKind::Play && event.kind != EventKind::Use) return false;
  if (!meansMinion(event.actor)) return false;
  // `Nerg /rl VaMa` (TS 2.1.10.2).
  if (event.kind == EventKind::Use && isTerm(event.card, "rl")) return true;
  // `Wynn /sa Zebu`: the line is its own card's.
  const bool own = event.kind == EventKind::Use && isTerm(event.card, "sa");
  const cards::CardIndex card = own ? event.actor.card : event.card.card;
  if (card == cards::kNoCard) return false;
  if (event.kind == EventKind::Play) {
    const cards::Types types = board_.cards().types(event.card.card);
    if ((types & kActingTypes) == 0) return false;
    // A card of two types performs the action only where there is none yet.
    return (types & kAnsweringTypes) == 0 || !acting;
  }
  constexpr cards::Hooks kActs = cards::kActionHook | cards::kPoliticalActionHook;
  bool acts = false, otherwise = false;
  for (const cards::CardLine &line : board_.linesOf(card)) {
    if (line.use != cards::LineUse::InPlay) continue;
    acts = acts || (line.hooks & kActs) != 0;
    otherwise = otherwise || (line.hooks & ~kActs & ~cards::kInPlayHook) != 0;
  }
  // Of several abilities it is the action where somebody could have blocked it.
  return acts && (!own || !otherwise || isAnswered(index));
}

bool Fold::isAnswered(EventIndex index) const {
  const auto &terms = events_[index]->extra().terms;
  if (std::any_of(terms.begin(), terms.end(), [](const model::Item &item) { return item.term == "nb"; })) return true;
  if (index + 1 >= events_.size()) return false;
  const EventKind next = events_[index + 1]->kind;
  return next == EventKind::Block || next == EventKind::CombatBegin;
}

EventIndex Fold::endOfAction(EventIndex index) const {
  bool fighting = false, voting = false;
  for (EventIndex i = index + 1; i < events_.size(); ++i) {
    const EventKind kind = events_[i]->kind;
    if (kind == EventKind::CombatBegin) fighting = true;
    if (kind == EventKind::CombatEnd) fighting = false;
    if (kind == EventKind::ReferendumBegin) voting = true;
    if (kind == EventKind::ReferendumEnd) voting = false;
    if (kind == EventKind::Turn) return i;
    if (fighting || voting) continue;
    if (endsAction(kind) || isAnnounce(i, true)) return i;
  }
  return static_cast<EventIndex>(events_.size());
}

bool Fold::anyFaceDown(Seat seat) const {
  return std::any_of(state_.pieces.begin(), state_.pieces.end(), [&](const Piece &piece) {
    return piece.there() && piece.kind == rules::Kind::Vampire && piece.card == 0 && piece.controller == seat &&
           piece.blood.high > 0;
  });
}

PieceId Fold::minionOf(const model::Reference &word, Seat seat) {
  if (!meansMinion(word)) return kNoPiece;
  const PieceId found = board_.find(word, seat);
  if (found != kNoPiece && state_.piece(found).region != Region::Uncontrolled) return found;
  if (found != kNoPiece) {
    // It came out by something that nobody wrote.
    Piece &piece = state_.pieces[found];
    checkUncontrolled(piece, found);
    piece.region = Region::Ready;
    piece.blood = {piece.blood.low, piece.capacity};
    return found;
  }
  if (word.card == cards::kNoCard) return kNoPiece;
  if (premises_.fromTheStart) {
    note(Finding::Kind::NotInPlay, {displayName(transcript_, word)}, word.kind == RefKind::Crypt && !anyFaceDown(seat));
  }
  return board_.appear(word, seat);
}

Seat Fold::ownerOf(const model::Reference &minion, bool reacts) const {
  for (const auto &[card, seat] : premises_.owners) {
    if (card == minion.card) return seat;
  }
  const Seat active = state_.turn.active;
  if (!reacts) return active;
  const Seat target = state_.action.active ? rules::onlyOf(state_.action.targets) : kNoSeat;
  return target != kNoSeat && target != active ? target : state_.seating.prey(active);
}

/// Only who does not act plays such a card.
bool Fold::reacts(const Event &event) const {
  if (event.kind != EventKind::Play || event.card.card == cards::kNoCard) return false;
  constexpr cards::Types kOwn = kActingTypes | cards::kActionModifier | cards::kMaster;
  const cards::Types types = board_.cards().types(event.card.card);
  return (types & cards::kReaction) != 0 && (types & kOwn) == 0;
}

Aim Fold::aimOf(const Event &event) {
  Aim aim;
  if (event.actor.kind == RefKind::Player) {
    aim.seat = board_.seatOf(event.actor);
  } else if (meansMinion(event.actor)) {
    Seat seat = board_.seatOf(event.extra().controller);
    if (seat == kNoSeat) seat = event.actor.controller >= 0 ? board_.seatOf(event.actor.controller) : kNoSeat;
    const PieceId there = board_.find(event.actor, seat);
    if (seat == kNoSeat)
      seat = there != kNoPiece ? state_.piece(there).controller : ownerOf(event.actor, reacts(event));
    aim.minion = minionOf(event.actor, seat);
    aim.seat = aim.minion != kNoPiece ? state_.piece(aim.minion).controller : seat;
  } else {
    aim.seat = state_.turn.active;
  }
  if (aim.seat == kNoSeat) aim.seat = state_.turn.active;
  for (const model::Reference &target : event.targets) {
    if (target.kind == RefKind::Player && aim.targetSeat == kNoSeat) aim.targetSeat = board_.seatOf(target);
    if (meansMinion(target) && aim.target == kNoPiece) aim.target = board_.find(target);
  }
  // A record from the middle of a game names those who fight for the first time.
  const bool attacks = event.card.card != cards::kNoCard && !event.targets.empty() &&
                       (board_.cards().traits(event.card.card) & cards::kEntersCombat) != 0;
  if (aim.target == kNoPiece && attacks && !premises_.fromTheStart && meansMinion(event.targets.front()))
    aim.target = board_.appear(event.targets.front(), ownerOf(event.targets.front(), true));
  // `MBN /haun(HeRe)`: whom a card in play is used on can stand in its parentheses (READING 5.4).
  for (const model::Item &item : event.extra().terms) {
    if (aim.target == kNoPiece && meansMinion(item.who) && !item.amount) aim.target = board_.find(item.who);
  }
  return aim;
}

void Fold::widen(Seat from) {
  for (Seat seat = 0; seat < state_.seating.count; ++seat) {
    if (!state_.seating.in(seat)) continue;
    const Bounds by = seat == from ? Bounds(0, kVague) : Bounds(-kVague, 0);
    rules::changePool(state_, seat, by);
  }
}

std::optional<rules::PlayEffect> Fold::uncontrolledEffect(const Event &event, const Reading *reading, Seat seat) {
  if (reading == nullptr || !reading->line || event.targets.empty()) return std::nullopt;
  const auto amount = numberOf(reading->line->effects, "add-blood-uncontrolled:");
  const model::Reference &target = event.targets.front();
  if (!amount || (target.kind != RefKind::Crypt && target.kind != RefKind::UnknownCrypt)) return std::nullopt;
  rules::PlayEffect row;
  row.effect = Effect::Blood;
  row.piece = board_.uncontrolled(target, seat, premises_.fromTheStart);
  row.amount = *amount;
  return row.piece == kNoPiece ? std::nullopt : std::optional(row);
}

void Fold::applyState(const model::Reference &who, std::string_view term) {
  if (who.kind == RefKind::Player) {
    const Seat seat = board_.seatOf(who);
    if (seat == kNoSeat) return;
    Input input;
    if (term == "ot") {
      state_.players[seat].pool = {0, state_.players[seat].pool.high};
      input.move = Move::Oust;
      input.seats = rules::only(seat);
      static_cast<void>(rules::accept(state_, input));
    } else if (term == "wd") {
      state_.players[seat].library = {0, state_.players[seat].library.high};
      input.move = Move::Withdraw;
      input.player = seat;
      static_cast<void>(feed(input));
    }
    return;
  }
  PieceId piece = board_.find(who);
  if (piece == kNoPiece && term == "ep" && who.kind == RefKind::Crypt)
    piece = board_.uncontrolled(who, state_.turn.active);
  if (piece == kNoPiece) return;
  if (term == "et" && state_.piece(piece).region == Region::Ready && !state_.combat.active) {
    rules::toTorpor(state_, piece);
  } else if (term == "bt" && !state_.combat.active) {
    checkHunt(piece);
    rules::remove(state_, piece);
  } else if (term == "ep" && state_.piece(piece).region == Region::Uncontrolled) {
    Piece &out = state_.pieces[piece];
    out.region = Region::Ready;
    out.blood = out.blood.atMost(std::max<int>(out.capacity, 1));
  } else if (term == "lt" && state_.piece(piece).region == Region::Torpor) {
    state_.pieces[piece].region = Region::Ready;
  }
}

/// What is written behind `;`: amounts and states. A move between a pool and a vampire is one move, whichever end is
/// written (READING 4.5).
void Fold::applyItems(const Event &event, std::span<const model::Item> items, const Reading *reading, const Aim &aim) {
  const std::string_view effects = reading != nullptr && reading->line ? reading->line->effects : std::string_view();
  const bool moves = hasEffect(effects, "move-blood-to-pool:") || hasEffect(effects, "move-pool-to-blood:");
  PieceId vampire = aim.target;
  if (vampire == kNoPiece && moves) {
    // On whom it lies.
    for (const Piece &piece : state_.pieces) {
      if (piece.there() && piece.card == keyOf(event.card.card) && piece.controller == aim.seat) vampire = piece.on;
    }
  }
  if (vampire == kNoPiece) vampire = aim.minion;
  if (moves && event.targets.size() > 1) {
    // On each of several the same is done.
    for (const model::Reference &target : event.targets) {
      Aim each = aim;
      each.target = board_.find(target);
      Event one = event;
      one.targets = {target};
      applyItems(one, items, reading, each);
    }
    return;
  }
  for (const model::Item &item : items) {
    if (!item.term.empty())
      applyState(item.who.present()       ? item.who
                 : !event.targets.empty() ? event.targets.front()
                                          : event.actor,
                 item.term);
    if (!item.amount) continue;
    const int amount = *item.amount;
    const bool blood = item.unit == model::Unit::Blood ||
                       (item.unit == model::Unit::None && item.who.present() && item.who.kind != RefKind::Player);
    const PieceId on = meansMinion(item.who) ? board_.find(item.who) : vampire;
    Seat seat = item.who.kind == RefKind::Player ? board_.seatOf(item.who) : aim.seat;
    if (item.who.kind == RefKind::Player && item.unit == model::Unit::Points) {
      if (seat != kNoSeat) rules::changePool(state_, seat, Bounds(item.sign == 0 ? -amount : amount));
      continue;
    }
    if (blood) {
      if (on != kNoPiece && state_.hasPiece(on)) rules::changeBlood(state_, on, Bounds(amount));
      if (moves && seat != kNoSeat) rules::changePool(state_, seat, Bounds(-amount));
    } else if (item.unit == model::Unit::Pool || item.unit == model::Unit::None) {
      if (seat != kNoSeat) rules::changePool(state_, seat, Bounds(amount));
      if (moves && on != kNoPiece && state_.hasPiece(on)) rules::changeBlood(state_, on, Bounds(-amount));
    }
  }
  rules::run(state_);
}

namespace {

/// The effects on pool and blood are written out: the card's own are not counted again.
void dropAmounts(rules::Play &play) {
  rules::FixedVector<rules::PlayEffect, rules::Play::kMostEffects> kept;
  for (const rules::PlayEffect &row : play.effects) {
    if (row.effect != Effect::Pool && row.effect != Effect::Blood) kept.push_back(row);
  }
  play.effects = kept;
}

/// Whether an objection is that the card's effects have their place elsewhere.
bool saysWhen(rules::Guard guard) {
  using rules::Guard;
  switch (guard) {
    case Guard::TypeFits:
    case Guard::VotesFit:
    case Guard::PreventFits:
    case Guard::RedirectFits:
    case Guard::BleedAmountFits:
    case Guard::HuntAmountFits:
    case Guard::ActionCanChange:
    case Guard::CombatCanEnd:
    case Guard::StrikeEffectFits:
      return true;
    default:
      return false;
  }
}

/// Without the effects that the machine objects to.
void dropEffects(rules::Play &play) {
  rules::FixedVector<rules::PlayEffect, rules::Play::kMostEffects> kept;
  for (const rules::PlayEffect &row : play.effects) {
    switch (row.effect) {
      case Effect::Pool:
      case Effect::Blood:
      case Effect::PutInPlay:
      case Effect::Lock:
      case Effect::Unlock:
      case Effect::MasterActions:
      case Effect::NoReplace:
        kept.push_back(row);
        break;
      default:
        break;
    }
  }
  play.effects = kept;
}

void dropMasterActions(rules::Play &play) {
  rules::FixedVector<rules::PlayEffect, rules::Play::kMostEffects> kept;
  for (const rules::PlayEffect &row : play.effects) {
    if (row.effect != Effect::MasterActions) kept.push_back(row);
  }
  play.effects = kept;
}

}  // namespace

/// The card that an action puts into play at that card's own cost: `masm>; ivbo`.
void Fold::addFetched(rules::Play &play, const Event &event, PieceId minion) {
  constexpr cards::Types kFetched = cards::kEquipment | cards::kRetainer | cards::kAlly;
  const auto found = std::find_if(event.result.begin(), event.result.end(), [&](const model::Item &item) {
    return item.what.kind == RefKind::Library && item.what.card != cards::kNoCard && !item.amount &&
           (board_.cards().types(item.what.card) & kFetched) != 0;
  });
  if (found == event.result.end()) return;
  const cards::CardIndex card = found->what.card;
  const cards::CardFigures &facts = board_.cards().figures(card);
  const auto cost = [](int amount) { return amount >= 0 ? Bounds(amount) : Bounds(0, 20); };
  play.pool += cost(facts.poolCost);
  play.blood += cost(facts.bloodCost);
  if (play.find(Effect::PutInPlay) != nullptr || play.effects.full()) return;
  const auto lines = board_.cards().lines(card);
  play.enters =
      board_.entering(card, lines.empty() ? std::string_view() : lines.front().effects, found->what.copy, true);
  if ((facts.types & cards::kAlly) == 0) play.enters.on = minion;
  rules::PlayEffect row;
  row.effect = Effect::PutInPlay;
  play.effects.push_back(row);
}

/// What an answer's line says of master phase actions: an out-of-turn trifle takes none of the next phase, and who is
/// answered may have one more.
void Fold::giveMasterActions(const cards::CardLine &line, Seat seat, Seat answered) {
  const auto owesLess = [&](Seat who) {
    std::int8_t &owed = state_.players[who].mastersOwed;
    if (owed > 0) --owed;
  };
  if (hasEffect(line.effects, "trifle") && seat != state_.turn.active) owesLess(seat);
  if (line.patterns.find("master-action") == std::string_view::npos || answered == kNoSeat) return;
  if (answered == state_.turn.active) {
    ++state_.turn.masterActions;
  } else {
    owesLess(answered);
  }
}

void Fold::onPlay(const Event &event) {
  checkRequirement(event);
  if (state_.combat.active) {
    const Aim aim = aimOf(event);
    Reading reading = readCard(board_, state_, event, aim, cards::LineUse::Play);
    onCombatCard(at_, reading, aim);
    if (!event.result.empty()) applyItems(event, event.result, &reading, aim);
    return;
  }
  if (isAnnounce(at_, state_.action.active)) {
    closeReferendum();
    closeAction();
    const Aim aim = aimOf(event);
    Reading reading = readCard(board_, state_, event, aim, cards::LineUse::Play);
    announce(event, &reading);
    return;
  }
  const Aim aim = aimOf(event);
  if (aim.minion == kNoPiece) {
    const cards::Types types = event.card.card == cards::kNoCard ? 0 : board_.cards().types(event.card.card);
    if (state_.action.active && (types & (cards::kMaster | cards::kEvent)) != 0 && aim.seat == state_.turn.active)
      closeAction();
  }
  Reading reading = readCard(board_, state_, event, aim, cards::LineUse::Play);
  if (hasAmounts(event.result)) {
    dropAmounts(reading.play);
    reading.vague = false;
  }
  if (state_.action.active) checkLimited(event, reading);
  // Master phase actions that an answer gives come when it has cancelled: as it is played there is no place for them.
  const bool answers = reading.play.find(Effect::Cancel) != nullptr;
  const Seat answered = answers && !state_.plays.empty() ? state_.plays.back().player : kNoSeat;
  if (answers) dropMasterActions(reading.play);
  Input input;
  input.move = reading.play.type == rules::CardType::Event ? Move::PlayEvent : Move::Play;
  input.player = aim.seat;
  input.play = reading.play;
  if (!insist(input)) {
    if (saysWhen(objected_))
      note(Finding::Kind::OutOfWindow, {cardName(input.play.card), std::string(refusedAt_)}, false);
    input.play.hooks = 0;
    dropEffects(input.play);
    if (!insist(input)) {
      input.play.type = rules::CardType::Unknown;
      if (!insist(input)) {
        rules::payCost(state_, input.play);
        if (event.card.card != cards::kNoCard && (board_.cards().traits(event.card.card) & cards::kStaysInPlay) != 0 &&
            !state_.pieces.full())
          static_cast<void>(rules::place(state_, input.play.enters, aim.seat));
      }
    }
  }
  if (answers && reading.line) giveMasterActions(*reading.line, aim.seat, answered);
  // An action without its card is none.
  if (input.play.find(Effect::Cancel) != nullptr && action_ != kNone && !state_.plays.empty() &&
      state_.plays[0].isAction)
    replay_.actions[action_].outcome = Outcome::Ended;
  // Who performs an action whose card is cancelled with its cost does not lock either.
  if (input.play.find(Effect::CancelCost) != nullptr && state_.action.active && state_.hasPiece(state_.action.actor) &&
      !state_.plays.empty() && state_.plays[0].isAction)
    state_.pieces[state_.action.actor].locked = Known::No;
  // What changes a bleed or the stealth counts even where the machine has no place for it.
  if (state_.action.active && reading.line) {
    for (const rules::PlayEffect &row : reading.play.effects) {
      const bool applied = std::any_of(input.play.effects.begin(), input.play.effects.end(),
                                       [&](const rules::PlayEffect &kept) { return kept.effect == row.effect; });
      if (applied) continue;
      if (row.effect == Effect::Bleed && state_.action.type == ActionType::Bleed) state_.action.amount += row.amount;
      if (row.effect == Effect::Stealth) state_.action.stealth += row.amount;
      if (row.effect == Effect::Hunt && state_.action.type == ActionType::Hunt) state_.action.amount += row.amount;
    }
  }
  if (reading.vague) widen(aim.seat);
  if (!event.result.empty()) applyItems(event, event.result, &reading, aim);
  if (reading.line && hasEffect(reading.line->effects, "abstain") && aim.target != kNoPiece) {
    resolvePlays();
    abstain(aim.target);
  }
  if (reading.line && hasEffect(reading.line->effects, "cancel-referendum")) cancelReferendum(*reading.line);
}

void Fold::onUse(const Event &event) {
  if (state_.combat.active) {
    const Aim aim = aimOf(event);
    Reading reading = readCard(board_, state_, event, aim, cards::LineUse::InPlay);
    if (!pressesWith(event, aim.minion)) onCombatCard(at_, reading, aim);
    if (!event.result.empty()) applyItems(event, event.result, &reading, aim);
    return;
  }
  if (event.card.kind == RefKind::Edge) {
    Input input;
    input.move = Move::EdgePool;
    input.player = board_.seatOf(event.actor);
    if (input.player == kNoSeat) input.player = state_.turn.active;
    static_cast<void>(insist(input));
    return;
  }
  if (resumes(event) || movesTrophy(event)) return;
  if (isSlave(event)) {
    // `Card /UbSa` (TS 2.1.10.3): who fights in the place of the one that is blocked.
    if (state_.action.active) slave_ = board_.find(event.card);
    return;
  }
  if (event.actor.kind == RefKind::Player && event.card.kind == RefKind::Crypt) {
    // `/Nerg`: a pool for an Infernal minion (TS 2.1.10.2).
    Input input;
    input.move = Move::UnlockInfernal;
    input.player = board_.seatOf(event.actor);
    input.piece = board_.find(event.card, input.player);
    if (input.piece != kNoPiece && state_.piece(input.piece).infernal && feed(input)) return;
  }
  Aim aim = aimOf(event);
  if (aim.minion == kNoPiece && aim.target == kNoPiece && event.card.kind == RefKind::Library) {
    // `/rega1` is about the ally itself.
    const PieceId ally = board_.find(event.card, aim.seat);
    if (ally != kNoPiece && state_.piece(ally).kind == rules::Kind::Ally && state_.piece(ally).region == Region::Ready)
      aim.target = ally;
  }
  const bool announces = isAnnounce(at_, state_.action.active) && (aim.seat == state_.turn.active);
  if (announces && isTerm(event.card, "rl")) {
    onAction(event);
    return;
  }
  if (announces && isTerm(event.card, "sa")) {
    Event own = event;
    own.card = event.actor;
    Reading reading = readCard(board_, state_, own, aim, cards::LineUse::InPlay, kActionHooks);
    closeReferendum();
    closeAction();
    announce(own, &reading);
    return;
  }
  Reading reading =
      readCard(board_, state_, event, aim, cards::LineUse::InPlay, announces ? kActionHooks : cards::Hooks{0});
  if (announces && reading.acts) {
    closeReferendum();
    closeAction();
    announce(event, &reading);
    return;
  }
  if (hasAmounts(event.result)) {
    dropAmounts(reading.play);
    reading.vague = false;
  }
  dropEffects(reading.play);
  if (const auto row = uncontrolledEffect(event, &reading, aim.seat); row && !reading.play.effects.full())
    reading.play.effects.push_back(*row);
  reading.play.hooks = 0;
  Input input;
  input.move = Move::Use;
  input.player = aim.seat;
  input.play = reading.play;
  if (!insist(input)) rules::payCost(state_, input.play);
  if (reading.line && state_.action.active) {
    if (const auto more = numberOf(reading.line->effects, "bleed"); more && state_.action.type == ActionType::Bleed)
      state_.action.amount += *more;
    if (const auto more = numberOf(reading.line->effects, "stealth")) state_.action.stealth += *more;
    if (const auto more = numberOf(reading.line->effects, "intercept")) gainIntercept(aim, *reading.line, *more);
  }
  if (reading.line) {
    if (const auto more = numberOf(reading.line->effects, "transfers"))
      state_.turn.transfers = static_cast<std::int8_t>(state_.turn.transfers + *more);
  }
  if (reading.vague) widen(aim.seat);
  if (!event.result.empty()) applyItems(event, event.result, &reading, aim);
}

void Fold::onAction(const Event &event) {
  closeReferendum();
  closeAction();
  announce(event, nullptr);
}

bool Fold::movesTrophy(const Event &event) {
  if (event.card.card == cards::kNoCard || (board_.cards().traits(event.card.card) & cards::kTrophy) == 0) return false;
  const Aim aim = aimOf(event);
  if (aim.target == kNoPiece) return false;
  resolvePlays();
  const PieceId trophy = board_.find(event.card, aim.seat);
  if (trophy != kNoPiece) {
    state_.pieces[trophy].on = aim.target;
  } else if (!state_.pieces.full()) {
    rules::NewPiece piece = board_.entering(event.card.card, {}, event.card.copy, false);
    piece.on = aim.target;
    static_cast<void>(rules::place(state_, piece, aim.seat));
  }
  return true;
}

bool Fold::resumes(const Event &event) {
  if (blocked_.index == kNone || event.card.card == cards::kNoCard || state_.action.active) return false;
  const PieceId actor = blocked_.action.actor;
  if (!meansMinion(event.actor) || board_.find(event.actor) != actor || !state_.hasPiece(actor)) return false;
  const auto &lines = board_.linesOf(event.card.card);
  const auto line = std::find_if(lines.begin(), lines.end(),
                                 [](const cards::CardLine &one) { return hasEffect(one.effects, "continue-action"); });
  if (line == lines.end()) return false;
  rules::Action &action = state_.action;
  action = blocked_.action;
  action.blocked = false;
  action.blocker = kNoPiece;
  action.blockerSeat = kNoSeat;
  action.intercept = 0;
  action.stealth += numberOf(line->effects, "stealth").value_or(0);
  action.mayBlock = rules::mayBlock(state_.seating, state_.turn.active, action.targets);
  action.declined = 0;
  state_.pieces[actor].locked = Known::Yes;
  state_.plays.clear();
  state_.returns.clear();
  state_.passed = state_.decided = 0;
  state_.step = Step::BlockOpportunity;
  action_ = std::exchange(blocked_.index, kNone);
  replay_.actions[action_].outcome = Outcome::Unknown;
  replay_.actions[action_].blockedBy.clear();
  attempt_ = kNoEvent;
  return true;
}

void Fold::announce(const Event &event, Reading *reading) {
  const Aim aim = aimOf(event);
  const Seat seat = state_.turn.active;
  Input input;
  input.move = Move::Announce;
  input.player = seat;
  input.piece = aim.minion;
  const Printed printed = board_.printedOf(aim.minion);
  const std::string_view effects = reading != nullptr && reading->line ? reading->line->effects : std::string_view();
  if (reading == nullptr) {
    input.action = isTerm(event.card, "rl") ? ActionType::EnterCombat : typeOf(event.action);
  } else {
    input.withCard = true;
    input.play = reading->play;
    input.play.hooks = 0;
    // What is in play acts by its line; which type of card it is does not matter any more.
    const cards::CardFigures facts =
        input.play.fromHand ? board_.cards().figures(event.card.card) : cards::CardFigures{};
    input.action = actionOf(facts, reading->line ? &*reading->line : nullptr);
    if (input.play.type == rules::CardType::Unknown) input.play.type = rules::CardType::Action;
    if (hasAmounts(event.result)) dropAmounts(input.play);
    rules::FixedVector<rules::PlayEffect, rules::Play::kMostEffects> kept;
    for (const rules::PlayEffect &row : input.play.effects) {
      if (row.effect == Effect::PutInPlay || row.effect == Effect::Pool || row.effect == Effect::Blood ||
          row.effect == Effect::Unlock || row.effect == Effect::NoReplace)
        kept.push_back(row);
    }
    if (const auto row = uncontrolledEffect(event, reading, seat); row && !kept.full()) kept.push_back(*row);
    // Out of another's torpor (Graverobbing).
    if (hasEffect(effects, "take-control") && aim.target != kNoPiece && !kept.full() &&
        state_.piece(aim.target).region == Region::Torpor) {
      rules::PlayEffect row;
      row.effect = Effect::TakeControl;
      row.seat = seat;
      row.piece = aim.target;
      kept.push_back(row);
    }
    input.play.effects = kept;
    if (reading->line && reading->line->patterns.find("usual-cost") != std::string_view::npos)
      addFetched(input.play, event, aim.minion);
  }
  if (input.action == ActionType::Bleed) {
    const auto own = numberOf(effects, "bleed=");
    const auto more = reading == nullptr ? std::optional(0) : numberOf(effects, "bleed");
    input.amount = own ? Bounds(*own) : Bounds(printed.bleed + more.value_or(0)) + printed.likelyBleed;
    // A line that is only likely proves nothing: the bleed is at least what it is without it.
    const bool sure = reading == nullptr || !reading->line || reading->line->confidence == cards::Confidence::Certain;
    if (!sure)
      input.amount = {std::min<int>(printed.bleed, input.amount.low), std::max<int>(printed.bleed, input.amount.high)};
    if (aim.targetSeat != kNoSeat && aim.targetSeat != seat) input.seats = rules::only(aim.targetSeat);
  } else if (input.action == ActionType::Hunt) {
    input.amount = 1 + numberOf(effects, "hunt").value_or(0);
  }
  input.other = aim.target;
  if (input.action == ActionType::Bleed || input.action == ActionType::Hunt || input.action == ActionType::LeaveTorpor)
    input.other = kNoPiece;
  if (reading != nullptr && hasEffect(effects, "directed") && aim.targetSeat != kNoSeat)
    input.seats = rules::only(aim.targetSeat);
  const int base = numberOf(effects, "stealth").value_or(0);
  if (reading != nullptr || printed.stealth != 0) {
    const bool one = input.action == ActionType::Hunt || input.action == ActionType::Political ||
                     input.action == ActionType::Equip || input.action == ActionType::Employ ||
                     input.action == ActionType::Recruit || input.action == ActionType::LeaveTorpor ||
                     input.action == ActionType::Rescue || input.action == ActionType::Diablerie;
    input.stealthGiven = true;
    input.stealth = std::max(base, one ? 1 : 0) + printed.stealth;
  }
  actionFrom_ = at_;
  actionTo_ = endOfAction(at_);
  attempt_ = kNoEvent;
  slave_ = kNoPiece;
  hunt_ = {};
  blocked_.index = kNone;
  alsoBlocks_ = 0;
  limited_ = 0;
  vagueTerms_ =
      reading != nullptr && (reading->vague || input.action == ActionType::Political) && !hasAmounts(event.result);
  if (input.action == ActionType::Political) checkPoints(event, effects, reading);
  bool announced = input.piece != kNoPiece && insist(input);
  if (!announced && input.piece != kNoPiece) {
    jump(Step::MinionPhase);
    announced = insist(input);
    if (!announced) {
      dropEffects(input.play);
      input.action = reading == nullptr ? input.action : ActionType::Other;
      announced = insist(input);
    }
  }
  Action action;
  action.event = at_;
  action.type = input.action;
  // Who uses its own ability plays no card.
  const bool own = event.kind == EventKind::Use && event.card.card == event.actor.card;
  action.card = event.kind == EventKind::Action || own ? cards::kNoCard : event.card.card;
  action.actor = toldWord(event.actor);
  if (!event.targets.empty()) action.target = toldWord(event.targets.front());
  if (action.target.empty() && input.action == ActionType::Bleed)
    action.target = toldSeat(rules::onlyOf(state_.action.targets));
  replay_.actions.push_back(std::move(action));
  action_ = replay_.actions.size() - 1;
  if (!announced) action_ = kNone;
  if (!event.result.empty()) applyItems(event, event.result, reading, aim);
}

bool Fold::attemptSucceeds() const {
  for (EventIndex i = at_; i < actionTo_; ++i) {
    const EventKind kind = events_[i]->kind;
    if (kind == EventKind::CombatBegin) return true;
    if (kind == EventKind::Block && i != attempt_) return false;
    if (kind == EventKind::ReferendumBegin) return false;
  }
  return false;
}

void Fold::settleAttempt() {
  rules::Action &action = state_.action;
  if (action_ != kNone) {
    replay_.actions[action_].stealth = action.stealth;
    replay_.actions[action_].intercept = action.intercept;
    replay_.actions[action_].attempted = true;
  }
  const bool succeeds = attemptSucceeds();
  const Known computed = action.intercept.atLeast(action.stealth);
  if (succeeds && computed != Known::Yes) action.intercept = action.stealth.bounded() ? action.stealth.high : 100;
  if (!succeeds && computed != Known::No) {
    action.stealth = std::max<int>(action.stealth.low, 1);
    action.intercept = 0;
  }
}

void Fold::gainIntercept(const Aim &aim, const cards::CardLine &line, int by) {
  rules::Action &action = state_.action;
  const PieceId blocker = aim.target != kNoPiece ? aim.target : aim.minion != kNoPiece ? aim.minion : action.blocker;
  const Bounds amount = byLine(line, by);
  if (blocker == kNoPiece) return;
  if (blocker == action.blocker) {
    action.intercept += amount;
  } else if (!action.intercepts.full()) {
    action.intercepts.push_back({blocker, amount});
  }
}

void Fold::onBlock(const Event &event) {
  if (!state_.action.active || state_.action.blocked || state_.action.successful) return;
  const Seat given = board_.seatOf(event.extra().controller);
  PieceId piece = board_.find(event.actor, given);
  Seat seat = piece != kNoPiece ? state_.piece(piece).controller : given;
  if (seat == kNoSeat || seat == state_.turn.active) {
    seat = ownerOf(event.actor, true);
    if (seat == kNoSeat || seat == state_.turn.active) return;
  }
  piece = minionOf(event.actor, seat);
  if (piece == kNoPiece) return;
  Input input;
  input.move = Move::Block;
  input.player = seat;
  input.piece = piece;
  if (insist(input)) {
    attempt_ = at_;
    rules::Action &action = state_.action;
    action.intercept += board_.printedOf(piece).intercept;
  }
}

void Fold::onState(const Event &event) {
  // The bleed that ousts is over, for all that nothing stands behind it yet.
  if (event.card.kind == RefKind::Player && state_.action.type == ActionType::Bleed && !state_.combat.active)
    closeAction();
  applyState(event.card, event.extra().term);
  rules::run(state_);
  settleOusts();
}

void Fold::settleOusts() {
  passWhile(kMostPassesInAction, [&] { return rules::factsOf(state_.step).loop == rules::Loop::Oust; });
}

void Fold::onAmount(const Event &event) {
  if (!event.count) return;
  if (event.card.kind == RefKind::Player) {
    const Seat seat = board_.seatOf(event.card);
    if (seat != kNoSeat) rules::changePool(state_, seat, Bounds(*event.count));
  } else if (const PieceId piece = board_.find(event.card); piece != kNoPiece) {
    rules::changeBlood(state_, piece, Bounds(*event.count));
  }
  rules::run(state_);
}

void Fold::closeAction(bool behind) {
  if (!state_.action.active && state_.plays.empty() && !state_.combat.active && !state_.referendum.active) {
    // A combat brought it to its end.
    if (action_ != kNone && replay_.actions[action_].outcome == Outcome::Unknown)
      replay_.actions[action_].outcome = Outcome::Successful;
    action_ = kNone;
    return;
  }
  const EventIndex here = at_;
  if (!behind && here > 0) at_ = here - 1;
  const rules::Action first = state_.action;
  rules::Action last = first;
  for (int passes = 0; passes < kMostPassesInAction && state_.action.active; ++passes) {
    last = state_.action;
    if (!pass()) break;
  }
  if (action_ != kNone) {
    Action &action = replay_.actions[action_];
    if (!action.attempted) action.stealth = last.stealth;
    // What its card gives for a bleed comes of one that took pool; the machine's bleed is only that and the Edge.
    const Known counts = last.amount.atLeast(1);
    const bool cancelled = last.cancelled || last.ended;
    action.outcome = cancelled || action.outcome == Outcome::Ended ? Outcome::Ended
                     : last.blocked                                ? Outcome::Blocked
                                                                   : Outcome::Successful;
    if (last.type == ActionType::Bleed) {
      // Who has left the game burns nothing; the bleed was what it was.
      action.bleed = last.amount.high > 0 ? last.amount : first.amount;
      action.seat = rules::onlyOf(last.targets);
      if (action.seat != kNoSeat) action.target = toldSeat(action.seat);
    }
    if (last.blocked) action.blockedBy = toldPiece(last.blocker);
    if (last.type == ActionType::Bleed && action.outcome == Outcome::Successful && counts != Known::No) {
      for (const rules::PlayEffect &row : last.card.effects) {
        if (row.effect != Effect::Pool || !state_.seating.in(row.seat)) continue;
        Bounds by = row.amount;
        if (counts == Known::Unknown) by = orNothing(by);
        rules::changePool(state_, row.seat, by);
      }
    }
    if (vagueTerms_ && action.outcome == Outcome::Successful && action.type != ActionType::Political)
      widen(state_.turn.active);
  }
  vagueTerms_ = false;
  action_ = kNone;
  if (state_.action.active) jump(Step::MinionPhase);
  rules::run(state_);
  follow();
  at_ = here;
}

}  // namespace vtes::replay

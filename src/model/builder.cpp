#include "model/builder.h"

#include <algorithm>

#include "cards/type_groups.h"

namespace vtes::model {

namespace {

using cards::kActionTypes;
using cards::kMethuselahTypes;
using cards::kNoCard;
using syntax::TokenKind;

int toNumber(std::string_view digits) {
  int value = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') break;
    value = std::min(value * 10 + (c - '0'), 1000000);
  }
  return value;
}

Unit unitOf(std::string_view quantity) {
  if (quantity.ends_with('p')) return Unit::Pool;
  if (quantity.ends_with('b')) return Unit::Blood;
  return Unit::None;
}

ActionKind actionOf(std::string_view term) {
  if (term == "ht") return ActionKind::Hunt;
  if (term == "ga") return ActionKind::GoAnarch;
  if (term == "de") return ActionKind::Diablerie;
  if (term == "lt") return ActionKind::LeaveTorpor;
  if (term == "rt") return ActionKind::Rescue;
  return ActionKind::Bleed;
}

PhaseKind phaseOf(std::string_view mark) {
  if (mark == "MA") return PhaseKind::Master;
  if (mark == "MI") return PhaseKind::Minion;
  if (mark == "IN") return PhaseKind::Influence;
  if (mark == "DI") return PhaseKind::Discard;
  return PhaseKind::Unlock;
}

bool isMinion(const Reference &reference) {
  return reference.kind == RefKind::Crypt || reference.kind == RefKind::Library;
}

}  // namespace

Builder::Builder(Stretch &stretch, Game &game, const cards::Database &cards, std::span<const LineStart> starts,
                 std::span<const std::vector<FullNameRead> *const> names, const Ahead &ahead)
    : s_(stretch),
      game_(game),
      cards_(cards),
      players_(*game.players),
      table_(game.table),
      resolver_(game.resolver),
      starts_(starts),
      names_(names),
      ahead_(ahead),
      lastHeader_(game.players->size() + 1),
      turn_(stretch.at.turn),
      active_(game.active) {
  for (std::size_t i = 0; i < starts_.size(); ++i) {
    if (starts_[i].header != kNoPlayer) lastHeader_[static_cast<std::size_t>(starts_[i].header)] = i;
  }
}

void Builder::run() {
  // Room for what a dense transcript has, so that a long one is not copied as it grows; what stays empty costs no
  // memory.
  const std::uint32_t body = s_.lines.empty() ? 0 : s_.end - s_.lines.front().line.bytes.begin;
  s_.events.reserve(body / 7 + 16);
  s_.words.reserve(body / 5 + 16);
  LineAtoms line;
  for (lineIndex_ = 0; lineIndex_ < s_.lines.size(); ++lineIndex_) {
    if (starts_[lineIndex_].header != kNoPlayer && lineIndex_ > 0) {
      closeForgotten(headerWord(s_.lines[lineIndex_]));
      resetTurn();
    }
    readAtoms(*s_.lines[lineIndex_].tree, s_.lines[lineIndex_].line.bytes.begin, *names_[lineIndex_], line);
    if (line.deal) {
      dealLine(line);
    } else {
      this->line(line);
    }
  }
  if (ahead_.header != kNoPlayer) closeForgotten(ahead_.headerWord);
  if (combat_) note(Note::Kind::CombatNotClosed, combatMark_);
  if (referendum_) note(Note::Kind::ReferendumNotClosed, referendumMark_);
  std::stable_sort(s_.notes.begin(), s_.notes.end(),
                   [](const Note &a, const Note &b) { return a.range.begin < b.range.begin; });
  s_.turns = turn_ - s_.at.turn;
  game_.active = active_;
  if (auto *ledger = game_.ledger()) {
    ledger->given.active = active_;
    ledger->given.players = players_.size();
  }
}

void Builder::line(LineAtoms &line) {
  normalise(line.atoms);
  atoms_ = &line.atoms;
  k_ = 0;
  current_ = kNone;
  closed_ = false;
  sharing_.clear();
  while (k_ < atoms_->size()) {
    const std::size_t begin = k_;
    statement();
    unreadSpecifications(begin);
  }
}

/// What the statements from `begin` up to here have in parentheses that none of them took is not lost.
void Builder::unreadSpecifications(std::size_t begin) {
  for (; begin < std::min(k_, atoms_->size()); ++begin) {
    for (const Specification &spec : (*atoms_)[begin].specs) {
      if (spec.read || (spec.items.size() == 1 && spec.items.front().empty())) continue;
      errorEvent(spec.range, "parentheses that belong to nothing");
    }
  }
}

void Builder::errorEvent(text::ByteRange range, std::string_view message) {
  Event event;
  event.kind = EventKind::Error;
  event.range = range;
  event.addExtra().message = message;
  add(std::move(event));
}

void Builder::statement() {
  const auto &atom = (*atoms_)[k_];
  if (atom.sign != 0) return balance();
  switch (atom.kind) {
    case Atom::Kind::Noun:
      return noun();
    case Atom::Kind::Play:
      return playWord();
    case Atom::Kind::Use:
      return use({});
    case Atom::Kind::Action:
    case Atom::Kind::Block:
    case Atom::Kind::Strike:
    case Atom::Kind::RangeTerm:
    case Atom::Kind::Press:
    case Atom::Kind::State:
    case Atom::Kind::BurnOption:
    case Atom::Kind::Merge:
    case Atom::Kind::RedList:
      return deed({});
    case Atom::Kind::Contest:
      if (current_ != kNone) {
        current()->result.push_back(item({atom}, false));
        extend(atom.range);
      } else {
        errorEvent(atom.range, "a contest needs its card in front");
      }
      ++k_;
      return;
    case Atom::Kind::Phase: {
      closeForgotten(atom.word);
      enterPhase(phaseOf(atom.text), true);
      Event event;
      event.kind = EventKind::Phase;
      event.range = atom.word;
      add(std::move(event));
      current_ = kNone;
      ++k_;
      return;
    }
    case Atom::Kind::CombatMark:
      return combatMark();
    case Atom::Kind::ReferendumMark:
      return referendumMark();
    case Atom::Kind::Amount:
      errorEvent(atom.range, "a number that belongs to nothing");
      ++k_;
      return;
    case Atom::Kind::Result:
      return result();
    case Atom::Kind::Term:
      if (atom.token == TokenKind::Special || atom.token == TokenKind::Edge) return use({});
      if (atom.token == TokenKind::NoBlock && current_ != kNone) {
        current()->addExtra().terms.push_back(item({atom}, false));
        extend(atom.range);
      } else {
        errorEvent(atom.range, "a term out of its place");
      }
      ++k_;
      return;
    case Atom::Kind::Remark:
      ++k_;
      return;
    case Atom::Kind::Separator:
      current_ = kNone;
      ++k_;
      return;
    case Atom::Kind::Bare:
      return bare();
    case Atom::Kind::Unreadable:
      errorEvent(atom.range, "what stands here fits nothing");
      ++k_;
      return;
  }
}

// ---------------------------------------------------------------- nouns

bool Builder::addTarget(const Reference &reference, const Atom &atom) {
  if (!isOpen()) return false;
  const auto kind = current()->kind;
  if (kind != EventKind::Play && kind != EventKind::Use && kind != EventKind::Action) return false;
  current()->targets.push_back(reference);
  for (const auto other : sharing_) s_.events[other].targets.push_back(reference);
  extend(atom.range);
  if (!atom.specs.empty()) {
    auto target = reference;
    specifications(atom, current_, &target);
    current()->targets.back() = target;
  }
  if (isMinion(reference)) {
    remember(reference);
    if (!opponent_.present()) opponent_ = reference;
  }
  return true;
}

/// `; ct`: a contest as the result of what stands at k_; null where there is none.
const Atom *Builder::contestBehind() const {
  const auto *mark = follows();
  const auto *term = at(2);
  const bool is =
      mark != nullptr && mark->kind == Atom::Kind::Result && term != nullptr && term->kind == Atom::Kind::Contest;
  return is ? term : nullptr;
}

void Builder::noun() {
  const auto &atom = (*atoms_)[k_];
  const auto *next = follows();

  // `Anne (ct)`: kept or yielded; `FeMo; ct`: begun (TS 2.1.9).
  std::string_view term;
  const bool begins = contestBehind() != nullptr;
  const bool keeps = isContestSpec(atom, term);
  if (atom.token == TokenKind::Player && k_ == 0) {
    const auto found = table_.findAnyCase(atom.text);
    const bool crypt =
        found.player == kNoPlayer && (!atom.specs.empty() ? keeps : isCryptWord(atom.text, atom.advanced));
    if (!crypt && !keeps && isHeader(found.player)) {
      const bool inferred = starts_[lineIndex_].header == kNoPlayer && atom.specs.empty() && active_ != kNoPlayer &&
                            next != nullptr && next->kind == Atom::Kind::Use;
      turnHeader(found.player, inferred);
      ++k_;
      return;
    }
  }

  bool isPlayer = false;
  if (isOpen() && current()->targets.empty()) {
    const bool attack =
        current()->kind == EventKind::Use && current()->card.kind == RefKind::Term && current()->card.abbr == "rl";
    const bool burns = current()->kind == EventKind::Action && current()->action == ActionKind::Diablerie;
    wantsRedList_ = attack || (burns && trophyFollows());
  }
  wantsMerger_ = next != nullptr && next->kind == Atom::Kind::Merge;
  auto reference = nounReference(atom, isPlayer);
  wantsRedList_ = wantsMerger_ = false;
  if (keeps || (begins && !isPlayer)) {
    contest(atom, reference);
    return;
  }

  if (isPlayer) {
    // `IGOR Stan pust>`: the controller of the minion that follows, unless the card before wants a Methuselah.
    if (next != nullptr && next->sign == 0 && (next->kind == Atom::Kind::Noun || next->kind == Atom::Kind::Play)) {
      const auto *third = at(2);
      const bool minionNext = next->kind == Atom::Kind::Noun && table_.findAnyCase(next->text).player == kNoPlayer;
      const bool allyNext = next->kind == Atom::Kind::Play && third != nullptr && !third->comma &&
                            third->kind != Atom::Kind::Play && third->isDeed() &&
                            (peek(*next, {}).types & cards::kAlly) != 0;
      const bool acts = third != nullptr && !third->comma && third->isDeed();
      if ((minionNext || allyNext) && acts && !wantsPlayer()) {
        const auto begin = atom.word.begin;
        const auto controller = reference;
        ++k_;
        bool player = false;
        auto actor = nounReference((*atoms_)[k_], player);
        if (isMinion(actor) && actor.card != kNoCard) table_.control(actor.card, controller.player);
        ++k_;
        deed({&actor, &controller, begin});
        return;
      }
    }
    if (next != nullptr && next->isDeed() && next->sign == 0) {
      bool target = false;
      if (wantsPlayer() && (next->kind == Atom::Kind::Play || next->kind == Atom::Kind::Use)) {
        const auto &card = peek(*next, {});
        target = (card.types & kMethuselahTypes) != 0 && (card.traits & cards::kOutOfTurn) == 0;
      }
      if (!target) {
        ++k_;
        deed({&reference, nullptr, atom.range.begin});
        return;
      }
    }
    if (next != nullptr && next->kind == Atom::Kind::Amount) {
      ++k_;
      amountOf(reference, atom.range.begin);
      return;
    }
    // `TOM -defl`: a card makes another Methuselah discard.
    if (next != nullptr && next->kind == Atom::Kind::Play && next->sign == '-' && !referendum_) {
      ++k_;
      return discard(reference, atom.range.begin);
    }
  } else {
    if (next != nullptr && next->isDeed() && next->sign == 0) {
      bool target = false;
      if (wantsMinion()) {
        const auto kind = current()->kind;
        const bool action = kind == EventKind::Action ||
                            (current()->card.card != kNoCard &&
                             (cards_.types(current()->card.card) & kActionTypes) != 0 && isMinion(current()->actor));
        if (next->kind == Atom::Kind::Use && (action || current()->card.kind == RefKind::Term)) {
          target = true;
        } else if (next->kind == Atom::Kind::Play || next->kind == Atom::Kind::Use) {
          const auto &card = peek(*next, {});
          const bool methuselahs =
              next->kind == Atom::Kind::Play
                  ? (card.types & kMethuselahTypes) != 0 && (card.types & kActionTypes) == 0
                  : (card.traits & cards::kMethuselahUses) != 0 && (card.traits & cards::kMinionUses) == 0;
          target = methuselahs && (kind == EventKind::Play || kind == EventKind::Use);
        } else if (next->kind == Atom::Kind::BurnOption || next->kind == Atom::Kind::RedList) {
          target = true;
        }
      }
      if (!target) {
        ++k_;
        deed({&reference, nullptr, atom.range.begin});
        return;
      }
    } else if (next != nullptr && next->kind == Atom::Kind::Amount) {
      ++k_;
      amountOf(reference, atom.range.begin);
      return;
    }
  }
  if (!addTarget(reference, atom)) {
    errorEvent(atom.range, "nobody acts here, and nothing before takes a target");
  }
  ++k_;
}

void Builder::contest(const Atom &atom, const Reference &card) {
  Event event;
  event.kind = EventKind::Contest;
  event.range = atom.range;
  event.card = card;
  event.actor = acting();
  std::string_view term;
  ++k_;
  if (isContestSpec(atom, term)) {
    event.addExtra().term = term;
  } else {
    event.addExtra().term = (*atoms_)[k_ + 1].text;
    event.contestBegins = event.extra().term.starts_with('c');
    event.range.end = (*atoms_)[k_ + 1].range.end;
    k_ += 2;
  }
  std::string_view &step = event.addExtra().term;
  step = step == "cc" ? "cc" : step == "ct" ? "ct" : step == "yc" ? "yc" : "yt";
  current_ = add(std::move(event));
  closed_ = true;
}

void Builder::amountOf(const Reference &who, std::uint32_t begin) {
  const auto &atom = (*atoms_)[k_];
  Event event;
  event.range = {begin, atom.range.end};
  event.card = who;
  event.actor = acting();
  const int amount = toNumber(atom.text);
  event.count = atom.sign == '-' ? -amount : amount;
  event.unit = unitOf(atom.text);
  const bool crypt = who.kind == RefKind::Crypt || who.kind == RefKind::UnknownCrypt;
  if (crypt && event.unit == Unit::None && !combat_ && !referendum_ && atom.sign != 0) {
    event.kind = EventKind::Transfer;
    if (!phaseMarked_ || phase_ < PhaseKind::Influence)
      enterPhase(PhaseKind::Influence, phaseMarked_ && phase_ == PhaseKind::Influence);
    if (who.card != kNoCard && active_ != kNoPlayer) table_.control(who.card, active_);
  } else {
    event.kind = EventKind::Amount;
    if (who.kind == RefKind::Player) event.actor = {};
    if (event.unit == Unit::None) event.unit = who.kind == RefKind::Player ? Unit::Pool : Unit::Blood;
  }
  current_ = add(std::move(event));
  closed_ = false;
  ++k_;
}

// ---------------------------------------------------------------- deeds

void Builder::actedBy(Event &event, Subject subject) {
  if (subject.actor != nullptr) event.actor = *subject.actor;
  if (subject.controller != nullptr) event.addExtra().controller = *subject.controller;
  if (subject.actor != nullptr) event.range.begin = subject.begin;
}

bool Builder::isAllySubject() const {
  const auto &atom = (*atoms_)[k_];
  const auto *next = follows();
  if (next == nullptr || !next->isDeed() || !atom.level.empty()) return false;
  const auto &choice = resolver_.library(
      atom.text, atom.level, {cards::kAlly | cards::kRetainer | cards::kEquipment, true, false, active_, kNoCard});
  if (choice.card == kNoCard) return false;
  // A card in play that acts or blocks is written like an ally (READING 5.12).
  if (next->kind == Atom::Kind::Action || next->kind == Atom::Kind::Block) return true;
  const auto &card = cards_.figures(choice.card);
  // A copy number says that it is in play; an action card can be a minion there (The Embrace).
  const bool ally = (card.types & cards::kAlly) != 0 || isMinionInPlay(choice);
  if (!ally && (card.types & (cards::kRetainer | cards::kEquipment)) == 0) return false;
  switch (next->kind) {
    case Atom::Kind::Strike:
    case Atom::Kind::Press:
    case Atom::Kind::RangeTerm:
    case Atom::Kind::State:
      return true;
    case Atom::Kind::Use:
      return ally && next->token == TokenKind::Special;
    case Atom::Kind::Play: {
      if (!ally) return false;
      const bool inPlay = game_.isAlly(choice.card);
      const auto &other = peek(*next, {});
      const bool minions = (other.types & (kMethuselahTypes)) == 0;
      return minions && (!next->level.empty() || inPlay);
    }
    default:
      return false;
  }
}

bool Builder::isMinionInPlay(const Resolver::Choice &choice) const {
  if (choice.copy == 0) return false;
  return game_.isAlly(choice.card);
}

bool Builder::isTargetCard() const {
  const auto &atom = (*atoms_)[k_];
  if (atom.comma || !atom.level.empty()) return false;
  const auto &choice = resolver_.library(atom.text, atom.level, {});
  if (choice.card == kNoCard) return false;
  return (isMinionInPlay(choice) && wantsMinion()) || wantsCard(cards_.figures(choice.card));
}

void Builder::playWord() {
  const auto &atom = (*atoms_)[k_];
  std::string_view term;
  const auto *next = follows();
  // `gate; yc`: a card in play is yielded, not played.
  const auto *behind = contestBehind();
  const bool yields = behind != nullptr && behind->text.starts_with('y') && atom.level.empty();
  if (isContestSpec(atom, term) || yields) {
    const auto reference = library(atom, {~0U, true, false, active_, kNoCard});
    return contest(atom, reference);
  }
  // `/trdia,trdo Saulot`: one more use, which shares the target.
  if (atom.tight && isOpen() && current()->kind == EventKind::Use && current()->targets.empty()) {
    const auto shared = current_;
    auto actor = current()->actor;
    actor.range = {};
    use({&actor, nullptr, atom.range.begin});
    sharing_.push_back(shared);
    return;
  }
  if (isAllySubject()) {
    auto reference =
        library(atom, {cards::kAlly | cards::kRetainer | cards::kEquipment, true, false, active_, kNoCard});
    ++k_;
    return deed({&reference, nullptr, atom.range.begin});
  }
  if (isTargetCard()) {
    const auto reference = library(atom, {~0U, true, false, kNoPlayer, kNoCard});
    addTarget(reference, atom);
    ++k_;
    return;
  }
  // `44ma1 bt`: something happens to a card in play.
  if (next != nullptr && next->kind == Atom::Kind::State && atom.level.empty()) {
    auto reference = library(atom, {~0U, true, false, active_, kNoCard});
    ++k_;
    return deed({&reference, nullptr, atom.range.begin});
  }
  play({});
}

void Builder::play(Subject subject) {
  const auto &atom = (*atoms_)[k_];
  if (current_ != kNone && atom.comma && current()->kind == EventKind::Vote && subject.actor == nullptr) {
    // `+ViAs awe>(3), beor<`: one more of the same voter's.
    Event event;
    event.kind = EventKind::Vote;
    event.range = atom.range;
    event.addExtra().other = current()->extra().other;
    event.addExtra().other.range = {};
    event.flag = current()->flag;
    --k_;
    voteWith(event);
    return;
  }
  auto place = placeOfPlay(subject.actor, atom.comma);
  Reference carried;
  if (subject.actor == nullptr && atom.comma && current_ != kNone && current()->actor.present()) {
    carried = current()->actor;
    carried.range = {};
    place = placeOfPlay(&carried, true);
    if (isMinion(carried)) place.fits |= kActionTypes | cards::kReaction | cards::kActionModifier;
  }
  place.written = writtenBehind();
  Event event;
  event.kind = EventKind::Play;
  event.range = atom.range;
  actedBy(event, subject);
  event.card = library(atom, place);
  event.level = atom.level;
  const auto &card = figures(event.card.card);
  if (subject.actor == nullptr) event.actor = carried.present() ? carried : implicitActor(card);
  checkLevel(atom, event.card);
  const bool becomesMinion =
      (card.types & cards::kAction) != 0 && (card.traits & cards::kStaysInPlay) != 0 && event.card.copy != 0;
  if ((card.types & cards::kAlly) != 0 || becomesMinion) game_.addAlly(event.card.card);

  const bool byMinion = isMinion(event.actor);
  if (byMinion) {
    // Of somebody else as far as is known; what can only be an action says that it changed hands.
    const bool foreign = event.actor.card != kNoCard && table_.controllerOf(event.actor.card) != kNoPlayer &&
                         table_.controllerOf(event.actor.card) != active_ && (card.types & ~kActionTypes) != 0;
    // A card of two types is a reaction while another's action goes on; a short form goes on with what it began.
    const bool other =
        actingMinion_.present() && (actingMinion_.card != event.actor.card || actingMinion_.copy != event.actor.copy);
    const bool reacts =
        other && (card.types & cards::kReaction) != 0 && table_.controllerOf(event.actor.card) != active_;
    const bool starts = (card.types & kActionTypes) != 0 && !combat_ && !foreign && !reacts && !isShort(event.actor) &&
                        (subject.actor != nullptr || !actingMinion_.present());
    if (starts) {
      beginAction(event.actor);
      political_ = (card.types & cards::kPolitical) != 0;
    } else {
      remember(event.actor);
    }
    lastMinion_ = event.actor;
    if (combat_) combatantNamed_ = true;
  } else if (!phaseMarked_ && event.actor.kind == RefKind::Player && event.actor.player == active_) {
    if ((card.types & cards::kMaster) != 0 && phase_ == PhaseKind::Unlock) enterPhase(PhaseKind::Master, false);
    if ((card.types & cards::kEvent) != 0) enterPhase(PhaseKind::Discard, false);
  }
  current_ = add(std::move(event));
  closed_ = false;
  sharing_.clear();
  auto reference = current()->card;
  const auto index = current_;
  specifications(atom, index, &reference);
  s_.events[index].card = reference;
  ++k_;
}

void Builder::use(Subject subject) {
  const auto &atom = (*atoms_)[k_];
  Event event;
  event.kind = EventKind::Use;
  event.range = atom.range;
  Place place{~0U, true, false, active_, kNoCard};
  if (subject.actor != nullptr && subject.actor->kind == RefKind::Player) place.seat = subject.actor->player;
  if (subject.actor != nullptr && subject.actor->card != kNoCard) {
    if (const auto owner = table_.controllerOf(subject.actor->card); owner != kNoPlayer) place.seat = owner;
  }
  event.card.range = atom.word;
  event.card.abbr = s_.slice(atom.word);
  switch (atom.token) {
    case TokenKind::Special:
    case TokenKind::RedList:
      event.card.kind = RefKind::Term;
      break;
    case TokenKind::Edge:
      event.card.kind = RefKind::Edge;
      break;
    case TokenKind::Player:
    case TokenKind::Crypt:
    case TokenKind::Initial:
    case TokenKind::LibraryInitial:
    case TokenKind::UnknownCrypt: {
      bool isPlayer = false;
      event.card = nounReference(atom, isPlayer);
      break;
    }
    default:
      event.card = library(atom, place, true);
      if (event.card.range.begin > atom.word.begin) {
        event.count = toNumber(s_.slice({atom.word.begin, event.card.range.begin}));
      }
      checkLevel(atom, event.card);
      break;
  }
  if (atom.copies != 0) event.count = atom.copies;

  if (current_ != kNone && atom.comma && current()->kind == EventKind::Vote && subject.actor == nullptr) {
    // `-ADEL, /edge`: two ballots of one Methuselah (READING 5.10).
    Event ballot;
    ballot.kind = EventKind::Vote;
    ballot.range = atom.range;
    ballot.addExtra().other = current()->extra().other;
    ballot.addExtra().other.range = {};
    ballot.flag = current()->flag;
    ballot.card = event.card;
    ballot.used = true;
    ballot.level = atom.level;
    current_ = add(std::move(ballot));
    closed_ = false;
    specifications(atom, current_, nullptr);
    ++k_;
    return;
  }
  actedBy(event, subject);
  const auto &card = figures(event.card.card);
  if (subject.actor == nullptr) {
    const bool minionsCard = (card.traits & cards::kMinionUses) != 0 && (card.traits & cards::kMethuselahUses) == 0;
    const bool combatCard = (card.types & cards::kCombat) != 0;
    if (atom.comma && current_ != kNone && current()->actor.present()) {
      event.actor = current()->actor;
    } else if (lastMinion_.present() &&
               (combat_ || combatCard || (minionsCard && current_ != kNone && isMinion(current()->actor)) ||
                event.card.kind == RefKind::Term)) {
      event.actor = lastMinion_;
    } else {
      event.actor = acting();
    }
    event.actor.range = {};
  }
  if (isMinion(event.actor)) {
    const auto owner = event.actor.card == kNoCard ? kNoPlayer : table_.controllerOf(event.actor.card);
    const bool same =
        actingMinion_.present() && actingMinion_.card == event.actor.card && actingMinion_.copy == event.actor.copy;
    if (subject.actor != nullptr && !combat_ && !same && (owner == active_ || !actingMinion_.present()) &&
        event.card.kind != RefKind::Crypt) {
      beginAction(event.actor);
    } else {
      remember(event.actor);
    }
    lastMinion_ = event.actor;
    if (combat_) combatantNamed_ = true;
  }
  current_ = add(std::move(event));
  closed_ = false;
  sharing_.clear();
  auto reference = current()->card;
  const auto index = current_;
  specifications(atom, index, &reference);
  s_.events[index].card = reference;
  ++k_;
}

void Builder::action(Subject subject) {
  const auto &atom = (*atoms_)[k_];
  Event event;
  event.kind = EventKind::Action;
  event.range = atom.range;
  event.action = actionOf(atom.text);
  closeForgotten(atom.word);
  actedBy(event, subject);
  if (subject.actor == nullptr) {
    event.actor = atom.comma && current_ != kNone ? current()->actor : lastMinion_;
    event.actor.range = {};
  }
  if (isMinion(event.actor)) {
    beginAction(event.actor);
    lastMinion_ = event.actor;
  }
  current_ = add(std::move(event));
  closed_ = false;
  sharing_.clear();
  specifications(atom, current_, nullptr);
  ++k_;
}

void Builder::deed(Subject subject) {
  const auto &atom = (*atoms_)[k_];
  switch (atom.kind) {
    case Atom::Kind::Play:
      return play(subject);
    case Atom::Kind::Use:
      return use(subject);
    case Atom::Kind::Action:
      return action(subject);
    default:
      break;
  }
  Event event;
  event.range = atom.range;
  actedBy(event, subject);
  const bool goesOn = subject.actor == nullptr && atom.comma && current_ != kNone;
  if (goesOn) {
    event.actor = current()->actor;
    event.actor.range = {};
  }
  switch (atom.kind) {
    case Atom::Kind::Block:
      event.kind = EventKind::Block;
      blockPending_ = true;
      break;
    case Atom::Kind::Strike:
      event.kind = EventKind::Strike;
      event.flag = atom.text == "wn";
      break;
    case Atom::Kind::RangeTerm:
      event.kind = EventKind::Range;
      event.flag = atom.text == "lr";
      break;
    case Atom::Kind::Press:
      event.kind = EventKind::Press;
      event.flag = atom.text == "pe";
      break;
    case Atom::Kind::Merge:
      event.kind = EventKind::Merge;
      event.card = subject.actor != nullptr ? *subject.actor : event.actor;
      event.actor = acting();
      enterPhase(PhaseKind::Influence, phaseMarked_ && phase_ == PhaseKind::Influence);
      break;
    case Atom::Kind::State: {
      event.kind = EventKind::State;
      event.addExtra().term = s_.slice(atom.word);
      Reference whom = subject.actor != nullptr ? *subject.actor : Reference{};
      if (!whom.present() && current_ != kNone)
        whom = !current()->targets.empty() ? current()->targets.front() : current()->actor;
      if (!whom.present()) whom = lastMinion_;
      if (subject.actor == nullptr) whom.range = {};
      event.card = whom;
      event.actor = {};
      break;
    }
    case Atom::Kind::BurnOption: {
      event.kind = EventKind::BurnOption;
      if (subject.actor == nullptr) event.actor = acting();
      const auto *next = at(1);
      if (next != nullptr && next->kind == Atom::Kind::Play && next->sign == 0) {
        event.card = library(*next, {~0U, true, false, event.actor.player, kNoCard});
        event.range.end = next->range.end;
        ++k_;
      }
      break;
    }
    case Atom::Kind::RedList: {
      event.kind = EventKind::Mark;
      if (subject.actor == nullptr) event.actor = acting();
      const auto *next = at(1);
      if (next != nullptr && next->kind == Atom::Kind::Noun && next->sign == 0) {
        bool isPlayer = false;
        wantsRedList_ = true;
        event.card = nounReference(*next, isPlayer);
        wantsRedList_ = false;
        event.range.end = next->range.end;
        ++k_;
      }
      break;
    }
    default:
      break;
  }
  const bool ofSomething = event.kind == EventKind::Merge || event.kind == EventKind::State ||
                           event.kind == EventKind::BurnOption || event.kind == EventKind::Mark;
  if (event.kind == EventKind::Error) {
    errorEvent(event.range, "a contest is written in parentheses, or behind `;`");
    ++k_;
    return;
  }
  if (ofSomething && !event.card.present()) {
    errorEvent(event.range,
               event.kind == EventKind::State ? "a state of nobody" : "the card that this is about is missing");
    ++k_;
    return;
  }
  const bool combatDeed =
      event.kind == EventKind::Strike || event.kind == EventKind::Range || event.kind == EventKind::Press;
  if (combatDeed && !combat_ && !blockPending_ && active_ != kNoPlayer && !actingMinion_.present()) {
    note(Note::Kind::MarkOutsidePlace, atom.word).words = {std::string(atom.text)};
  }
  if (isMinion(event.actor) && (combatDeed || event.kind == EventKind::Block)) {
    remember(event.actor);
    lastMinion_ = event.actor;
    if (combat_) combatantNamed_ = true;
    if (event.kind == EventKind::Block) opponent_ = unshortened(event.actor);
  }
  if (event.kind == EventKind::Strike && !combat_ && strikesBefore_++ == 0) firstStrike_ = event.range;
  current_ = add(std::move(event));
  closed_ = false;
  sharing_.clear();
  specifications((*atoms_)[k_], current_, nullptr);
  ++k_;
}

// ---------------------------------------------------------------- marks

void Builder::combatMark() {
  const auto &atom = (*atoms_)[k_];
  Event event;
  event.range = atom.word;
  // Strikes have been written already: this mark closes a combat whose first one was forgotten.
  const bool unopened = !combat_ && strikesBefore_ > 0;
  if (unopened) note(Note::Kind::CombatNotOpened, atom.word).related = firstStrike_;
  event.kind = combat_ || unopened ? EventKind::CombatEnd : EventKind::CombatBegin;
  combat_ = !combat_ && !unopened;
  combatMark_ = atom.word;
  combatantNamed_ = false;
  strikesBefore_ = 0;
  combatants_ = {};
  if (combat_) {
    blockPending_ = false;
    combatants_ = {actingMinion_, opponent_};
  }
  add(std::move(event));
  current_ = kNone;
  ++k_;
}

void Builder::referendumMark() {
  const auto &atom = (*atoms_)[k_];
  Event event;
  event.range = atom.word;
  event.kind = referendum_ ? EventKind::ReferendumEnd : EventKind::ReferendumBegin;
  referendum_ = !referendum_;
  referendumMark_ = atom.word;
  add(std::move(event));
  current_ = kNone;
  ++k_;
}

void Builder::bare() {
  const auto &atom = (*atoms_)[k_];
  if (current_ != kNone) {
    specifications(atom, current_, nullptr);
    extend(atom.range);
  } else if (political_ || actingMinion_.present()) {
    Event terms;
    terms.kind = EventKind::Terms;
    terms.range = atom.range;
    terms.actor = acting();
    for (const auto &spec : atom.specs) {
      spec.read = true;
      for (const auto &part : spec.items) {
        if (!part.empty()) terms.addExtra().terms.push_back(item(part, political_));
      }
    }
    add(std::move(terms));
  } else {
    for (const auto &spec : atom.specs) spec.read = true;
    errorEvent(atom.range, "parentheses that belong to nothing");
  }
  ++k_;
}

// ---------------------------------------------------------------- signs

void Builder::balance() {
  const auto &atom = (*atoms_)[k_];
  switch (atom.kind) {
    case Atom::Kind::Noun: {
      const bool player = atom.token == TokenKind::Player &&
                          (table_.findAnyCase(atom.text).player != kNoPlayer || !isCryptWord(atom.text, atom.advanced));
      const bool drawn = !player && atom.sign == '+' && !referendum_ &&
                         !(political_ && phase_ == PhaseKind::Minion && lineIndex_ > 0 && current_ != kNone);
      if (!drawn) return vote();
      Event event;
      event.kind = EventKind::CryptDraw;
      event.range = atom.range;
      event.actor = acting();
      event.card = minion(atom);
      if (event.card.card != kNoCard && active_ != kNoPlayer) table_.control(event.card.card, active_);
      enterPhase(PhaseKind::Influence, phaseMarked_ && phase_ == PhaseKind::Influence);
      current_ = add(std::move(event));
      closed_ = false;
      ++k_;
      return;
    }
    case Atom::Kind::Play: {
      if (referendum_ && (peek(atom, {cards::kAlly, true, false, kNoPlayer, kNoCard}).types & cards::kAlly) != 0)
        return vote();
      if (atom.sign == '+') {
        errorEvent(atom.range, "a card is drawn only after a discard");
        ++k_;
        return;
      }
      return discard(acting(), atom.range.begin);
    }
    case Atom::Kind::Amount: {
      // `Ashr +1, +2`: one more transfer; alone it is the acting Methuselah's.
      const bool more = atom.comma && current_ != kNone &&
                        (current()->kind == EventKind::Transfer || current()->kind == EventKind::Amount);
      auto who = more ? current()->card : acting();
      who.range = {};
      if (!who.present()) {
        errorEvent(atom.range, "an amount that belongs to nobody");
        ++k_;
        return;
      }
      return amountOf(who, atom.range.begin);
    }
    default:
      errorEvent(atom.range, "a sign that belongs to nothing");
      ++k_;
  }
}

/// The card that is discarded stands at k_.
void Builder::discard(const Reference &who, std::uint32_t begin) {
  const auto &atom = (*atoms_)[k_];
  closeForgotten(atom.word);
  Event event;
  event.kind = EventKind::Discard;
  event.range = {begin, atom.range.end};
  event.actor = who;
  const PlayerIndex seat = who.player == kNoPlayer ? active_ : who.player;
  event.card = library(atom, {~0U, false, false, seat, kNoCard});
  if (seat == active_) enterPhase(PhaseKind::Discard, phaseMarked_ && phase_ == PhaseKind::Discard);
  if (const auto *next = at(1); next != nullptr && next->kind == Atom::Kind::Play && next->sign == '+') {
    event.addExtra().other = library(*next, {~0U, false, false, seat, kNoCard});
    event.range.end = next->range.end;
    ++k_;
  }
  current_ = add(std::move(event));
  closed_ = false;
  ++k_;
}

void Builder::vote() {
  const auto &atom = (*atoms_)[k_];
  Event event;
  event.kind = EventKind::Vote;
  event.range = atom.range;
  event.flag = atom.sign == '+';
  bool isPlayer = false;
  event.addExtra().other = nounReference(atom, isPlayer);
  if (!referendum_) note(Note::Kind::VoteOutsideReferendum, atom.range);
  for (const auto &spec : atom.specs) {
    if (const auto number = soleNumber(spec)) {
      event.count = number;
      spec.read = true;
    }
  }
  const auto *next = follows();
  if (next != nullptr && next->sign == 0 && (next->kind == Atom::Kind::Play || next->kind == Atom::Kind::Use)) {
    voteWith(event);
    return;
  }
  current_ = add(std::move(event));
  closed_ = false;
  ++k_;
}

/// The card that a ballot is cast with; it stands behind the voter, at k_ + 1.
void Builder::voteWith(Event &event) {
  ++k_;
  const auto &atom = (*atoms_)[k_];
  event.used = atom.kind == Atom::Kind::Use;
  event.range.end = atom.range.end;
  Place place;
  place.inPlay = event.used;
  const Reference &voter = event.extra().other;
  if (voter.kind == RefKind::Player) {
    place.seat = voter.player;
    if (!event.used) place.fits = cards::kPolitical;
  } else {
    place.actor = event.used ? kNoCard : voter.card;
    if (voter.card != kNoCard) place.seat = table_.controllerOf(voter.card);
    if (!event.used) place.fits = cards::kActionModifier | cards::kReaction;
  }
  if (atom.token == TokenKind::Edge) {
    event.card.kind = RefKind::Edge;
    event.card.range = atom.word;
    event.card.abbr = s_.slice(atom.word);
  } else if (atom.token == TokenKind::Special) {
    event.card.kind = RefKind::Term;
    event.card.range = atom.word;
    event.card.abbr = s_.slice(atom.word);
  } else if (event.used && atom.token >= TokenKind::UnknownCrypt && atom.token <= TokenKind::LibraryInitial) {
    bool isPlayer = false;
    event.card = nounReference(atom, isPlayer);
  } else {
    event.card = library(atom, place, event.used);
    checkLevel(atom, event.card);
  }
  event.level = atom.level;
  current_ = add(std::move(event));
  closed_ = false;
  specifications(atom, current_, nullptr);
  ++k_;
}

// ---------------------------------------------------------------- results

/// How many atoms from k_ on are one item of a result; 0: none, a new event begins (READING 5.3).
std::size_t Builder::resultLength(bool first) const {
  const auto *atom = at(0);
  if (atom == nullptr || (!first && !atom->comma)) return 0;
  const auto behind = [&](std::size_t offset) {
    const auto *next = at(offset);
    return next != nullptr && !next->comma ? next : nullptr;
  };
  const auto withHandSize = [&](std::size_t length) {
    const auto *next = behind(length);
    return next != nullptr && next->kind == Atom::Kind::Term && next->token == TokenKind::HandSize ? length + 1
                                                                                                   : length;
  };
  switch (atom->kind) {
    case Atom::Kind::Noun: {
      if (atom->sign != 0) return referendum_ ? 0 : 1;
      const auto *next = behind(1);
      if (next == nullptr) return 1;
      if (next->kind == Atom::Kind::Amount) return withHandSize(2);
      if (next->kind == Atom::Kind::State || next->kind == Atom::Kind::Contest) return 2;
      return next->isDeed() ? 0 : 1;
    }
    case Atom::Kind::Play: {
      if (!atom->level.empty()) return 0;
      const auto *next = behind(1);
      if (next != nullptr && (next->kind == Atom::Kind::State || next->kind == Atom::Kind::Amount) && next->sign == 0)
        return 2;
      if (first || atom->sign != 0) return 1;
      const auto &before = current()->result;
      return !before.empty() && before.back().what.present() ? 1 : 0;
    }
    case Atom::Kind::Amount:
      return withHandSize(1);
    case Atom::Kind::State:
    case Atom::Kind::Contest:
      return 1;
    case Atom::Kind::Term:
      return atom->token == TokenKind::Special ? 0 : 1;
    default:
      return 0;
  }
}

void Builder::result() {
  const auto &mark = (*atoms_)[k_];
  ++k_;
  if (current_ == kNone) {
    errorEvent(mark.range, "a result with nothing before it");
    return;
  }
  extend(mark.range);
  for (bool first = true;; first = false) {
    const auto length = resultLength(first);
    if (length == 0) {
      // At the end of the line the parser has said it.
      if (first && k_ < atoms_->size()) errorEvent(mark.range, "a result mark with nothing behind it that is a result");
      break;
    }
    const std::vector<Atom> part(atoms_->begin() + static_cast<std::ptrdiff_t>(k_),
                                 atoms_->begin() + static_cast<std::ptrdiff_t>(k_ + length));
    const auto index = current_;
    auto one = item(part, false);
    s_.events[index].result.push_back(std::move(one));
    extend(part.back().range);
    k_ += length;
  }
  closed_ = true;
}

// ---------------------------------------------------------------- deals

void Builder::dealLine(LineAtoms &line) {
  current_ = kNone;
  Event event;
  event.kind = EventKind::Deal;
  auto deal = std::make_shared<Deal>();
  const std::size_t before = s_.events.size();
  bool begun = false;
  for (std::size_t side = 0; side < line.sides.size(); ++side) {
    for (auto &clause : line.sides[side]) {
      normalise(clause.lead);
      normalise(clause.letNouns);
      normalise(clause.targets);
      auto lead = std::move(clause.lead);
      auto begin = clause.range.begin;
      if (!begun) {
        // A turn header and phase marks may stand in front.
        std::size_t used = 0;
        atoms_ = &lead;
        while (used < lead.size()) {
          k_ = used;
          const auto &atom = lead[used];
          if (atom.kind == Atom::Kind::Phase) {
            statement();
          } else if (used == 0 && atom.kind == Atom::Kind::Noun && atom.token == TokenKind::Player &&
                     starts_[lineIndex_].header != kNoPlayer) {
            turnHeader(starts_[lineIndex_].header, false);
          } else {
            break;
          }
          ++used;
        }
        lead.erase(lead.begin(), lead.begin() + static_cast<std::ptrdiff_t>(used));
        begin = used == 0                           ? clause.range.begin
                : !lead.empty()                     ? lead.front().range.begin
                : clause.let || clause.verb.empty() ? clause.range.begin
                                                    : clause.verbRange.begin;
        if (used > 0 && lead.empty() && clause.let) {
          begin = clause.letNouns.empty() ? clause.verbRange.begin : clause.letNouns.front().range.begin;
          while (begin > clause.range.begin && !s_.slice({begin, s_.end}).starts_with("let")) --begin;
        }
        event.range.begin = begin;
        begun = true;
      }
      DealClause made;
      made.range = {begin, clause.range.end};
      made.let = clause.let;
      made.negated = clause.negated;
      bool isPlayer = false;
      if (!lead.empty() && lead.front().kind == Atom::Kind::Noun) {
        made.subject = nounReference(lead.front(), isPlayer);
      } else {
        made.subject = acting();
      }
      if (!clause.letNouns.empty()) made.target = nounReference(clause.letNouns.front(), isPlayer);
      if (!clause.targets.empty()) {
        auto &target = clause.targets.front();
        if (target.kind == Atom::Kind::Noun) made.target = nounReference(target, isPlayer);
      }
      if (!clause.verb.empty() && clause.verb.front().token != TokenKind::Edge &&
          (clause.verb.front().kind == Atom::Kind::Play || clause.verb.front().kind == Atom::Kind::Use)) {
        made.action = library(clause.verb.front(), {~0U, false, false, kNoPlayer, kNoCard}, true);
      } else if (!clause.verbText.empty()) {
        made.action.kind = RefKind::Term;
        made.action.range = clause.verbRange;
        made.action.abbr = s_.slice(clause.verbRange);
      } else {
        if (!clause.range.empty()) errorEvent(made.range, "a clause of a deal needs an action");
        event.range.end = clause.range.end;
        continue;
      }
      if (side > 1) {
        errorEvent(made.range, "a deal has one `->`; this stands behind a second one");
        continue;
      }
      if (!clause.duration.empty()) made.duration = s_.slice(clause.duration);
      event.range.end = clause.range.end;
      for (const auto &left : clause.rest) errorEvent(left.range, "what stands here fits no deal");
      const bool then = side > 0 || line.sides.size() == 1;
      (then ? deal->promise : deal->condition).push_back(std::move(made));
    }
  }
  if (!deal->condition.empty() || !deal->promise.empty()) {
    event.addExtra().deal = std::move(deal);
    add(std::move(event));
  } else if (s_.events.size() == before) {
    errorEvent(s_.lines[lineIndex_].line.bytes, "a deal without anything that is promised");
  }
  current_ = kNone;
}

}  // namespace vtes::model

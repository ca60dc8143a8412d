/// Whose turn, which phase, whose action: what an event needs to know of those before it.

#include <algorithm>

#include "cards/type_groups.h"
#include "model/builder.h"

namespace vtes::model {

using cards::kActionTypes;
using cards::kMethuselahTypes;
using cards::kNoCard;
using syntax::TokenKind;

std::size_t Builder::add(Event &&event) {
  event.turn = turn_;
  event.phase = phase_;
  event.phaseMarked = phaseMarked_;
  s_.events.push_back(std::move(event));
  return s_.events.size() - 1;
}

void Builder::enterPhase(PhaseKind phase, bool marked) {
  phase_ = phase;
  phaseMarked_ = marked;
}

void Builder::closeForgotten(text::ByteRange by) {
  if (combat_) {
    note(Note::Kind::CombatNotClosed, combatMark_).related = by;
    combat_ = false;
  }
  if (referendum_) {
    note(Note::Kind::ReferendumNotClosed, referendumMark_).related = by;
    referendum_ = false;
  }
}

Reference Builder::acting() const {
  Reference reference;
  if (active_ == kNoPlayer) return reference;
  reference.kind = RefKind::Player;
  reference.player = active_;
  reference.abbr = players_[static_cast<std::size_t>(active_)].abbr;
  return reference;
}

void Builder::beginAction(const Reference &actor) {
  const auto full = unshortened(actor);
  shorts_.clear();
  remember(full);
  actingMinion_ = full;
  political_ = false;
  blockPending_ = false;
  opponent_ = {};
  strikesBefore_ = 0;
  if (phase_ != PhaseKind::Minion && active_ != kNoPlayer && !phaseMarked_) enterPhase(PhaseKind::Minion, false);
  if (phase_ < PhaseKind::Minion) enterPhase(PhaseKind::Minion, false);
  if (actor.kind == RefKind::Crypt && actor.card != kNoCard && active_ != kNoPlayer)
    table_.control(actor.card, active_);
}

Place Builder::placeOfPlay(const Reference *subject, bool comma) const {
  Place place;
  place.seat = active_;
  const bool byMinion = subject != nullptr && subject->kind != RefKind::Player;
  if (subject != nullptr && subject->kind == RefKind::Player) {
    place.seat = subject->player;
    place.fits = subject->player == active_ ? kMethuselahTypes : cards::kMaster;
    place.outOfTurn = subject->player != active_;
    return place;
  }
  if (!byMinion) {
    place.fits = comma ? ~0U : kMethuselahTypes | (lastMinion_.present() ? ~0U : 0U);
    if (current() == nullptr && !combat_) place.fits = kMethuselahTypes;
    if (lastMinion_.present() && !combat_ && current() != nullptr && current()->actor.kind != RefKind::Player)
      place.fits = ~0U;
    if (combat_) place.fits = cards::kCombat;
    return place;
  }
  if (subject->card != kNoCard) {
    const auto owner = table_.controllerOf(subject->card);
    place.actor = subject->card;
    const auto deck = resolver_.deckOf(subject->card);
    place.seat = owner != kNoPlayer ? owner : deck != kNoPlayer ? deck : active_;
  }
  if (combat_) {
    place.fits = cards::kCombat;
    return place;
  }
  const bool own =
      actingMinion_.present() && actingMinion_.card == subject->card && actingMinion_.copy == subject->copy;
  if (own) {
    place.fits = cards::kActionModifier | kActionTypes;
  } else if (place.seat != kNoPlayer && place.seat != active_) {
    place.fits = cards::kReaction;
  } else if (actingMinion_.present() && table_.controllerOf(subject->card) == kNoPlayer) {
    place.fits = cards::kReaction | kActionTypes;
  } else {
    place.fits = kActionTypes;
  }
  return place;
}

std::uint8_t Builder::writtenBehind() const {
  const Atom &card = (*atoms_)[k_];
  std::uint8_t written = 0;
  for (const Specification &spec : card.specs) {
    if (soleNumber(spec)) written |= kSomeNumber;
    for (const auto &item : spec.items) {
      if (item.size() == 2 && item[0].token == TokenKind::Player && item[1].kind == Atom::Kind::Amount)
        written |= kAllocation;
    }
  }
  const Atom *next = at(1);
  // `ambu thzh`: what looks like a card that is played can be an ally that is attacked.
  const bool ally = next != nullptr && next->kind == Atom::Kind::Play && !next->comma && next->level.empty();
  if (next == nullptr || (next->isDeed() && !ally) || next->kind == Atom::Kind::CombatMark)
    return written | kNothingBehind;
  const Atom *afterwards = at(2);
  // Whoever does something is no target.
  if (next->comma || next->kind != Atom::Kind::Noun || next->sign != 0 ||
      (afterwards != nullptr && !afterwards->comma && (afterwards->isDeed() || afterwards->kind == Atom::Kind::Noun)))
    return written;
  if (next->token == TokenKind::Crypt || next->token == TokenKind::UnknownCrypt) return written | kMinionTarget;
  if (next->token == TokenKind::Player && table_.find(next->text).player != kNoPlayer) return written | kPlayerTarget;
  return written;
}

Reference Builder::implicitActor(const cards::CardFigures &card) const {
  if ((card.types & kMethuselahTypes) != 0 || !lastMinion_.present()) {
    if (!combat_) return acting();
  }
  if (combat_ && !combatantNamed_) return {};
  auto actor = lastMinion_.present() ? lastMinion_ : acting();
  actor.range = {};
  return actor;
}

bool Builder::isOpen() const {
  return current_ != kNone && !closed_;
}

bool Builder::wantsMinion() const {
  if (!isOpen() || !current()->targets.empty()) return false;
  const auto &event = *current();
  if (event.kind == EventKind::Action)
    return event.action == ActionKind::Diablerie || event.action == ActionKind::Rescue;
  if (event.kind != EventKind::Play && event.kind != EventKind::Use) return false;
  if (event.card.kind == RefKind::Term) return true;
  if (event.card.card == kNoCard) return false;
  return (cards_.traits(event.card.card) & cards::kTargetsMinion) != 0;
}

bool Builder::wantsPlayer() const {
  if (!isOpen() || !current()->targets.empty()) return false;
  const auto &event = *current();
  if ((event.kind != EventKind::Play && event.kind != EventKind::Use) || event.card.card == kNoCard) return false;
  return (cards_.traits(event.card.card) & cards::kAffectsMethuselah) != 0;
}

bool Builder::wantsCard(const cards::CardFigures &card) const {
  if (!isOpen() || !current()->targets.empty()) return false;
  const auto &event = *current();
  if (event.kind == EventKind::Action)
    return (card.types & cards::kAlly) != 0 &&
           (event.action == ActionKind::Rescue || event.action == ActionKind::Diablerie);
  if ((event.kind != EventKind::Play && event.kind != EventKind::Use) || event.card.card == kNoCard) return false;
  const auto own = cards_.traits(event.card.card);
  if ((own & cards::kAffectsAshHeap) != 0) return true;
  if ((own & cards::kAffectsCardInPlay) != 0 && (own & cards::kNeedsTarget) != 0) return true;
  if ((own & cards::kAffectsLocation) != 0 && (card.traits & cards::kLocation) != 0) return true;
  if ((own & cards::kAffectsEquipment) != 0 && (card.types & cards::kEquipment) != 0) return true;
  if ((own & (cards::kAffectsAlly | cards::kAffectsMinion | cards::kEntersCombat)) != 0 &&
      (card.types & cards::kAlly) != 0)
    return true;
  return (own & cards::kAffectsRetainer) != 0 && (card.types & cards::kRetainer) != 0;
}

}  // namespace vtes::model

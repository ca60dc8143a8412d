/// What a card asks for, against who plays it and what is written with it.

#include <algorithm>
#include <cstdlib>

#include "model/requirements.h"
#include "replay/fold.h"

namespace vtes::replay {

using model::RefKind;
using rules::kNoPiece;
using rules::kNoSeat;
using rules::Piece;
using rules::PieceId;
using rules::Seat;

namespace {

/// `prince or justicar` of `prince, justicar`; `named`: how one is called.
template <typename Named>
std::string alternatives(std::string_view list, std::string_view between, Named named) {
  std::string text;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find(between, at), list.size());
    if (!text.empty()) text += end == list.size() ? " or " : ", ";
    text += named(list.substr(at, end - at));
    at = end + between.size();
  }
  return text;
}

}  // namespace

/// Two effects marked as limited do not raise the same number.
void Fold::checkLimited(const Event &event, const Reading &reading) {
  if (!reading.line || !hasEffect(reading.line->effects, "limited")) return;
  for (const std::string_view number : {"bleed", "stealth", "intercept", "hunt"}) {
    if (numberOf(reading.line->effects, number).value_or(0) <= 0) continue;
    const unsigned bit = 1U << (number.front() - 'a');
    if ((limited_ & bit) != 0) {
      note(Finding::Kind::LimitedTwice, {cardName(keyOf(event.card.card)), std::string(number)},
           reading.line->confidence == cards::Confidence::Certain);
    }
    limited_ |= bit;
  }
}

/// Points that are written against what the card has to allocate.
void Fold::checkPoints(const Event &event, std::string_view effects, const Reading *reading) {
  const auto allocated = numberOf(effects, "allocate:");
  if (!allocated || reading == nullptr) return;
  int burned = 0, gained = 0;
  for (const model::Item &item : event.extra().terms) {
    if (item.who.kind != RefKind::Player || !item.amount) continue;
    (item.sign == '+' ? gained : burned) += std::abs(*item.amount);
  }
  const int written = std::max(burned, gained);
  if (written == 0 || written == *allocated) return;
  note(Finding::Kind::PointsDiffer,
       {cardName(keyOf(event.card.card)), std::to_string(*allocated), std::to_string(written)},
       reading->line->confidence == cards::Confidence::Certain);
}

void Fold::checkRequirement(const Event &event) {
  const cards::CardIndex card = event.card.card;
  if (card == cards::kNoCard) return;
  const cards::Database &cards = board_.cards();
  const std::string_view clans = cards.clans(card);
  const auto clanNames = [&] {
    return alternatives(clans, "/", [&](std::string_view one) {
      const cards::Term *clan = cards.clan(one);
      return clan != nullptr ? clan->name : one;
    });
  };
  if (event.actor.kind != RefKind::Crypt) {
    // What a Methuselah plays asks for a ready vampire of hers.
    const Seat seat = event.actor.kind == RefKind::Player ? board_.seatOf(event.actor) : state_.turn.active;
    if (!clans.empty() && seat != kNoSeat && premises_.fromTheStart && !hasReadyOf(seat, clans))
      note(Finding::Kind::RequirementNotMet, {cardName(keyOf(card)), "a ready " + clanNames(), board_.seatName(seat)},
           false);
    return;
  }
  const cards::CardIndex vampire = event.actor.card;
  if (vampire == cards::kNoCard) return;
  const PieceId piece = board_.find(event.actor);
  // What lies on a vampire can have changed it.
  const bool printed = std::none_of(state_.pieces.begin(), state_.pieces.end(),
                                    [&](const Piece &on) { return piece != kNoPiece && on.there() && on.on == piece; });
  if (!clans.empty() && !model::meetsClan(cards.clans(vampire), clans)) {
    note(Finding::Kind::RequirementNotMet, {cardName(keyOf(card)), "the clan " + clanNames(), cardName(keyOf(vampire))},
         printed);
    return;
  }
  const std::string_view requirement = cards.requirement(card);
  // A merged vampire can be of the sect of either card; and in a record from the middle titles have been won.
  if (requirement.empty() || event.actor.merged || !premises_.fromTheStart) return;
  const model::Lacks lacks = model::lacks(cards, vampire, requirement);
  // Who has won a title can be of another sect with it.
  const bool titled = piece != kNoPiece && state_.piece(piece).title != board_.titlePrinted(vampire);
  const bool title = lacks.title && !titled, sect = lacks.sect && !titled;
  if (!title && !sect && !lacks.capacity) return;
  note(Finding::Kind::RequirementNotMet,
       {cardName(keyOf(card)), alternatives(requirement, ", ", [](std::string_view one) { return one; }),
        cardName(keyOf(vampire))},
       false);
}

bool Fold::hasReadyOf(Seat seat, std::string_view clans) const {
  return std::any_of(state_.pieces.begin(), state_.pieces.end(), [&](const Piece &piece) {
    if (!piece.ready() || piece.controller != seat) return false;
    // Which it is is not known, or it came to play by another card.
    return piece.card == 0 || !board_.cards().isCrypt(cardOf(piece.card)) ||
           model::meetsClan(board_.cards().clans(cardOf(piece.card)), clans);
  });
}

void Fold::checkUncontrolled(const Piece &piece, PieceId id) {
  if (!premises_.fromTheStart || piece.card == 0 || piece.capacity == 0 || piece.blood.high >= piece.capacity) return;
  if (anyFaceDown(piece.controller)) return;
  note(Finding::Kind::Uncontrolled,
       {board_.pieceName(id), std::to_string(piece.blood.high), std::to_string(piece.capacity)});
}

}  // namespace vtes::replay

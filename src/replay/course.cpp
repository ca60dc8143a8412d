#include "replay/course.h"

#include <algorithm>
#include <bit>

#include "replay/card_play.h"

namespace vtes::replay {

using model::Event;
using model::EventKind;
using model::kNoPlayer;
using model::PlayerIndex;
using model::Reference;
using model::RefKind;
using rules::ActionType;

namespace {

constexpr int kMostPlayers = 64;

/// Whether two words mean one minion.
Sure sameMinion(const Reference &left, const Reference &right) {
  if (left.card == cards::kNoCard || left.card != right.card || left.kind != right.kind) return Sure::No;
  if (left.copy == right.copy) return Sure::Yes;
  return left.copy == 0 || right.copy == 0 ? Sure::Possibly : Sure::No;
}

}  // namespace

Course::Course(const model::Transcript &transcript, std::span<const Event *const> events, const Replay &soFar)
    : transcript_(transcript), events_(events), soFar_(soFar), announced_(events.size(), false) {
  for (EventIndex i = 0; i < size(); ++i) {
    if (at(i).kind != EventKind::Turn) continue;
    if (!turns_.empty()) turns_.back().end = i;
    turns_.push_back({at(i).card.player, i, size()});
  }
  for (const Action &action : soFar.actions) {
    if (action.event < size()) announced_[action.event] = true;
  }
  for (EventIndex i = 0; i < size(); ++i) {
    const Event &event = at(i);
    if (event.kind == EventKind::Action) announced_[i] = true;
    if (event.kind == EventKind::Use && isTerm(event.card, "rl")) announced_[i] = true;
    if (meansMinion(event.actor) && playsAction(event, *transcript.cards)) announced_[i] = true;
  }
  // READING 7.8: the decks, what is written, and the minions' own actions and transfers. The whole transcript counts.
  const auto &seats = transcript.frontMatter.seats;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (!seats[seat].inlineDeck) continue;
    for (const model::DeckEntry &entry : seats[seat].inlineDeck->entries) {
      if (entry.card == cards::kNoCard || !transcript.cards->isCrypt(entry.card)) continue;
      Reference word;
      word.kind = RefKind::Crypt;
      word.card = entry.card;
      show(word, static_cast<PlayerIndex>(seat));
    }
  }
  for (EventIndex i = 0; i < size(); ++i) {
    const Event &event = at(i);
    if (event.kind == EventKind::Transfer) show(event.card, acting(i));
    if (announced_[i]) show(event.actor, acting(i));
    if (event.extra().controller.present()) show(event.actor, event.extra().controller.player);
    if (event.actor.controller != kNoPlayer) show(event.actor, event.actor.controller);
  }
  findOut();
  for (const model::Note &note : transcript.notes) {
    if (note.kind == model::Note::Kind::Ambiguous && note.word != Reference::kNoWord) ambiguous_.push_back(note.word);
    if (note.kind == model::Note::Kind::HeaderOrActor) headerOrNot_.push_back(note.range.begin);
  }
  std::sort(ambiguous_.begin(), ambiguous_.end());
  // With `end` in the front matter it is over behind the last event only.
  const std::size_t all = transcript.events.size() - transcript.events.first();
  over_ = soFar.over && (events.size() == all || rules::countOf(soFar.last.alive) == 1);
}

void Course::show(const Reference &minion, PlayerIndex player) {
  if (!meansMinion(minion) || minion.card == cards::kNoCard || player < 0 || player >= kMostPlayers) return;
  shown_[{minion.card, minion.copy}] |= std::uint64_t{1} << static_cast<unsigned>(player);
}

const Course::Stretch *Course::turnOf(EventIndex index) const {
  const auto behind = std::upper_bound(turns_.begin(), turns_.end(), index,
                                       [](EventIndex event, const Stretch &turn) { return event < turn.begin; });
  return behind == turns_.begin() ? nullptr : &*std::prev(behind);
}

PlayerIndex Course::acting(EventIndex index) const {
  const Stretch *turn = turnOf(index);
  return turn == nullptr ? kNoPlayer : turn->player;
}

const Table *Course::tableAt(EventIndex index) const {
  const Table *table = nullptr;
  for (const Turn &turn : soFar_.turns) {
    if (turn.event > index) break;
    table = &turn.table;
  }
  return table;
}

const Oust *Course::oustOf(PlayerIndex player) const {
  for (const Oust &oust : soFar_.ousted) {
    if (oust.seat == player) return &oust;
  }
  return nullptr;
}

EventIndex Course::outOf(PlayerIndex player) const {
  return player >= 0 && static_cast<std::size_t>(player) < out_.size() ? out_[static_cast<std::size_t>(player)]
                                                                       : kNoEvent;
}

void Course::findOut() {
  out_.assign(transcript_.players.size(), kNoEvent);
  const auto leave = [&](std::size_t player, EventIndex index) {
    // What is found at a header happened in the turn before it.
    if (index < size() && index > 0 && at(index).kind == EventKind::Turn) --index;
    if (player < out_.size()) out_[player] = std::min(out_[player], index);
  };
  for (const Oust &oust : soFar_.ousted) leave(oust.seat, oust.event);
  for (const Oust &oust : soFar_.withdrawn) leave(oust.seat, oust.event);
  for (EventIndex i = 0; i < size(); ++i) {
    const Event &event = at(i);
    if (event.kind != EventKind::State || event.card.kind != RefKind::Player || event.card.player < 0) continue;
    if (event.extra().term == "ot" || event.extra().term == "wd") leave(static_cast<std::size_t>(event.card.player), i);
  }
  // Whoever has a turn later was in the game.
  for (const Stretch &turn : turns_) {
    if (outOf(turn.player) < turn.begin) out_[static_cast<std::size_t>(turn.player)] = kNoEvent;
  }
}

PlayerIndex Course::prey(EventIndex index) const {
  const Stretch *turn = turnOf(index);
  const Table *table = tableAt(index);
  const auto seats = static_cast<int>(soFar_.players.size());
  if (turn == nullptr || table == nullptr || !soFar_.folded) return kNoPlayer;
  if (turn->player < 0 || turn->player >= seats) return kNoPlayer;
  PlayerIndex next = turn->player;
  do {
    next = static_cast<PlayerIndex>((next + 1) % seats);
    if (next == turn->player) return kNoPlayer;
  } while (!rules::has(table->alive, static_cast<rules::Seat>(next)) || outOf(next) < index);
  // Who has the next turn is in the game.
  if (turn->end < size() && at(turn->end).card.player == next) return next;
  const EventIndex out = outOf(next);
  if (out != kNoEvent && out >= turn->end) return next;
  // Before she is ousted in this turn she is in it, but when that happens is often not written.
  const auto costs = [](EventKind kind) {
    return kind == EventKind::Action || kind == EventKind::Play || kind == EventKind::Use || kind == EventKind::Amount;
  };
  bool quiet = true;
  for (EventIndex i = turn->begin; i < index; ++i) quiet = quiet && !costs(at(i).kind);
  if (out != kNoEvent) {
    const bool written = at(out).kind == EventKind::State && at(out).card.player == next;
    return quiet || written ? next : kNoPlayer;
  }
  // In the last turn of all, whoever had a turn and must have pool.
  const auto seat = static_cast<std::size_t>(next);
  const bool seen = soFar_.fromTheStart || std::any_of(turns_.begin(), turns_.end(), [&](const Stretch &each) {
                      return each.player == next && each.begin < index;
                    });
  const bool lasts = seen && table->pool[seat].low > 0 && (quiet || soFar_.last.pool[seat].low > 0);
  return turn->end == size() && lasts ? next : kNoPlayer;
}

PlayerIndex Course::owner(const Reference &word, EventIndex index) const {
  if (word.kind == RefKind::Player) return word.player;
  if (word.controller != kNoPlayer) return word.controller;
  if (!meansMinion(word) || word.card == cards::kNoCard) return kNoPlayer;
  // Others may have the same card where it is not unique and has no number.
  const bool crypt = word.kind == RefKind::Crypt;
  if (!crypt && word.copy == 0 && (transcript_.cards->traits(word.card) & cards::kUnique) == 0) return kNoPlayer;
  const auto shown = shown_.find({word.card, word.copy});
  std::uint64_t players = shown == shown_.end() ? 0 : shown->second;
  std::uint64_t there = 0;
  if (const Table *table = tableAt(index); table != nullptr) {
    for (const CardThere &card : table->cards) {
      if (card.card != word.card || (word.copy != 0 && card.copy != 0 && card.copy != word.copy)) continue;
      const bool held = card.controller < rules::kMostSeats;
      if (held && (card.region == rules::Region::Ready || card.region == rules::Region::Torpor)) {
        there |= std::uint64_t{1} << card.controller;
      }
    }
  }
  // In several crypts, or changing hands: whose it is on the table decides among those that the transcript shows.
  if (std::popcount(players) > 1 || there != 0) players &= there;
  return std::popcount(players) == 1 ? static_cast<PlayerIndex>(std::countr_zero(players)) : kNoPlayer;
}

PlayerIndex Course::doer(EventIndex index) const {
  const Event &event = at(index);
  const PlayerIndex active = acting(index);
  if (event.extra().controller.present()) return event.extra().controller.player;
  if (event.kind == EventKind::Vote) return owner(event.extra().other, index);
  if (announced_[index]) return active;
  if (meansMinion(event.actor)) {
    const PlayerIndex player = owner(event.actor, index);
    // Nobody blocks her own action.
    return event.kind == EventKind::Block && player == active ? kNoPlayer : player;
  }
  return event.actor.kind == RefKind::Player ? event.actor.player : active;
}

Sure Course::doneBy(const Reference &subject, EventIndex index) const {
  const Event &event = at(index);
  if (subject.kind == RefKind::Player) {
    const PlayerIndex player = doer(index);
    if (player == kNoPlayer) {
      const bool own = event.kind == EventKind::Block && subject.player == acting(index);
      return own ? Sure::No : Sure::Possibly;
    }
    return player == subject.player ? Sure::Yes : Sure::No;
  }
  return sameMinion(subject, event.kind == EventKind::Vote ? event.extra().other : event.actor);
}

Sure Course::hits(const Reference &target, const Reference &word, EventIndex index) const {
  if (!target.present()) return Sure::Yes;
  if (!word.present()) return Sure::Possibly;
  if (target.kind != RefKind::Player) return word.kind == RefKind::Player ? Sure::No : sameMinion(target, word);
  const PlayerIndex player = owner(word, index);
  if (player == kNoPlayer) return Sure::Possibly;
  return player == target.player ? Sure::Yes : Sure::No;
}

bool Course::turnIsCertain(EventIndex index) const {
  const Stretch *turn = turnOf(index);
  const std::uint32_t begin = turn == nullptr ? 0 : at(turn->begin).range.begin;
  const auto first = std::lower_bound(headerOrNot_.begin(), headerOrNot_.end(), begin);
  return first == headerOrNot_.end() || *first > at(index).range.begin;
}

bool Course::announces(EventIndex index) const {
  return announced_[index];
}

EventIndex Course::actionAt(EventIndex index) const {
  for (EventIndex i = index + 1; i-- > 0;) {
    if (endsAction(at(i).kind)) return kNoEvent;
    if (announced_[i]) return i;
  }
  return kNoEvent;
}

EventIndex Course::endOfAction(EventIndex index) const {
  EventIndex end = index + 1;
  while (end < size() && actionAt(end) == index) ++end;
  return end;
}

Sure Course::isAction(EventIndex index, ActionType type) const {
  const Event &event = at(index);
  if (event.kind == EventKind::Action) return typeOf(event.action) == type ? Sure::Yes : Sure::No;
  if (event.kind == EventKind::Use && isTerm(event.card, "rl")) {
    return type == ActionType::EnterCombat ? Sure::Yes : Sure::No;
  }
  const bool plays = event.kind == EventKind::Play;
  // `Wynn /sa Zebu`: the line is its own card's.
  const cards::CardIndex card = isTerm(event.card, "sa") ? event.actor.card : event.card.card;
  if (card == cards::kNoCard) return Sure::Possibly;
  int fitting = 0, lines = 0;
  bool certain = !std::binary_search(ambiguous_.begin(), ambiguous_.end(), event.card.word);
  const Sure most = certain ? Sure::Yes : Sure::Possibly;
  for (const cards::CardLine &line : transcript_.cards->lines(card)) {
    if (line.use != (plays ? cards::LineUse::Play : cards::LineUse::InPlay)) continue;
    if (!event.level.empty() && line.level != event.level) continue;
    if ((line.hooks & kActionHooks) == 0) {
      // A card in play may be used otherwise.
      certain = certain && (plays || (line.hooks & ~cards::Hooks{cards::kInPlayHook}) == 0);
      continue;
    }
    ++lines;
    const bool political = !plays && (line.hooks & cards::kPoliticalActionHook) != 0;
    const ActionType is = political ? ActionType::Political
                                    : actionOf(plays ? transcript_.cards->figures(card) : cards::CardFigures{}, &line);
    if (is != type) continue;
    ++fitting;
    // That a card begins a combat is known of the card, whatever else its line does.
    const bool attacks =
        plays && type == ActionType::EnterCombat && (transcript_.cards->traits(card) & cards::kEntersCombat) != 0;
    certain = certain && (attacks || line.confidence == cards::Confidence::Certain);
  }
  const cards::Types types = plays ? transcript_.cards->types(card) : cards::Types{0};
  if ((types & cards::kPolitical) != 0 && (types & (kAnsweringTypes | cards::kAction)) == 0) {
    return type == ActionType::Political ? most : Sure::No;
  }
  if (fitting == 0) return lines == 0 && type != ActionType::Political ? Sure::Possibly : Sure::No;
  return certain && fitting == lines ? Sure::Yes : Sure::Possibly;
}

}  // namespace vtes::replay

/// The table at a place of the game: pools, the Edge, victory points, minions.

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "ide/knowledge.h"
#include "ide/numbers.h"
#include "replay/replay.h"

namespace vtes::ide {

namespace {

using model::EventKind;
using model::RefKind;
using replay::CardThere;
using replay::Table;
using rules::Known;
using rules::Region;
using rules::Seat;

/// A place that a table is asked for, and what it is called.
struct Moment {
  std::uint32_t offset = 0;
  std::string_view name;
};

/// What is under way at a word is resolved at its end only: the table in front of it is the last that is certain.
Moment momentOf(const Snapshot &snapshot, const Mention &mention) {
  const std::uint32_t offset = mention.reference.range.begin;
  const model::Event *event = mention.event == nullptr ? eventBefore(snapshot, offset) : mention.event;
  if (event == nullptr) return {offset, "before this"};
  if (mention.event != nullptr && event->kind == EventKind::Turn) return {event->range.end, "as the turn begins"};
  const auto &events = snapshot.transcript->events;
  const std::size_t index = indexOf(snapshot, *event);
  if (const Indexes action = actionOf(snapshot, index); !action.empty())
    return {events[action.begin].range.begin, "before the action"};
  if (const auto bout = boutAt(snapshot, index))
    return {events[bout->begin].range.begin, bout->combat ? "before the combat" : "before the referendum"};
  return {mention.event == nullptr ? offset : event->range.begin, "before this"};
}

std::string pointsText(int halves) {
  const std::string_view noun = halves == 2 ? "victory point" : "victory points";
  return fmt::format("{}{} {}", halves / 2, halves % 2 == 0 ? "" : ".5", noun);
}

bool isMinion(const CardThere &card) {
  return card.kind == rules::Kind::Vampire || card.kind == rules::Kind::Ally;
}

bool isReady(const CardThere &card, Seat seat) {
  return isMinion(card) && card.region == Region::Ready && card.controller == seat;
}

/// Nothing where it can be any that it may have.
std::string bloodText(const CardThere &card) {
  const bool any =
      card.kind == rules::Kind::Vampire && card.capacity > 0 && card.blood.low <= 0 && card.blood.high >= card.capacity;
  return any ? std::string() : boundsText(card.blood);
}

void append(std::string &list, std::string_view one) {
  if (!one.empty()) list.append(list.empty() ? "" : ", ").append(one);
}

std::string nameOf(const Snapshot &snapshot, const CardThere &card) {
  if (card.card == cards::kNoCard) return {};
  std::string name = oneLine(snapshot.transcript->cards->card(card.card).natural);
  return card.copy > 0 ? fmt::format("{} {}", name, card.copy) : name;
}

/// `Korah 3/7 locked`.
std::string minionText(const Snapshot &snapshot, const CardThere &card) {
  std::string text = nameOf(snapshot, card);
  if (text.empty()) text = "another";
  if (const std::string blood = bloodText(card); !blood.empty())
    text += card.kind == rules::Kind::Vampire && card.capacity > 0 ? fmt::format(" {}/{}", blood, card.capacity)
                                                                   : fmt::format(" {}", blood);
  return card.locked == Known::Yes ? text + " locked" : text;
}

/// The minion that a word means; null: which is not certain, or it is not on the table.
const CardThere *minionOf(const Snapshot &snapshot, const Mention &mention, const Table &table) {
  const model::Reference &word = mention.reference;
  const bool unknown = word.kind == RefKind::UnknownCrypt && word.draw > 0;
  if (!unknown && word.card == cards::kNoCard) return nullptr;
  model::PlayerIndex controller = word.controller;
  bool uncontrolled = unknown;
  if (const model::Event *event = mention.event) {
    if (mention.part == Part::Actor && controller == model::kNoPlayer) controller = event->extra().controller.player;
    uncontrolled = uncontrolled || (mention.part == Part::Card &&
                                    (event->kind == EventKind::Transfer || event->kind == EventKind::CryptDraw));
    if (uncontrolled) controller = ownerOfTurn(snapshot, event->turn);
  }
  const CardThere *found = nullptr;
  int foundRank = 0;
  bool several = false;
  for (const CardThere &card : table.cards) {
    if (!isMinion(card) || card.card != word.card) continue;
    if (unknown ? card.copy != word.draw : word.copy != 0 && card.copy != 0 && card.copy != word.copy) continue;
    if (controller != model::kNoPlayer && card.controller != controller) continue;
    if (uncontrolled && card.region != Region::Uncontrolled) continue;
    // Who is in play is meant rather than who waits.
    const int rank = card.region == Region::Ready || card.region == Region::Torpor ? 2 : 1;
    if (rank < foundRank) continue;
    several = rank == foundRank;
    found = &card;
    foundRank = rank;
  }
  return several ? nullptr : found;
}

std::string_view regionText(Region region) {
  switch (region) {
    case Region::Uncontrolled:
      return "uncontrolled";
    case Region::Ready:
      return "ready";
    case Region::Torpor:
      return "in torpor";
    case Region::Contested:
      return "contested";
    case Region::None:
      break;
  }
  return {};
}

/// A list has some hundred cards, and the table of a long game as many: only these are looked for on it.
constexpr cards::Types kMinions = cards::kVampire | cards::kImbued | cards::kAlly;

/// How well a minion that lies there fits a scene.
int rankOf(const CardThere &minion, const Scene &scene) {
  const bool own = minion.controller == scene.active;
  const bool choosing = scene.phase == model::PhaseKind::Minion && !scene.action;
  switch (minion.region) {
    case Region::Ready:
      if (scene.combat) return 30;
      // Who blocks or reacts is somebody else's, and unlocked; or the next action begins.
      if (scene.action) return minion.locked != Known::No ? 20 : own ? 35 : 50;
      if (choosing && own) return minion.locked == Known::Yes ? 10 : 60;
      return choosing ? -10 : 10;
    case Region::Torpor:
      return choosing && own ? 0 : -30;
    case Region::Uncontrolled:
      return scene.phase == model::PhaseKind::Influence && own ? 60 : -40;
    default:
      return 0;
  }
}

class ReplayKnowledge : public Knowledge {
 public:
  [[nodiscard]] int rank(const Snapshot & /*snapshot*/, const Scene &scene, cards::CardIndex index,
                         const cards::Card &card) const override {
    if (scene.table == nullptr || (card.types & kMinions) == 0) return 0;
    std::optional<int> best;
    for (const CardThere &there : scene.table->cards) {
      if (there.card == index && isMinion(there)) best = std::max(best.value_or(-100), rankOf(there, scene));
    }
    return best.value_or(0);
  }

  void ofMention(const Snapshot &snapshot, const Mention &mention, ProseWriter &writer) const override {
    const model::Reference &word = mention.reference;
    const bool player = word.kind == RefKind::Player && word.player != model::kNoPlayer;
    if (!player && word.card == cards::kNoCard && word.kind != RefKind::UnknownCrypt) return;
    if (inFrontMatter(snapshot, word.range.begin)) return;
    const Moment moment = momentOf(snapshot, mention);
    const auto table = replay::tableAt(*snapshot.transcript, snapshot.replay, moment.offset);
    if (!table) return;
    if (player) {
      ofPlayer(snapshot, *table, moment, word.player, writer);
    } else if (const CardThere *minion = minionOf(snapshot, mention, *table)) {
      ofMinion(snapshot, *table, moment, *minion, writer);
    }
  }

  void hints(const Snapshot &snapshot, const Mention &mention, std::vector<InlayHint> &out) const override {
    const model::Event *event = mention.event;
    if (event == nullptr || event->kind != EventKind::Turn || mention.part != Part::Card || event->count) return;
    const auto seat = static_cast<Seat>(mention.reference.player);
    if (mention.reference.player == model::kNoPlayer || seat >= snapshot.replay.players.size()) return;
    const auto table = replay::tableAt(*snapshot.transcript, snapshot.replay, event->range.end);
    if (!table || !rules::has(table->alive, seat) || !table->pool[seat].bounded()) return;
    InlayHint hint;
    hint.kind = HintKind::Pool;
    hint.offset = mention.reference.range.end;
    hint.label = "(" + boundsText(table->pool[seat]) + ")";
    const std::string tooltip = "the pool that the lines in front leave her";
    hint.tooltip = {escaped(tooltip), tooltip};
    out.push_back(std::move(hint));
  }

  void ofTurn(const Snapshot &snapshot, std::size_t header, std::vector<std::string> &words) const override {
    const model::Event &event = snapshot.transcript->events[header];
    const auto seat = static_cast<Seat>(event.card.player);
    if (event.card.player == model::kNoPlayer || seat >= snapshot.replay.players.size()) return;
    const auto table = replay::tableAt(*snapshot.transcript, snapshot.replay, event.range.end);
    if (!table || !rules::has(table->alive, seat)) return;
    if (const std::string pool = boundsText(table->pool[seat]); !pool.empty()) words.push_back("pool " + pool);
    if (table->edgeKnown && table->edge == seat) words.push_back("Edge");
    const auto ready = std::count_if(table->cards.begin(), table->cards.end(),
                                     [seat](const CardThere &card) { return isReady(card, seat); });
    // A record that begins in the middle does not show all.
    if (snapshot.replay.fromTheStart && ready > 0) words.push_back(fmt::format("{} ready", ready));
  }

 private:
  static void ofPlayer(const Snapshot &snapshot, const Table &table, const Moment &moment, model::PlayerIndex player,
                       ProseWriter &writer) {
    const auto seat = static_cast<Seat>(player);
    if (seat >= snapshot.replay.players.size()) return;
    std::string has;
    std::string ready;
    if (rules::has(table.alive, seat)) {
      if (const std::string pool = boundsText(table.pool[seat]); !pool.empty()) has = "pool " + pool;
      if (table.edgeKnown && table.edge == seat) append(has, "the Edge");
      for (const CardThere &card : table.cards) {
        if (isReady(card, seat)) append(ready, minionText(snapshot, card));
      }
    } else {
      has = "out of the game";
    }
    // What was won before a record that begins in the middle is not known.
    if (snapshot.replay.fromTheStart && table.halves[seat] > 0) append(has, pointsText(table.halves[seat]));
    if (!has.empty()) writer.fact(moment.name, has);
    if (!ready.empty()) writer.fact("ready", ready);
  }

  static void ofMinion(const Snapshot &snapshot, const Table &table, const Moment &moment, const CardThere &minion,
                       ProseWriter &writer) {
    std::string is;
    if (const model::Player *player = playerOf(snapshot, static_cast<model::PlayerIndex>(minion.controller)))
      is = oneLine(player->name) + "'s";
    append(is, regionText(minion.region));
    if (minion.region == Region::Ready || minion.region == Region::Torpor)
      append(is, minion.locked == Known::Yes ? "locked" : minion.locked == Known::No ? "unlocked" : "");
    if (const std::string blood = bloodText(minion); !blood.empty()) {
      append(is, rules::hasLife(minion.kind) ? blood + " life"
                 : minion.capacity > 0       ? fmt::format("blood {} of {}", blood, minion.capacity)
                                             : "blood " + blood);
    }
    writer.fact(moment.name, is);
    std::string on;
    for (const std::uint16_t place : minion.on) append(on, nameOf(snapshot, table.cards[place]));
    if (!on.empty()) writer.fact("on it", on);
  }
};

}  // namespace

std::string stateAt(const Scene &scene, cards::CardIndex index, cards::Types types) {
  if (scene.table == nullptr || (types & kMinions) == 0) return {};
  for (const CardThere &card : scene.table->cards) {
    if (card.card != index || !isMinion(card)) continue;
    std::string text(regionText(card.region));
    if (const std::string blood = bloodText(card); !blood.empty())
      append(text, card.capacity > 0 && card.kind == rules::Kind::Vampire ? fmt::format("{}/{}", blood, card.capacity)
                                                                          : blood + " life");
    if (card.locked == Known::Yes) append(text, "locked");
    return text;
  }
  return {};
}

const Knowledge &replayKnowledge() {
  static const ReplayKnowledge knowledge;
  return knowledge;
}

}  // namespace vtes::ide

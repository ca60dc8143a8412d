#include "ide/symbols.h"

#include <algorithm>
#include <optional>
#include <set>

#include "cards/dictionary.h"
#include "cards/fold.h"
#include "ide/places.h"
#include "ide/prose.h"
#include "ide/terms.h"
#include "lint/game.h"
#include "tell/language.h"
#include "tell/names.h"

namespace vtes::ide {

namespace {

using model::Event;
using model::EventKind;
using model::RefKind;
using text::ByteRange;

/// What a client shows in one line of a narrow list.
constexpr std::size_t kMostMinions = 2;

std::string nameOf(const Snapshot &snapshot, const model::Reference &reference) {
  const std::string_view name = model::nameOf(*snapshot.transcript, reference);
  if (const auto card = cardOf(snapshot, reference)) return oneLine(card->natural);
  return oneLine(name.empty() ? reference.abbr : name);
}

std::string phaseName(model::PhaseKind phase) {
  return std::string(model::toString(phase)) + " phase";
}

std::string turnName(const Snapshot &snapshot, const Event &header) {
  std::string name = nameOf(snapshot, header.card);
  if (name.empty()) name = "turn";
  if (header.count) name += " (" + std::to_string(*header.count) + ")";
  return name;
}

std::string actionName(const Snapshot &snapshot, const Event &event) {
  std::string what;
  if (event.kind == EventKind::Action) {
    what = model::toString(event.action);
    std::replace(what.begin(), what.end(), '-', ' ');
  } else {
    what = nameOf(snapshot, event.card);
  }
  const std::string who = nameOf(snapshot, event.actor);
  if (what.empty()) what = "action";
  return who.empty() ? what : who + ": " + what;
}

/// Builds the outline of one turn: what is open is closed by what begins next to it.
class Outline {
 public:
  explicit Outline(const Snapshot &snapshot) : snapshot_(snapshot) {}

  std::vector<Symbol> build() {
    for (const Event &event : snapshot_.transcript->events) take(event);
    closeTurn();
    return std::move(symbols_);
  }

 private:
  void take(const Event &event) {
    if (event.kind == EventKind::Turn) {
      closeTurn();
      turn_ = Symbol{SymbolKind::Turn,
                     turnName(snapshot_, event),
                     "turn " + std::to_string(event.turn),
                     event.range,
                     event.range,
                     {}};
      return;
    }
    if (event.kind == EventKind::Phase || !phase_ || phaseKind_ != event.phase) {
      closePhase();
      phaseKind_ = event.phase;
      phase_ = Symbol{SymbolKind::Phase, phaseName(event.phase), {}, event.range, event.range, {}};
    }
    if (lint::declaresAction(*snapshot_.transcript, event) && !bout_) {
      closeAction();
      action_ = Symbol{SymbolKind::Action, actionName(snapshot_, event), targets(event), event.range, event.range, {}};
      return;
    }
    switch (event.kind) {
      case EventKind::CombatBegin:
        closeBout();
        bout_ = Symbol{SymbolKind::Combat, "combat", {}, event.range, event.range, {}};
        fighters_.clear();
        return;
      case EventKind::ReferendumBegin:
        closeBout();
        bout_ = Symbol{SymbolKind::Referendum, "referendum", {}, event.range, event.range, {}};
        return;
      case EventKind::Deal:
        add(Symbol{SymbolKind::Deal, "deal", oneLine(textOf(snapshot_, event.range)), event.range, event.range, {}});
        return;
      case EventKind::Play:
        if (event.actor.kind == RefKind::Player && event.card.card != cards::kNoCard) {
          add(Symbol{SymbolKind::Card,
                     nameOf(snapshot_, event.card),
                     nameOf(snapshot_, event.actor),
                     event.range,
                     event.range,
                     {}});
          return;
        }
        break;
      default:
        break;
    }
    extend(event.range);
    if (bout_ && bout_->kind == SymbolKind::Combat && event.actor.card != cards::kNoCard) {
      std::string name = nameOf(snapshot_, event.actor);
      if (std::find(fighters_.begin(), fighters_.end(), name) == fighters_.end() && fighters_.size() < kMostMinions)
        fighters_.push_back(std::move(name));
    }
    if (event.kind == EventKind::CombatEnd || event.kind == EventKind::ReferendumEnd) closeBout();
  }

  [[nodiscard]] std::string targets(const Event &event) const {
    std::string out;
    for (const model::Reference &target : event.targets) out += (out.empty() ? "" : ", ") + nameOf(snapshot_, target);
    return out;
  }

  static void widen(ByteRange &range, ByteRange by) {
    range.begin = std::min(range.begin, by.begin);
    range.end = std::max(range.end, by.end);
  }
  static void put(Symbol &parent, Symbol child) {
    widen(parent.range, child.range);
    parent.children.push_back(std::move(child));
  }

  Symbol *innermost() { return bout_ ? &*bout_ : action_ ? &*action_ : phase_ ? &*phase_ : nullptr; }
  void extend(ByteRange range) {
    if (Symbol *symbol = innermost()) widen(symbol->range, range);
  }
  void add(Symbol symbol) {
    Symbol *parent = innermost();
    if (parent != nullptr) put(*parent, std::move(symbol));
  }

  void closeBout() {
    if (!bout_) return;
    for (const std::string &name : fighters_) bout_->detail += (bout_->detail.empty() ? "" : ", ") + name;
    fighters_.clear();
    Symbol bout = std::move(*bout_);
    bout_.reset();
    if (bout.kind == SymbolKind::Referendum && action_) bout.detail = action_->name;
    add(std::move(bout));
  }
  void closeAction() {
    closeBout();
    if (!action_) return;
    put(*phase_, std::move(*action_));
    action_.reset();
  }
  void closePhase() {
    closeAction();
    if (!phase_) return;
    // What stands before the first turn has none above it.
    if (turn_) {
      put(*turn_, std::move(*phase_));
    } else {
      symbols_.push_back(std::move(*phase_));
    }
    phase_.reset();
  }
  void closeTurn() {
    closePhase();
    if (turn_) symbols_.push_back(std::move(*turn_));
    turn_.reset();
  }

  const Snapshot &snapshot_;
  std::vector<Symbol> symbols_;
  std::optional<Symbol> turn_, phase_, action_, bout_;
  model::PhaseKind phaseKind_ = model::PhaseKind::Unlock;
  std::vector<std::string> fighters_;
};

/// How well letters fit a name: they stand in it in that order. Nothing: they do not.
std::optional<int> fit(std::string_view query, const std::string &name) {
  const std::string folded = cards::foldLower(name);
  const std::string wanted = cards::foldLower(query);
  if (folded.starts_with(wanted)) return 3;
  if (folded.find(" " + wanted) != std::string::npos) return 2;
  if (folded.find(wanted) != std::string::npos) return 1;
  std::size_t at = 0;
  for (const char c : wanted) {
    at = folded.find(c, at);
    if (at == std::string::npos) return std::nullopt;
    ++at;
  }
  return 0;
}

}  // namespace

std::vector<Symbol> documentSymbols(const Snapshot &snapshot) {
  std::vector<Symbol> symbols;
  const text::FrontMatterBlock &block = snapshot.source->frontMatter();
  if (block.present && block.fence.begin < block.bodyBegin) {
    const model::FrontMatter &matter = snapshot.transcript->frontMatter;
    Symbol front{SymbolKind::FrontMatter, "front matter", {}, {block.fence.begin, block.bodyBegin}, block.fence, {}};
    if (matter.title) front.detail = oneLine(matter.title->value);
    for (const model::Seat &seat : matter.seats) {
      const std::string name = oneLine(seat.name.value);
      if (name.empty() || !within(seat.name.range, front.range)) continue;
      front.children.push_back({SymbolKind::Player, name, {}, seat.name.range, seat.name.range, {}});
    }
    symbols.push_back(std::move(front));
  }
  for (Symbol &symbol : Outline(snapshot).build()) symbols.push_back(std::move(symbol));
  return symbols;
}

std::vector<FoundSymbol> findSymbols(const Snapshot &snapshot, std::string_view query, std::size_t limit) {
  struct Ranked {
    int rank = 0;
    FoundSymbol symbol;
  };
  std::vector<Ranked> found;
  const model::FrontMatter &matter = snapshot.transcript->frontMatter;
  const std::string title = matter.title ? oneLine(matter.title->value) : std::string();
  const auto add = [&](SymbolKind kind, std::string name, std::string_view abbreviation, ByteRange range) {
    if (name.empty()) return;
    const auto byName = fit(query, name);
    const auto byAbbreviation = fit(query, std::string(abbreviation));
    if (!byName && !byAbbreviation) return;
    found.push_back({std::max(byName.value_or(0), byAbbreviation.value_or(0)), {kind, std::move(name), title, range}});
  };
  std::set<std::uint32_t> players;
  std::set<cards::CardIndex> cards;
  for (std::size_t i = 0; i < matter.seats.size(); ++i) {
    players.insert(static_cast<std::uint32_t>(i));
    add(SymbolKind::Player, oneLine(matter.seats[i].name.value), snapshot.transcript->players[i].abbr,
        matter.seats[i].name.range);
  }
  const ByteRange all{0, static_cast<std::uint32_t>(snapshot.source->bytes().size())};
  for (const Mention &mention : mentionsIn(snapshot, all)) {
    const model::Reference &reference = mention.reference;
    if (const model::Player *player =
            reference.kind == RefKind::Player ? playerOf(snapshot, reference.player) : nullptr) {
      if (players.insert(static_cast<std::uint32_t>(reference.player)).second)
        add(SymbolKind::Player, oneLine(player->name), player->abbr, reference.range);
    } else if (const auto card = cardOf(snapshot, reference); card && cards.insert(reference.card).second) {
      const bool minion = card->crypt() || (card->types & cards::kAlly) != 0;
      add(minion ? SymbolKind::Minion : SymbolKind::Card, oneLine(card->natural), card->abbreviation, reference.range);
    }
  }
  for (const Event &event : snapshot.transcript->events) {
    if (event.kind == EventKind::Turn) {
      add(SymbolKind::Turn, "turn " + std::to_string(event.turn) + ": " + turnName(snapshot, event), {}, event.range);
    } else if (event.kind == EventKind::Deal) {
      add(SymbolKind::Deal, "deal: " + oneLine(textOf(snapshot, event.range)), {}, event.range);
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Ranked &left, const Ranked &right) { return left.rank > right.rank; });
  std::vector<FoundSymbol> symbols;
  for (Ranked &ranked : found) {
    if (symbols.size() == limit) break;
    symbols.push_back(std::move(ranked.symbol));
  }
  return symbols;
}

}  // namespace vtes::ide

#include "format/meaning.h"

#include <algorithm>
#include <optional>

namespace vtes::format {

namespace {

using model::Event;
using model::EventKind;
using model::Reference;
using model::RefKind;

std::string signedText(int number) {
  return (number < 0 ? "" : "+") + std::to_string(number);
}

/// The name of the key that Event::card has for a kind.
std::string_view cardKey(EventKind kind) {
  switch (kind) {
    case EventKind::Turn:
      return "player";
    case EventKind::Vote:
      return "with";
    case EventKind::State:
      return "subject";
    case EventKind::Transfer:
      return "to";
    case EventKind::Amount:
      return "who";
    default:
      return "card";
  }
}

std::string_view countKey(EventKind kind) {
  switch (kind) {
    case EventKind::Turn:
      return "pool";
    case EventKind::Use:
      return "copies";
    case EventKind::Vote:
      return "count";
    default:
      return "amount";
  }
}

/// What Event::flag says, where it says something.
std::string_view flagText(const Event &event) {
  switch (event.kind) {
    case EventKind::Strike:
      return event.flag ? "weapon" : "hand";
    case EventKind::Range:
      return event.flag ? "long" : "close";
    case EventKind::Press:
      return event.flag ? "end" : "continue";
    case EventKind::Vote:
      return event.flag ? "yes" : "no";
    default:
      return {};
  }
}

std::string_view flagKey(EventKind kind) {
  if (kind == EventKind::Strike) return "strike";
  return kind == EventKind::Vote ? "for" : "to";
}

/// One blank for each run of blanks and line ends: `nxt  2`.
std::string squeezed(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\t' || c == '\r' || c == '\n';
    if (!blank) {
      out += c;
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  return out;
}

class Writer {
 public:
  Writer(const model::Transcript &transcript, const PlayerNames &players)
      : transcript_(transcript), players_(players) {}

  void add(std::string_view name, std::string_view value) {
    if (!value.empty()) meaning_.fields.push_back({name, std::string(value)});
  }
  void add(std::string_view name, const Reference &reference) { add(name, text(reference)); }
  void add(std::string_view name, const std::vector<model::Item> &items) {
    add(name, list(items, [this](const model::Item &item) { return text(item); }));
  }
  void add(std::string_view name, const std::vector<Reference> &references) {
    add(name, list(references, [this](const Reference &reference) { return text(reference); }));
  }
  void add(std::string_view name, const std::vector<model::DealClause> &clauses) {
    add(name, list(clauses, [this](const model::DealClause &clause) { return text(clause); }));
  }

  Meaning write(const Event &event) {
    meaning_.kind = event.kind;
    add("actor", event.actor);
    add("controller", event.extra().controller);
    if (event.kind == EventKind::Vote) add("voter", event.extra().other);
    add(cardKey(event.kind), event.card);
    add("level", event.level);
    if (event.cost) add("cost", std::to_string(*event.cost));
    if (event.count) {
      const bool change = event.kind == EventKind::Transfer || event.kind == EventKind::Amount;
      add(countKey(event.kind), change ? signedText(*event.count) : std::to_string(*event.count));
    }
    if (event.kind == EventKind::Amount) add("unit", model::toString(event.unit));
    if (event.kind == EventKind::Action) add("action", model::toString(event.action));
    if (event.kind == EventKind::Phase) add("phase", model::toString(event.phase));
    if (event.kind == EventKind::Discard) add("drawn", event.extra().other);
    add(flagKey(event.kind), flagText(event));
    if (event.used) add("used", "yes");
    add("targets", event.targets);
    add("terms", event.extra().terms);
    add("result", event.result);
    add("term", event.extra().term);
    if (event.contestBegins) add("step", "begin");
    if (event.extra().deal != nullptr) {
      add("if", event.extra().deal->condition);
      add("then", event.extra().deal->promise);
    }
    add("message", event.extra().message);
    return std::move(meaning_);
  }

 private:
  template <typename List, typename Text>
  static std::string list(const List &elements, Text text) {
    std::string out;
    for (const auto &element : elements) {
      if (!out.empty()) out += "; ";
      out += text(element);
    }
    return out;
  }

  [[nodiscard]] std::string player(model::PlayerIndex index) const {
    const auto at = static_cast<std::size_t>(index);
    return index != model::kNoPlayer && at < players_.size() ? players_[at] : "?";
  }

  /// Vampires of several groups share a name, as do a vampire and its advanced form; what tells them apart is added.
  [[nodiscard]] std::string cardName(cards::CardIndex index) const {
    const cards::Card card = transcript_.cards->card(index);
    std::string name(card.name);
    if (card.crypt() && card.group != 0 && transcript_.cards->byName(card.name).size() > 1) {
      name += " (G" + std::to_string(card.group) + ")";
    }
    if (card.advanced) name += " (ADV)";
    return name;
  }

  [[nodiscard]] std::string text(const Reference &reference) const {
    if (!reference.present()) return {};
    std::string out;
    switch (reference.kind) {
      case RefKind::Player:
        out = player(reference.player);
        break;
      case RefKind::UnknownCrypt:
        out = reference.draw > 0 ? "vamp" + std::to_string(reference.draw) : "vamp";
        break;
      case RefKind::Crypt:
      case RefKind::Library:
        out = reference.card != cards::kNoCard ? cardName(reference.card) : "?" + std::string(reference.abbr);
        break;
      default: {
        const std::string_view name = model::nameOf(transcript_, reference);
        out = name.empty() ? "?" + std::string(reference.abbr) : std::string(name);
        break;
      }
    }
    if (reference.advanced) out += '^';
    if (reference.merged) out += '#';
    if (reference.copy > 0) out += " #" + std::to_string(reference.copy);
    if (reference.controller != model::kNoPlayer) out += " (" + player(reference.controller) + ")";
    return out;
  }

  [[nodiscard]] std::string text(const model::Item &item) const {
    std::string out = text(item.who);
    const auto part = [&out](std::string_view word) {
      if (word.empty()) return;
      if (!out.empty()) out += ' ';
      out += word;
    };
    if (item.amount) {
      part(item.sign == 0 ? std::to_string(*item.amount) : signedText(*item.amount));
      part(model::toString(item.unit));
    } else if (item.sign != 0) {
      part(std::string(1, item.sign));
    }
    part(text(item.what));
    part(item.term);
    return out;
  }

  [[nodiscard]] std::string text(const model::DealClause &clause) const {
    std::string out = text(clause.subject);
    const auto part = [&out](std::string_view word) {
      if (word.empty()) return;
      if (!out.empty()) out += ' ';
      out += word;
    };
    if (clause.let) part("let");
    part(text(clause.action));
    if (clause.negated) part("not");
    part(text(clause.target));
    part(duration(clause.duration));
    return out;
  }

  /// As written, `nxt 2`; but a player, `nxt ROBE`, as players are called.
  [[nodiscard]] std::string duration(std::string_view written) const {
    std::string out = squeezed(written);
    const std::size_t blank = out.rfind(' ');
    if (blank == std::string::npos) return out;
    const std::string_view last = std::string_view(out).substr(blank + 1);
    const auto &all = transcript_.players;
    const auto player =
        std::find_if(all.begin(), all.end(), [&last](const model::Player &one) { return one.abbr == last; });
    if (player == all.end()) return out;
    const auto index = static_cast<std::size_t>(player - all.begin());
    return index < players_.size() ? out.substr(0, blank + 1) + players_[index] : out;
  }

  const model::Transcript &transcript_;
  const PlayerNames &players_;
  Meaning meaning_;
};

}  // namespace

PlayerNames playerNames(const model::Transcript &transcript) {
  PlayerNames names;
  names.reserve(transcript.players.size());
  for (const model::Player &player : transcript.players) names.push_back(player.abbr);
  return names;
}

Meaning meaningOf(const model::Transcript &transcript, const model::Event &event, const PlayerNames &players) {
  return Writer(transcript, players).write(event);
}

}  // namespace vtes::format

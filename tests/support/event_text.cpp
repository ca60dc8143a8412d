#include "support/event_text.h"

#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

namespace vtes::test {
namespace {

using model::Event;
using model::EventKind;
using model::Reference;
using model::RefKind;
using model::Transcript;

std::string signedText(int number) {
  return (number < 0 ? "" : "+") + std::to_string(number);
}

std::string_view unitSuffix(model::Unit unit) {
  switch (unit) {
    case model::Unit::Pool:
      return "p";
    case model::Unit::Blood:
      return "b";
    case model::Unit::Points:
      return "pts";
    case model::Unit::HandSize:
      return "hs";
    case model::Unit::None:
      break;
  }
  return "";
}

/// Collects `key=value` behind the kind.
class Keys {
 public:
  Keys(const Transcript &transcript, EventKind kind) : transcript_(transcript), text_(model::toString(kind)) {}

  void add(std::string_view key, std::string_view value) {
    if (value.empty()) return;
    text_ += ' ';
    text_ += key;
    text_ += '=';
    text_ += value;
  }
  void add(std::string_view key, const Reference &reference) {
    if (!reference.present()) return;
    const std::string name = referenceText(transcript_, reference);
    add(key, name.find(' ') == std::string::npos ? name : '"' + name + '"');
  }
  void add(std::string_view key, const std::optional<int> &number) {
    if (number) add(key, std::to_string(*number));
  }
  void addSigned(std::string_view key, const std::optional<int> &number) {
    if (number) add(key, signedText(*number));
  }
  void add(std::string_view key, const std::vector<Reference> &references) {
    addList(key, references, [this](const Reference &reference) { return referenceText(transcript_, reference); });
  }
  void add(std::string_view key, const std::vector<model::Item> &items) {
    addList(key, items, [this](const model::Item &item) { return itemText(transcript_, item); });
  }
  void add(std::string_view key, const std::vector<model::DealClause> &clauses) {
    addList(key, clauses, [this](const model::DealClause &clause) { return clauseText(clause); });
  }
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  template <typename List, typename Text>
  void addList(std::string_view key, const List &list, Text text) {
    if (list.empty()) return;
    std::string value = "[";
    for (const auto &element : list) {
      if (value.size() > 1) value += "; ";
      value += text(element);
    }
    add(key, value + "]");
  }

  [[nodiscard]] std::string clauseText(const model::DealClause &clause) const {
    std::string text;
    const auto part = [&text](std::string_view word) {
      if (word.empty()) return;
      if (!text.empty()) text += ' ';
      text += word;
    };
    const auto reference = [this, &part](const Reference &what) {
      if (what.present()) part(referenceText(transcript_, what));
    };
    reference(clause.subject);
    if (clause.let) part("let");
    reference(clause.action);
    if (clause.negated) part("not");
    reference(clause.target);
    part(clause.duration);
    return text;
  }

  const Transcript &transcript_;
  std::string text_;
};

/// Whether who does it is said by `actor`; elsewhere another key says it, or nobody does it.
bool hasActor(EventKind kind) {
  switch (kind) {
    case EventKind::Play:
    case EventKind::Use:
    case EventKind::Action:
    case EventKind::Block:
    case EventKind::Strike:
    case EventKind::Range:
    case EventKind::Press:
    case EventKind::Transfer:
    case EventKind::CryptDraw:
    case EventKind::Merge:
    case EventKind::Discard:
    case EventKind::Contest:
    case EventKind::BurnOption:
    case EventKind::Mark:
      return true;
    default:
      return false;
  }
}

/// Whether Event::card is the event's `card`.
bool hasCard(EventKind kind) {
  switch (kind) {
    case EventKind::Play:
    case EventKind::Use:
    case EventKind::CryptDraw:
    case EventKind::Merge:
    case EventKind::Discard:
    case EventKind::Contest:
    case EventKind::BurnOption:
    case EventKind::Mark:
      return true;
    default:
      return false;
  }
}

std::string_view contestStep(const Event &event) {
  if (event.contestBegins) return "begin";
  return event.extra().term.starts_with('y') ? "yield" : "keep";
}

void addOfKind(Keys &keys, const Event &event) {
  switch (event.kind) {
    case EventKind::Turn:
      keys.add("player", event.card);
      keys.add("pool", event.count);
      break;
    case EventKind::Phase:
      keys.add("phase", model::toString(event.phase));
      break;
    case EventKind::Action:
      keys.add("action", model::toString(event.action));
      break;
    case EventKind::Strike:
      keys.add("strike", event.flag ? "weapon" : "hand");
      break;
    case EventKind::Range:
      keys.add("to", event.flag ? "long" : "close");
      break;
    case EventKind::Press:
      keys.add("to", event.flag ? "end" : "continue");
      break;
    case EventKind::Vote:
      keys.add("for", event.flag ? "yes" : "no");
      keys.add("voter", event.extra().other);
      keys.add("with", event.card);
      keys.add("level", event.level);
      keys.add("count", event.count);
      keys.add("cost", event.cost);
      keys.add("used", event.used ? "yes" : "");
      break;
    case EventKind::State:
      keys.add("subject", event.card);
      keys.add("term", event.extra().term);
      break;
    case EventKind::Transfer:
      keys.add("to", event.card);
      keys.addSigned("amount", event.count);
      break;
    case EventKind::Discard:
      keys.add("drawn", event.extra().other);
      break;
    case EventKind::Contest:
      keys.add("of", event.extra().term.ends_with('t') ? "title" : "card");
      keys.add("step", contestStep(event));
      break;
    case EventKind::Amount:
      keys.add("who", event.card);
      keys.addSigned("amount", event.count);
      if (event.unit != model::Unit::None) keys.add("unit", model::toString(event.unit));
      break;
    case EventKind::Deal:
      keys.add("if", event.extra().deal->condition);
      keys.add("then", event.extra().deal->promise);
      break;
    case EventKind::Error:
      keys.add("message", event.extra().message);
      break;
    default:
      break;
  }
}

}  // namespace

std::string referenceText(const Transcript &transcript, const Reference &reference) {
  std::string text;
  if (reference.kind == RefKind::UnknownCrypt) {
    text = "uncontrolled vampire";
    if (reference.draw > 0) text += ' ' + std::to_string(reference.draw);
    return text;
  }
  if (reference.kind == RefKind::Edge) return "Edge";
  if (reference.kind == RefKind::Term) {
    if (reference.abbr == "sa") return "special ability";
    if (reference.abbr == "rl") return "red list";
    return std::string(reference.abbr);
  }
  const std::string_view name = model::nameOf(transcript, reference);
  if (name.empty()) {
    text = '?';
    text += reference.abbr;
  } else {
    text = name;
  }
  if (reference.advanced) text += '^';
  if (reference.merged) text += '#';
  if (reference.copy > 0) text += " #" + std::to_string(reference.copy);
  if (reference.controller != model::kNoPlayer) {
    text += " (controller " + transcript.players.at(static_cast<std::size_t>(reference.controller)).name + ')';
  }
  return text;
}

std::string itemText(const Transcript &transcript, const model::Item &item) {
  std::string text;
  const auto part = [&text](const std::string &word) {
    if (word.empty()) return;
    if (!text.empty()) text += ' ';
    text += word;
  };
  if (item.who.present()) part(referenceText(transcript, item.who));
  std::string what = item.what.present() ? referenceText(transcript, item.what) : "";
  if (item.amount) {
    std::string amount = item.sign == 0 ? std::to_string(*item.amount) : signedText(*item.amount);
    amount += unitSuffix(item.unit);
    part(amount);
  } else if (item.sign != 0) {
    what.insert(what.begin(), item.sign);
  }
  part(what);
  part(std::string(item.term));
  return text;
}

std::string eventText(const Transcript &transcript, const Event &event) {
  Keys keys(transcript, event.kind);
  if (hasActor(event.kind)) keys.add("actor", event.actor);
  keys.add("controller", event.extra().controller);
  if (hasCard(event.kind)) keys.add("card", event.card);
  if (event.kind != EventKind::Vote) {
    keys.add("level", event.level);
    keys.add("cost", event.cost);
  }
  if (event.kind == EventKind::Use) keys.add("copies", event.count);
  keys.add("targets", event.targets);
  keys.add("terms", event.extra().terms);
  keys.add("result", event.result);
  addOfKind(keys, event);
  return keys.take();
}

std::string findingPlace(const text::Source &source, const lint::Diagnostic &diagnostic) {
  const text::Range range = source.range(diagnostic.range);
  std::string text(lint::toString(diagnostic.severity));
  text += ' ';
  text += diagnostic.rule == nullptr ? std::string_view("?") : diagnostic.rule->id;
  text += ' ' + std::to_string(range.begin.line) + ':' + std::to_string(range.begin.column) + '-';
  if (range.end.line != range.begin.line) text += std::to_string(range.end.line) + ':';
  return text + std::to_string(range.end.column);
}

}  // namespace vtes::test

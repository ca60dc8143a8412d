#include "cli/events_json.h"

#include <fmt/format.h>

#include "cli/json.h"

namespace vtes::cli {

namespace {

using model::Event;
using model::EventKind;

/// A key only where there is something to say.
void put(Json &json, const char *key, std::string_view value) {
  if (!value.empty()) json[key] = value;
}

void put(Json &json, const char *key, const std::optional<int> &value) {
  if (value) json[key] = *value;
}

class Writer {
 public:
  explicit Writer(const model::Transcript &transcript) : transcript_(transcript) {}

  [[nodiscard]] Json head(std::string_view file) const {
    // Only those whose seat is known: who is merely mentioned has none, and those come last.
    Json players = Json::array();
    int seat = 0;
    for (const model::Player &player : transcript_.players) {
      if (!player.seated) break;
      players.push_back({{"name", player.name}, {"abbr", player.abbr}, {"seat", ++seat}});
    }
    return {{"schema", 1}, {"file", file}, {"players", std::move(players)}};
  }

  [[nodiscard]] Json event(const Event &event) const {
    const text::Source &source = *transcript_.source;
    // Key by key: an initializer list would copy every value.
    Json json = Json::object();
    json["kind"] = model::toString(event.kind);
    json["range"] = rangeJson(source, event.range);
    json["turn"] = event.turn;
    json["phase"] = model::toString(event.phase);
    put(json, "actor", event.actor);
    put(json, "controller", event.extra().controller);
    json["text"] = source.slice(event.range);
    const bool hasResult = details(json, event);
    if (hasResult || !event.result.empty()) json["result"] = items(event.result);
    return json;
  }

 private:
  void put(Json &json, const char *key, const model::Reference &reference) const {
    if (reference.present()) json[key] = this->reference(reference);
  }
  static void put(Json &json, const char *key, std::string_view value) { cli::put(json, key, value); }
  static void put(Json &json, const char *key, const std::optional<int> &value) { cli::put(json, key, value); }

  /// What resolves to nothing has the name null.
  static Json nameJson(std::string_view name) { return name.empty() ? Json() : Json(name); }

  [[nodiscard]] Json player(model::PlayerIndex index) const {
    const model::Player &seat = transcript_.players[static_cast<std::size_t>(index)];
    return {{"abbr", seat.abbr}, {"kind", "player"}, {"name", nameJson(seat.name)}};
  }

  [[nodiscard]] Json reference(const model::Reference &reference) const {
    Json json = Json::object();
    json["abbr"] = reference.abbr;
    json["kind"] = model::toString(reference.kind);
    json["name"] = nameJson(model::nameOf(transcript_, reference));
    if (reference.card != cards::kNoCard) json["id"] = fmt::to_string(transcript_.cards->card(reference.card).id);
    if (reference.advanced) json["advanced"] = true;
    if (reference.merged) json["merged"] = true;
    if (reference.copy > 0) json["copy"] = reference.copy;
    if (reference.controller != model::kNoPlayer) json["controller"] = player(reference.controller);
    if (reference.word < transcript_.words.size()) {
      const auto &others = transcript_.words[reference.word].others;
      if (!others.empty()) {
        Json &names = json["candidates"] = Json::array();
        for (const cards::CardIndex other : others) names.push_back(transcript_.cards->card(other).name);
      }
    }
    return json;
  }

  [[nodiscard]] Json references(const std::vector<model::Reference> &all) const {
    Json json = Json::array();
    for (const model::Reference &each : all) json.push_back(reference(each));
    return json;
  }

  [[nodiscard]] Json item(const model::Item &item) const {
    Json json = Json::object();
    put(json, "who", item.who);
    put(json, "amount", item.amount);
    if (item.unit != model::Unit::None) json["unit"] = model::toString(item.unit);
    put(json, "what", item.what);
    if (item.sign != 0) json["sign"] = std::string(1, item.sign);
    put(json, "term", item.term);
    return json;
  }

  [[nodiscard]] Json items(const std::vector<model::Item> &all) const {
    Json json = Json::array();
    for (const model::Item &each : all) json.push_back(item(each));
    return json;
  }

  [[nodiscard]] Json clauses(const std::vector<model::DealClause> &all) const {
    Json json = Json::array();
    for (const model::DealClause &each : all) {
      Json clause = Json::object();
      put(clause, "subject", each.subject);
      clause["let"] = each.let;
      clause["action"] = each.action.kind == model::RefKind::Term ? Json(each.action.abbr) : reference(each.action);
      clause["not"] = each.negated;
      put(clause, "target", each.target);
      put(clause, "duration", each.duration);
      json.push_back(std::move(clause));
    }
    return json;
  }

  /// The further keys of a kind. True for the kinds that always have a result.
  bool details(Json &json, const Event &event) const {
    switch (event.kind) {
      case EventKind::Turn:
        json["player"] = reference(event.card);
        put(json, "pool", event.count);
        return false;
      case EventKind::Play:
      case EventKind::Use:
        json["card"] = reference(event.card);
        put(json, "level", event.level);
        if (event.kind == EventKind::Use) put(json, "copies", event.count);
        put(json, "cost", event.cost);
        json["targets"] = references(event.targets);
        json["terms"] = items(event.extra().terms);
        return true;
      case EventKind::Action:
        json["action"] = model::toString(event.action);
        json["targets"] = references(event.targets);
        json["terms"] = items(event.extra().terms);
        return true;
      case EventKind::Strike:
        json["strike"] = event.flag ? "weapon" : "hand";
        return false;
      case EventKind::Range:
        json["to"] = event.flag ? "long" : "close";
        return false;
      case EventKind::Press:
        json["to"] = event.flag ? "end" : "continue";
        return false;
      case EventKind::Vote:
        json["for"] = event.flag;
        json["voter"] = reference(event.extra().other);
        put(json, "with", event.card);
        put(json, "level", event.level);
        put(json, "count", event.count);
        put(json, "cost", event.cost);
        json["used"] = event.used;
        return false;
      case EventKind::Terms:
        json["terms"] = items(event.extra().terms);
        return false;
      case EventKind::State:
        json["subject"] = reference(event.card);
        json["term"] = event.extra().term;
        return false;
      case EventKind::Transfer:
        json["to"] = reference(event.card);
        json["amount"] = event.count.value_or(0);
        return false;
      case EventKind::CryptDraw:
      case EventKind::Merge:
      case EventKind::BurnOption:
      case EventKind::Mark:
        json["card"] = reference(event.card);
        return false;
      case EventKind::Discard:
        json["card"] = reference(event.card);
        put(json, "drawn", event.extra().other);
        return false;
      case EventKind::Contest:
        json["card"] = reference(event.card);
        json["of"] = event.extra().term.ends_with('t') ? "title" : "card";
        json["step"] = event.contestBegins ? "begin" : event.extra().term.starts_with('y') ? "yield" : "keep";
        return false;
      case EventKind::Amount:
        json["who"] = reference(event.card);
        json["amount"] = event.count.value_or(0);
        if (event.unit != model::Unit::None) json["unit"] = model::toString(event.unit);
        return false;
      case EventKind::Deal:
        json["if"] = clauses(event.extra().deal->condition);
        json["then"] = clauses(event.extra().deal->promise);
        return false;
      case EventKind::Error:
        json["message"] = event.extra().message;
        return false;
      case EventKind::Phase:
      case EventKind::Block:
      case EventKind::CombatBegin:
      case EventKind::CombatEnd:
      case EventKind::ReferendumBegin:
      case EventKind::ReferendumEnd:
        return false;
    }
    return false;
  }

  const model::Transcript &transcript_;
};

}  // namespace

std::string eventsOf(const model::Transcript &transcript, std::string_view file) {
  const Writer writer(transcript);
  std::string out = dumped(writer.head(file));
  out += '\n';
  for (const Event &event : transcript.events) {
    out += dumped(writer.event(event));
    out += '\n';
  }
  return out;
}

}  // namespace vtes::cli

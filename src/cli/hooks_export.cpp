#include "cli/hooks_export.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <utility>

#include "cards/line_patterns.h"

namespace vtes::cli {
namespace {

using cards::CardFacts;
using cards::CardLine;
using cards::Confidence;
using cards::HookSource;
using cards::LineFacts;
using cards::LineUse;
using Json = nlohmann::ordered_json;

constexpr int kSchema = 1;

std::string dumped(const Json &json) {
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Json words(std::string_view text, std::string_view separators) {
  Json out = Json::array();
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    out.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

CardLine viewOf(const LineFacts &facts) {
  CardLine line;
  line.level = facts.level;
  line.disciplines = facts.disciplines;
  line.use = facts.use;
  line.hooks = facts.hooks;
  line.cost = facts.cost;
  line.effects = facts.effects;
  line.requirement = facts.requirement;
  line.patterns = facts.patterns;
  line.doubt = facts.doubt;
  line.source = facts.source;
  line.confidence = facts.confidence;
  return line;
}

/// `Action Modifier`, as the official lists write it.
std::string titled(std::string_view name) {
  std::string out(name);
  for (std::size_t i = 0; i < out.size(); ++i) {
    if ((i == 0 || out[i - 1] == ' ') && out[i] >= 'a' && out[i] <= 'z') out[i] = static_cast<char>(out[i] - 'a' + 'A');
  }
  return out;
}

/// `action_modifier`, for a file's name.
std::string fileName(std::string_view name) {
  std::string out(name);
  std::replace(out.begin(), out.end(), ' ', '_');
  return out;
}

Json typesOf(const CardFacts &card) {
  Json out = Json::array();
  for (const auto &[type, name] : cards::typeNames()) {
    if ((card.types & type) != 0) out.push_back(titled(name));
  }
  return out;
}

Json costOf(const CardFacts &card) {
  Json cost = Json::object();
  for (const auto &[amount, unit] : {std::pair{card.poolCost, "pool"}, std::pair{card.bloodCost, "blood"},
                                     std::pair{card.convictionCost, "conviction"}}) {
    if (amount != 0) cost[unit] = amount < 0 ? Json("X") : Json(amount);
  }
  return cost;
}

/// `1 blood` of a line → `{"blood":1}`.
Json costOf(std::string_view cost) {
  const std::size_t unit = cost.find(' ');
  int amount = 0;
  std::from_chars(cost.data(), cost.data() + unit, amount);
  return {{std::string(cost.substr(unit + 1)), cost.starts_with('X') ? Json("X") : Json(amount)}};
}

/// What a reader needs to know of a card beside its lines.
Json cardHead(const CardFacts &card) {
  Json json{{"id", std::to_string(card.id)}, {"name", card.name}, {"types", typesOf(card)}};
  if (!card.clans.empty()) json["clan"] = card.clans;
  if (!card.disciplines.empty()) json["disciplines"] = card.disciplines;
  if (Json cost = costOf(card); !cost.empty()) json["cost"] = std::move(cost);
  if (!card.requirement.empty()) json["requires"] = card.requirement;
  if (card.crypt()) json["capacity"] = card.capacity;
  if (!card.title.empty()) json["title"] = card.title;
  return json;
}

Confidence confidenceOf(const CardFacts &card) {
  Confidence least = Confidence::Certain;
  for (const auto &line : card.lines) least = std::max(least, line.confidence);
  return least;
}

Json hooksOf(const CardFacts &card) {
  Json json = cardHead(card);
  json["lines"] = Json::array();
  for (const auto &line : card.lines) json["lines"].push_back(lineJson(viewOf(line)));
  json["confidence"] = cards::nameOf(confidenceOf(card));
  return json;
}

Artefact splitOf(const std::vector<CardFacts> &all, cards::Types type, std::string_view name) {
  Json list = Json::array();
  for (const auto &card : all) {
    if ((card.types & type) != 0) list.push_back(cardHead(card));
  }
  return {"split/" + fileName(name) + ".json",
          dumped({{"schema", kSchema}, {"type", titled(name)}, {"cards", std::move(list)}})};
}

/// How many cards and lines have each hook, effect and pattern, where the hooks come from, and which lines have no more
/// than the default of the type.
Json countsOf(const std::vector<CardFacts> &all) {
  std::map<std::string, std::set<std::uint32_t>, std::less<>> patterns;
  std::map<std::string, std::size_t> lines, effects, sources, confidences;
  std::map<std::string, std::set<std::uint32_t>> cardsOf;
  Json bare = Json::array();
  std::size_t lineCount = 0;
  for (const auto &card : all) {
    if (!card.crypt()) ++confidences[std::string(cards::nameOf(confidenceOf(card)))];
    std::size_t ordinal = 0;
    for (const auto &line : card.lines) {
      ++ordinal;
      for (const auto &[hook, name] : cards::hookNames()) {
        if ((line.hooks & hook) == 0) continue;
        ++lines[std::string(name)];
        cardsOf[std::string(name)].insert(card.id);
      }
      for (const auto &effect : words(line.effects, " ")) ++effects[effect];
      for (const auto &pattern : words(line.patterns, " ")) patterns[pattern].insert(card.id);
      if (card.crypt() || line.use == LineUse::Rule) continue;
      ++lineCount;
      ++sources[std::string(cards::nameOf(line.source))];
      if (line.source == HookSource::Type) {
        bare.push_back({{"id", std::to_string(card.id)}, {"name", card.name}, {"line", ordinal}});
      }
    }
  }
  Json hooks = Json::object();
  for (const auto &[hook, name] : cards::hookNames()) {
    hooks[std::string(name)] = {{"cards", cardsOf[std::string(name)].size()}, {"lines", lines[std::string(name)]}};
  }
  Json hits = Json::array();
  for (const auto &pattern : cards::linePatterns()) {
    hits.push_back(
        {{"name", pattern.name}, {"example", pattern.example}, {"cards", patterns[std::string(pattern.name)].size()}});
  }
  Json json{{"schema", kSchema}, {"cards", all.size()}, {"library_lines", lineCount}, {"hooks", std::move(hooks)}};
  json["sources"] = sources;
  json["confidence"] = confidences;
  json["effects"] = effects;
  json["patterns"] = std::move(hits);
  json["type_defaults"] = std::move(bare);
  return json;
}

Json uncertainOf(const std::vector<CardFacts> &all) {
  Json list = Json::array();
  for (const auto &card : all) {
    if (confidenceOf(card) != Confidence::Uncertain) continue;
    Json reasons = Json::array();
    for (std::size_t i = 0; i < card.lines.size(); ++i) {
      if (card.lines[i].confidence == Confidence::Uncertain) {
        reasons.push_back({{"line", i + 1}, {"level", card.lines[i].level}, {"reason", card.lines[i].doubt}});
      }
    }
    list.push_back({{"id", std::to_string(card.id)}, {"name", card.name}, {"reasons", std::move(reasons)}});
  }
  return {{"schema", kSchema}, {"uncertain", std::move(list)}};
}

}  // namespace

Json lineJson(const CardLine &line) {
  const auto has = [&](std::string_view effect) {
    const std::string padded = ' ' + std::string(line.effects) + ' ';
    return padded.find(' ' + std::string(effect) + ' ') != std::string::npos;
  };
  Json json{{"level", line.level}, {"disciplines", words(line.disciplines, "/&")}, {"superior", line.superior()}};
  if (line.disciplines.find('/') != std::string_view::npos) json["any_discipline"] = true;
  json["hooks"] = words(cards::joinHooks(line.hooks), " ");
  if (!line.cost.empty()) json["cost"] = costOf(line.cost);
  json["effects"] = words(line.effects, " ");
  if (has("directed")) json["directed"] = true;
  if (has("limited")) json["limited"] = true;
  if (!line.requirement.empty()) json["requires"] = words(line.requirement, " ");
  json["source"] = cards::nameOf(line.source);
  if (!line.patterns.empty()) json["patterns"] = words(line.patterns, " ");
  if (line.use == LineUse::InPlay) json["in_play"] = true;
  if (line.use == LineUse::Rule) json["from_rule"] = true;
  json["confidence"] = cards::nameOf(line.confidence);
  return json;
}

std::vector<Artefact> hookArtefacts(const std::vector<CardFacts> &all) {
  std::vector<Artefact> out;
  for (const auto &[type, name] : cards::typeNames()) out.push_back(splitOf(all, type, name));
  Json list = Json::array();
  for (const auto &card : all) list.push_back(hooksOf(card));
  out.push_back({"card_timing_hooks.json", dumped({{"schema", kSchema}, {"cards", std::move(list)}})});
  out.push_back({"hook_counts.json", dumped(countsOf(all))});
  out.push_back({"hook_uncertain.json", dumped(uncertainOf(all))});
  return out;
}

}  // namespace vtes::cli

#include <algorithm>
#include <deque>
#include <unordered_map>

#include "model/reading.h"
#include "model/transcript.h"

namespace vtes::model {

namespace {

struct LineHash {
  std::size_t operator()(std::string_view line) const {
    std::size_t value = 14695981039346656037U;  // FNV-1a: lines are short
    for (const char c : line) value = (value ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return value;
  }
};

}  // namespace

std::shared_ptr<const Transcript> analyse(std::shared_ptr<const text::Source> source, const Settings &settings) {
  const auto head = readHead(*source, settings);
  const auto &cards = *head->cards;
  const auto &lines = source->logicalLines();

  auto stretch = std::make_shared<Stretch>();
  stretch->end = static_cast<std::uint32_t>(source->bytes().size());
  stretch->text = source->bytes();
  stretch->textOwner = source;
  stretch->lines.reserve(lines.size());
  // Lines that stand there twice are parsed once.
  std::unordered_map<std::string_view, const ParsedLine *, LineHash> known;
  known.reserve(lines.size());
  std::deque<ParsedLine> parsed;
  std::vector<const std::vector<FullNameRead> *> names;
  names.reserve(lines.size());
  for (const auto &line : lines) {
    const ParsedLine *one = nullptr;
    if (line.unfinished) {
      one = &parsed.emplace_back(parseLine(*source, line, cards));
    } else {
      auto &slot = known[source->slice(line.bytes)];
      if (slot == nullptr) slot = &parsed.emplace_back(parseLine(*source, line, cards));
      one = slot;
    }
    stretch->lines.push_back({line, one->tree});
    names.push_back(&one->names);
  }

  Game game(cards, head->frontMatter, *settings.weights);
  std::vector<LineShape> shapes;
  shapes.reserve(lines.size());
  for (const auto &line : stretch->lines) shapes.push_back(shapeOf(*line.tree, game.table));
  Seating seating(game);
  for (const auto &shape : shapes) seating.line(shape);
  Headers headers(game.table);
  std::vector<LineStart> starts;
  starts.reserve(lines.size());
  Evidence evidence;
  Gatherer gatherer(cards, game.resolver, game.table, kNoPlayer, evidence);
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    starts.push_back(headers.line(shapes[i]));
    gatherer.line(*stretch->lines[i].tree, starts.back().header);
  }
  Learned learned;
  learned.add(evidence);
  game.resolver.learn(learned);
  Builder(*stretch, game, cards, starts, names, {}).run();
  stretch->players = game.players;
  return std::make_shared<Transcript>(std::move(source), head, game.players,
                                      std::vector<std::shared_ptr<const Stretch>>{stretch},
                                      std::vector<Standing>{stretch->at});
}

std::string_view nameOf(const Transcript &transcript, const Reference &reference) {
  switch (reference.kind) {
    case RefKind::Player:
      return reference.player == kNoPlayer
                 ? std::string_view{}
                 : std::string_view(transcript.players[static_cast<std::size_t>(reference.player)].name);
    case RefKind::Crypt:
    case RefKind::Library:
      return reference.card == cards::kNoCard ? std::string_view{} : transcript.cards->card(reference.card).name;
    case RefKind::Edge:
      return "the Edge";
    case RefKind::Clan: {
      const auto *clan = transcript.cards->clan(reference.abbr);
      return clan == nullptr ? std::string_view{} : clan->name;
    }
    case RefKind::Discipline: {
      const auto *discipline = transcript.cards->discipline(reference.abbr);
      return discipline == nullptr ? std::string_view{} : discipline->name;
    }
    case RefKind::Term:
      return reference.abbr == "sa" ? "special ability" : reference.abbr == "rl" ? "red list" : reference.abbr;
    default:
      return {};
  }
}

std::string_view toString(EventKind kind) {
  constexpr std::array<std::string_view, kEventKinds> kNames = {
      "turn",           "phase",   "play",    "use",          "action",      "block",
      "strike",         "range",   "press",   "combat-begin", "combat-end",  "referendum-begin",
      "referendum-end", "vote",    "terms",   "state",        "transfer",    "crypt-draw",
      "merge",          "discard", "contest", "amount",       "burn-option", "mark",
      "deal",           "error"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view toString(PhaseKind kind) {
  constexpr std::array<std::string_view, 5> kNames = {"unlock", "master", "minion", "influence", "discard"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view toString(ActionKind kind) {
  constexpr std::array<std::string_view, 6> kNames = {"bleed",     "hunt",         "go-anarch",
                                                      "diablerie", "leave-torpor", "rescue"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view toString(Unit unit) {
  constexpr std::array<std::string_view, 5> kNames = {"", "pool", "blood", "points", "hand-size"};
  return kNames[static_cast<std::size_t>(unit)];
}

std::string_view toString(RefKind kind) {
  constexpr std::array<std::string_view, 9> kNames = {"",     "player", "crypt",      "library", "unknown-crypt",
                                                      "edge", "clan",   "discipline", "term"};
  return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace vtes::model

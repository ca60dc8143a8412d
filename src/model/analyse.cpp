#include <algorithm>
#include <unordered_map>

#include "model/builder.h"
#include "model/transcript.h"

namespace vtes::model {

namespace {

using syntax::TokenKind;

std::string joined(const std::string &folder, const std::string &path) {
  return folder.empty() || folder.ends_with('/') ? folder + path : folder + '/' + path;
}

/// Decks: inline lists are resolved, files read; what is missing is a fault of the front matter.
void readDecks(FrontMatter &frontMatter, const Settings &settings, const cards::Database &cards) {
  for (auto &seat : frontMatter.seats) {
    if (seat.deckPath) {
      if (settings.readFile == nullptr) continue;
      const auto &written = seat.deckPath->value;
      const auto places = deckPlaces(settings, written);
      std::string text;
      if (std::none_of(places.begin(), places.end(),
                       [&](const std::string &path) { return settings.readFile(path, text); })) {
        frontMatter.faults.push_back({FrontMatterFault::Kind::DeckMissing, seat.deckPath->range, written, {}});
        continue;
      }
      seat.inlineDeck = readDeckText(text, cards);
      const auto &entries = seat.inlineDeck->entries;
      if (std::none_of(entries.begin(), entries.end(),
                       [](const DeckEntry &entry) { return entry.card != cards::kNoCard; })) {
        frontMatter.faults.push_back({FrontMatterFault::Kind::DeckUnreadable, seat.deckPath->range, written, {}});
        continue;
      }
      // The names stand in another file: what is unknown is said of the path.
      for (const auto &entry : seat.inlineDeck->entries) {
        if (entry.card == cards::kNoCard)
          frontMatter.faults.push_back(
              {FrontMatterFault::Kind::DeckUnknownCard, seat.deckPath->range, entry.name, entry.nearest});
      }
    } else if (seat.inlineDeck) {
      resolveDeck(*seat.inlineDeck, cards);
      for (const auto &entry : seat.inlineDeck->entries) {
        if (entry.card == cards::kNoCard)
          frontMatter.faults.push_back(
              {FrontMatterFault::Kind::DeckUnknownCard, entry.range, entry.name, entry.nearest});
      }
    }
  }
  for (const auto &pin : frontMatter.pins) {
    if (!cards.byName(pin.name.value).empty()) continue;
    std::string nearest;
    if (const auto near = cards.nearestNames(pin.name.value, 1); !near.empty())
      nearest = cards.card(near.front()).natural;
    frontMatter.faults.push_back(
        {FrontMatterFault::Kind::UnknownPin, pin.name.range, pin.name.value, std::move(nearest)});
  }
}

/// Can a full name go on with this word? Abbreviations have four letters; of the small words of names few have just as
/// many.
bool isNameWord(const syntax::Tree &tree, const syntax::Token &token) {
  if (token.kind == TokenKind::Crypt || token.kind == TokenKind::Initial || token.kind == TokenKind::Player)
    return true;
  if (token.kind != TokenKind::Library)
    return token.kind >= TokenKind::Action && token.kind <= TokenKind::DealVerb && token.range.size() == 3;
  if (token.range.size() != 4) return true;
  const auto word = std::string_view(tree.text).substr(token.range.begin, 4);
  return word == "with" || word == "from" || word == "into" || word == "upon" || word == "over" || word == "that" ||
         word == "your";
}

/// Full names of two words or more where abbreviations should be. Only words that touch another word can begin one.
std::vector<FullNameRead> fullNames(const syntax::Tree &tree, std::uint32_t base, const cards::Database &cards) {
  std::vector<FullNameRead> out;
  std::uint32_t behind = 0;
  for (std::size_t i = 0; i + 1 < tree.tokens.size(); ++i) {
    const auto &token = tree.tokens[i];
    if (token.range.begin < behind || (token.kind != TokenKind::Crypt && token.kind != TokenKind::Library &&
                                       token.kind != TokenKind::Player && token.kind != TokenKind::Initial))
      continue;
    if (token.kind == TokenKind::Library && token.range.size() < 5) continue;
    const auto next = tree.tokens[i + 1].kind;
    const bool joined = next == TokenKind::Minus || next == TokenKind::Quote || next == TokenKind::Dot;
    const bool spaced = next == TokenKind::Blank && i + 2 < tree.tokens.size() && isNameWord(tree, tree.tokens[i + 2]);
    if (!joined && !spaced) continue;
    const auto found = cards.fullNameAt(std::string_view(tree.text).substr(token.range.begin));
    if (found.cards.empty() || found.length <= token.range.size()) continue;
    FullNameRead read;
    read.range = {base + token.range.begin, base + token.range.begin + static_cast<std::uint32_t>(found.length)};
    for (const auto card : found.cards) read.cards.push_back(card);
    read.abbr = cards.card(found.cards.front()).abbreviation;
    if (read.abbr.size() > found.length) continue;
    behind = token.range.begin + static_cast<std::uint32_t>(found.length);
    out.push_back(std::move(read));
  }
  return out;
}

}  // namespace

std::vector<std::string> deckPlaces(const Settings &settings, const std::string &written) {
  if (written.starts_with('/')) return {written};
  std::vector<std::string> places{joined(settings.folder, written)};
  if (!settings.decks.empty()) places.push_back(joined(settings.decks, written));
  return places;
}

std::shared_ptr<const Transcript> analyse(std::shared_ptr<const text::Source> source, const Settings &settings) {
  auto transcript = std::make_shared<Transcript>();
  transcript->source = std::move(source);
  transcript->cardsOwner = settings.cards;
  transcript->cards = settings.cards ? settings.cards.get() : &cards::Database::builtin();
  transcript->knownPlayers = settings.knownPlayers;
  const auto &text = *transcript->source;
  const auto &cards = *transcript->cards;
  transcript->frontMatter = readFrontMatter(text);
  readDecks(transcript->frontMatter, settings, cards);

  thread_local syntax::Parser parser;
  std::unordered_map<std::string_view, std::shared_ptr<const syntax::Tree>> seen;
  std::vector<std::vector<FullNameRead>> names;
  const auto &lines = text.logicalLines();
  transcript->lines.reserve(lines.size());
  names.reserve(lines.size());
  for (const auto &line : lines) {
    const auto bytes = text.slice(line.bytes);
    const auto clean = text.clean().substr(line.bytes.begin, line.bytes.size());
    std::shared_ptr<const syntax::Tree> tree;
    if (!line.unfinished) {
      auto &known = seen[bytes];
      if (!known) known = parser.parse(bytes, clean, false);
      tree = known;
    } else {
      tree = parser.parse(bytes, clean, true);
    }
    auto full = fullNames(*tree, line.bytes.begin, cards);
    if (!full.empty()) {
      // Read the line as if the abbreviations stood there; blanks keep every other place where it is.
      std::string padded(clean);
      for (const auto &name : full) {
        const auto at = name.range.begin - line.bytes.begin;
        padded.replace(at, name.range.size(), name.abbr + std::string(name.range.size() - name.abbr.size(), ' '));
      }
      tree = parser.parse(padded, padded, line.unfinished);
    }
    transcript->lines.push_back({line, std::move(tree)});
    names.push_back(std::move(full));
  }

  Table table(transcript->frontMatter, transcript->players);
  Resolver resolver(cards, transcript->frontMatter);
  for (const auto &seat : transcript->frontMatter.seats) {
    if (!seat.inlineDeck) continue;
    const auto player = static_cast<PlayerIndex>(&seat - transcript->frontMatter.seats.data());
    for (const auto &entry : seat.inlineDeck->entries) {
      if (entry.card != cards::kNoCard && resolver.deckOf(entry.card) == player && cards.card(entry.card).crypt())
        table.control(entry.card, player);
    }
  }
  Builder(*transcript, table, resolver).run(names);
  std::stable_sort(transcript->notes.begin(), transcript->notes.end(),
                   [](const Note &a, const Note &b) { return a.range.begin < b.range.begin; });
  return transcript;
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

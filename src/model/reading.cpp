#include "model/reading.h"

#include <algorithm>

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
std::vector<FullNameRead> fullNames(const syntax::Tree &tree, const cards::Database &cards) {
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
    read.range = {token.range.begin, token.range.begin + static_cast<std::uint32_t>(found.length)};
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

std::shared_ptr<const Head> readHead(const text::Source &source, const Settings &settings) {
  auto head = std::make_shared<Head>();
  head->cardsOwner = settings.cards;
  head->cards = settings.cards ? settings.cards.get() : &cards::Database::builtin();
  head->knownPlayers = settings.knownPlayers;
  head->frontMatter = readFrontMatter(source);
  readDecks(head->frontMatter, settings, *head->cards);
  return head;
}

ParsedLine parseLine(const text::Source &source, const text::LogicalLine &line, const cards::Database &cards) {
  thread_local syntax::Parser parser;
  ParsedLine parsed;
  const auto clean = source.clean().substr(line.bytes.begin, line.bytes.size());
  parsed.tree = parser.parse(source.slice(line.bytes), clean, line.unfinished);
  parsed.names = fullNames(*parsed.tree, cards);
  if (!parsed.names.empty()) {
    // Read the line as if the abbreviations stood there; blanks keep every other place where it is.
    std::string padded(clean);
    for (const auto &name : parsed.names) {
      padded.replace(name.range.begin, name.range.size(),
                     name.abbr + std::string(name.range.size() - name.abbr.size(), ' '));
    }
    parsed.tree = parser.parse(padded, padded, line.unfinished);
  }
  return parsed;
}

}  // namespace vtes::model

#include "ide/places.h"

#include <algorithm>

#include "lint/game.h"

namespace vtes::ide {

using model::Event;
using model::EventKind;
using model::Reference;
using model::RefKind;
using model::Word;
using syntax::TokenKind;
using text::ByteRange;

namespace {

/// The first element from `first` on for which `holds` does not, found by steps that double: what is looked for is
/// near.
template <typename Iterator, typename Holds>
Iterator near(Iterator first, Iterator end, Holds holds) {
  std::ptrdiff_t step = 1;
  while (end - first > step && holds(first[step])) {
    first += step;
    step *= 2;
  }
  return std::partition_point(first, end - first > step ? first + step : end, holds);
}

/// The words of a whole logical line; within it they are not always in order.
Indexes wordsIn(const Snapshot &snapshot, ByteRange line) {
  const auto &words = snapshot.transcript->words;
  const auto first = std::partition_point(words.begin(), words.end(),
                                          [&line](const Word &word) { return word.range.begin < line.begin; });
  const auto last = near(first, words.end(), [&line](const Word &word) { return word.range.begin <= line.end; });
  return {static_cast<std::size_t>(first - words.begin()), static_cast<std::size_t>(last - words.begin())};
}

RefKind kindOf(Word::Role role, const cards::Database &cards, cards::CardIndex card) {
  switch (role) {
    case Word::Role::Player:
      return RefKind::Player;
    case Word::Role::Clan:
      return RefKind::Clan;
    case Word::Role::Discipline:
      return RefKind::Discipline;
    case Word::Role::Card:
      return RefKind::Library;
    case Word::Role::Minion:
    case Word::Role::Short:
      return card == cards::kNoCard || cards.isCrypt(card) ? RefKind::Crypt : RefKind::Library;
    case Word::Role::Unknown:
      return RefKind::Library;
  }
  return RefKind::None;
}

/// A reference made of a word that is in no event: a name alone on a line, while the rest is still to be typed.
Reference referenceTo(const Snapshot &snapshot, std::size_t index) {
  const model::Transcript &transcript = *snapshot.transcript;
  const Word &word = transcript.words[index];
  Reference reference;
  reference.kind = kindOf(word.role, *transcript.cards, word.card);
  reference.range = word.range;
  reference.abbr = snapshot.source->slice(word.range);
  reference.card = word.card;
  reference.word = static_cast<std::uint32_t>(index);
  if (reference.kind == RefKind::Player) {
    const auto &players = transcript.players;
    const auto found = std::find_if(players.begin(), players.end(), [&reference](const model::Player &player) {
      return player.abbr == reference.abbr || player.name == reference.abbr;
    });
    if (found != players.end()) reference.player = static_cast<model::PlayerIndex>(found - players.begin());
  }
  return reference;
}

bool isVisible(const syntax::Token &token) {
  return !token.range.empty() && token.kind != TokenKind::Blank && token.kind != TokenKind::Newline;
}

/// The kind of a token. A sign that nothing follows yet is none for the parser; who types it knows which one it will
/// be.
TokenKind kindOf(const model::Line &line, const syntax::Token &token) {
  if (token.kind != TokenKind::Unreadable) return token.kind;
  const std::string_view text = std::string_view(line.tree->text).substr(token.range.begin, token.range.size());
  if (text == "->") return TokenKind::Arrow;
  if (text.size() != 1) return token.kind;
  switch (text.front()) {
    case '/':
      return TokenKind::Slash;
    case '+':
      return TokenKind::Plus;
    case '-':
      return TokenKind::Minus;
    case ',':
      return TokenKind::Comma;
    case ';':
      return TokenKind::Semicolon;
    default:
      return token.kind;
  }
}

ByteRange placed(const model::Line &line, const syntax::Token &token) {
  return {line.line.bytes.begin + token.range.begin, line.line.bytes.begin + token.range.end};
}

}  // namespace

std::uint32_t clamped(const Snapshot &snapshot, std::uint32_t offset) {
  const std::string_view text = snapshot.source->clean();
  offset = std::min(offset, static_cast<std::uint32_t>(text.size()));
  while (offset > 0 && offset < text.size() && (static_cast<unsigned char>(text[offset]) & 0xC0U) == 0x80U) --offset;
  return offset;
}

bool inFrontMatter(const Snapshot &snapshot, std::uint32_t offset) {
  const text::FrontMatterBlock &block = snapshot.source->frontMatter();
  if (!block.present || offset < block.fence.begin) return false;
  if (offset < block.bodyBegin) return true;
  if (block.closed || snapshot.source->lineOf(offset) != snapshot.source->lineOf(block.bodyBegin)) return false;
  // The block is still being written: the line that ends it by being no YAML yet may be its next key.
  const std::string_view line = textOf(snapshot, snapshot.source->line(snapshot.source->lineOf(offset)));
  const auto ofKey = [](char c) { return (c >= 'a' && c <= 'z') || c == ' ' || c == '\t' || c == '-'; };
  return std::all_of(line.begin(), line.end(), ofKey);
}

std::optional<ByteRange> commentAt(const Snapshot &snapshot, std::uint32_t offset) {
  if (inFrontMatter(snapshot, offset)) return std::nullopt;
  const text::Source &source = *snapshot.source;
  const ByteRange line = source.line(source.lineOf(offset));
  const std::size_t slashes = source.slice(line).find("//");
  if (slashes == std::string_view::npos) return std::nullopt;
  const ByteRange comment{line.begin + static_cast<std::uint32_t>(slashes), line.end};
  return touches(comment, offset) && offset > comment.begin ? std::optional(comment) : std::nullopt;
}

Indexes linesIn(const Snapshot &snapshot, ByteRange range) {
  const auto &lines = snapshot.transcript->lines;
  const auto first = std::partition_point(
      lines.begin(), lines.end(), [&range](const model::Line &line) { return line.line.bytes.end < range.begin; });
  const auto last =
      near(first, lines.end(), [&range](const model::Line &line) { return line.line.bytes.begin <= range.end; });
  return {static_cast<std::size_t>(first - lines.begin()), static_cast<std::size_t>(last - lines.begin())};
}

const model::Line *lineAt(const Snapshot &snapshot, std::uint32_t offset) {
  const Indexes lines = linesIn(snapshot, {offset, offset});
  return lines.empty() ? nullptr : &snapshot.transcript->lines[lines.begin];
}

std::optional<TokenAt> tokenAt(const Snapshot &snapshot, std::uint32_t offset) {
  const model::Line *line = lineAt(snapshot, offset);
  if (line == nullptr) return std::nullopt;
  const auto &tokens = line->tree->tokens;
  const std::uint32_t place = offset - line->line.bytes.begin;
  auto at = std::partition_point(tokens.begin(), tokens.end(),
                                 [place](const syntax::Token &token) { return token.range.end <= place; });
  const auto found = [&](auto token) {
    return TokenAt{line, static_cast<std::size_t>(token - tokens.begin()), placed(*line, *token),
                   kindOf(*line, *token)};
  };
  if (at != tokens.end() && at->range.begin <= place && isVisible(*at)) return found(at);
  while (at != tokens.begin() && std::prev(at)->range.empty()) --at;
  if (at != tokens.begin() && std::prev(at)->range.end == place && isVisible(*std::prev(at)))
    return found(std::prev(at));
  return std::nullopt;
}

std::vector<TokenAt> tokensOf(const model::Line &line) {
  std::vector<TokenAt> out;
  const auto &tokens = line.tree->tokens;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (isVisible(tokens[i])) out.push_back({&line, i, placed(line, tokens[i]), kindOf(line, tokens[i])});
  }
  return out;
}

std::optional<TokenAt> tokenBefore(const TokenAt &token) {
  const auto &tokens = token.line->tree->tokens;
  for (std::size_t i = token.index; i-- > 0;) {
    if (tokens[i].range.empty() || syntax::hidden(tokens[i].kind)) continue;
    return TokenAt{token.line, i, placed(*token.line, tokens[i]), kindOf(*token.line, tokens[i])};
  }
  return std::nullopt;
}

Indexes eventsIn(const Snapshot &snapshot, ByteRange range) {
  const auto &events = snapshot.transcript->events;
  const auto first = std::partition_point(events.begin(), events.end(),
                                          [&range](const Event &event) { return event.range.begin < range.begin; });
  const auto last = near(first, events.end(), [&range](const Event &event) { return event.range.begin <= range.end; });
  return {static_cast<std::size_t>(first - events.begin()), static_cast<std::size_t>(last - events.begin())};
}

const Event *eventAt(const Snapshot &snapshot, std::uint32_t offset) {
  const model::Line *line = lineAt(snapshot, offset);
  if (line == nullptr) return nullptr;
  const Indexes events = eventsIn(snapshot, line->line.bytes);
  const Event *found = nullptr;
  for (std::size_t i = events.begin; i < events.end; ++i) {
    const Event &event = snapshot.transcript->events[i];
    if (!touches(event.range, offset)) continue;
    // What could not be read in a deal lies within it.
    if (found == nullptr || event.range.begin >= found->range.end || within(found->range, event.range)) found = &event;
  }
  return found;
}

const Event *eventBefore(const Snapshot &snapshot, std::uint32_t offset) {
  const auto &events = snapshot.transcript->events;
  const auto behind = std::partition_point(events.begin(), events.end(),
                                           [offset](const Event &event) { return event.range.begin < offset; });
  return behind == events.begin() ? nullptr : &*std::prev(behind);
}

std::size_t indexOf(const Snapshot &snapshot, const Event &event) {
  const model::Layout &layout = snapshot.transcript->layout;
  const std::size_t stretch = layout.stretchAt(event.range.begin);
  return layout.before(stretch).events + static_cast<std::size_t>(&event - layout.at(stretch).events.data());
}

Indexes eventsOfTurn(const Snapshot &snapshot, std::uint32_t turn) {
  const auto &events = snapshot.transcript->events;
  const auto first =
      std::partition_point(events.begin(), events.end(), [turn](const Event &event) { return event.turn < turn; });
  const auto last = near(first, events.end(), [turn](const Event &event) { return event.turn == turn; });
  return {static_cast<std::size_t>(first - events.begin()), static_cast<std::size_t>(last - events.begin())};
}

model::PlayerIndex ownerOfTurn(const Snapshot &snapshot, std::uint32_t turn) {
  const Indexes events = eventsOfTurn(snapshot, turn);
  if (turn == 0 || events.empty()) return model::kNoPlayer;
  return snapshot.transcript->events[events.begin].card.player;
}

ByteRange rangeOfTurn(const Snapshot &snapshot, std::uint32_t turn) {
  const auto &events = snapshot.transcript->events;
  const Indexes own = eventsOfTurn(snapshot, turn);
  const auto end = static_cast<std::uint32_t>(snapshot.source->bytes().size());
  if (own.empty()) return {end, end};
  return {events[own.begin].range.begin, own.end < events.size() ? events[own.end].range.begin : end};
}

Indexes actionOf(const Snapshot &snapshot, std::size_t event) {
  const model::Transcript &transcript = *snapshot.transcript;
  const auto &events = transcript.events;
  const auto ends = [&](std::size_t i) {
    return events[i].turn != events[event].turn || events[i].phase != events[event].phase ||
           events[i].kind == EventKind::Turn || events[i].kind == EventKind::Phase;
  };
  std::size_t begin = event;
  while (!lint::declaresAction(transcript, events[begin])) {
    if (begin == 0 || ends(begin)) return {event, event};
    --begin;
  }
  if (ends(begin)) return {event, event};
  std::size_t end = begin + 1;
  while (end < events.size() && !ends(end) && !lint::declaresAction(transcript, events[end])) ++end;
  return {begin, end};
}

std::optional<Bout> boutAt(const Snapshot &snapshot, std::size_t event) {
  const auto &events = snapshot.transcript->events;
  const Indexes turn = eventsOfTurn(snapshot, events[event].turn);
  std::size_t begin = event;
  for (;; --begin) {
    const EventKind kind = events[begin].kind;
    if (kind == EventKind::CombatBegin || kind == EventKind::ReferendumBegin) break;
    const bool closes = kind == EventKind::CombatEnd || kind == EventKind::ReferendumEnd;
    if ((closes && begin != event) || begin == turn.begin) return std::nullopt;
  }
  Bout bout{events[begin].kind == EventKind::CombatBegin, begin, std::nullopt};
  const EventKind closing = bout.combat ? EventKind::CombatEnd : EventKind::ReferendumEnd;
  for (std::size_t i = begin + 1; i < turn.end; ++i) {
    if (events[i].kind == EventKind::CombatBegin || events[i].kind == EventKind::ReferendumBegin) break;
    if (events[i].kind != closing) continue;
    bout.end = i;
    break;
  }
  return bout;
}

void eachMention(const Event &event, const std::function<void(const Reference &, Part)> &visit) {
  const auto one = [&visit](const Reference &reference, Part part) {
    if (reference.present() && !reference.range.empty()) visit(reference, part);
  };
  one(event.actor, Part::Actor);
  one(event.extra().controller, Part::Controller);
  one(event.card, Part::Card);
  one(event.extra().other, Part::Other);
  for (const Reference &target : event.targets) one(target, Part::Target);
  for (const auto &[items, part] :
       {std::pair(&event.extra().terms, Part::Terms), std::pair(&event.result, Part::Result)}) {
    for (const model::Item &item : *items) {
      one(item.who, part);
      one(item.what, part);
    }
  }
  if (event.extra().deal == nullptr) return;
  for (const auto *side : {&event.extra().deal->condition, &event.extra().deal->promise}) {
    for (const model::DealClause &clause : *side) {
      one(clause.subject, Part::Deal);
      one(clause.action, Part::Deal);
      one(clause.target, Part::Deal);
    }
  }
}

std::vector<Mention> mentionsIn(const Snapshot &snapshot, ByteRange range) {
  std::vector<Mention> found;
  const model::Transcript &transcript = *snapshot.transcript;
  const Indexes lines = linesIn(snapshot, range);
  if (lines.empty()) return found;
  const ByteRange first = transcript.lines[lines.begin].line.bytes;
  std::size_t event = eventsIn(snapshot, first).begin;
  std::size_t word = wordsIn(snapshot, first).begin;
  const auto before = [](const Mention &left, const Mention &right) {
    return left.reference.range.begin < right.reference.range.begin;
  };
  const auto same = [](const Mention &left, const Mention &right) {
    return left.reference.range.begin == right.reference.range.begin;
  };
  for (std::size_t i = lines.begin; i < lines.end; ++i) {
    const std::uint32_t end = transcript.lines[i].line.bytes.end;
    const auto own = static_cast<std::ptrdiff_t>(found.size());
    for (; event < transcript.events.size() && transcript.events[event].range.begin <= end; ++event) {
      const Event &each = transcript.events[event];
      eachMention(each, [&](const Reference &reference, Part part) { found.push_back({reference, part, &each}); });
    }
    std::stable_sort(found.begin() + own, found.end(), before);
    found.erase(std::unique(found.begin() + own, found.end(), same), found.end());
    // Most words are in an event; those that are not come last, and are put in their places.
    const auto written = static_cast<std::ptrdiff_t>(found.size());
    for (; word < transcript.words.size() && transcript.words[word].range.begin <= end; ++word) {
      Mention alone;
      alone.reference.range = transcript.words[word].range;
      if (std::binary_search(found.begin() + own, found.begin() + written, alone, before)) continue;
      alone.reference = referenceTo(snapshot, word);
      found.push_back(alone);
    }
    if (written == static_cast<std::ptrdiff_t>(found.size())) continue;
    std::stable_sort(found.begin() + own, found.end(), before);
    found.erase(std::unique(found.begin() + own, found.end(), same), found.end());
  }
  return found;
}

std::optional<Mention> mentionAt(const Snapshot &snapshot, std::uint32_t offset) {
  std::optional<Mention> found;
  for (const Mention &mention : mentionsIn(snapshot, {offset, offset})) {
    if (!touches(mention.reference.range, offset)) continue;
    found = mention;
  }
  return found;
}

std::string_view textOf(const Snapshot &snapshot, ByteRange range) {
  return snapshot.source->clean().substr(range.begin, range.size());
}

const Word *wordOf(const Snapshot &snapshot, const Reference &reference) {
  const auto &words = snapshot.transcript->words;
  return reference.word < words.size() ? &words[reference.word] : nullptr;
}

bool isShort(const Snapshot &snapshot, const Reference &reference) {
  const Word *word = wordOf(snapshot, reference);
  return word != nullptr && word->role == Word::Role::Short;
}

std::optional<cards::Card> cardOf(const Snapshot &snapshot, const Reference &reference) {
  if (reference.card == cards::kNoCard) return std::nullopt;
  return snapshot.transcript->cards->card(reference.card);
}

const model::Player *playerOf(const Snapshot &snapshot, model::PlayerIndex player) {
  if (player == model::kNoPlayer) return nullptr;
  return &snapshot.transcript->players[static_cast<std::size_t>(player)];
}

Thing thingOf(const Snapshot &snapshot, const Mention &mention) {
  const Reference &reference = mention.reference;
  Thing thing;
  thing.kind = reference.kind;
  switch (reference.kind) {
    case RefKind::Player:
      if (reference.player == model::kNoPlayer) break;
      thing.number = static_cast<std::uint8_t>(reference.player);
      return thing;
    case RefKind::Crypt:
    case RefKind::Library:
      if (reference.card == cards::kNoCard) break;
      // A vampire in play is the same whether it acts or is a card that was drawn.
      thing.kind = RefKind::Library;
      thing.number = reference.card;
      thing.copy = reference.copy;
      return thing;
    case RefKind::UnknownCrypt:
      // Each Methuselah has a second vampire of her own; a `vamp` without a number is any.
      thing.number = reference.draw;
      if (mention.event != nullptr) thing.owner = ownerOfTurn(snapshot, mention.event->turn);
      return thing;
    case RefKind::Edge:
      return thing;
    default:
      break;
  }
  thing.letters = reference.abbr;
  return thing;
}

}  // namespace vtes::ide

#include "ide/completion.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

#include "cards/describe.h"
#include "cards/dictionary.h"
#include "cards/fold.h"
#include "format/front_matter_text.h"
#include "ide/findings.h"
#include "ide/front_matter.h"
#include "ide/knowledge.h"
#include "ide/places.h"
#include "ide/scene.h"
#include "ide/terms.h"
#include "lint/pin.h"

namespace vtes::ide {

namespace {

using cards::Card;
using cards::CardIndex;
using model::RefKind;
using syntax::TokenKind;
using text::ByteRange;

/// What of an item begins with what was typed.
enum class Fit : std::uint8_t { Whole, Abbreviation, Name, NameWord };

int rankOf(Fit fit) {
  switch (fit) {
    case Fit::Whole:
      return 150;
    case Fit::Abbreviation:
      return 60;
    case Fit::Name:
      return 40;
    case Fit::NameWord:
      return 0;
  }
  return 0;
}

struct Ranked {
  int rank = 0;
  CompletionItem item;
};

/// Collects items for a word that is being typed.
class Collector {
 public:
  Collector(const Snapshot &snapshot, ByteRange word, std::string typed)
      : snapshot_(snapshot), word_(word), typed_(std::move(typed)), folded_(cards::foldLower(typed_)) {}

  [[nodiscard]] const std::string &typed() const { return typed_; }

  /// A word that is offered when it begins with what was typed.
  void word(CompletionKind kind, std::string_view text, std::string detail, std::string id, int rank) {
    if (!cards::foldLower(text).starts_with(folded_)) return;
    put(kind, std::string(text), std::move(detail), {}, text, std::move(id), rank);
  }

  /// `key`: the folded text that begins with what was typed.
  void put(CompletionKind kind, std::string text, std::string detail, std::string facts, std::string_view key,
           std::string id, int rank) {
    Ranked ranked;
    ranked.rank = rank;
    ranked.item.kind = kind;
    ranked.item.label = text;
    ranked.item.detail = std::move(detail);
    ranked.item.facts = std::move(facts);
    // Clients compare with what is typed in their own ways: with its very letters in front all of them agree.
    const std::string folded = cards::foldLower(key);
    ranked.item.filter = typed_ + (folded.size() > folded_.size() ? folded.substr(folded_.size()) : std::string());
    ranked.item.edit = {word_, std::move(text)};
    ranked.item.id = std::move(id);
    ranked_.push_back(std::move(ranked));
  }

  [[nodiscard]] Completion take(bool complete) {
    std::stable_sort(ranked_.begin(), ranked_.end(),
                     [](const Ranked &left, const Ranked &right) { return left.rank > right.rank; });
    Completion completion;
    completion.complete = complete && ranked_.size() <= kMostCompletions;
    std::set<std::pair<std::string, std::string>> done;
    for (Ranked &ranked : ranked_) {
      if (completion.items.size() == kMostCompletions) break;
      if (!done.insert({ranked.item.label, ranked.item.id}).second) continue;
      ranked.item.sort = fmt::format("{:04}", completion.items.size());
      completion.items.push_back(std::move(ranked.item));
    }
    return completion;
  }

  [[nodiscard]] const Snapshot &snapshot() const { return snapshot_; }

 private:
  const Snapshot &snapshot_;
  ByteRange word_;
  std::string typed_;
  std::string folded_;
  std::vector<Ranked> ranked_;
};

std::string idOf(CardIndex index, const cards::Database &database) {
  return fmt::format("card:{}", database.card(index).id);
}

/// How well the terms of a kind fit a place; nothing: not at all.
std::optional<int> termRank(const Term &term, const Scene &scene, TokenKind previous, bool subject) {
  const bool start = previous == TokenKind::End || previous == TokenKind::Phase;
  switch (term.token) {
    case TokenKind::Phase:
      if (scene.combat || scene.referendum || scene.used || subject) return std::nullopt;
      return start || scene.before == nullptr ? 20 : 5;
    case TokenKind::CombatMark:
    case TokenKind::Referendum:
      if (scene.used) return std::nullopt;
      return scene.combat == (term.token == TokenKind::CombatMark) ? 15 : 0;
    case TokenKind::Action:
      return scene.combat || scene.used ? std::optional<int>() : subject ? 90 : 0;
    case TokenKind::Block:
      return scene.combat || scene.used ? std::optional<int>() : subject && scene.action && !scene.acting ? 140 : 10;
    case TokenKind::Strike:
    case TokenKind::RangeTerm:
    case TokenKind::Press:
      return scene.combat && !scene.used ? std::optional<int>(160) : std::nullopt;
    case TokenKind::State:
      if (scene.used) return std::nullopt;
      return previous == TokenKind::Semicolon ? 80 : subject ? 20 : 0;
    case TokenKind::Contest:
      return previous == TokenKind::Semicolon || previous == TokenKind::Open ? 30 : 0;
    case TokenKind::NoBlock:
      return previous == TokenKind::Open ? std::optional<int>(160) : std::nullopt;
    case TokenKind::BurnOption:
    case TokenKind::RedList:
    case TokenKind::HandSize:
    case TokenKind::Merge:
      return scene.used && term.token != TokenKind::RedList ? std::nullopt : std::optional<int>(5);
    case TokenKind::Special:
    case TokenKind::Edge:
      return scene.used ? std::optional<int>(100) : std::nullopt;
    case TokenKind::UnknownCrypt:
      return scene.phase == model::PhaseKind::Influence ? 60 : 0;
    case TokenKind::Let:
    case TokenKind::Not:
    case TokenKind::Next:
    case TokenKind::DealVerb:
      return 0;
    default:
      return std::nullopt;
  }
}

void addTerms(Collector &collector, const Scene &scene, TokenKind previous, bool subject) {
  for (const Term &term : terms()) {
    // Signs are typed; only words are worth a list.
    const char first = term.word.front();
    const bool word = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
    if (!word) continue;
    if (const auto rank = termRank(term, scene, previous, subject)) {
      const bool whole = term.word == collector.typed();
      const int begun = collector.typed().empty() ? 0 : rankOf(whole ? Fit::Whole : Fit::Abbreviation);
      collector.word(term.token == TokenKind::Phase ? CompletionKind::Phase : CompletionKind::Term, term.word,
                     std::string(term.name), fmt::format("term:{}", term.word), *rank + begun);
    }
  }
}

void addPlayers(Collector &collector, const Scene &scene, TokenKind previous) {
  if (scene.used) return;
  const auto &players = collector.snapshot().transcript->players;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto index = static_cast<model::PlayerIndex>(i);
    int rank = 30 + (collector.typed().empty() ? 0 : rankOf(Fit::Abbreviation));
    if (previous == TokenKind::End && index != scene.active) rank += 40;
    const bool ballot = scene.referendum && (previous == TokenKind::Plus || previous == TokenKind::Minus);
    if (ballot) rank += 100;
    collector.word(CompletionKind::Player, players[i].abbr, oneLine(players[i].name), fmt::format("player:{}", i),
                   rank);
    // The name leads to the abbreviation, as a card's does.
    if (!collector.typed().empty() &&
        cards::foldLower(players[i].name).starts_with(cards::foldLower(collector.typed())) &&
        !cards::foldLower(players[i].abbr).starts_with(cards::foldLower(collector.typed())))
      collector.put(CompletionKind::Player, players[i].abbr, oneLine(players[i].name), {}, players[i].name,
                    fmt::format("player:{}", i), rank - 10);
  }
}

void addTermsOfDatabase(Collector &collector, TokenKind previous) {
  const cards::Database &database = *collector.snapshot().transcript->cards;
  const bool specification = previous == TokenKind::Open || previous == TokenKind::Comma;
  if (!specification && collector.typed().empty()) return;
  const int rank = (specification ? 40 : -40) + (collector.typed().empty() ? 0 : rankOf(Fit::Abbreviation));
  for (const cards::Term &clan : database.clans())
    collector.word(CompletionKind::Clan, clan.abbreviation, std::string(clan.name),
                   fmt::format("clan:{}", clan.abbreviation), rank);
  for (const cards::Term &discipline : database.disciplines())
    collector.word(CompletionKind::Discipline, discipline.abbreviation, std::string(discipline.name),
                   fmt::format("discipline:{}", discipline.abbreviation), rank);
}

/// The levels with which a card can be played, the likelier first.
std::vector<std::string> levelsOf(const Card &card, const Scene &scene) {
  static constexpr std::array<std::string_view, 3> kInferior{"<", "<<", "<<<"};
  static constexpr std::array<std::string_view, 2> kSuperior{">", ">>"};
  std::vector<std::string> levels;
  if (scene.used || card.crypt()) return {""};
  for (std::size_t i = 0; i < std::min<std::size_t>(card.inferiorLines, kInferior.size()); ++i)
    levels.emplace_back(kInferior[i]);
  for (std::size_t i = 0; i < std::min<std::size_t>(card.superiorLines, kSuperior.size()); ++i)
    levels.emplace_back(kSuperior[i]);
  if (levels.empty()) return {""};
  // A vampire with the discipline at superior plays it so more often than not.
  if (scene.actor) {
    std::string wanted(card.disciplines.substr(0, 3));
    std::transform(wanted.begin(), wanted.end(), wanted.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    if (!wanted.empty() && scene.actor->disciplines.find(wanted) != std::string_view::npos)
      std::stable_partition(levels.begin(), levels.end(),
                            [](const std::string &level) { return level.front() == '>'; });
  }
  return levels;
}

/// Adds a card under its abbreviation, once for each level.
void addCard(Collector &collector, const Scene &scene, CardIndex index, Fit fit, std::string_view key, int more) {
  const Snapshot &snapshot = collector.snapshot();
  const cards::Database &database = *snapshot.transcript->cards;
  const Card card = database.card(index);
  int rank = rankOf(fit) + more;
  for (const Knowledge *part : allKnowledge()) rank += part->rank(snapshot, scene, index, card);
  const std::string abbreviation = cards::markedAbbreviation(card);
  const std::string distinct = cards::distinction(card);
  std::string name(card.natural);
  if (!distinct.empty()) name += " " + distinct;
  for (const std::string &level : levelsOf(card, scene)) {
    collector.put(card.crypt() ? CompletionKind::CryptCard : CompletionKind::LibraryCard, abbreviation + level, name,
                  cards::summary(database, card), key, idOf(index, database), rank);
    // The first of the levels is the likeliest, and the others follow it.
    --rank;
  }
}

/// What was probably meant where nothing begins so.
void addNearest(Collector &collector, const Scene &scene) {
  constexpr std::size_t kShortest = 3;
  constexpr std::size_t kMost = 3;
  if (collector.typed().size() < kShortest) return;
  const cards::Database &database = *collector.snapshot().transcript->cards;
  for (const std::string_view word :
       database.nearestAbbreviations(collector.typed(), cards::Database::Pile::Any, kMost)) {
    for (const cards::Candidate &candidate : database.find(word))
      addCard(collector, scene, candidate.card, Fit::NameWord, collector.typed(), 0);
  }
}

/// All cards that begin with what was typed.
void addCards(Collector &collector, const Scene &scene) {
  const cards::Database &database = *collector.snapshot().transcript->cards;
  const std::string folded = cards::foldLower(collector.typed());
  const bool capital =
      !collector.typed().empty() && collector.typed().front() >= 'A' && collector.typed().front() <= 'Z';
  const bool small = !collector.typed().empty() && collector.typed().front() >= 'a' && collector.typed().front() <= 'z';
  const std::vector<cards::Beginning> all = database.beginningWith(collector.typed());
  if (all.empty()) addNearest(collector, scene);
  for (const cards::Beginning &found : all) {
    Fit fit = found.of == cards::Beginning::Of::Abbreviation ? Fit::Abbreviation
              : found.of == cards::Beginning::Of::Name       ? Fit::Name
                                                             : Fit::NameWord;
    if (fit == Fit::Abbreviation && found.key == folded) fit = Fit::Whole;
    // Case tells crypt from library; who types small letters may still mean a vampire by name.
    const bool crypt = database.isCrypt(found.card);
    const int more = (crypt && small) || (!crypt && capital) ? -50 : 0;
    addCard(collector, scene, found.card, fit, found.key, more);
  }
}

/// Without a letter typed: what is at the table.
void addLikelyCards(Collector &collector, const Scene &scene) {
  const Snapshot &snapshot = collector.snapshot();
  const cards::Database &database = *snapshot.transcript->cards;
  std::set<CardIndex> likely;
  for (std::size_t i = 0; i < scene.seen.size(); ++i) {
    if (scene.seen[i] > 0) likely.insert(static_cast<CardIndex>(i));
  }
  const auto &seats = snapshot.transcript->frontMatter.seats;
  if (scene.seat != model::kNoPlayer && static_cast<std::size_t>(scene.seat) < seats.size()) {
    const model::Seat &seat = seats[static_cast<std::size_t>(scene.seat)];
    if (seat.inlineDeck) {
      for (const model::DeckEntry &entry : seat.inlineDeck->entries) likely.insert(entry.card);
    }
  }
  likely.erase(cards::kNoCard);
  for (const CardIndex index : likely) {
    if (database.isCrypt(index) && scene.used) continue;
    addCard(collector, scene, index, Fit::NameWord, cards::markedAbbreviation(database.card(index)), 0);
  }
}

void addShortForms(Collector &collector, const Scene &scene) {
  const Snapshot &snapshot = collector.snapshot();
  std::set<std::string> taken;
  for (const model::Reference &minion : shortForms(snapshot, scene)) {
    const Card card = *cardOf(snapshot, minion);
    std::string initial(card.abbreviation.substr(0, 1));
    // Where a letter has an accent, or X, there is no short form that everybody can type.
    const bool plain = static_cast<unsigned char>(initial.front()) < 0x80 && initial != "X" && initial != "x";
    if (!plain || !taken.insert(initial).second) continue;
    collector.word(CompletionKind::ShortForm, initial, std::string(card.natural), fmt::format("card:{}", card.id), 55);
  }
}

void addMinions(Collector &collector, const Scene &scene) {
  const Snapshot &snapshot = collector.snapshot();
  const cards::Database &database = *snapshot.transcript->cards;
  int recency = 60;
  for (const CardIndex index : minionsAround(snapshot, scene)) {
    const Card card = database.card(index);
    collector.word(card.crypt() ? CompletionKind::CryptCard : CompletionKind::LibraryCard,
                   cards::markedAbbreviation(card), std::string(card.natural), idOf(index, database),
                   std::max(recency--, 10));
  }
}

/// `vamp1` … as far as somebody has drawn, and the next.
void addUnknownCrypt(Collector &collector, const Scene &scene) {
  if (scene.phase != model::PhaseKind::Influence) return;
  std::uint8_t highest = 0;
  const auto &events = collector.snapshot().transcript->events;
  constexpr std::uint32_t kTurnsBack = 40;
  const std::uint32_t turn = scene.before == nullptr ? 0 : scene.before->turn;
  for (std::uint32_t each = turn > kTurnsBack ? turn - kTurnsBack : 0; each <= turn; ++each) {
    if (each != turn && ownerOfTurn(collector.snapshot(), each) != scene.active) continue;
    const Indexes own = eventsOfTurn(collector.snapshot(), each);
    for (std::size_t i = own.begin; i < own.end; ++i) {
      if (events[i].card.kind == RefKind::UnknownCrypt) highest = std::max(highest, events[i].card.draw);
    }
  }
  for (int i = 1; i <= highest + 1; ++i)
    collector.word(CompletionKind::Term, fmt::format("vamp{}", i), "unknown crypt card", "term:vamp", 50 - i);
}

std::string textBefore(const Snapshot &snapshot, std::uint32_t begin, std::uint32_t offset) {
  return std::string(textOf(snapshot, {begin, offset}));
}

bool isWord(TokenKind kind) {
  return (kind >= TokenKind::Phase && kind <= TokenKind::Mixed && kind != TokenKind::Referendum) ||
         kind == TokenKind::Antitribu;
}

/// A name of several words that is being typed: the words in front that begin one together with it.
std::uint32_t nameBegin(const Snapshot &snapshot, const TokenAt &token, std::uint32_t offset) {
  constexpr int kMostWords = 6;
  std::uint32_t begin = token.range.begin;
  const cards::Database &database = *snapshot.transcript->cards;
  std::optional<TokenAt> at = tokenBefore(token);
  for (int i = 0; i < kMostWords && at && isWord(at->kind); ++i, at = tokenBefore(*at)) {
    if (at->range.size() < 2) break;
    const auto found = database.beginningWith(textOf(snapshot, {at->range.begin, offset}));
    const bool name = std::any_of(found.begin(), found.end(),
                                  [](const cards::Beginning &one) { return one.of == cards::Beginning::Of::Name; });
    if (name) begin = at->range.begin;
  }
  return begin;
}

Completion inFrontMatterBlock(const Snapshot &snapshot, std::uint32_t offset) {
  const FrontMatterContext context = frontMatterContext(snapshot, offset);
  if (context.word.begin > offset) return {};
  Collector collector(snapshot, context.word, textBefore(snapshot, context.word.begin, offset));
  const cards::Database &database = *snapshot.transcript->cards;
  const std::string_view bytes = snapshot.source->clean();
  const char front = context.word.begin == 0 ? '\n' : bytes[context.word.begin - 1];
  const bool quoted = front == '"' || front == '\'';
  const auto scalar = [&](std::string_view text) { return quoted ? std::string(text) : format::yamlScalar(text); };
  switch (context.where) {
    case FrontMatterContext::Where::Key:
    case FrontMatterContext::Where::SeatKey: {
      const bool ofSeat = context.where == FrontMatterContext::Where::SeatKey;
      // What stands there already need not come twice, but for the word itself.
      std::set<std::string_view> written;
      for (const WrittenKey &key : writtenKeys(snapshot)) {
        if (!ofSeat && !overlap(key.range, {context.word.begin, context.word.end + 1})) written.insert(key.key);
      }
      const bool colon = context.word.end < bytes.size() && bytes[context.word.end] == ':';
      int rank = 100;
      for (const FrontMatterKey &key : frontMatterTable()) {
        if (key.ofSeat != ofSeat || written.count(key.key) > 0) continue;
        if (!key.key.starts_with(cards::foldLower(collector.typed()))) continue;
        collector.put(CompletionKind::Key, std::string(key.key) + (colon ? "" : ": "), std::string(key.example), {},
                      key.key, fmt::format("key:{}", key.key), rank--);
      }
      return collector.take(true);
    }
    case FrontMatterContext::Where::End: {
      int rank = 10;
      for (const std::string_view end : model::frontMatterEnds())
        collector.word(CompletionKind::Value, end, {}, "key:end", rank--);
      return collector.take(true);
    }
    case FrontMatterContext::Where::Player: {
      for (const std::string &name : snapshot.transcript->knownPlayers) {
        const auto &seats = snapshot.transcript->frontMatter.seats;
        const bool seated = std::any_of(seats.begin(), seats.end(), [&](const model::Seat &seat) {
          return seat.name.value == name && !touches(seat.name.range, offset);
        });
        if (seated || !cards::foldLower(name).starts_with(cards::foldLower(collector.typed()))) continue;
        collector.put(CompletionKind::Player, scalar(name), {}, {}, name, {}, 0);
      }
      return collector.take(true);
    }
    case FrontMatterContext::Where::Pin: {
      std::set<std::string_view> done;
      for (const model::Word &word : snapshot.transcript->words) {
        if (word.card == cards::kNoCard || word.others.empty() || word.role == model::Word::Role::Short) continue;
        const std::string_view seen = textOf(snapshot, word.range);
        if (!done.insert(seen).second) continue;
        const std::string name = lint::pinName(database, word.card);
        if (!seen.starts_with(collector.typed())) continue;
        collector.put(CompletionKind::Value, fmt::format("{}: {}", seen, format::yamlScalar(name)), "pin as it is read",
                      {}, seen, idOf(word.card, database), word.ambiguous ? 10 : 0);
      }
      return collector.take(true);
    }
    case FrontMatterContext::Where::Card: {
      const Scene scene;
      for (const cards::Beginning &found : database.beginningWith(collector.typed())) {
        const Card card = database.card(found.card);
        int rank = found.of == cards::Beginning::Of::Name ? 100 : 0;
        for (const Knowledge *part : allKnowledge()) rank += part->rank(snapshot, scene, found.card, card);
        const std::string name = lint::pinName(database, found.card);
        collector.put(CompletionKind::CardName, scalar(name), std::string(card.abbreviation),
                      cards::summary(database, card), found.key, idOf(found.card, database), rank);
      }
      return collector.take(false);
    }
    case FrontMatterContext::Where::Nothing:
      break;
  }
  return {};
}

/// Ids of findings, behind `// vtes: allow`.
Completion inComment(const Snapshot &snapshot, ByteRange comment, std::uint32_t offset) {
  const std::string before = textBefore(snapshot, comment.begin, offset);
  const std::size_t marker = before.find("vtes:");
  if (marker == std::string::npos) return {};
  const std::size_t blank = before.find_last_of(" ,");
  const std::uint32_t begin = comment.begin + static_cast<std::uint32_t>(blank == std::string::npos ? 0 : blank + 1);
  Collector collector(snapshot, {begin, offset}, textBefore(snapshot, begin, offset));
  const std::string_view between = std::string_view(before).substr(marker + 5);
  const std::size_t verb = between.find("allow");
  if (verb == std::string_view::npos || between.find(' ', verb) == std::string_view::npos) {
    collector.word(CompletionKind::Value, "allow", "allows findings on this line", {}, 1);
    collector.word(CompletionKind::Value, "allow-file", "allows findings in the whole file", {}, 0);
  } else {
    const std::uint32_t line = snapshot.source->lineOf(offset);
    for (const lint::Rule *rule : lint::catalogue()) {
      // What is wrong with waivers is not for waivers to allow.
      if (rule->id.ends_with("-waiver")) continue;
      const bool here =
          std::any_of(snapshot.findings.begin(), snapshot.findings.end(), [&](const lint::Diagnostic &one) {
            return one.rule == rule && snapshot.source->lineOf(one.range.begin) == line;
          });
      collector.word(CompletionKind::Value, rule->id, std::string(rule->meaning), fmt::format("rule:{}", rule->id),
                     here ? 1 : 0);
    }
  }
  return collector.take(true);
}

}  // namespace

Completion complete(const Snapshot &snapshot, std::uint32_t offset) {
  offset = clamped(snapshot, offset);
  if (inFrontMatter(snapshot, offset)) return inFrontMatterBlock(snapshot, offset);
  if (const auto comment = commentAt(snapshot, offset)) return inComment(snapshot, *comment, offset);

  auto token = tokenAt(snapshot, offset);
  // The word in front of the cursor, not one that begins there.
  if (token && token->range.begin == offset && offset > 0) {
    const auto left = tokenAt(snapshot, offset - 1);
    token = left && left->range.end == offset ? left : std::nullopt;
  }
  const bool onWord = token && isWord(token->kind) && token->range.begin < offset;
  std::uint32_t begin = onWord ? token->range.begin : offset;
  if (onWord) begin = nameBegin(snapshot, *token, offset);
  const ByteRange word{begin, onWord ? token->range.end : offset};

  std::optional<TokenAt> previous;
  if (onWord) {
    for (previous = tokenBefore(*token); previous && previous->range.begin >= begin;) previous = tokenBefore(*previous);
  } else if (const model::Line *line = lineAt(snapshot, offset); line != nullptr) {
    for (const TokenAt &each : tokensOf(*line)) {
      if (each.range.end <= offset && !syntax::hidden(each.kind)) previous = each;
    }
  }
  const TokenKind before = previous ? previous->kind : TokenKind::End;
  const Scene scene = sceneAt(snapshot, begin);
  Collector collector(snapshot, word, textBefore(snapshot, begin, offset));
  addTerms(collector, scene, before, scene.actor.has_value() || (previous && before == TokenKind::Player));
  addPlayers(collector, scene, before);
  addTermsOfDatabase(collector, before);
  addShortForms(collector, scene);
  addMinions(collector, scene);
  addUnknownCrypt(collector, scene);
  if (collector.typed().empty()) {
    addLikelyCards(collector, scene);
  } else if (collector.typed().front() != '!') {
    addCards(collector, scene);
  }
  // More letters find cards by parts of their names that fewer do not.
  return collector.take(false);
}

std::optional<Prose> documentationOf(const Snapshot &snapshot, std::string_view id) {
  const std::size_t colon = id.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::string_view kind = id.substr(0, colon);
  const std::string_view value = id.substr(colon + 1);
  std::uint32_t number = 0;
  const bool numeric =
      std::from_chars(value.data(), value.data() + value.size(), number).ptr == value.data() + value.size();
  const cards::Database &database = *snapshot.transcript->cards;
  ProseWriter writer;
  if (kind == "card" && numeric) {
    const CardIndex card = database.byId(number);
    if (card == cards::kNoCard) return std::nullopt;
    for (const Knowledge *part : allKnowledge()) part->ofCard(snapshot, card, writer);
  } else if (kind == "player" && numeric) {
    Mention mention;
    mention.reference.kind = RefKind::Player;
    if (number >= snapshot.transcript->players.size()) return std::nullopt;
    mention.reference.player = static_cast<model::PlayerIndex>(number);
    for (const Knowledge *part : allKnowledge()) part->ofMention(snapshot, mention, writer);
  } else if (kind == "term") {
    for (const Term &term : terms()) {
      if (term.word != value) continue;
      writer.paragraph(term.meaning).fact("section", term.section);
      if (!term.example.empty()) writer.example(term.example);
    }
  } else if (kind == "key") {
    if (const FrontMatterKey *key = frontMatterKey(value)) writer.paragraph(key->meaning).example(key->example);
  } else if (kind == "clan") {
    if (const cards::Term *clan = database.clan(value))
      writer.heading(clan->name, value).paragraph("a clan (TS 1.4.1)");
  } else if (kind == "discipline") {
    if (const cards::Term *found = database.discipline(value))
      writer.heading(found->name, value).paragraph("a discipline (TS 1.2.4.4)");
  } else if (kind == "rule") {
    if (const lint::Rule *rule = lint::findRule(value)) return explanationOf(*rule);
  }
  if (writer.empty()) return std::nullopt;
  return writer.take();
}

std::span<const std::string_view> completionTriggers() {
  // Behind a blank a word can begin, but a list after each of them would be in the way of those who know the words.
  static constexpr std::array<std::string_view, 7> kTriggers{"/", "(", "+", "-", ";", "!", ":"};
  return kTriggers;
}

}  // namespace vtes::ide

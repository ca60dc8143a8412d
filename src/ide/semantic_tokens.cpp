#include "ide/semantic_tokens.h"

#include <algorithm>
#include <array>
#include <optional>

#include "ide/front_matter.h"
#include "ide/places.h"

namespace vtes::ide {

namespace {

using model::EventKind;
using model::RefKind;
using syntax::TokenKind;
using text::ByteRange;

std::optional<TokenType> typeOf(RefKind kind) {
  switch (kind) {
    case RefKind::Player:
      return TokenType::Player;
    case RefKind::Crypt:
    case RefKind::UnknownCrypt:
      return TokenType::CryptCard;
    case RefKind::Library:
      return TokenType::LibraryCard;
    case RefKind::Clan:
      return TokenType::Clan;
    case RefKind::Discipline:
      return TokenType::Discipline;
    case RefKind::Edge:
    case RefKind::Term:
      return TokenType::Term;
    case RefKind::None:
      break;
  }
  return std::nullopt;
}

std::optional<TokenType> typeOf(TokenKind kind) {
  switch (kind) {
    case TokenKind::Comment:
      return TokenType::Comment;
    case TokenKind::Phase:
      return TokenType::Phase;
    case TokenKind::CombatMark:
    case TokenKind::Referendum:
      return TokenType::Mark;
    case TokenKind::Action:
    case TokenKind::Block:
    case TokenKind::Strike:
    case TokenKind::RangeTerm:
    case TokenKind::Press:
    case TokenKind::State:
    case TokenKind::Contest:
    case TokenKind::NoBlock:
    case TokenKind::BurnOption:
    case TokenKind::Merge:
    case TokenKind::RedList:
    case TokenKind::Special:
    case TokenKind::HandSize:
    case TokenKind::Edge:
    case TokenKind::Let:
    case TokenKind::Not:
    case TokenKind::Next:
    case TokenKind::DealVerb:
      return TokenType::Term;
    case TokenKind::Quantity:
    case TokenKind::Number:
      return TokenType::Number;
    case TokenKind::Antitribu:
      return TokenType::Clan;
    case TokenKind::Level:
      return TokenType::Level;
    case TokenKind::Advanced:
    case TokenKind::Merged:
    case TokenKind::Slash:
    case TokenKind::Plus:
    case TokenKind::Minus:
    case TokenKind::Arrow:
      return TokenType::Sign;
    default:
      // Brackets, commas and what cannot be read keep the colour of the text.
      return std::nullopt;
  }
}

std::uint32_t modifiersOf(const Snapshot &snapshot, const Mention &mention) {
  const model::Reference &reference = mention.reference;
  std::uint32_t modifiers = 0;
  const bool header = mention.event != nullptr && mention.event->kind == EventKind::Turn;
  if (header && reference.kind == RefKind::Player) modifiers |= kDeclaration;
  if (mention.part == Part::Card && mention.event != nullptr &&
      (mention.event->kind == EventKind::Use || (mention.event->kind == EventKind::Vote && mention.event->used)))
    modifiers |= kUsed;
  const bool card = reference.kind == RefKind::Crypt || reference.kind == RefKind::Library;
  if ((card && reference.card == cards::kNoCard) ||
      (reference.kind == RefKind::Player && reference.player == model::kNoPlayer))
    modifiers |= kUnresolved;
  if (const model::Word *word = wordOf(snapshot, reference)) {
    if (word->role == model::Word::Role::Short) modifiers |= kShort;
    if (word->pinned) modifiers |= kPinned;
  }
  return modifiers;
}

class Painter {
 public:
  Painter(const Snapshot &snapshot, ByteRange range) : snapshot_(snapshot), range_(range) {}

  std::vector<SemanticToken> paint() {
    frontMatter();
    lines();
    comments();
    std::stable_sort(tokens_.begin(), tokens_.end(), [](const SemanticToken &left, const SemanticToken &right) {
      return left.range.begin < right.range.begin;
    });
    return std::move(tokens_);
  }

 private:
  [[nodiscard]] bool wanted(ByteRange range) const {
    return range_.empty() ? touches(range, range_.begin) : overlap(range, range_);
  }

  void add(ByteRange range, TokenType type, std::uint32_t modifiers) {
    if (range.empty() || !wanted(range)) return;
    // A client paints within lines only. Tokens come line by line, so the line is mostly that of the one before.
    const text::Source &source = *snapshot_.source;
    if (line_ == 0 || !within(range, physical_)) {
      line_ = source.lineOf(range.begin);
      physical_ = source.line(line_);
    }
    for (;;) {
      const std::uint32_t end = std::min(range.end, physical_.end);
      if (end > range.begin) tokens_.push_back({{range.begin, end}, type, modifiers});
      if (line_ == source.lineCount() || range.end <= physical_.end) break;
      physical_ = source.line(++line_);
      range.begin = std::max(range.begin, physical_.begin);
    }
  }

  void frontMatter() {
    const text::FrontMatterBlock &block = snapshot_.source->frontMatter();
    if (!block.present || !wanted({block.fence.begin, block.bodyBegin})) return;
    for (const WrittenKey &key : writtenKeys(snapshot_)) add(key.range, TokenType::Key, 0);
    const model::FrontMatter &matter = snapshot_.transcript->frontMatter;
    for (const auto *text : {&matter.title, &matter.date, &matter.place, &matter.event, &matter.round, &matter.table,
                             &matter.transcriber, &matter.rules, &matter.end}) {
      if (*text) add((*text)->range, TokenType::Value, 0);
    }
    const cards::Database &database = *snapshot_.transcript->cards;
    for (const model::Seat &seat : matter.seats) {
      add(seat.name.range, TokenType::Player, kDeclaration);
      if (seat.abbr) add(seat.abbr->range, TokenType::Player, kDeclaration);
      if (seat.deckPath) add(seat.deckPath->range, TokenType::Value, 0);
      if (seat.deckPath || !seat.inlineDeck) continue;
      for (const model::DeckEntry &entry : seat.inlineDeck->entries) card(database, entry.card, entry.range, 0);
    }
    for (const model::Pin &pin : matter.pins) {
      const auto found = database.byName(pin.name.value);
      const cards::CardIndex index = found.empty() ? cards::kNoCard : found.front();
      card(database, index, pin.abbr.range, kDeclaration);
      card(database, index, pin.name.range, 0);
    }
    // Scalars of broken YAML can lie on one another.
    std::stable_sort(tokens_.begin(), tokens_.end(), [](const SemanticToken &left, const SemanticToken &right) {
      return left.range.begin < right.range.begin;
    });
    std::vector<SemanticToken> apart;
    for (const SemanticToken &token : tokens_) {
      if (apart.empty() || apart.back().range.end <= token.range.begin) apart.push_back(token);
    }
    tokens_ = std::move(apart);
  }

  void card(const cards::Database &database, cards::CardIndex index, ByteRange range, std::uint32_t modifiers) {
    const bool crypt = index != cards::kNoCard && database.isCrypt(index);
    if (index == cards::kNoCard) modifiers |= kUnresolved;
    add(range, crypt ? TokenType::CryptCard : TokenType::LibraryCard, modifiers);
  }

  void lines() {
    const Indexes lines = linesIn(snapshot_, range_);
    const std::vector<Mention> mentions = mentionsIn(snapshot_, range_);
    std::size_t next = 0;
    std::uint32_t done = 0;  // up to where words are painted
    for (std::size_t i = lines.begin; i < lines.end; ++i) {
      for (const TokenAt &token : tokensOf(snapshot_.transcript->lines[i])) {
        while (next < mentions.size() && mentions[next].reference.range.end <= token.range.begin) ++next;
        const bool word = next < mentions.size() && overlap(mentions[next].reference.range, token.range);
        if (word) {
          const Mention &mention = mentions[next];
          const auto type = typeOf(mention.reference.kind);
          if (type && mention.reference.range.begin >= done) {
            add(mention.reference.range, *type, modifiersOf(snapshot_, mention));
            done = mention.reference.range.end;
          }
          continue;
        }
        if (token.range.begin < done) continue;
        if (const auto type = typeOf(token.kind)) add(token.range, *type, 0);
      }
    }
  }

  /// Lines of comment alone belong to no logical line.
  void comments() {
    const text::Source &source = *snapshot_.source;
    const std::uint32_t last = source.lineOf(range_.end);
    for (std::uint32_t line = source.lineOf(range_.begin); line <= last; ++line) {
      const ByteRange physical = source.line(line);
      if (inFrontMatter(snapshot_, physical.begin) || lineAt(snapshot_, physical.begin) != nullptr) continue;
      const std::string_view text = textOf(snapshot_, physical);
      const std::size_t slashes = text.find("//");
      if (slashes == std::string_view::npos || text.find_first_not_of(" \t") != slashes) continue;
      add({physical.begin + static_cast<std::uint32_t>(slashes), physical.end}, TokenType::Comment, 0);
    }
  }

  const Snapshot &snapshot_;
  ByteRange range_;
  std::vector<SemanticToken> tokens_;
  std::uint32_t line_ = 0;  ///< the physical line that was painted last, from 1; 0: none
  ByteRange physical_;      ///< its bytes
};

}  // namespace

std::vector<SemanticToken> semanticTokens(const Snapshot &snapshot) {
  return semanticTokens(snapshot, {0, static_cast<std::uint32_t>(snapshot.source->bytes().size())});
}

std::vector<SemanticToken> semanticTokens(const Snapshot &snapshot, ByteRange range) {
  range.end = clamped(snapshot, range.end);
  range.begin = std::min(range.begin, range.end);
  return Painter(snapshot, range).paint();
}

std::span<const std::string_view> tokenTypeNames() {
  static constexpr std::array<std::string_view, kTokenTypes> kNames{
      "player", "cryptCard", "libraryCard", "term",       "phase",   "mark", "level",
      "sign",   "number",    "clan",        "discipline", "comment", "key",  "value"};
  return kNames;
}

std::span<const std::string_view> tokenModifierNames() {
  static constexpr std::array<std::string_view, kTokenModifiers> kNames{"declaration", "short", "used", "pinned",
                                                                        "unresolved"};
  return kNames;
}

std::span<const std::string_view> standardTokenTypeNames() {
  static constexpr std::array<std::string_view, kTokenTypes> kNames{
      "namespace", "class",  "function", "keyword",       "macro",   "keyword",  "enumMember",
      "operator",  "number", "type",     "typeParameter", "comment", "property", "string"};
  return kNames;
}

}  // namespace vtes::ide

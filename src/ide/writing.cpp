#include "ide/writing.h"

#include <algorithm>
#include <optional>

#include "ide/scene.h"

namespace vtes::ide {

namespace {

using syntax::TokenKind;
using text::ByteRange;

bool isWord(TokenKind kind) {
  return (kind >= TokenKind::Phase && kind <= TokenKind::Mixed && kind != TokenKind::Referendum) ||
         kind == TokenKind::Antitribu;
}

bool isSign(TokenKind kind) {
  return kind == TokenKind::Plus || kind == TokenKind::Minus;
}

/// Behind such a token a word may begin without a blank.
bool opens(TokenKind kind) {
  switch (kind) {
    case TokenKind::Slash:
    case TokenKind::Open:
    case TokenKind::Comma:
    case TokenKind::Semicolon:
    case TokenKind::Plus:
    case TokenKind::Minus:
    case TokenKind::Arrow:
      return true;
    default:
      return false;
  }
}

/// It can be part of a card's name: words, and the signs that names have.
bool isPartOfName(TokenKind kind) {
  return isWord(kind) || kind == TokenKind::Quote || kind == TokenKind::Minus || kind == TokenKind::Dot ||
         kind == TokenKind::Comma || kind == TokenKind::Unreadable;
}

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// Nothing but digits, or digits and a unit: `4`, `12p`.
bool isAmount(std::string_view typed) {
  if (!typed.empty() && (typed.back() == 'p' || typed.back() == 'b')) typed.remove_suffix(1);
  return !typed.empty() && std::all_of(typed.begin(), typed.end(), isDigit);
}

/// A name of several words, or with signs in it, that is being typed: where it begins.
std::uint32_t nameBegin(const Snapshot &snapshot, const TokenAt &token, std::uint32_t offset) {
  constexpr int kMostTokens = 12;
  std::uint32_t begin = token.range.begin;
  const cards::Database &database = *snapshot.transcript->cards;
  const std::string_view bytes = snapshot.source->clean();
  std::uint32_t next = token.range.begin;
  std::optional<TokenAt> at = tokenBefore(token);
  for (int i = 0; i < kMostTokens && at && isPartOfName(at->kind); ++i, at = tokenBefore(*at)) {
    const bool sticksFront = at->range.begin > 0 && !isBlank(bytes[at->range.begin - 1]);
    const bool sticksBehind = at->range.end == next;
    // `-NE` behind a blank is a ballot; a short form or a combat mark is no word of a name.
    if (!isWord(at->kind) && !sticksFront && !(at->kind == TokenKind::Dot && sticksBehind)) break;
    if (isWord(at->kind) && at->range.size() < 2 && !sticksBehind && textOf(snapshot, at->range) != "a") break;
    next = at->range.begin;
    const auto left = tokenBefore(*at);
    if (sticksFront && !(left && left->range.end == at->range.begin && opens(left->kind))) continue;
    const auto found = database.beginningWith(textOf(snapshot, {at->range.begin, offset}));
    const bool name = std::any_of(found.begin(), found.end(),
                                  [](const cards::Beginning &one) { return one.of == cards::Beginning::Of::Name; });
    if (name || (at->kind == TokenKind::Dot && begin == at->range.end && !found.empty())) begin = at->range.begin;
  }
  return begin;
}

/// Walks over the tokens in front of a word and keeps what they leave open.
class Reader {
 public:
  explicit Reader(bool deal) : deal_(deal) {}

  void take(const TokenAt &token) {
    if (token.kind == TokenKind::Open) {
      ++depth_;
      tight_ = last_.range.end == token.range.begin;
      holder_ = last_.kind;
    } else if (token.kind == TokenKind::Close) {
      if (depth_ > 0) --depth_;
      // `NELS(12)`: the clause of a deal that stands behind a header has its own subject.
      if (clause_ == WordSlot::DealVerb) clause_ = WordSlot::DealSubject;
    } else if (depth_ == 0) {
      takeClause(token.kind);
      takeResult(token.kind);
    }
    beforeLast_ = last_;
    last_ = token;
  }

  [[nodiscard]] TokenKind last() const { return last_.kind; }
  [[nodiscard]] TokenKind beforeLast() const { return beforeLast_.kind; }

  [[nodiscard]] WordSlot slot(const Scene &scene) const {
    const TokenKind before = last();
    if (before == TokenKind::Slash) return WordSlot::Used;
    // A player's pool; but behind a minion or a card who controls it.
    if (depth_ > 0) return tight_ && holder_ == TokenKind::Player ? WordSlot::Nothing : WordSlot::Specification;
    if (deal_) return clause_;
    if (isSign(before)) return behindSign(scene);
    if (resultItem_ == 0) return comma_ ? WordSlot::ResultOrEvent : WordSlot::Result;
    return WordSlot::Statement;
  }

 private:
  [[nodiscard]] WordSlot behindSign(const Scene &scene) const {
    if (scene.referendum) return WordSlot::Ballot;
    const TokenKind front = beforeLast();
    // `Kora +4`, `; -2`: a sign behind somebody, or in a result, is an amount's.
    if (resultItem_ >= 0) return WordSlot::Nothing;
    if (scene.phase == model::PhaseKind::Discard && !isNoun(front)) return WordSlot::Discard;
    if (front != TokenKind::End && front != TokenKind::Phase && front != TokenKind::Comma) return WordSlot::Nothing;
    if (scene.phase == model::PhaseKind::Influence) return WordSlot::CryptDraw;
    return WordSlot::Ballot;
  }

  /// Where in its clause one is: [subject] [let] action [not] [target] [nxt ...] (TS 3.1).
  void takeClause(TokenKind kind) {
    if (kind == TokenKind::Arrow || kind == TokenKind::Comma) {
      clause_ = WordSlot::DealSubject;
    } else if (kind == TokenKind::Let) {
      clause_ = WordSlot::DealLet;
    } else if (kind == TokenKind::Not) {
      if (clause_ != WordSlot::DealSubject && clause_ != WordSlot::DealVerb) clause_ = WordSlot::DealTarget;
    } else if (kind == TokenKind::Next) {
      clause_ = WordSlot::DealDuration;
    } else if (clause_ == WordSlot::DealDuration || clause_ == WordSlot::Nothing) {
      clause_ = WordSlot::Nothing;
    } else if (isNoun(kind)) {
      if (clause_ == WordSlot::DealSubject) clause_ = WordSlot::DealVerb;
      if (clause_ == WordSlot::DealRest || clause_ == WordSlot::DealTarget) clause_ = WordSlot::DealEnd;
    } else if (isWord(kind) && kind != TokenKind::Phase) {
      const bool verb =
          clause_ == WordSlot::DealSubject || clause_ == WordSlot::DealVerb || clause_ == WordSlot::DealLet;
      clause_ = verb ? WordSlot::DealRest : WordSlot::DealEnd;
    }
  }

  void takeResult(TokenKind kind) {
    if (kind == TokenKind::Semicolon) {
      resultItem_ = 0;
      comma_ = false;
    } else if (kind == TokenKind::Comma && resultItem_ > 0) {
      resultItem_ = 0;
      comma_ = true;
    } else if (isSign(kind) && resultItem_ == 0) {
      // the item's own sign
    } else if (kind == TokenKind::CombatMark || kind == TokenKind::Referendum || kind == TokenKind::Phase) {
      resultItem_ = kNoResult;
    } else if (resultItem_ >= 0) {
      ++resultItem_;
    }
  }

  static constexpr int kNoResult = -1;
  bool deal_ = false;
  int depth_ = 0;
  bool tight_ = false;  ///< the parenthesis sticks to the word in front
  TokenKind holder_ = TokenKind::End;
  WordSlot clause_ = WordSlot::DealSubject;
  int resultItem_ = kNoResult;  ///< words of the result's item that is open
  bool comma_ = false;
  TokenAt last_;
  TokenAt beforeLast_;
};

/// A line is a deal where a word says so that is no other's, or a player does what only minions do. The word that is
/// being typed says nothing yet.
bool isDeal(const std::vector<TokenAt> &tokens, ByteRange word) {
  TokenKind before = TokenKind::End;
  for (const TokenAt &token : tokens) {
    if (!word.empty() && overlap(token.range, word)) continue;
    switch (token.kind) {
      case TokenKind::Arrow:
      case TokenKind::Let:
      case TokenKind::Not:
      case TokenKind::Next:
      case TokenKind::DealVerb:
        return true;
      case TokenKind::Action:
        if (before == TokenKind::Player) return true;
        break;
      default:
        break;
    }
    before = token.kind;
  }
  return false;
}

/// A number where a number stands is no beginning of a card's name.
bool numberStands(WordSlot slot, TokenKind before) {
  if (slot == WordSlot::Used || slot == WordSlot::Discard) return false;
  return slot != WordSlot::Statement || before == TokenKind::Player || isSign(before);
}

/// The token in front of the cursor, not one that begins there.
std::optional<TokenAt> tokenLeftOf(const Snapshot &snapshot, std::uint32_t offset) {
  auto token = tokenAt(snapshot, offset);
  if (!token || token->range.begin < offset || offset == 0) return token;
  const auto left = tokenAt(snapshot, offset - 1);
  return left && left->range.end == offset ? left : std::nullopt;
}

}  // namespace

bool isNoun(TokenKind kind) {
  return kind >= TokenKind::UnknownCrypt && kind <= TokenKind::LibraryInitial;
}

bool namesCard(WordSlot slot) {
  return slot != WordSlot::Statement && slot != WordSlot::ResultOrEvent;
}

bool inDeal(WordSlot slot) {
  return slot >= WordSlot::DealSubject;
}

Writing writingAt(const Snapshot &snapshot, std::uint32_t offset) {
  Writing writing;
  writing.word = {offset, offset};
  const model::Line *line = lineAt(snapshot, offset);
  const std::vector<TokenAt> tokens = line == nullptr ? std::vector<TokenAt>() : tokensOf(*line);
  auto token = tokenLeftOf(snapshot, offset);
  if (token && (token->range.begin >= offset || token->range.end < offset)) token = std::nullopt;
  if (token && isWord(token->kind)) {
    writing.kind = token->kind;
    writing.word = {nameBegin(snapshot, *token, offset), token->range.end};
  } else if (token && textOf(snapshot, token->range) == "!") {
    // A clan of which only the sign is there.
    writing.kind = TokenKind::Antitribu;
    writing.word.begin = offset - 1;
  } else if (token && token->range.end == offset && !opens(token->kind)) {
    return writing;
  } else if (token && token->range.end > offset) {
    return writing;
  }
  Reader reader(isDeal(tokens, writing.word));
  for (const TokenAt &each : tokens) {
    if (each.range.end <= writing.word.begin && !syntax::hidden(each.kind)) reader.take(each);
    if (each.range.begin == writing.word.end && each.range.begin >= offset && !isWord(each.kind)) {
      writing.behind = each.kind;
      writing.mark = each.range;
    }
  }
  writing.before = reader.last();
  writing.beforeThat = reader.beforeLast();
  writing.scene = sceneAt(snapshot, writing.word.begin);
  writing.slot = reader.slot(writing.scene);
  const std::string_view typed = textOf(snapshot, {writing.word.begin, offset});
  if (isAmount(typed) && numberStands(writing.slot, writing.before)) writing.slot = WordSlot::Nothing;
  // `2b` is an amount, unless two copies are being used of a card with a `b`.
  if (writing.kind == TokenKind::Quantity && writing.slot != WordSlot::Used) writing.slot = WordSlot::Nothing;
  return writing;
}

}  // namespace vtes::ide

#include "ide/navigation.h"

#include <algorithm>

#include "ide/front_matter.h"
#include "ide/links.h"
#include "ide/places.h"

namespace vtes::ide {

namespace {

using model::Event;
using model::EventKind;
using model::RefKind;
using syntax::TokenKind;
using text::ByteRange;

/// A word and what it is about, in the game or in the front matter.
struct Subject {
  Mention mention;
  Thing thing;
  bool declared = false;  ///< it stands in the front matter
};

std::optional<Subject> subjectAt(const Snapshot &snapshot, std::uint32_t offset) {
  if (inFrontMatter(snapshot, offset)) {
    const FrontMatterPlace place = frontMatterAt(snapshot, offset);
    Mention mention;
    mention.reference.range = place.word;
    if (place.kind == FrontMatterPlace::Kind::Player) {
      mention.reference.kind = RefKind::Player;
      mention.reference.player = place.player;
    } else if (place.kind == FrontMatterPlace::Kind::Card) {
      mention.reference.kind = RefKind::Library;
      mention.reference.card = place.card;
    } else {
      return std::nullopt;
    }
    const Thing thing = thingOf(snapshot, mention);
    return Subject{mention, thing, true};
  }
  if (commentAt(snapshot, offset)) return std::nullopt;
  const auto mention = mentionAt(snapshot, offset);
  // A term is the same word wherever it stands, in a deal or not: it is found by its token.
  if (!mention || mention->reference.kind == RefKind::Term) return std::nullopt;
  const Thing thing = thingOf(snapshot, *mention);
  return Subject{*mention, thing, false};
}

/// The whole text, for those who look for a thing everywhere.
ByteRange everything(const Snapshot &snapshot) {
  return {0, static_cast<std::uint32_t>(snapshot.source->bytes().size())};
}

std::vector<Mention> allOf(const Snapshot &snapshot, const Thing &thing) {
  std::vector<Mention> found;
  for (const Mention &mention : mentionsIn(snapshot, everything(snapshot))) {
    if (thingOf(snapshot, mention) == thing) found.push_back(mention);
  }
  return found;
}

/// Where the front matter declares a thing: the word and all of the entry.
struct Declared {
  std::string path;
  ByteRange range;
  ByteRange selection;
  bool leading = true;  ///< declaration() leads there; else it is another word of the same entry
};

std::vector<Declared> declarations(const Snapshot &snapshot, const Thing &thing) {
  std::vector<Declared> found;
  const model::FrontMatter &matter = snapshot.transcript->frontMatter;
  const auto add = [&](ByteRange selection, ByteRange range, bool leading = true) {
    if (!selection.empty()) found.push_back({{}, range, selection, leading});
  };
  if (thing.kind == RefKind::Player && thing.letters.empty()) {
    if (thing.number < matter.seats.size()) {
      const model::Seat &seat = matter.seats[thing.number];
      add(seat.name.range, seat.name.range);
      if (seat.abbr) add(seat.abbr->range, seat.abbr->range, false);
    }
    return found;
  }
  if (thing.kind != RefKind::Library || !thing.letters.empty()) return found;
  for (const model::Pin &pin : matter.pins) {
    const auto cards = snapshot.transcript->cards->byName(pin.name.value);
    if (cards.empty() || cards.front() != thing.number) continue;
    const ByteRange entry{pin.abbr.range.begin, std::max(pin.abbr.range.end, pin.name.range.end)};
    add(pin.abbr.range, entry);
    add(pin.name.range, entry, false);
  }
  const std::vector<Link> files = links(snapshot);
  for (const model::Seat &seat : matter.seats) {
    if (!seat.inlineDeck) continue;
    for (const model::DeckEntry &entry : seat.inlineDeck->entries) {
      if (entry.card != thing.number) continue;
      if (!seat.deckPath) {
        add(entry.range, entry.range);
        continue;
      }
      // The names stand in the deck's own file.
      const auto link = std::find_if(files.begin(), files.end(),
                                     [&seat](const Link &one) { return one.range == seat.deckPath->range; });
      if (link != files.end()) found.push_back({link->path, entry.range, entry.range, true});
    }
  }
  return found;
}

/// The mark that opens or closes together with one; nothing where there is none.
std::optional<ByteRange> partnerMark(const Snapshot &snapshot, const Event &event) {
  const std::size_t index = indexOf(snapshot, event);
  const auto bout = boutAt(snapshot, index);
  if (!bout || !bout->end) return std::nullopt;
  const std::size_t other = index == bout->begin ? *bout->end : bout->begin;
  return snapshot.transcript->events[other].range;
}

std::optional<ByteRange> partnerBracket(const TokenAt &token) {
  const std::vector<TokenAt> tokens = tokensOf(*token.line);
  const auto self =
      std::find_if(tokens.begin(), tokens.end(), [&](const TokenAt &one) { return one.index == token.index; });
  int depth = 0;
  if (token.kind == TokenKind::Open) {
    for (auto at = self; at != tokens.end(); ++at) {
      depth += at->kind == TokenKind::Open ? 1 : at->kind == TokenKind::Close ? -1 : 0;
      if (depth == 0) return at->range;
    }
  } else {
    for (auto at = std::make_reverse_iterator(std::next(self)); at != tokens.rend(); ++at) {
      depth += at->kind == TokenKind::Close ? 1 : at->kind == TokenKind::Open ? -1 : 0;
      if (depth == 0) return at->range;
    }
  }
  return std::nullopt;
}

bool isMark(EventKind kind) {
  return kind == EventKind::CombatBegin || kind == EventKind::CombatEnd || kind == EventKind::ReferendumBegin ||
         kind == EventKind::ReferendumEnd;
}

/// The mark or bracket at the offset and its partner.
std::vector<ByteRange> pairAt(const Snapshot &snapshot, std::uint32_t offset) {
  const auto token = tokenAt(snapshot, offset);
  if (!token) return {};
  std::optional<ByteRange> partner;
  ByteRange own = token->range;
  if (token->kind == TokenKind::Open || token->kind == TokenKind::Close) {
    partner = partnerBracket(*token);
  } else if (token->kind == TokenKind::CombatMark || token->kind == TokenKind::Referendum) {
    const Event *event = eventAt(snapshot, token->range.begin);
    if (event == nullptr || !isMark(event->kind)) return {};
    own = event->range;
    partner = partnerMark(snapshot, *event);
  }
  if (!partner) return {};
  return own.begin < partner->begin ? std::vector{own, *partner} : std::vector{*partner, own};
}

/// The same term elsewhere on the line's turn: `bk`, `(nb)`.
std::vector<ByteRange> termsLike(const Snapshot &snapshot, const TokenAt &token) {
  std::vector<ByteRange> found;
  if (token.kind < TokenKind::Phase || token.kind > TokenKind::DealVerb) return found;
  const std::string_view word = textOf(snapshot, token.range);
  for (const model::Line &line : snapshot.transcript->lines) {
    for (const TokenAt &one : tokensOf(line)) {
      if (one.kind == token.kind && textOf(snapshot, one.range) == word) found.push_back(one.range);
    }
  }
  return found;
}

/// It comes into the game there, or is declared.
bool isWrite(const Mention &mention) {
  if (mention.event == nullptr || mention.part != Part::Card) return false;
  switch (mention.event->kind) {
    case EventKind::Turn:
    case EventKind::CryptDraw:
    case EventKind::Merge:
    case EventKind::Play:
      return true;
    case EventKind::State:
      return mention.event->extra().term == "ep";
    default:
      return false;
  }
}

Target targetTo(ByteRange origin, const Mention &mention) {
  const ByteRange word = mention.reference.range;
  ByteRange whole = mention.event == nullptr ? word : mention.event->range;
  if (!within(word, whole)) whole = word;
  return {origin, {}, whole, word};
}

}  // namespace

std::vector<Target> definition(const Snapshot &snapshot, std::uint32_t offset) {
  offset = clamped(snapshot, offset);
  const auto subject = subjectAt(snapshot, offset);
  if (!subject) {
    const std::vector<ByteRange> pair = pairAt(snapshot, offset);
    if (pair.empty()) return {};
    const ByteRange origin = touches(pair.back(), offset) ? pair.back() : pair.front();
    return {{origin, {}, pair.front(), pair.front()}};
  }
  const ByteRange origin = subject->mention.reference.range;
  const std::vector<Mention> all = allOf(snapshot, subject->thing);
  // A short form stands for the abbreviation that was written in front of it, in the same action or combat.
  if (!subject->declared && isShort(snapshot, subject->mention.reference)) {
    const auto behind = std::partition_point(
        all.begin(), all.end(), [&origin](const Mention &one) { return one.reference.range.begin < origin.begin; });
    for (auto one = behind; one != all.begin();) {
      --one;
      if (!isShort(snapshot, one->reference)) return {targetTo(origin, *one)};
    }
  }
  if (!all.empty()) return {targetTo(origin, all.front())};
  return declaration(snapshot, offset);
}

std::vector<Target> declaration(const Snapshot &snapshot, std::uint32_t offset) {
  offset = clamped(snapshot, offset);
  const auto subject = subjectAt(snapshot, offset);
  if (!subject) return definition(snapshot, offset);
  const ByteRange origin = subject->mention.reference.range;
  std::vector<Target> found;
  for (Declared &one : declarations(snapshot, subject->thing)) {
    if (one.leading) found.push_back({origin, std::move(one.path), one.range, one.selection});
  }
  if (!found.empty()) return found;
  const std::vector<Mention> all = allOf(snapshot, subject->thing);
  if (!all.empty()) found.push_back(targetTo(origin, all.front()));
  return found;
}

std::vector<ByteRange> references(const Snapshot &snapshot, std::uint32_t offset, bool withDeclaration) {
  offset = clamped(snapshot, offset);
  std::vector<ByteRange> found;
  const auto subject = subjectAt(snapshot, offset);
  if (!subject) {
    if (inFrontMatter(snapshot, offset) || commentAt(snapshot, offset)) return found;
    const auto token = tokenAt(snapshot, offset);
    return token ? termsLike(snapshot, *token) : found;
  }
  const std::vector<Declared> declared = declarations(snapshot, subject->thing);
  for (const Declared &one : declared) {
    if (one.path.empty() && withDeclaration) found.push_back(one.selection);
  }
  const std::vector<Mention> all = allOf(snapshot, subject->thing);
  // What nobody has declared is declared where it comes into the game.
  const std::size_t first = withDeclaration || !declared.empty() ? 0 : 1;
  for (std::size_t i = first; i < all.size(); ++i) found.push_back(all[i].reference.range);
  std::sort(found.begin(), found.end(), [](ByteRange left, ByteRange right) { return left.begin < right.begin; });
  return found;
}

std::vector<Highlight> highlights(const Snapshot &snapshot, std::uint32_t offset) {
  offset = clamped(snapshot, offset);
  std::vector<Highlight> found;
  const auto subject = subjectAt(snapshot, offset);
  if (!subject) {
    if (inFrontMatter(snapshot, offset) || commentAt(snapshot, offset)) return found;
    for (const ByteRange range : pairAt(snapshot, offset)) found.push_back({range, HighlightKind::Text});
    const auto token = tokenAt(snapshot, offset);
    if (!found.empty() || !token) return found;
    for (const ByteRange range : termsLike(snapshot, *token)) found.push_back({range, HighlightKind::Text});
    return found;
  }
  for (const Declared &one : declarations(snapshot, subject->thing)) {
    if (one.path.empty()) found.push_back({one.selection, HighlightKind::Write});
  }
  for (const Mention &mention : allOf(snapshot, subject->thing))
    found.push_back({mention.reference.range, isWrite(mention) ? HighlightKind::Write : HighlightKind::Read});
  std::sort(found.begin(), found.end(),
            [](const Highlight &left, const Highlight &right) { return left.range.begin < right.range.begin; });
  return found;
}

}  // namespace vtes::ide

/// What a word means: players, minions, short forms, library cards (READING 2 to 4).

#include <algorithm>

#include "cards/fold.h"
#include "model/builder.h"

namespace vtes::model {

namespace {

using cards::CardFigures;
using cards::kNoCard;
using syntax::TokenKind;

std::string_view firstCharacter(std::string_view word) {
  std::size_t end = word.empty() ? 0 : 1;
  while (end < word.size() && (static_cast<unsigned char>(word[end]) & 0xC0U) == 0x80) ++end;
  return word.substr(0, end);
}

}  // namespace

Note &Builder::note(Note::Kind kind, text::ByteRange range) {
  auto &added = s_.notes.emplace_back();
  added.kind = kind;
  added.range = range;
  return added;
}

std::string Builder::spelling(cards::CardIndex card, const Atom &atom) const {
  std::string right(cards_.card(card).abbreviation);
  if (atom.advanced) right += '^';
  if (atom.merged) right += '#';
  return right;
}

void Builder::addWord(const Atom &atom, text::ByteRange range, const Resolver::Choice &choice, Word::Role role,
                      Reference &reference) {
  auto &word = s_.words.emplace_back();
  word.range = range;
  word.role = role;
  word.match = choice.match;
  word.otherCase = choice.otherCase;
  word.pinned = choice.pinned;
  word.card = choice.card;
  word.others = choice.others;
  word.later = choice.later;
  word.clue = choice.clue;
  word.margin = static_cast<float>(choice.lead) / 1000.0F;
  word.ambiguous = choice.thin;
  const auto index = nextWord() - 1;
  reference.word = index;
  const bool full = atom.word.size() != atom.text.size();
  if (full) {
    auto &added = note(Note::Kind::FullName, {range.begin, std::max(range.end, atom.levelRange.end)});
    added.words = {spelling(choice.card, atom) + std::string(atom.level)};
    added.word = index;
  } else if (choice.otherCase || (choice.match != cards::Match::Canonical && !choice.pinned)) {
    auto &added = note(choice.otherCase ? Note::Kind::OtherCase : Note::Kind::NotCanonical, range);
    added.words = {std::string(cards_.card(choice.card).abbreviation) +
                   (choice.copy != 0 ? std::to_string(choice.copy) : "")};
    added.word = index;
  }
  if (word.ambiguous && !full) note(Note::Kind::Ambiguous, range).word = index;
}

std::vector<std::string> Builder::nearest(std::string_view word, cards::Database::Pile pile) {
  auto *ledger = game_.ledger();
  if (ledger != nullptr) {
    ledger->taken.insert(keyOf(Known::Near, word));
    ledger->taken.insert(keyOf(Known::Nears));
  }
  const auto known = game_.nears.find(word);
  if (known != game_.nears.end()) return known->second;
  std::vector<std::string> words;
  if (game_.nears.size() < kMostNears) {
    // What is at this table is likelier meant than what only looks a little more like it.
    constexpr std::size_t kLookedAt = 16;
    constexpr std::size_t kOffered = 3;
    auto near = cards_.nearestAbbreviations(word, pile, kLookedAt);
    std::stable_partition(near.begin(), near.end(), [this](std::string_view each) { return resolver_.atTable(each); });
    for (std::size_t i = 0; i < near.size() && i < kOffered; ++i) words.emplace_back(near[i]);
    game_.nears.emplace(word, words);
    if (ledger != nullptr) ledger->given.nears.push_back({std::string(word), words});
  }
  return words;
}

/// Puts right what the grammar cannot know: a declared player whose letters are a phase mark's, or that is written
/// small.
void Builder::normalise(std::vector<Atom> &atoms, bool inParentheses) {
  for (std::size_t i = 0; i < atoms.size(); ++i) {
    auto &atom = atoms[i];
    for (auto &spec : atom.specs) {
      for (auto &part : spec.items) normalise(part, true);
    }
    if (atom.kind == Atom::Kind::Phase && table_.declared()) {
      if (const auto found = table_.find(atom.text); found.player != kNoPlayer && !found.longer) {
        note(Note::Kind::PlayerOrPhase, atom.word).words = {std::string(atom.text)};
        atom.kind = Atom::Kind::Noun;
        atom.token = TokenKind::Player;
      }
    } else if ((atom.kind == Atom::Kind::Play || atom.kind == Atom::Kind::Noun) && atom.token != TokenKind::Player &&
               atom.level.empty() && table_.declared() && atom.text.size() >= 2) {
      // Where a player is wanted it is one, even if a card has these letters: a pool, a vote, points.
      const bool pool =
          i == 0 && atom.specs.size() == 1 && atom.specs.front().attached && soleNumber(atom.specs.front());
      const bool vote = atom.sign != 0 && referendum_;
      const bool points = inParentheses && i + 1 < atoms.size() && atoms[i + 1].kind == Atom::Kind::Amount;
      const auto found = table_.findAnyCase(atom.text);
      if (found.otherCase && !found.longer && (pool || vote || points || resolver_.find(atom.text).empty())) {
        atom.kind = Atom::Kind::Noun;
        atom.token = TokenKind::Player;
      }
    }
    wrongCase(atom);
  }
}

/// A vampire written small (`kora`), a library card written large (`Conf>`): the grammar took it for the other.
void Builder::wrongCase(Atom &atom) const {
  const auto only = [&](std::span<const cards::Candidate> all, bool crypt) {
    // Another cut in another case is too far for a slip.
    return std::any_of(all.begin(), all.end(),
                       [](const cards::Candidate &one) { return one.match != cards::Match::Cut; }) &&
           std::all_of(all.begin(), all.end(),
                       [&](const cards::Candidate &one) { return cards_.isCrypt(one.card) == crypt; });
  };
  if (atom.word.size() != atom.text.size()) return;
  if (atom.kind == Atom::Kind::Play && atom.token == TokenKind::Library && atom.level.empty()) {
    if (resolver_.canBe(atom.text, false)) return;
    const auto &choice = resolver_.library(atom.text, {}, {});
    if ((choice.card != kNoCard && !choice.otherCase) || cards_.clan(atom.text) != nullptr ||
        cards_.discipline(atom.text) != nullptr)
      return;
    if (only(cards_.findAnyCase(atom.text), true)) {
      atom.kind = Atom::Kind::Noun;
      atom.token = TokenKind::Crypt;
    }
  } else if (atom.kind == Atom::Kind::Noun && (atom.token == TokenKind::Crypt || atom.token == TokenKind::Player)) {
    // Capitals without a level are no card's, whoever they are.
    if (atom.token == TokenKind::Player && atom.level.empty()) return;
    if (resolver_.canBe(atom.text, true) || table_.findAnyCase(atom.text).player != kNoPlayer) return;
    if (resolver_.crypt(atom.text, atom.advanced, active_).card != kNoCard) return;
    if (only(cards_.findAnyCase(atom.text), false)) {
      atom.kind = Atom::Kind::Play;
      atom.token = TokenKind::Library;
    }
  }
}

Reference Builder::player(const Atom &atom) {
  Reference reference;
  reference.kind = RefKind::Player;
  reference.range = atom.word;
  reference.abbr = s_.slice(atom.word);
  const auto found = table_.findAnyCase(atom.text);
  if (found.player != kNoPlayer) {
    reference.player = found.player;
    const auto &right = players_[static_cast<std::size_t>(found.player)].abbr;
    if (found.otherCase) {
      note(Note::Kind::OtherCase, atom.word).words = {right};
    } else if (found.longer) {
      note(Note::Kind::NotCanonical, atom.word).words = {right};
    }
  } else {
    if (table_.declared()) note(Note::Kind::UnknownPlayer, atom.word).words = table_.nearest(atom.text);
    reference.player = table_.meet(atom.text, false);
  }
  Word word;
  word.range = atom.word;
  word.role = Word::Role::Player;
  word.margin = 1;
  reference.word = nextWord();
  s_.words.push_back(std::move(word));
  return reference;
}

Reference Builder::minion(const Atom &atom) {
  Reference reference;
  reference.kind = RefKind::Crypt;
  reference.range = atom.word;
  reference.abbr = s_.slice(atom.word);
  reference.advanced = atom.advanced;
  reference.merged = atom.merged;
  if (atom.token == TokenKind::UnknownCrypt) {
    reference.kind = RefKind::UnknownCrypt;
    int draw = 0;
    for (const char c : atom.text.substr(4)) draw = std::min(draw * 10 + (c - '0'), 200);
    reference.draw = static_cast<std::uint8_t>(draw);
    return reference;
  }
  const auto &choice = resolver_.crypt(atom.text, atom.advanced, active_, {wantsRedList_, wantsMerger_ || atom.merged});
  if (choice.card == kNoCard) {
    auto &added = note(Note::Kind::UnknownWord, {atom.word.begin, std::max(atom.word.end, atom.levelRange.end)});
    added.words = nearest(atom.text, cards::Database::Pile::Crypt);
    Word word;
    word.range = atom.word;
    reference.word = nextWord();
    s_.words.push_back(std::move(word));
    return reference;
  }
  reference.card = choice.card;
  reference.copy = choice.copy;
  if (choice.copy != 0) reference.abbr = reference.abbr.substr(0, choice.length);
  addWord(atom, atom.word, choice, Word::Role::Minion, reference);
  resolver_.remember(atom.text, choice, active_, true);
  if ((atom.advanced || atom.merged) && !figures(choice.card).advanced && !resolver_.hasAdvanced(choice.card))
    note(Note::Kind::NoAdvanced, atom.word).words = {std::string(cards_.card(choice.card).name)};
  return reference;
}

Reference Builder::shortForm(const Atom &atom) {
  Reference reference;
  // In a combat the combatants come first; both of one initial cannot be told apart.
  if (combat_ && combatants_[0].present() && combatants_[1].present()) {
    const auto fits = [&](const Reference &one) { return initialOf(one) == atom.text; };
    const bool first = fits(combatants_[0]);
    const bool second = fits(combatants_[1]);
    if (first && second) {
      auto &added = note(Note::Kind::ShortAmbiguous, atom.word);
      added.words = {std::string(combatants_[0].abbr), std::string(combatants_[1].abbr)};
    } else if (first || second) {
      reference = combatants_[first ? 0 : 1];
    }
  }
  for (auto &known : shorts_) {
    if (known.initial != atom.text || reference.present()) continue;
    reference = known.minion;
    if (known.older.present() && !known.noted) {
      known.noted = true;
      auto &added = note(Note::Kind::ShortTakenOver, atom.word);
      added.words = {std::string(known.older.abbr), std::string(known.minion.abbr)};
    }
    break;
  }
  if (!reference.present()) {
    note(Note::Kind::ShortWithout, atom.word).words = {std::string(atom.text)};
    reference.kind = atom.token == TokenKind::Initial ? RefKind::Crypt : RefKind::Library;
  }
  Word word;
  word.range = atom.word;
  word.role = Word::Role::Short;
  word.card = reference.card;
  word.margin = 1;
  reference.word = nextWord();
  reference.range = atom.word;
  reference.abbr = s_.slice(atom.word);
  s_.words.push_back(std::move(word));
  return reference;
}

Reference Builder::nounReference(const Atom &atom, bool &isPlayer) {
  isPlayer = false;
  if (atom.kind == Atom::Kind::Play) return library(atom, {});
  switch (atom.token) {
    case TokenKind::Initial:
    case TokenKind::LibraryInitial:
      return shortForm(atom);
    case TokenKind::Player: {
      // Declared players and turn headers first, the card list second (READING 2).
      if (table_.findAnyCase(atom.text).player == kNoPlayer && isCryptWord(atom.text, atom.advanced))
        return minion(atom);
      isPlayer = true;
      return player(atom);
    }
    default:
      return minion(atom);
  }
}

/// A word of capitals that is a vampire's (three words or more), just as it stands.
bool Builder::isCryptWord(std::string_view word, bool advanced) const {
  const auto &choice = resolver_.crypt(word, advanced, active_);
  return choice.card != kNoCard && !choice.otherCase;
}

const CardFigures &Builder::peek(const Atom &atom, const Place &place) const {
  auto text = atom.text;
  auto card = resolver_.library(text, atom.level, place).card;
  if (card == kNoCard && atom.kind == Atom::Kind::Use) {
    while (!text.empty() && text.front() >= '0' && text.front() <= '9') text.remove_prefix(1);
    card = resolver_.library(text, atom.level, place).card;
  }
  return figures(card);
}

const CardFigures &Builder::figures(cards::CardIndex card) const {
  static constexpr CardFigures kNoFigures;
  return card == kNoCard ? kNoFigures : cards_.figures(card);
}

Reference Builder::library(const Atom &atom, const Place &place, bool copies) {
  Reference reference;
  reference.kind = RefKind::Library;
  reference.range = atom.word;
  auto text = atom.text;
  auto range = atom.word;
  const auto *choice = &resolver_.library(text, atom.level, place);
  const bool full = range.size() != text.size();
  if ((choice->card == kNoCard || choice->otherCase) && copies && !full) {
    // After `/`: number of copies + card (TS 2.1.6.1).
    std::size_t digits = 0;
    while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') ++digits;
    if (digits > 0 && digits < text.size()) {
      text.remove_prefix(digits);
      choice = &resolver_.library(text, atom.level, place);
      if (choice->card != kNoCard) {
        reference.range.begin = range.begin += static_cast<std::uint32_t>(digits);
      } else {
        text = atom.text;
        choice = &resolver_.library(text, atom.level, place);
      }
    }
  }
  reference.abbr = s_.slice(range);
  if (choice->card == kNoCard) {
    auto &added = note(Note::Kind::UnknownWord, {atom.word.begin, std::max(atom.word.end, atom.levelRange.end)});
    added.words = nearest(atom.text, cards::Database::Pile::Library);
    Word unknown;
    unknown.range = atom.word;
    reference.word = nextWord();
    s_.words.push_back(std::move(unknown));
    return reference;
  }
  reference.card = choice->card;
  reference.copy = choice->copy;
  if (choice->copy != 0) reference.abbr = reference.abbr.substr(0, choice->length);
  addWord(atom, range, *choice, Word::Role::Card, reference);
  resolver_.remember(text.substr(0, choice->length), *choice, place.seat, !choice->thin);
  return reference;
}

void Builder::checkLevel(const Atom &atom, const Reference &reference) {
  if (reference.card == kNoCard || reference.kind != RefKind::Library) return;
  const auto &card = cards_.figures(reference.card);
  const auto name = [&] { return std::string(cards_.card(reference.card).natural); };
  const int lines = card.inferiorLines + card.superiorLines;
  if (atom.level.empty()) {
    const bool needs = lines > 0 && atom.kind == Atom::Kind::Play && (card.types & cards::kCryptTypes) == 0;
    if (needs) note(Note::Kind::LevelMissing, atom.word).words = {name()};
    return;
  }
  if (lines == 0) {
    note(Note::Kind::LevelOnLevelless, atom.levelRange).words = {name()};
    return;
  }
  const int has = card.linesOnSideOf(atom.level);
  if (static_cast<int>(atom.level.size()) > has) {
    auto &added = note(Note::Kind::LevelTooHigh, atom.levelRange);
    added.words = {name()};
    added.number = has;
  }
}

std::string_view Builder::initialOf(const Reference &minion) const {
  const auto initial = firstCharacter(minion.abbr);
  // A vampire written small (`kora`) is `K` all the same.
  if (minion.kind == RefKind::Crypt && minion.card != kNoCard && !initial.empty() && initial.front() >= 'a' &&
      initial.front() <= 'z') {
    return firstCharacter(cards_.card(minion.card).abbreviation);
  }
  return initial;
}

bool Builder::isShort(const Reference &minion) const {
  return !minion.abbr.empty() && firstCharacter(minion.abbr).size() == minion.abbr.size();
}

Reference Builder::unshortened(const Reference &minion) const {
  if (!isShort(minion)) return minion;
  for (const auto &known : shorts_) {
    if (known.initial == minion.abbr) return known.minion;
  }
  return minion;
}

void Builder::remember(const Reference &minion) {
  if (minion.abbr.empty() || isShort(minion) || (minion.kind != RefKind::Crypt && minion.kind != RefKind::Library))
    return;
  const auto initial = initialOf(minion);
  for (auto &known : shorts_) {
    if (known.initial != initial) continue;
    if (known.minion.card == minion.card && known.minion.copy == minion.copy) return;
    known.older = known.minion;
    known.minion = minion;
    known.noted = false;
    return;
  }
  shorts_.push_back({initial, minion, {}, false});
}

}  // namespace vtes::model

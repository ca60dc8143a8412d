#include "model/resolver.h"

#include <algorithm>
#include <cmath>

namespace vtes::model {

namespace {

using cards::CardFigures;
using cards::CardIndex;
using cards::kNoCard;

// Weights: what each says is in the name; units are such that a factor of two in usage is 12.
constexpr int kInSeatsDeck = 600;
constexpr int kNotInSeatsDeck = -250;
constexpr int kInSomeDeck = 150;
constexpr int kSeenFromSeat = 240;
constexpr int kSeen = 160;
constexpr int kNotPrintedYet = -500;
constexpr int kCut = -60;
constexpr int kLonger = -120;
constexpr int kWrongKind = -400;
constexpr int kLevelItHasNot = -350;
constexpr int kLevelLeftOut = -250;
constexpr int kNotUsable = -150;
constexpr int kLacksDiscipline = -120;
constexpr int kHasDiscipline = 30;
constexpr int kWrongClan = -150;
constexpr int kBanned = -20;
constexpr int kOtherGroup = -300;
constexpr int kWanted = 400;
constexpr int kPlayedWithout = -60;
constexpr int kPlayedTooHigh = -25;

/// `dom` of a crypt card's `for PRE dom`; superior: only in capitals.
bool hasDiscipline(std::string_view owned, std::string_view wanted, bool superior) {
  for (std::size_t at = 0; at + 3 <= owned.size(); ++at) {
    bool same = at == 0 || owned[at - 1] == ' ';
    for (std::size_t k = 0; same && k < 3; ++k) same = (owned[at + k] | 0x20) == (wanted[k] | 0x20);
    if (same && (!superior || (owned[at] & 0x20) == 0)) return true;
  }
  return false;
}

/// Any of `a/b`, all of `a&b`.
bool meetsDisciplines(std::string_view owned, std::string_view wanted, bool superior) {
  const bool all = wanted.find('&') != std::string_view::npos;
  bool any = false;
  for (std::size_t at = 0; at + 3 <= wanted.size(); at += 4) {
    const bool has = hasDiscipline(owned, wanted.substr(at, 3), superior);
    if (all && !has) return false;
    any = any || has;
  }
  return any;
}

bool meetsClan(std::string_view owned, std::string_view wanted) {
  std::size_t at = 0;
  while (at <= wanted.size()) {
    const auto end = std::min(wanted.find('/', at), wanted.size());
    if (wanted.substr(at, end - at) == owned) return true;
    at = end + 1;
  }
  return false;
}

}  // namespace

Resolver::Resolver(const cards::Database &cards, const FrontMatter &frontMatter)
    : cards_(cards), date_(frontMatter.dateNumber) {
  for (const auto &pin : frontMatter.pins) {
    const auto found = cards_.byName(pin.name.value);
    if (!found.empty()) pins_.emplace(pin.abbr.value, found.front());
  }
  for (const auto &seat : frontMatter.seats) {
    auto &deck = decks_.emplace_back();
    if (!seat.inlineDeck || seat.inlineDeck->entries.empty()) continue;
    deck.assign(cards_.size(), false);
    if (anyDeck_.empty()) anyDeck_.assign(cards_.size(), false);
    for (const auto &entry : seat.inlineDeck->entries) {
      if (entry.card == kNoCard) continue;
      deck[entry.card] = anyDeck_[entry.card] = true;
      // A name can belong to several vampires (another group): the deck does not say which.
      if (!cards_.isCrypt(entry.card)) continue;
      for (const auto card : cards_.byName(entry.name)) deck[card] = anyDeck_[card] = true;
    }
  }
}

bool Resolver::hasDeck(PlayerIndex seat) const {
  return seat >= 0 && static_cast<std::size_t>(seat) < decks_.size() && !decks_[static_cast<std::size_t>(seat)].empty();
}
bool Resolver::inDeck(PlayerIndex seat, CardIndex card) const {
  return hasDeck(seat) && card != kNoCard && decks_[static_cast<std::size_t>(seat)][card];
}

Resolver::Known &Resolver::known(std::string_view word) const {
  if (last_.known != nullptr && last_.word == word) return *last_.known;
  const auto [entry, added] = words_.try_emplace(word);
  auto &of = entry->second;
  if (added) {
    of.all = cards_.find(word);
    for (const auto &candidate : of.all) (cards_.isCrypt(candidate.card) ? of.crypt : of.library) = true;
    if (const auto shown = shown_.find(word); shown != shown_.end()) of.played = shown->second;
  }
  last_.word = entry->first;
  last_.known = &of;
  return of;
}

bool Resolver::atTable(std::string_view abbreviation) const {
  if (ledger_ != nullptr) ledger_->taken.insert(keyOf(model::Known::Seen, abbreviation));
  if (const auto found = words_.find(abbreviation); found != words_.end() && !found->second.seen.empty()) return true;
  if (anyDeck_.empty()) return false;
  const auto candidates = cards_.find(abbreviation);
  return std::any_of(candidates.begin(), candidates.end(),
                     [this](const auto &candidate) { return anyDeck_[candidate.card]; });
}

PlayerIndex Resolver::deckOf(CardIndex card) const {
  PlayerIndex owner = kNoPlayer;
  for (std::size_t seat = 0; seat < decks_.size(); ++seat) {
    if (!inDeck(static_cast<PlayerIndex>(seat), card)) continue;
    if (owner != kNoPlayer) return kNoPlayer;
    owner = static_cast<PlayerIndex>(seat);
  }
  return owner;
}

void Resolver::seeGroup(PlayerIndex seat, std::string_view word, bool advanced) {
  if (seat < 0) return;
  ++groupsSeen_;
  std::uint8_t group = 0;
  for (const auto &candidate : find(word)) {
    const auto &card = cards_.figures(candidate.card);
    if (!card.crypt() || card.advanced != advanced) continue;
    if (group != 0 && card.group != group) return;
    group = card.group;
  }
  if (group == 0) return;
  if (evidence_ != nullptr) evidence_->groups.push_back({seat, group});
  see(seat, group);
}

void Resolver::see(PlayerIndex seat, std::uint8_t group) {
  if (groups_.size() <= static_cast<std::size_t>(seat)) groups_.resize(static_cast<std::size_t>(seat) + 1);
  auto &seen = groups_[static_cast<std::size_t>(seat)];
  seen.low = seen.low == 0 ? group : std::min(seen.low, group);
  seen.high = std::max(seen.high, group);
}

void Resolver::seePlay(std::string_view minion, std::string_view card, std::string_view level) {
  const auto found = find(card);
  if (found.size() != 1 || level.empty()) return;
  const auto disciplines = cards_.disciplines(found.front().card);
  if (cards_.isCrypt(found.front().card) || disciplines.empty()) return;
  const Used used{disciplines, level.front() == '>'};
  if (evidence_ != nullptr) evidence_->plays.push_back({std::string(minion), std::string(disciplines), used.superior});
  auto &of = known(minion);
  of.groupsSeen = 0;
  see(of.played, used);
}

void Resolver::see(std::vector<Used> &played, Used used) {
  constexpr std::size_t kEnough = 12;
  if (played.size() < kEnough) played.push_back(used);
}

void Resolver::add(const Evidence &evidence) {
  ++groupsSeen_;
  for (const Evidence::Group &group : evidence.groups) see(group.seat, group.group);
  for (const Evidence::Play &play : evidence.plays) see(shown_[play.minion], {play.disciplines, play.superior});
}

void Resolver::forgetEvidence() {
  shown_.clear();
  groups_.clear();
  forgetWords();
}

void Resolver::forgetWords() {
  if (!words_.empty()) words_.clear();
  last_ = {};
}

std::vector<Key> Resolver::differences(const Resolver &other) const {
  std::vector<Key> keys;
  const auto compare = [&keys](const Resolver &mine, const Resolver &theirs) {
    for (const auto &[word, list] : mine.shown_) {
      const auto found = theirs.shown_.find(word);
      if (found == theirs.shown_.end() || found->second != list) keys.push_back(keyOf(model::Known::Played, word));
    }
    for (std::size_t seat = 0; seat < mine.groups_.size(); ++seat) {
      if (seat >= theirs.groups_.size() ? mine.groups_[seat] != Groups{} : mine.groups_[seat] != theirs.groups_[seat])
        keys.push_back(keyOf(model::Known::Groups, seat));
    }
  };
  compare(*this, other);
  compare(other, *this);
  return keys;
}

void Resolver::remember(std::string_view word, CardIndex card, PlayerIndex seat) {
  auto &of = known(word);
  if (ledger_ != nullptr) ledger_->taken.insert(keyOf(model::Known::Seen, word));
  const std::pair now{seat, card};
  if (std::find(of.seen.begin(), of.seen.end(), now) != of.seen.end()) return;
  of.seen.push_back(now);
  of.groupsSeen = 0;
  if (ledger_ != nullptr) ledger_->given.seen.push_back({std::string(word), seat, card});
}

CardIndex Resolver::pinned(std::string_view word) const {
  if (pins_.empty()) return kNoCard;
  const auto found = pins_.find(word);
  return found == pins_.end() ? kNoCard : found->second;
}

int Resolver::general(const CardFigures &card, const cards::Candidate &candidate, const Seen &list,
                      PlayerIndex seat) const {
  int score = static_cast<int>(12.0 * std::log2(1.0 + card.usageDecks));
  if (candidate.match == cards::Match::Cut) score += kCut;
  if (candidate.match == cards::Match::Longer) score += kLonger;
  if ((card.traits & cards::kBanned) != 0) score += kBanned;
  if (date_ != 0 && card.firstPrint > date_) score += kNotPrintedYet;
  if (hasDeck(seat)) {
    score += inDeck(seat, candidate.card) ? kInSeatsDeck : kNotInSeatsDeck;
  }
  if (seat >= 0 && static_cast<std::size_t>(seat) < groups_.size() && card.group != 0) {
    const auto &seen = groups_[static_cast<std::size_t>(seat)];
    const bool one = seen.high - seen.low <= 1;
    if (seen.low != 0 && one && (card.group + 1 < seen.high || card.group > seen.low + 1)) score += kOtherGroup;
  }
  if (!anyDeck_.empty() && anyDeck_[candidate.card]) score += kInSomeDeck;
  int bonus = 0;
  for (const auto &[who, which] : list) {
    if (which == candidate.card) bonus = std::max(bonus, who == seat ? kSeenFromSeat : kSeen);
  }
  return score + bonus;
}

int Resolver::libraryScore(CardIndex index, std::string_view level, const Place &place) const {
  const auto &card = cards_.figures(index);
  int score = 0;
  if ((card.types & place.fits) == 0) score += kWrongKind;
  if (place.outOfTurn && (card.types & cards::kMaster) != 0 && (card.traits & cards::kOutOfTurn) == 0)
    score += kNotUsable;
  if (place.inPlay && (card.traits & cards::kStaysInPlay) == 0 && (card.types & cards::kCombat) == 0)
    score += kNotUsable;
  const int lines = card.inferiorLines + card.superiorLines;
  if (!level.empty()) {
    const int has = level.front() == '<' ? card.inferiorLines : card.superiorLines;
    if (has < static_cast<int>(level.size())) score += kLevelItHasNot;
  } else if (lines > 0 && !place.inPlay && place.actor != kNoCard) {
    score += kLevelLeftOut;
  }
  if (place.actor != kNoCard && !place.inPlay && cards_.isCrypt(place.actor)) {
    const auto disciplines = cards_.disciplines(index);
    const auto clans = cards_.clans(index);
    if (!disciplines.empty() && lines > 0)
      score +=
          meetsDisciplines(cards_.disciplines(place.actor), disciplines, false) ? kHasDiscipline : kLacksDiscipline;
    if (!clans.empty() && !meetsClan(cards_.clans(place.actor), clans)) score += kWrongClan;
  }
  return score;
}

bool Resolver::sole(const Known &of, bool crypt, Choice &choice) {
  if (of.all.size() != 1 || of.crypt != crypt) return false;
  choice.card = of.all.front().card;
  choice.match = of.all.front().match;
  return true;
}

void Resolver::candidates(std::string_view word, bool crypt, Choice &choice) const {
  const auto take = [&](std::span<const cards::Candidate> all) {
    found_.clear();
    for (const auto &candidate : all) {
      if (cards_.isCrypt(candidate.card) == crypt) found_.push_back(candidate);
    }
    return !found_.empty();
  };
  if (take(find(word))) return;
  // A word that is no card as it stands can be a card with a copy number behind it.
  auto stem = word;
  while (!stem.empty() && stem.back() >= '0' && stem.back() <= '9') stem.remove_suffix(1);
  if (stem.size() < word.size() && word.size() - stem.size() <= 2 && stem.size() >= 2 && take(find(stem))) {
    int copy = 0;
    for (const char c : word.substr(stem.size())) copy = copy * 10 + (c - '0');
    choice.copy = static_cast<std::uint8_t>(copy);
    choice.length = stem.size();
    return;
  }
  if (take(cards_.findLonger(word))) return;
  choice.otherCase = take(cards_.findAnyCase(word));
}

void Resolver::best(Choice &choice) const {
  std::stable_sort(ranked_.begin(), ranked_.end(), [](const Ranked &a, const Ranked &b) { return a.score > b.score; });
  choice.card = ranked_.front().candidate.card;
  choice.match = ranked_.front().candidate.match;
  for (std::size_t i = 1; i < ranked_.size(); ++i) choice.others.push_back(ranked_[i].candidate.card);
  if (ranked_.size() > 1) choice.lead = std::min(1000, ranked_[0].score - ranked_[1].score);
}

int Resolver::cryptScore(CardIndex index, const std::vector<Used> &played, Wanted wanted) const {
  int score = 0;
  if (wanted.redList && (cards_.traits(index) & cards::kRedList) != 0) score += kWanted;
  if (wanted.merger) {
    const auto same = cards_.byName(cards_.card(index).name);
    if (std::any_of(same.begin(), same.end(), [&](CardIndex other) { return cards_.figures(other).advanced; }))
      score += kWanted;
  }
  const auto own = cards_.disciplines(index);
  for (const auto &used : played) {
    const bool fits = meetsDisciplines(own, used.disciplines, false);
    score += !fits                                                             ? kPlayedWithout
             : used.superior && !meetsDisciplines(own, used.disciplines, true) ? kPlayedTooHigh
                                                                               : 0;
  }
  return score;
}

const Resolver::Choice &Resolver::decide(Known &of, const Question &question) const {
  of.groupsSeen = groupsSeen_;
  of.question = question;
  of.choice = std::move(choice_);
  return of.choice;
}

const Resolver::Choice &Resolver::crypt(std::string_view word, bool advanced, PlayerIndex seat, Wanted wanted) const {
  choice_ = {};
  choice_.length = word.size();
  if (const auto pin = pinned(word); pin != kNoCard && cards_.isCrypt(pin)) {
    choice_.card = pin;
    choice_.pinned = true;
    return choice_;
  }
  auto &of = known(word);
  if (sole(of, true, choice_)) return choice_;
  if (ledger_ != nullptr) {
    ledger_->taken.insert(keyOf(model::Known::Seen, word));
    ledger_->taken.insert(keyOf(model::Known::Played, word));
    if (seat >= 0) ledger_->taken.insert(keyOf(model::Known::Groups, static_cast<std::size_t>(seat)));
  }
  const bool plain = !wanted.redList && !wanted.merger;
  const Question question{.crypt = true, .advanced = advanced, .level = {}, .place = {.seat = seat}};
  if (plain && isDecided(of, question)) return of.choice;
  candidates(word, true, choice_);
  ranked_.clear();
  for (const auto &candidate : found_) {
    const auto &card = cards_.figures(candidate.card);
    if (card.advanced != advanced) continue;
    ranked_.push_back({candidate, found_.size() == 1 ? 0
                                                     : general(card, candidate, of.seen, seat) +
                                                           cryptScore(candidate.card, of.played, wanted)});
  }
  // A mark that no card of the name bears must not lose the vampire.
  if (ranked_.empty()) {
    for (const auto &candidate : found_)
      ranked_.push_back({candidate, general(cards_.figures(candidate.card), candidate, of.seen, seat)});
  }
  if (ranked_.empty()) return choice_;
  best(choice_);
  return plain ? decide(of, question) : choice_;
}

const Resolver::Choice &Resolver::library(std::string_view word, std::string_view level, const Place &place) const {
  choice_ = {};
  choice_.length = word.size();
  if (const auto pin = pinned(word); pin != kNoCard && !cards_.isCrypt(pin)) {
    choice_.card = pin;
    choice_.pinned = true;
    return choice_;
  }
  auto &of = known(word);
  if (sole(of, false, choice_)) return choice_;
  // A decision that is kept is of the word as a whole.
  if (ledger_ != nullptr) ledger_->taken.insert(keyOf(model::Known::Seen, word));
  const Question question{.crypt = false, .advanced = false, .level = level, .place = place};
  if (isDecided(of, question)) return of.choice;
  candidates(word, false, choice_);
  const bool whole = choice_.length == word.size();
  if (ledger_ != nullptr && !whole) ledger_->taken.insert(keyOf(model::Known::Seen, word.substr(0, choice_.length)));
  const auto &seen = whole ? of.seen : known(word.substr(0, choice_.length)).seen;
  ranked_.clear();
  for (const auto &candidate : found_) {
    ranked_.push_back({candidate, found_.size() == 1
                                      ? 0
                                      : general(cards_.figures(candidate.card), candidate, seen, place.seat) +
                                            libraryScore(candidate.card, level, place)});
  }
  if (ranked_.empty()) return choice_;
  best(choice_);
  // What a word with a copy number means changes with what is seen of the word without it.
  return whole ? decide(of, question) : choice_;
}

}  // namespace vtes::model

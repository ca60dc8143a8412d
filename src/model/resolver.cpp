#include "model/resolver.h"

#include <algorithm>
#include <cmath>

namespace vtes::model {

namespace {

using cards::Card;
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

bool Resolver::atTable(std::string_view abbreviation) const {
  if (ledger_ != nullptr) ledger_->taken.insert(keyOf(Known::Seen, abbreviation));
  if (seen_.find(abbreviation) != seen_.end()) return true;
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
  decided_.clear();
  std::uint8_t group = 0;
  for (const auto &candidate : cards_.find(word)) {
    if (!cards_.isCrypt(candidate.card)) continue;
    const auto card = cards_.card(candidate.card);
    if (card.advanced != advanced) continue;
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
  const auto found = cards_.find(card);
  if (found.size() != 1 || level.empty()) return;
  const auto facts = cards_.card(found.front().card);
  if (facts.crypt() || facts.disciplines.empty()) return;
  const Used used{facts.disciplines, level.front() == '>'};
  if (evidence_ != nullptr)
    evidence_->plays.push_back({std::string(minion), std::string(used.disciplines), used.superior});
  see(minion, used);
}

void Resolver::see(std::string_view minion, Used used) {
  constexpr std::size_t kEnough = 12;
  decided_.erase(minion);
  auto &list = played_[minion];
  if (list.size() < kEnough) list.push_back(used);
}

void Resolver::add(const Evidence &evidence) {
  decided_.clear();
  for (const Evidence::Group &group : evidence.groups) see(group.seat, group.group);
  for (const Evidence::Play &play : evidence.plays) see(play.minion, {play.disciplines, play.superior});
}

void Resolver::forgetEvidence() {
  played_.clear();
  groups_.clear();
  forgetWords();
}

void Resolver::forgetWords() {
  seen_.clear();
  decided_.clear();
}

std::vector<Key> Resolver::differences(const Resolver &other) const {
  std::vector<Key> keys;
  const auto compare = [&keys](const Resolver &mine, const Resolver &theirs) {
    for (const auto &[word, list] : mine.played_) {
      const auto found = theirs.played_.find(word);
      if (found == theirs.played_.end() || found->second != list) keys.push_back(keyOf(Known::Played, word));
    }
    for (std::size_t seat = 0; seat < mine.groups_.size(); ++seat) {
      if (seat >= theirs.groups_.size() ? mine.groups_[seat] != Groups{} : mine.groups_[seat] != theirs.groups_[seat])
        keys.push_back(keyOf(Known::Groups, seat));
    }
  };
  compare(*this, other);
  compare(other, *this);
  return keys;
}

void Resolver::remember(std::string_view word, CardIndex card, PlayerIndex seat) {
  auto &list = seen_[word];
  if (ledger_ != nullptr) ledger_->taken.insert(keyOf(Known::Seen, word));
  const auto known = std::find(list.begin(), list.end(), std::pair{seat, card});
  if (known != list.end()) return;
  list.emplace_back(seat, card);
  decided_.erase(word);
  if (ledger_ != nullptr) ledger_->given.seen.push_back({std::string(word), seat, card});
}

CardIndex Resolver::pinned(std::string_view word) const {
  if (pins_.empty()) return kNoCard;
  const auto found = pins_.find(word);
  return found == pins_.end() ? kNoCard : found->second;
}

int Resolver::general(const Card &card, const cards::Candidate &candidate, std::string_view word,
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
  if (const auto list = seen_.find(word); list != seen_.end()) {
    int bonus = 0;
    for (const auto &[who, which] : list->second) {
      if (which == candidate.card) bonus = std::max(bonus, who == seat ? kSeenFromSeat : kSeen);
    }
    score += bonus;
  }
  return score;
}

int Resolver::libraryScore(const Card &card, std::string_view level, const Place &place) const {
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
  if (place.actor != kNoCard && !place.inPlay) {
    const auto actor = cards_.card(place.actor);
    if (actor.crypt()) {
      if (!card.disciplines.empty() && lines > 0)
        score += meetsDisciplines(actor.disciplines, card.disciplines, false) ? kHasDiscipline : kLacksDiscipline;
      if (!card.clans.empty() && !meetsClan(actor.clans, card.clans)) score += kWrongClan;
    }
  }
  return score;
}

bool Resolver::sole(std::string_view word, bool crypt, Choice &choice) const {
  const auto found = cards_.find(word);
  if (found.size() != 1 || cards_.isCrypt(found.front().card) != crypt) return false;
  choice.card = found.front().card;
  choice.match = found.front().match;
  choice.length = word.size();
  return true;
}

std::vector<cards::Candidate> Resolver::candidates(std::string_view word, bool crypt, Choice &choice) const {
  const auto of = [&](std::span<const cards::Candidate> all) {
    std::vector<cards::Candidate> out;
    for (const auto &candidate : all) {
      if (cards_.isCrypt(candidate.card) == crypt) out.push_back(candidate);
    }
    return out;
  };
  choice.length = word.size();
  auto found = of(cards_.find(word));
  if (!found.empty()) return found;
  // A word that is no card as it stands can be a card with a copy number behind it.
  auto stem = word;
  while (!stem.empty() && stem.back() >= '0' && stem.back() <= '9') stem.remove_suffix(1);
  if (stem.size() < word.size() && word.size() - stem.size() <= 2 && stem.size() >= 2) {
    found = of(cards_.find(stem));
    if (!found.empty()) {
      int copy = 0;
      for (const char c : word.substr(stem.size())) copy = copy * 10 + (c - '0');
      choice.copy = static_cast<std::uint8_t>(copy);
      choice.length = stem.size();
      return found;
    }
  }
  found = of(cards_.findLonger(word));
  if (!found.empty()) return found;
  found = of(cards_.findAnyCase(word));
  choice.otherCase = !found.empty();
  return found;
}

Resolver::Choice Resolver::best(std::vector<Ranked> &ranked, Choice choice) {
  std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked &a, const Ranked &b) { return a.score > b.score; });
  choice.card = ranked.front().candidate.card;
  choice.match = ranked.front().candidate.match;
  for (std::size_t i = 1; i < ranked.size(); ++i) choice.others.push_back(ranked[i].candidate.card);
  if (ranked.size() > 1) choice.lead = std::min(1000, ranked[0].score - ranked[1].score);
  return choice;
}

int Resolver::cryptScore(const Card &card, std::string_view word, Wanted wanted) const {
  int score = 0;
  if (wanted.redList && (card.traits & cards::kRedList) != 0) score += kWanted;
  if (wanted.merger) {
    const auto same = cards_.byName(card.name);
    if (std::any_of(same.begin(), same.end(), [&](CardIndex other) { return cards_.card(other).advanced; }))
      score += kWanted;
  }
  if (const auto list = played_.find(word); list != played_.end()) {
    for (const auto &used : list->second) {
      const bool fits = meetsDisciplines(card.disciplines, used.disciplines, false);
      score += !fits                                                                          ? kPlayedWithout
               : used.superior && !meetsDisciplines(card.disciplines, used.disciplines, true) ? kPlayedTooHigh
                                                                                              : 0;
    }
  }
  return score;
}

Resolver::Choice Resolver::crypt(std::string_view word, bool advanced, PlayerIndex seat, Wanted wanted) const {
  Choice choice;
  if (const auto pin = pinned(word); pin != kNoCard && cards_.isCrypt(pin)) {
    choice.card = pin;
    choice.pinned = true;
    choice.length = word.size();
    return choice;
  }
  if (sole(word, true, choice)) return choice;
  if (ledger_ != nullptr) {
    ledger_->taken.insert(keyOf(Known::Seen, word));
    ledger_->taken.insert(keyOf(Known::Played, word));
    if (seat >= 0) ledger_->taken.insert(keyOf(Known::Groups, static_cast<std::size_t>(seat)));
  }
  const bool plain = !wanted.redList && !wanted.merger;
  if (plain) {
    const auto known = decided_.find(word);
    if (known != decided_.end() && known->second.advanced == advanced && known->second.seat == seat)
      return known->second.choice;
  }
  const auto all = candidates(word, true, choice);
  std::vector<Ranked> ranked;
  for (const auto &candidate : all) {
    const auto card = cards_.card(candidate.card);
    if (card.advanced != advanced) continue;
    ranked.push_back(
        {candidate, all.size() == 1 ? 0 : general(card, candidate, word, seat) + cryptScore(card, word, wanted)});
  }
  // A mark that no card of the name bears must not lose the vampire.
  if (ranked.empty()) {
    for (const auto &candidate : all)
      ranked.push_back({candidate, general(cards_.card(candidate.card), candidate, word, seat)});
  }
  if (!ranked.empty()) choice = best(ranked, std::move(choice));
  if (plain && choice.card != kNoCard) decided_.insert_or_assign(word, Decided{advanced, seat, choice});
  return choice;
}

Resolver::Choice Resolver::library(std::string_view word, std::string_view level, const Place &place) const {
  Choice choice;
  if (const auto pin = pinned(word); pin != kNoCard && !cards_.isCrypt(pin)) {
    choice.card = pin;
    choice.pinned = true;
    choice.length = word.size();
    return choice;
  }
  if (sole(word, false, choice)) return choice;
  const auto all = candidates(word, false, choice);
  if (ledger_ != nullptr) ledger_->taken.insert(keyOf(Known::Seen, word.substr(0, choice.length)));
  std::vector<Ranked> ranked;
  for (const auto &candidate : all) {
    if (all.size() == 1) {
      ranked.push_back({candidate, 0});
    } else {
      const auto card = cards_.card(candidate.card);
      ranked.push_back({candidate, general(card, candidate, word.substr(0, choice.length), place.seat) +
                                       libraryScore(card, level, place)});
    }
  }
  return ranked.empty() ? choice : best(ranked, std::move(choice));
}

}  // namespace vtes::model

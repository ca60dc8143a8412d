#include "model/resolver.h"

#include <algorithm>
#include <cmath>

#include "cards/type_groups.h"
#include "model/requirements.h"

namespace vtes::model {

namespace {

using cards::CardIndex;
using cards::kNoCard;

}  // namespace

Resolver::Resolver(const cards::Database &cards, const FrontMatter &frontMatter, const Weights &weights)
    : cards_(cards), weights_(&weights), date_(frontMatter.dateNumber) {
  for (const auto &pin : frontMatter.pins) {
    const auto found = cards_.byName(pin.name.value);
    if (!found.empty()) pins_.emplace(pin.abbr.value, found.front());
  }
  const auto weighs = [&weights](Clue clue) { return weights[static_cast<std::size_t>(clue)] != 0; };
  if (!weighs(Clue::SeatsDeck) && !weighs(Clue::NotInSeatsDeck) && !weighs(Clue::SomeDeck)) return;
  for (const auto &seat : frontMatter.seats) {
    const auto owner = static_cast<PlayerIndex>(decks_.size());
    auto &deck = decks_.emplace_back();
    if (!seat.inlineDeck || seat.inlineDeck->entries.empty()) continue;
    if (deckOf_.empty()) deckOf_.assign(cards_.size(), kNoPlayer);
    deck.copies.reserve(seat.inlineDeck->entries.size());
    std::vector<CardIndex> same;
    for (const auto &entry : seat.inlineDeck->entries) {
      if (entry.card == kNoCard) continue;
      // A name can belong to several vampires (another group): the deck does not say which.
      const bool several = entry.several && cards_.isCrypt(entry.card);
      if (several) {
        same = cards_.byName(entry.name);
        if (std::find(same.begin(), same.end(), entry.card) == same.end()) same.push_back(entry.card);
      }
      for (const CardIndex card : several ? std::span<const CardIndex>(same) : std::span(&entry.card, 1)) {
        auto &of = deckOf_[card];
        of = of == kNoPlayer || of == owner ? owner : kSeveral;
        deck.copies.push_back({card, static_cast<std::uint16_t>(std::clamp(entry.count, 1, 999))});
      }
    }
    std::sort(deck.copies.begin(), deck.copies.end(), [](const Copies &a, const Copies &b) { return a.card < b.card; });
  }
}

bool Resolver::hasDeck(PlayerIndex seat) const {
  return seat >= 0 && static_cast<std::size_t>(seat) < decks_.size() &&
         !decks_[static_cast<std::size_t>(seat)].copies.empty();
}
int Resolver::copiesInDeck(PlayerIndex seat, CardIndex card) const {
  if (!hasDeck(seat) || card == kNoCard || (deckOf_[card] != seat && deckOf_[card] != kSeveral)) return 0;
  const auto &deck = decks_[static_cast<std::size_t>(seat)].copies;
  auto found =
      std::lower_bound(deck.begin(), deck.end(), card, [](const Copies &one, CardIndex of) { return one.card < of; });
  int copies = 0;
  for (; found != deck.end() && found->card == card; ++found) copies += found->count;
  return copies;
}

Resolver::Known &Resolver::known(std::string_view word) const {
  Known *of = words_.find(word);
  return of != nullptr ? *of : lookUp(word);
}

Resolver::Known &Resolver::lookUp(std::string_view word) const {
  auto &of = words_.add(word);
  of.all = cards_.find(word);
  for (const auto &candidate : of.all) {
    auto &pile = cards_.isCrypt(candidate.card) ? of.crypt : of.library;
    if (pile.first == nullptr) {
      pile.first = &candidate;
    } else {
      pile.several = true;
    }
  }
  if (!of.all.empty()) return of;
  auto stem = word;
  while (!stem.empty() && stem.back() >= '0' && stem.back() <= '9') stem.remove_suffix(1);
  const std::size_t digits = word.size() - stem.size();
  if (digits == 0 || digits > 2 || stem.size() < 2) return of;
  int copy = 0;
  for (const char c : word.substr(stem.size())) copy = copy * 10 + (c - '0');
  of.stem = &known(stem);
  of.copy = static_cast<std::uint8_t>(copy);
  of.digits = static_cast<std::uint8_t>(digits);
  return of;
}

bool Resolver::atTable(std::string_view abbreviation) const {
  if (ledger_ != nullptr) ledger_->taken.insert(keyOf(model::Known::Seen, abbreviation));
  if (const auto *found = words_.find(abbreviation); found != nullptr && found->wasSeen()) return true;
  if (deckOf_.empty()) return false;
  const auto candidates = cards_.find(abbreviation);
  return std::any_of(candidates.begin(), candidates.end(),
                     [this](const auto &candidate) { return deckOf_[candidate.card] != kNoPlayer; });
}

PlayerIndex Resolver::deckOf(CardIndex card) const {
  return deckOf_.empty() || card == kNoCard || deckOf_[card] == kSeveral ? kNoPlayer : deckOf_[card];
}

bool Resolver::hasAdvanced(CardIndex card) const {
  const auto same = cards_.byName(cards_.card(card).name);
  return std::any_of(same.begin(), same.end(), [this](CardIndex other) { return cards_.figures(other).advanced; });
}

void Resolver::learn(const Learned &learned) {
  learned_ = &learned;
  ++learnings_;
}

Resolver::Scored &Resolver::learnedOf(std::string_view word, Known &known) const {
  if (!known.scored) known.scored = std::make_unique<Scored>();
  auto &of = *known.scored;
  if (of.learned == learnings_) return of;
  of.learned = learnings_;
  of.shown = learned_->of(word);
  of.meant.clear();
  of.counted = false;
  of.decided = false;
  return of;
}

void Resolver::count(Scored &of) const {
  if (of.counted) return;
  of.counted = true;
  of.meant = learned_->meant(*of.shown);
}

void Resolver::forgetWords() {
  // Somebody who types makes words that nobody asks for again.
  constexpr std::size_t kMost = 8192;
  if (words_.size() > kMost) words_.clear();
  for (auto &[word, of] : words_) {
    of.seen.clear();
    of.seenSole = false;
    of.reopen();
  }
}

void Resolver::remember(Known &of, std::string_view word, CardIndex card, PlayerIndex seat, bool sure) {
  if (ledger_ != nullptr) ledger_->taken.insert(keyOf(model::Known::Seen, word));
  if (of.all.size() == 1 && of.all.front().card == card) {
    if (of.seenSole) return;
    of.seenSole = true;
  } else {
    const Seen now{seat, card, sure};
    for (const Seen &one : of.seen) {
      if (one == now) return;
    }
    if (of.seen.empty()) of.seen.reserve(4);  // for as many seats
    of.seen.push_back(now);
  }
  of.reopen();
  if (ledger_ != nullptr) ledger_->given.seen.push_back({std::string(word), seat, card, sure});
}

void Resolver::argueAny(Case &argument, const cards::Candidate &candidate, const std::vector<Seen> &list,
                        PlayerIndex seat, int copies) const {
  const auto &card = cards_.figures(candidate.card);
  // What the seat plays is known better than what most play.
  argument.add(Clue::Usage, std::log2(1.0 + (copies > 0 ? static_cast<unsigned>(copies) : card.usageDecks)));
  argument.when(candidate.match == cards::Match::Cut, Clue::Cut);
  argument.when(date_ != 0 && card.firstPrint > date_, Clue::NotPrintedYet);
  if (hasDeck(seat)) argument.add(copies > 0 ? Clue::SeatsDeck : Clue::NotInSeatsDeck);
  argument.when(!deckOf_.empty() && deckOf_[candidate.card] != kNoPlayer, Clue::SomeDeck);
  bool bySeat = false;
  bool byOther = false;
  for (const Seen &one : list) {
    if (!one.sure || one.card != candidate.card) continue;
    (one.seat == seat ? bySeat : byOther) = true;
  }
  if (bySeat) {
    argument.add(Clue::SeenFromSeat);
  } else {
    argument.when(byOther, Clue::Seen);
  }
}

void Resolver::argueActor(Case &argument, CardIndex index, std::string_view level, CardIndex actor) const {
  const auto &card = cards_.figures(index);
  if (card.inferiorLines + card.superiorLines > 0 && !cards_.disciplines(index).empty()) {
    const Meets has = meetsDisciplines(cards_.disciplines(actor), disciplinesAt(cards_, index, level));
    argument.add(has == Meets::No ? Clue::LacksDiscipline : Clue::HasDiscipline);
    argument.when(has == Meets::Inferior && level.starts_with('>'), Clue::LacksSuperior);
  }
  const auto clans = cards_.clans(index);
  argument.when(!clans.empty() && !meetsClan(cards_.clans(actor), clans), Clue::Clan);
  const auto requirement = cards_.requirement(index);
  if (requirement.empty()) return;
  const Lacks lacking = lacks(cards_, actor, requirement);
  argument.when(lacking.sect, Clue::Sect);
  argument.when(lacking.title, Clue::Title);
  argument.when(lacking.capacity, Clue::Capacity);
}

void Resolver::argueCryptOf(Case &argument, CardIndex index, PlayerIndex seat) const {
  const Learned::Crypt *crypt = learned_ == nullptr ? nullptr : learned_->crypt(seat);
  if (crypt == nullptr) return;
  const Demand demand = demandOf(cards_, index);
  std::size_t able = 0;
  for (const auto &[minion, count] : crypt->vampires) {
    const auto can = canPlay(cards_, minion, demand);
    if (!can) return;
    if (*can) ++able;
  }
  constexpr std::size_t kEnough = 4;
  if (able > 0) {
    argument.add(Clue::CryptHas, 2.0 * static_cast<double>(able) / static_cast<double>(crypt->vampires.size()));
  } else {
    argument.add(Clue::CryptLacks, static_cast<double>(std::min(crypt->vampires.size(), kEnough)));
  }
}

void Resolver::argueLibrary(Case &argument, CardIndex index, std::span<const cards::Candidate> all, Scored &of,
                            std::string_view level, const Place &place, int copies) const {
  const auto &card = cards_.figures(index);
  const bool byMinion = place.actor != kNoCard && !place.inPlay;
  const bool byVampire = byMinion && (cards_.types(place.actor) & cards::kVampire) != 0;
  argument.when((card.types & place.fits) == 0 || (byVampire && isForImbued(cards_, index)), Clue::Kind);
  argument.when(place.outOfTurn && (card.types & cards::kMaster) != 0 && (card.traits & cards::kOutOfTurn) == 0,
                Clue::OutOfTurn);
  argument.when(place.inPlay && (card.traits & cards::kStaysInPlay) == 0 && (card.types & cards::kCombat) == 0,
                Clue::NotInPlay);
  if (!level.empty()) {
    argument.when(card.linesOnSideOf(level) < static_cast<int>(level.size()), Clue::NoSuchLevel);
  } else {
    argument.when(card.inferiorLines + card.superiorLines > 0 && !place.inPlay && place.actor != kNoCard,
                  Clue::LevelLeftOut);
  }
  if (byMinion && cards_.isCrypt(place.actor)) {
    argueActor(argument, index, level, place.actor);
  } else if (!hasDeck(place.seat)) {
    argueCryptOf(argument, index, place.seat);
  }
  constexpr cards::Traits kVaries = cards::kVariableCost | cards::kGrantsVotes | cards::kAllocates;
  const auto written = [&](Written what) { return (place.written & what) != 0; };
  argument.when(written(kMinionTarget) && (card.traits & cards::kTargetsMinion) == 0, Clue::Target);
  argument.when(written(kPlayerTarget) && (card.traits & cards::kAffectsMethuselah) == 0, Clue::Target);
  argument.when(written(kNothingBehind) && (card.traits & cards::kNeedsTarget) != 0, Clue::NoTarget);
  argument.when(written(kSomeNumber) && (card.traits & kVaries) == 0, Clue::Number);
  argument.when(written(kAllocation) && (card.traits & cards::kAllocates) == 0, Clue::Allocation);
  // Who has both cards plays both.
  if (of.shown == nullptr || of.shown->fits.empty() || copies > 0) return;
  const auto position = static_cast<unsigned>(
      std::find_if(all.begin(), all.end(), [&](const auto &one) { return one.card == index; }) - all.begin());
  if (position >= all.size()) return;
  count(of);
  const auto isNot = [&](bool same) {
    return std::any_of(of.meant.begin(), of.meant.end(), [&](const auto &one) {
      return (one.first == place.seat) == same && (one.second >> position & 1U) == 0;
    });
  };
  if (isNot(true)) {
    argument.add(Clue::ShownBySeat);
  } else {
    argument.when(isNot(false), Clue::Shown);
  }
}

void Resolver::candidates(const Known &of, std::string_view word, bool crypt, Choice &choice) const {
  const auto take = [&](std::span<const cards::Candidate> all) {
    found_.clear();
    for (const auto &candidate : all) {
      if (cards_.isCrypt(candidate.card) == crypt) found_.push_back(candidate);
    }
    return !found_.empty();
  };
  if (take(of.all)) return;
  if (of.stem != nullptr && take(of.stem->all)) {
    choice.copy = of.copy;
    choice.length = word.size() - of.digits;
    return;
  }
  if (take(cards_.findLonger(word))) return;
  choice.otherCase = take(cards_.findAnyCase(word));
  // Another cut in another case is too far for a slip (READING 2).
  std::erase_if(found_, [](const cards::Candidate &one) { return one.match == cards::Match::Cut; });
}

void Resolver::best(Choice &choice, PlayerIndex seat) const {
  // They are few, and of equals the one that was there first stays in front.
  order_.clear();
  for (const auto &one : ranked_) {
    order_.push_back(&one);
    for (std::size_t at = order_.size() - 1; at > 0; --at) {
      if (order_[at - 1]->argument.total() >= one.argument.total()) break;
      std::swap(order_[at - 1], order_[at]);
    }
  }
  const Ranked &first = *order_.front();
  choice.card = first.candidate.card;
  choice.match = first.candidate.match;
  if (order_.size() == 1) return;
  // What is printed later than the game is meant only where a deck has it.
  const auto printed = [this](CardIndex card) {
    return date_ == 0 || cards_.figures(card).firstPrint <= date_ || (!deckOf_.empty() && deckOf_[card] != kNoPlayer);
  };
  const auto rest = order_.begin() + 1;
  const auto isPrinted = [&](const Ranked *one) { return printed(one->candidate.card); };
  const bool parted = date_ != 0 && printed(choice.card) && !std::all_of(rest, order_.end(), isPrinted);
  auto later = order_.end();
  if (parted) {
    later = rest;  // a few places are moved without memory
    for (auto one = rest; one != order_.end(); ++one) {
      if (isPrinted(*one)) std::rotate(later++, one, one + 1);
    }
  }
  choice.others.reserve(order_.size() - 1);
  for (auto one = rest; one != order_.end(); ++one) choice.others.push_back((*one)->candidate.card);
  choice.later = static_cast<std::size_t>(order_.end() - later);
  choice.clue = first.argument.against((*rest)->argument);
  if (later == rest) return;
  choice.lead = std::min(1000, first.argument.total() - (*rest)->argument.total());
  // Without decks anything may be played, however seldom it is.
  constexpr int kThin = 45;
  constexpr int kThinWithoutDeck = 140;
  choice.thin = choice.lead < (hasDeck(seat) ? kThin : kThinWithoutDeck);
}

void Resolver::argueCrypt(Case &argument, CardIndex index, const Scored &of, std::pair<int, int> groups,
                          Wanted wanted) const {
  const auto &card = cards_.figures(index);
  // A crypt has one group, or two that follow each other.
  const auto [low, high] = groups;
  argument.when(card.group != 0 && low != 0 && high - low <= 1 && (card.group + 1 < high || card.group > low + 1),
                Clue::OtherGroup);
  argument.when(wanted.redList && (card.traits & cards::kRedList) != 0, Clue::RedList);
  if (wanted.merger) argument.when(hasAdvanced(index), Clue::Merger);
  if (of.shown == nullptr) return;
  const auto own = cards_.disciplines(index);
  for (const auto &used : of.shown->played) {
    const Meets has = meetsDisciplines(own, used.disciplines);
    const int times = std::min(used.count, Learned::Used::kEnough);
    if (has == Meets::No) argument.add(Clue::PlayedWithout, times);
    if (has == Meets::Inferior && used.superior) argument.add(Clue::PlayedTooHigh, times);
  }
}

const Resolver::Choice &Resolver::decide(Scored &of, const Question &question) const {
  of.decided = true;
  of.question = question;
  of.choice = std::move(choice_);
  return of.choice;
}

const Resolver::Choice *Resolver::pinned(std::string_view word, bool crypt) const {
  const auto found = pins_.find(word);
  if (found == pins_.end() || cards_.isCrypt(found->second) != crypt) return nullptr;
  choice_ = {};
  choice_.length = word.size();
  choice_.card = found->second;
  choice_.pinned = true;
  return &choice_;
}

const Resolver::Choice &Resolver::crypt(std::string_view word, bool advanced, PlayerIndex seat, Wanted wanted) const {
  if (!pins_.empty()) {
    if (const auto *pin = pinned(word, true)) return *pin;
  }
  auto &of = known(word);
  if (const auto *choice = sole(of, true, word)) return *choice;
  return decideCrypt(of, word, advanced, seat, wanted);
}

const Resolver::Choice &Resolver::decideCrypt(Known &of, std::string_view word, bool advanced, PlayerIndex seat,
                                              Wanted wanted) const {
  auto &scoring = scored(word, of);
  const PlayerIndex owner = scoring.shown == nullptr ? seat : scoring.shown->owner(seat);
  if (ledger_ != nullptr) {
    ledger_->taken.insert(keyOf(model::Known::Seen, word));
    ledger_->taken.insert(keyOf(model::Known::Shown, word));
    if (owner >= 0) ledger_->taken.insert(keyOf(model::Known::Crypts, static_cast<std::size_t>(owner)));
  }
  const bool plain = !wanted.redList && !wanted.merger;
  const Question question{.crypt = true, .advanced = advanced, .level = {}, .place = {.seat = owner}};
  if (plain && scoring.isDecided(question)) return scoring.choice;
  choice_ = {};
  choice_.word = &of;
  choice_.length = word.size();
  candidates(of, word, true, choice_);
  const Learned::Crypt *crypt = learned_ == nullptr ? nullptr : learned_->crypt(owner);
  const auto groups = crypt == nullptr ? std::pair{0, 0} : crypt->span();
  ranked_.clear();
  for (const auto &candidate : found_) {
    const auto &card = cards_.figures(candidate.card);
    if (card.advanced != advanced) continue;
    auto &argument = ranked_.emplace_back(candidate, Case(*weights_)).argument;
    if (found_.size() == 1) continue;
    argueAny(argument, candidate, of.seen, owner, copiesInDeck(owner, candidate.card));
    argueCrypt(argument, candidate.card, scoring, groups, wanted);
  }
  // A mark that no card of the name bears must not lose the vampire.
  if (ranked_.empty()) {
    for (const auto &candidate : found_)
      argueAny(ranked_.emplace_back(candidate, Case(*weights_)).argument, candidate, of.seen, owner,
               copiesInDeck(owner, candidate.card));
  }
  if (ranked_.empty()) return choice_;
  best(choice_, owner);
  return plain ? decide(scoring, question) : choice_;
}

const Resolver::Choice &Resolver::library(std::string_view word, std::string_view level, const Place &place) const {
  if (!pins_.empty()) {
    if (const auto *pin = pinned(word, false)) return *pin;
  }
  auto &of = known(word);
  if (const auto *choice = sole(of, false, word)) return *choice;
  return decideLibrary(of, word, level, place);
}

const Resolver::Choice &Resolver::decideLibrary(Known &of, std::string_view word, std::string_view level,
                                                const Place &place) const {
  auto &scoring = scored(word, of);
  // A decision that is kept is of the word as a whole.
  const auto take = [this, &place](std::string_view part) {
    if (ledger_ == nullptr) return;
    ledger_->taken.insert(keyOf(model::Known::Seen, part));
    ledger_->taken.insert(keyOf(model::Known::Shown, part));
    if (place.seat >= 0) ledger_->taken.insert(keyOf(model::Known::Crypts, static_cast<std::size_t>(place.seat)));
  };
  take(word);
  const Question question{.crypt = false, .advanced = false, .level = level, .place = place};
  if (scoring.isDecided(question)) return scoring.choice;
  choice_ = {};
  choice_.word = &of;
  choice_.length = word.size();
  candidates(of, word, false, choice_);
  const bool whole = choice_.length == word.size();
  if (!whole) take(word.substr(0, choice_.length));
  auto &stem = whole ? of : known(word.substr(0, choice_.length));
  auto &stemScoring = whole ? scoring : scored(word.substr(0, choice_.length), stem);
  ranked_.clear();
  for (const auto &candidate : found_) {
    auto &argument = ranked_.emplace_back(candidate, Case(*weights_)).argument;
    if (found_.size() == 1) continue;
    const int copies = copiesInDeck(place.seat, candidate.card);
    argueAny(argument, candidate, stem.seen, place.seat, copies);
    argueLibrary(argument, candidate.card, stem.all, stemScoring, level, place, copies);
  }
  if (ranked_.empty()) return choice_;
  best(choice_, place.seat);
  // What a word with a copy number means changes with what is seen of the word without it.
  return whole ? decide(scoring, question) : choice_;
}

}  // namespace vtes::model

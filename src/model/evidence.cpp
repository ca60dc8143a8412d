#include "model/evidence.h"

#include <algorithm>

#include "cards/type_groups.h"
#include "model/requirements.h"
#include "model/resolver.h"
#include "model/visible.h"

namespace vtes::model {

using cards::CardFigures;
using cards::CardIndex;
using syntax::TokenKind;

void Evidence::add(const Evidence &other) {
  owns.insert(owns.end(), other.owns.begin(), other.owns.end());
  plays.insert(plays.end(), other.plays.begin(), other.plays.end());
  uses.insert(uses.end(), other.uses.begin(), other.uses.end());
}

PlayerIndex Learned::Shown::owner(PlayerIndex seat) const {
  int seats = 0;
  PlayerIndex last = seat;
  for (std::size_t i = 0; i < owns.size(); ++i) {
    if (owns[i] <= 0) continue;
    ++seats;
    last = static_cast<PlayerIndex>(i);
  }
  if (seats <= 1) return last;
  const auto index = static_cast<std::size_t>(seat);
  return seat >= 0 && index < owns.size() && owns[index] > 0 ? seat : kNoPlayer;
}

std::pair<int, int> Learned::Crypt::span() const {
  int low = 0;
  int high = 0;
  for (int group = 1; group < static_cast<int>(groups.size()); ++group) {
    if (groups[static_cast<std::size_t>(group)] == 0) continue;
    if (low == 0) low = group;
    high = group;
  }
  return {low, high};
}

namespace {

/// Counts one thing in a list in which each stands once; `make` makes it where it is new.
template <class T, class Same, class Make>
void count(std::vector<T> &list, Same same, Make make, int by) {
  const auto found = std::find_if(list.begin(), list.end(), same);
  if (found == list.end()) {
    if (by > 0) list.push_back(make());
    return;
  }
  found->count += by;
  if (found->count <= 0) list.erase(found);
}

}  // namespace

void Learned::change(const Evidence &evidence, int by) {
  for (const Evidence::Own &own : evidence.owns) {
    if (own.seat < 0) continue;
    const auto seat = static_cast<std::size_t>(own.seat);
    auto &owns = words_[own.word].owns;
    if (owns.size() <= seat) owns.resize(seat + 1);
    owns[seat] += by;
    if (crypts_.size() <= seat) crypts_.resize(seat + 1);
    Crypt &crypt = crypts_[seat];
    if (own.group != 0 && own.group < crypt.groups.size()) crypt.groups[own.group] += by;
    if (own.vampire == cards::kNoCard) continue;
    count(
        crypt.vampires, [&](const Vampire &one) { return one.card == own.vampire; },
        [&] {
          return Vampire{own.vampire, by};
        },
        by);
  }
  for (const Evidence::Play &play : evidence.plays) {
    count(
        words_[play.minion].played,
        [&](const Used &one) { return one.superior == play.superior && one.disciplines == play.disciplines; },
        [&] {
          return Used{play.disciplines, play.superior, by};
        },
        by);
  }
  for (const Evidence::Use &use : evidence.uses) {
    count(
        words_[use.word].fits,
        [&](const Fits &one) {
          return one.candidates == use.fits && one.seat == use.seat && one.sure == use.sure && one.minion == use.minion;
        },
        [&] {
          return Fits{use.minion, use.seat, use.sure, use.fits, by};
        },
        by);
  }
}

PlayerIndex Learned::seatOf(const Fits &fits) const {
  if (fits.sure || fits.minion.empty()) return fits.seat;
  const Shown *minion = of(fits.minion);
  return minion == nullptr ? fits.seat : minion->owner(fits.seat);
}

std::vector<std::pair<PlayerIndex, std::uint32_t>> Learned::meant(const Shown &shown) const {
  std::vector<std::pair<PlayerIndex, std::uint32_t>> seats;
  for (const Fits &fits : shown.fits) {
    const PlayerIndex seat = seatOf(fits);
    const auto place = std::lower_bound(seats.begin(), seats.end(), seat,
                                        [](const auto &one, PlayerIndex of) { return one.first < of; });
    if (place != seats.end() && place->first == seat) {
      place->second &= fits.candidates;
    } else {
      seats.emplace(place, seat, fits.candidates);
    }
  }
  return seats;
}

Learned::Outcome Learned::outcome(const std::string &word) const {
  Outcome out;
  const Shown *shown = of(word);
  if (shown == nullptr) return out;
  out.meant = meant(*shown);
  for (const Used &used : shown->played)
    out.played.emplace_back(used.disciplines + (used.superior ? ">" : "<"), std::min(used.count, Used::kEnough));
  std::sort(out.played.begin(), out.played.end());
  for (const int count : shown->owns) out.owns.push_back(count > 0);
  while (!out.owns.empty() && !out.owns.back()) out.owns.pop_back();
  return out;
}

std::vector<int> Learned::outcome(PlayerIndex seat) const {
  const Crypt *of = crypt(seat);
  if (of == nullptr) return {};
  std::vector<int> out;
  for (const auto &[vampire, count] : of->vampires) out.push_back(vampire);
  std::sort(out.begin(), out.end());
  const auto [low, high] = of->span();
  out.push_back(-low);
  out.push_back(-high);
  return out;
}

void Learned::collect(const Evidence &evidence, const Evidence &other, std::set<std::string> &words,
                      std::set<PlayerIndex> &seats) const {
  const auto isIn = [](const auto &one, const auto &list) {
    return std::find(list.begin(), list.end(), one) != list.end();
  };
  for (const Evidence::Own &own : evidence.owns) {
    if (isIn(own, other.owns)) continue;
    words.insert(own.word);
    seats.insert(own.seat);
    // Whose words were those that this minion played?
    for (const auto &[word, shown] : words_) {
      if (std::any_of(shown.fits.begin(), shown.fits.end(),
                      [&own](const Fits &fits) { return fits.minion == own.word; }))
        words.insert(word);
    }
  }
  for (const Evidence::Play &play : evidence.plays) {
    if (std::count(evidence.plays.begin(), evidence.plays.end(), play) !=
        std::count(other.plays.begin(), other.plays.end(), play))
      words.insert(play.minion);
  }
  for (const Evidence::Use &use : evidence.uses) {
    if (!isIn(use, other.uses)) words.insert(use.word);
  }
}

std::vector<Key> Learned::replace(const Evidence &before, const Evidence &now) {
  std::set<std::string> words;
  std::set<PlayerIndex> seats;
  collect(before, now, words, seats);
  collect(now, before, words, seats);
  std::vector<Outcome> wordsBefore;
  std::vector<std::vector<int>> seatsBefore;
  for (const std::string &word : words) wordsBefore.push_back(outcome(word));
  for (const PlayerIndex seat : seats) seatsBefore.push_back(outcome(seat));
  add(now);
  remove(before);
  std::vector<Key> keys;
  std::size_t i = 0;
  for (const std::string &word : words) {
    if (outcome(word) != wordsBefore[i++]) keys.push_back(keyOf(Known::Shown, word));
  }
  i = 0;
  for (const PlayerIndex seat : seats) {
    if (outcome(seat) != seatsBefore[i++]) keys.push_back(keyOf(Known::Crypts, static_cast<std::size_t>(seat)));
  }
  return keys;
}

void Gatherer::line(const syntax::Tree &tree, PlayerIndex header) {
  if (header != kNoPlayer) {
    seat_ = header;
    combat_ = false;
  }
  named_.clear();
  const std::size_t uses = into_.uses.size();
  Actor actor;
  auto before = TokenKind::End;
  int depth = 0;
  bool first = true;  // nothing was done on this line yet
  for (Visible at(tree); at.kind() != TokenKind::End;) {
    const auto kind = at.kind();
    const Visible here = at;
    at.next();
    switch (kind) {
      case TokenKind::Open:
        ++depth;
        break;
      case TokenKind::Close:
      case TokenKind::MissingClose:
        --depth;
        break;
      case TokenKind::CombatMark:
        combat_ = !combat_;
        first = false;
        break;
      case TokenKind::Let:
      case TokenKind::Arrow:  // a deal is no deed
        into_.uses.resize(uses);
        return;
      case TokenKind::Initial:
        actor.minion = {};
        actor.known = true;
        for (const auto &[word, advanced] : named_) {
          if (!word.starts_with(here.text())) continue;
          actor.minion = word;
          actor.advanced = advanced;
        }
        first = false;
        break;
      case TokenKind::LibraryInitial:
        actor = {.minion = {}, .advanced = false, .seat = kNoPlayer, .known = true};
        first = false;
        break;
      case TokenKind::Crypt:
      case TokenKind::Player: {
        if (before == TokenKind::Slash) break;
        const auto text = here.text();
        const bool advanced = at.kind() == TokenKind::Advanced;
        if (advanced) at.next();
        const PlayerIndex player = kind == TokenKind::Player ? table_.find(text).player : kNoPlayer;
        if (player != kNoPlayer) {
          if (depth == 0) actor = {.minion = {}, .advanced = false, .seat = player, .known = false};
          break;
        }
        actor.minion = text;
        actor.advanced = advanced;
        actor.known = true;
        named_.emplace_back(text, advanced);
        // What is transferred to or drawn is of the seat's own crypt.
        bool mine = before == TokenKind::Plus;
        if (at.kind() == TokenKind::Plus || at.kind() == TokenKind::Minus) {
          auto number = at;
          number.next();
          mine = mine || number.kind() == TokenKind::Number;
        }
        if (mine) own(text, advanced);
        break;
      }
      case TokenKind::Library: {
        const auto level = at.kind() == TokenKind::Level ? at.text() : std::string_view{};
        const bool subject = at.kind() >= TokenKind::Action && at.kind() <= TokenKind::State;
        const bool behindCard = before == TokenKind::Library || before == TokenKind::Level;
        if (subject) {
          actor = {.minion = {}, .advanced = false, .seat = kNoPlayer, .known = true};
        } else if (depth == 0 && before != TokenKind::Slash && before != TokenKind::Plus &&
                   before != TokenKind::Minus && before != TokenKind::Semicolon && (!behindCard || !level.empty())) {
          play(here.text(), level, actor, first);
        }
        first = false;
        break;
      }
      case TokenKind::Phase:
        break;
      default:
        first = first && kind < TokenKind::Action;
        break;
    }
    before = kind;
  }
}

void Gatherer::own(std::string_view word, bool advanced) {
  // What a seat brings into play it mostly brings in one turn after the other: the last ones first.
  if (seat_ == kNoPlayer || std::any_of(into_.owns.rbegin(), into_.owns.rend(), [&](const Evidence::Own &one) {
        return one.seat == seat_ && one.advanced == advanced && one.word == word;
      }))
    return;
  Evidence::Own own{.seat = seat_, .word = std::string(word), .advanced = advanced};
  std::size_t count = 0;
  for (const auto &candidate : words_.find(word)) {
    const CardFigures &card = cards_.figures(candidate.card);
    if (!card.crypt() || card.advanced != advanced) continue;
    own.group = count == 0 || own.group == card.group ? card.group : 0;
    own.vampire = candidate.card;
    ++count;
  }
  if (count != 1) own.vampire = cards::kNoCard;
  into_.owns.push_back(std::move(own));
}

void Gatherer::play(std::string_view word, std::string_view level, const Actor &actor, bool first) {
  // Only where several cards share a word is there anything to tell.
  const auto candidates = words_.find(word);
  if (candidates.empty() || (candidates.size() == 1 && level.empty())) return;
  if (!level.empty() && !actor.minion.empty() && words_.find(actor.minion).size() > 1) {
    // Whichever card it is, one of these disciplines was used.
    std::string disciplines;
    bool told = true;
    for (const auto &candidate : candidates) {
      const CardFigures &card = cards_.figures(candidate.card);
      if (card.crypt() || card.linesOnSideOf(level) < static_cast<int>(level.size())) continue;
      const auto one = disciplinesAt(cards_, candidate.card, level);
      told = told && !one.empty() &&
             (disciplines.empty() || (disciplines + std::string(one)).find('&') == std::string::npos);
      if (!disciplines.empty()) disciplines += '/';
      disciplines += one;
    }
    if (told && !disciplines.empty())
      into_.plays.push_back({std::string(actor.minion), std::move(disciplines), level.front() == '>'});
  }
  constexpr std::size_t kMostCandidates = 32;
  if (candidates.size() == 1 || candidates.size() > kMostCandidates) return;
  cards::Types types = ~0U;
  if (actor.known) {
    types = combat_ ? ~(cards::kActionTypes | cards::kMethuselahTypes) : ~cards::kMethuselahTypes;
  } else if (level.empty() && first && !combat_) {
    types = cards::kMethuselahTypes;
  }
  std::uint32_t fitting = 0;
  std::uint32_t fittingAnybody = 0;
  std::uint32_t all = 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const CardIndex card = candidates[i].card;
    if (cards_.isCrypt(card)) continue;
    all |= 1U << i;
    if (!fits(card, level, actor.known, types)) continue;
    fittingAnybody |= 1U << i;
    if (suits(card, level, actor)) fitting |= 1U << i;
  }
  // A minion can have gained what it plays by.
  if (fitting == 0) fitting = fittingAnybody;
  if (fitting == 0 || fitting == all) return;
  into_.uses.push_back({std::string(word), std::string(actor.minion), actor.seat != kNoPlayer ? actor.seat : seat_,
                        actor.seat != kNoPlayer, fitting});
}

bool Gatherer::fits(CardIndex index, std::string_view level, bool byMinion, cards::Types types) const {
  const CardFigures &card = cards_.figures(index);
  if ((card.types & types) == 0) return false;
  const int lines = card.inferiorLines + card.superiorLines;
  if (level.empty()) return lines == 0 || !byMinion;
  return card.linesOnSideOf(level) >= static_cast<int>(level.size());
}

bool Gatherer::suits(CardIndex index, std::string_view level, const Actor &actor) const {
  if (actor.minion.empty()) return true;
  const auto minions = words_.find(actor.minion);
  const auto disciplines = disciplinesAt(cards_, index, level);
  const auto clans = cards_.clans(index);
  const Meets least = level.starts_with('>') ? Meets::Superior : Meets::Inferior;
  return minions.empty() || std::any_of(minions.begin(), minions.end(), [&](const cards::Candidate &one) {
           return cards_.isCrypt(one.card) && cards_.figures(one.card).advanced == actor.advanced &&
                  (disciplines.empty() || meetsDisciplines(cards_.disciplines(one.card), disciplines) >= least) &&
                  (clans.empty() || meetsClan(cards_.clans(one.card), clans));
         });
}

}  // namespace vtes::model

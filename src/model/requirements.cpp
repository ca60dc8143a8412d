#include "model/requirements.h"

#include <algorithm>
#include <array>

#include "cards/word_bits.h"

namespace vtes::model {

namespace {

constexpr char kSmall = 0x20;

/// The three letters of a discipline as one number, whatever their case.
std::uint32_t lettersOf(const char *at) {
  constexpr std::uint32_t kAllSmall = 0x010101U * kSmall;
  const auto letters = cards::loadBits<std::uint16_t>(at) | cards::loadBits<std::uint8_t>(at + 2) << 16U;
  return static_cast<std::uint32_t>(letters) | kAllSmall;
}

/// `dom` in a crypt card's `for PRE dom`.
Meets hasDiscipline(std::string_view owned, std::string_view asked) {
  const std::uint32_t letters = lettersOf(asked.data());
  for (std::size_t at = 0; at + 3 <= owned.size(); at += 4) {
    if (lettersOf(owned.data() + at) != letters) continue;
    return (owned[at] & kSmall) == 0 ? Meets::Superior : Meets::Inferior;
  }
  return Meets::No;
}

constexpr std::array<std::string_view, 5> kSects{"camarilla", "sabbat", "laibon", "independent", "anarch"};
constexpr std::array<std::string_view, 14> kTitles{"primogen",   "prince",  "justicar", "inner circle", "bishop",
                                                   "archbishop", "priscus", "cardinal", "regent",       "baron",
                                                   "magaji",     "kholo",   "titled",   "city title"};

template <std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N> &words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// `sabbat` of a vampire's line `sect:sabbat title votes+2`; empty: it is of none.
std::string_view sectOf(const cards::Database &cards, cards::CardIndex vampire) {
  constexpr std::string_view kMark = "sect:";
  for (const cards::CardLine &line : cards.lines(vampire)) {
    const std::size_t at = line.effects.find(kMark);
    if (at == std::string_view::npos) continue;
    const std::string_view rest = line.effects.substr(at + kMark.size());
    return rest.substr(0, rest.find(' '));
  }
  return {};
}

bool hasTitle(std::string_view title, std::string_view asked) {
  if (asked == "titled") return !title.empty();
  if (asked == "city title") return title == "prince" || title == "archbishop" || title == "baron";
  return title == asked;
}

bool isForImbued(cards::Types types, std::string_view requirement) {
  if ((types & (cards::kPower | cards::kConviction)) != 0) return true;
  return !requirement.empty() && requirement.find("imbued") != std::string_view::npos;
}

}  // namespace

std::string_view disciplinesAt(const cards::Database &cards, cards::CardIndex card, std::string_view level) {
  // Most cards take one discipline, at whichever level.
  const std::string_view all = cards.disciplines(card);
  if (!level.empty() && all.size() > 3) {
    for (const cards::CardLine &line : cards.lines(card)) {
      if (line.use == cards::LineUse::Play && line.level == level && !line.disciplines.empty()) return line.disciplines;
    }
  }
  return all;
}

Meets meetsDisciplines(std::string_view owned, std::string_view asked) {
  // Nearly all ask for one.
  if (asked.size() == 3) return hasDiscipline(owned, asked);
  const bool all = asked.find('&') != std::string_view::npos;
  Meets best = Meets::No;
  for (std::size_t at = 0; at + 3 <= asked.size(); at += 4) {
    const Meets has = hasDiscipline(owned, asked.substr(at, 3));
    if (all && has == Meets::No) return Meets::No;
    best = std::max(best, has);
  }
  return best;
}

std::string disciplineMet(const cards::Database &cards, std::string_view owned, std::string_view asked) {
  for (std::size_t at = 0; at + 3 <= asked.size(); at += 4) {
    const std::string_view one = asked.substr(at, 3);
    const Meets has = hasDiscipline(owned, one);
    const cards::Term *discipline = cards.discipline(one);
    if (has == Meets::No || discipline == nullptr) continue;
    return (has == Meets::Superior ? "superior " : "") + std::string(discipline->name);
  }
  return {};
}

bool meetsClan(std::string_view owned, std::string_view asked) {
  std::size_t at = 0;
  while (at <= asked.size()) {
    const auto end = std::min(asked.find('/', at), asked.size());
    if (asked.substr(at, end - at) == owned) return true;
    at = end + 1;
  }
  return false;
}

Lacks lacks(const cards::Database &cards, cards::CardIndex vampire, std::string_view requirement) {
  Lacks lacks;
  if (requirement.empty()) return lacks;
  // Several of a kind are alternatives.
  bool sectAsked = false;
  bool sectMet = false;
  bool titleAsked = false;
  bool titleMet = false;
  for (std::size_t at = 0; at < requirement.size();) {
    const std::size_t end = std::min(requirement.find(", ", at), requirement.size());
    std::string_view one = requirement.substr(at, end - at);
    at = end + 2;
    const bool no = one.starts_with("non-");
    if (no) one.remove_prefix(4);
    constexpr std::string_view kCapacity = "capacity ";
    if (isOneOf(one, kSects)) {
      lacks.asked = true;
      const bool is = sectOf(cards, vampire) == one;
      if (no) {
        lacks.sect = lacks.sect || is;
      } else {
        sectAsked = true;
        sectMet = sectMet || is;
      }
    } else if (isOneOf(one, kTitles)) {
      const bool is = hasTitle(cards.card(vampire).title, one);
      if (no) {
        lacks.title = lacks.title || is;
      } else {
        titleAsked = true;
        titleMet = titleMet || is;
      }
    } else if (one.starts_with(kCapacity)) {
      lacks.asked = true;
      int number = 0;
      for (const char c : one.substr(kCapacity.size())) {
        if (c < '0' || c > '9') break;
        number = number * 10 + (c - '0');
      }
      const int capacity = cards.figures(vampire).capacity;
      lacks.capacity = lacks.capacity || (one.ends_with("or less") ? capacity > number : capacity < number);
    }
  }
  lacks.sect = lacks.sect || (sectAsked && !sectMet);
  lacks.title = lacks.title || (titleAsked && !titleMet);
  return lacks;
}

bool isForImbued(const cards::Database &cards, cards::CardIndex card) {
  return isForImbued(cards.types(card), cards.requirement(card));
}

Demand demandOf(const cards::Database &cards, cards::CardIndex card) {
  const std::string_view requirement = cards.requirement(card);
  return {cards.clans(card), cards.disciplines(card), requirement, isForImbued(cards.types(card), requirement)};
}

std::optional<bool> canPlay(const cards::Database &cards, cards::CardIndex minion, const Demand &demand) {
  const auto &[clans, disciplines, requirement, forImbued] = demand;
  const Lacks lacking = requirement.empty() ? Lacks{} : lacks(cards, minion, requirement);
  if (clans.empty() && disciplines.empty() && !lacking.asked && !forImbued) return std::nullopt;
  return (!forImbued || (cards.types(minion) & cards::kImbued) != 0) && !lacking.sect && !lacking.capacity &&
         (clans.empty() || meetsClan(cards.clans(minion), clans)) &&
         (disciplines.empty() || meetsDisciplines(cards.disciplines(minion), disciplines) != Meets::No);
}

}  // namespace vtes::model

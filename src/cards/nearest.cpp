#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/database_impl.h"
#include "cards/fold.h"
#include "cards/name_rules.h"

namespace vtes::cards {
namespace {

// Costs of a slip in hundredths of a letter: a transposition or a doubled letter is the commonest, then a key beside
// the right one.
constexpr int kLetter = 100;
constexpr int kNeighbour = 85;
constexpr int kTransposed = 70;
constexpr int kDoubled = 75;
constexpr int kCase = 10;
/// A slip in the first letter is rarer.
constexpr int kFirst = 15;
/// A name that goes on where the word ends, as long as the word is enough to tell.
constexpr int kBeginning = 70;
constexpr std::size_t kTelling = 4;

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

struct Place {
  int row = -10, column = -10;
};

/// Where each character lies on the keyboard.
constexpr std::array<Place, 256> kKeys = [] {
  constexpr std::array<std::string_view, 4> kRows{"1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"};
  std::array<Place, 256> keys{};
  for (std::size_t row = 0; row < kRows.size(); ++row) {
    for (std::size_t column = 0; column < kRows[row].size(); ++column)
      keys[static_cast<unsigned char>(kRows[row][column])] = {static_cast<int>(row), static_cast<int>(column)};
  }
  return keys;
}();

bool neighbours(char a, char b) {
  const Place &one = kKeys[static_cast<unsigned char>(a)];
  const Place &two = kKeys[static_cast<unsigned char>(b)];
  if (one.row < 0 || two.row < 0) return false;
  const int rows = one.row - two.row;
  const int columns = one.column - two.column;
  return rows >= -1 && rows <= 1 && columns >= -1 && columns <= 1;
}

int substitution(char typed, char meant) {
  if (typed == meant) return 0;
  const char a = lower(typed);
  const char b = lower(meant);
  if (a == b) return kCase;
  return neighbours(a, b) ? kNeighbour : kLetter;
}

/// Damerau-Levenshtein with the costs above, ignoring what lies over `limit`.
int distance(std::string_view typed, std::string_view meant, int limit) {
  constexpr std::size_t kLongest = 64;
  const std::size_t longer = std::max(typed.size(), meant.size());
  const std::size_t shorter = std::min(typed.size(), meant.size());
  if (longer >= kLongest || static_cast<int>(longer - shorter) * kDoubled > limit) return limit + 1;
  std::array<std::array<int, kLongest + 1>, 3> rows;  // asked thousands of times: not cleared
  for (std::size_t j = 0; j <= meant.size(); ++j) rows[0][j] = static_cast<int>(j) * kLetter;
  for (std::size_t i = 1; i <= typed.size(); ++i) {
    auto &row = rows[i % 3];
    const auto &before = rows[(i + 2) % 3];
    const auto &twoBefore = rows[(i + 1) % 3];
    const int extra = i > 1 && lower(typed[i - 1]) == lower(typed[i - 2]) ? kDoubled : kLetter;
    row[0] = before[0] + kLetter;
    int best = row[0];
    for (std::size_t j = 1; j <= meant.size(); ++j) {
      const int missing = j > 1 && lower(meant[j - 1]) == lower(meant[j - 2]) ? kDoubled : kLetter;
      const int first = i == 1 && j == 1 ? kFirst : 0;
      const int changed = substitution(typed[i - 1], meant[j - 1]);
      int cost =
          std::min({before[j] + extra, row[j - 1] + missing, before[j - 1] + changed + (changed > kCase ? first : 0)});
      if (i > 1 && j > 1 && typed[i - 1] != typed[i - 2] && lower(typed[i - 1]) == lower(meant[j - 2]) &&
          lower(typed[i - 2]) == lower(meant[j - 1])) {
        cost = std::min(cost, twoBefore[j - 2] + kTransposed);
      }
      row[j] = cost;
      best = std::min(best, cost);
    }
    if (best > limit) return limit + 1;
  }
  return rows[typed.size() % 3][meant.size()];
}

/// How far a word may be from what it is taken for: a slip in a short word, two in a longer one.
int farthest(std::size_t length) {
  if (length <= 3) return kLetter + kFirst;
  return length <= 5 ? 2 * kLetter : static_cast<int>(length) * kLetter * 2 / 5;
}

struct Near {
  int cost = 0;
  std::uint32_t decks = 0;
  std::size_t place = 0;
};

void best(std::vector<Near> &found, std::size_t limit) {
  const std::size_t count = std::min(limit, found.size());
  std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count), found.end(),
                    [](const Near &a, const Near &b) {
                      if (a.cost != b.cost) return a.cost < b.cost;
                      if (a.decks != b.decks) return a.decks > b.decks;
                      return a.place < b.place;
                    });
  found.resize(count);
}

bool wordByte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         static_cast<unsigned char>(c) >= 0x80;
}

/// The length of an apostrophe that stands at `at`, typographic or not; 0: there is none.
std::size_t apostropheAt(std::string_view text, std::size_t at) {
  if (text[at] == '\'') return 1;
  return text.substr(at).starts_with("\u2019") ? std::string_view("\u2019").size() : 0;
}

/// A byte of a letter or digit; signs of the block of general punctuation (dashes, quotes) are none.
bool wordByteAt(std::string_view text, std::size_t at) {
  return wordByte(text[at]) && !text.substr(at).starts_with("\xE2\x80");
}

/// Whether a name can begin at the start of `text`, by its first word alone; true where only a longer look can tell.
bool mayBeginName(const image::View &view, std::string_view text) {
  constexpr std::size_t kLongest = 32;
  std::array<char, kLongest> word{};
  std::size_t length = 0;
  std::size_t at = text.find_first_not_of("\".");
  if (at == std::string_view::npos) return false;
  for (; at < text.size() && wordByte(text[at]); ++at) {
    if (length == kLongest || static_cast<unsigned char>(text[at]) >= 0x80) return true;
    word[length++] = lower(text[at]);
  }
  if (at < text.size() && (text[at] == '\'' || text[at] == '.')) return true;
  return view.find(image::kFirstWordKeys, image::kFirstWordSlots, std::string_view(word.data(), length)) != nullptr;
}

/// Whether a match in `text` may be a name at all: capitals or a long word, so that no run of abbreviations is taken
/// for one.
bool looksLikeName(std::string_view text) {
  constexpr std::size_t kLongerThanAbbreviations = 5;
  std::size_t run = 0;
  std::size_t capitals = 0;
  for (const char c : text) {
    run = wordByte(c) ? run + 1 : 0;
    if (run == 1 && c >= 'A' && c <= 'Z') ++capitals;
    if (run >= kLongerThanAbbreviations) return true;
  }
  return capitals > 0 || text.find('\'') != std::string_view::npos;
}

/// Whether the key of a name is `key` and more. Most lines that begin as a name does are no name from the second word
/// on.
bool goesOn(const image::View &view, std::string_view key) {
  const auto keys = view.section<image::Key>(image::kNameKeys);  // sorted
  const auto behind =
      std::upper_bound(keys.begin(), keys.end(), key,
                       [&view](std::string_view one, const image::Key &of) { return one < view.text(of); });
  return behind != keys.end() && view.text(*behind).starts_with(key);
}

/// The length of `(ADV)`, `[G5]` and the like behind a name, with the blanks before it; 0 where there is none.
std::size_t markLength(std::string_view rest) {
  const std::size_t open = rest.find_first_not_of(' ');
  if (open == std::string_view::npos || (rest[open] != '(' && rest[open] != '[')) return 0;
  const std::size_t close = rest.find(rest[open] == '(' ? ')' : ']', open);
  if (close == std::string_view::npos) return 0;
  const std::string inside = foldLower(rest.substr(open + 1, close - open - 1));
  const bool group = inside.size() == 2 && inside[0] == 'g' && inside[1] >= '1' && inside[1] <= '9';
  return inside == "adv" || inside == "advanced" || group ? close + 1 : 0;
}

}  // namespace

std::vector<std::string_view> Database::nearestAbbreviations(std::string_view word, Pile pile,
                                                             std::size_t limit) const {
  const std::string typed = fold(word);
  const auto &view = impl_->view;
  const auto keys = view.section<image::Key>(image::kExactKeys);
  const int bound = farthest(typed.size());
  std::vector<Near> found;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const auto text = view.text(keys[i]);
    if (text == typed) continue;
    const Candidate *likeliest = nullptr;
    for (const auto &candidate : view.values<Candidate>(keys[i], image::kCandidates)) {
      if (candidate.match != Match::Canonical) break;
      if (pile == Pile::Any || isCrypt(candidate.card) == (pile == Pile::Crypt)) {
        likeliest = &candidate;
        break;
      }
    }
    if (likeliest == nullptr) continue;
    const int cost = distance(typed, text, bound);
    // As the card has it: the key is folded.
    const CardIndex card = view.values<Candidate>(keys[i], image::kCandidates).front().card;
    if (cost <= bound) found.push_back({cost, figures(likeliest->card).usageDecks, card});
  }
  // The name was begun instead of abbreviated: `govern`.
  if (typed.size() >= kTelling) {
    for (const Beginning &name : beginningWith(typed)) {
      if (name.of != Beginning::Of::Name || (pile != Pile::Any && isCrypt(name.card) != (pile == Pile::Crypt)))
        continue;
      found.push_back({kBeginning, figures(name.card).usageDecks, name.card});
    }
  }
  best(found, found.size());
  std::vector<std::string_view> out;
  for (const auto &near : found) {
    const auto abbreviation = view.text(view.section<image::CardRecord>(image::kCards)[near.place].abbreviation);
    if (out.size() == limit) break;
    if (std::find(out.begin(), out.end(), abbreviation) == out.end()) out.push_back(abbreviation);
  }
  return out;
}

std::vector<CardIndex> Database::nearestNames(std::string_view name, std::size_t limit) const {
  const std::string typed = image::nameKey(naturalName(name));
  const auto &view = impl_->view;
  const auto keys = view.section<image::Key>(image::kNameKeys);
  const int bound = farthest(typed.size());
  std::vector<Near> found;
  for (const auto &key : keys) {
    const auto text = view.text(key);
    int cost = distance(typed, text, bound);
    if (typed.size() >= kTelling && text.starts_with(typed)) cost = std::min(cost, kBeginning);
    if (cost > bound) continue;
    const CardIndex card = view.values<CardIndex>(key, image::kNameCards).front();
    const auto same = std::find_if(found.begin(), found.end(), [&](const Near &near) { return near.place == card; });
    if (same == found.end()) {
      found.push_back({cost, figures(card).usageDecks, card});
    } else {
      same->cost = std::min(same->cost, cost);
    }
  }
  best(found, limit);
  std::vector<CardIndex> out;
  out.reserve(found.size());
  for (const auto &near : found) out.push_back(static_cast<CardIndex>(near.place));
  return out;
}

Database::FullName Database::fullNameAt(std::string_view text) const {
  const auto &view = impl_->view;
  if (!mayBeginName(view, text)) return {};
  const std::size_t longest = view.header().longestName;
  FullName found;
  const image::Key *key = nullptr;
  bool joined = false;  // a blank, hyphen or apostrophe has been passed: no single plain word
  constexpr std::size_t kLongestPlain = 128;
  std::array<char, kLongestPlain> plain{};
  std::size_t keyLength = 0;
  for (std::size_t at = 0; at < text.size() && keyLength <= longest;) {
    if (!wordByteAt(text, at)) {
      if (text[at] == '\n') break;
      if (at > 0 && text[at] != '"') joined = true;
      at += text.substr(at).starts_with("\xE2\x80") ? std::min<std::size_t>(3, text.size() - at) : 1;
      continue;
    }
    std::size_t end = at;
    while (end < text.size()) {
      const std::size_t apostrophe = apostropheAt(text, end);
      if (apostrophe > 0 && end + apostrophe < text.size() && wordByteAt(text, end + apostrophe)) {
        joined = true;
        end += apostrophe;
      } else if (wordByteAt(text, end)) {
        ++end;
      } else {
        break;
      }
    }
    const auto word = text.substr(0, end);
    at = end;
    const bool canBeName = joined && looksLikeName(word);
    // A key is not longer than what it is of: here it is neither looked up nor too long.
    if (!canBeName && word.size() <= longest) continue;
    std::string other;
    std::string_view normal;
    if (const auto length = word.size() <= plain.size() ? image::plainNameKey(word, plain.data()) : std::nullopt) {
      normal = {plain.data(), *length};
    } else {
      normal = other = image::nameKey(word);
    }
    keyLength = normal.size();
    if (!canBeName) continue;
    if (const image::Key *match = view.find(image::kNameKeys, image::kNameSlots, normal); match != nullptr) {
      key = match;
      found.length = end;
    }
    if (!goesOn(view, normal)) break;
  }
  if (key == nullptr) return {};
  const auto cards = view.values<CardIndex>(*key, image::kNameCards);
  found.cards.assign(cards.begin(), cards.end());
  const auto name = view.text(view.section<image::CardRecord>(image::kCards)[found.cards[0]].natural);
  while (found.length < text.size() && !name.empty() && text[found.length] == name.back() && !wordByte(name.back()) &&
         text[found.length - 1] != name.back()) {
    ++found.length;  // `Up Yours!`, `Washington, D.C.`
  }
  if (const std::size_t mark = markLength(text.substr(found.length)); mark > 0) {
    auto marked = byName(text.substr(0, found.length + mark));
    if (!marked.empty()) {
      found.length += mark;
      found.cards = std::move(marked);
    }
  }
  return found;
}

}  // namespace vtes::cards

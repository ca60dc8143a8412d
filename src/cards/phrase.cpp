#include "cards/phrase.h"

#include <algorithm>
#include <utility>

namespace vtes::cards {
namespace {

constexpr std::size_t kLongestGap = 12;

/// Digits, or an amount that the card works out: `x`, `x+1`, `2x+1`.
bool digits(std::string_view text) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  if (text.empty() || !(digit(text.front()) || text.front() == 'x')) return false;
  return std::all_of(text.begin(), text.end(), [&](char c) { return digit(c) || c == 'x' || c == '+' || c == '-'; });
}

/// As effects have it: `X` for `x`.
std::string amount(std::string_view text) {
  std::string out(text);
  std::replace(out.begin(), out.end(), 'x', 'X');
  return out;
}

/// The number that a word stands for; empty: none.
std::string numberOf(std::string_view word) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 13> kWords{{{"a", "1"},
                                                                                         {"an", "1"},
                                                                                         {"another", "1"},
                                                                                         {"one", "1"},
                                                                                         {"two", "2"},
                                                                                         {"three", "3"},
                                                                                         {"four", "4"},
                                                                                         {"five", "5"},
                                                                                         {"six", "6"},
                                                                                         {"seven", "7"},
                                                                                         {"eight", "8"},
                                                                                         {"nine", "9"},
                                                                                         {"ten", "10"}}};
  if (digits(word)) return amount(word);
  const auto *const found =
      std::find_if(kWords.begin(), kWords.end(), [&](const auto &entry) { return entry.first == word; });
  return found == kWords.end() ? std::string() : std::string(found->second);
}

}  // namespace

struct Phrase::Attempt {
  const std::vector<std::string> &words;
  const std::vector<bool> &taken;
  std::vector<std::size_t> used;
  std::vector<std::string> captured;
  std::size_t end = 0;
  Reach reach;
};

Phrase::Phrase(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    auto word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    Part part;
    if (word.size() > 1 && word.ends_with('?')) {
      part.optional = true;
      word.remove_suffix(1);
    }
    if (word == "#") {
      part.kind = Kind::Number;
    } else if (word == "n#") {
      part.kind = Kind::Digits;
    } else if (word == "+#") {
      part.kind = Kind::Plus;
    } else if (word == "-#") {
      part.kind = Kind::Minus;
    } else if (word == "#r") {
      part.kind = Kind::Ranged;
    } else if (word == "_") {
      part.kind = Kind::Any;
    } else if (word == "*") {
      part.kind = Kind::Gap;
    } else if (word == "**") {
      part.kind = Kind::Rest;
    } else if (word == "^") {
      part.kind = Kind::Begin;
    } else if (word == "$") {
      part.kind = Kind::End;
    } else {
      while (!word.empty()) {
        const std::size_t bar = std::min(word.find('|'), word.size());
        part.words.emplace_back(word.substr(0, bar));
        word.remove_prefix(std::min(bar + 1, word.size()));
      }
    }
    const auto letters = [](const std::vector<std::string> &words) {
      return words.empty() ? std::size_t{0}
                           : std::min_element(words.begin(), words.end(), [](const auto &a, const auto &b) {
                               return a.size() < b.size();
                             })->size();
    };
    if (part.kind == Kind::Word && !part.optional && letters(part.words) > letters(keys_)) keys_ = part.words;
    parts_.push_back(std::move(part));
  }
}

bool Phrase::matches(std::size_t part, std::size_t at, Attempt &attempt) const {
  if (part == parts_.size()) {
    attempt.end = at;
    return true;
  }
  const Part &wanted = parts_[part];
  switch (wanted.kind) {
    case Kind::Begin:
      return at == 0 && matches(part + 1, at, attempt);
    case Kind::End:
      return at == attempt.words.size() && matches(part + 1, at, attempt);
    case Kind::Rest:
      attempt.reach.rest = at;
      for (std::size_t i = at; i < attempt.words.size(); ++i) attempt.used.push_back(i);
      attempt.end = attempt.words.size();
      return true;
    case Kind::Gap:
      for (std::size_t skip = 0; skip <= kLongestGap && at + skip <= attempt.words.size(); ++skip) {
        if (!matches(part + 1, at + skip, attempt)) continue;
        for (std::size_t i = 0; i < skip; ++i) attempt.reach.gaps.push_back(at + i);
        return true;
      }
      return false;
    case Kind::Word:
    case Kind::Number:
    case Kind::Digits:
    case Kind::Plus:
    case Kind::Minus:
    case Kind::Ranged:
    case Kind::Any:
      break;
  }
  const auto usedBefore = attempt.used.size();
  const auto capturedBefore = attempt.captured.size();
  if (at < attempt.words.size() && !attempt.taken[at]) {
    const std::string_view word = attempt.words[at];
    bool fits = false;
    if (wanted.kind == Kind::Any) {
      fits = true;
    } else if (wanted.kind == Kind::Word) {
      fits = std::find(wanted.words.begin(), wanted.words.end(), word) != wanted.words.end();
    } else {
      std::string number;
      if (wanted.kind == Kind::Number) {
        number = numberOf(word);
      } else if (wanted.kind == Kind::Digits) {
        if (digits(word)) number = amount(word);
      } else if (wanted.kind == Kind::Plus || wanted.kind == Kind::Minus) {
        const char sign = wanted.kind == Kind::Plus ? '+' : '-';
        if (word.starts_with(sign) && digits(word.substr(1))) number = amount(word.substr(1));
      } else if (word.ends_with('r') && digits(word.substr(0, word.size() - 1))) {
        number = amount(word.substr(0, word.size() - 1));
      }
      fits = !number.empty();
      if (fits) attempt.captured.push_back(std::move(number));
    }
    if (fits) {
      attempt.used.push_back(at);
      if (matches(part + 1, at + 1, attempt)) {
        if (wanted.kind == Kind::Any) attempt.reach.any.push_back(at);
        return true;
      }
    }
  }
  attempt.used.resize(usedBefore);
  attempt.captured.resize(capturedBefore);
  return wanted.optional && matches(part + 1, at, attempt);
}

bool Phrase::take(const std::vector<std::string> &words, std::size_t from, std::vector<bool> &taken, Captures &captures,
                  std::size_t &end) const {
  Reach reach;
  return take(words, from, taken, captures, end, reach);
}

bool Phrase::take(const std::vector<std::string> &words, std::size_t from, std::vector<bool> &taken, Captures &captures,
                  std::size_t &end, Reach &reach) const {
  for (std::size_t at = from; at < words.size(); ++at) {
    Attempt attempt{words, taken, {}, {}, 0, {{}, {}, words.size()}};
    if (!matches(0, at, attempt) || attempt.used.empty()) {
      if (parts_.front().kind == Kind::Begin) return false;
      continue;
    }
    for (const std::size_t place : attempt.used) taken[place] = true;
    captures = {};
    for (std::size_t i = 0; i < std::min(captures.size(), attempt.captured.size()); ++i) {
      captures[i] = attempt.captured[i];
    }
    end = attempt.end;
    reach = std::move(attempt.reach);
    return true;
  }
  return false;
}

std::vector<std::string> canonicalWords(const std::vector<std::string> &words,
                                        const std::vector<std::vector<std::string>> &names) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 16> kSame{{{"may", "can"},
                                                                                        {"tap", "lock"},
                                                                                        {"taps", "locks"},
                                                                                        {"tapped", "locked"},
                                                                                        {"tapping", "locking"},
                                                                                        {"untap", "unlock"},
                                                                                        {"untaps", "unlocks"},
                                                                                        {"untapped", "unlocked"},
                                                                                        {"untapping", "unlocking"},
                                                                                        {"chosen", "determined"},
                                                                                        {"his", "their"},
                                                                                        {"her", "their"},
                                                                                        {"its", "their"},
                                                                                        {"he", "they"},
                                                                                        {"she", "they"},
                                                                                        {"him", "them"}}};
  std::vector<std::string> out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto own = std::find_if(names.begin(), names.end(), [&](const auto &name) {
      return i + name.size() <= words.size() &&
             std::equal(name.begin(), name.end(), words.begin() + static_cast<std::ptrdiff_t>(i));
    });
    if (own != names.end()) {
      out.emplace_back("itself");
      i += own->size() - 1;
      continue;
    }
    const std::string &word = words[i];
    const bool both = i + 2 < words.size() && words[i + 1] == "or";
    if (both && word == "his" && words[i + 2] == "her") {
      out.emplace_back("their");
      i += 2;
    } else if (both && word == "he" && words[i + 2] == "she") {
      out.emplace_back("they");
      i += 2;
    } else if (both && word == "him" && words[i + 2] == "her") {
      out.emplace_back("them");
      i += 2;
    } else if ((word == "can" || word == "may") && i + 1 < words.size() && words[i + 1] == "not") {
      out.emplace_back("cannot");
      ++i;
    } else if (word == "doesn't" || word == "don't") {
      out.emplace_back(word == "don't" ? "do" : "does");
      out.emplace_back("not");
    } else if ((word == "point" || word == "points") && i + 2 < words.size() && words[i + 1] == "of") {
      ++i;
    } else if (word.starts_with("strength+")) {
      out.emplace_back("strength");
      out.push_back(word.substr(word.find('+')));
    } else {
      const auto *const same =
          std::find_if(kSame.begin(), kSame.end(), [&](const auto &entry) { return entry.first == word; });
      out.push_back(same == kSame.end() ? word : std::string(same->second));
    }
  }
  return out;
}

}  // namespace vtes::cards

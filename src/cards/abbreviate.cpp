#include "cards/abbreviate.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <map>

#include "cards/fold.h"
#include "cards/name_rules.h"

namespace vtes::cards {
namespace {

/// TS 1: "abbreviations containing a maximum of 4 characters".
constexpr std::size_t kLongest = 4;

/// The first letters of a word, each as `change` makes it.
template <typename Change>
std::string letters(std::string_view word, std::size_t count, const Change &change) {
  std::string out;
  for (std::size_t at = 0; at < word.size() && count > 0; --count) {
    utf8proc_int32_t point = 0;
    const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t *>(word.data()) + at,
                                         static_cast<utf8proc_ssize_t>(word.size() - at), &point);
    if (length <= 0) {  // no UTF-8: the byte stays as it is
      out.push_back(word[at++]);
      continue;
    }
    at += static_cast<std::size_t>(length);
    std::array<utf8proc_uint8_t, 4> bytes{};
    const auto size = utf8proc_encode_char(change(point, out.empty()), bytes.data());
    out.append(reinterpret_cast<const char *>(bytes.data()), static_cast<std::size_t>(size));
  }
  return out;
}

/// In lower case, or with an initial capital.
std::string start(std::string_view word, std::size_t count, bool capital) {
  return letters(word, count, [capital](utf8proc_int32_t point, bool first) {
    return capital && first ? utf8proc_toupper(point) : utf8proc_tolower(point);
  });
}

/// TS 1.1.1 to 1.1.3 and 1.2.1 to 1.2.3: by the number of words.
std::string byCount(const std::vector<std::string> &words, bool crypt, std::size_t longest = kLongest) {
  std::string out;
  if (words.size() == 1) return start(words[0], 4, crypt);
  if (words.size() == 2) return start(words[0], 2, crypt) + start(words[1], 2, crypt);
  for (std::size_t i = 0; i < std::min(words.size(), longest); ++i) out += start(words[i], 1, crypt);
  return out;
}

/// `Back` + `ways` for a compound (TS 1.2.1), else the word alone.
std::vector<std::string> splitCompound(const std::string &word, const NameRules &rules) {
  const std::size_t second = rules.compound(start(word, word.size(), false));
  if (second == 0) return {word};
  return {word.substr(0, second), word.substr(second)};
}

/// What is abbreviated. A crypt card's letters keep their diacritics (TS 2.2: `Zoë`).
std::vector<std::string> canonicalWords(const NameParts &parts, bool crypt) {
  std::vector<std::string> kept;
  for (const auto &word : parts.words) {
    if (word.kind != WordKind::Ignored) kept.push_back(crypt ? word.written : word.text);
  }
  if (kept.empty()) {  // nothing else would be left
    for (const auto &word : parts.words) kept.push_back(crypt ? word.written : word.text);
  }
  return kept;
}

/// The family's part of the name: two letters of one word, else the initials (TS 1.2.4.1, 1.2.4.2). Articles of cities
/// stay.
std::string familyPart(const std::vector<Word> &words) {
  if (words.size() == 1) return start(words[0].text, 2, false);
  std::string out;
  for (const auto &word : words) out += start(word.text, 1, false);
  return out;
}

/// TS 1.2.4; empty where the name is of no family.
std::string familyAbbreviation(const std::string &name, const NameRules &rules) {
  const std::string small = foldLower(naturalName(name));
  if (const auto discipline = rules.discipline(small); !discipline.empty()) return std::string(discipline);
  for (const auto &family : rules.families()) {
    const bool front = small.starts_with(family.text);
    using Kind = NameRules::Family::Kind;
    if (family.kind == Kind::Whole && front) return family.abbreviation;
    if (small.size() <= family.text.size() + 1) continue;
    if (family.kind == Kind::Prefix && front) {
      const auto rest = rules.take(small.substr(family.text.size())).words;
      if (!rest.empty()) return family.abbreviation + familyPart(rest);
    }
    if (family.kind == Kind::Suffix && small.ends_with(' ' + family.text)) {
      auto rest = rules.take(small.substr(0, small.size() - family.text.size())).words;
      std::erase_if(rest, [](const Word &word) { return word.text == "the"; });
      if (!rest.empty()) return familyPart(rest) + family.abbreviation;
    }
  }
  return {};
}

/// Collects other cuts of one name.
class Cutter {
 public:
  Cutter(bool crypt, const NameRules &rules, std::string canonical)
      : crypt_(crypt), rules_(rules), canonical_(std::move(canonical)) {}

  void add(std::string cut) {
    if (cut.size() < 2 || cut == canonical_ || std::find(found_.begin(), found_.end(), cut) != found_.end()) return;
    found_.push_back(std::move(cut));
  }

  /// Every subset of the words that somebody might leave out.
  void subsets(const std::vector<Word> &words) {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i].kind != WordKind::Plain || words[i].nickname) open.push_back(i);
    }
    constexpr std::size_t kMostOpen = 6;
    if (open.size() > kMostOpen) open.resize(kMostOpen);
    for (std::size_t mask = 0; mask < (std::size_t{1} << open.size()); ++mask) {
      std::vector<std::string> kept;
      for (std::size_t i = 0, bit = 0; i < words.size(); ++i) {
        const bool optional = bit < open.size() && open[bit] == i;
        const bool dropped = optional && ((mask >> bit) & 1U) != 0;
        if (optional) ++bit;
        if (!dropped) kept.push_back(words[i].text);
      }
      shape(kept);
    }
  }

  void shape(const std::vector<std::string> &words) {
    if (words.empty()) return;
    add(byCount(words, crypt_));
    if (words.size() > kLongest) add(byCount(words, crypt_, words.size()));
    if (words.size() == 1 && !crypt_) add(byCount(splitCompound(words[0], rules_), crypt_));
  }

  /// The ways to take the words apart: hyphens join, an elided article goes (`d'Erlette`), initials are words (`C.J.`).
  void variants(const std::vector<Word> &words) {
    subsets(words);
    if (std::any_of(words.begin(), words.end(), [](const Word &word) { return word.hyphenated; })) {
      std::vector<Word> joined;
      for (const auto &word : words) {
        if (word.hyphenated && !joined.empty()) {
          joined.back().text += word.text;
          joined.back().kind = WordKind::Plain;
        } else {
          joined.push_back(word);
        }
      }
      subsets(joined);
    }
    if (std::any_of(words.begin(), words.end(), [](const Word &word) { return word.elided > 0; })) {
      auto bare = words;
      std::vector<Word> apart;
      for (auto &word : bare) {
        if (word.elided > 0) {
          apart.push_back({word.text.substr(0, word.elided), {}, WordKind::Ignored});
          word.text.erase(0, word.elided);
        }
        apart.push_back(word);
      }
      subsets(apart);
    }
    if (std::any_of(words.begin(), words.end(), [](const Word &word) { return word.initials > 0; })) {
      std::vector<Word> apart;
      for (const auto &word : words) {
        if (word.initials == 0) {
          apart.push_back(word);
        } else {
          for (const char c : word.text) apart.push_back({std::string(1, c), {}});
        }
      }
      subsets(apart);
    }
  }

  [[nodiscard]] std::vector<std::string> take() { return std::move(found_); }

 private:
  bool crypt_;
  const NameRules &rules_;
  std::string canonical_;
  std::vector<std::string> found_;
};

std::string upperLetters(std::string_view utf8) {
  std::string out;
  for (std::size_t at = 0; at < utf8.size();) {
    utf8proc_int32_t point = 0;
    const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t *>(utf8.data()) + at,
                                         static_cast<utf8proc_ssize_t>(utf8.size() - at), &point);
    if (length <= 0) {
      out.push_back(utf8[at++]);
      continue;
    }
    at += static_cast<std::size_t>(length);
    const auto category = utf8proc_category(point);
    const bool inWord = category == UTF8PROC_CATEGORY_LU || category == UTF8PROC_CATEGORY_LL ||
                        category == UTF8PROC_CATEGORY_LT || category == UTF8PROC_CATEGORY_LO ||
                        category == UTF8PROC_CATEGORY_LM || category == UTF8PROC_CATEGORY_MN ||
                        category == UTF8PROC_CATEGORY_ND;
    if (!inWord) continue;
    std::array<utf8proc_uint8_t, 4> bytes{};
    const auto size = utf8proc_encode_char(utf8proc_toupper(point), bytes.data());
    out.append(reinterpret_cast<const char *>(bytes.data()), static_cast<std::size_t>(size));
  }
  return out;
}

std::vector<std::string> playerWords(const std::string &name) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t end = std::min(name.find(' ', at), name.size());
    if (std::string word = upperLetters(std::string_view(name).substr(at, end - at)); !word.empty()) {
      words.push_back(std::move(word));
    }
    at = end + 1;
  }
  return words;
}

std::string start(std::string_view word, std::size_t count) {
  return letters(word, count, [](utf8proc_int32_t point, bool) { return point; });
}

}  // namespace

std::string abbreviate(std::string_view name, bool crypt, const NameRules &rules) {
  if (!crypt) {
    if (auto family = familyAbbreviation(std::string(name), rules); !family.empty()) return family;
  }
  auto words = canonicalWords(rules.take(name), crypt);
  if (!crypt && words.size() == 1) words = splitCompound(words[0], rules);
  return byCount(words, crypt);
}

std::vector<std::string> otherCuts(std::string_view name, bool crypt, const NameRules &rules) {
  Cutter cutter(crypt, rules, fold(abbreviate(name, crypt, rules)));
  const auto parts = rules.take(name);
  cutter.variants(parts.words);
  if (!parts.apposition.empty()) {
    auto all = parts.words;
    all.insert(all.end(), parts.apposition.begin(), parts.apposition.end());
    cutter.variants(all);
  }
  if (crypt) {
    // An apposition without its comma (`Angus the Unruled`), which TS leaves out as well (`Smud`, 2.4.1.4).
    const auto the =
        std::find_if(parts.words.begin(), parts.words.end(), [](const Word &word) { return fold(word.text) == "the"; });
    if (the != parts.words.begin() && the != parts.words.end()) cutter.variants({parts.words.begin(), the});
  }
  return cutter.take();
}

std::string singleWord(std::string_view name, bool crypt, const NameRules &rules) {
  const auto words = canonicalWords(rules.take(name), false);
  if (words.size() != 1) return {};
  return crypt ? words[0] : start(words[0], words[0].size(), false);
}

std::vector<std::string> abbreviatePlayers(const std::vector<std::string> &names) {
  std::map<std::string, int> firstNames;
  std::vector<std::vector<std::string>> all;
  for (const auto &name : names) {
    all.push_back(playerWords(name));
    if (!all.back().empty()) ++firstNames[all.back()[0]];
  }
  std::vector<std::string> out;
  for (const auto &words : all) {
    if (words.empty()) {
      out.emplace_back();
    } else if (firstNames[words[0]] > 1 && words.size() > 1) {
      out.push_back(fold(start(words[0], 2) + start(words.back(), 2)));  // TS 1.3: `FRPE` for Pérez
    } else {
      out.push_back(start(words[0], 4));
    }
  }
  return out;
}

}  // namespace vtes::cards

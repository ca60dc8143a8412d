#include "cards/name_rules.h"

#include <algorithm>
#include <array>

#include "cards/fold.h"
#include "cards/tsv.h"

namespace vtes::cards {
namespace {

bool letterOrDigit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char &c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

void replaceAll(std::string &text, std::string_view what, std::string_view with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size()) {
    text.replace(at, what.size(), with);
  }
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

/// A mark in brackets that is no part of the name.
bool isMark(std::string_view inside) {
  const std::string lower = lowered(inside);
  return lower == "tm" || lower == "adv" || lower == "advanced" || lower == "merged" || lower == "base" ||
         (lower.size() == 2 && lower[0] == 'g' && lower[1] >= '0' && lower[1] <= '9') || lower == "g any" ||
         lower == "gany";
}

std::string withoutMarks(std::string text) {
  for (std::size_t at = 0; at < text.size();) {
    const char open = text[at];
    if (open == '(' || open == '[') {
      const std::size_t close = text.find(open == '(' ? ')' : ']', at);
      if (close != std::string::npos && isMark(trimmed(std::string_view(text).substr(at + 1, close - at - 1)))) {
        text.erase(at, close - at + 1);
        continue;
      }
    }
    ++at;
  }
  return std::string(trimmed(text));
}

/// Articles that official lists move behind a name.
bool movableArticle(std::string_view lower) {
  static constexpr std::array<std::string_view, 12> kArticles{"the", "a",  "an",  "le",  "la",  "les",
                                                              "el",  "il", "los", "las", "der", "das"};
  return std::find(kArticles.begin(), kArticles.end(), lower) != kArticles.end();
}

class Scanner {
 public:
  explicit Scanner(const std::map<std::string, WordKind, std::less<>> &known) : kinds_(known) {}

  void read(std::string_view name) {
    for (std::size_t i = 0; i < name.size(); ++i) {
      const char c = name[i];
      if (letterOrDigit(c) || static_cast<unsigned char>(c) >= 0x80) {
        word_.written.push_back(c);
      } else if (c == '\'') {
        if (apostrophe_ == 0) apostrophe_ = word_.written.size();
      } else if (c == '.') {
        if (!word_.written.empty()) ++dots_;
      } else if (c == '"') {
        finish();
        quoted_ = !quoted_;
      } else if (c == ',' || c == '(') {
        finish();
        into_ = &parts_.apposition;
      } else if (c == ' ' || c == ':' || c == '-') {
        finish();
        if (c == '-' && i > 0 && name[i - 1] != ' ') hyphen_ = true;
      }
    }
    finish();
  }

  [[nodiscard]] NameParts take() { return std::move(parts_); }

 private:
  const std::map<std::string, WordKind, std::less<>> &kinds_;
  NameParts parts_;
  std::vector<Word> *into_ = &parts_.words;
  Word word_;
  std::size_t apostrophe_ = 0;
  std::uint8_t dots_ = 0;
  bool hyphen_ = false;
  bool quoted_ = false;

  void finish() {
    if (!word_.written.empty()) {
      word_.text = fold(word_.written);
      const std::string lower = lowered(word_.text);
      if (const auto known = kinds_.find(lower); known != kinds_.end()) word_.kind = known->second;
      word_.hyphenated = hyphen_ && !into_->empty();
      word_.nickname = quoted_;
      if (apostrophe_ > 0 && apostrophe_ <= 2 && apostrophe_ < word_.text.size()) {
        word_.elided = static_cast<std::uint8_t>(apostrophe_);
      }
      if (dots_ > 1 && dots_ == word_.text.size()) word_.initials = dots_;
      into_->push_back(std::move(word_));
    }
    word_ = {};
    apostrophe_ = 0;
    dots_ = 0;
    hyphen_ = false;
  }
};

}  // namespace

std::string plainSigns(std::string_view name) {
  std::string text(name);
  if (std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; })) return text;
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 10> kSigns{{
      {"\u2019", "'"},
      {"\u2018", "'"},
      {"\u02BC", "'"},
      {"\u201C", "\""},
      {"\u201D", "\""},
      {"\u2013", " - "},
      {"\u2014", " - "},
      {"\u2010", "-"},
      {"\u00A0", " "},
      {"\u2122", ""},
  }};
  for (const auto &[sign, plain] : kSigns) replaceAll(text, sign, plain);
  return text;
}

NameRules::NameRules(std::string_view ignoredWords, std::string_view compounds, std::string_view families,
                     std::string_view disciplines) {
  const Table ignored("ignored_words.tsv", std::string(ignoredWords));
  const int word = ignored.column("word");
  const int kind = ignored.column("kind");
  for (std::size_t row = 0; row < ignored.rows(); ++row) {
    std::string text = lowered(ignored.cell(row, word));
    const auto what = ignored.cell(row, kind);
    std::erase_if(text, [](char c) { return !letterOrDigit(c); });
    words_[text] = what == "kept" ? WordKind::Kept : what == "title" ? WordKind::Title : WordKind::Ignored;
  }
  const Table split("compounds.tsv", std::string(compounds));
  const int whole = split.column("word");
  const int first = split.column("first");
  for (std::size_t row = 0; row < split.rows(); ++row) {
    compounds_[std::string(split.cell(row, whole))] = split.cell(row, first).size();
  }
  const Table family("families.tsv", std::string(families));
  const int familyKind = family.column("kind");
  const int familyText = family.column("text");
  const int familyAbbr = family.column("abbr");
  for (std::size_t row = 0; row < family.rows(); ++row) {
    const auto what = family.cell(row, familyKind);
    families_.push_back({what == "prefix"   ? Family::Kind::Prefix
                         : what == "suffix" ? Family::Kind::Suffix
                                            : Family::Kind::Whole,
                         lowered(family.cell(row, familyText)), std::string(family.cell(row, familyAbbr))});
  }
  const Table terms("disciplines.tsv", std::string(disciplines));
  const int abbr = terms.column("abbr");
  const int name = terms.column("name");
  const int card = terms.column("card");
  for (std::size_t row = 0; row < terms.rows(); ++row) {
    if (terms.cell(row, card) == "yes") disciplines_[lowered(terms.cell(row, name))] = terms.cell(row, abbr);
  }
}

NameParts NameRules::take(std::string_view name) const {
  Scanner scanner(words_);
  scanner.read(plainSigns(naturalName(name)));
  return scanner.take();
}

std::size_t NameRules::compound(std::string_view word) const {
  const auto found = compounds_.find(word);
  return found == compounds_.end() ? 0 : found->second;
}

std::string_view NameRules::discipline(std::string_view lowerName) const {
  const auto found = disciplines_.find(lowerName);
  return found == disciplines_.end() ? std::string_view{} : std::string_view(found->second);
}

std::string naturalName(std::string_view listed) {
  std::string name = withoutMarks(plainSigns(listed));
  // `Louvre, Paris, The` and `Khabar: Community, The`: the article goes to the front of what it belongs to.
  const std::size_t comma = name.rfind(',');
  if (comma == std::string::npos) return name;
  const std::string article(trimmed(std::string_view(name).substr(comma + 1)));
  if (!movableArticle(lowered(article))) return name;
  name.erase(comma);
  const std::size_t colon = name.find(": ");
  name.insert(colon == std::string::npos ? 0 : colon + 2, article + ' ');
  return name;
}

}  // namespace vtes::cards

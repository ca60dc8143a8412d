#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vtes::cards {

/// What abbreviating does with a word of a name (data/ignored_words.tsv).
enum class WordKind : std::uint8_t {
  Plain,
  Ignored,  ///< article or preposition: left out (TS 1.1, 1.2)
  Kept,     ///< stays, but somebody might leave it out: `and`, `out`, a foreign particle
  Title,    ///< part of the full name (`Sir`, TS 1.1.3), but somebody might leave it out
};

/// A word of a name: letters and digits alone.
struct Word {
  std::string text;     ///< folded
  std::string written;  ///< with its diacritics
  WordKind kind = WordKind::Plain;
  bool hyphenated = false;    ///< a hyphen joins it to the word before
  bool nickname = false;      ///< stands in quotes
  std::uint8_t elided = 0;    ///< length of `d` in `d'Erlette`
  std::uint8_t initials = 0;  ///< `C.J.`: letters with a dot each
};

/// A name taken apart.
struct NameParts {
  std::vector<Word> words;       ///< what TS abbreviates, ignored words included
  std::vector<Word> apposition;  ///< what follows a comma or stands in parentheses
};

/// The rules of abbreviating that are data: ignored words, compounds, families, disciplines.
class NameRules {
 public:
  /// The texts of the tables of those names in data/.
  NameRules(std::string_view ignoredWords, std::string_view compounds, std::string_view families,
            std::string_view disciplines);

  [[nodiscard]] NameParts take(std::string_view name) const;
  /// Where the second half of a compound begins (TS 1.2.1), 0: it is none. `word` is lower case.
  [[nodiscard]] std::size_t compound(std::string_view word) const;

  struct Family {
    enum class Kind : std::uint8_t { Prefix, Suffix, Whole } kind = Kind::Whole;
    std::string text;  ///< folded, lower case
    std::string abbreviation;
  };
  [[nodiscard]] const std::vector<Family> &families() const { return families_; }
  /// The abbreviation of a master discipline's card (TS 1.2.4.4); empty: none.
  [[nodiscard]] std::string_view discipline(std::string_view lowerName) const;

 private:
  std::map<std::string, WordKind, std::less<>> words_;
  std::map<std::string, std::size_t, std::less<>> compounds_;
  std::map<std::string, std::string, std::less<>> disciplines_;
  std::vector<Family> families_;
};

/// Typographic quotes, apostrophes, dashes and blanks as ASCII ones, `™` left out.
[[nodiscard]] std::string plainSigns(std::string_view name);

/// The name as it is spoken: the article in front (`The Barrens`), without `(TM)` and without marks of group or
/// advancement.
[[nodiscard]] std::string naturalName(std::string_view listed);

/// TS 1.1 and 1.2 with the rules given. `crypt` chooses between the two.
[[nodiscard]] std::string abbreviate(std::string_view name, bool crypt, const NameRules &rules);

/// Every other cut that a sensible person might take (READING 2): apposition kept, compound split or not, article kept
/// and so on. Without the canonical one, each once.
[[nodiscard]] std::vector<std::string> otherCuts(std::string_view name, bool crypt, const NameRules &rules);

/// The single word, in its own case for a crypt card and in lower case for a library card, of a name that has just one;
/// else empty.
[[nodiscard]] std::string singleWord(std::string_view name, bool crypt, const NameRules &rules);

}  // namespace vtes::cards

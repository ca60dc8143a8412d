#pragma once
/// Front matter written out (READING 1.2).

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vtes::format {

/// A seat to be declared.
struct NewSeat {
  std::string name;
  std::optional<std::string> abbr;      ///< as the players write it; nothing: made by TS 1.3
  std::optional<std::string> deckPath;  ///< a path, or
  std::vector<std::string> deck;        ///< a list: `2x Blood Doll`
  std::string remark;                   ///< written as a comment behind it
};

/// What a new transcript begins with.
struct NewFrontMatter {
  std::string date;  ///< 2005-03-04; empty: not known, and left out
  std::vector<NewSeat> seats;
  std::vector<std::pair<std::string, std::string>> pins;  ///< abbreviation and name
};

/// A text as a YAML scalar of one line, in quotes where it needs them.
[[nodiscard]] std::string yamlScalar(std::string_view text);

/// The block with its fences. An abbreviation stands in it only where TS 1.3 does not give just this one; where TS 1.3
/// gives two seats the same one, or none that is a player's word (READING 2), one is made. Empty, and a reason, where
/// the block would not be read as what was put in (a name that is no UTF-8).
[[nodiscard]] std::string frontMatterText(NewFrontMatter matter, std::string &reason);

}  // namespace vtes::format

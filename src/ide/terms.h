#pragma once
/// The words and signs of the notation that are no names: what each means, and which section of TS says so. Hover,
/// completion and signature help read this one table.

#include <cstdint>
#include <span>
#include <string_view>

#include "syntax/token.h"

namespace vtes::ide {

struct Term {
  std::string_view word;  ///< as written; of a kind of sign the plain one
  syntax::TokenKind token = syntax::TokenKind::Unreadable;
  std::string_view name;     ///< what it stands for: `block`
  std::string_view meaning;  ///< a sentence, code in backticks
  std::string_view section;  ///< `TS 1.4.3`
  std::string_view example;  ///< a line, or a part of one; may be empty
};

/// All, those of one kind together.
[[nodiscard]] std::span<const Term> terms();

/// The term that is written so; null: none is.
[[nodiscard]] const Term *termNamed(std::string_view word);
/// The term of a token: by its letters, else by the kind of sign that it is written for (`–` for `-`). Null: it is
/// none.
[[nodiscard]] const Term *termOf(syntax::TokenKind token, std::string_view text);

/// The keys of the front matter and of a seat.
struct FrontMatterKey {
  std::string_view key;
  bool ofSeat = false;
  std::string_view meaning;
  std::string_view example;
};
[[nodiscard]] std::span<const FrontMatterKey> frontMatterTable();
/// Null: it is no key.
[[nodiscard]] const FrontMatterKey *frontMatterKey(std::string_view key);

}  // namespace vtes::ide

#pragma once
/// Colours by meaning.

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ide/snapshot.h"
#include "text/source.h"

namespace vtes::ide {

enum class TokenType : std::uint8_t {
  Player,
  CryptCard,
  LibraryCard,
  Term,
  Phase,
  Mark,  ///< `X`, `%`
  Level,
  Sign,  ///< `/` `+` `-` `->` `^` `#`
  Number,
  Clan,
  Discipline,
  Comment,
  Key,    ///< of the front matter
  Value,  ///< of a key
};
inline constexpr std::size_t kTokenTypes = 14;

/// A bit each.
enum TokenModifier : std::uint32_t {
  kDeclaration = 1U << 0U,  ///< a turn header's player; a declared seat, a pin
  kShort = 1U << 1U,        ///< a short form
  kUsed = 1U << 2U,         ///< a card in play, behind `/`
  kPinned = 1U << 3U,       ///< the front matter says what it means
  kUnresolved = 1U << 4U,   ///< it means nothing that is known
};
inline constexpr std::size_t kTokenModifiers = 5;

struct SemanticToken {
  text::ByteRange range;  ///< within one physical line; no line end in it
  TokenType type = TokenType::Term;
  std::uint32_t modifiers = 0;
};

/// By place, without overlaps.
[[nodiscard]] std::vector<SemanticToken> semanticTokens(const Snapshot &snapshot);
/// Those that touch `range`.
[[nodiscard]] std::vector<SemanticToken> semanticTokens(const Snapshot &snapshot, text::ByteRange range);

/// The names that a client knows them by, in the order of the enumerations: `player`, `cryptCard` …
[[nodiscard]] std::span<const std::string_view> tokenTypeNames();
[[nodiscard]] std::span<const std::string_view> tokenModifierNames();
/// For each type the standard one of editors that is nearest, for a client that knows no others: `class`, `function`
[[nodiscard]] std::span<const std::string_view> standardTokenTypeNames();

}  // namespace vtes::ide

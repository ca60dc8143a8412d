#pragma once
#include <cstdint>
#include <string_view>

#include "text/source.h"

namespace vtes::syntax {

/// Token kinds: those of `grammar/VtesLexer.g4`, in its order (a test holds the two together).
enum class TokenKind : std::uint8_t {
  End = 0,
  Remark,        // a parenthesised note in plain words; made by the repair
  MissingClose,  // empty; where a `(` is not closed; made by the repair
  Blank,
  Newline,
  Comment,
  Star,  // hidden
  Phase,
  CombatMark,
  Referendum,  // UN…DI, x X, %
  Action,
  Block,
  Strike,
  RangeTerm,
  Press,
  State,
  Contest,
  NoBlock,
  BurnOption,
  Merge,
  RedList,
  Special,
  HandSize,
  Edge,
  Let,
  Not,
  Next,
  DealVerb,
  UnknownCrypt,
  Player,
  Initial,
  Crypt,
  LibraryInitial,  // vamp3, NELS, K, Kora, t
  Quantity,
  Library,
  Antitribu,
  Number,
  Mixed,  // 2b, goun, !tor, 12, vampDI
  Level,
  Advanced,
  Merged,
  Slash,
  Open,
  Close,
  Comma,
  Semicolon,
  Plus,
  Minus,
  Arrow,
  Dot,
  Quote,
  Unreadable,
};

struct Token {
  TokenKind kind = TokenKind::End;
  text::ByteRange range;  ///< relative to the logical line
};

/// Blanks, comments and the like, which the parser does not see.
[[nodiscard]] constexpr bool hidden(TokenKind kind) {
  return kind >= TokenKind::Blank && kind <= TokenKind::Star;
}

}  // namespace vtes::syntax

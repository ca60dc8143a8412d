#pragma once
/// Lexer and parser of the grammar by tables that tools/recogniser makes of it (generated/VtesTables.inc). They give
/// what ANTLR's lexer and parser give, token for token and node for node, which tests/syntax/ holds to; but they cost a
/// start of the program nothing, and a line some hundred nanoseconds.

#include <cstdint>
#include <string_view>
#include <vector>

#include "syntax/tree.h"

namespace vtes::syntax {

/// Adds the tokens of `clean` (valid UTF-8) to `tokens`; their ranges are shifted by `base`.
void lex(std::string_view clean, std::uint32_t base, std::vector<Token> &tokens);

/// Parses tokens. Keeps its stack between lines.
class Recogniser {
 public:
  /// Puts the tree of the tokens by the rule `start` (EventLine or DealLine) into `nodes`, in preorder; false, and
  /// `nodes` left in any state, where the grammar has no such line.
  [[nodiscard]] bool parse(const std::vector<Token> &tokens, NodeKind start, std::vector<Node> &nodes);

 private:
  struct Open {
    std::uint32_t node;
    std::uint32_t row;  ///< where the parse goes on behind the node
  };
  std::vector<Open> open_;
};

}  // namespace vtes::syntax

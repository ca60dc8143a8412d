#pragma once
/// The lexer and the parser that the ANTLR tool made of the grammar, on ANTLR's runtime. Tests and fuzzing hold the
/// recogniser to them; the program does not link them.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/tree.h"

namespace vtes::syntax {

class ReferenceParser {
 public:
  ReferenceParser();
  ~ReferenceParser();
  ReferenceParser(const ReferenceParser &) = delete;
  ReferenceParser &operator=(const ReferenceParser &) = delete;

  /// The tokens of `clean` (valid UTF-8).
  [[nodiscard]] std::vector<Token> lex(std::string_view clean);
  /// The tree of the tokens by the rule `start` (EventLine or DealLine), or nothing where the grammar has no such line.
  [[nodiscard]] std::optional<std::vector<Node>> parse(const std::vector<Token> &tokens, NodeKind start);

  /// The names in the grammar, by number.
  [[nodiscard]] std::vector<std::string> tokenNames() const;
  [[nodiscard]] const std::vector<std::string> &ruleNames() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace vtes::syntax

/// token.h and tree.h list what the grammar has, in its order.

#include <doctest/doctest.h>

#include "syntax/reference/reference.h"

using namespace vtes::syntax;

TEST_CASE("token kinds are the lexer's") {
  const ReferenceParser reference;
  const auto names = reference.tokenNames();
  REQUIRE(names.size() == static_cast<std::size_t>(TokenKind::Unreadable) + 1);
  for (std::size_t kind = 0; kind < names.size(); ++kind) CHECK(toString(static_cast<TokenKind>(kind)) == names[kind]);
}

TEST_CASE("node kinds are the parser's rules") {
  const ReferenceParser reference;
  const auto &names = reference.ruleNames();
  REQUIRE(names.size() == static_cast<std::size_t>(NodeKind::Duration) + 1);
  for (std::size_t kind = 0; kind < names.size(); ++kind) CHECK(toString(static_cast<NodeKind>(kind)) == names[kind]);
}

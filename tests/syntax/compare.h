#pragma once
/// The recogniser held to ANTLR's parser; used by the tests and by fuzz/reader.cpp.

#include <string>
#include <string_view>
#include <vector>

#include "syntax/recogniser.h"
#include "syntax/reference/reference.h"
#include "syntax/tree.h"

namespace vtes::syntax {

class Comparison {
 public:
  /// Reads `bytes` as one logical line. What is wrong with the result, or nothing: tokens and trees as ANTLR makes
  /// them, with and without the repair; tokens that are the text when they are put together; nodes that lie in each
  /// other.
  [[nodiscard]] std::string check(std::string bytes);
  /// The same of tokens alone, which need not come from a text.
  [[nodiscard]] std::string check(const std::vector<Token> &tokens, NodeKind start);

  ReferenceParser &reference() { return reference_; }

 private:
  [[nodiscard]] std::string checkTree(const Tree &tree);

  ReferenceParser reference_;
  Recogniser recogniser_;
  Parser parser_;
  std::vector<Token> tokens_;
  std::vector<Node> nodes_;
};

}  // namespace vtes::syntax

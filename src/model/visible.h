#pragma once
/// The tokens of a line as the parser sees them.

#include <string_view>

#include "syntax/tree.h"

namespace vtes::model {

/// The visible tokens of a tree, one after another.
class Visible {
 public:
  explicit Visible(const syntax::Tree &tree) : tree_(tree) { skip(); }
  /// TokenKind::End behind the last one.
  [[nodiscard]] syntax::TokenKind kind() const {
    return at_ < tree_.tokens.size() ? tree_.tokens[at_].kind : syntax::TokenKind::End;
  }
  [[nodiscard]] text::ByteRange range() const { return tree_.tokens[at_].range; }
  [[nodiscard]] std::string_view text() const {
    return std::string_view(tree_.text).substr(range().begin, range().size());
  }
  void next() {
    ++at_;
    skip();
  }

 private:
  void skip() {
    while (at_ < tree_.tokens.size() && syntax::hidden(tree_.tokens[at_].kind)) ++at_;
  }
  const syntax::Tree &tree_;
  std::size_t at_ = 0;
};

}  // namespace vtes::model

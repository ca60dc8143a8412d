#pragma once
/// The tokens of a line as the parser sees them.

#include <string_view>

#include "syntax/tree.h"

namespace vtes::model {

/// The visible tokens of a tree, one after another.
class Visible {
 public:
  explicit Visible(const syntax::Tree &tree)
      : text_(tree.text.data()), at_(tree.tokens.data()), end_(at_ + tree.tokens.size()) {
    skip();
  }
  /// TokenKind::End behind the last one.
  [[nodiscard]] syntax::TokenKind kind() const { return at_ != end_ ? at_->kind : syntax::TokenKind::End; }
  [[nodiscard]] text::ByteRange range() const { return at_->range; }
  [[nodiscard]] std::string_view text() const { return {text_ + at_->range.begin, at_->range.size()}; }
  void next() {
    ++at_;
    skip();
  }

 private:
  void skip() {
    while (at_ != end_ && syntax::hidden(at_->kind)) ++at_;
  }
  const char *text_;
  const syntax::Token *at_;
  const syntax::Token *end_;
};

}  // namespace vtes::model

#include "syntax/reference/reference.h"

#include <antlr4-runtime.h>

#include <algorithm>
#include <cstddef>
#include <string>

#include "VtesLexer.h"
#include "VtesParser.h"

namespace vtes::syntax {

namespace {

using vtes_grammar::VtesLexer;
using vtes_grammar::VtesParser;

/// The code points of a line, without the runtime's own decoding: it drops a BOM and throws on bad UTF-8.
class LineChars final : public antlr4::CharStream {
 public:
  void load(std::string_view clean) {
    points_.clear();
    offsets_.clear();
    next_ = 0;
    for (std::size_t i = 0; i < clean.size();) {
      const auto lead = static_cast<unsigned char>(clean[i]);
      const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
      char32_t point = lead < 0x80 ? lead : lead & (0xFFU >> (length + 1));
      for (std::size_t k = 1; k < length; ++k)
        point = (point << 6U) | (static_cast<unsigned char>(clean[i + k]) & 0x3FU);
      points_.push_back(point);
      offsets_.push_back(static_cast<std::uint32_t>(i));
      i += length;
    }
    offsets_.push_back(static_cast<std::uint32_t>(clean.size()));
  }
  /// Byte offset of the code point `index`.
  [[nodiscard]] std::uint32_t byteOf(std::size_t index) const { return offsets_[std::min(index, offsets_.size() - 1)]; }

  void consume() override { ++next_; }
  size_t LA(ssize_t i) override {
    const auto at = static_cast<ssize_t>(next_) + (i > 0 ? i - 1 : i);
    return at < 0 || at >= static_cast<ssize_t>(points_.size()) ? EOF : points_[static_cast<std::size_t>(at)];
  }
  ssize_t mark() override { return -1; }
  void release(ssize_t) override {}
  size_t index() override { return next_; }
  void seek(size_t index) override { next_ = index; }
  size_t size() override { return points_.size(); }
  std::string getSourceName() const override { return "line"; }
  std::string getText(const antlr4::misc::Interval &) override { return {}; }
  std::string toString() const override { return {}; }

 private:
  std::vector<char32_t> points_;
  std::vector<std::uint32_t> offsets_;
  std::size_t next_ = 0;
};

/// The visible tokens of a line, as the generated parser wants to see them. The objects are kept between lines.
class LineTokens final : public antlr4::TokenStream {
 public:
  void load(const std::vector<Token> &tokens) {
    next_ = 0;
    visible_.clear();
    for (std::uint32_t i = 0; i < tokens.size(); ++i) {
      if (!hidden(tokens[i].kind)) visible_.push_back(i);
    }
    end_ = static_cast<std::uint32_t>(tokens.size());
    while (pool_.size() <= visible_.size()) {
      pool_.push_back(std::make_unique<antlr4::CommonToken>(0));
      pool_.back()->setTokenIndex(pool_.size() - 1);
    }
    for (std::size_t i = 0; i < visible_.size(); ++i)
      pool_[i]->setType(static_cast<std::size_t>(tokens[visible_[i]].kind));
    pool_[visible_.size()]->setType(antlr4::Token::EOF);
  }
  /// Index into the tree's tokens of the next visible one.
  [[nodiscard]] std::uint32_t next() const { return next_ < visible_.size() ? visible_[next_] : end_; }
  /// Index behind the last visible token that was consumed.
  [[nodiscard]] std::uint32_t behind() const {
    return next_ == 0 ? 0 : visible_[std::min(next_, visible_.size()) - 1] + 1;
  }

  antlr4::Token *LT(ssize_t k) override {
    const auto at = static_cast<ssize_t>(next_) + (k > 0 ? k - 1 : k);
    return at < 0 ? nullptr : pool_[std::min(static_cast<std::size_t>(at), visible_.size())].get();
  }
  antlr4::Token *get(size_t index) const override { return pool_[index].get(); }
  antlr4::TokenSource *getTokenSource() const override { return nullptr; }
  std::string getText(const antlr4::misc::Interval &) override { return {}; }
  std::string getText() override { return {}; }
  std::string getText(antlr4::RuleContext *) override { return {}; }
  std::string getText(antlr4::Token *, antlr4::Token *) override { return {}; }
  void consume() override {
    if (next_ < visible_.size()) ++next_;
  }
  size_t LA(ssize_t k) override {
    const auto *token = LT(k);
    return token == nullptr ? antlr4::Token::INVALID_TYPE : token->getType();
  }
  ssize_t mark() override { return 0; }
  void release(ssize_t) override {}
  size_t index() override { return next_; }
  void seek(size_t index) override { next_ = std::min(index, visible_.size()); }
  size_t size() override { return visible_.size() + 1; }
  std::string getSourceName() const override { return "line"; }

 private:
  std::vector<std::unique_ptr<antlr4::CommonToken>> pool_;
  std::vector<std::uint32_t> visible_;
  std::uint32_t end_ = 0;
  std::size_t next_ = 0;
};

/// Writes the owned tree as the generated parser enters and leaves rules.
class TreeWriter final : public antlr4::tree::ParseTreeListener {
 public:
  explicit TreeWriter(const LineTokens &tokens) : tokens_(tokens) {}
  void into(std::vector<Node> *nodes) {
    nodes_ = nodes;
    open_.clear();
  }
  void enterEveryRule(antlr4::ParserRuleContext *context) override {
    open_.push_back(static_cast<std::uint32_t>(nodes_->size()));
    nodes_->push_back({static_cast<NodeKind>(context->getRuleIndex()), 0, tokens_.next(), 0});
  }
  void exitEveryRule(antlr4::ParserRuleContext *) override {
    Node &node = (*nodes_)[open_.back()];
    open_.pop_back();
    node.next = static_cast<std::uint32_t>(nodes_->size());
    node.endToken = std::max(node.firstToken, tokens_.behind());
  }
  void visitTerminal(antlr4::tree::TerminalNode *) override {}
  void visitErrorNode(antlr4::tree::ErrorNode *) override {}

 private:
  const LineTokens &tokens_;
  std::vector<Node> *nodes_ = nullptr;
  std::vector<std::uint32_t> open_;
};

/// The generated parser without a tree of the runtime's.
class TreeParser final : public VtesParser {
 public:
  TreeParser(LineTokens *tokens, TreeWriter *writer) : VtesParser(tokens), tokens_(tokens) {
    setBuildParseTree(false);
    removeErrorListeners();
    addParseListener(writer);
    // The grammar is total, so there is nothing to recover from: bailing out skips the look-ups of the default
    // strategy.
    setErrorHandler(std::make_shared<antlr4::BailErrorStrategy>());
  }
  /// The runtime's own makes a tree node of each token for its listeners.
  antlr4::Token *consume() override {
    auto *token = tokens_->LT(1);
    tokens_->consume();
    return token;
  }

 private:
  LineTokens *tokens_;
};

}  // namespace

struct ReferenceParser::Impl {
  LineChars chars;
  VtesLexer lexer{&chars};
  LineTokens stream;
  TreeWriter writer{stream};
  TreeParser parser{&stream, &writer};

  Impl() { lexer.removeErrorListeners(); }
};

ReferenceParser::ReferenceParser() : impl_(std::make_unique<Impl>()) {}
ReferenceParser::~ReferenceParser() = default;

std::vector<Token> ReferenceParser::lex(std::string_view clean) {
  std::vector<Token> tokens;
  impl_->chars.load(clean);
  impl_->lexer.setInputStream(&impl_->chars);
  for (;;) {
    const auto token = impl_->lexer.nextToken();
    if (token->getType() == antlr4::Token::EOF) return tokens;
    const auto begin = impl_->chars.byteOf(token->getStartIndex());
    const auto end = impl_->chars.byteOf(token->getStopIndex() + 1);
    tokens.push_back({static_cast<TokenKind>(token->getType()), {begin, end}});
  }
}

std::optional<std::vector<Node>> ReferenceParser::parse(const std::vector<Token> &tokens, NodeKind start) {
  std::vector<Node> nodes;
  impl_->stream.load(tokens);
  impl_->parser.reset();
  impl_->writer.into(&nodes);
  try {
    if (start == NodeKind::DealLine) {
      impl_->parser.dealLine();
    } else {
      impl_->parser.eventLine();
    }
  } catch (const antlr4::ParseCancellationException &) {
    return std::nullopt;
  }
  return nodes;
}

std::vector<std::string> ReferenceParser::tokenNames() const {
  std::vector<std::string> names;
  for (std::size_t kind = 0; kind <= impl_->lexer.getATN().maxTokenType; ++kind)
    names.push_back(impl_->lexer.getVocabulary().getSymbolicName(kind == 0 ? antlr4::Token::EOF : kind));
  return names;
}

const std::vector<std::string> &ReferenceParser::ruleNames() const {
  return impl_->parser.getRuleNames();
}

}  // namespace vtes::syntax

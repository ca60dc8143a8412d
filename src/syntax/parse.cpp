#include <antlr4-runtime.h>

#include <array>
#include <cstddef>
#include <utility>

#include "VtesLexer.h"
#include "VtesParser.h"
#include "syntax/repair.h"
#include "syntax/tree.h"

namespace vtes::syntax {

namespace {

using vtes_grammar::VtesLexer;
using vtes_grammar::VtesParser;

static_assert(static_cast<std::size_t>(TokenKind::Unreadable) == VtesLexer::UNREADABLE);
static_assert(static_cast<std::size_t>(TokenKind::Level) == VtesLexer::LEVEL);
static_assert(static_cast<std::size_t>(TokenKind::Remark) == VtesLexer::REMARK);
static_assert(static_cast<std::size_t>(NodeKind::Duration) == VtesParser::RuleDuration);

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
      for (std::size_t k = 1; k < length; ++k) point = (point << 6U) | (static_cast<unsigned char>(clean[i + k]) & 0x3FU);
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
    for (std::size_t i = 0; i < visible_.size(); ++i) pool_[i]->setType(static_cast<std::size_t>(tokens[visible_[i]].kind));
    pool_[visible_.size()]->setType(antlr4::Token::EOF);
  }
  /// Index into the tree's tokens of the next visible one.
  [[nodiscard]] std::uint32_t next() const { return next_ < visible_.size() ? visible_[next_] : end_; }
  /// Index behind the last visible token that was consumed.
  [[nodiscard]] std::uint32_t behind() const { return next_ == 0 ? 0 : visible_[std::min(next_, visible_.size()) - 1] + 1; }

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
    // The grammar is total, so there is nothing to recover from: bailing out skips the look-ups of the default strategy.
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

struct Parser::Impl {
  LineChars chars;
  VtesLexer lexer{&chars};
  LineTokens stream;
  TreeWriter writer{stream};
  TreeParser parser{&stream, &writer};

  Impl() { lexer.removeErrorListeners(); }

  void lex(std::string_view clean, std::uint32_t base, std::vector<Token> &out) {
    chars.load(clean);
    lexer.setInputStream(&chars);
    for (;;) {
      const auto token = lexer.nextToken();
      if (token->getType() == antlr4::Token::EOF) return;
      const auto begin = chars.byteOf(token->getStartIndex());
      const auto end = chars.byteOf(token->getStopIndex() + 1);
      out.push_back({static_cast<TokenKind>(token->getType()), {base + begin, base + end}});
    }
  }

  /// Two words run together (`vampDI`, `conf>JoAm` without the level): where a small letter meets a capital, both halves being
  /// words of their own, they are read as two.
  void split(std::string_view clean, std::vector<Token> &tokens, std::vector<Fault> &faults) {
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      if (tokens[i].kind != TokenKind::Mixed) continue;
      const auto range = tokens[i].range;
      const auto word = clean.substr(range.begin, range.size());
      const auto cut = static_cast<std::uint32_t>(word.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ"));
      if (cut < 2 || cut >= word.size()) continue;
      std::vector<Token> halves;
      lex(word.substr(0, cut), range.begin, halves);
      lex(word.substr(cut), range.begin + cut, halves);
      if (halves.size() != 2) continue;
      const auto second = halves[1].kind;
      const bool plausible = second == TokenKind::Phase || second == TokenKind::Crypt || (second == TokenKind::Player && word.size() - cut > 2);
      if (!plausible || (halves[0].kind == TokenKind::Library && cut < 3)) continue;
      std::string right(word.substr(0, cut));
      right += ' ';
      right += word.substr(cut);
      faults.push_back({Fault::Kind::BlankMissing, range, std::move(right)});
      tokens[i] = halves[0];
      tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1, halves[1]);
    }
  }

  void parse(Tree &tree) {
    stream.load(tree.tokens);
    parser.reset();
    writer.into(&tree.nodes);
    if (isDeal(tree.tokens)) {
      parser.dealLine();
    } else {
      parser.eventLine();
    }
  }
};

Parser::Parser() : impl_(std::make_unique<Impl>()) {}
Parser::~Parser() = default;

std::shared_ptr<const Tree> Parser::parse(std::string_view line, std::string_view clean, bool unfinished) {
  auto tree = std::make_shared<Tree>();
  tree->text = line;
  const auto all = static_cast<std::uint32_t>(line.size());
  if (line.size() > text::kLongestLogicalLine) {
    tree->tokens.push_back({TokenKind::Unreadable, {0, all}});
    tree->faults.push_back({Fault::Kind::TooLong, {0, all}, {}});
  } else {
    impl_->lex(clean, 0, tree->tokens);
    impl_->split(clean, tree->tokens, tree->faults);
    repair(line, tree->tokens, tree->faults);
  }
  if (unfinished) {
    for (auto token = tree->tokens.rbegin(); token != tree->tokens.rend(); ++token) {
      if (hidden(token->kind)) continue;
      tree->faults.push_back({Fault::Kind::Unfinished, token->range, {}});
      break;
    }
  }
  try {
    impl_->parse(*tree);
  } catch (const std::exception &) {
    // The grammar accepts every repaired line, which the tests hold to; a bug there must still lose nothing.
    const auto end = static_cast<std::uint32_t>(tree->tokens.size());
    tree->nodes = {{NodeKind::EventLine, 4, 0, end}, {NodeKind::Chain, 4, 0, end}, {NodeKind::Statement, 4, 0, end}, {NodeKind::Unreadable, 4, 0, end}};
    tree->faults.push_back({Fault::Kind::StrayCharacter, {0, all}, {}});
  }
  std::stable_sort(tree->faults.begin(), tree->faults.end(), [](const Fault &a, const Fault &b) { return a.range.begin < b.range.begin; });
  return tree;
}

}  // namespace vtes::syntax

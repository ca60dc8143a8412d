#include "syntax/compare.h"

#include <algorithm>
#include <utility>

#include "syntax/repair.h"
#include "text/source.h"

namespace vtes::syntax {

namespace {

bool same(const std::vector<Token> &a, const std::vector<Token> &b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Token &left, const Token &right) {
    return left.kind == right.kind && left.range.begin == right.range.begin && left.range.end == right.range.end;
  });
}

bool same(const std::vector<Node> &a, const std::vector<Node> &b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Node &left, const Node &right) {
    return left.kind == right.kind && left.next == right.next && left.firstToken == right.firstToken &&
           left.endToken == right.endToken;
  });
}

std::string shown(const std::vector<Token> &tokens) {
  std::string text;
  for (const Token &token : tokens) {
    text += ' ';
    text += toString(token.kind);
    text += '[' + std::to_string(token.range.begin) + ',' + std::to_string(token.range.end) + ')';
  }
  return text;
}

std::string shown(const std::vector<Node> &nodes) {
  std::string text;
  for (const Node &node : nodes) {
    text += ' ';
    text += toString(node.kind);
    text +=
        '[' + std::to_string(node.firstToken) + ',' + std::to_string(node.endToken) + ")>" + std::to_string(node.next);
  }
  return text;
}

/// Each node lies in its parent and behind its elder siblings.
bool wellFormed(const std::vector<Node> &nodes, std::size_t tokenCount) {
  if (nodes.empty() || nodes.front().next != nodes.size() || nodes.front().endToken > tokenCount) return false;
  struct Parent {
    std::uint32_t next;
    std::uint32_t endToken;
    std::uint32_t reached;  ///< the end of the youngest child so far
  };
  std::vector<Parent> open;
  for (std::uint32_t index = 0; index < nodes.size(); ++index) {
    const Node &node = nodes[index];
    while (!open.empty() && open.back().next <= index) open.pop_back();
    if (index > 0) {
      if (open.empty() || node.next > open.back().next ||
          node.endToken > std::max(open.back().endToken, node.firstToken))
        return false;
      if (node.firstToken < open.back().reached) return false;
      open.back().reached = node.endToken;
    }
    if (node.next <= index || node.firstToken > node.endToken) return false;
    open.push_back({node.next, node.endToken, node.firstToken});
  }
  return true;
}

}  // namespace

std::string Comparison::check(std::string bytes) {
  const auto source = text::Source::make(std::move(bytes));
  const std::string_view clean = source->clean();
  tokens_.clear();
  lex(clean, 0, tokens_);
  const auto expected = reference_.lex(clean);
  if (!same(tokens_, expected)) return "tokens:" + shown(tokens_) + "\nANTLR: " + shown(expected);
  for (const NodeKind start : {NodeKind::EventLine, NodeKind::DealLine})
    if (auto wrong = check(tokens_, start); !wrong.empty()) return wrong;
  return checkTree(*parser_.parse(source->bytes(), clean, false));
}

std::string Comparison::check(const std::vector<Token> &tokens, NodeKind start) {
  const bool accepted = recogniser_.parse(tokens, start, nodes_);
  const auto expected = reference_.parse(tokens, start);
  if (accepted != expected.has_value())
    return std::string(accepted ? "ANTLR rejects" : "ANTLR accepts") + shown(tokens);
  if (accepted && !same(nodes_, *expected))
    return "tree:  " + shown(nodes_) + "\nANTLR: " + shown(*expected) + "\nof" + shown(tokens);
  return {};
}

std::string Comparison::checkTree(const Tree &tree) {
  std::uint32_t reached = 0;
  for (const Token &token : tree.tokens) {
    if (token.range.begin != reached || token.range.end < token.range.begin) return "a gap:" + shown(tree.tokens);
    reached = token.range.end;
  }
  if (reached != tree.text.size()) return "text is lost:" + shown(tree.tokens);
  if (!wellFormed(tree.nodes, tree.tokens.size())) return "nodes not nested:" + shown(tree.nodes);
  if (!std::is_sorted(tree.faults.begin(), tree.faults.end(),
                      [](const Fault &a, const Fault &b) { return a.range.begin < b.range.begin; }))
    return "faults are out of order";
  for (const Fault &fault : tree.faults)
    if (fault.range.begin > fault.range.end || fault.range.end > tree.text.size()) return "a fault outside of the text";
  const auto expected = reference_.parse(tree.tokens, isDeal(tree.tokens) ? NodeKind::DealLine : NodeKind::EventLine);
  if (!expected) return "the grammar does not accept the repaired line" + shown(tree.tokens);
  if (!same(tree.nodes, *expected))
    return "tree:  " + shown(tree.nodes) + "\nANTLR: " + shown(*expected) + "\nof" + shown(tree.tokens);
  return {};
}

}  // namespace vtes::syntax

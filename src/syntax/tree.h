#pragma once
/// The owned tree of one logical line: what the parser found, without any of the parser's types.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/token.h"

namespace vtes::syntax {

/// Node kinds: the rules of `grammar/VtesParser.g4` (a test holds the two together).
enum class NodeKind : std::uint8_t {
  EventLine,
  Chain,
  Statement,
  Noun,
  Play,
  Use,
  Used,
  Action,
  Block,
  Strike,
  RangeTerm,
  Press,
  State,
  Contest,
  BurnOption,
  Merge,
  RedList,
  Phase,
  CombatMark,
  ReferendumMark,
  Balance,
  Amount,
  Result,
  Term,
  Specification,
  SpecItem,
  Remark,
  Separator,
  Unreadable,
  DealLine,
  DealSide,
  DealClause,
  DealVerb,
  Duration,
};

/// In preorder; `next` is the index behind the node's subtree.
struct Node {
  NodeKind kind;
  std::uint32_t next = 0;
  std::uint32_t firstToken = 0;  ///< index into Tree::tokens
  std::uint32_t endToken = 0;    ///< exclusive
};

/// What is wrong in a line by its text alone. Wording: lint.
struct Fault {
  enum class Kind : std::uint8_t {
    Slip,          ///< a character that stands for another (`–` for `-`); `right`
    BlankMissing,  ///< two events run together; range: the two characters that touch; `right`
    BlankStyle,    ///< hint: a blank would be better (`<(nb)`, `),c`)
    NotClosed,     ///< a `(`
    NotOpened,     ///< a `)`
    TooDeep,       ///< brackets nested too deep
    RemarkInParentheses,
    Bullet,  ///< a pasted list mark
    StrayLevel,
    StrayMark,
    StraySlash,
    StraySign,
    StrayComma,
    StraySemicolon,
    StrayTerm,
    StrayArrow,
    StrayQuote,
    StrayCharacter,
    InvalidByte,  ///< not UTF-8
    Unfinished,   ///< the line ends in `,` `;` `->`
    TooLong,
    EmptyParentheses,
    NoBlockBare,  ///< `nb` without parentheses
    SpecialBare,  ///< `sa` without `/`
    DealWithoutArrow,
    LevelTwice,  ///< `>>>`, `<>`
  };
  Kind kind;
  text::ByteRange range;  ///< relative to the logical line
  std::string right;      ///< what to write instead; empty: nothing offered
};

struct Tree {
  std::string text;           ///< of the logical line, as given
  std::vector<Token> tokens;  ///< hidden ones included: put together they are the text
  std::vector<Node> nodes;    ///< preorder; the first is EventLine or DealLine
  std::vector<Fault> faults;  ///< by range
};

/// Visits the nodes from `node` to `end`, siblings, in preorder: `visitor` has enter(tree, node) and exit(tree, node).
/// Brackets are not nested deep enough to make this recursion deep.
template <typename Visitor>
void walk(const Tree &tree, Visitor &visitor, std::uint32_t node, std::uint32_t end) {
  while (node < end) {
    const auto next = tree.nodes[node].next;
    visitor.enter(tree, node);
    if (next > node + 1) walk(tree, visitor, node + 1, next);
    visitor.exit(tree, node);
    node = next;
  }
}
/// Visits all nodes so.
template <typename Visitor>
void walk(const Tree &tree, Visitor &visitor) {
  walk(tree, visitor, 0, static_cast<std::uint32_t>(tree.nodes.size()));
}

/// Parses logical lines; keeps its buffers between them. One per thread. Never throws, never fails.
class Parser {
 public:
  Parser();
  ~Parser();
  Parser(const Parser &) = delete;
  Parser &operator=(const Parser &) = delete;
  /// `line`: the bytes; `clean`: the same length in valid UTF-8 (text::Source::clean).
  [[nodiscard]] std::shared_ptr<const Tree> parse(std::string_view line, std::string_view clean, bool unfinished);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// The name of a grammar rule or token, for tests and `vtes parse`.
[[nodiscard]] std::string_view toString(NodeKind kind);
[[nodiscard]] std::string_view toString(TokenKind kind);

}  // namespace vtes::syntax

#include <algorithm>
#include <cstddef>
#include <utility>

#include "syntax/recogniser.h"
#include "syntax/repair.h"
#include "syntax/tree.h"

namespace vtes::syntax {

namespace {

/// The one token that `word` is; End where it is more than one.
TokenKind onlyKind(std::string_view word, std::vector<Token> &scratch) {
  scratch.clear();
  lex(word, 0, scratch);
  return scratch.size() == 1 ? scratch.front().kind : TokenKind::End;
}

/// Two words run together (`vampDI`, `conf>JoAm` without the level): where a small letter meets a capital, both halves
/// being words of their own, they are read as two.
void split(std::string_view clean, std::vector<Token> &tokens, std::vector<Fault> &faults) {
  struct Cut {
    std::size_t index;
    Token second;
  };
  std::vector<Cut> cuts;
  std::vector<Token> scratch;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::Mixed) continue;
    const auto range = tokens[i].range;
    const auto word = clean.substr(range.begin, range.size());
    const auto cut = static_cast<std::uint32_t>(word.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ"));
    if (cut < 2 || cut >= word.size()) continue;
    const auto first = onlyKind(word.substr(0, cut), scratch);
    const auto second = onlyKind(word.substr(cut), scratch);
    if (first == TokenKind::End || second == TokenKind::End) continue;
    const bool plausible = second == TokenKind::Phase || second == TokenKind::Crypt ||
                           (second == TokenKind::Player && word.size() - cut > 2);
    if (!plausible || (first == TokenKind::Library && cut < 3)) continue;
    std::string right(word.substr(0, cut));
    right += ' ';
    right += word.substr(cut);
    faults.push_back({Fault::Kind::BlankMissing, range, std::move(right)});
    tokens[i] = {first, {range.begin, range.begin + cut}};
    cuts.push_back({i, {second, {range.begin + cut, range.end}}});
  }
  // From behind, so that each token moves once.
  auto from = tokens.size();
  tokens.resize(tokens.size() + cuts.size());
  auto to = tokens.size();
  for (; !cuts.empty(); cuts.pop_back()) {
    while (from > cuts.back().index + 1) tokens[--to] = tokens[--from];
    tokens[--to] = cuts.back().second;
  }
}

}  // namespace

/// What is kept between lines: the tree gets copies that are no longer than they must be.
struct Parser::Impl {
  Recogniser recogniser;
  std::vector<Token> tokens;
  std::vector<Node> nodes;
};

Parser::Parser() : impl_(std::make_unique<Impl>()) {}
Parser::~Parser() = default;

std::shared_ptr<const Tree> Parser::parse(std::string_view line, std::string_view clean, bool unfinished) {
  auto tree = std::make_shared<Tree>();
  tree->text = line;
  auto &tokens = impl_->tokens;
  auto &nodes = impl_->nodes;
  tokens.clear();
  const auto all = static_cast<std::uint32_t>(line.size());
  if (line.size() > text::kLongestLogicalLine) {
    tokens.push_back({TokenKind::Unreadable, {0, all}});
    tree->faults.push_back({Fault::Kind::TooLong, {0, all}, {}});
  } else {
    lex(clean, 0, tokens);
    split(clean, tokens, tree->faults);
    repair(line, tokens, tree->faults);
  }
  if (unfinished) {
    const auto last =
        std::find_if(tokens.rbegin(), tokens.rend(), [](const Token &token) { return !hidden(token.kind); });
    if (last != tokens.rend()) tree->faults.push_back({Fault::Kind::Unfinished, last->range, {}});
  }
  if (!impl_->recogniser.parse(tokens, isDeal(tokens) ? NodeKind::DealLine : NodeKind::EventLine, nodes)) {
    // The grammar is to accept every repaired line; one that it does not must still lose nothing.
    const auto end = static_cast<std::uint32_t>(tokens.size());
    nodes = {{NodeKind::EventLine, 4, 0, end},
             {NodeKind::Chain, 4, 0, end},
             {NodeKind::Statement, 4, 0, end},
             {NodeKind::Unreadable, 4, 0, end}};
    tree->faults.push_back({Fault::Kind::StrayCharacter, {0, all}, {}});
  }
  tree->tokens = tokens;
  tree->nodes = nodes;
  std::stable_sort(tree->faults.begin(), tree->faults.end(),
                   [](const Fault &a, const Fault &b) { return a.range.begin < b.range.begin; });
  return tree;
}

}  // namespace vtes::syntax

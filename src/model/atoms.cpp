#include "model/atoms.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace vtes::model {

namespace {

using syntax::NodeKind;
using syntax::TokenKind;

constexpr std::array<std::string_view, 6> kLevels = {"<", "<<", "<<<", ">", ">>", ">>>"};

/// The level mark in ASCII, whatever character was typed; longer ones are cut to what the notation has.
std::string_view plainLevel(std::string_view seen) {
  std::size_t less = 0;
  std::size_t more = 0;
  for (std::size_t i = 0; i < seen.size();) {
    const auto rest = seen.substr(i);
    const auto first = static_cast<unsigned char>(rest.front());
    const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : 3;
    const bool two = rest.starts_with("\u00AB") || rest.starts_with("\u226A") || rest.starts_with("\u00BB") ||
                     rest.starts_with("\u226B");
    const bool left = rest.front() == '<' || rest.starts_with("\u2039") || rest.starts_with("\uFF1C") ||
                      rest.starts_with("\u00AB") || rest.starts_with("\u226A");
    (left ? less : more) += two ? 2 : 1;
    i += size;
  }
  return less > 0 ? kLevels[std::min<std::size_t>(less, 3) - 1]
                  : kLevels[2 + std::min<std::size_t>(std::max<std::size_t>(more, 1), 2)];
}

/// Builds the flat list as the tree is walked.
class AtomReader {
 public:
  AtomReader(const syntax::Tree &tree, std::uint32_t base, const std::vector<FullNameRead> &names, LineAtoms &out)
      : tree_(tree), base_(base), names_(names), out_(out), lists_(out.open) {
    lists_.assign(1, &out_.atoms);
  }

  void enter(const syntax::Tree &, std::uint32_t at) {
    const auto &node = tree_.nodes[at];
    switch (node.kind) {
      case NodeKind::DealLine:
        out_.deal = true;
        break;
      case NodeKind::DealSide:
        out_.sides.emplace_back();
        break;
      case NodeKind::DealClause:
        enterClause(node);
        break;
      case NodeKind::DealVerb:
        enterVerb(node);
        break;
      case NodeKind::Duration:
        clause_->duration = span(node);
        lists_.back() = &scratch_;
        break;
      case NodeKind::Chain:
        comma_ = at > 1;
        break;
      case NodeKind::Balance: {
        const auto &token = tree_.tokens[node.firstToken];
        sign_ = token.kind == TokenKind::Plus ? '+' : '-';
        signBegin_ = absolute(token.range).begin;
        break;
      }
      case NodeKind::Specification:
        enterSpecification(node);
        break;
      case NodeKind::SpecItem:
        lists_.push_back(&lists_.back()->back().specs.back().items.emplace_back());
        break;
      case NodeKind::EventLine:
      case NodeKind::Statement:
      case NodeKind::Used:
        break;
      default:
        enterAtom(node);
        break;
    }
    if (clause_ != nullptr && node.kind == NodeKind::Statement && depth_ == 0) lists_.back() = &clause_->rest;
  }

  void exit(const syntax::Tree &, std::uint32_t at) {
    switch (tree_.nodes[at].kind) {
      case NodeKind::SpecItem:
        lists_.pop_back();
        break;
      case NodeKind::Specification:
        exitSpecification();
        break;
      case NodeKind::DealClause:
        clause_ = nullptr;
        break;
      case NodeKind::DealVerb:
        lists_.back() = &clause_->targets;
        break;
      default:
        break;
    }
  }

 private:
  [[nodiscard]] text::ByteRange absolute(text::ByteRange range) const {
    return {base_ + range.begin, base_ + range.end};
  }
  [[nodiscard]] text::ByteRange span(const syntax::Node &node) const {
    if (node.firstToken >= node.endToken) return {base_, base_};
    return {base_ + tree_.tokens[node.firstToken].range.begin, base_ + tree_.tokens[node.endToken - 1].range.end};
  }
  [[nodiscard]] std::string_view textOf(const syntax::Token &token) const {
    return std::string_view(tree_.text).substr(token.range.begin, token.range.size());
  }

  void enterAtom(const syntax::Node &node) {
    auto &atom = lists_.back()->emplace_back();
    atom.kind = kindOf(node.kind);
    atom.range = span(node);
    atom.comma = comma_;
    if (comma_ && node.firstToken > 0) atom.tight = tree_.tokens[node.firstToken - 1].kind == TokenKind::Comma;
    comma_ = false;
    if (sign_ != 0) {
      atom.sign = sign_;
      atom.range.begin = signBegin_;
      sign_ = 0;
    }
    auto at = node.firstToken;
    if (atom.kind == Atom::Kind::Use) {
      for (++at; syntax::hidden(tree_.tokens[at].kind); ++at) {
      }
      if (tree_.tokens[at].kind == TokenKind::Number) {
        atom.copies = static_cast<std::uint8_t>(std::min(number(textOf(tree_.tokens[at])), 99));
        for (++at; syntax::hidden(tree_.tokens[at].kind); ++at) {
        }
      }
    }
    if (at < tree_.tokens.size()) {
      atom.token = tree_.tokens[at].kind;
      atom.word = absolute(tree_.tokens[at].range);
      atom.text = textOf(tree_.tokens[at]);
      fullName(atom);
    }
    for (++at; at < node.endToken; ++at) {
      const auto &token = tree_.tokens[at];
      if (syntax::hidden(token.kind)) continue;
      if (token.kind == TokenKind::Advanced) {
        atom.advanced = true;
      } else if (token.kind == TokenKind::Merged) {
        atom.merged = true;
      } else if (token.kind == TokenKind::Level) {
        atom.level = plainLevel(textOf(token));
        atom.levelRange = absolute(token.range);
      } else {
        break;
      }
    }
  }

  void fullName(Atom &atom) const {
    for (const auto &name : names_) {
      const auto range = absolute(name.range);
      if (range.begin != atom.word.begin) continue;
      atom.word = range;
      atom.text = name.abbr;
      atom.range.end = std::max(atom.range.end, range.end);
    }
  }

  void enterSpecification(const syntax::Node &node) {
    ++depth_;
    auto &list = *lists_.back();
    const auto range = span(node);
    // The grammar hangs a specification on the statement before it; at the start of a chain or an item there is none.
    // Behind an end of event or a remark it follows nothing either.
    const bool owned = !list.empty() && list.back().range.end >= range.end &&
                       list.back().kind != Atom::Kind::Separator && list.back().kind != Atom::Kind::Remark;
    if (!owned) {
      auto &bare = list.emplace_back();
      bare.kind = Atom::Kind::Bare;
      bare.range = bare.word = range;
    }
    auto &spec = list.back().specs.emplace_back();
    spec.range = range;
    spec.attached = node.firstToken > 0 && !syntax::hidden(tree_.tokens[node.firstToken - 1].kind);
  }

  void exitSpecification() {
    --depth_;
    // A comma that no atom in the parentheses took stands in front of them.
    auto &atom = lists_.back()->back();
    if (atom.kind == Atom::Kind::Bare && std::exchange(comma_, false)) atom.comma = true;
  }

  void enterClause(const syntax::Node &node) {
    out_.sides.back().emplace_back();
    clause_ = &out_.sides.back().back();
    clause_->range = span(node);
    lists_.assign(1, &clause_->lead);
    for (auto at = node.firstToken; at < node.endToken; ++at) {
      const auto kind = tree_.tokens[at].kind;
      if (kind == TokenKind::Let) clause_->let = true;
      if (kind == TokenKind::Not) clause_->negated = true;
    }
    letAt_ = clause_->let
                 ? absolute(std::find_if(tree_.tokens.begin() + node.firstToken, tree_.tokens.begin() + node.endToken,
                                         [](const syntax::Token &t) { return t.kind == TokenKind::Let; })
                                ->range)
                       .begin
                 : 0;
  }

  void enterVerb(const syntax::Node &node) {
    // Nouns between `let` and the verb are whom it is let; the grammar keeps them in one list with those before.
    if (clause_->let) {
      auto &lead = clause_->lead;
      const auto split =
          std::find_if(lead.begin(), lead.end(), [&](const Atom &atom) { return atom.range.begin > letAt_; });
      clause_->letNouns.assign(std::make_move_iterator(split), std::make_move_iterator(lead.end()));
      lead.erase(split, lead.end());
    }
    clause_->verbRange = span(node);
    clause_->verbText =
        std::string_view(tree_.text).substr(clause_->verbRange.begin - base_, clause_->verbRange.size());
    lists_.back() = &clause_->verb;
  }

  static int number(std::string_view digits) {
    int value = 0;
    for (const char c : digits) {
      if (c < '0' || c > '9' || value > 100000) break;
      value = value * 10 + (c - '0');
    }
    return value;
  }

  static Atom::Kind kindOf(NodeKind kind) {
    switch (kind) {
      case NodeKind::Noun:
        return Atom::Kind::Noun;
      case NodeKind::Play:
        return Atom::Kind::Play;
      case NodeKind::Use:
        return Atom::Kind::Use;
      case NodeKind::Action:
        return Atom::Kind::Action;
      case NodeKind::Block:
        return Atom::Kind::Block;
      case NodeKind::Strike:
        return Atom::Kind::Strike;
      case NodeKind::RangeTerm:
        return Atom::Kind::RangeTerm;
      case NodeKind::Press:
        return Atom::Kind::Press;
      case NodeKind::State:
        return Atom::Kind::State;
      case NodeKind::Contest:
        return Atom::Kind::Contest;
      case NodeKind::BurnOption:
        return Atom::Kind::BurnOption;
      case NodeKind::Merge:
        return Atom::Kind::Merge;
      case NodeKind::RedList:
        return Atom::Kind::RedList;
      case NodeKind::Phase:
        return Atom::Kind::Phase;
      case NodeKind::CombatMark:
        return Atom::Kind::CombatMark;
      case NodeKind::ReferendumMark:
        return Atom::Kind::ReferendumMark;
      case NodeKind::Amount:
        return Atom::Kind::Amount;
      case NodeKind::Result:
        return Atom::Kind::Result;
      case NodeKind::Term:
        return Atom::Kind::Term;
      case NodeKind::Remark:
        return Atom::Kind::Remark;
      case NodeKind::Separator:
        return Atom::Kind::Separator;
      default:
        return Atom::Kind::Unreadable;
    }
  }

  const syntax::Tree &tree_;
  std::uint32_t base_;
  const std::vector<FullNameRead> &names_;
  LineAtoms &out_;
  std::vector<std::vector<Atom> *> &lists_;
  std::vector<Atom> scratch_;
  int depth_ = 0;  ///< of specifications
  ClauseAtoms *clause_ = nullptr;
  std::uint32_t letAt_ = 0;
  std::uint32_t signBegin_ = 0;
  char sign_ = 0;
  bool comma_ = false;
};

}  // namespace

void readAtoms(const syntax::Tree &tree, std::uint32_t base, const std::vector<FullNameRead> &names, LineAtoms &out) {
  out.deal = false;
  out.atoms.clear();
  out.sides.clear();
  AtomReader reader(tree, base, names, out);
  syntax::walk(tree, reader);
}

}  // namespace vtes::model

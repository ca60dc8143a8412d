#include "syntax/recogniser.h"

#include <algorithm>
#include <cstddef>

namespace vtes::syntax {

namespace {

/// What a position in a rule does on the next visible token.
enum class Op : std::uint8_t {
  Fail,
  Return,  ///< the rule ends
  Match,   ///< takes the token; goes on in row `next`
  Call,    ///< enters `rule`, which returns to row `next`
  Peek,    ///< row `next` decides, by the token behind this one
};
struct Action {
  Op op;
  std::uint8_t rule;
  std::uint8_t next;
};

#include "VtesTables.inc"

constexpr bool sameHiddenKinds() {
  for (unsigned kind = 0; kind < kTokenKinds; ++kind)
    if (hidden(static_cast<TokenKind>(kind)) != ((kHiddenKinds >> kind & 1U) != 0)) return false;
  return true;
}
static_assert(kTokenKinds == static_cast<unsigned>(TokenKind::Unreadable) + 1);
static_assert(kRules == static_cast<unsigned>(NodeKind::Duration) + 1);
static_assert(sameHiddenKinds());

constexpr unsigned kNoRow = 0xFFFF;  ///< behind the whole line
constexpr unsigned kDead = 0;
constexpr unsigned kStart = 1;

struct Character {
  unsigned charClass;
  std::size_t length;
};

/// The character at `at`. A sequence that the end of the text cuts short ends there.
Character characterAt(std::string_view text, std::size_t at) {
  const auto lead = static_cast<unsigned char>(text[at]);
  if (lead < 0x80) return {kAsciiClass[lead], 1};
  const std::size_t length = std::min<std::size_t>(lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4, text.size() - at);
  std::uint32_t point = lead & (0xFFU >> (length + 1));
  for (std::size_t index = 1; index < length; ++index)
    point = point << 6U | (static_cast<unsigned char>(text[at + index]) & 0x3FU);
  const auto *range = std::upper_bound(std::begin(kRangeBegin), std::end(kRangeBegin), point) - 1;
  return {kRangeClass[std::max<std::ptrdiff_t>(range - std::begin(kRangeBegin), 0)], length};
}

/// Where a scan ran on in one state without a token in it. A later scan that comes there in the same state can stop:
/// else a line of nothing but combining marks would be read to its end from each of them.
struct FutileRun {
  unsigned state = kDead;
  std::size_t begin = 0;
  std::size_t end = 0;
};

}  // namespace

void lex(std::string_view clean, std::uint32_t base, std::vector<Token> &tokens) {
  FutileRun futile;
  for (std::size_t begin = 0; begin < clean.size();) {
    unsigned state = kStart;
    auto kind = static_cast<unsigned>(TokenKind::Unreadable);
    std::size_t end = begin;
    std::size_t at = begin;
    FutileRun run;
    while (at < clean.size()) {
      const auto character = characterAt(clean, at);
      state = kNextState[state * kCharClasses + character.charClass];
      if (state == kDead) break;
      at += character.length;
      if (kAccept[state] != 0) {
        kind = kAccept[state];
        end = at;
        run.state = kDead;
        continue;
      }
      if (state == futile.state && at >= futile.begin && at <= futile.end) break;
      if (state != run.state) run = {state, at, at};
      run.end = at;
    }
    if (run.state != kDead) futile = run;
    tokens.push_back({static_cast<TokenKind>(kind),
                      {base + static_cast<std::uint32_t>(begin), base + static_cast<std::uint32_t>(end)}});
    begin = end;
  }
}

bool Recogniser::parse(const std::vector<Token> &tokens, NodeKind start, std::vector<Node> &nodes) {
  const auto size = static_cast<std::uint32_t>(tokens.size());
  const auto visibleFrom = [&](std::uint32_t at) {
    while (at < size && hidden(tokens[at].kind)) ++at;
    return at;
  };
  const auto kindAt = [&](std::uint32_t at) {
    return static_cast<unsigned>(at < size ? tokens[at].kind : TokenKind::End);
  };

  std::uint32_t at = visibleFrom(0);  // the next visible token
  std::uint32_t behind = 0;           // the end of the last one that was taken
  unsigned kind = kindAt(at);
  const auto actionIn = [&](unsigned row) { return kActions[kActionOf[row * kTokenKinds + kind]]; };
  const auto enter = [&](NodeKind rule, std::uint32_t next) {
    open_.push_back({static_cast<std::uint32_t>(nodes.size()), next});
    nodes.push_back({rule, 0, at, 0});
    return kFirstRow[static_cast<unsigned>(rule)];
  };

  nodes.clear();
  open_.clear();
  unsigned row = enter(start, kNoRow);
  for (;;) {
    Action action = actionIn(row);
    for (;;) {
      if (action.op == Op::Call) {
        action = actionIn(enter(static_cast<NodeKind>(action.rule), action.next));
      } else if (action.op == Op::Peek) {
        action = kActions[kActionOf[action.next * kTokenKinds + kindAt(visibleFrom(at + 1))]];
      } else {
        break;
      }
    }
    switch (action.op) {
      case Op::Match:
        row = action.next;
        if (at == size) break;
        behind = at + 1;
        at = visibleFrom(behind);
        kind = kindAt(at);
        if (row != kEndRow) break;
        [[fallthrough]];
      case Op::Return:
        do {
          Node &node = nodes[open_.back().node];
          node.next = static_cast<std::uint32_t>(nodes.size());
          node.endToken = std::max(node.firstToken, behind);
          row = open_.back().row;
          open_.pop_back();
        } while (row == kEndRow);
        if (row == kNoRow) return true;
        break;
      default:
        return false;
    }
  }
}

}  // namespace vtes::syntax

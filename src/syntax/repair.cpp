#include "syntax/repair.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>

namespace vtes::syntax {

namespace {

using Kind = TokenKind;

bool isNoun(Kind kind) {
  return kind >= Kind::UnknownCrypt && kind <= Kind::LibraryInitial;
}
bool isCardWord(Kind kind) {
  return kind == Kind::Library || kind == Kind::Mixed;
}
bool isWord(Kind kind) {
  return isNoun(kind) || isCardWord(kind);
}
bool isMarker(Kind kind) {
  return kind == Kind::Level || kind == Kind::Advanced || kind == Kind::Merged;
}
bool isUsable(Kind kind) {
  return isWord(kind) || kind == Kind::Special || kind == Kind::RedList || kind == Kind::Edge || kind == Kind::Quantity;
}
/// What may stray: signs, and the terms that have a place of their own.
constexpr bool mayStray(Kind kind) {
  return kind >= Kind::Level || kind == Kind::MissingClose || (kind >= Kind::NoBlock && kind <= Kind::DealVerb);
}

/// A set of kinds has a bit for each.
constexpr std::uint64_t bit(Kind kind) {
  return std::uint64_t{1} << static_cast<unsigned>(kind);
}
static_assert(static_cast<unsigned>(Kind::Unreadable) < 64);
std::uint64_t kindsOf(const std::vector<Token> &tokens) {
  std::uint64_t kinds = 0;
  for (const auto &token : tokens) kinds |= bit(token.kind);
  return kinds;
}
constexpr std::uint64_t kMayStray = [] {
  std::uint64_t kinds = 0;
  for (unsigned kind = 0; kind <= static_cast<unsigned>(Kind::Unreadable); ++kind) {
    if (mayStray(static_cast<Kind>(kind))) kinds |= bit(static_cast<Kind>(kind));
  }
  return kinds;
}();
/// What blanks() looks for.
constexpr std::uint64_t kTouched =
    bit(Kind::Level) | bit(Kind::Advanced) | bit(Kind::Merged) | bit(Kind::Open) | bit(Kind::Close) | bit(Kind::Comma);
constexpr std::uint64_t kOfDeals = bit(Kind::Arrow) | bit(Kind::Let);
/// Bytes that are never part of a slip: ASCII without the blanks, brackets and the arrow (`=>`) that stand for others.
constexpr std::array<bool, 256> kNoSlip = [] {
  std::array<bool, 256> table{};
  for (std::size_t byte = ' '; byte < 0x7F; ++byte) table[byte] = true;
  table['\t'] = true;
  for (const char c : {'[', ']', '{', '}', '='}) table[static_cast<unsigned char>(c)] = false;
  return table;
}();
bool hasNoSlip(std::string_view line) {
  return std::all_of(line.begin(), line.end(), [](char c) { return kNoSlip[static_cast<unsigned char>(c)]; });
}
bool isNumber(Kind kind) {
  return kind == Kind::Number || kind == Kind::Quantity;
}
/// Letters in a row, whatever they mean: what a remark is made of.
bool isLetters(Kind kind) {
  return isWord(kind) ||
         (kind >= Kind::Action && kind <= Kind::DealVerb && kind != Kind::NoBlock && kind != Kind::Contest) ||
         kind == Kind::Phase || kind == Kind::CombatMark;
}

/// What to write for a sign that people's programs replace.
std::string rightSign(Kind kind, std::string_view seen) {
  switch (kind) {
    case Kind::Minus:
      return "-";
    case Kind::Plus:
      return "+";
    case Kind::Arrow:
      return "->";
    case Kind::Comma:
      return ",";
    case Kind::Semicolon:
      return ";";
    case Kind::Slash:
      return "/";
    case Kind::Open:
      return "(";
    case Kind::Close:
      return ")";
    case Kind::Referendum:
      return "%";
    case Kind::Advanced:
      return "^";
    case Kind::Merged:
      return "#";
    case Kind::Dot:
      return ".";
    case Kind::Antitribu:
      return "!" + std::string(seen.substr(3));
    case Kind::Blank:
      return " ";
    case Kind::Level: {
      std::string right;
      for (std::size_t i = 0; i < seen.size();) {
        const auto rest = seen.substr(i);
        if (rest.front() == '<' || rest.front() == '>') {
          right += rest.front();
          i += 1;
          continue;
        }
        const bool less = rest.starts_with("\u2039") || rest.starts_with("\uFF1C") || rest.starts_with("\u00AB") ||
                          rest.starts_with("\u226A");
        const bool two = rest.starts_with("\u00AB") || rest.starts_with("\u00BB") || rest.starts_with("\u226A") ||
                         rest.starts_with("\u226B");
        right.append(two ? 2 : 1, less ? '<' : '>');
        i += static_cast<unsigned char>(rest.front()) < 0xE0 ? 2 : 3;
      }
      return right;
    }
    default:
      return {};
  }
}

/// The letter or digit of a full-width form (U+FF10 to U+FF5A); empty for anything else.
std::string plainLetter(std::string_view seen) {
  if (seen.size() != 3 || seen[0] != '\xEF') return {};
  const auto second = static_cast<unsigned char>(seen[1]);
  const auto third = static_cast<unsigned char>(seen[2]);
  if (second != 0xBC && second != 0xBD) return {};
  const auto plain = static_cast<char>((second == 0xBC ? third - 0x80 : third - 0x80 + 0x40) + 0x20);
  const bool letter = (plain >= 'A' && plain <= 'Z') || (plain >= 'a' && plain <= 'z');
  return letter || (plain >= '0' && plain <= '9') ? std::string(1, plain) : std::string();
}

class Repair {
 public:
  Repair(std::string_view line, std::vector<Token> &tokens, std::vector<Fault> &faults)
      : line_(line), tokens_(tokens), faults_(faults) {}

  void run() {
    bullet();
    if (!hasNoSlip(line_)) slips();
    std::uint64_t kinds = kindsOf(tokens_);
    if ((kinds & (bit(Kind::Open) | bit(Kind::Close))) != 0) {
      brackets();
      remarks();
      close();
      kinds = kindsOf(tokens_);
    }
    deal_ = (kinds & kOfDeals) != 0 && isDeal(tokens_);
    // Most lines have nothing that could stray, and nothing that a blank could be missing behind.
    if ((kinds & kMayStray) != 0) strays();
    if ((kinds & kTouched) != 0) blanks();
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  static bool isBracket(const Token &token) { return token.kind == Kind::Open || token.kind == Kind::Close; }
  [[nodiscard]] std::string_view textOf(const Token &token) const {
    return line_.substr(token.range.begin, token.range.size());
  }
  void fault(Fault::Kind kind, text::ByteRange range, std::string right = {}) {
    faults_.push_back({kind, range, std::move(right)});
  }
  [[nodiscard]] std::size_t next(std::size_t at) const {
    for (++at; at < tokens_.size(); ++at) {
      if (!hidden(tokens_[at].kind)) return at;
    }
    return kNone;
  }
  [[nodiscard]] std::size_t previous(std::size_t at) const {
    while (at-- > 0) {
      if (!hidden(tokens_[at].kind)) return at;
    }
    return kNone;
  }
  [[nodiscard]] Kind kindAt(std::size_t at) const { return at == kNone ? Kind::End : tokens_[at].kind; }

  /// A list mark pasted with the text: `* Kora bd`, `• Kora bd`, `1. Kora bd`.
  void bullet() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      auto &token = tokens_[i];
      if (token.kind == Kind::Blank) continue;
      if (token.kind == Kind::Number && i + 2 < tokens_.size() && tokens_[i + 2].kind == Kind::Blank) {
        auto &behind = tokens_[i + 1];
        if (behind.kind != Kind::Dot && behind.kind != Kind::Close) return;
        fault(Fault::Kind::Bullet, {token.range.begin, behind.range.end});
        token.kind = behind.kind = Kind::Star;
        return;
      }
      if (token.kind != Kind::Star && token.kind != Kind::Unreadable) return;
      const auto seen = textOf(token);
      const bool mark = token.kind == Kind::Star || seen == "\u2022" || seen == "\u00B7" || seen == "\u25AA" ||
                        seen == "\u25E6" || seen == "\u2023" || seen == "\u25CF" || seen == "\u25CB" ||
                        seen == "\u2219";
      if (!mark) return;
      fault(Fault::Kind::Bullet, token.range);
      token.kind = Kind::Star;
      return;
    }
  }

  void slips() {
    for (const auto &token : tokens_) {
      const auto kind = token.kind;
      if (kind < Kind::Level && kind != Kind::Blank && kind != Kind::Antitribu && kind != Kind::Referendum) continue;
      if (kind == Kind::Quote || kind == Kind::Unreadable) continue;
      const auto seen = textOf(token);
      if (kind == Kind::Blank) {
        const bool plain = std::all_of(seen.begin(), seen.end(), [](char c) { return c == ' ' || c == '\t'; });
        if (!plain) fault(Fault::Kind::Slip, token.range, " ");
        continue;
      }
      // Of the signs of one byte only brackets have wrong ones.
      if (seen.size() == 1 && !isBracket(token)) continue;
      if (kind == Kind::Antitribu && seen.front() == '!') continue;
      auto right = rightSign(kind, seen);
      if (right != seen) fault(Fault::Kind::Slip, token.range, std::move(right));
    }
  }

  /// Pairs brackets. What nests too deep, and a `)` without its `(`, becomes unreadable.
  void brackets() {
    std::vector<std::size_t> open;
    partner_.assign(tokens_.size(), kNone);
    silent_.assign(tokens_.size(), 0);
    bool deep = false;
    std::size_t depthSkipped = 0;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (tokens_[i].kind == Kind::Open) {
        if (open.size() >= static_cast<std::size_t>(kDeepestBracket)) {
          if (!deep) fault(Fault::Kind::TooDeep, tokens_[i].range);
          deep = true;
          ++depthSkipped;
          tokens_[i].kind = Kind::Unreadable;
          silent_[i] = 1;
        } else {
          open.push_back(i);
        }
      } else if (tokens_[i].kind == Kind::Close) {
        if (depthSkipped > 0) {
          --depthSkipped;
          tokens_[i].kind = Kind::Unreadable;
          silent_[i] = 1;
        } else if (open.empty()) {
          fault(Fault::Kind::NotOpened, tokens_[i].range);
          tokens_[i].kind = Kind::Unreadable;
          silent_[i] = 1;
        } else {
          partner_[open.back()] = i;
          partner_[i] = open.back();
          open.pop_back();
        }
      }
    }
    unclosed_ = std::move(open);
  }

  /// A bracket whose content cannot be a specification but reads like a sentence (`(see section 2.2. Untap Phase)`) is
  /// one Remark.
  void remarks() {
    bool some = false;
    for (std::size_t i = 0; i < tokens_.size() && !some; ++i) some = isProse(i);
    if (!some) return;
    std::vector<Fault> found;
    std::size_t kept = 0;
    std::vector<std::size_t> moved(tokens_.size(), 0);
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      moved[i] = kept;
      silent_[kept] = silent_[i];
      if (!isProse(i)) {
        tokens_[kept++] = tokens_[i];
        continue;
      }
      const Token &open = tokens_[i];
      const Token &close = tokens_[partner_[i]];
      const text::ByteRange all{open.range.begin, close.range.end};
      std::string right = "// ";
      right += line_.substr(open.range.end, close.range.begin - open.range.end);
      found.push_back({Fault::Kind::RemarkInParentheses, all, std::move(right)});
      i = partner_[i];
      tokens_[kept++] = {Kind::Remark, all};
    }
    tokens_.resize(kept);
    silent_.resize(kept);
    for (auto &index : unclosed_) index = moved[index];
    // What is wrong inside of a remark does not matter.
    std::erase_if(faults_, [&](const Fault &fault) {
      const auto behind = std::upper_bound(found.begin(), found.end(), fault.range.begin,
                                           [](auto begin, const Fault &remark) { return begin < remark.range.begin; });
      return behind != found.begin() && fault.range.end <= std::prev(behind)->range.end;
    });
    std::move(found.begin(), found.end(), std::back_inserter(faults_));
  }

  /// Whether a closed bracket at `open` has more than two words in a row, a full stop or a quotation mark.
  [[nodiscard]] bool isProse(std::size_t open) const {
    if (tokens_[open].kind != Kind::Open || partner_[open] == kNone) return false;
    int run = 0;
    for (auto at = open + 1; at < partner_[open]; ++at) {
      const auto kind = tokens_[at].kind;
      if (hidden(kind)) continue;
      run = isLetters(kind) ? run + 1 : 0;
      if (kind == Kind::Quote || kind == Kind::Dot || run >= 3) return true;
    }
    return false;
  }

  /// The token behind which a `)` is missing: `(` and one item, and more items only behind commas.
  [[nodiscard]] std::size_t endOfItems(std::size_t open) const {
    auto last = open;
    for (auto at = open;;) {
      const auto first = next(at);
      auto kind = kindAt(first);
      if (kind == Kind::NoBlock || kind == Kind::Contest || kind == Kind::Antitribu || isNumber(kind)) {
        last = first;
      } else if (isWord(kind)) {
        last = first;
        auto behind = next(last);
        if (kindAt(behind) == Kind::Plus || kindAt(behind) == Kind::Minus) behind = next(behind);
        if (behind != kNone && isNumber(kindAt(behind))) last = behind;
      } else if (kind == Kind::Plus || kind == Kind::Minus) {
        const auto number = next(first);
        if (number == kNone || !isNumber(kindAt(number))) return last;
        last = number;
      } else {
        return last;
      }
      const auto comma = next(last);
      if (kindAt(comma) != Kind::Comma) return last;
      const auto behind = kindAt(next(comma));
      if (behind != Kind::NoBlock && !isWord(behind) && !isNumber(behind) && behind != Kind::Plus &&
          behind != Kind::Minus)
        return last;
      at = comma;
    }
  }

  void close() {
    for (; !unclosed_.empty(); unclosed_.pop_back()) {
      const auto open = unclosed_.back();
      const auto last = endOfItems(open);
      const auto end = tokens_[last].range.end;
      std::string right(line_.substr(tokens_[open].range.begin, end - tokens_[open].range.begin));
      fault(Fault::Kind::NotClosed, tokens_[open].range, right + ")");
      tokens_.insert(tokens_.begin() + static_cast<std::ptrdiff_t>(last) + 1, {Kind::MissingClose, {end, end}});
      silent_.insert(silent_.begin() + static_cast<std::ptrdiff_t>(last) + 1, 0);
    }
  }

  /// One fault for a run of the same: `---`.
  void unreadable(std::size_t at, Fault::Kind kind, std::string right = {}) {
    auto *last = faults_.empty() ? nullptr : &faults_.back();
    if (last != nullptr && last->kind == kind && last->range.end == tokens_[at].range.begin && last->right.empty() &&
        right.empty()) {
      last->range.end = tokens_[at].range.end;
    } else {
      fault(kind, tokens_[at].range, std::move(right));
    }
    tokens_[at].kind = Kind::Unreadable;
    if (silent_.empty()) silent_.assign(tokens_.size(), 0);
    silent_[at] = 1;
  }
  [[nodiscard]] bool isSilent(std::size_t at) const { return !silent_.empty() && silent_[at] != 0; }

  /// Signs that nothing precedes or follows, and terms out of their place.
  void strays() {
    int depth = 0;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const auto kind = tokens_[i].kind;
      if (!mayStray(kind)) continue;
      const auto before = previous(i);
      const auto behind = next(i);
      const auto left = kindAt(before);
      const auto right = kindAt(behind);
      switch (kind) {
        case Kind::Open:
          ++depth;
          if (right == Kind::Close)
            fault(Fault::Kind::EmptyParentheses, {tokens_[i].range.begin, tokens_[behind].range.end});
          break;
        case Kind::Close:
        case Kind::MissingClose:
          --depth;
          break;
        case Kind::Level:
        case Kind::Advanced:
        case Kind::Merged:
          marker(i, before);
          break;
        case Kind::Slash: {
          auto object = behind;
          if (right == Kind::Number) object = next(behind);
          if (object == kNone || !isUsable(kindAt(object))) unreadable(i, Fault::Kind::StraySlash);
          break;
        }
        case Kind::Plus:
        case Kind::Minus: {
          const bool operand = isWord(right) || isNumber(right) || right == Kind::Slash || right == Kind::NoBlock ||
                               right == Kind::Special || right == Kind::HandSize || right == Kind::Edge ||
                               right == Kind::Antitribu;
          const bool use = right != Kind::Slash || isUsable(kindAt(next(behind))) ||
                           (kindAt(next(behind)) == Kind::Number && isUsable(kindAt(next(next(behind)))));
          if (!operand || !use) unreadable(i, Fault::Kind::StraySign);
          break;
        }
        case Kind::Comma:
          if (left == Kind::End || left == Kind::Comma || left == Kind::Semicolon || left == Kind::Open ||
              left == Kind::Arrow || right == Kind::Close || right == Kind::Semicolon) {
            fault(Fault::Kind::StrayComma, tokens_[i].range);
          }
          break;
        case Kind::Semicolon:
          if (left == Kind::End || left == Kind::Semicolon || left == Kind::Open) {
            fault(Fault::Kind::StraySemicolon, tokens_[i].range);
          }
          break;
        case Kind::Arrow:
          if (depth > 0 || left == Kind::End || right == Kind::End || left == Kind::Arrow) {
            if (depth > 0) {
              unreadable(i, Fault::Kind::StrayArrow);
            } else {
              fault(Fault::Kind::StrayArrow, tokens_[i].range);
            }
          }
          break;
        case Kind::NoBlock:
          if (depth == 0 && !deal_) fault(Fault::Kind::NoBlockBare, tokens_[i].range, "(nb)");
          break;
        case Kind::Special:
          if (left != Kind::Slash) fault(Fault::Kind::SpecialBare, tokens_[i].range, "/sa");
          break;
        case Kind::HandSize:
          if (!isNumber(left)) fault(Fault::Kind::StrayTerm, tokens_[i].range);
          break;
        case Kind::Let:
        case Kind::Not:
        case Kind::Next:
        case Kind::DealVerb:
          if (!deal_) fault(Fault::Kind::StrayTerm, tokens_[i].range);
          break;
        case Kind::Quote:
          fault(Fault::Kind::StrayQuote, tokens_[i].range);
          break;
        case Kind::Unreadable:
          if (!isSilent(i)) character(i);
          break;
        default:
          break;
      }
    }
    const auto first = next(kNone);
    if (kindAt(first) == Kind::Let &&
        std::none_of(tokens_.begin(), tokens_.end(), [](const Token &t) { return t.kind == Kind::Arrow; })) {
      fault(Fault::Kind::DealWithoutArrow, tokens_[first].range);
    }
  }

  void marker(std::size_t at, std::size_t before) {
    const auto left = kindAt(before);
    bool used = left == Kind::Special || left == Kind::RedList || left == Kind::Edge || left == Kind::Quantity;
    if (used) {
      auto slash = previous(before);
      if (kindAt(slash) == Kind::Number) slash = previous(slash);
      used = kindAt(slash) == Kind::Slash;
    }
    if (!isWord(left) && !isMarker(left) && !used) {
      unreadable(at, tokens_[at].kind == Kind::Level ? Fault::Kind::StrayLevel : Fault::Kind::StrayMark);
      return;
    }
    if (tokens_[at].kind != Kind::Level) return;
    const auto seen = rightSign(Kind::Level, textOf(tokens_[at]));
    const std::size_t most = seen.front() == '<' ? 3 : 2;
    if (left == Kind::Level) {
      fault(Fault::Kind::LevelTwice, tokens_[at].range);
    } else if (seen.size() > most) {
      fault(Fault::Kind::LevelTwice, tokens_[at].range, seen.substr(0, most));
    }
  }

  /// One fault for a run of characters that belong to no word.
  void character(std::size_t at) {
    const auto seen = textOf(tokens_[at]);
    const bool badByte = seen.size() == 1 && static_cast<unsigned char>(seen.front()) >= 0x80;
    auto right = plainLetter(seen);
    const auto kind = badByte          ? Fault::Kind::InvalidByte
                      : !right.empty() ? Fault::Kind::Slip
                                       : Fault::Kind::StrayCharacter;
    if (!faults_.empty() && faults_.back().kind == kind && faults_.back().range.end == tokens_[at].range.begin) {
      faults_.back().range.end = tokens_[at].range.end;
      faults_.back().right += right;
    } else {
      fault(kind, tokens_[at].range, std::move(right));
    }
  }

  /// Two events that touch, and blanks that make reading easier.
  void blanks() {
    for (std::size_t i = 0; i + 1 < tokens_.size(); ++i) {
      const auto kind = tokens_[i].kind;
      const auto &behind = tokens_[i + 1];
      const auto end = tokens_[i].range.end;
      if ((isMarker(kind) || kind == Kind::Close) &&
          (isWord(behind.kind) || (behind.kind >= Kind::Phase && behind.kind <= Kind::DealVerb))) {
        const auto word = textOf(behind);
        const auto last = lastCharacter(textOf(tokens_[i]));
        const text::ByteRange range{static_cast<std::uint32_t>(end - last.size()),
                                    static_cast<std::uint32_t>(end + firstCharacter(word).size())};
        std::string right(last);
        right += ' ';
        right += firstCharacter(word);
        fault(Fault::Kind::BlankMissing, range, std::move(right));
      } else if (behind.kind == Kind::Open && !hidden(kind) && kindAt(next(i + 1)) == Kind::NoBlock) {
        const auto last = lastCharacter(textOf(tokens_[i]));
        fault(Fault::Kind::BlankStyle, {static_cast<std::uint32_t>(end - last.size()), behind.range.end},
              std::string(last) + " (");
      } else if (kind == Kind::Comma && i > 0 && joined(tokens_[i - 1].kind) && joins(behind.kind) &&
                 !sharesTarget(i)) {
        const auto last = lastCharacter(textOf(tokens_[i - 1]));
        const auto word = firstCharacter(textOf(behind));
        std::string right(last);
        right += ", ";
        right += word;
        fault(Fault::Kind::BlankStyle,
              {static_cast<std::uint32_t>(tokens_[i].range.begin - last.size()),
               static_cast<std::uint32_t>(end + word.size())},
              std::move(right));
      }
    }
  }

  /// Something that a comma can have behind it, and before it, which may end in a parenthesis.
  [[nodiscard]] static bool joins(Kind kind) {
    return !hidden(kind) && kind != Kind::Open && kind != Kind::Close && kind != Kind::MissingClose &&
           kind != Kind::Comma && kind != Kind::Semicolon;
  }
  [[nodiscard]] static bool joined(Kind kind) { return joins(kind) || kind == Kind::Close; }

  /// `/trdia,trdo Saulot`: the comma without a blank adds a use (READING 5.3).
  [[nodiscard]] bool sharesTarget(std::size_t comma) const {
    if (!isWord(kindAt(next(comma)))) return false;
    for (auto at = previous(comma); at != kNone; at = previous(at)) {
      const auto kind = kindAt(at);
      if (kind == Kind::Slash) return true;
      if (!isWord(kind) && kind != Kind::Comma && kind != Kind::Number && !isMarker(kind)) return false;
    }
    return false;
  }

  static std::string_view lastCharacter(std::string_view word) {
    auto begin = word.size();
    while (begin > 0 && (static_cast<unsigned char>(word[--begin]) & 0xC0U) == 0x80) {
    }
    return word.substr(begin);
  }
  static std::string_view firstCharacter(std::string_view word) {
    std::size_t end = word.empty() ? 0 : 1;
    while (end < word.size() && (static_cast<unsigned char>(word[end]) & 0xC0U) == 0x80) ++end;
    return word.substr(0, end);
  }

  std::string_view line_;
  std::vector<Token> &tokens_;
  std::vector<Fault> &faults_;
  std::vector<std::size_t> partner_;
  std::vector<std::size_t> unclosed_;
  std::vector<char> silent_;  ///< [token]: unreadable, and has its fault already; empty while there is none
  bool deal_ = false;
};

}  // namespace

void repair(std::string_view line, std::vector<Token> &tokens, std::vector<Fault> &faults) {
  Repair(line, tokens, faults).run();
}

bool isDeal(const std::vector<Token> &tokens) {
  bool first = true;
  for (const auto &token : tokens) {
    if (hidden(token.kind)) continue;
    if (token.kind == Kind::Arrow || (first && token.kind == Kind::Let)) return true;
    first = false;
  }
  return false;
}

}  // namespace vtes::syntax

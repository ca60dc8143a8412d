#include "format/proposals.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "cards/fold.h"
#include "syntax/tree.h"

namespace vtes::format {

namespace {

using model::Note;
using model::Transcript;
using syntax::Fault;
using syntax::Token;
using syntax::TokenKind;
using text::ByteRange;

/// Faults that formatting puts right, or that are no errors.
bool isHarmless(Fault::Kind kind) {
  switch (kind) {
    case Fault::Kind::Slip:
    case Fault::Kind::BlankMissing:
    case Fault::Kind::BlankStyle:
    case Fault::Kind::DealWithoutArrow:
      return true;
    default:
      return false;
  }
}

/// Notes of what could not be read as it stands.
bool isError(Note::Kind kind) {
  switch (kind) {
    case Note::Kind::UnknownWord:
    case Note::Kind::UnknownPlayer:
    case Note::Kind::ShortWithout:
    case Note::Kind::LevelTooHigh:
    case Note::Kind::LevelOnLevelless:
    case Note::Kind::NoAdvanced:
    case Note::Kind::FullName:
      return true;
    default:
      return false;
  }
}

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\v' || c == '\f';
}

/// Blanks in front of a line or a comment stay, in plain characters: wide ones become blanks, those without width go.
std::string plainBlanks(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const std::string_view rest = text.substr(i);
    const auto first = static_cast<unsigned char>(rest.front());
    const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : 3;
    const std::string_view character = rest.substr(0, size);
    constexpr std::string_view kWithoutWidth = "\u00AD\u200B\u200C\u200D\u200E\u200F\u2060\uFEFF\v\f";
    if (character == " " || character == "\t") {
      out += character;
    } else if (kWithoutWidth.find(character) == std::string_view::npos) {
      out += ' ';
    }
    i += size;
  }
  return out;
}

bool isCardWord(TokenKind kind) {
  return kind == TokenKind::Library || kind == TokenKind::Mixed;
}

bool isMark(TokenKind kind) {
  return kind == TokenKind::Level || kind == TokenKind::Advanced || kind == TokenKind::Merged;
}

bool isSign(TokenKind kind) {
  return kind == TokenKind::Plus || kind == TokenKind::Minus;
}

/// Collects the changes of one logical line.
class LineWriter {
 public:
  LineWriter(const model::Line &line, std::map<std::uint32_t, Edit> words)
      : tree_(*line.tree), base_(line.line.bytes.begin), words_(std::move(words)) {}

  Proposal write() {
    std::size_t before = kNone;  // the last token that is not hidden
    std::size_t hidden = 0;      // the first hidden one behind it
    for (std::size_t i = 0; i < tree_.tokens.size(); ++i) {
      if (syntax::hidden(tree_.tokens[i].kind) || tree_.tokens[i].range.empty()) continue;
      gap(before, hidden, i, i);
      token(i);
      before = i;
      hidden = i + 1;
    }
    gap(before, hidden, tree_.tokens.size(), kNone);
    return std::move(proposal_);
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  [[nodiscard]] std::string_view textOf(std::size_t at) const {
    const ByteRange range = tree_.tokens[at].range;
    return std::string_view(tree_.text).substr(range.begin, range.size());
  }
  [[nodiscard]] TokenKind kindAt(std::size_t at) const {
    return at < tree_.tokens.size() ? tree_.tokens[at].kind : TokenKind::End;
  }
  [[nodiscard]] std::size_t next(std::size_t at) const {
    for (++at; at < tree_.tokens.size(); ++at) {
      if (!syntax::hidden(tree_.tokens[at].kind)) return at;
    }
    return kNone;
  }
  [[nodiscard]] std::size_t previous(std::size_t at) const {
    while (at-- > 0) {
      if (!syntax::hidden(tree_.tokens[at].kind)) return at;
    }
    return kNone;
  }

  /// Puts `text` in place of what stands there, unless it stands there.
  void replace(ByteRange range, std::string_view text, bool bold) {
    if (std::string_view(tree_.text).substr(range.begin, range.size()) == text) return;
    proposal_.edits.push_back({{base_ + range.begin, base_ + range.end}, std::string(text)});
    proposal_.bold.push_back(bold);
  }

  void token(std::size_t at) {
    const Token &token = tree_.tokens[at];
    for (auto word = words_.lower_bound(base_ + token.range.begin);
         word != words_.end() && word->first < base_ + token.range.end; ++word) {
      const Edit &edit = word->second;
      replace({edit.range.begin - base_, edit.range.end - base_}, edit.text, true);
    }
    if (token.kind == TokenKind::CombatMark) {
      replace(token.range, "X", false);
      return;
    }
    const auto slip = std::find_if(tree_.faults.begin(), tree_.faults.end(), [&token](const Fault &fault) {
      return fault.kind == Fault::Kind::Slip && fault.range == token.range;
    });
    if (slip != tree_.faults.end()) replace(token.range, slip->right, false);
  }

  /// What stands between two tokens of the notation: the hidden ones from `begin` to `end`. `left` and `right` are
  /// kNone at the ends of the line.
  void gap(std::size_t left, std::size_t begin, std::size_t end, std::size_t right) {
    // A line end or a comment divides it: each part is blanks alone, and stars.
    std::size_t from = begin;
    bool first = left == kNone;  // the part is at the beginning of a physical line
    for (std::size_t i = begin; i < end; ++i) {
      if (kindAt(i) == TokenKind::Newline) {
        part(from, i, "");
        from = i + 1;
        first = true;
      } else if (kindAt(i) == TokenKind::Comment) {
        part(from, i, front(from, i, first ? "" : " "));
        comment(i);
        from = i + 1;
      }
    }
    if (right == kNone) {
      part(from, end, "");
    } else if (first) {
      part(from, end, front(from, end, ""));
    } else {
      between(left, from, end, right);
    }
  }

  /// The blanks of a part that stay as they are; `least` where there are none.
  [[nodiscard]] std::string front(std::size_t from, std::size_t end, std::string_view least) const {
    std::string blanks;
    for (std::size_t i = from; i < end; ++i) {
      if (kindAt(i) == TokenKind::Blank) blanks += plainBlanks(textOf(i));
    }
    return blanks.empty() ? std::string(least) : blanks;
  }

  /// Puts blanks in place of the hidden tokens from `from` to `end`; none of them is a line end or a comment.
  void part(std::size_t from, std::size_t end, std::string_view blanks, bool bold = false) {
    if (from < end) {
      replace({tree_.tokens[from].range.begin, tree_.tokens[end - 1].range.end}, blanks, bold);
    } else if (!blanks.empty()) {
      const std::uint32_t at =
          from < tree_.tokens.size() ? tree_.tokens[from].range.begin : static_cast<std::uint32_t>(tree_.text.size());
      replace({at, at}, blanks, bold);
    }
  }

  void comment(std::size_t at) {
    const std::string_view text = textOf(at);
    std::size_t size = text.size();
    while (size > 0 && isBlank(text[size - 1])) --size;
    const std::uint32_t begin = tree_.tokens[at].range.begin;
    replace({begin + static_cast<std::uint32_t>(size), tree_.tokens[at].range.end}, "", false);
  }

  void between(std::size_t left, std::size_t from, std::size_t end, std::size_t right) {
    bool bold = false;
    const bool blank = blankWanted(left, right, from < end, bold);
    part(from, end, blank ? " " : "", bold);
  }

  /// Whether a blank belongs between two tokens; `bold` where that changes what attaches to what. `apart`: there is
  /// something between them.
  [[nodiscard]] bool blankWanted(std::size_t left, std::size_t right, bool apart, bool &bold) const {
    const TokenKind a = kindAt(left);
    const TokenKind b = kindAt(right);
    // A full stop can belong to a number in a name (`.44`): it stays where it is.
    if (a == TokenKind::Dot || b == TokenKind::Dot) return apart;
    if (b == TokenKind::Comma || b == TokenKind::Semicolon || b == TokenKind::Close) return false;
    if (a == TokenKind::Open || isMark(b) || isSign(a)) return false;
    if (a == TokenKind::Slash) return false;
    if (a == TokenKind::Number && kindAt(previous(left)) == TokenKind::Slash) {
      // `/3anre` (TS 2.1.6.1)
      bold = apart;
      return false;
    }
    if (a == TokenKind::Comma) {
      const bool chain = !apart && usesOnly(left) && isCardWord(b);
      bold = !apart && !chain;
      return !chain;
    }
    if (a == TokenKind::Semicolon || a == TokenKind::Arrow || b == TokenKind::Arrow) return true;
    if (b == TokenKind::Open) return blankBeforeOpen(left, right, apart, bold);
    if (isMark(a) || a == TokenKind::Close || a == TokenKind::Referendum || b == TokenKind::Referendum) return true;
    if (isSign(b) || b == TokenKind::Slash) {
      bold = !apart;
      return true;
    }
    return apart;
  }

  /// In front of a parenthesis: a blank where it belongs to the action (`(nb)`, `(cc)`, TS 2.4.1.5, 2.1.9), none behind
  /// the player of a turn header (TS 2.1.1); elsewhere the scribe says what it belongs to.
  [[nodiscard]] bool blankBeforeOpen(std::size_t left, std::size_t open, bool apart, bool &bold) const {
    const TokenKind a = kindAt(left);
    const std::size_t inside = next(open);
    const TokenKind first = kindAt(inside);
    if (a == TokenKind::Close || a == TokenKind::Referendum) return true;
    if (first == TokenKind::NoBlock || first == TokenKind::Contest) {
      bold = !apart;
      return true;
    }
    const bool number = first == TokenKind::Number && kindAt(next(inside)) == TokenKind::Close;
    if (a == TokenKind::Player && previous(left) == kNone && number) {
      bold = apart;
      return false;
    }
    return apart;
  }

  /// Nothing but used cards stands before the comma: `/trdia,trdo Saulot` (TS 2.4.4).
  [[nodiscard]] bool usesOnly(std::size_t comma) const {
    for (std::size_t at = previous(comma); at != kNone; at = previous(at)) {
      const TokenKind kind = kindAt(at);
      if (kind == TokenKind::Slash) return true;
      if (!isCardWord(kind) && kind != TokenKind::Comma && kind != TokenKind::Number && !isMark(kind)) return false;
    }
    return false;
  }

  const syntax::Tree &tree_;
  std::uint32_t base_;
  std::map<std::uint32_t, Edit> words_;
  Proposal proposal_;
};

/// The words to be written otherwise, by where they begin.
std::map<std::uint32_t, Edit> wordEdits(const Transcript &transcript, Names names) {
  std::map<std::uint32_t, Edit> edits;
  for (const Note &note : transcript.notes) {
    if (note.words.empty()) continue;
    const std::string &right = note.words.front();
    const bool otherCase = note.kind == Note::Kind::OtherCase;
    const bool otherForm = note.kind == Note::Kind::NotCanonical;
    // A longer form in another case (`nelson`) stays as long as it is.
    const bool keeps = otherCase && cards::foldLower(transcript.source->slice(note.range)) == cards::foldLower(right);
    if (names == Names::Keep ? keeps : otherCase || otherForm)
      edits.insert_or_assign(note.range.begin, Edit{note.range, right});
  }
  if (names != Names::Full) return edits;
  for (const model::Word &word : transcript.words) {
    if (word.card == cards::kNoCard || (word.role != model::Word::Role::Minion && word.role != model::Word::Role::Card))
      continue;
    const std::string_view seen = transcript.source->slice(word.range);
    if (auto name = fullName(*transcript.cards, word, seen))
      edits.insert_or_assign(word.range.begin, Edit{word.range, std::move(*name)});
  }
  return edits;
}

/// The logical lines, by index, that could not be read in full.
std::set<std::size_t> linesWithErrors(const Transcript &transcript) {
  std::set<std::size_t> wrong;
  for (std::size_t i = 0; i < transcript.lines.size(); ++i) {
    const auto &faults = transcript.lines[i].tree->faults;
    const bool bad =
        std::any_of(faults.begin(), faults.end(), [](const Fault &fault) { return !isHarmless(fault.kind); });
    if (bad) wrong.insert(i);
  }
  const auto add = [&](std::uint32_t offset) {
    const auto behind =
        std::upper_bound(transcript.lines.begin(), transcript.lines.end(), offset,
                         [](std::uint32_t at, const model::Line &line) { return at < line.line.bytes.begin; });
    if (behind != transcript.lines.begin())
      wrong.insert(static_cast<std::size_t>(behind - transcript.lines.begin()) - 1);
  };
  for (const Note &note : transcript.notes) {
    if (isError(note.kind)) add(note.range.begin);
  }
  for (const model::Event &event : transcript.events) {
    if (event.kind == model::EventKind::Error) add(event.range.begin);
  }
  return wrong;
}

/// Takes the blanks at the end of a physical line away.
void trimLine(const text::Source &source, std::uint32_t number, Proposal &proposal) {
  const ByteRange bytes = source.line(number);
  const std::string_view line = source.slice(bytes);
  std::size_t size = line.size();
  while (size > 0 && isBlank(line[size - 1])) --size;
  if (size == line.size()) return;
  proposal.edits.push_back({{bytes.begin + static_cast<std::uint32_t>(size), bytes.end}, {}});
  proposal.bold.push_back(false);
}

}  // namespace

bool Proposal::anyBold() const {
  return std::find(bold.begin(), bold.end(), true) != bold.end();
}

std::vector<Edit> Proposal::plain() const {
  std::vector<Edit> out;
  for (std::size_t i = 0; i < edits.size(); ++i) {
    if (!bold[i]) out.push_back(edits[i]);
  }
  return out;
}

std::optional<std::string> fullName(const cards::Database &cards, const model::Word &word, std::string_view seen) {
  const auto leads = [&](std::string_view spelling) {
    const auto read = cards.fullNameAt(spelling);
    if (read.length == spelling.size())
      return std::find(read.cards.begin(), read.cards.end(), word.card) != read.cards.end();
    const auto is = [&word](const cards::Candidate &candidate) { return candidate.card == word.card; };
    const auto exact = cards.find(spelling);
    if (!exact.empty()) return std::any_of(exact.begin(), exact.end(), is);
    const auto longer = cards.findLonger(spelling);
    return std::any_of(longer.begin(), longer.end(), is);
  };
  // `cour1` and pinned words stand for more, or for something else, than a name.
  if (!leads(seen)) return std::nullopt;
  const cards::Card card = cards.card(word.card);
  const std::string_view natural = card.natural;
  // Appositions are read as part of a name only where no comma or parenthesis stands in front of them.
  const std::size_t apposition = std::min(natural.find(", "), natural.find(" ("));
  std::string name(natural.substr(0, apposition));
  // A library card of one word is lower case (TS 1.2.1): a capital would make a vampire of it.
  const bool oneWord = name.find_first_of(" -'") == std::string::npos;
  if (!card.crypt() && oneWord && !name.empty() && name.front() >= 'A' && name.front() <= 'Z')
    name.front() = static_cast<char>(name.front() - 'A' + 'a');
  if (!leads(name)) return std::nullopt;
  return name;
}

std::vector<Proposal> proposals(const Transcript &transcript, Names names) {
  std::vector<Proposal> out;
  const auto add = [&out](Proposal proposal) {
    if (!proposal.edits.empty()) out.push_back(std::move(proposal));
  };
  const text::Source &source = *transcript.source;
  const std::map<std::uint32_t, Edit> words = wordEdits(transcript, names);
  const std::set<std::size_t> wrong = linesWithErrors(transcript);

  std::uint32_t next = 1;  // the first physical line that is not dealt with
  // Physical lines that belong to no logical one: front matter, blank lines, comments.
  const auto upTo = [&](std::uint32_t end) {
    const bool block = source.frontMatter().present;
    const std::uint32_t body = block ? source.lineOf(source.frontMatter().bodyBegin) : 1;
    // The block is YAML, in which a blank can count: all of it or nothing.
    Proposal front;
    for (; next < end && next < body; ++next) trimLine(source, next, front);
    add(std::move(front));
    for (; next < end; ++next) {
      Proposal proposal;
      trimLine(source, next, proposal);
      add(std::move(proposal));
    }
  };
  for (std::size_t i = 0; i < transcript.lines.size(); ++i) {
    const model::Line &line = transcript.lines[i];
    upTo(line.line.firstLine);
    next = source.lineOf(line.line.bytes.end) + 1;
    if (wrong.count(i) > 0) continue;
    add(LineWriter(line, {words.lower_bound(line.line.bytes.begin), words.lower_bound(line.line.bytes.end)}).write());
  }
  upTo(source.lineCount() + 1);
  return out;
}

}  // namespace vtes::format

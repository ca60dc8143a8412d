#include "text/logical_lines.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace vtes::text {
namespace {

constexpr std::string_view kFence = "---";

bool isAsciiBlank(char c) {
  return c == ' ' || c == '\t' || c == '\v' || c == '\f';
}
bool isAsciiUpper(char c) {
  return c >= 'A' && c <= 'Z';
}
bool isAsciiLower(char c) {
  return c >= 'a' && c <= 'z';
}
bool isAsciiDigit(char c) {
  return c >= '0' && c <= '9';
}
bool isAscii(char c) {
  return static_cast<unsigned char>(c) < 0x80;
}

/// Blanks that come with pasted text: no-break, thin, wide and zero-width ones.
constexpr std::array<std::string_view, 18> kWideBlanks = {"\u00A0", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004",
                                                          "\u2005", "\u2006", "\u2007", "\u2008", "\u2009", "\u200A",
                                                          "\u200B", "\u202F", "\u205F", "\u2060", "\u3000", "\uFEFF"};

std::string_view trimFront(std::string_view text) {
  while (!text.empty()) {
    if (isAsciiBlank(text.front())) {
      text.remove_prefix(1);
      continue;
    }
    if (isAscii(text.front())) break;
    const auto *blank =
        std::find_if(kWideBlanks.begin(), kWideBlanks.end(), [text](auto wide) { return text.starts_with(wide); });
    if (blank == kWideBlanks.end()) break;
    text.remove_prefix(blank->size());
  }
  return text;
}

std::string_view trimBack(std::string_view text) {
  while (!text.empty()) {
    if (isAsciiBlank(text.back())) {
      text.remove_suffix(1);
      continue;
    }
    if (isAscii(text.back())) break;
    const auto *blank =
        std::find_if(kWideBlanks.begin(), kWideBlanks.end(), [text](auto wide) { return text.ends_with(wide); });
    if (blank == kWideBlanks.end()) break;
    text.remove_suffix(blank->size());
  }
  return text;
}

/// The line up to its comment (READING 1.3).
std::string_view withoutComment(std::string_view line) {
  const char *const end = line.data() + line.size();
  const char *from = line.data();
  while (from < end) {
    const auto *slash = static_cast<const char *>(std::memchr(from, '/', static_cast<std::size_t>(end - from)));
    if (slash == nullptr || slash + 1 == end) break;
    if (slash[1] == '/') return line.substr(0, static_cast<std::size_t>(slash - line.data()));
    from = slash + 1;
  }
  return line;
}

/// What ends a line that goes on in the next one; the slips for them too, so that one slip does not cost a line.
bool goesOn(std::string_view code) {
  if (code.empty()) return false;
  const char last = code.back();
  if (isAscii(last))
    return last == ',' || last == ';' || (last == '>' && (code.ends_with("->") || code.ends_with("=>")));
  constexpr std::array<std::string_view, 4> kWideJoints = {"→", "⇒", "，", "；"};
  return std::any_of(kWideJoints.begin(), kWideJoints.end(), [code](auto joint) { return code.ends_with(joint); });
}

bool isFence(std::string_view line) {
  return line.starts_with(kFence) && trimBack(line) == kFence;
}

/// The length of the upper-case word (letters, then letters and digits) that `line` starts with; 0 when it has fewer
/// than two characters or goes on in other letters.
std::size_t upperWordLength(std::string_view line) {
  std::size_t length = 0;
  std::size_t characters = 0;
  while (length < line.size()) {
    const char c = line[length];
    if (isAscii(c)) {
      if (isAsciiLower(c)) return 0;
      if (!isAsciiUpper(c) && (!isAsciiDigit(c) || characters == 0)) break;
      ++length;
      ++characters;
      continue;
    }
    utf8proc_int32_t codePoint = 0;
    const auto *const bytes = reinterpret_cast<const utf8proc_uint8_t *>(line.data() + length);
    const auto used = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(line.size() - length), &codePoint);
    if (used <= 0) break;
    const auto category = utf8proc_category(codePoint);
    if (category == UTF8PROC_CATEGORY_LL) return 0;
    const bool mark = category == UTF8PROC_CATEGORY_MN && characters > 0;
    if (!mark && category != UTF8PROC_CATEGORY_LU && category != UTF8PROC_CATEGORY_LT) break;
    length += static_cast<std::size_t>(used);
    characters += mark ? 0 : 1;
  }
  return characters >= 2 ? length : 0;
}

/// `(12)`, blanks allowed inside.
bool startsWithPool(std::string_view text) {
  if (!text.starts_with('(')) return false;
  text = trimFront(text.substr(1));
  const auto digits = static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), isAsciiDigit) - text.begin());
  return digits > 0 && trimFront(text.substr(digits)).starts_with(')');
}

/// TS 2.1.2.
bool startsWithPhase(std::string_view text) {
  constexpr std::array<std::string_view, 5> kPhases = {"UN", "MA", "MI", "IN", "DI"};
  if (std::none_of(kPhases.begin(), kPhases.end(), [text](auto phase) { return text.starts_with(phase); }))
    return false;
  text.remove_prefix(2);
  return text.empty() || (isAscii(text.front()) && !isAsciiUpper(text.front()) && !isAsciiLower(text.front()) &&
                          !isAsciiDigit(text.front()));
}

/// Tells lines of a YAML mapping from lines of a transcript, for a block that is never closed.
class YamlLines {
 public:
  /// Lines are given in order. False: this one can be no YAML of such a block.
  bool accepts(std::string_view line) {
    const std::string_view text = trimFront(line);
    if (text.empty() || text.starts_with('#')) return true;
    if (hasHeaderShape(line)) return false;
    const bool indented = text.size() < line.size();
    const bool inside = depth_ > 0;
    for (const char c : text) {
      if (c == '[' || c == '{') ++depth_;
      if ((c == ']' || c == '}') && depth_ > 0) --depth_;
    }
    if (inside) return true;
    if (text == "-" || text.starts_with("- ")) return true;
    return indented ? !text.starts_with("//") : isKey(text);
  }

 private:
  /// `key:`, the key plain or quoted.
  static bool isKey(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || colon == 0) return false;
    if (colon + 1 < text.size() && !isAsciiBlank(text[colon + 1])) return false;
    const std::string_view key = trimBack(text.substr(0, colon));
    return std::all_of(key.begin(), key.end(), [](char c) {
      return isAsciiLower(c) || isAsciiUpper(c) || isAsciiDigit(c) || !isAscii(c) || c == '_' || c == '-' || c == '"' ||
             c == '\'';
    });
  }

  int depth_ = 0;
};

}  // namespace

ByteRange LineTable::range(std::uint32_t index) const {
  ByteRange bytes{begin(index), begin(index + 1)};
  if (index + 1 >= size()) return bytes;
  if (bytes_[bytes.end - 1] == '\n') {
    --bytes.end;
    if (bytes.end > bytes.begin && bytes_[bytes.end - 1] == '\r') --bytes.end;
  } else {
    --bytes.end;
  }
  return bytes;
}

std::vector<std::uint32_t> findLines(std::string_view bytes, std::uint32_t first) {
  std::vector<std::uint32_t> begins;
  constexpr std::size_t kUsualLine = 32;
  begins.reserve(bytes.size() / kUsualLine + 16);
  begins.push_back(first);
  const char *const text = bytes.data();
  const char *const end = text + bytes.size();
  const char *from = text + first;
  const auto find = [](const char *begin, const char *stop, char c) {
    return static_cast<const char *>(std::memchr(begin, c, static_cast<std::size_t>(stop - begin)));
  };
  const auto push = [&begins, text](const char *at) { begins.push_back(static_cast<std::uint32_t>(at - text)); };
  if (from == end) return begins;
  const bool hasReturns = find(from, end, '\r') != nullptr;
  while (from < end) {
    const char *const feed = find(from, end, '\n');
    const char *const stop = feed == nullptr ? end : feed;
    if (hasReturns) {
      // A CR right before the LF belongs to it; every other one ends a line of its own.
      for (const char *at = from; at < stop;) {
        const char *const found = find(at, stop, '\r');
        if (found == nullptr || (feed != nullptr && found + 1 == feed)) break;
        push(found + 1);
        at = found + 1;
      }
    }
    if (feed == nullptr) break;
    push(feed + 1);
    from = feed + 1;
  }
  return begins;
}

bool hasHeaderShape(std::string_view line) {
  line = trimFront(line);
  // Most lines start with a minion or a card: settled by two characters.
  if (line.empty() || (isAscii(line.front()) && !isAsciiUpper(line.front()))) return false;
  const std::size_t length = upperWordLength(line);
  if (length == 0) return false;
  const std::string_view rest = line.substr(length);
  const std::string_view next = trimFront(rest);
  if (next.empty() || next.starts_with("//") || startsWithPool(next)) return true;
  return next.size() < rest.size() && startsWithPhase(next);
}

std::uint32_t firstFullLine(const LineTable &lines) {
  std::uint32_t index = 0;
  while (index < lines.size() && trimFront(lines.text(lines.range(index))).empty()) ++index;
  return index;
}

FrontMatterBlock findFrontMatter(const LineTable &lines, std::uint32_t &bodyLine) {
  FrontMatterBlock block;
  bodyLine = 0;
  block.bodyBegin = lines.begin(0);
  const std::uint32_t first = firstFullLine(lines);
  if (first == lines.size() || !isFence(lines.text(lines.range(first)))) return block;
  block.fence = {lines.begin(first), lines.begin(first) + static_cast<std::uint32_t>(kFence.size())};
  block.content.begin = lines.begin(first + 1);
  block.contentLine = first + 2;
  for (std::uint32_t index = first + 1; index < lines.size(); ++index) {
    if (!isFence(lines.text(lines.range(index)))) continue;
    block.present = block.closed = true;
    block.content.end = lines.begin(index);
    bodyLine = index + 1;
    block.bodyBegin = lines.begin(bodyLine);
    return block;
  }
  // Behind blank lines a lone `---` is anything.
  if (first > 0) {
    block = {};
    block.bodyBegin = lines.begin(0);
    return block;
  }
  block.present = true;
  YamlLines yaml;
  bodyLine = 1;
  while (bodyLine < lines.size() && yaml.accepts(lines.text(lines.range(bodyLine)))) ++bodyLine;
  block.content.end = block.bodyBegin = lines.begin(bodyLine);
  return block;
}

void findLogicalLines(const LineTable &lines, std::uint32_t first, std::vector<LogicalLine> &found,
                      const std::function<bool(std::uint32_t)> &stop) {
  bool open = false;  // the last of `found` goes on
  for (std::uint32_t index = first; index < lines.size(); ++index) {
    const ByteRange bytes = lines.range(index);
    const std::string_view line = lines.text(bytes);
    const std::string_view start = trimFront(line);
    if (start.starts_with("//")) continue;
    if (start.empty()) {
      if (open) found.back().unfinished = true;
      open = false;
      continue;
    }
    if (open && (isFence(start) || hasHeaderShape(start))) {
      found.back().unfinished = true;
      open = false;
    }
    if (open) {
      found.back().bytes.end = bytes.end;
    } else {
      if (stop && stop(bytes.begin)) return;
      found.push_back({bytes, index + 1, false});
    }
    open = goesOn(trimBack(withoutComment(line)));
  }
  if (open) found.back().unfinished = true;
}

std::vector<LogicalLine> findLogicalLines(const LineTable &lines, std::uint32_t first) {
  std::vector<LogicalLine> found;
  found.reserve(lines.size() - std::min(first, lines.size()));
  findLogicalLines(lines, first, found, nullptr);
  return found;
}

}  // namespace vtes::text

#include "model/plain_yaml.h"

#include <algorithm>

namespace vtes::model {
namespace {

constexpr std::size_t kDeepest = 32;

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & '\x80') != 0;
}
bool isDigit(char c) {
  return c >= '0' && c <= '9';
}
/// Means nothing to YAML wherever it stands behind the first character.
bool isPlain(char c) {
  return isLetter(c) || isDigit(c) || c == ' ' || c == '\'' || c == '.' || c == '-' || c == '(' || c == ')' ||
         c == '/' || c == '_' || c == '+';
}

bool isNull(std::string_view word) {
  return word == "null" || word == "Null" || word == "NULL";
}

/// Reads line by line; the containers that are open are known by the columns of their entries.
class PlainReader {
 public:
  PlainReader(std::string_view text, std::uint32_t base) : text_(text), base_(base) {
    tree_.nodes.reserve(text.size() / 20);  // a deck's names, an item a line
  }

  bool read() {
    for (std::size_t begin = 0; begin < text_.size();) {
      const std::size_t end = std::min(text_.find('\n', begin), text_.size());
      std::size_t last = end;
      if (last > begin && text_[last - 1] == '\r') --last;
      while (last > begin && text_[last - 1] == ' ') --last;
      if (!line(begin, last)) return false;
      begin = end + 1;
    }
    return !expecting_;
  }

  YamlTree take() { return std::move(tree_); }

 private:
  struct Open {
    std::uint32_t node;
    std::size_t column;
    bool list;
  };

  bool line(std::size_t at, std::size_t end) {
    const std::size_t begin = at;
    while (at < end && text_[at] == ' ') ++at;
    if (at == end || text_[at] == '#') return true;
    // Entries one in the other: `- - a`, `- key: value`.
    while (at + 2 < end && text_[at] == '-' && text_[at + 1] == ' ' && text_[at + 2] != ' ') {
      if (!enter(at - begin, at, true)) return false;
      expecting_ = true;
      at += 2;
    }
    const bool item = at > begin && expecting_ && !open_.empty() && open_.back().list;
    const std::size_t colon = endOfKey(at, end);
    if (colon == 0) return item && value(at, end) == end && !(expecting_ = false);
    if (!enter(at - begin, at, false)) return false;
    scalar(at, colon);
    expecting_ = true;
    at = colon + 1;
    if (at == end) return true;
    if (text_[at] != ' ') return false;
    while (at < end && text_[at] == ' ') ++at;
    expecting_ = false;
    return value(at, end) == end;
  }

  /// An entry of a list or mapping at a column: closes what ends before it, opens what begins with it.
  bool enter(std::size_t column, std::size_t at, bool list) {
    const auto ends = [&](const Open &open) {
      // `- a` may stand right under the key that it belongs to; the next key ends it.
      return open.column > column || (open.column == column && open.list && !list);
    };
    if (!expecting_) {
      while (!open_.empty() && ends(open_.back())) open_.pop_back();
      if (!open_.empty()) return open_.back().column == column && open_.back().list == list;
      if (!tree_.nodes.empty()) return false;
    } else {
      const Open &around = open_.back();
      const bool under = around.column == column && list && !around.list;
      if (around.column >= column && !under) return false;
    }
    if (open_.size() == kDeepest) return false;
    const auto node = add(list ? YamlNode::Kind::List : YamlNode::Kind::Map, at, at);
    open_.push_back({node, column, list});
    expecting_ = false;
    return true;
  }

  /// Where the `:` behind a key stands; 0: this is no key.
  [[nodiscard]] std::size_t endOfKey(std::size_t at, std::size_t end) const {
    const std::size_t begin = at;
    while (at < end && (isLetter(text_[at]) || isDigit(text_[at]) || text_[at] == '_' || text_[at] == '-')) ++at;
    const bool key = at < end && text_[at] == ':' && at > begin && isLetter(text_[begin]);
    return key && !isNull(text_.substr(begin, at - begin)) ? at : 0;
  }

  /// Reads a value; its end, or 0 where it is not plain.
  std::size_t value(std::size_t at, std::size_t end) {
    if (at >= end) return 0;
    const char first = text_[at];
    if (first == '[' || first == '{') return bracketed(at, end);
    return word(at, end, false);
  }

  std::size_t word(std::size_t at, std::size_t end, bool inBrackets) {
    if (at >= end) return 0;
    const std::size_t begin = at;
    if (text_[at] == '"') return quoted(at, end);
    if (!isLetter(text_[at]) && !isDigit(text_[at])) return 0;
    while (at < end && (isPlain(text_[at]) || (text_[at] == ',' && !inBrackets))) ++at;
    while (text_[at - 1] == ' ') --at;
    if (isNull(text_.substr(begin, at - begin))) return 0;
    scalar(begin, at);
    return at;
  }

  std::size_t quoted(std::size_t at, std::size_t end) {
    const std::size_t begin = ++at;
    bool escapes = false;
    for (; at < end && text_[at] != '"'; ++at) {
      if (text_[at] != '\\') continue;
      // Names of cards have quotes in them; other escapes are rare.
      if (++at >= end || (text_[at] != '"' && text_[at] != '\\')) return 0;
      escapes = true;
    }
    if (at >= end) return 0;
    std::string &value = scalar(begin, at);
    if (escapes) {
      for (std::size_t slash = 0; (slash = value.find('\\', slash)) != std::string::npos; ++slash)
        value.erase(slash, 1);
    }
    return at + 1;
  }

  std::size_t bracketed(std::size_t at, std::size_t end) {
    const bool list = text_[at] == '[';
    const char close = list ? ']' : '}';
    const auto node = add(list ? YamlNode::Kind::List : YamlNode::Kind::Map, at, at);
    open_.push_back({node, 0, list});
    const auto blanks = [&] {
      while (at < end && text_[at] == ' ') ++at;
    };
    ++at;
    for (;;) {
      blanks();
      if (!list) {
        const std::size_t colon = endOfKey(at, end);
        if (colon == 0 || colon + 1 >= end || text_[colon + 1] != ' ') return 0;
        scalar(at, colon);
        at = colon + 1;
        blanks();
      }
      at = word(at, end, true);
      if (at == 0) return 0;
      blanks();
      if (at >= end) return 0;
      if (text_[at] == close) break;
      if (text_[at] != ',') return 0;
      ++at;
    }
    open_.pop_back();
    return at + 1;
  }

  std::uint32_t add(YamlNode::Kind kind, std::size_t begin, std::size_t end) {
    const auto index = static_cast<std::uint32_t>(tree_.nodes.size());
    auto &node = tree_.nodes.emplace_back();
    node.kind = kind;
    node.range = {base_ + static_cast<std::uint32_t>(begin), base_ + static_cast<std::uint32_t>(end)};
    if (!open_.empty()) tree_.nodes[open_.back().node].children.push_back(index);
    return index;
  }

  std::string &scalar(std::size_t begin, std::size_t end) {
    std::string &value = tree_.nodes[add(YamlNode::Kind::Scalar, begin, end)].value;
    value = text_.substr(begin, end - begin);
    return value;
  }

  std::string_view text_;
  std::uint32_t base_;
  YamlTree tree_;
  std::vector<Open> open_;
  bool expecting_ = false;  ///< a key or a dash has no value yet
};

/// No line ends and other controls that not every reader sees alike.
bool hasPlainControls(std::string_view content) {
  const auto odd = [](char byte) {
    const auto c = static_cast<unsigned char>(byte);
    return static_cast<unsigned char>(static_cast<int>(c < 0x20 && c != '\n') | static_cast<int>(c == 0x7F));
  };
  // Blocks of bytes are looked at as one vector each; nearly no text has any but line feeds.
  constexpr std::size_t kBlock = 32;
  std::size_t at = 0;
  for (; at + kBlock <= content.size(); at += kBlock) {
    unsigned char found = 0;
    for (std::size_t i = 0; i < kBlock; ++i) found |= odd(content[at + i]);
    if (found != 0) break;
  }
  for (; at < content.size(); ++at) {
    if (odd(content[at]) == 0) continue;
    if (content[at] != '\r' || at + 1 == content.size() || content[at + 1] != '\n') return false;
  }
  return true;
}

}  // namespace

std::optional<YamlTree> readPlainYaml(std::string_view content, std::uint32_t base) {
  if (!hasPlainControls(content)) return std::nullopt;
  if (content.starts_with("\xEF\xBB\xBF")) return std::nullopt;
  PlainReader reader(content, base);
  if (!reader.read()) return std::nullopt;
  return reader.take();
}

}  // namespace vtes::model

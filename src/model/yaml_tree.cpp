#include "model/yaml_tree.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <exception>
#include <optional>
#include <sstream>

namespace vtes::model {
namespace {

/// yaml-cpp counts bytes as long as every one of them comes through unchanged: no BOM, no lone CR, no control
/// characters, of which one is its own mark for the end of the text. The length stays.
std::string normalise(std::string_view content) {
  std::string text(content);
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte == '\r' && (at + 1 == text.size() || text[at + 1] != '\n')) text[at] = '\n';
    if (byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r') text[at] = '\x1A';
  }
  if (text.starts_with("\xEF\xBB\xBF")) std::fill_n(text.begin(), 3, '\n');
  return text;
}

/// `      - "Blood Doll"` or `      - Blood Doll`: an item that means the same in whatever list it stands.
struct PlainItem {
  std::size_t indent = 0;
  text::ByteRange value;  ///< within the text; empty: the line is no such item
};

PlainItem readPlainItem(std::string_view text, std::size_t begin, std::size_t end) {
  PlainItem item;
  std::string_view line = text.substr(begin, end - begin);
  while (line.ends_with(' ') || line.ends_with('\r')) line.remove_suffix(1);
  item.indent = std::min(line.find_first_not_of(' '), line.size());
  line.remove_prefix(item.indent);
  if (!line.starts_with("- ") || line.size() < 4) return {};
  line.remove_prefix(2);
  const auto offset = static_cast<std::uint32_t>(line.data() - text.data());
  const auto length = static_cast<std::uint32_t>(line.size());
  if (line.starts_with('"')) {
    const bool plain = line.find_first_of("\"\\\t", 1) == line.size() - 1 && line.back() == '"';
    if (plain && length > 2) item.value = {offset + 1, offset + length - 1};
    return item;
  }
  const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & '\x80') != 0; };
  const auto isPlain = [isLetter](char c) {
    return isLetter(c) || (c >= '0' && c <= '9') || std::string_view(" '.,-()").find(c) != std::string_view::npos;
  };
  constexpr std::size_t kLongerThanNull = 5;  // `null`, `true` and the like are left to yaml-cpp
  if (isLetter(line.front()) && length >= kLongerThanNull && std::all_of(line.begin(), line.end(), isPlain))
    item.value = {offset, offset + length};
  return item;
}

/// A text without the plain items that another plain item of the same list follows. yaml-cpp needs 0.1 ms for a kB, and
/// decks are most of a front matter.
struct Condensed {
  struct Run {
    std::uint32_t at;                    ///< in `text`: the item that was kept
    std::vector<text::ByteRange> items;  ///< in the whole text: those in front of it that were not
  };
  struct Piece {
    std::uint32_t at;     ///< in `text`
    std::uint32_t whole;  ///< in the whole text
  };
  std::string text;
  std::vector<Run> runs;
  std::vector<Piece> pieces;

  [[nodiscard]] std::uint32_t whole(std::uint32_t at) const {
    const auto next = std::upper_bound(pieces.begin(), pieces.end(), at,
                                       [](std::uint32_t offset, const Piece &piece) { return offset < piece.at; });
    return next == pieces.begin() ? at : at - std::prev(next)->at + std::prev(next)->whole;
  }
};

Condensed condense(const std::string &text) {
  Condensed condensed;
  condensed.text.reserve(text.size());
  std::vector<text::ByteRange> pending;  // items left out since the last line that was kept
  std::size_t begin = 0;
  const auto endOf = [&text](std::size_t from) { return std::min(text.find('\n', from), text.size()); };
  PlainItem item = readPlainItem(text, 0, endOf(0));
  while (begin < text.size()) {
    const std::size_t end = endOf(begin);
    const std::size_t next = std::min(end + 1, text.size());
    const PlainItem following = readPlainItem(text, next, endOf(next));
    if (!item.value.empty() && !following.value.empty() && item.indent == following.indent) {
      pending.push_back(item.value);
    } else {
      const auto at = static_cast<std::uint32_t>(condensed.text.size());
      condensed.pieces.push_back({at, static_cast<std::uint32_t>(begin)});
      if (!pending.empty())
        condensed.runs.push_back({at + static_cast<std::uint32_t>(item.indent) + 2, std::move(pending)});
      pending.clear();
      condensed.text.append(text, begin, next - begin);
    }
    begin = next;
    item = following;
  }
  return condensed;
}

/// Where a scalar stands whose mark is at `at`: behind tag and anchor, without quotes. `closed` becomes false where a
/// quote is not, which yaml-cpp lets pass at the end of a text.
text::ByteRange scalarRange(std::string_view text, std::uint32_t at, std::string_view value, bool &closed) {
  while (at < text.size() && (text[at] == '!' || text[at] == '&')) {
    const std::size_t blank = std::min(text.find_first_of(" \t\r\n", at), text.size());
    at = static_cast<std::uint32_t>(std::min(text.find_first_not_of(" \t\r\n", blank), text.size()));
  }
  const std::string_view rest = text.substr(at);
  if (rest.starts_with('"') || rest.starts_with('\'')) {
    const char quote = rest.front();
    std::size_t length = 1;
    for (; length < rest.size(); ++length) {
      const bool pair = quote == '"' ? rest[length] == '\\' : rest.substr(length).starts_with("''");
      if (pair) {
        ++length;
      } else if (rest[length] == quote) {
        break;
      }
    }
    closed = length < rest.size();
    return {at + 1, at + static_cast<std::uint32_t>(std::min(length, rest.size()))};
  }
  if (rest.starts_with(value)) return {at, at + static_cast<std::uint32_t>(value.size())};
  return {at, at + static_cast<std::uint32_t>(std::min(rest.find_first_of("\r\n"), rest.size()))};
}

/// Builds the tree. Marks are offsets into the condensed text, ranges into the whole one.
class TreeBuilder final : public YAML::EventHandler {
 public:
  TreeBuilder(std::string_view whole, const Condensed &condensed, std::uint32_t base, std::vector<YamlNode> &nodes)
      : whole_(whole), condensed_(condensed), base_(base), nodes_(nodes) {}

  /// Every run of items that was left out has found its list.
  [[nodiscard]] bool complete() const { return restored_ == condensed_.runs.size(); }
  /// Where a quote opens that is never closed.
  [[nodiscard]] std::optional<std::uint32_t> unclosed() const { return unclosed_; }

  void OnDocumentStart(const YAML::Mark & /*mark*/) override {}
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override { add(YamlNode::Kind::Null, mark, anchor); }
  void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override {
    if (anchor < anchors_.size() && !open_.empty()) {
      nodes_[open_.back()].children.push_back(anchors_[anchor]);
    } else {
      add(YamlNode::Kind::Null, mark, 0);
    }
  }
  void OnScalar(const YAML::Mark &mark, const std::string & /*tag*/, YAML::anchor_t anchor,
                const std::string &value) override {
    restoreItems(mark);
    const std::uint32_t index = add(YamlNode::Kind::Scalar, mark, anchor);
    bool closed = true;
    nodes_[index].range = shifted(scalarRange(whole_, offset(mark), value, closed));
    if (!closed) unclosed_ = offset(mark);
    nodes_[index].value = value;
  }
  void OnSequenceStart(const YAML::Mark &mark, const std::string & /*tag*/, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value /*style*/) override {
    open_.push_back(add(YamlNode::Kind::List, mark, anchor));
  }
  void OnSequenceEnd() override { open_.pop_back(); }
  void OnMapStart(const YAML::Mark &mark, const std::string & /*tag*/, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value /*style*/) override {
    open_.push_back(add(YamlNode::Kind::Map, mark, anchor));
  }
  void OnMapEnd() override { open_.pop_back(); }

 private:
  [[nodiscard]] std::uint32_t offset(const YAML::Mark &mark) const {
    const auto at = condensed_.whole(static_cast<std::uint32_t>(std::max(mark.pos, 0)));
    return std::min(at, static_cast<std::uint32_t>(whole_.size()));
  }
  [[nodiscard]] text::ByteRange shifted(text::ByteRange range) const {
    return {range.begin + base_, range.end + base_};
  }

  std::uint32_t add(YamlNode::Kind kind, const YAML::Mark &mark, YAML::anchor_t anchor) {
    const auto index = static_cast<std::uint32_t>(nodes_.size());
    const std::uint32_t at = offset(mark);
    nodes_.push_back({kind, shifted({at, at}), {}, {}});
    if (!open_.empty()) nodes_[open_.back()].children.push_back(index);
    if (anchor != 0) {
      anchors_.resize(std::max(anchors_.size(), anchor + 1), index);
      anchors_[anchor] = index;
    }
    return index;
  }

  void restoreItems(const YAML::Mark &mark) {
    if (restored_ == condensed_.runs.size()) return;
    const Condensed::Run &run = condensed_.runs[restored_];
    if (run.at != static_cast<std::uint32_t>(mark.pos)) return;
    if (open_.empty() || nodes_[open_.back()].kind != YamlNode::Kind::List) return;
    for (const text::ByteRange item : run.items) {
      nodes_[open_.back()].children.push_back(static_cast<std::uint32_t>(nodes_.size()));
      nodes_.push_back(
          {YamlNode::Kind::Scalar, shifted(item), std::string(whole_.substr(item.begin, item.size())), {}});
    }
    ++restored_;
  }

  std::string_view whole_;
  const Condensed &condensed_;
  std::uint32_t base_;
  std::vector<YamlNode> &nodes_;
  std::vector<std::uint32_t> open_;
  std::vector<std::uint32_t> anchors_;
  std::size_t restored_ = 0;
  std::optional<std::uint32_t> unclosed_;
};

/// The rest of the line at an offset: what a message about it marks.
text::ByteRange restOfLine(std::string_view text, std::uint32_t at) {
  std::size_t begin = std::min<std::size_t>(at, text.size());
  // An error at the very end is shown at the last line that says something.
  if (begin == text.size()) {
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    if (last == std::string_view::npos) return {};
    begin = text.find_last_of("\r\n", last) + 1;
    begin = text.find_first_not_of(" \t", begin);
  }
  std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
  while (end > begin && (text[end - 1] == ' ' || text[end - 1] == '\t')) --end;
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

/// False: what was left out of the condensed text cannot be put back.
bool build(std::string_view whole, const Condensed &condensed, std::uint32_t base, YamlTree &tree) {
  TreeBuilder builder(whole, condensed, base, tree.nodes);
  const auto fail = [&tree, base](std::string message, text::ByteRange range) {
    tree.failed = true;
    tree.message = std::move(message);
    tree.range = {range.begin + base, range.end + base};
  };
  try {
    std::istringstream stream(condensed.text);
    YAML::Parser parser(stream);
    parser.HandleNextDocument(builder);
    if (builder.unclosed()) fail("a quote is not closed", restOfLine(whole, *builder.unclosed()));
  } catch (const YAML::Exception &error) {
    fail(error.msg, restOfLine(whole, condensed.whole(static_cast<std::uint32_t>(std::max(error.mark.pos, 0)))));
  } catch (const std::exception &error) {
    fail(error.what(), {});
  }
  return builder.complete() && !tree.failed;
}

}  // namespace

YamlTree readYaml(std::string_view content, std::uint32_t base) {
  const std::string whole = normalise(content);
  YamlTree tree;
  if (build(whole, condense(whole), base, tree)) return tree;
  // Rare: an error, whose place must be right, or lines in a block of text that look like items.
  tree = {};
  build(whole, {whole, {}, {}}, base, tree);
  return tree;
}

}  // namespace vtes::model

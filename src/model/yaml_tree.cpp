#include "model/yaml_tree.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <exception>
#include <optional>
#include <sstream>

#include "model/plain_yaml.h"

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

/// Builds the tree.
class TreeBuilder final : public YAML::EventHandler {
 public:
  TreeBuilder(std::string_view whole, std::uint32_t base, std::vector<YamlNode> &nodes)
      : whole_(whole), base_(base), nodes_(nodes) {}

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
    return std::min(static_cast<std::uint32_t>(std::max(mark.pos, 0)), static_cast<std::uint32_t>(whole_.size()));
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

  std::string_view whole_;
  std::uint32_t base_;
  std::vector<YamlNode> &nodes_;
  std::vector<std::uint32_t> open_;
  std::vector<std::uint32_t> anchors_;
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

}  // namespace

YamlTree readYaml(std::string_view content, std::uint32_t base) {
  if (auto plain = readPlainYaml(content, base)) return *std::move(plain);
  return readAnyYaml(content, base);
}

YamlTree readAnyYaml(std::string_view content, std::uint32_t base) {
  const std::string whole = normalise(content);
  YamlTree tree;
  TreeBuilder builder(whole, base, tree.nodes);
  const auto fail = [&tree, base](std::string message, text::ByteRange range) {
    tree.failed = true;
    tree.message = std::move(message);
    tree.range = {range.begin + base, range.end + base};
  };
  try {
    std::istringstream stream(whole);
    YAML::Parser parser(stream);
    parser.HandleNextDocument(builder);
    if (builder.unclosed()) fail("a quote is not closed", restOfLine(whole, *builder.unclosed()));
  } catch (const YAML::Exception &error) {
    fail(error.msg, restOfLine(whole, static_cast<std::uint32_t>(std::max(error.mark.pos, 0))));
  } catch (const std::exception &error) {
    fail(error.what(), {});
  }
  return tree;
}

}  // namespace vtes::model

#include "model/yaml_tree.h"

#include <doctest/doctest.h>

#include <array>
#include <random>
#include <string>

#include "model/plain_yaml.h"

using namespace vtes::model;

namespace {

/// The tree in one line: `{key: value@text, [item, ~]}`, with the bytes that a scalar stands at where they differ.
std::string show(const YamlTree &tree, std::string_view text, std::uint32_t index = 0) {
  const YamlNode &node = tree.nodes[index];
  std::string shown;
  switch (node.kind) {
    case YamlNode::Kind::Null:
      return "~";
    case YamlNode::Kind::Scalar: {
      const std::string_view slice = text.substr(node.range.begin, node.range.size());
      return slice == node.value ? node.value : node.value + "@" + std::string(slice);
    }
    case YamlNode::Kind::List:
    case YamlNode::Kind::Map:
      for (std::size_t child = 0; child < node.children.size(); ++child) {
        const bool value = node.kind == YamlNode::Kind::Map && child % 2 == 1;
        shown += (child == 0 ? "" : value ? ": " : ", ") + show(tree, text, node.children[child]);
      }
      return node.kind == YamlNode::Kind::Map ? "{" + shown + "}" : "[" + shown + "]";
  }
  return shown;
}

/// All of a tree, places included.
std::string dump(const YamlTree &tree) {
  std::string out;
  for (const YamlNode &node : tree.nodes) {
    out += std::to_string(static_cast<int>(node.kind)) + " " + std::to_string(node.range.begin) + "-" +
           std::to_string(node.range.end) + " <" + node.value + ">";
    for (const std::uint32_t child : node.children) out += " " + std::to_string(child);
    out += "\n";
  }
  return out;
}

std::string read(const std::string &text) {
  const YamlTree tree = readYaml(text, 0);
  if (tree.failed) return "failed at " + text.substr(tree.range.begin, tree.range.size());
  return tree.nodes.empty() ? "" : show(tree, text);
}

}  // namespace

TEST_CASE("scalars stand at their bytes, without quotes") {
  CHECK(read("é: \"a\"\nb: 'x y'\nc: plain text # no\n") == "{é: a, b: x y, c: plain text}");
  CHECK(read("a: \"q\\\"é\"\nb: 'it''s'\n") == "{a: q\"é@q\\\"é, b: it's@it''s}");
  CHECK(read("a: x y\n  z\nb: !t tagged\nc: &n named\nd: [*n, {e: 1}, ~]\nf:\n") ==
        "{a: x y z@x y, b: tagged, c: named, d: [named, {e: 1}, ~], f: ~}");
}

TEST_CASE("line ends of every kind keep the places right") {
  CHECK(read("a: \"b\"\r\nc: d\r\n") == "{a: b, c: d}");
  CHECK(read("a: \"b\"\rc: d\r") == "{a: b, c: d}");
  CHECK(read("\xEF\xBB\xBF"
             "a: b\n") == "{a: b}");
}

TEST_CASE("bytes that mean something to the reader alone are harmless") {
  CHECK(read(std::string("a: b\x04 c\nd: e\n")) == "{a: b\x1A c@b\x04 c, d: e}");
  CHECK(read(std::string("a\0b: c\n", 7))
            .starts_with("{a\x1A"
                         "b"));
}

TEST_CASE("lists of plain items are read as they would be one by one") {
  CHECK(read("a:\n  - \"One: 1\"\n  - Two words\n  - \"Three\"\n  - Four\nb: c\n") ==
        "{a: [One: 1, Two words, Three, Four], b: c}");
  CHECK(read("a:\n- Alpha one\n- Beta two\n-  Gamma three\n- Delta\n   four\n- true\n- ~\n- null\n") ==
        "{a: [Alpha one, Beta two, Gamma three, Delta four@Delta, true, ~, ~]}");
  CHECK(read("- Alpha one\n- Beta two\n- Gamma\n") == "[Alpha one, Beta two, Gamma]");
  CHECK(read("a:\n  - Alpha one\n  - Beta two\nb:\n  - Gamma three\n  - Delta four") ==
        "{a: [Alpha one, Beta two], b: [Gamma three, Delta four]}");
  CHECK(read("- - Alpha one\n  - Beta two\n- Gamma three\n- Delta four\n") ==
        "[[Alpha one, Beta two], Gamma three, Delta four]");
}

TEST_CASE("lines that only look like items of a list stay what they are") {
  CHECK(read("a: |\n  - Alpha one\n  - Beta two\n  - Gamma\nb: c\n") ==
        "{a: - Alpha one\n- Beta two\n- Gamma\n@|, b: c}");
  CHECK(read("a: text\n  - Alpha one\n  - Beta two\n") == "{a: text - Alpha one - Beta two@text}");
  CHECK(read("a: \"x\n  - Alpha one\n  - Beta two\n  y\"\n") ==
        "{a: x - Alpha one - Beta two y@x\n  - Alpha one\n  - Beta two\n  y}");
}

TEST_CASE("what is no YAML says where") {
  CHECK(read("a: [b, c\nd: e\n").starts_with("failed at "));
  CHECK(read("a: b\n - Alpha one\n - Beta two\n  c: d\n").starts_with("failed at"));
  CHECK(read("a: \"b\n") == "failed at \"b");
  CHECK(readYaml("a: [", 10).range.begin >= 10);
  CHECK(read("") == "");
  CHECK(read("# nothing\n") == "");
}

TEST_CASE("deep nesting is refused, not followed") {
  CHECK(readYaml(std::string(100000, '['), 0).failed);
  CHECK(readYaml(std::string(100000, '{'), 0).failed);
  std::string nested;
  for (int depth = 0; depth < 3000; ++depth) nested += "- ";
  CHECK(readYaml(nested, 0).failed);
}

TEST_CASE("any bytes give a tree or a failure, and ranges inside the text") {
  std::mt19937 random(7);  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same texts in every run
  constexpr std::string_view kBytes = "ab:-  \n\n\"'[]{}|>#&*!%@`,?~\t\r\x04\x80\xC3\xA9";
  for (int round = 0; round < 3000; ++round) {
    std::string text;
    for (auto left = random() % 60; left > 0; --left)
      text += random() % 5 == 0 ? std::string("- Alpha\n") : std::string(1, kBytes[random() % kBytes.size()]);
    const YamlTree tree = readYaml(text, 0);
    REQUIRE(tree.range.end <= text.size());
    for (const YamlNode &node : tree.nodes) {
      REQUIRE(node.range.begin <= node.range.end);
      REQUIRE(node.range.end <= text.size());
      for (const std::uint32_t child : node.children) REQUIRE(child < tree.nodes.size());
    }
  }
}

TEST_CASE("front matter as it is written is plain") {
  for (const char *text : {
           "title: Final\ndate: 2017-10-14\nplayers:\n  - name: Mario\n    abbr: MARI\n    deck:\n      - \"Blood "
           "Doll\"\n"
           "      - 2x Villein\n  - name: \"O'Neil, Zoë\"\n    deck: decks/zoe.txt\n",
           "players: [Kora, \"Igor B\"]\ncards: {kisp: \"Kindred Spirits\", J: Joao}\n# a remark\n\nplayers2:\n- A "
           "b\n- C d\nx: y\n",
           "- - a\n  - b\n- c: d\n  e: f\n",
           "- \"Felix \\\"Fix\\\" Hessian\"\n- \"\\\"\"\n- \"a \\\\\\\" b\"\n",
       }) {
    CAPTURE(text);
    const auto plain = readPlainYaml(text, 7);
    REQUIRE(plain.has_value());
    CHECK(dump(*plain) == dump(readAnyYaml(text, 7)));
  }
}

TEST_CASE("what is not plain is left to the library") {
  for (const char *text :
       {"a: b # no\n", "a:\n",         "a: |\n  b\n",   "a: b\n  c\n",   "a: 'b'\n",     "a: \"\\n\"\n", "a: ~\n",
        "a: null\n",   "- a\nb: c\n",  "a: b\n c: d\n", "a: [b,\n c]\n", "a: &x b\n",    "? a\n",        "a: b: c\n",
        "\ta: b\n",    "a: b\rc: d\n", "---\na: b\n",   "a: {b: [c]}\n", "a: \"b\" c\n", "a: [b] c\n",   "a:b\n"}) {
    CAPTURE(text);
    CHECK_FALSE(readPlainYaml(text, 0).has_value());
  }
}

TEST_CASE("a plain text is read as the library reads it") {
  std::mt19937 random(11);  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same texts in every run
  constexpr std::array<std::string_view, 37> kPieces = {
      "a",         "b: ",      "c:",     "\n",         "\n",        "\n  ",   "\n    ",
      "\n- ",      "\n  - ",   "- ",     "- ",         "name: Ann", "x y",    "\"q r\"",
      "[",         "]",        "{d: e}", "[f, \"g\"]", "#",         " #",     ",",
      ", ",        "'",        "\r\n",   "null",       "~",         "true",   "12",
      "-",         "\xC3\xA9", "(1)",    ":",          "  ",        "k: v\n", "\"\\\"s\\\" t\"",
      "\"u\\\\\"", "\\"};
  int plain = 0;
  for (int round = 0; round < 40000; ++round) {
    std::string text;
    for (auto left = random() % 12; left > 0; --left) text += kPieces[random() % kPieces.size()];
    const auto own = readPlainYaml(text, 3);
    if (!own) continue;
    ++plain;
    const YamlTree other = readAnyYaml(text, 3);
    CAPTURE(text);
    REQUIRE_FALSE(other.failed);
    REQUIRE(dump(*own) == dump(other));
  }
  CHECK(plain > 1000);
}

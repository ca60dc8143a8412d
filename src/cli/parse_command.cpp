#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/excerpt.h"
#include "cli/output.h"
#include "project/files.h"
#include "syntax/tree.h"
#include "text/source.h"

namespace vtes::cli {

namespace {

/// Writes a tree with a node or token a line, indented; hidden tokens are left out.
class TreeWriter {
 public:
  explicit TreeWriter(std::string &out) : out_(out) {}

  void enter(const syntax::Tree &tree, std::uint32_t node) {
    tokensUpTo(tree, tree.nodes[node].firstToken);
    out_ += fmt::format("{:{}}{}\n", "", 2 * depth_, syntax::toString(tree.nodes[node].kind));
    ++depth_;
  }
  void exit(const syntax::Tree &tree, std::uint32_t node) {
    tokensUpTo(tree, tree.nodes[node].endToken);
    --depth_;
  }

 private:
  void tokensUpTo(const syntax::Tree &tree, std::uint32_t end) {
    for (; next_ < end; ++next_) {
      const syntax::Token &token = tree.tokens[next_];
      if (syntax::hidden(token.kind)) continue;
      const std::string_view text = std::string_view(tree.text).substr(token.range.begin, token.range.size());
      out_ += fmt::format("{:{}}{} `{}`\n", "", 2 * depth_, syntax::toString(token.kind), printable(text));
    }
  }

  std::string &out_;
  std::uint32_t next_ = 0;
  std::size_t depth_ = 1;
};

int parse(const std::string &name) {
  std::string bytes;
  std::string reason;
  const std::string path = name == "-" ? std::string(project::kStandardInput) : name;
  if (!project::readInput(path, bytes, reason)) {
    complain(fmt::format("{}: {}", path, reason));
    return kExitCannot;
  }
  const auto source = text::Source::make(std::move(bytes));
  syntax::Parser parser;
  for (const text::LogicalLine &line : source->logicalLines()) {
    const auto tree = parser.parse(source->slice(line.bytes),
                                   source->clean().substr(line.bytes.begin, line.bytes.size()), line.unfinished);
    std::string out = fmt::format("{}: {}\n", line.firstLine, printable(tree->text));
    TreeWriter writer(out);
    syntax::walk(*tree, writer);
    if (!print(out)) break;
  }
  return kExitClean;
}

}  // namespace

void addParseCommand(Command app, int &exitCode) {
  const auto name = std::make_shared<std::string>();
  Command command = app.add("parse", "Print how the grammar reads each line of a transcript, as a tree");
  command.option("FILE", *name, "A transcript, or - for standard input").shown("FILE|-").required();
  command.run([name, &exitCode] { exitCode = parse(*name); });
}

}  // namespace vtes::cli

/// bare_parse FILE: the committed grammar over the logical lines of a transcript, by the ANTLR runtime alone: its own
/// streams, no listener, no tree, no messages. What `vtes lint` is measured by.

#include <antlr4-runtime.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "VtesLexer.h"
#include "VtesParser.h"
#include "text/source.h"

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  std::ifstream file(argv[1], std::ios::binary);
  const auto source = vtes::text::Source::make(std::string(std::istreambuf_iterator<char>(file), {}));
  antlr4::ANTLRInputStream input;
  vtes_grammar::VtesLexer lexer(&input);
  lexer.removeErrorListeners();
  antlr4::CommonTokenStream tokens(&lexer);
  vtes_grammar::VtesParser parser(&tokens);
  parser.removeErrorListeners();
  parser.setBuildParseTree(false);
  std::size_t errors = 0;
  std::size_t count = 0;
  for (const vtes::text::LogicalLine &line : source->logicalLines()) {
    const std::string text(source->slice(line.bytes));
    input.load(text);
    lexer.setInputStream(&input);
    tokens.setTokenSource(&lexer);
    parser.setTokenStream(&tokens);
    // A deal has an arrow (TS 3.1).
    if (text.find("->") != std::string::npos) {
      parser.dealLine();
    } else {
      parser.eventLine();
    }
    errors += parser.getNumberOfSyntaxErrors();
    count += tokens.size();
  }
  std::printf("%zu lines, %zu tokens, %zu errors\n", source->logicalLines().size(), count, errors);
  return 0;
}

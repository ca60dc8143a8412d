#pragma once
/// The committed grammar by the ANTLR runtime alone: its own streams, no listener, no tree, no messages.

#include <antlr4-runtime.h>

#include <cstddef>
#include <string>

#include "VtesLexer.h"
#include "VtesParser.h"
#include "text/source.h"

namespace vtes::bench {

class AntlrParse {
 public:
  AntlrParse() : lexer_(&input_), tokens_(&lexer_), parser_(&tokens_) {
    lexer_.removeErrorListeners();
    parser_.removeErrorListeners();
    parser_.setBuildParseTree(false);
  }
  /// Parses the logical lines of a transcript, and counts tokens and syntax errors.
  void parse(const text::Source &source) {
    for (const text::LogicalLine &line : source.logicalLines()) {
      const std::string text(source.slice(line.bytes));
      input_.load(text);
      lexer_.setInputStream(&input_);
      tokens_.setTokenSource(&lexer_);
      parser_.setTokenStream(&tokens_);
      // A deal has an arrow (TS 3.1).
      if (text.find("->") != std::string::npos) {
        parser_.dealLine();
      } else {
        parser_.eventLine();
      }
      errors += parser_.getNumberOfSyntaxErrors();
      tokens += tokens_.size();
    }
  }
  std::size_t tokens = 0;
  std::size_t errors = 0;

 private:
  antlr4::ANTLRInputStream input_;
  vtes_grammar::VtesLexer lexer_;
  antlr4::CommonTokenStream tokens_;
  vtes_grammar::VtesParser parser_;
};

}  // namespace vtes::bench

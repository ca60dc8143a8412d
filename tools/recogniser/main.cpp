/// vtes_make_recogniser VtesLexer.interp VtesParser.interp: prints the tables of src/syntax/recogniser.cpp.

#include <antlr4-runtime.h>
#include <misc/InterpreterDataReader.h>

#include <cstdio>
#include <iostream>
#include <map>
#include <tuple>

#include "tables.h"

namespace {

using namespace vtes::make_recogniser;

template <typename Values>
void printArray(const std::string &type, const std::string &name, const Values &values) {
  std::cout << "inline constexpr " << type << " " << name << "[] = {";
  std::size_t column = 200;
  for (const auto value : values) {
    const std::string text = std::to_string(value) + ",";
    if (column + text.size() > 118) {
      std::cout << "\n   ";
      column = 3;
    }
    std::cout << " " << text;
    column += text.size() + 1;
  }
  std::cout << "\n};\n";
}

/// The tables hold bytes.
unsigned byteOf(std::size_t value) {
  if (value > 0xFF) throw Unsupported("a table has more than 256 states, classes or actions");
  return static_cast<unsigned>(value);
}

void print(const LexerTables &tables) {
  const std::size_t classes = tables.next.front().size();
  std::cout << "inline constexpr unsigned kCharClasses = " << classes << ";\n"
            << "inline constexpr std::uint64_t kHiddenKinds = " << tables.hidden << "U;\n\n"
            << "// The class of each character below 128; then ranges of characters, each up to the next.\n";
  printArray("std::uint8_t", "kAsciiClass", tables.ascii);
  std::vector<std::uint32_t> begins;
  std::vector<unsigned> rangeClasses;
  for (const auto &range : tables.ranges) {
    begins.push_back(range.begin);
    rangeClasses.push_back(byteOf(range.charClass));
  }
  printArray("std::uint32_t", "kRangeBegin", begins);
  printArray("std::uint8_t", "kRangeClass", rangeClasses);
  std::vector<unsigned> next;
  for (const auto &row : tables.next)
    for (const unsigned target : row) next.push_back(byteOf(target));
  std::cout << "\n// The automaton: the next state by state and class, and the token kind that ends in a state.\n"
            << "// State 0 is dead, state 1 the start.\n";
  printArray("std::uint8_t", "kNextState", next);
  printArray("std::uint8_t", "kAccept", tables.accept);
}

void print(const ParserTables &tables) {
  std::vector<Action> actions;
  std::map<std::tuple<Action::Op, unsigned, unsigned>, unsigned> known;
  std::vector<unsigned> cells;
  for (const auto &row : tables.rows) {
    for (const Action &action : row) {
      const auto number = byteOf(actions.size());
      const auto [found, isNew] = known.emplace(std::make_tuple(action.op, action.rule, action.next), number);
      if (isNew) actions.push_back(action);
      cells.push_back(found->second);
    }
  }
  std::cout << "\ninline constexpr unsigned kTokenKinds = " << tables.rows.front().size() << ";\n"
            << "inline constexpr unsigned kRules = " << tables.start.size() << ";\n"
            << "inline constexpr unsigned kEndRow = " << byteOf(tables.end) << ";  // returns on every token\n\n"
            << "// A row for each position in a rule: the action by token kind. Then each rule's first row.\n";
  printArray("std::uint8_t", "kActionOf", cells);
  printArray("std::uint8_t", "kFirstRow", tables.start);
  static const char *const names[] = {"Fail", "Return", "Match", "Call", "Peek"};
  std::cout << "\ninline constexpr Action kActions[] = {\n";
  for (const Action &action : actions) {
    std::cout << "    {Op::" << names[static_cast<std::size_t>(action.op)] << ", " << byteOf(action.rule) << ", "
              << byteOf(action.next) << "},\n";
  }
  std::cout << "};\n";
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 3) {
    std::fputs("usage: vtes_make_recogniser VtesLexer.interp VtesParser.interp\n", stderr);
    return 2;
  }
  try {
    const auto lexer = antlr4::misc::InterpreterDataReader::parseFile(argv[1]);
    const auto parser = antlr4::misc::InterpreterDataReader::parseFile(argv[2]);
    if (lexer.ruleNames.empty() || parser.ruleNames.empty()) throw Unsupported("no automaton in these files");
    const LexerTables lexerTables = makeLexerTables(lexer.atn);
    const ParserTables parserTables = makeParserTables(parser.atn, parser.ruleNames);
    std::cout << "// Generated from VtesLexer.g4 and VtesParser.g4 by tools/recogniser (make grammar).\n"
              << "// Included by src/syntax/recogniser.cpp, which says what the tables mean.\n\n";
    print(lexerTables);
    print(parserTables);
  } catch (const std::exception &error) {
    std::fprintf(stderr, "vtes_make_recogniser: %s\n", error.what());
    return 1;
  }
  return 0;
}

#pragma once
/// The tables of src/syntax/recogniser.cpp, worked out from the automata that the ANTLR tool writes beside its C++.

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace antlr4::atn {
class ATN;
}

namespace vtes::make_recogniser {

/// The grammar has something that the tables cannot express.
struct Unsupported : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A deterministic automaton over classes of characters. State 0 is the dead one, state 1 the start.
struct LexerTables {
  struct Range {
    std::uint32_t begin;  ///< up to the next range's
    unsigned charClass;
  };
  std::vector<unsigned> ascii;              ///< class of each character below 128
  std::vector<Range> ranges;                ///< the characters from 128 on
  std::vector<std::vector<unsigned>> next;  ///< [state][class]
  std::vector<unsigned> accept;             ///< [state]: the token kind that ends here, or 0
  std::uint64_t hidden = 0;                 ///< a bit for each token kind on the hidden channel
};

/// The same tokens as ANTLR's lexer makes: the longest match, and of equally long ones the earliest rule's.
LexerTables makeLexerTables(const antlr4::atn::ATN &atn);

/// What a position in a rule does on a token kind.
struct Action {
  enum class Op : std::uint8_t {
    Fail,    ///< no line of the grammar
    Return,  ///< the rule ends
    Match,   ///< takes the token; goes on in row `next`
    Call,    ///< enters `rule`, which returns to row `next`
    Peek,    ///< row `next` decides, by the token behind this one
  };
  Op op = Op::Fail;
  unsigned rule = 0;
  unsigned next = 0;
};

/// A row for each position in a rule, with an action for each token kind.
struct ParserTables {
  std::vector<std::vector<Action>> rows;
  std::vector<unsigned> start;  ///< [rule]: its first row
  unsigned end = 0;             ///< the row that returns on every token
};

/// The same alternatives as ANTLR's parser takes. Throws Unsupported for a decision that two tokens do not settle.
ParserTables makeParserTables(const antlr4::atn::ATN &atn, const std::vector<std::string> &ruleNames);

}  // namespace vtes::make_recogniser

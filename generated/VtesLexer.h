
// Generated from VtesLexer.g4 by ANTLR 4.7.2

#pragma once


#include "antlr4-runtime.h"


namespace vtes_grammar {


class  VtesLexer : public antlr4::Lexer {
public:
  enum {
    REMARK = 1, MISSING_CLOSE = 2, BLANK = 3, NEWLINE = 4, COMMENT = 5, 
    STAR = 6, PHASE = 7, COMBAT = 8, REFERENDUM = 9, ACTION = 10, BLOCK = 11, 
    STRIKE = 12, RANGE = 13, PRESS = 14, STATE = 15, CONTEST = 16, NO_BLOCK = 17, 
    BURN_OPTION = 18, MERGE = 19, RED_LIST = 20, SPECIAL = 21, HAND_SIZE = 22, 
    EDGE = 23, LET = 24, NOT = 25, NEXT = 26, DEAL_VERB = 27, UNKNOWN_CRYPT = 28, 
    PLAYER = 29, INITIAL = 30, CRYPT = 31, LIBRARY_INITIAL = 32, QUANTITY = 33, 
    LIBRARY = 34, ANTITRIBU = 35, NUMBER = 36, MIXED = 37, LEVEL = 38, ADVANCED = 39, 
    MERGED = 40, SLASH = 41, OPEN = 42, CLOSE = 43, COMMA = 44, SEMICOLON = 45, 
    PLUS = 46, MINUS = 47, ARROW = 48, DOT = 49, QUOTE = 50, UNREADABLE = 51
  };

  VtesLexer(antlr4::CharStream *input);
  ~VtesLexer();

  virtual std::string getGrammarFileName() const override;
  virtual const std::vector<std::string>& getRuleNames() const override;

  virtual const std::vector<std::string>& getChannelNames() const override;
  virtual const std::vector<std::string>& getModeNames() const override;
  virtual const std::vector<std::string>& getTokenNames() const override; // deprecated, use vocabulary instead
  virtual antlr4::dfa::Vocabulary& getVocabulary() const override;

  virtual const std::vector<uint16_t> getSerializedATN() const override;
  virtual const antlr4::atn::ATN& getATN() const override;

private:
  static std::vector<antlr4::dfa::DFA> _decisionToDFA;
  static antlr4::atn::PredictionContextCache _sharedContextCache;
  static std::vector<std::string> _ruleNames;
  static std::vector<std::string> _tokenNames;
  static std::vector<std::string> _channelNames;
  static std::vector<std::string> _modeNames;

  static std::vector<std::string> _literalNames;
  static std::vector<std::string> _symbolicNames;
  static antlr4::dfa::Vocabulary _vocabulary;
  static antlr4::atn::ATN _atn;
  static std::vector<uint16_t> _serializedATN;


  // Individual action functions triggered by action() above.

  // Individual semantic predicate functions triggered by sempred() above.

  struct Initializer {
    Initializer();
  };
  static Initializer _init;
};

}  // namespace vtes_grammar


// Generated from VtesParser.g4 by ANTLR 4.7.2

#pragma once


#include "antlr4-runtime.h"


namespace vtes_grammar {


class  VtesParser : public antlr4::Parser {
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

  enum {
    RuleEventLine = 0, RuleChain = 1, RuleStatement = 2, RuleNoun = 3, RulePlay = 4, 
    RuleUse = 5, RuleUsed = 6, RuleAction = 7, RuleBlock = 8, RuleStrike = 9, 
    RuleRangeTerm = 10, RulePress = 11, RuleState = 12, RuleContest = 13, 
    RuleBurnOption = 14, RuleMerge = 15, RuleRedList = 16, RulePhase = 17, 
    RuleCombatMark = 18, RuleReferendumMark = 19, RuleBalance = 20, RuleAmount = 21, 
    RuleResult = 22, RuleTerm = 23, RuleSpecification = 24, RuleSpecItem = 25, 
    RuleRemark = 26, RuleSeparator = 27, RuleUnreadable = 28, RuleDealLine = 29, 
    RuleDealSide = 30, RuleDealClause = 31, RuleDealVerb = 32, RuleDuration = 33
  };

  VtesParser(antlr4::TokenStream *input);
  ~VtesParser();

  virtual std::string getGrammarFileName() const override;
  virtual const antlr4::atn::ATN& getATN() const override { return _atn; };
  virtual const std::vector<std::string>& getTokenNames() const override { return _tokenNames; }; // deprecated: use vocabulary instead.
  virtual const std::vector<std::string>& getRuleNames() const override;
  virtual antlr4::dfa::Vocabulary& getVocabulary() const override;


  class EventLineContext;
  class ChainContext;
  class StatementContext;
  class NounContext;
  class PlayContext;
  class UseContext;
  class UsedContext;
  class ActionContext;
  class BlockContext;
  class StrikeContext;
  class RangeTermContext;
  class PressContext;
  class StateContext;
  class ContestContext;
  class BurnOptionContext;
  class MergeContext;
  class RedListContext;
  class PhaseContext;
  class CombatMarkContext;
  class ReferendumMarkContext;
  class BalanceContext;
  class AmountContext;
  class ResultContext;
  class TermContext;
  class SpecificationContext;
  class SpecItemContext;
  class RemarkContext;
  class SeparatorContext;
  class UnreadableContext;
  class DealLineContext;
  class DealSideContext;
  class DealClauseContext;
  class DealVerbContext;
  class DurationContext; 

  class  EventLineContext : public antlr4::ParserRuleContext {
  public:
    EventLineContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<ChainContext *> chain();
    ChainContext* chain(size_t i);
    antlr4::tree::TerminalNode *EOF();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  EventLineContext* eventLine();

  class  ChainContext : public antlr4::ParserRuleContext {
  public:
    ChainContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);
    std::vector<StatementContext *> statement();
    StatementContext* statement(size_t i);

   
  };

  ChainContext* chain();

  class  StatementContext : public antlr4::ParserRuleContext {
  public:
    StatementContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    NounContext *noun();
    PlayContext *play();
    UseContext *use();
    ActionContext *action();
    BlockContext *block();
    StrikeContext *strike();
    RangeTermContext *rangeTerm();
    PressContext *press();
    StateContext *state();
    ContestContext *contest();
    BurnOptionContext *burnOption();
    MergeContext *merge();
    RedListContext *redList();
    PhaseContext *phase();
    CombatMarkContext *combatMark();
    ReferendumMarkContext *referendumMark();
    BalanceContext *balance();
    AmountContext *amount();
    ResultContext *result();
    TermContext *term();
    RemarkContext *remark();
    SeparatorContext *separator();
    UnreadableContext *unreadable();

   
  };

  StatementContext* statement();

  class  NounContext : public antlr4::ParserRuleContext {
  public:
    NounContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *PLAYER();
    antlr4::tree::TerminalNode *CRYPT();
    antlr4::tree::TerminalNode *INITIAL();
    antlr4::tree::TerminalNode *LIBRARY_INITIAL();
    antlr4::tree::TerminalNode *UNKNOWN_CRYPT();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);
    std::vector<antlr4::tree::TerminalNode *> ADVANCED();
    antlr4::tree::TerminalNode* ADVANCED(size_t i);
    std::vector<antlr4::tree::TerminalNode *> MERGED();
    antlr4::tree::TerminalNode* MERGED(size_t i);
    std::vector<antlr4::tree::TerminalNode *> LEVEL();
    antlr4::tree::TerminalNode* LEVEL(size_t i);

   
  };

  NounContext* noun();

  class  PlayContext : public antlr4::ParserRuleContext {
  public:
    PlayContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LIBRARY();
    antlr4::tree::TerminalNode *MIXED();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);
    std::vector<antlr4::tree::TerminalNode *> ADVANCED();
    antlr4::tree::TerminalNode* ADVANCED(size_t i);
    std::vector<antlr4::tree::TerminalNode *> MERGED();
    antlr4::tree::TerminalNode* MERGED(size_t i);
    std::vector<antlr4::tree::TerminalNode *> LEVEL();
    antlr4::tree::TerminalNode* LEVEL(size_t i);

   
  };

  PlayContext* play();

  class  UseContext : public antlr4::ParserRuleContext {
  public:
    UseContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *SLASH();
    UsedContext *used();
    antlr4::tree::TerminalNode *NUMBER();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);
    std::vector<antlr4::tree::TerminalNode *> ADVANCED();
    antlr4::tree::TerminalNode* ADVANCED(size_t i);
    std::vector<antlr4::tree::TerminalNode *> MERGED();
    antlr4::tree::TerminalNode* MERGED(size_t i);
    std::vector<antlr4::tree::TerminalNode *> LEVEL();
    antlr4::tree::TerminalNode* LEVEL(size_t i);

   
  };

  UseContext* use();

  class  UsedContext : public antlr4::ParserRuleContext {
  public:
    UsedContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LIBRARY();
    antlr4::tree::TerminalNode *MIXED();
    antlr4::tree::TerminalNode *PLAYER();
    antlr4::tree::TerminalNode *CRYPT();
    antlr4::tree::TerminalNode *INITIAL();
    antlr4::tree::TerminalNode *LIBRARY_INITIAL();
    antlr4::tree::TerminalNode *UNKNOWN_CRYPT();
    antlr4::tree::TerminalNode *SPECIAL();
    antlr4::tree::TerminalNode *RED_LIST();
    antlr4::tree::TerminalNode *EDGE();
    antlr4::tree::TerminalNode *QUANTITY();

   
  };

  UsedContext* used();

  class  ActionContext : public antlr4::ParserRuleContext {
  public:
    ActionContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *ACTION();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  ActionContext* action();

  class  BlockContext : public antlr4::ParserRuleContext {
  public:
    BlockContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *BLOCK();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  BlockContext* block();

  class  StrikeContext : public antlr4::ParserRuleContext {
  public:
    StrikeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *STRIKE();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  StrikeContext* strike();

  class  RangeTermContext : public antlr4::ParserRuleContext {
  public:
    RangeTermContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *RANGE();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  RangeTermContext* rangeTerm();

  class  PressContext : public antlr4::ParserRuleContext {
  public:
    PressContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *PRESS();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  PressContext* press();

  class  StateContext : public antlr4::ParserRuleContext {
  public:
    StateContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *STATE();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  StateContext* state();

  class  ContestContext : public antlr4::ParserRuleContext {
  public:
    ContestContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *CONTEST();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  ContestContext* contest();

  class  BurnOptionContext : public antlr4::ParserRuleContext {
  public:
    BurnOptionContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *BURN_OPTION();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  BurnOptionContext* burnOption();

  class  MergeContext : public antlr4::ParserRuleContext {
  public:
    MergeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *MERGE();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  MergeContext* merge();

  class  RedListContext : public antlr4::ParserRuleContext {
  public:
    RedListContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *RED_LIST();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  RedListContext* redList();

  class  PhaseContext : public antlr4::ParserRuleContext {
  public:
    PhaseContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *PHASE();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  PhaseContext* phase();

  class  CombatMarkContext : public antlr4::ParserRuleContext {
  public:
    CombatMarkContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *COMBAT();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  CombatMarkContext* combatMark();

  class  ReferendumMarkContext : public antlr4::ParserRuleContext {
  public:
    ReferendumMarkContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *REFERENDUM();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  ReferendumMarkContext* referendumMark();

  class  BalanceContext : public antlr4::ParserRuleContext {
  public:
    BalanceContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *PLUS();
    antlr4::tree::TerminalNode *MINUS();
    AmountContext *amount();
    NounContext *noun();
    PlayContext *play();
    UseContext *use();
    TermContext *term();

   
  };

  BalanceContext* balance();

  class  AmountContext : public antlr4::ParserRuleContext {
  public:
    AmountContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *QUANTITY();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  AmountContext* amount();

  class  ResultContext : public antlr4::ParserRuleContext {
  public:
    ResultContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *SEMICOLON();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  ResultContext* result();

  class  TermContext : public antlr4::ParserRuleContext {
  public:
    TermContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *NO_BLOCK();
    antlr4::tree::TerminalNode *SPECIAL();
    antlr4::tree::TerminalNode *HAND_SIZE();
    antlr4::tree::TerminalNode *EDGE();
    antlr4::tree::TerminalNode *ANTITRIBU();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  TermContext* term();

  class  SpecificationContext : public antlr4::ParserRuleContext {
  public:
    SpecificationContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *OPEN();
    std::vector<SpecItemContext *> specItem();
    SpecItemContext* specItem(size_t i);
    antlr4::tree::TerminalNode *CLOSE();
    antlr4::tree::TerminalNode *MISSING_CLOSE();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  SpecificationContext* specification();

  class  SpecItemContext : public antlr4::ParserRuleContext {
  public:
    SpecItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);
    std::vector<StatementContext *> statement();
    StatementContext* statement(size_t i);

   
  };

  SpecItemContext* specItem();

  class  RemarkContext : public antlr4::ParserRuleContext {
  public:
    RemarkContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *REMARK();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  RemarkContext* remark();

  class  SeparatorContext : public antlr4::ParserRuleContext {
  public:
    SeparatorContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *DOT();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  SeparatorContext* separator();

  class  UnreadableContext : public antlr4::ParserRuleContext {
  public:
    UnreadableContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *QUOTE();
    antlr4::tree::TerminalNode *LET();
    antlr4::tree::TerminalNode *NOT();
    antlr4::tree::TerminalNode *NEXT();
    antlr4::tree::TerminalNode *DEAL_VERB();
    antlr4::tree::TerminalNode *UNREADABLE();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  UnreadableContext* unreadable();

  class  DealLineContext : public antlr4::ParserRuleContext {
  public:
    DealLineContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<DealSideContext *> dealSide();
    DealSideContext* dealSide(size_t i);
    antlr4::tree::TerminalNode *EOF();
    std::vector<antlr4::tree::TerminalNode *> ARROW();
    antlr4::tree::TerminalNode* ARROW(size_t i);

   
  };

  DealLineContext* dealLine();

  class  DealSideContext : public antlr4::ParserRuleContext {
  public:
    DealSideContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<DealClauseContext *> dealClause();
    DealClauseContext* dealClause(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  DealSideContext* dealSide();

  class  DealClauseContext : public antlr4::ParserRuleContext {
  public:
    DealClauseContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);
    std::vector<NounContext *> noun();
    NounContext* noun(size_t i);
    std::vector<PhaseContext *> phase();
    PhaseContext* phase(size_t i);
    antlr4::tree::TerminalNode *LET();
    DealVerbContext *dealVerb();
    DurationContext *duration();
    std::vector<StatementContext *> statement();
    StatementContext* statement(size_t i);
    std::vector<antlr4::tree::TerminalNode *> NOT();
    antlr4::tree::TerminalNode* NOT(size_t i);
    std::vector<TermContext *> term();
    TermContext* term(size_t i);

   
  };

  DealClauseContext* dealClause();

  class  DealVerbContext : public antlr4::ParserRuleContext {
  public:
    DealVerbContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    PlayContext *play();
    UseContext *use();
    ActionContext *action();
    BlockContext *block();
    StateContext *state();
    StrikeContext *strike();
    ContestContext *contest();
    MergeContext *merge();
    RedListContext *redList();
    antlr4::tree::TerminalNode *DEAL_VERB();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);

   
  };

  DealVerbContext* dealVerb();

  class  DurationContext : public antlr4::ParserRuleContext {
  public:
    DurationContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *NEXT();
    std::vector<SpecificationContext *> specification();
    SpecificationContext* specification(size_t i);
    AmountContext *amount();
    PhaseContext *phase();
    NounContext *noun();

   
  };

  DurationContext* duration();


private:
  static std::vector<antlr4::dfa::DFA> _decisionToDFA;
  static antlr4::atn::PredictionContextCache _sharedContextCache;
  static std::vector<std::string> _ruleNames;
  static std::vector<std::string> _tokenNames;

  static std::vector<std::string> _literalNames;
  static std::vector<std::string> _symbolicNames;
  static antlr4::dfa::Vocabulary _vocabulary;
  static antlr4::atn::ATN _atn;
  static std::vector<uint16_t> _serializedATN;


  struct Initializer {
    Initializer();
  };
  static Initializer _init;
};

}  // namespace vtes_grammar

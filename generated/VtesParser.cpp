
// Generated from VtesParser.g4 by ANTLR 4.7.2



#include "VtesParser.h"


using namespace antlrcpp;
using namespace vtes_grammar;
using namespace antlr4;

VtesParser::VtesParser(TokenStream *input) : Parser(input) {
  _interpreter = new atn::ParserATNSimulator(this, _atn, _decisionToDFA, _sharedContextCache);
}

VtesParser::~VtesParser() {
  delete _interpreter;
}

std::string VtesParser::getGrammarFileName() const {
  return "VtesParser.g4";
}

const std::vector<std::string>& VtesParser::getRuleNames() const {
  return _ruleNames;
}

dfa::Vocabulary& VtesParser::getVocabulary() const {
  return _vocabulary;
}


//----------------- EventLineContext ------------------------------------------------------------------

VtesParser::EventLineContext::EventLineContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<VtesParser::ChainContext *> VtesParser::EventLineContext::chain() {
  return getRuleContexts<VtesParser::ChainContext>();
}

VtesParser::ChainContext* VtesParser::EventLineContext::chain(size_t i) {
  return getRuleContext<VtesParser::ChainContext>(i);
}

tree::TerminalNode* VtesParser::EventLineContext::EOF() {
  return getToken(VtesParser::EOF, 0);
}

std::vector<tree::TerminalNode *> VtesParser::EventLineContext::COMMA() {
  return getTokens(VtesParser::COMMA);
}

tree::TerminalNode* VtesParser::EventLineContext::COMMA(size_t i) {
  return getToken(VtesParser::COMMA, i);
}


size_t VtesParser::EventLineContext::getRuleIndex() const {
  return VtesParser::RuleEventLine;
}


VtesParser::EventLineContext* VtesParser::eventLine() {
  EventLineContext *_localctx = _tracker.createInstance<EventLineContext>(_ctx, getState());
  enterRule(_localctx, 0, VtesParser::RuleEventLine);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(68);
    chain();
    setState(73);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::COMMA) {
      setState(69);
      match(VtesParser::COMMA);
      setState(70);
      chain();
      setState(75);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(76);
    match(VtesParser::EOF);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ChainContext ------------------------------------------------------------------

VtesParser::ChainContext::ChainContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<VtesParser::SpecificationContext *> VtesParser::ChainContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::ChainContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}

std::vector<VtesParser::StatementContext *> VtesParser::ChainContext::statement() {
  return getRuleContexts<VtesParser::StatementContext>();
}

VtesParser::StatementContext* VtesParser::ChainContext::statement(size_t i) {
  return getRuleContext<VtesParser::StatementContext>(i);
}


size_t VtesParser::ChainContext::getRuleIndex() const {
  return VtesParser::RuleChain;
}


VtesParser::ChainContext* VtesParser::chain() {
  ChainContext *_localctx = _tracker.createInstance<ChainContext>(_ctx, getState());
  enterRule(_localctx, 2, VtesParser::RuleChain);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(81);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(78);
      specification();
      setState(83);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(87);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << VtesParser::REMARK)
      | (1ULL << VtesParser::PHASE)
      | (1ULL << VtesParser::COMBAT)
      | (1ULL << VtesParser::REFERENDUM)
      | (1ULL << VtesParser::ACTION)
      | (1ULL << VtesParser::BLOCK)
      | (1ULL << VtesParser::STRIKE)
      | (1ULL << VtesParser::RANGE)
      | (1ULL << VtesParser::PRESS)
      | (1ULL << VtesParser::STATE)
      | (1ULL << VtesParser::CONTEST)
      | (1ULL << VtesParser::NO_BLOCK)
      | (1ULL << VtesParser::BURN_OPTION)
      | (1ULL << VtesParser::MERGE)
      | (1ULL << VtesParser::RED_LIST)
      | (1ULL << VtesParser::SPECIAL)
      | (1ULL << VtesParser::HAND_SIZE)
      | (1ULL << VtesParser::EDGE)
      | (1ULL << VtesParser::LET)
      | (1ULL << VtesParser::NOT)
      | (1ULL << VtesParser::NEXT)
      | (1ULL << VtesParser::DEAL_VERB)
      | (1ULL << VtesParser::UNKNOWN_CRYPT)
      | (1ULL << VtesParser::PLAYER)
      | (1ULL << VtesParser::INITIAL)
      | (1ULL << VtesParser::CRYPT)
      | (1ULL << VtesParser::LIBRARY_INITIAL)
      | (1ULL << VtesParser::QUANTITY)
      | (1ULL << VtesParser::LIBRARY)
      | (1ULL << VtesParser::ANTITRIBU)
      | (1ULL << VtesParser::NUMBER)
      | (1ULL << VtesParser::MIXED)
      | (1ULL << VtesParser::SLASH)
      | (1ULL << VtesParser::SEMICOLON)
      | (1ULL << VtesParser::PLUS)
      | (1ULL << VtesParser::MINUS)
      | (1ULL << VtesParser::DOT)
      | (1ULL << VtesParser::QUOTE)
      | (1ULL << VtesParser::UNREADABLE))) != 0)) {
      setState(84);
      statement();
      setState(89);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- StatementContext ------------------------------------------------------------------

VtesParser::StatementContext::StatementContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

VtesParser::NounContext* VtesParser::StatementContext::noun() {
  return getRuleContext<VtesParser::NounContext>(0);
}

VtesParser::PlayContext* VtesParser::StatementContext::play() {
  return getRuleContext<VtesParser::PlayContext>(0);
}

VtesParser::UseContext* VtesParser::StatementContext::use() {
  return getRuleContext<VtesParser::UseContext>(0);
}

VtesParser::ActionContext* VtesParser::StatementContext::action() {
  return getRuleContext<VtesParser::ActionContext>(0);
}

VtesParser::BlockContext* VtesParser::StatementContext::block() {
  return getRuleContext<VtesParser::BlockContext>(0);
}

VtesParser::StrikeContext* VtesParser::StatementContext::strike() {
  return getRuleContext<VtesParser::StrikeContext>(0);
}

VtesParser::RangeTermContext* VtesParser::StatementContext::rangeTerm() {
  return getRuleContext<VtesParser::RangeTermContext>(0);
}

VtesParser::PressContext* VtesParser::StatementContext::press() {
  return getRuleContext<VtesParser::PressContext>(0);
}

VtesParser::StateContext* VtesParser::StatementContext::state() {
  return getRuleContext<VtesParser::StateContext>(0);
}

VtesParser::ContestContext* VtesParser::StatementContext::contest() {
  return getRuleContext<VtesParser::ContestContext>(0);
}

VtesParser::BurnOptionContext* VtesParser::StatementContext::burnOption() {
  return getRuleContext<VtesParser::BurnOptionContext>(0);
}

VtesParser::MergeContext* VtesParser::StatementContext::merge() {
  return getRuleContext<VtesParser::MergeContext>(0);
}

VtesParser::RedListContext* VtesParser::StatementContext::redList() {
  return getRuleContext<VtesParser::RedListContext>(0);
}

VtesParser::PhaseContext* VtesParser::StatementContext::phase() {
  return getRuleContext<VtesParser::PhaseContext>(0);
}

VtesParser::CombatMarkContext* VtesParser::StatementContext::combatMark() {
  return getRuleContext<VtesParser::CombatMarkContext>(0);
}

VtesParser::ReferendumMarkContext* VtesParser::StatementContext::referendumMark() {
  return getRuleContext<VtesParser::ReferendumMarkContext>(0);
}

VtesParser::BalanceContext* VtesParser::StatementContext::balance() {
  return getRuleContext<VtesParser::BalanceContext>(0);
}

VtesParser::AmountContext* VtesParser::StatementContext::amount() {
  return getRuleContext<VtesParser::AmountContext>(0);
}

VtesParser::ResultContext* VtesParser::StatementContext::result() {
  return getRuleContext<VtesParser::ResultContext>(0);
}

VtesParser::TermContext* VtesParser::StatementContext::term() {
  return getRuleContext<VtesParser::TermContext>(0);
}

VtesParser::RemarkContext* VtesParser::StatementContext::remark() {
  return getRuleContext<VtesParser::RemarkContext>(0);
}

VtesParser::SeparatorContext* VtesParser::StatementContext::separator() {
  return getRuleContext<VtesParser::SeparatorContext>(0);
}

VtesParser::UnreadableContext* VtesParser::StatementContext::unreadable() {
  return getRuleContext<VtesParser::UnreadableContext>(0);
}


size_t VtesParser::StatementContext::getRuleIndex() const {
  return VtesParser::RuleStatement;
}


VtesParser::StatementContext* VtesParser::statement() {
  StatementContext *_localctx = _tracker.createInstance<StatementContext>(_ctx, getState());
  enterRule(_localctx, 4, VtesParser::RuleStatement);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(113);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case VtesParser::UNKNOWN_CRYPT:
      case VtesParser::PLAYER:
      case VtesParser::INITIAL:
      case VtesParser::CRYPT:
      case VtesParser::LIBRARY_INITIAL: {
        enterOuterAlt(_localctx, 1);
        setState(90);
        noun();
        break;
      }

      case VtesParser::LIBRARY:
      case VtesParser::MIXED: {
        enterOuterAlt(_localctx, 2);
        setState(91);
        play();
        break;
      }

      case VtesParser::SLASH: {
        enterOuterAlt(_localctx, 3);
        setState(92);
        use();
        break;
      }

      case VtesParser::ACTION: {
        enterOuterAlt(_localctx, 4);
        setState(93);
        action();
        break;
      }

      case VtesParser::BLOCK: {
        enterOuterAlt(_localctx, 5);
        setState(94);
        block();
        break;
      }

      case VtesParser::STRIKE: {
        enterOuterAlt(_localctx, 6);
        setState(95);
        strike();
        break;
      }

      case VtesParser::RANGE: {
        enterOuterAlt(_localctx, 7);
        setState(96);
        rangeTerm();
        break;
      }

      case VtesParser::PRESS: {
        enterOuterAlt(_localctx, 8);
        setState(97);
        press();
        break;
      }

      case VtesParser::STATE: {
        enterOuterAlt(_localctx, 9);
        setState(98);
        state();
        break;
      }

      case VtesParser::CONTEST: {
        enterOuterAlt(_localctx, 10);
        setState(99);
        contest();
        break;
      }

      case VtesParser::BURN_OPTION: {
        enterOuterAlt(_localctx, 11);
        setState(100);
        burnOption();
        break;
      }

      case VtesParser::MERGE: {
        enterOuterAlt(_localctx, 12);
        setState(101);
        merge();
        break;
      }

      case VtesParser::RED_LIST: {
        enterOuterAlt(_localctx, 13);
        setState(102);
        redList();
        break;
      }

      case VtesParser::PHASE: {
        enterOuterAlt(_localctx, 14);
        setState(103);
        phase();
        break;
      }

      case VtesParser::COMBAT: {
        enterOuterAlt(_localctx, 15);
        setState(104);
        combatMark();
        break;
      }

      case VtesParser::REFERENDUM: {
        enterOuterAlt(_localctx, 16);
        setState(105);
        referendumMark();
        break;
      }

      case VtesParser::PLUS:
      case VtesParser::MINUS: {
        enterOuterAlt(_localctx, 17);
        setState(106);
        balance();
        break;
      }

      case VtesParser::QUANTITY:
      case VtesParser::NUMBER: {
        enterOuterAlt(_localctx, 18);
        setState(107);
        amount();
        break;
      }

      case VtesParser::SEMICOLON: {
        enterOuterAlt(_localctx, 19);
        setState(108);
        result();
        break;
      }

      case VtesParser::NO_BLOCK:
      case VtesParser::SPECIAL:
      case VtesParser::HAND_SIZE:
      case VtesParser::EDGE:
      case VtesParser::ANTITRIBU: {
        enterOuterAlt(_localctx, 20);
        setState(109);
        term();
        break;
      }

      case VtesParser::REMARK: {
        enterOuterAlt(_localctx, 21);
        setState(110);
        remark();
        break;
      }

      case VtesParser::DOT: {
        enterOuterAlt(_localctx, 22);
        setState(111);
        separator();
        break;
      }

      case VtesParser::LET:
      case VtesParser::NOT:
      case VtesParser::NEXT:
      case VtesParser::DEAL_VERB:
      case VtesParser::QUOTE:
      case VtesParser::UNREADABLE: {
        enterOuterAlt(_localctx, 23);
        setState(112);
        unreadable();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- NounContext ------------------------------------------------------------------

VtesParser::NounContext::NounContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::NounContext::PLAYER() {
  return getToken(VtesParser::PLAYER, 0);
}

tree::TerminalNode* VtesParser::NounContext::CRYPT() {
  return getToken(VtesParser::CRYPT, 0);
}

tree::TerminalNode* VtesParser::NounContext::INITIAL() {
  return getToken(VtesParser::INITIAL, 0);
}

tree::TerminalNode* VtesParser::NounContext::LIBRARY_INITIAL() {
  return getToken(VtesParser::LIBRARY_INITIAL, 0);
}

tree::TerminalNode* VtesParser::NounContext::UNKNOWN_CRYPT() {
  return getToken(VtesParser::UNKNOWN_CRYPT, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::NounContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::NounContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}

std::vector<tree::TerminalNode *> VtesParser::NounContext::ADVANCED() {
  return getTokens(VtesParser::ADVANCED);
}

tree::TerminalNode* VtesParser::NounContext::ADVANCED(size_t i) {
  return getToken(VtesParser::ADVANCED, i);
}

std::vector<tree::TerminalNode *> VtesParser::NounContext::MERGED() {
  return getTokens(VtesParser::MERGED);
}

tree::TerminalNode* VtesParser::NounContext::MERGED(size_t i) {
  return getToken(VtesParser::MERGED, i);
}

std::vector<tree::TerminalNode *> VtesParser::NounContext::LEVEL() {
  return getTokens(VtesParser::LEVEL);
}

tree::TerminalNode* VtesParser::NounContext::LEVEL(size_t i) {
  return getToken(VtesParser::LEVEL, i);
}


size_t VtesParser::NounContext::getRuleIndex() const {
  return VtesParser::RuleNoun;
}


VtesParser::NounContext* VtesParser::noun() {
  NounContext *_localctx = _tracker.createInstance<NounContext>(_ctx, getState());
  enterRule(_localctx, 6, VtesParser::RuleNoun);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(115);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << VtesParser::UNKNOWN_CRYPT)
      | (1ULL << VtesParser::PLAYER)
      | (1ULL << VtesParser::INITIAL)
      | (1ULL << VtesParser::CRYPT)
      | (1ULL << VtesParser::LIBRARY_INITIAL))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(119);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << VtesParser::LEVEL)
      | (1ULL << VtesParser::ADVANCED)
      | (1ULL << VtesParser::MERGED))) != 0)) {
      setState(116);
      _la = _input->LA(1);
      if (!((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << VtesParser::LEVEL)
        | (1ULL << VtesParser::ADVANCED)
        | (1ULL << VtesParser::MERGED))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(121);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(125);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(122);
      specification();
      setState(127);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- PlayContext ------------------------------------------------------------------

VtesParser::PlayContext::PlayContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::PlayContext::LIBRARY() {
  return getToken(VtesParser::LIBRARY, 0);
}

tree::TerminalNode* VtesParser::PlayContext::MIXED() {
  return getToken(VtesParser::MIXED, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::PlayContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::PlayContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}

std::vector<tree::TerminalNode *> VtesParser::PlayContext::ADVANCED() {
  return getTokens(VtesParser::ADVANCED);
}

tree::TerminalNode* VtesParser::PlayContext::ADVANCED(size_t i) {
  return getToken(VtesParser::ADVANCED, i);
}

std::vector<tree::TerminalNode *> VtesParser::PlayContext::MERGED() {
  return getTokens(VtesParser::MERGED);
}

tree::TerminalNode* VtesParser::PlayContext::MERGED(size_t i) {
  return getToken(VtesParser::MERGED, i);
}

std::vector<tree::TerminalNode *> VtesParser::PlayContext::LEVEL() {
  return getTokens(VtesParser::LEVEL);
}

tree::TerminalNode* VtesParser::PlayContext::LEVEL(size_t i) {
  return getToken(VtesParser::LEVEL, i);
}


size_t VtesParser::PlayContext::getRuleIndex() const {
  return VtesParser::RulePlay;
}


VtesParser::PlayContext* VtesParser::play() {
  PlayContext *_localctx = _tracker.createInstance<PlayContext>(_ctx, getState());
  enterRule(_localctx, 8, VtesParser::RulePlay);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(128);
    _la = _input->LA(1);
    if (!(_la == VtesParser::LIBRARY

    || _la == VtesParser::MIXED)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(132);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << VtesParser::LEVEL)
      | (1ULL << VtesParser::ADVANCED)
      | (1ULL << VtesParser::MERGED))) != 0)) {
      setState(129);
      _la = _input->LA(1);
      if (!((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << VtesParser::LEVEL)
        | (1ULL << VtesParser::ADVANCED)
        | (1ULL << VtesParser::MERGED))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(134);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(138);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(135);
      specification();
      setState(140);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- UseContext ------------------------------------------------------------------

VtesParser::UseContext::UseContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::UseContext::SLASH() {
  return getToken(VtesParser::SLASH, 0);
}

VtesParser::UsedContext* VtesParser::UseContext::used() {
  return getRuleContext<VtesParser::UsedContext>(0);
}

tree::TerminalNode* VtesParser::UseContext::NUMBER() {
  return getToken(VtesParser::NUMBER, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::UseContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::UseContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}

std::vector<tree::TerminalNode *> VtesParser::UseContext::ADVANCED() {
  return getTokens(VtesParser::ADVANCED);
}

tree::TerminalNode* VtesParser::UseContext::ADVANCED(size_t i) {
  return getToken(VtesParser::ADVANCED, i);
}

std::vector<tree::TerminalNode *> VtesParser::UseContext::MERGED() {
  return getTokens(VtesParser::MERGED);
}

tree::TerminalNode* VtesParser::UseContext::MERGED(size_t i) {
  return getToken(VtesParser::MERGED, i);
}

std::vector<tree::TerminalNode *> VtesParser::UseContext::LEVEL() {
  return getTokens(VtesParser::LEVEL);
}

tree::TerminalNode* VtesParser::UseContext::LEVEL(size_t i) {
  return getToken(VtesParser::LEVEL, i);
}


size_t VtesParser::UseContext::getRuleIndex() const {
  return VtesParser::RuleUse;
}


VtesParser::UseContext* VtesParser::use() {
  UseContext *_localctx = _tracker.createInstance<UseContext>(_ctx, getState());
  enterRule(_localctx, 10, VtesParser::RuleUse);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(141);
    match(VtesParser::SLASH);
    setState(143);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == VtesParser::NUMBER) {
      setState(142);
      match(VtesParser::NUMBER);
    }
    setState(145);
    used();
    setState(149);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << VtesParser::LEVEL)
      | (1ULL << VtesParser::ADVANCED)
      | (1ULL << VtesParser::MERGED))) != 0)) {
      setState(146);
      _la = _input->LA(1);
      if (!((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << VtesParser::LEVEL)
        | (1ULL << VtesParser::ADVANCED)
        | (1ULL << VtesParser::MERGED))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(151);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(155);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(152);
      specification();
      setState(157);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- UsedContext ------------------------------------------------------------------

VtesParser::UsedContext::UsedContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::UsedContext::LIBRARY() {
  return getToken(VtesParser::LIBRARY, 0);
}

tree::TerminalNode* VtesParser::UsedContext::MIXED() {
  return getToken(VtesParser::MIXED, 0);
}

tree::TerminalNode* VtesParser::UsedContext::PLAYER() {
  return getToken(VtesParser::PLAYER, 0);
}

tree::TerminalNode* VtesParser::UsedContext::CRYPT() {
  return getToken(VtesParser::CRYPT, 0);
}

tree::TerminalNode* VtesParser::UsedContext::INITIAL() {
  return getToken(VtesParser::INITIAL, 0);
}

tree::TerminalNode* VtesParser::UsedContext::LIBRARY_INITIAL() {
  return getToken(VtesParser::LIBRARY_INITIAL, 0);
}

tree::TerminalNode* VtesParser::UsedContext::UNKNOWN_CRYPT() {
  return getToken(VtesParser::UNKNOWN_CRYPT, 0);
}

tree::TerminalNode* VtesParser::UsedContext::SPECIAL() {
  return getToken(VtesParser::SPECIAL, 0);
}

tree::TerminalNode* VtesParser::UsedContext::RED_LIST() {
  return getToken(VtesParser::RED_LIST, 0);
}

tree::TerminalNode* VtesParser::UsedContext::EDGE() {
  return getToken(VtesParser::EDGE, 0);
}

tree::TerminalNode* VtesParser::UsedContext::QUANTITY() {
  return getToken(VtesParser::QUANTITY, 0);
}


size_t VtesParser::UsedContext::getRuleIndex() const {
  return VtesParser::RuleUsed;
}


VtesParser::UsedContext* VtesParser::used() {
  UsedContext *_localctx = _tracker.createInstance<UsedContext>(_ctx, getState());
  enterRule(_localctx, 12, VtesParser::RuleUsed);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(158);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << VtesParser::RED_LIST)
      | (1ULL << VtesParser::SPECIAL)
      | (1ULL << VtesParser::EDGE)
      | (1ULL << VtesParser::UNKNOWN_CRYPT)
      | (1ULL << VtesParser::PLAYER)
      | (1ULL << VtesParser::INITIAL)
      | (1ULL << VtesParser::CRYPT)
      | (1ULL << VtesParser::LIBRARY_INITIAL)
      | (1ULL << VtesParser::QUANTITY)
      | (1ULL << VtesParser::LIBRARY)
      | (1ULL << VtesParser::MIXED))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ActionContext ------------------------------------------------------------------

VtesParser::ActionContext::ActionContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::ActionContext::ACTION() {
  return getToken(VtesParser::ACTION, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::ActionContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::ActionContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::ActionContext::getRuleIndex() const {
  return VtesParser::RuleAction;
}


VtesParser::ActionContext* VtesParser::action() {
  ActionContext *_localctx = _tracker.createInstance<ActionContext>(_ctx, getState());
  enterRule(_localctx, 14, VtesParser::RuleAction);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(160);
    match(VtesParser::ACTION);
    setState(164);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(161);
      specification();
      setState(166);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- BlockContext ------------------------------------------------------------------

VtesParser::BlockContext::BlockContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::BlockContext::BLOCK() {
  return getToken(VtesParser::BLOCK, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::BlockContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::BlockContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::BlockContext::getRuleIndex() const {
  return VtesParser::RuleBlock;
}


VtesParser::BlockContext* VtesParser::block() {
  BlockContext *_localctx = _tracker.createInstance<BlockContext>(_ctx, getState());
  enterRule(_localctx, 16, VtesParser::RuleBlock);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(167);
    match(VtesParser::BLOCK);
    setState(171);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(168);
      specification();
      setState(173);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- StrikeContext ------------------------------------------------------------------

VtesParser::StrikeContext::StrikeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::StrikeContext::STRIKE() {
  return getToken(VtesParser::STRIKE, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::StrikeContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::StrikeContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::StrikeContext::getRuleIndex() const {
  return VtesParser::RuleStrike;
}


VtesParser::StrikeContext* VtesParser::strike() {
  StrikeContext *_localctx = _tracker.createInstance<StrikeContext>(_ctx, getState());
  enterRule(_localctx, 18, VtesParser::RuleStrike);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(174);
    match(VtesParser::STRIKE);
    setState(178);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(175);
      specification();
      setState(180);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- RangeTermContext ------------------------------------------------------------------

VtesParser::RangeTermContext::RangeTermContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::RangeTermContext::RANGE() {
  return getToken(VtesParser::RANGE, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::RangeTermContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::RangeTermContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::RangeTermContext::getRuleIndex() const {
  return VtesParser::RuleRangeTerm;
}


VtesParser::RangeTermContext* VtesParser::rangeTerm() {
  RangeTermContext *_localctx = _tracker.createInstance<RangeTermContext>(_ctx, getState());
  enterRule(_localctx, 20, VtesParser::RuleRangeTerm);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(181);
    match(VtesParser::RANGE);
    setState(185);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(182);
      specification();
      setState(187);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- PressContext ------------------------------------------------------------------

VtesParser::PressContext::PressContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::PressContext::PRESS() {
  return getToken(VtesParser::PRESS, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::PressContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::PressContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::PressContext::getRuleIndex() const {
  return VtesParser::RulePress;
}


VtesParser::PressContext* VtesParser::press() {
  PressContext *_localctx = _tracker.createInstance<PressContext>(_ctx, getState());
  enterRule(_localctx, 22, VtesParser::RulePress);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(188);
    match(VtesParser::PRESS);
    setState(192);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(189);
      specification();
      setState(194);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- StateContext ------------------------------------------------------------------

VtesParser::StateContext::StateContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::StateContext::STATE() {
  return getToken(VtesParser::STATE, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::StateContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::StateContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::StateContext::getRuleIndex() const {
  return VtesParser::RuleState;
}


VtesParser::StateContext* VtesParser::state() {
  StateContext *_localctx = _tracker.createInstance<StateContext>(_ctx, getState());
  enterRule(_localctx, 24, VtesParser::RuleState);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(195);
    match(VtesParser::STATE);
    setState(199);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(196);
      specification();
      setState(201);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ContestContext ------------------------------------------------------------------

VtesParser::ContestContext::ContestContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::ContestContext::CONTEST() {
  return getToken(VtesParser::CONTEST, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::ContestContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::ContestContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::ContestContext::getRuleIndex() const {
  return VtesParser::RuleContest;
}


VtesParser::ContestContext* VtesParser::contest() {
  ContestContext *_localctx = _tracker.createInstance<ContestContext>(_ctx, getState());
  enterRule(_localctx, 26, VtesParser::RuleContest);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(202);
    match(VtesParser::CONTEST);
    setState(206);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(203);
      specification();
      setState(208);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- BurnOptionContext ------------------------------------------------------------------

VtesParser::BurnOptionContext::BurnOptionContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::BurnOptionContext::BURN_OPTION() {
  return getToken(VtesParser::BURN_OPTION, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::BurnOptionContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::BurnOptionContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::BurnOptionContext::getRuleIndex() const {
  return VtesParser::RuleBurnOption;
}


VtesParser::BurnOptionContext* VtesParser::burnOption() {
  BurnOptionContext *_localctx = _tracker.createInstance<BurnOptionContext>(_ctx, getState());
  enterRule(_localctx, 28, VtesParser::RuleBurnOption);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(209);
    match(VtesParser::BURN_OPTION);
    setState(213);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(210);
      specification();
      setState(215);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MergeContext ------------------------------------------------------------------

VtesParser::MergeContext::MergeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::MergeContext::MERGE() {
  return getToken(VtesParser::MERGE, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::MergeContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::MergeContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::MergeContext::getRuleIndex() const {
  return VtesParser::RuleMerge;
}


VtesParser::MergeContext* VtesParser::merge() {
  MergeContext *_localctx = _tracker.createInstance<MergeContext>(_ctx, getState());
  enterRule(_localctx, 30, VtesParser::RuleMerge);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(216);
    match(VtesParser::MERGE);
    setState(220);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(217);
      specification();
      setState(222);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- RedListContext ------------------------------------------------------------------

VtesParser::RedListContext::RedListContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::RedListContext::RED_LIST() {
  return getToken(VtesParser::RED_LIST, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::RedListContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::RedListContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::RedListContext::getRuleIndex() const {
  return VtesParser::RuleRedList;
}


VtesParser::RedListContext* VtesParser::redList() {
  RedListContext *_localctx = _tracker.createInstance<RedListContext>(_ctx, getState());
  enterRule(_localctx, 32, VtesParser::RuleRedList);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(223);
    match(VtesParser::RED_LIST);
    setState(227);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(224);
      specification();
      setState(229);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- PhaseContext ------------------------------------------------------------------

VtesParser::PhaseContext::PhaseContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::PhaseContext::PHASE() {
  return getToken(VtesParser::PHASE, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::PhaseContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::PhaseContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::PhaseContext::getRuleIndex() const {
  return VtesParser::RulePhase;
}


VtesParser::PhaseContext* VtesParser::phase() {
  PhaseContext *_localctx = _tracker.createInstance<PhaseContext>(_ctx, getState());
  enterRule(_localctx, 34, VtesParser::RulePhase);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(230);
    match(VtesParser::PHASE);
    setState(234);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(231);
      specification();
      setState(236);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- CombatMarkContext ------------------------------------------------------------------

VtesParser::CombatMarkContext::CombatMarkContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::CombatMarkContext::COMBAT() {
  return getToken(VtesParser::COMBAT, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::CombatMarkContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::CombatMarkContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::CombatMarkContext::getRuleIndex() const {
  return VtesParser::RuleCombatMark;
}


VtesParser::CombatMarkContext* VtesParser::combatMark() {
  CombatMarkContext *_localctx = _tracker.createInstance<CombatMarkContext>(_ctx, getState());
  enterRule(_localctx, 36, VtesParser::RuleCombatMark);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(237);
    match(VtesParser::COMBAT);
    setState(241);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(238);
      specification();
      setState(243);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ReferendumMarkContext ------------------------------------------------------------------

VtesParser::ReferendumMarkContext::ReferendumMarkContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::ReferendumMarkContext::REFERENDUM() {
  return getToken(VtesParser::REFERENDUM, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::ReferendumMarkContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::ReferendumMarkContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::ReferendumMarkContext::getRuleIndex() const {
  return VtesParser::RuleReferendumMark;
}


VtesParser::ReferendumMarkContext* VtesParser::referendumMark() {
  ReferendumMarkContext *_localctx = _tracker.createInstance<ReferendumMarkContext>(_ctx, getState());
  enterRule(_localctx, 38, VtesParser::RuleReferendumMark);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(244);
    match(VtesParser::REFERENDUM);
    setState(248);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(245);
      specification();
      setState(250);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- BalanceContext ------------------------------------------------------------------

VtesParser::BalanceContext::BalanceContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::BalanceContext::PLUS() {
  return getToken(VtesParser::PLUS, 0);
}

tree::TerminalNode* VtesParser::BalanceContext::MINUS() {
  return getToken(VtesParser::MINUS, 0);
}

VtesParser::AmountContext* VtesParser::BalanceContext::amount() {
  return getRuleContext<VtesParser::AmountContext>(0);
}

VtesParser::NounContext* VtesParser::BalanceContext::noun() {
  return getRuleContext<VtesParser::NounContext>(0);
}

VtesParser::PlayContext* VtesParser::BalanceContext::play() {
  return getRuleContext<VtesParser::PlayContext>(0);
}

VtesParser::UseContext* VtesParser::BalanceContext::use() {
  return getRuleContext<VtesParser::UseContext>(0);
}

VtesParser::TermContext* VtesParser::BalanceContext::term() {
  return getRuleContext<VtesParser::TermContext>(0);
}


size_t VtesParser::BalanceContext::getRuleIndex() const {
  return VtesParser::RuleBalance;
}


VtesParser::BalanceContext* VtesParser::balance() {
  BalanceContext *_localctx = _tracker.createInstance<BalanceContext>(_ctx, getState());
  enterRule(_localctx, 40, VtesParser::RuleBalance);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(251);
    _la = _input->LA(1);
    if (!(_la == VtesParser::PLUS

    || _la == VtesParser::MINUS)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(257);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case VtesParser::QUANTITY:
      case VtesParser::NUMBER: {
        setState(252);
        amount();
        break;
      }

      case VtesParser::UNKNOWN_CRYPT:
      case VtesParser::PLAYER:
      case VtesParser::INITIAL:
      case VtesParser::CRYPT:
      case VtesParser::LIBRARY_INITIAL: {
        setState(253);
        noun();
        break;
      }

      case VtesParser::LIBRARY:
      case VtesParser::MIXED: {
        setState(254);
        play();
        break;
      }

      case VtesParser::SLASH: {
        setState(255);
        use();
        break;
      }

      case VtesParser::NO_BLOCK:
      case VtesParser::SPECIAL:
      case VtesParser::HAND_SIZE:
      case VtesParser::EDGE:
      case VtesParser::ANTITRIBU: {
        setState(256);
        term();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- AmountContext ------------------------------------------------------------------

VtesParser::AmountContext::AmountContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::AmountContext::NUMBER() {
  return getToken(VtesParser::NUMBER, 0);
}

tree::TerminalNode* VtesParser::AmountContext::QUANTITY() {
  return getToken(VtesParser::QUANTITY, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::AmountContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::AmountContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::AmountContext::getRuleIndex() const {
  return VtesParser::RuleAmount;
}


VtesParser::AmountContext* VtesParser::amount() {
  AmountContext *_localctx = _tracker.createInstance<AmountContext>(_ctx, getState());
  enterRule(_localctx, 42, VtesParser::RuleAmount);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(259);
    _la = _input->LA(1);
    if (!(_la == VtesParser::QUANTITY

    || _la == VtesParser::NUMBER)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(263);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(260);
      specification();
      setState(265);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ResultContext ------------------------------------------------------------------

VtesParser::ResultContext::ResultContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::ResultContext::SEMICOLON() {
  return getToken(VtesParser::SEMICOLON, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::ResultContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::ResultContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::ResultContext::getRuleIndex() const {
  return VtesParser::RuleResult;
}


VtesParser::ResultContext* VtesParser::result() {
  ResultContext *_localctx = _tracker.createInstance<ResultContext>(_ctx, getState());
  enterRule(_localctx, 44, VtesParser::RuleResult);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(266);
    match(VtesParser::SEMICOLON);
    setState(270);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(267);
      specification();
      setState(272);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- TermContext ------------------------------------------------------------------

VtesParser::TermContext::TermContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::TermContext::NO_BLOCK() {
  return getToken(VtesParser::NO_BLOCK, 0);
}

tree::TerminalNode* VtesParser::TermContext::SPECIAL() {
  return getToken(VtesParser::SPECIAL, 0);
}

tree::TerminalNode* VtesParser::TermContext::HAND_SIZE() {
  return getToken(VtesParser::HAND_SIZE, 0);
}

tree::TerminalNode* VtesParser::TermContext::EDGE() {
  return getToken(VtesParser::EDGE, 0);
}

tree::TerminalNode* VtesParser::TermContext::ANTITRIBU() {
  return getToken(VtesParser::ANTITRIBU, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::TermContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::TermContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::TermContext::getRuleIndex() const {
  return VtesParser::RuleTerm;
}


VtesParser::TermContext* VtesParser::term() {
  TermContext *_localctx = _tracker.createInstance<TermContext>(_ctx, getState());
  enterRule(_localctx, 46, VtesParser::RuleTerm);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(273);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << VtesParser::NO_BLOCK)
      | (1ULL << VtesParser::SPECIAL)
      | (1ULL << VtesParser::HAND_SIZE)
      | (1ULL << VtesParser::EDGE)
      | (1ULL << VtesParser::ANTITRIBU))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(277);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(274);
      specification();
      setState(279);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- SpecificationContext ------------------------------------------------------------------

VtesParser::SpecificationContext::SpecificationContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::SpecificationContext::OPEN() {
  return getToken(VtesParser::OPEN, 0);
}

std::vector<VtesParser::SpecItemContext *> VtesParser::SpecificationContext::specItem() {
  return getRuleContexts<VtesParser::SpecItemContext>();
}

VtesParser::SpecItemContext* VtesParser::SpecificationContext::specItem(size_t i) {
  return getRuleContext<VtesParser::SpecItemContext>(i);
}

tree::TerminalNode* VtesParser::SpecificationContext::CLOSE() {
  return getToken(VtesParser::CLOSE, 0);
}

tree::TerminalNode* VtesParser::SpecificationContext::MISSING_CLOSE() {
  return getToken(VtesParser::MISSING_CLOSE, 0);
}

std::vector<tree::TerminalNode *> VtesParser::SpecificationContext::COMMA() {
  return getTokens(VtesParser::COMMA);
}

tree::TerminalNode* VtesParser::SpecificationContext::COMMA(size_t i) {
  return getToken(VtesParser::COMMA, i);
}


size_t VtesParser::SpecificationContext::getRuleIndex() const {
  return VtesParser::RuleSpecification;
}


VtesParser::SpecificationContext* VtesParser::specification() {
  SpecificationContext *_localctx = _tracker.createInstance<SpecificationContext>(_ctx, getState());
  enterRule(_localctx, 48, VtesParser::RuleSpecification);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(280);
    match(VtesParser::OPEN);
    setState(281);
    specItem();
    setState(286);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::COMMA) {
      setState(282);
      match(VtesParser::COMMA);
      setState(283);
      specItem();
      setState(288);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(289);
    _la = _input->LA(1);
    if (!(_la == VtesParser::MISSING_CLOSE

    || _la == VtesParser::CLOSE)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- SpecItemContext ------------------------------------------------------------------

VtesParser::SpecItemContext::SpecItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<VtesParser::SpecificationContext *> VtesParser::SpecItemContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::SpecItemContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}

std::vector<VtesParser::StatementContext *> VtesParser::SpecItemContext::statement() {
  return getRuleContexts<VtesParser::StatementContext>();
}

VtesParser::StatementContext* VtesParser::SpecItemContext::statement(size_t i) {
  return getRuleContext<VtesParser::StatementContext>(i);
}


size_t VtesParser::SpecItemContext::getRuleIndex() const {
  return VtesParser::RuleSpecItem;
}


VtesParser::SpecItemContext* VtesParser::specItem() {
  SpecItemContext *_localctx = _tracker.createInstance<SpecItemContext>(_ctx, getState());
  enterRule(_localctx, 50, VtesParser::RuleSpecItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(294);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(291);
      specification();
      setState(296);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(300);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << VtesParser::REMARK)
      | (1ULL << VtesParser::PHASE)
      | (1ULL << VtesParser::COMBAT)
      | (1ULL << VtesParser::REFERENDUM)
      | (1ULL << VtesParser::ACTION)
      | (1ULL << VtesParser::BLOCK)
      | (1ULL << VtesParser::STRIKE)
      | (1ULL << VtesParser::RANGE)
      | (1ULL << VtesParser::PRESS)
      | (1ULL << VtesParser::STATE)
      | (1ULL << VtesParser::CONTEST)
      | (1ULL << VtesParser::NO_BLOCK)
      | (1ULL << VtesParser::BURN_OPTION)
      | (1ULL << VtesParser::MERGE)
      | (1ULL << VtesParser::RED_LIST)
      | (1ULL << VtesParser::SPECIAL)
      | (1ULL << VtesParser::HAND_SIZE)
      | (1ULL << VtesParser::EDGE)
      | (1ULL << VtesParser::LET)
      | (1ULL << VtesParser::NOT)
      | (1ULL << VtesParser::NEXT)
      | (1ULL << VtesParser::DEAL_VERB)
      | (1ULL << VtesParser::UNKNOWN_CRYPT)
      | (1ULL << VtesParser::PLAYER)
      | (1ULL << VtesParser::INITIAL)
      | (1ULL << VtesParser::CRYPT)
      | (1ULL << VtesParser::LIBRARY_INITIAL)
      | (1ULL << VtesParser::QUANTITY)
      | (1ULL << VtesParser::LIBRARY)
      | (1ULL << VtesParser::ANTITRIBU)
      | (1ULL << VtesParser::NUMBER)
      | (1ULL << VtesParser::MIXED)
      | (1ULL << VtesParser::SLASH)
      | (1ULL << VtesParser::SEMICOLON)
      | (1ULL << VtesParser::PLUS)
      | (1ULL << VtesParser::MINUS)
      | (1ULL << VtesParser::DOT)
      | (1ULL << VtesParser::QUOTE)
      | (1ULL << VtesParser::UNREADABLE))) != 0)) {
      setState(297);
      statement();
      setState(302);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- RemarkContext ------------------------------------------------------------------

VtesParser::RemarkContext::RemarkContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::RemarkContext::REMARK() {
  return getToken(VtesParser::REMARK, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::RemarkContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::RemarkContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::RemarkContext::getRuleIndex() const {
  return VtesParser::RuleRemark;
}


VtesParser::RemarkContext* VtesParser::remark() {
  RemarkContext *_localctx = _tracker.createInstance<RemarkContext>(_ctx, getState());
  enterRule(_localctx, 52, VtesParser::RuleRemark);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(303);
    match(VtesParser::REMARK);
    setState(307);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(304);
      specification();
      setState(309);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- SeparatorContext ------------------------------------------------------------------

VtesParser::SeparatorContext::SeparatorContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::SeparatorContext::DOT() {
  return getToken(VtesParser::DOT, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::SeparatorContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::SeparatorContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::SeparatorContext::getRuleIndex() const {
  return VtesParser::RuleSeparator;
}


VtesParser::SeparatorContext* VtesParser::separator() {
  SeparatorContext *_localctx = _tracker.createInstance<SeparatorContext>(_ctx, getState());
  enterRule(_localctx, 54, VtesParser::RuleSeparator);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(310);
    match(VtesParser::DOT);
    setState(314);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(311);
      specification();
      setState(316);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- UnreadableContext ------------------------------------------------------------------

VtesParser::UnreadableContext::UnreadableContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::UnreadableContext::QUOTE() {
  return getToken(VtesParser::QUOTE, 0);
}

tree::TerminalNode* VtesParser::UnreadableContext::LET() {
  return getToken(VtesParser::LET, 0);
}

tree::TerminalNode* VtesParser::UnreadableContext::NOT() {
  return getToken(VtesParser::NOT, 0);
}

tree::TerminalNode* VtesParser::UnreadableContext::NEXT() {
  return getToken(VtesParser::NEXT, 0);
}

tree::TerminalNode* VtesParser::UnreadableContext::DEAL_VERB() {
  return getToken(VtesParser::DEAL_VERB, 0);
}

tree::TerminalNode* VtesParser::UnreadableContext::UNREADABLE() {
  return getToken(VtesParser::UNREADABLE, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::UnreadableContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::UnreadableContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::UnreadableContext::getRuleIndex() const {
  return VtesParser::RuleUnreadable;
}


VtesParser::UnreadableContext* VtesParser::unreadable() {
  UnreadableContext *_localctx = _tracker.createInstance<UnreadableContext>(_ctx, getState());
  enterRule(_localctx, 56, VtesParser::RuleUnreadable);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(317);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << VtesParser::LET)
      | (1ULL << VtesParser::NOT)
      | (1ULL << VtesParser::NEXT)
      | (1ULL << VtesParser::DEAL_VERB)
      | (1ULL << VtesParser::QUOTE)
      | (1ULL << VtesParser::UNREADABLE))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(321);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(318);
      specification();
      setState(323);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- DealLineContext ------------------------------------------------------------------

VtesParser::DealLineContext::DealLineContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<VtesParser::DealSideContext *> VtesParser::DealLineContext::dealSide() {
  return getRuleContexts<VtesParser::DealSideContext>();
}

VtesParser::DealSideContext* VtesParser::DealLineContext::dealSide(size_t i) {
  return getRuleContext<VtesParser::DealSideContext>(i);
}

tree::TerminalNode* VtesParser::DealLineContext::EOF() {
  return getToken(VtesParser::EOF, 0);
}

std::vector<tree::TerminalNode *> VtesParser::DealLineContext::ARROW() {
  return getTokens(VtesParser::ARROW);
}

tree::TerminalNode* VtesParser::DealLineContext::ARROW(size_t i) {
  return getToken(VtesParser::ARROW, i);
}


size_t VtesParser::DealLineContext::getRuleIndex() const {
  return VtesParser::RuleDealLine;
}


VtesParser::DealLineContext* VtesParser::dealLine() {
  DealLineContext *_localctx = _tracker.createInstance<DealLineContext>(_ctx, getState());
  enterRule(_localctx, 58, VtesParser::RuleDealLine);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(324);
    dealSide();
    setState(329);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::ARROW) {
      setState(325);
      match(VtesParser::ARROW);
      setState(326);
      dealSide();
      setState(331);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(332);
    match(VtesParser::EOF);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- DealSideContext ------------------------------------------------------------------

VtesParser::DealSideContext::DealSideContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<VtesParser::DealClauseContext *> VtesParser::DealSideContext::dealClause() {
  return getRuleContexts<VtesParser::DealClauseContext>();
}

VtesParser::DealClauseContext* VtesParser::DealSideContext::dealClause(size_t i) {
  return getRuleContext<VtesParser::DealClauseContext>(i);
}

std::vector<tree::TerminalNode *> VtesParser::DealSideContext::COMMA() {
  return getTokens(VtesParser::COMMA);
}

tree::TerminalNode* VtesParser::DealSideContext::COMMA(size_t i) {
  return getToken(VtesParser::COMMA, i);
}


size_t VtesParser::DealSideContext::getRuleIndex() const {
  return VtesParser::RuleDealSide;
}


VtesParser::DealSideContext* VtesParser::dealSide() {
  DealSideContext *_localctx = _tracker.createInstance<DealSideContext>(_ctx, getState());
  enterRule(_localctx, 60, VtesParser::RuleDealSide);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(334);
    dealClause();
    setState(339);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::COMMA) {
      setState(335);
      match(VtesParser::COMMA);
      setState(336);
      dealClause();
      setState(341);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- DealClauseContext ------------------------------------------------------------------

VtesParser::DealClauseContext::DealClauseContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<VtesParser::SpecificationContext *> VtesParser::DealClauseContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::DealClauseContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}

std::vector<VtesParser::NounContext *> VtesParser::DealClauseContext::noun() {
  return getRuleContexts<VtesParser::NounContext>();
}

VtesParser::NounContext* VtesParser::DealClauseContext::noun(size_t i) {
  return getRuleContext<VtesParser::NounContext>(i);
}

std::vector<VtesParser::PhaseContext *> VtesParser::DealClauseContext::phase() {
  return getRuleContexts<VtesParser::PhaseContext>();
}

VtesParser::PhaseContext* VtesParser::DealClauseContext::phase(size_t i) {
  return getRuleContext<VtesParser::PhaseContext>(i);
}

tree::TerminalNode* VtesParser::DealClauseContext::LET() {
  return getToken(VtesParser::LET, 0);
}

VtesParser::DealVerbContext* VtesParser::DealClauseContext::dealVerb() {
  return getRuleContext<VtesParser::DealVerbContext>(0);
}

VtesParser::DurationContext* VtesParser::DealClauseContext::duration() {
  return getRuleContext<VtesParser::DurationContext>(0);
}

std::vector<VtesParser::StatementContext *> VtesParser::DealClauseContext::statement() {
  return getRuleContexts<VtesParser::StatementContext>();
}

VtesParser::StatementContext* VtesParser::DealClauseContext::statement(size_t i) {
  return getRuleContext<VtesParser::StatementContext>(i);
}

std::vector<tree::TerminalNode *> VtesParser::DealClauseContext::NOT() {
  return getTokens(VtesParser::NOT);
}

tree::TerminalNode* VtesParser::DealClauseContext::NOT(size_t i) {
  return getToken(VtesParser::NOT, i);
}

std::vector<VtesParser::TermContext *> VtesParser::DealClauseContext::term() {
  return getRuleContexts<VtesParser::TermContext>();
}

VtesParser::TermContext* VtesParser::DealClauseContext::term(size_t i) {
  return getRuleContext<VtesParser::TermContext>(i);
}


size_t VtesParser::DealClauseContext::getRuleIndex() const {
  return VtesParser::RuleDealClause;
}


VtesParser::DealClauseContext* VtesParser::dealClause() {
  DealClauseContext *_localctx = _tracker.createInstance<DealClauseContext>(_ctx, getState());
  enterRule(_localctx, 62, VtesParser::RuleDealClause);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    size_t alt;
    enterOuterAlt(_localctx, 1);
    setState(345);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(342);
      specification();
      setState(347);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(352);
    _errHandler->sync(this);
    alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 38, _ctx);
    while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
      if (alt == 1) {
        setState(350);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case VtesParser::UNKNOWN_CRYPT:
          case VtesParser::PLAYER:
          case VtesParser::INITIAL:
          case VtesParser::CRYPT:
          case VtesParser::LIBRARY_INITIAL: {
            setState(348);
            noun();
            break;
          }

          case VtesParser::PHASE: {
            setState(349);
            phase();
            break;
          }

        default:
          throw NoViableAltException(this);
        } 
      }
      setState(354);
      _errHandler->sync(this);
      alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 38, _ctx);
    }
    setState(368);
    _errHandler->sync(this);

    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 41, _ctx)) {
    case 1: {
      setState(355);
      match(VtesParser::LET);
      setState(359);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == VtesParser::OPEN) {
        setState(356);
        specification();
        setState(361);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(365);
      _errHandler->sync(this);
      alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 40, _ctx);
      while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
        if (alt == 1) {
          setState(362);
          noun(); 
        }
        setState(367);
        _errHandler->sync(this);
        alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 40, _ctx);
      }
      break;
    }

    }
    setState(390);
    _errHandler->sync(this);

    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 47, _ctx)) {
    case 1: {
      setState(371);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == VtesParser::NOT) {
        setState(370);
        match(VtesParser::NOT);
      }
      setState(373);
      dealVerb();
      setState(381);
      _errHandler->sync(this);

      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 44, _ctx)) {
      case 1: {
        setState(374);
        match(VtesParser::NOT);
        setState(378);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == VtesParser::OPEN) {
          setState(375);
          specification();
          setState(380);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

      }
      setState(387);
      _errHandler->sync(this);
      alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 46, _ctx);
      while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
        if (alt == 1) {
          setState(385);
          _errHandler->sync(this);
          switch (_input->LA(1)) {
            case VtesParser::UNKNOWN_CRYPT:
            case VtesParser::PLAYER:
            case VtesParser::INITIAL:
            case VtesParser::CRYPT:
            case VtesParser::LIBRARY_INITIAL: {
              setState(383);
              noun();
              break;
            }

            case VtesParser::NO_BLOCK:
            case VtesParser::SPECIAL:
            case VtesParser::HAND_SIZE:
            case VtesParser::EDGE:
            case VtesParser::ANTITRIBU: {
              setState(384);
              term();
              break;
            }

          default:
            throw NoViableAltException(this);
          } 
        }
        setState(389);
        _errHandler->sync(this);
        alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 46, _ctx);
      }
      break;
    }

    }
    setState(393);
    _errHandler->sync(this);

    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 48, _ctx)) {
    case 1: {
      setState(392);
      duration();
      break;
    }

    }
    setState(398);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << VtesParser::REMARK)
      | (1ULL << VtesParser::PHASE)
      | (1ULL << VtesParser::COMBAT)
      | (1ULL << VtesParser::REFERENDUM)
      | (1ULL << VtesParser::ACTION)
      | (1ULL << VtesParser::BLOCK)
      | (1ULL << VtesParser::STRIKE)
      | (1ULL << VtesParser::RANGE)
      | (1ULL << VtesParser::PRESS)
      | (1ULL << VtesParser::STATE)
      | (1ULL << VtesParser::CONTEST)
      | (1ULL << VtesParser::NO_BLOCK)
      | (1ULL << VtesParser::BURN_OPTION)
      | (1ULL << VtesParser::MERGE)
      | (1ULL << VtesParser::RED_LIST)
      | (1ULL << VtesParser::SPECIAL)
      | (1ULL << VtesParser::HAND_SIZE)
      | (1ULL << VtesParser::EDGE)
      | (1ULL << VtesParser::LET)
      | (1ULL << VtesParser::NOT)
      | (1ULL << VtesParser::NEXT)
      | (1ULL << VtesParser::DEAL_VERB)
      | (1ULL << VtesParser::UNKNOWN_CRYPT)
      | (1ULL << VtesParser::PLAYER)
      | (1ULL << VtesParser::INITIAL)
      | (1ULL << VtesParser::CRYPT)
      | (1ULL << VtesParser::LIBRARY_INITIAL)
      | (1ULL << VtesParser::QUANTITY)
      | (1ULL << VtesParser::LIBRARY)
      | (1ULL << VtesParser::ANTITRIBU)
      | (1ULL << VtesParser::NUMBER)
      | (1ULL << VtesParser::MIXED)
      | (1ULL << VtesParser::SLASH)
      | (1ULL << VtesParser::SEMICOLON)
      | (1ULL << VtesParser::PLUS)
      | (1ULL << VtesParser::MINUS)
      | (1ULL << VtesParser::DOT)
      | (1ULL << VtesParser::QUOTE)
      | (1ULL << VtesParser::UNREADABLE))) != 0)) {
      setState(395);
      statement();
      setState(400);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- DealVerbContext ------------------------------------------------------------------

VtesParser::DealVerbContext::DealVerbContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

VtesParser::PlayContext* VtesParser::DealVerbContext::play() {
  return getRuleContext<VtesParser::PlayContext>(0);
}

VtesParser::UseContext* VtesParser::DealVerbContext::use() {
  return getRuleContext<VtesParser::UseContext>(0);
}

VtesParser::ActionContext* VtesParser::DealVerbContext::action() {
  return getRuleContext<VtesParser::ActionContext>(0);
}

VtesParser::BlockContext* VtesParser::DealVerbContext::block() {
  return getRuleContext<VtesParser::BlockContext>(0);
}

VtesParser::StateContext* VtesParser::DealVerbContext::state() {
  return getRuleContext<VtesParser::StateContext>(0);
}

VtesParser::StrikeContext* VtesParser::DealVerbContext::strike() {
  return getRuleContext<VtesParser::StrikeContext>(0);
}

VtesParser::ContestContext* VtesParser::DealVerbContext::contest() {
  return getRuleContext<VtesParser::ContestContext>(0);
}

VtesParser::MergeContext* VtesParser::DealVerbContext::merge() {
  return getRuleContext<VtesParser::MergeContext>(0);
}

VtesParser::RedListContext* VtesParser::DealVerbContext::redList() {
  return getRuleContext<VtesParser::RedListContext>(0);
}

tree::TerminalNode* VtesParser::DealVerbContext::DEAL_VERB() {
  return getToken(VtesParser::DEAL_VERB, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::DealVerbContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::DealVerbContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}


size_t VtesParser::DealVerbContext::getRuleIndex() const {
  return VtesParser::RuleDealVerb;
}


VtesParser::DealVerbContext* VtesParser::dealVerb() {
  DealVerbContext *_localctx = _tracker.createInstance<DealVerbContext>(_ctx, getState());
  enterRule(_localctx, 64, VtesParser::RuleDealVerb);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(417);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case VtesParser::LIBRARY:
      case VtesParser::MIXED: {
        enterOuterAlt(_localctx, 1);
        setState(401);
        play();
        break;
      }

      case VtesParser::SLASH: {
        enterOuterAlt(_localctx, 2);
        setState(402);
        use();
        break;
      }

      case VtesParser::ACTION: {
        enterOuterAlt(_localctx, 3);
        setState(403);
        action();
        break;
      }

      case VtesParser::BLOCK: {
        enterOuterAlt(_localctx, 4);
        setState(404);
        block();
        break;
      }

      case VtesParser::STATE: {
        enterOuterAlt(_localctx, 5);
        setState(405);
        state();
        break;
      }

      case VtesParser::STRIKE: {
        enterOuterAlt(_localctx, 6);
        setState(406);
        strike();
        break;
      }

      case VtesParser::CONTEST: {
        enterOuterAlt(_localctx, 7);
        setState(407);
        contest();
        break;
      }

      case VtesParser::MERGE: {
        enterOuterAlt(_localctx, 8);
        setState(408);
        merge();
        break;
      }

      case VtesParser::RED_LIST: {
        enterOuterAlt(_localctx, 9);
        setState(409);
        redList();
        break;
      }

      case VtesParser::DEAL_VERB: {
        enterOuterAlt(_localctx, 10);
        setState(410);
        match(VtesParser::DEAL_VERB);
        setState(414);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == VtesParser::OPEN) {
          setState(411);
          specification();
          setState(416);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- DurationContext ------------------------------------------------------------------

VtesParser::DurationContext::DurationContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* VtesParser::DurationContext::NEXT() {
  return getToken(VtesParser::NEXT, 0);
}

std::vector<VtesParser::SpecificationContext *> VtesParser::DurationContext::specification() {
  return getRuleContexts<VtesParser::SpecificationContext>();
}

VtesParser::SpecificationContext* VtesParser::DurationContext::specification(size_t i) {
  return getRuleContext<VtesParser::SpecificationContext>(i);
}

VtesParser::AmountContext* VtesParser::DurationContext::amount() {
  return getRuleContext<VtesParser::AmountContext>(0);
}

VtesParser::PhaseContext* VtesParser::DurationContext::phase() {
  return getRuleContext<VtesParser::PhaseContext>(0);
}

VtesParser::NounContext* VtesParser::DurationContext::noun() {
  return getRuleContext<VtesParser::NounContext>(0);
}


size_t VtesParser::DurationContext::getRuleIndex() const {
  return VtesParser::RuleDuration;
}


VtesParser::DurationContext* VtesParser::duration() {
  DurationContext *_localctx = _tracker.createInstance<DurationContext>(_ctx, getState());
  enterRule(_localctx, 66, VtesParser::RuleDuration);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(419);
    match(VtesParser::NEXT);
    setState(423);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == VtesParser::OPEN) {
      setState(420);
      specification();
      setState(425);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(429);
    _errHandler->sync(this);

    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 53, _ctx)) {
    case 1: {
      setState(426);
      amount();
      break;
    }

    case 2: {
      setState(427);
      phase();
      break;
    }

    case 3: {
      setState(428);
      noun();
      break;
    }

    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

// Static vars and initialization.
std::vector<dfa::DFA> VtesParser::_decisionToDFA;
atn::PredictionContextCache VtesParser::_sharedContextCache;

// We own the ATN which in turn owns the ATN states.
atn::ATN VtesParser::_atn;
std::vector<uint16_t> VtesParser::_serializedATN;

std::vector<std::string> VtesParser::_ruleNames = {
  "eventLine", "chain", "statement", "noun", "play", "use", "used", "action", 
  "block", "strike", "rangeTerm", "press", "state", "contest", "burnOption", 
  "merge", "redList", "phase", "combatMark", "referendumMark", "balance", 
  "amount", "result", "term", "specification", "specItem", "remark", "separator", 
  "unreadable", "dealLine", "dealSide", "dealClause", "dealVerb", "duration"
};

std::vector<std::string> VtesParser::_literalNames = {
  "", "", "", "", "", "", "'*'", "", "", "", "", "'bk'", "", "", "", "", 
  "", "'nb'", "'bo'", "'me'", "'rl'", "'sa'", "'hs'", "'edge'", "'let'", 
  "'not'", "'nxt'"
};

std::vector<std::string> VtesParser::_symbolicNames = {
  "", "REMARK", "MISSING_CLOSE", "BLANK", "NEWLINE", "COMMENT", "STAR", 
  "PHASE", "COMBAT", "REFERENDUM", "ACTION", "BLOCK", "STRIKE", "RANGE", 
  "PRESS", "STATE", "CONTEST", "NO_BLOCK", "BURN_OPTION", "MERGE", "RED_LIST", 
  "SPECIAL", "HAND_SIZE", "EDGE", "LET", "NOT", "NEXT", "DEAL_VERB", "UNKNOWN_CRYPT", 
  "PLAYER", "INITIAL", "CRYPT", "LIBRARY_INITIAL", "QUANTITY", "LIBRARY", 
  "ANTITRIBU", "NUMBER", "MIXED", "LEVEL", "ADVANCED", "MERGED", "SLASH", 
  "OPEN", "CLOSE", "COMMA", "SEMICOLON", "PLUS", "MINUS", "ARROW", "DOT", 
  "QUOTE", "UNREADABLE"
};

dfa::Vocabulary VtesParser::_vocabulary(_literalNames, _symbolicNames);

std::vector<std::string> VtesParser::_tokenNames;

VtesParser::Initializer::Initializer() {
	for (size_t i = 0; i < _symbolicNames.size(); ++i) {
		std::string name = _vocabulary.getLiteralName(i);
		if (name.empty()) {
			name = _vocabulary.getSymbolicName(i);
		}

		if (name.empty()) {
			_tokenNames.push_back("<INVALID>");
		} else {
      _tokenNames.push_back(name);
    }
	}

  _serializedATN = {
    0x3, 0x608b, 0xa72a, 0x8133, 0xb9ed, 0x417c, 0x3be7, 0x7786, 0x5964, 
    0x3, 0x35, 0x1b2, 0x4, 0x2, 0x9, 0x2, 0x4, 0x3, 0x9, 0x3, 0x4, 0x4, 
    0x9, 0x4, 0x4, 0x5, 0x9, 0x5, 0x4, 0x6, 0x9, 0x6, 0x4, 0x7, 0x9, 0x7, 
    0x4, 0x8, 0x9, 0x8, 0x4, 0x9, 0x9, 0x9, 0x4, 0xa, 0x9, 0xa, 0x4, 0xb, 
    0x9, 0xb, 0x4, 0xc, 0x9, 0xc, 0x4, 0xd, 0x9, 0xd, 0x4, 0xe, 0x9, 0xe, 
    0x4, 0xf, 0x9, 0xf, 0x4, 0x10, 0x9, 0x10, 0x4, 0x11, 0x9, 0x11, 0x4, 
    0x12, 0x9, 0x12, 0x4, 0x13, 0x9, 0x13, 0x4, 0x14, 0x9, 0x14, 0x4, 0x15, 
    0x9, 0x15, 0x4, 0x16, 0x9, 0x16, 0x4, 0x17, 0x9, 0x17, 0x4, 0x18, 0x9, 
    0x18, 0x4, 0x19, 0x9, 0x19, 0x4, 0x1a, 0x9, 0x1a, 0x4, 0x1b, 0x9, 0x1b, 
    0x4, 0x1c, 0x9, 0x1c, 0x4, 0x1d, 0x9, 0x1d, 0x4, 0x1e, 0x9, 0x1e, 0x4, 
    0x1f, 0x9, 0x1f, 0x4, 0x20, 0x9, 0x20, 0x4, 0x21, 0x9, 0x21, 0x4, 0x22, 
    0x9, 0x22, 0x4, 0x23, 0x9, 0x23, 0x3, 0x2, 0x3, 0x2, 0x3, 0x2, 0x7, 
    0x2, 0x4a, 0xa, 0x2, 0xc, 0x2, 0xe, 0x2, 0x4d, 0xb, 0x2, 0x3, 0x2, 0x3, 
    0x2, 0x3, 0x3, 0x7, 0x3, 0x52, 0xa, 0x3, 0xc, 0x3, 0xe, 0x3, 0x55, 0xb, 
    0x3, 0x3, 0x3, 0x7, 0x3, 0x58, 0xa, 0x3, 0xc, 0x3, 0xe, 0x3, 0x5b, 0xb, 
    0x3, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 
    0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 
    0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 
    0x4, 0x3, 0x4, 0x3, 0x4, 0x5, 0x4, 0x74, 0xa, 0x4, 0x3, 0x5, 0x3, 0x5, 
    0x7, 0x5, 0x78, 0xa, 0x5, 0xc, 0x5, 0xe, 0x5, 0x7b, 0xb, 0x5, 0x3, 0x5, 
    0x7, 0x5, 0x7e, 0xa, 0x5, 0xc, 0x5, 0xe, 0x5, 0x81, 0xb, 0x5, 0x3, 0x6, 
    0x3, 0x6, 0x7, 0x6, 0x85, 0xa, 0x6, 0xc, 0x6, 0xe, 0x6, 0x88, 0xb, 0x6, 
    0x3, 0x6, 0x7, 0x6, 0x8b, 0xa, 0x6, 0xc, 0x6, 0xe, 0x6, 0x8e, 0xb, 0x6, 
    0x3, 0x7, 0x3, 0x7, 0x5, 0x7, 0x92, 0xa, 0x7, 0x3, 0x7, 0x3, 0x7, 0x7, 
    0x7, 0x96, 0xa, 0x7, 0xc, 0x7, 0xe, 0x7, 0x99, 0xb, 0x7, 0x3, 0x7, 0x7, 
    0x7, 0x9c, 0xa, 0x7, 0xc, 0x7, 0xe, 0x7, 0x9f, 0xb, 0x7, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x9, 0x3, 0x9, 0x7, 0x9, 0xa5, 0xa, 0x9, 0xc, 0x9, 0xe, 0x9, 
    0xa8, 0xb, 0x9, 0x3, 0xa, 0x3, 0xa, 0x7, 0xa, 0xac, 0xa, 0xa, 0xc, 0xa, 
    0xe, 0xa, 0xaf, 0xb, 0xa, 0x3, 0xb, 0x3, 0xb, 0x7, 0xb, 0xb3, 0xa, 0xb, 
    0xc, 0xb, 0xe, 0xb, 0xb6, 0xb, 0xb, 0x3, 0xc, 0x3, 0xc, 0x7, 0xc, 0xba, 
    0xa, 0xc, 0xc, 0xc, 0xe, 0xc, 0xbd, 0xb, 0xc, 0x3, 0xd, 0x3, 0xd, 0x7, 
    0xd, 0xc1, 0xa, 0xd, 0xc, 0xd, 0xe, 0xd, 0xc4, 0xb, 0xd, 0x3, 0xe, 0x3, 
    0xe, 0x7, 0xe, 0xc8, 0xa, 0xe, 0xc, 0xe, 0xe, 0xe, 0xcb, 0xb, 0xe, 0x3, 
    0xf, 0x3, 0xf, 0x7, 0xf, 0xcf, 0xa, 0xf, 0xc, 0xf, 0xe, 0xf, 0xd2, 0xb, 
    0xf, 0x3, 0x10, 0x3, 0x10, 0x7, 0x10, 0xd6, 0xa, 0x10, 0xc, 0x10, 0xe, 
    0x10, 0xd9, 0xb, 0x10, 0x3, 0x11, 0x3, 0x11, 0x7, 0x11, 0xdd, 0xa, 0x11, 
    0xc, 0x11, 0xe, 0x11, 0xe0, 0xb, 0x11, 0x3, 0x12, 0x3, 0x12, 0x7, 0x12, 
    0xe4, 0xa, 0x12, 0xc, 0x12, 0xe, 0x12, 0xe7, 0xb, 0x12, 0x3, 0x13, 0x3, 
    0x13, 0x7, 0x13, 0xeb, 0xa, 0x13, 0xc, 0x13, 0xe, 0x13, 0xee, 0xb, 0x13, 
    0x3, 0x14, 0x3, 0x14, 0x7, 0x14, 0xf2, 0xa, 0x14, 0xc, 0x14, 0xe, 0x14, 
    0xf5, 0xb, 0x14, 0x3, 0x15, 0x3, 0x15, 0x7, 0x15, 0xf9, 0xa, 0x15, 0xc, 
    0x15, 0xe, 0x15, 0xfc, 0xb, 0x15, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 
    0x16, 0x3, 0x16, 0x3, 0x16, 0x5, 0x16, 0x104, 0xa, 0x16, 0x3, 0x17, 
    0x3, 0x17, 0x7, 0x17, 0x108, 0xa, 0x17, 0xc, 0x17, 0xe, 0x17, 0x10b, 
    0xb, 0x17, 0x3, 0x18, 0x3, 0x18, 0x7, 0x18, 0x10f, 0xa, 0x18, 0xc, 0x18, 
    0xe, 0x18, 0x112, 0xb, 0x18, 0x3, 0x19, 0x3, 0x19, 0x7, 0x19, 0x116, 
    0xa, 0x19, 0xc, 0x19, 0xe, 0x19, 0x119, 0xb, 0x19, 0x3, 0x1a, 0x3, 0x1a, 
    0x3, 0x1a, 0x3, 0x1a, 0x7, 0x1a, 0x11f, 0xa, 0x1a, 0xc, 0x1a, 0xe, 0x1a, 
    0x122, 0xb, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x3, 0x1b, 0x7, 0x1b, 0x127, 
    0xa, 0x1b, 0xc, 0x1b, 0xe, 0x1b, 0x12a, 0xb, 0x1b, 0x3, 0x1b, 0x7, 0x1b, 
    0x12d, 0xa, 0x1b, 0xc, 0x1b, 0xe, 0x1b, 0x130, 0xb, 0x1b, 0x3, 0x1c, 
    0x3, 0x1c, 0x7, 0x1c, 0x134, 0xa, 0x1c, 0xc, 0x1c, 0xe, 0x1c, 0x137, 
    0xb, 0x1c, 0x3, 0x1d, 0x3, 0x1d, 0x7, 0x1d, 0x13b, 0xa, 0x1d, 0xc, 0x1d, 
    0xe, 0x1d, 0x13e, 0xb, 0x1d, 0x3, 0x1e, 0x3, 0x1e, 0x7, 0x1e, 0x142, 
    0xa, 0x1e, 0xc, 0x1e, 0xe, 0x1e, 0x145, 0xb, 0x1e, 0x3, 0x1f, 0x3, 0x1f, 
    0x3, 0x1f, 0x7, 0x1f, 0x14a, 0xa, 0x1f, 0xc, 0x1f, 0xe, 0x1f, 0x14d, 
    0xb, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 0x3, 0x20, 0x3, 0x20, 0x3, 0x20, 0x7, 
    0x20, 0x154, 0xa, 0x20, 0xc, 0x20, 0xe, 0x20, 0x157, 0xb, 0x20, 0x3, 
    0x21, 0x7, 0x21, 0x15a, 0xa, 0x21, 0xc, 0x21, 0xe, 0x21, 0x15d, 0xb, 
    0x21, 0x3, 0x21, 0x3, 0x21, 0x7, 0x21, 0x161, 0xa, 0x21, 0xc, 0x21, 
    0xe, 0x21, 0x164, 0xb, 0x21, 0x3, 0x21, 0x3, 0x21, 0x7, 0x21, 0x168, 
    0xa, 0x21, 0xc, 0x21, 0xe, 0x21, 0x16b, 0xb, 0x21, 0x3, 0x21, 0x7, 0x21, 
    0x16e, 0xa, 0x21, 0xc, 0x21, 0xe, 0x21, 0x171, 0xb, 0x21, 0x5, 0x21, 
    0x173, 0xa, 0x21, 0x3, 0x21, 0x5, 0x21, 0x176, 0xa, 0x21, 0x3, 0x21, 
    0x3, 0x21, 0x3, 0x21, 0x7, 0x21, 0x17b, 0xa, 0x21, 0xc, 0x21, 0xe, 0x21, 
    0x17e, 0xb, 0x21, 0x5, 0x21, 0x180, 0xa, 0x21, 0x3, 0x21, 0x3, 0x21, 
    0x7, 0x21, 0x184, 0xa, 0x21, 0xc, 0x21, 0xe, 0x21, 0x187, 0xb, 0x21, 
    0x5, 0x21, 0x189, 0xa, 0x21, 0x3, 0x21, 0x5, 0x21, 0x18c, 0xa, 0x21, 
    0x3, 0x21, 0x7, 0x21, 0x18f, 0xa, 0x21, 0xc, 0x21, 0xe, 0x21, 0x192, 
    0xb, 0x21, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 
    0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x7, 0x22, 
    0x19f, 0xa, 0x22, 0xc, 0x22, 0xe, 0x22, 0x1a2, 0xb, 0x22, 0x5, 0x22, 
    0x1a4, 0xa, 0x22, 0x3, 0x23, 0x3, 0x23, 0x7, 0x23, 0x1a8, 0xa, 0x23, 
    0xc, 0x23, 0xe, 0x23, 0x1ab, 0xb, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 
    0x5, 0x23, 0x1b0, 0xa, 0x23, 0x3, 0x23, 0x2, 0x2, 0x24, 0x2, 0x4, 0x6, 
    0x8, 0xa, 0xc, 0xe, 0x10, 0x12, 0x14, 0x16, 0x18, 0x1a, 0x1c, 0x1e, 
    0x20, 0x22, 0x24, 0x26, 0x28, 0x2a, 0x2c, 0x2e, 0x30, 0x32, 0x34, 0x36, 
    0x38, 0x3a, 0x3c, 0x3e, 0x40, 0x42, 0x44, 0x2, 0xb, 0x3, 0x2, 0x1e, 
    0x22, 0x3, 0x2, 0x28, 0x2a, 0x4, 0x2, 0x24, 0x24, 0x27, 0x27, 0x6, 0x2, 
    0x16, 0x17, 0x19, 0x19, 0x1e, 0x24, 0x27, 0x27, 0x3, 0x2, 0x30, 0x31, 
    0x4, 0x2, 0x23, 0x23, 0x26, 0x26, 0x5, 0x2, 0x13, 0x13, 0x17, 0x19, 
    0x25, 0x25, 0x4, 0x2, 0x4, 0x4, 0x2d, 0x2d, 0x4, 0x2, 0x1a, 0x1d, 0x34, 
    0x35, 0x2, 0x1e7, 0x2, 0x46, 0x3, 0x2, 0x2, 0x2, 0x4, 0x53, 0x3, 0x2, 
    0x2, 0x2, 0x6, 0x73, 0x3, 0x2, 0x2, 0x2, 0x8, 0x75, 0x3, 0x2, 0x2, 0x2, 
    0xa, 0x82, 0x3, 0x2, 0x2, 0x2, 0xc, 0x8f, 0x3, 0x2, 0x2, 0x2, 0xe, 0xa0, 
    0x3, 0x2, 0x2, 0x2, 0x10, 0xa2, 0x3, 0x2, 0x2, 0x2, 0x12, 0xa9, 0x3, 
    0x2, 0x2, 0x2, 0x14, 0xb0, 0x3, 0x2, 0x2, 0x2, 0x16, 0xb7, 0x3, 0x2, 
    0x2, 0x2, 0x18, 0xbe, 0x3, 0x2, 0x2, 0x2, 0x1a, 0xc5, 0x3, 0x2, 0x2, 
    0x2, 0x1c, 0xcc, 0x3, 0x2, 0x2, 0x2, 0x1e, 0xd3, 0x3, 0x2, 0x2, 0x2, 
    0x20, 0xda, 0x3, 0x2, 0x2, 0x2, 0x22, 0xe1, 0x3, 0x2, 0x2, 0x2, 0x24, 
    0xe8, 0x3, 0x2, 0x2, 0x2, 0x26, 0xef, 0x3, 0x2, 0x2, 0x2, 0x28, 0xf6, 
    0x3, 0x2, 0x2, 0x2, 0x2a, 0xfd, 0x3, 0x2, 0x2, 0x2, 0x2c, 0x105, 0x3, 
    0x2, 0x2, 0x2, 0x2e, 0x10c, 0x3, 0x2, 0x2, 0x2, 0x30, 0x113, 0x3, 0x2, 
    0x2, 0x2, 0x32, 0x11a, 0x3, 0x2, 0x2, 0x2, 0x34, 0x128, 0x3, 0x2, 0x2, 
    0x2, 0x36, 0x131, 0x3, 0x2, 0x2, 0x2, 0x38, 0x138, 0x3, 0x2, 0x2, 0x2, 
    0x3a, 0x13f, 0x3, 0x2, 0x2, 0x2, 0x3c, 0x146, 0x3, 0x2, 0x2, 0x2, 0x3e, 
    0x150, 0x3, 0x2, 0x2, 0x2, 0x40, 0x15b, 0x3, 0x2, 0x2, 0x2, 0x42, 0x1a3, 
    0x3, 0x2, 0x2, 0x2, 0x44, 0x1a5, 0x3, 0x2, 0x2, 0x2, 0x46, 0x4b, 0x5, 
    0x4, 0x3, 0x2, 0x47, 0x48, 0x7, 0x2e, 0x2, 0x2, 0x48, 0x4a, 0x5, 0x4, 
    0x3, 0x2, 0x49, 0x47, 0x3, 0x2, 0x2, 0x2, 0x4a, 0x4d, 0x3, 0x2, 0x2, 
    0x2, 0x4b, 0x49, 0x3, 0x2, 0x2, 0x2, 0x4b, 0x4c, 0x3, 0x2, 0x2, 0x2, 
    0x4c, 0x4e, 0x3, 0x2, 0x2, 0x2, 0x4d, 0x4b, 0x3, 0x2, 0x2, 0x2, 0x4e, 
    0x4f, 0x7, 0x2, 0x2, 0x3, 0x4f, 0x3, 0x3, 0x2, 0x2, 0x2, 0x50, 0x52, 
    0x5, 0x32, 0x1a, 0x2, 0x51, 0x50, 0x3, 0x2, 0x2, 0x2, 0x52, 0x55, 0x3, 
    0x2, 0x2, 0x2, 0x53, 0x51, 0x3, 0x2, 0x2, 0x2, 0x53, 0x54, 0x3, 0x2, 
    0x2, 0x2, 0x54, 0x59, 0x3, 0x2, 0x2, 0x2, 0x55, 0x53, 0x3, 0x2, 0x2, 
    0x2, 0x56, 0x58, 0x5, 0x6, 0x4, 0x2, 0x57, 0x56, 0x3, 0x2, 0x2, 0x2, 
    0x58, 0x5b, 0x3, 0x2, 0x2, 0x2, 0x59, 0x57, 0x3, 0x2, 0x2, 0x2, 0x59, 
    0x5a, 0x3, 0x2, 0x2, 0x2, 0x5a, 0x5, 0x3, 0x2, 0x2, 0x2, 0x5b, 0x59, 
    0x3, 0x2, 0x2, 0x2, 0x5c, 0x74, 0x5, 0x8, 0x5, 0x2, 0x5d, 0x74, 0x5, 
    0xa, 0x6, 0x2, 0x5e, 0x74, 0x5, 0xc, 0x7, 0x2, 0x5f, 0x74, 0x5, 0x10, 
    0x9, 0x2, 0x60, 0x74, 0x5, 0x12, 0xa, 0x2, 0x61, 0x74, 0x5, 0x14, 0xb, 
    0x2, 0x62, 0x74, 0x5, 0x16, 0xc, 0x2, 0x63, 0x74, 0x5, 0x18, 0xd, 0x2, 
    0x64, 0x74, 0x5, 0x1a, 0xe, 0x2, 0x65, 0x74, 0x5, 0x1c, 0xf, 0x2, 0x66, 
    0x74, 0x5, 0x1e, 0x10, 0x2, 0x67, 0x74, 0x5, 0x20, 0x11, 0x2, 0x68, 
    0x74, 0x5, 0x22, 0x12, 0x2, 0x69, 0x74, 0x5, 0x24, 0x13, 0x2, 0x6a, 
    0x74, 0x5, 0x26, 0x14, 0x2, 0x6b, 0x74, 0x5, 0x28, 0x15, 0x2, 0x6c, 
    0x74, 0x5, 0x2a, 0x16, 0x2, 0x6d, 0x74, 0x5, 0x2c, 0x17, 0x2, 0x6e, 
    0x74, 0x5, 0x2e, 0x18, 0x2, 0x6f, 0x74, 0x5, 0x30, 0x19, 0x2, 0x70, 
    0x74, 0x5, 0x36, 0x1c, 0x2, 0x71, 0x74, 0x5, 0x38, 0x1d, 0x2, 0x72, 
    0x74, 0x5, 0x3a, 0x1e, 0x2, 0x73, 0x5c, 0x3, 0x2, 0x2, 0x2, 0x73, 0x5d, 
    0x3, 0x2, 0x2, 0x2, 0x73, 0x5e, 0x3, 0x2, 0x2, 0x2, 0x73, 0x5f, 0x3, 
    0x2, 0x2, 0x2, 0x73, 0x60, 0x3, 0x2, 0x2, 0x2, 0x73, 0x61, 0x3, 0x2, 
    0x2, 0x2, 0x73, 0x62, 0x3, 0x2, 0x2, 0x2, 0x73, 0x63, 0x3, 0x2, 0x2, 
    0x2, 0x73, 0x64, 0x3, 0x2, 0x2, 0x2, 0x73, 0x65, 0x3, 0x2, 0x2, 0x2, 
    0x73, 0x66, 0x3, 0x2, 0x2, 0x2, 0x73, 0x67, 0x3, 0x2, 0x2, 0x2, 0x73, 
    0x68, 0x3, 0x2, 0x2, 0x2, 0x73, 0x69, 0x3, 0x2, 0x2, 0x2, 0x73, 0x6a, 
    0x3, 0x2, 0x2, 0x2, 0x73, 0x6b, 0x3, 0x2, 0x2, 0x2, 0x73, 0x6c, 0x3, 
    0x2, 0x2, 0x2, 0x73, 0x6d, 0x3, 0x2, 0x2, 0x2, 0x73, 0x6e, 0x3, 0x2, 
    0x2, 0x2, 0x73, 0x6f, 0x3, 0x2, 0x2, 0x2, 0x73, 0x70, 0x3, 0x2, 0x2, 
    0x2, 0x73, 0x71, 0x3, 0x2, 0x2, 0x2, 0x73, 0x72, 0x3, 0x2, 0x2, 0x2, 
    0x74, 0x7, 0x3, 0x2, 0x2, 0x2, 0x75, 0x79, 0x9, 0x2, 0x2, 0x2, 0x76, 
    0x78, 0x9, 0x3, 0x2, 0x2, 0x77, 0x76, 0x3, 0x2, 0x2, 0x2, 0x78, 0x7b, 
    0x3, 0x2, 0x2, 0x2, 0x79, 0x77, 0x3, 0x2, 0x2, 0x2, 0x79, 0x7a, 0x3, 
    0x2, 0x2, 0x2, 0x7a, 0x7f, 0x3, 0x2, 0x2, 0x2, 0x7b, 0x79, 0x3, 0x2, 
    0x2, 0x2, 0x7c, 0x7e, 0x5, 0x32, 0x1a, 0x2, 0x7d, 0x7c, 0x3, 0x2, 0x2, 
    0x2, 0x7e, 0x81, 0x3, 0x2, 0x2, 0x2, 0x7f, 0x7d, 0x3, 0x2, 0x2, 0x2, 
    0x7f, 0x80, 0x3, 0x2, 0x2, 0x2, 0x80, 0x9, 0x3, 0x2, 0x2, 0x2, 0x81, 
    0x7f, 0x3, 0x2, 0x2, 0x2, 0x82, 0x86, 0x9, 0x4, 0x2, 0x2, 0x83, 0x85, 
    0x9, 0x3, 0x2, 0x2, 0x84, 0x83, 0x3, 0x2, 0x2, 0x2, 0x85, 0x88, 0x3, 
    0x2, 0x2, 0x2, 0x86, 0x84, 0x3, 0x2, 0x2, 0x2, 0x86, 0x87, 0x3, 0x2, 
    0x2, 0x2, 0x87, 0x8c, 0x3, 0x2, 0x2, 0x2, 0x88, 0x86, 0x3, 0x2, 0x2, 
    0x2, 0x89, 0x8b, 0x5, 0x32, 0x1a, 0x2, 0x8a, 0x89, 0x3, 0x2, 0x2, 0x2, 
    0x8b, 0x8e, 0x3, 0x2, 0x2, 0x2, 0x8c, 0x8a, 0x3, 0x2, 0x2, 0x2, 0x8c, 
    0x8d, 0x3, 0x2, 0x2, 0x2, 0x8d, 0xb, 0x3, 0x2, 0x2, 0x2, 0x8e, 0x8c, 
    0x3, 0x2, 0x2, 0x2, 0x8f, 0x91, 0x7, 0x2b, 0x2, 0x2, 0x90, 0x92, 0x7, 
    0x26, 0x2, 0x2, 0x91, 0x90, 0x3, 0x2, 0x2, 0x2, 0x91, 0x92, 0x3, 0x2, 
    0x2, 0x2, 0x92, 0x93, 0x3, 0x2, 0x2, 0x2, 0x93, 0x97, 0x5, 0xe, 0x8, 
    0x2, 0x94, 0x96, 0x9, 0x3, 0x2, 0x2, 0x95, 0x94, 0x3, 0x2, 0x2, 0x2, 
    0x96, 0x99, 0x3, 0x2, 0x2, 0x2, 0x97, 0x95, 0x3, 0x2, 0x2, 0x2, 0x97, 
    0x98, 0x3, 0x2, 0x2, 0x2, 0x98, 0x9d, 0x3, 0x2, 0x2, 0x2, 0x99, 0x97, 
    0x3, 0x2, 0x2, 0x2, 0x9a, 0x9c, 0x5, 0x32, 0x1a, 0x2, 0x9b, 0x9a, 0x3, 
    0x2, 0x2, 0x2, 0x9c, 0x9f, 0x3, 0x2, 0x2, 0x2, 0x9d, 0x9b, 0x3, 0x2, 
    0x2, 0x2, 0x9d, 0x9e, 0x3, 0x2, 0x2, 0x2, 0x9e, 0xd, 0x3, 0x2, 0x2, 
    0x2, 0x9f, 0x9d, 0x3, 0x2, 0x2, 0x2, 0xa0, 0xa1, 0x9, 0x5, 0x2, 0x2, 
    0xa1, 0xf, 0x3, 0x2, 0x2, 0x2, 0xa2, 0xa6, 0x7, 0xc, 0x2, 0x2, 0xa3, 
    0xa5, 0x5, 0x32, 0x1a, 0x2, 0xa4, 0xa3, 0x3, 0x2, 0x2, 0x2, 0xa5, 0xa8, 
    0x3, 0x2, 0x2, 0x2, 0xa6, 0xa4, 0x3, 0x2, 0x2, 0x2, 0xa6, 0xa7, 0x3, 
    0x2, 0x2, 0x2, 0xa7, 0x11, 0x3, 0x2, 0x2, 0x2, 0xa8, 0xa6, 0x3, 0x2, 
    0x2, 0x2, 0xa9, 0xad, 0x7, 0xd, 0x2, 0x2, 0xaa, 0xac, 0x5, 0x32, 0x1a, 
    0x2, 0xab, 0xaa, 0x3, 0x2, 0x2, 0x2, 0xac, 0xaf, 0x3, 0x2, 0x2, 0x2, 
    0xad, 0xab, 0x3, 0x2, 0x2, 0x2, 0xad, 0xae, 0x3, 0x2, 0x2, 0x2, 0xae, 
    0x13, 0x3, 0x2, 0x2, 0x2, 0xaf, 0xad, 0x3, 0x2, 0x2, 0x2, 0xb0, 0xb4, 
    0x7, 0xe, 0x2, 0x2, 0xb1, 0xb3, 0x5, 0x32, 0x1a, 0x2, 0xb2, 0xb1, 0x3, 
    0x2, 0x2, 0x2, 0xb3, 0xb6, 0x3, 0x2, 0x2, 0x2, 0xb4, 0xb2, 0x3, 0x2, 
    0x2, 0x2, 0xb4, 0xb5, 0x3, 0x2, 0x2, 0x2, 0xb5, 0x15, 0x3, 0x2, 0x2, 
    0x2, 0xb6, 0xb4, 0x3, 0x2, 0x2, 0x2, 0xb7, 0xbb, 0x7, 0xf, 0x2, 0x2, 
    0xb8, 0xba, 0x5, 0x32, 0x1a, 0x2, 0xb9, 0xb8, 0x3, 0x2, 0x2, 0x2, 0xba, 
    0xbd, 0x3, 0x2, 0x2, 0x2, 0xbb, 0xb9, 0x3, 0x2, 0x2, 0x2, 0xbb, 0xbc, 
    0x3, 0x2, 0x2, 0x2, 0xbc, 0x17, 0x3, 0x2, 0x2, 0x2, 0xbd, 0xbb, 0x3, 
    0x2, 0x2, 0x2, 0xbe, 0xc2, 0x7, 0x10, 0x2, 0x2, 0xbf, 0xc1, 0x5, 0x32, 
    0x1a, 0x2, 0xc0, 0xbf, 0x3, 0x2, 0x2, 0x2, 0xc1, 0xc4, 0x3, 0x2, 0x2, 
    0x2, 0xc2, 0xc0, 0x3, 0x2, 0x2, 0x2, 0xc2, 0xc3, 0x3, 0x2, 0x2, 0x2, 
    0xc3, 0x19, 0x3, 0x2, 0x2, 0x2, 0xc4, 0xc2, 0x3, 0x2, 0x2, 0x2, 0xc5, 
    0xc9, 0x7, 0x11, 0x2, 0x2, 0xc6, 0xc8, 0x5, 0x32, 0x1a, 0x2, 0xc7, 0xc6, 
    0x3, 0x2, 0x2, 0x2, 0xc8, 0xcb, 0x3, 0x2, 0x2, 0x2, 0xc9, 0xc7, 0x3, 
    0x2, 0x2, 0x2, 0xc9, 0xca, 0x3, 0x2, 0x2, 0x2, 0xca, 0x1b, 0x3, 0x2, 
    0x2, 0x2, 0xcb, 0xc9, 0x3, 0x2, 0x2, 0x2, 0xcc, 0xd0, 0x7, 0x12, 0x2, 
    0x2, 0xcd, 0xcf, 0x5, 0x32, 0x1a, 0x2, 0xce, 0xcd, 0x3, 0x2, 0x2, 0x2, 
    0xcf, 0xd2, 0x3, 0x2, 0x2, 0x2, 0xd0, 0xce, 0x3, 0x2, 0x2, 0x2, 0xd0, 
    0xd1, 0x3, 0x2, 0x2, 0x2, 0xd1, 0x1d, 0x3, 0x2, 0x2, 0x2, 0xd2, 0xd0, 
    0x3, 0x2, 0x2, 0x2, 0xd3, 0xd7, 0x7, 0x14, 0x2, 0x2, 0xd4, 0xd6, 0x5, 
    0x32, 0x1a, 0x2, 0xd5, 0xd4, 0x3, 0x2, 0x2, 0x2, 0xd6, 0xd9, 0x3, 0x2, 
    0x2, 0x2, 0xd7, 0xd5, 0x3, 0x2, 0x2, 0x2, 0xd7, 0xd8, 0x3, 0x2, 0x2, 
    0x2, 0xd8, 0x1f, 0x3, 0x2, 0x2, 0x2, 0xd9, 0xd7, 0x3, 0x2, 0x2, 0x2, 
    0xda, 0xde, 0x7, 0x15, 0x2, 0x2, 0xdb, 0xdd, 0x5, 0x32, 0x1a, 0x2, 0xdc, 
    0xdb, 0x3, 0x2, 0x2, 0x2, 0xdd, 0xe0, 0x3, 0x2, 0x2, 0x2, 0xde, 0xdc, 
    0x3, 0x2, 0x2, 0x2, 0xde, 0xdf, 0x3, 0x2, 0x2, 0x2, 0xdf, 0x21, 0x3, 
    0x2, 0x2, 0x2, 0xe0, 0xde, 0x3, 0x2, 0x2, 0x2, 0xe1, 0xe5, 0x7, 0x16, 
    0x2, 0x2, 0xe2, 0xe4, 0x5, 0x32, 0x1a, 0x2, 0xe3, 0xe2, 0x3, 0x2, 0x2, 
    0x2, 0xe4, 0xe7, 0x3, 0x2, 0x2, 0x2, 0xe5, 0xe3, 0x3, 0x2, 0x2, 0x2, 
    0xe5, 0xe6, 0x3, 0x2, 0x2, 0x2, 0xe6, 0x23, 0x3, 0x2, 0x2, 0x2, 0xe7, 
    0xe5, 0x3, 0x2, 0x2, 0x2, 0xe8, 0xec, 0x7, 0x9, 0x2, 0x2, 0xe9, 0xeb, 
    0x5, 0x32, 0x1a, 0x2, 0xea, 0xe9, 0x3, 0x2, 0x2, 0x2, 0xeb, 0xee, 0x3, 
    0x2, 0x2, 0x2, 0xec, 0xea, 0x3, 0x2, 0x2, 0x2, 0xec, 0xed, 0x3, 0x2, 
    0x2, 0x2, 0xed, 0x25, 0x3, 0x2, 0x2, 0x2, 0xee, 0xec, 0x3, 0x2, 0x2, 
    0x2, 0xef, 0xf3, 0x7, 0xa, 0x2, 0x2, 0xf0, 0xf2, 0x5, 0x32, 0x1a, 0x2, 
    0xf1, 0xf0, 0x3, 0x2, 0x2, 0x2, 0xf2, 0xf5, 0x3, 0x2, 0x2, 0x2, 0xf3, 
    0xf1, 0x3, 0x2, 0x2, 0x2, 0xf3, 0xf4, 0x3, 0x2, 0x2, 0x2, 0xf4, 0x27, 
    0x3, 0x2, 0x2, 0x2, 0xf5, 0xf3, 0x3, 0x2, 0x2, 0x2, 0xf6, 0xfa, 0x7, 
    0xb, 0x2, 0x2, 0xf7, 0xf9, 0x5, 0x32, 0x1a, 0x2, 0xf8, 0xf7, 0x3, 0x2, 
    0x2, 0x2, 0xf9, 0xfc, 0x3, 0x2, 0x2, 0x2, 0xfa, 0xf8, 0x3, 0x2, 0x2, 
    0x2, 0xfa, 0xfb, 0x3, 0x2, 0x2, 0x2, 0xfb, 0x29, 0x3, 0x2, 0x2, 0x2, 
    0xfc, 0xfa, 0x3, 0x2, 0x2, 0x2, 0xfd, 0x103, 0x9, 0x6, 0x2, 0x2, 0xfe, 
    0x104, 0x5, 0x2c, 0x17, 0x2, 0xff, 0x104, 0x5, 0x8, 0x5, 0x2, 0x100, 
    0x104, 0x5, 0xa, 0x6, 0x2, 0x101, 0x104, 0x5, 0xc, 0x7, 0x2, 0x102, 
    0x104, 0x5, 0x30, 0x19, 0x2, 0x103, 0xfe, 0x3, 0x2, 0x2, 0x2, 0x103, 
    0xff, 0x3, 0x2, 0x2, 0x2, 0x103, 0x100, 0x3, 0x2, 0x2, 0x2, 0x103, 0x101, 
    0x3, 0x2, 0x2, 0x2, 0x103, 0x102, 0x3, 0x2, 0x2, 0x2, 0x104, 0x2b, 0x3, 
    0x2, 0x2, 0x2, 0x105, 0x109, 0x9, 0x7, 0x2, 0x2, 0x106, 0x108, 0x5, 
    0x32, 0x1a, 0x2, 0x107, 0x106, 0x3, 0x2, 0x2, 0x2, 0x108, 0x10b, 0x3, 
    0x2, 0x2, 0x2, 0x109, 0x107, 0x3, 0x2, 0x2, 0x2, 0x109, 0x10a, 0x3, 
    0x2, 0x2, 0x2, 0x10a, 0x2d, 0x3, 0x2, 0x2, 0x2, 0x10b, 0x109, 0x3, 0x2, 
    0x2, 0x2, 0x10c, 0x110, 0x7, 0x2f, 0x2, 0x2, 0x10d, 0x10f, 0x5, 0x32, 
    0x1a, 0x2, 0x10e, 0x10d, 0x3, 0x2, 0x2, 0x2, 0x10f, 0x112, 0x3, 0x2, 
    0x2, 0x2, 0x110, 0x10e, 0x3, 0x2, 0x2, 0x2, 0x110, 0x111, 0x3, 0x2, 
    0x2, 0x2, 0x111, 0x2f, 0x3, 0x2, 0x2, 0x2, 0x112, 0x110, 0x3, 0x2, 0x2, 
    0x2, 0x113, 0x117, 0x9, 0x8, 0x2, 0x2, 0x114, 0x116, 0x5, 0x32, 0x1a, 
    0x2, 0x115, 0x114, 0x3, 0x2, 0x2, 0x2, 0x116, 0x119, 0x3, 0x2, 0x2, 
    0x2, 0x117, 0x115, 0x3, 0x2, 0x2, 0x2, 0x117, 0x118, 0x3, 0x2, 0x2, 
    0x2, 0x118, 0x31, 0x3, 0x2, 0x2, 0x2, 0x119, 0x117, 0x3, 0x2, 0x2, 0x2, 
    0x11a, 0x11b, 0x7, 0x2c, 0x2, 0x2, 0x11b, 0x120, 0x5, 0x34, 0x1b, 0x2, 
    0x11c, 0x11d, 0x7, 0x2e, 0x2, 0x2, 0x11d, 0x11f, 0x5, 0x34, 0x1b, 0x2, 
    0x11e, 0x11c, 0x3, 0x2, 0x2, 0x2, 0x11f, 0x122, 0x3, 0x2, 0x2, 0x2, 
    0x120, 0x11e, 0x3, 0x2, 0x2, 0x2, 0x120, 0x121, 0x3, 0x2, 0x2, 0x2, 
    0x121, 0x123, 0x3, 0x2, 0x2, 0x2, 0x122, 0x120, 0x3, 0x2, 0x2, 0x2, 
    0x123, 0x124, 0x9, 0x9, 0x2, 0x2, 0x124, 0x33, 0x3, 0x2, 0x2, 0x2, 0x125, 
    0x127, 0x5, 0x32, 0x1a, 0x2, 0x126, 0x125, 0x3, 0x2, 0x2, 0x2, 0x127, 
    0x12a, 0x3, 0x2, 0x2, 0x2, 0x128, 0x126, 0x3, 0x2, 0x2, 0x2, 0x128, 
    0x129, 0x3, 0x2, 0x2, 0x2, 0x129, 0x12e, 0x3, 0x2, 0x2, 0x2, 0x12a, 
    0x128, 0x3, 0x2, 0x2, 0x2, 0x12b, 0x12d, 0x5, 0x6, 0x4, 0x2, 0x12c, 
    0x12b, 0x3, 0x2, 0x2, 0x2, 0x12d, 0x130, 0x3, 0x2, 0x2, 0x2, 0x12e, 
    0x12c, 0x3, 0x2, 0x2, 0x2, 0x12e, 0x12f, 0x3, 0x2, 0x2, 0x2, 0x12f, 
    0x35, 0x3, 0x2, 0x2, 0x2, 0x130, 0x12e, 0x3, 0x2, 0x2, 0x2, 0x131, 0x135, 
    0x7, 0x3, 0x2, 0x2, 0x132, 0x134, 0x5, 0x32, 0x1a, 0x2, 0x133, 0x132, 
    0x3, 0x2, 0x2, 0x2, 0x134, 0x137, 0x3, 0x2, 0x2, 0x2, 0x135, 0x133, 
    0x3, 0x2, 0x2, 0x2, 0x135, 0x136, 0x3, 0x2, 0x2, 0x2, 0x136, 0x37, 0x3, 
    0x2, 0x2, 0x2, 0x137, 0x135, 0x3, 0x2, 0x2, 0x2, 0x138, 0x13c, 0x7, 
    0x33, 0x2, 0x2, 0x139, 0x13b, 0x5, 0x32, 0x1a, 0x2, 0x13a, 0x139, 0x3, 
    0x2, 0x2, 0x2, 0x13b, 0x13e, 0x3, 0x2, 0x2, 0x2, 0x13c, 0x13a, 0x3, 
    0x2, 0x2, 0x2, 0x13c, 0x13d, 0x3, 0x2, 0x2, 0x2, 0x13d, 0x39, 0x3, 0x2, 
    0x2, 0x2, 0x13e, 0x13c, 0x3, 0x2, 0x2, 0x2, 0x13f, 0x143, 0x9, 0xa, 
    0x2, 0x2, 0x140, 0x142, 0x5, 0x32, 0x1a, 0x2, 0x141, 0x140, 0x3, 0x2, 
    0x2, 0x2, 0x142, 0x145, 0x3, 0x2, 0x2, 0x2, 0x143, 0x141, 0x3, 0x2, 
    0x2, 0x2, 0x143, 0x144, 0x3, 0x2, 0x2, 0x2, 0x144, 0x3b, 0x3, 0x2, 0x2, 
    0x2, 0x145, 0x143, 0x3, 0x2, 0x2, 0x2, 0x146, 0x14b, 0x5, 0x3e, 0x20, 
    0x2, 0x147, 0x148, 0x7, 0x32, 0x2, 0x2, 0x148, 0x14a, 0x5, 0x3e, 0x20, 
    0x2, 0x149, 0x147, 0x3, 0x2, 0x2, 0x2, 0x14a, 0x14d, 0x3, 0x2, 0x2, 
    0x2, 0x14b, 0x149, 0x3, 0x2, 0x2, 0x2, 0x14b, 0x14c, 0x3, 0x2, 0x2, 
    0x2, 0x14c, 0x14e, 0x3, 0x2, 0x2, 0x2, 0x14d, 0x14b, 0x3, 0x2, 0x2, 
    0x2, 0x14e, 0x14f, 0x7, 0x2, 0x2, 0x3, 0x14f, 0x3d, 0x3, 0x2, 0x2, 0x2, 
    0x150, 0x155, 0x5, 0x40, 0x21, 0x2, 0x151, 0x152, 0x7, 0x2e, 0x2, 0x2, 
    0x152, 0x154, 0x5, 0x40, 0x21, 0x2, 0x153, 0x151, 0x3, 0x2, 0x2, 0x2, 
    0x154, 0x157, 0x3, 0x2, 0x2, 0x2, 0x155, 0x153, 0x3, 0x2, 0x2, 0x2, 
    0x155, 0x156, 0x3, 0x2, 0x2, 0x2, 0x156, 0x3f, 0x3, 0x2, 0x2, 0x2, 0x157, 
    0x155, 0x3, 0x2, 0x2, 0x2, 0x158, 0x15a, 0x5, 0x32, 0x1a, 0x2, 0x159, 
    0x158, 0x3, 0x2, 0x2, 0x2, 0x15a, 0x15d, 0x3, 0x2, 0x2, 0x2, 0x15b, 
    0x159, 0x3, 0x2, 0x2, 0x2, 0x15b, 0x15c, 0x3, 0x2, 0x2, 0x2, 0x15c, 
    0x162, 0x3, 0x2, 0x2, 0x2, 0x15d, 0x15b, 0x3, 0x2, 0x2, 0x2, 0x15e, 
    0x161, 0x5, 0x8, 0x5, 0x2, 0x15f, 0x161, 0x5, 0x24, 0x13, 0x2, 0x160, 
    0x15e, 0x3, 0x2, 0x2, 0x2, 0x160, 0x15f, 0x3, 0x2, 0x2, 0x2, 0x161, 
    0x164, 0x3, 0x2, 0x2, 0x2, 0x162, 0x160, 0x3, 0x2, 0x2, 0x2, 0x162, 
    0x163, 0x3, 0x2, 0x2, 0x2, 0x163, 0x172, 0x3, 0x2, 0x2, 0x2, 0x164, 
    0x162, 0x3, 0x2, 0x2, 0x2, 0x165, 0x169, 0x7, 0x1a, 0x2, 0x2, 0x166, 
    0x168, 0x5, 0x32, 0x1a, 0x2, 0x167, 0x166, 0x3, 0x2, 0x2, 0x2, 0x168, 
    0x16b, 0x3, 0x2, 0x2, 0x2, 0x169, 0x167, 0x3, 0x2, 0x2, 0x2, 0x169, 
    0x16a, 0x3, 0x2, 0x2, 0x2, 0x16a, 0x16f, 0x3, 0x2, 0x2, 0x2, 0x16b, 
    0x169, 0x3, 0x2, 0x2, 0x2, 0x16c, 0x16e, 0x5, 0x8, 0x5, 0x2, 0x16d, 
    0x16c, 0x3, 0x2, 0x2, 0x2, 0x16e, 0x171, 0x3, 0x2, 0x2, 0x2, 0x16f, 
    0x16d, 0x3, 0x2, 0x2, 0x2, 0x16f, 0x170, 0x3, 0x2, 0x2, 0x2, 0x170, 
    0x173, 0x3, 0x2, 0x2, 0x2, 0x171, 0x16f, 0x3, 0x2, 0x2, 0x2, 0x172, 
    0x165, 0x3, 0x2, 0x2, 0x2, 0x172, 0x173, 0x3, 0x2, 0x2, 0x2, 0x173, 
    0x188, 0x3, 0x2, 0x2, 0x2, 0x174, 0x176, 0x7, 0x1b, 0x2, 0x2, 0x175, 
    0x174, 0x3, 0x2, 0x2, 0x2, 0x175, 0x176, 0x3, 0x2, 0x2, 0x2, 0x176, 
    0x177, 0x3, 0x2, 0x2, 0x2, 0x177, 0x17f, 0x5, 0x42, 0x22, 0x2, 0x178, 
    0x17c, 0x7, 0x1b, 0x2, 0x2, 0x179, 0x17b, 0x5, 0x32, 0x1a, 0x2, 0x17a, 
    0x179, 0x3, 0x2, 0x2, 0x2, 0x17b, 0x17e, 0x3, 0x2, 0x2, 0x2, 0x17c, 
    0x17a, 0x3, 0x2, 0x2, 0x2, 0x17c, 0x17d, 0x3, 0x2, 0x2, 0x2, 0x17d, 
    0x180, 0x3, 0x2, 0x2, 0x2, 0x17e, 0x17c, 0x3, 0x2, 0x2, 0x2, 0x17f, 
    0x178, 0x3, 0x2, 0x2, 0x2, 0x17f, 0x180, 0x3, 0x2, 0x2, 0x2, 0x180, 
    0x185, 0x3, 0x2, 0x2, 0x2, 0x181, 0x184, 0x5, 0x8, 0x5, 0x2, 0x182, 
    0x184, 0x5, 0x30, 0x19, 0x2, 0x183, 0x181, 0x3, 0x2, 0x2, 0x2, 0x183, 
    0x182, 0x3, 0x2, 0x2, 0x2, 0x184, 0x187, 0x3, 0x2, 0x2, 0x2, 0x185, 
    0x183, 0x3, 0x2, 0x2, 0x2, 0x185, 0x186, 0x3, 0x2, 0x2, 0x2, 0x186, 
    0x189, 0x3, 0x2, 0x2, 0x2, 0x187, 0x185, 0x3, 0x2, 0x2, 0x2, 0x188, 
    0x175, 0x3, 0x2, 0x2, 0x2, 0x188, 0x189, 0x3, 0x2, 0x2, 0x2, 0x189, 
    0x18b, 0x3, 0x2, 0x2, 0x2, 0x18a, 0x18c, 0x5, 0x44, 0x23, 0x2, 0x18b, 
    0x18a, 0x3, 0x2, 0x2, 0x2, 0x18b, 0x18c, 0x3, 0x2, 0x2, 0x2, 0x18c, 
    0x190, 0x3, 0x2, 0x2, 0x2, 0x18d, 0x18f, 0x5, 0x6, 0x4, 0x2, 0x18e, 
    0x18d, 0x3, 0x2, 0x2, 0x2, 0x18f, 0x192, 0x3, 0x2, 0x2, 0x2, 0x190, 
    0x18e, 0x3, 0x2, 0x2, 0x2, 0x190, 0x191, 0x3, 0x2, 0x2, 0x2, 0x191, 
    0x41, 0x3, 0x2, 0x2, 0x2, 0x192, 0x190, 0x3, 0x2, 0x2, 0x2, 0x193, 0x1a4, 
    0x5, 0xa, 0x6, 0x2, 0x194, 0x1a4, 0x5, 0xc, 0x7, 0x2, 0x195, 0x1a4, 
    0x5, 0x10, 0x9, 0x2, 0x196, 0x1a4, 0x5, 0x12, 0xa, 0x2, 0x197, 0x1a4, 
    0x5, 0x1a, 0xe, 0x2, 0x198, 0x1a4, 0x5, 0x14, 0xb, 0x2, 0x199, 0x1a4, 
    0x5, 0x1c, 0xf, 0x2, 0x19a, 0x1a4, 0x5, 0x20, 0x11, 0x2, 0x19b, 0x1a4, 
    0x5, 0x22, 0x12, 0x2, 0x19c, 0x1a0, 0x7, 0x1d, 0x2, 0x2, 0x19d, 0x19f, 
    0x5, 0x32, 0x1a, 0x2, 0x19e, 0x19d, 0x3, 0x2, 0x2, 0x2, 0x19f, 0x1a2, 
    0x3, 0x2, 0x2, 0x2, 0x1a0, 0x19e, 0x3, 0x2, 0x2, 0x2, 0x1a0, 0x1a1, 
    0x3, 0x2, 0x2, 0x2, 0x1a1, 0x1a4, 0x3, 0x2, 0x2, 0x2, 0x1a2, 0x1a0, 
    0x3, 0x2, 0x2, 0x2, 0x1a3, 0x193, 0x3, 0x2, 0x2, 0x2, 0x1a3, 0x194, 
    0x3, 0x2, 0x2, 0x2, 0x1a3, 0x195, 0x3, 0x2, 0x2, 0x2, 0x1a3, 0x196, 
    0x3, 0x2, 0x2, 0x2, 0x1a3, 0x197, 0x3, 0x2, 0x2, 0x2, 0x1a3, 0x198, 
    0x3, 0x2, 0x2, 0x2, 0x1a3, 0x199, 0x3, 0x2, 0x2, 0x2, 0x1a3, 0x19a, 
    0x3, 0x2, 0x2, 0x2, 0x1a3, 0x19b, 0x3, 0x2, 0x2, 0x2, 0x1a3, 0x19c, 
    0x3, 0x2, 0x2, 0x2, 0x1a4, 0x43, 0x3, 0x2, 0x2, 0x2, 0x1a5, 0x1a9, 0x7, 
    0x1c, 0x2, 0x2, 0x1a6, 0x1a8, 0x5, 0x32, 0x1a, 0x2, 0x1a7, 0x1a6, 0x3, 
    0x2, 0x2, 0x2, 0x1a8, 0x1ab, 0x3, 0x2, 0x2, 0x2, 0x1a9, 0x1a7, 0x3, 
    0x2, 0x2, 0x2, 0x1a9, 0x1aa, 0x3, 0x2, 0x2, 0x2, 0x1aa, 0x1af, 0x3, 
    0x2, 0x2, 0x2, 0x1ab, 0x1a9, 0x3, 0x2, 0x2, 0x2, 0x1ac, 0x1b0, 0x5, 
    0x2c, 0x17, 0x2, 0x1ad, 0x1b0, 0x5, 0x24, 0x13, 0x2, 0x1ae, 0x1b0, 0x5, 
    0x8, 0x5, 0x2, 0x1af, 0x1ac, 0x3, 0x2, 0x2, 0x2, 0x1af, 0x1ad, 0x3, 
    0x2, 0x2, 0x2, 0x1af, 0x1ae, 0x3, 0x2, 0x2, 0x2, 0x1af, 0x1b0, 0x3, 
    0x2, 0x2, 0x2, 0x1b0, 0x45, 0x3, 0x2, 0x2, 0x2, 0x38, 0x4b, 0x53, 0x59, 
    0x73, 0x79, 0x7f, 0x86, 0x8c, 0x91, 0x97, 0x9d, 0xa6, 0xad, 0xb4, 0xbb, 
    0xc2, 0xc9, 0xd0, 0xd7, 0xde, 0xe5, 0xec, 0xf3, 0xfa, 0x103, 0x109, 
    0x110, 0x117, 0x120, 0x128, 0x12e, 0x135, 0x13c, 0x143, 0x14b, 0x155, 
    0x15b, 0x160, 0x162, 0x169, 0x16f, 0x172, 0x175, 0x17c, 0x17f, 0x183, 
    0x185, 0x188, 0x18b, 0x190, 0x1a0, 0x1a3, 0x1a9, 0x1af, 
  };

  atn::ATNDeserializer deserializer;
  _atn = deserializer.deserialize(_serializedATN);

  size_t count = _atn.getNumberOfDecisions();
  _decisionToDFA.reserve(count);
  for (size_t i = 0; i < count; i++) { 
    _decisionToDFA.emplace_back(_atn.getDecisionState(i), i);
  }
}

VtesParser::Initializer VtesParser::_init;

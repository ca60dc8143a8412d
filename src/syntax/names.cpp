#include <array>

#include "syntax/tree.h"

namespace vtes::syntax {

namespace {

constexpr std::array<std::string_view, 52> kTokenNames = {"EOF",         "REMARK",        "MISSING_CLOSE",
                                                          "BLANK",       "NEWLINE",       "COMMENT",
                                                          "STAR",        "PHASE",         "COMBAT",
                                                          "REFERENDUM",  "ACTION",        "BLOCK",
                                                          "STRIKE",      "RANGE",         "PRESS",
                                                          "STATE",       "CONTEST",       "NO_BLOCK",
                                                          "BURN_OPTION", "MERGE",         "RED_LIST",
                                                          "SPECIAL",     "HAND_SIZE",     "EDGE",
                                                          "LET",         "NOT",           "NEXT",
                                                          "DEAL_VERB",   "UNKNOWN_CRYPT", "PLAYER",
                                                          "INITIAL",     "CRYPT",         "LIBRARY_INITIAL",
                                                          "QUANTITY",    "LIBRARY",       "ANTITRIBU",
                                                          "NUMBER",      "MIXED",         "LEVEL",
                                                          "ADVANCED",    "MERGED",        "SLASH",
                                                          "OPEN",        "CLOSE",         "COMMA",
                                                          "SEMICOLON",   "PLUS",          "MINUS",
                                                          "ARROW",       "DOT",           "QUOTE",
                                                          "UNREADABLE"};

constexpr std::array<std::string_view, 34> kRuleNames = {
    "eventLine",     "chain",    "statement",  "noun",           "play",       "use",      "used",       "action",
    "block",         "strike",   "rangeTerm",  "press",          "state",      "contest",  "burnOption", "merge",
    "redList",       "phase",    "combatMark", "referendumMark", "balance",    "amount",   "result",     "term",
    "specification", "specItem", "remark",     "separator",      "unreadable", "dealLine", "dealSide",   "dealClause",
    "dealVerb",      "duration"};

}  // namespace

std::string_view toString(TokenKind kind) {
  return kTokenNames[static_cast<std::size_t>(kind)];
}
std::string_view toString(NodeKind kind) {
  return kRuleNames[static_cast<std::size_t>(kind)];
}

}  // namespace vtes::syntax

/*
 * The words of the V:TES transcription notation, version 2.6 ("TS").
 *
 * A logical line is read by itself (docs/language.md, "The file"). The lexer is total: every character belongs to a token,
 * and the tokens put together are the text. Where people write another character for the right one (an en dash, a
 * full-width bracket), the token is of the right kind and its text shows the slip.
 *
 * src/syntax/token.h lists the same kinds in the same order; a test holds the two together.
 */
lexer grammar VtesLexer;

// Made by src/syntax/repair.cpp: a note in plain words between parentheses; the place where a `)` should be.
tokens { REMARK, MISSING_CLOSE }

// ---------------------------------------------------------------- hidden: blanks, comments, the footnote star
// Blanks of any kind separate events (TS 1.1.5, 2.4.3); those but space and tab are slips.
BLANK      : [ \t\f\u000B\u00A0\u00AD\u1680\u2000-\u200F\u202F\u205F\u2060\u3000\uFEFF]+ -> channel(HIDDEN) ;
NEWLINE    : ('\r\n' | '\n' | '\r') -> channel(HIDDEN) ;
COMMENT    : '//' ~[\r\n]* -> channel(HIDDEN) ;
STAR       : '*' -> channel(HIDDEN) ;                     // TS's footnote mark after a term

// ---------------------------------------------------------------- marks
PHASE      : 'UN' | 'MA' | 'MI' | 'IN' | 'DI' ;           // TS 2.1.2
COMBAT     : 'x' | 'X' ;                                  // TS 2.4.3
REFERENDUM : '%' | '\uFF05' ;                             // TS 2.4.2

// ---------------------------------------------------------------- terms
ACTION     : 'bd' | 'ht' | 'ga' | 'de' | 'lt' | 'rt' ;    // TS 1.4.2
BLOCK      : 'bk' ;                                       // TS 1.4.3, here and below
STRIKE     : 'hd' | 'wn' ;
RANGE      : 'cr' | 'lr' ;
PRESS      : 'pc' | 'pe' ;
STATE      : 'ep' | 'et' | 'bt' | 'rip' | 'rg' | 'ot' | 'wd' ;  // `ot` is TS 3.2; `wd` is this toolkit's
CONTEST    : 'cc' | 'ct' | 'yc' | 'yt' ;                  // TS 2.1.9
NO_BLOCK   : 'nb' ;                                       // TS 2.4.1.5
BURN_OPTION: 'bo' ;                                       // TS 2.1.10.1
MERGE      : 'me' ;                                       // TS 2.5.4
RED_LIST   : 'rl' ;                                       // TS 2.3.3, 2.4.1.1.1
SPECIAL    : 'sa' ;                                       // TS 2.1.6
HAND_SIZE  : 'hs' ;
EDGE       : 'edge' ;                                     // TS 2.1.6
LET        : 'let' ;                                      // TS 3.2, here and below
NOT        : 'not' ;
NEXT       : 'nxt' ;
DEAL_VERB  : 'ak' | 'ec' | 'pa' | 'rm' ;
UNKNOWN_CRYPT : 'vamp' DIGIT* ;                           // TS 2.5

// ---------------------------------------------------------------- words, told apart by their letters' case
PLAYER     : UPPER MARK* DIGIT* UPPER (UPPER | MARK | DIGIT)* ;              // TS 1.3; and crypt cards of three words (TS 1.1.3)
INITIAL    : UPPER MARK* ;                                                   // TS 1.1.5
CRYPT      : UPPER (UPPER | MARK | DIGIT)* LOWER (UPPER | LOWER | MARK | DIGIT)* ;  // TS 1.1.1, 1.1.2
LIBRARY_INITIAL : LOWER MARK* ;                                              // an ally's short form
QUANTITY   : DIGIT+ [pb] ;                                                   // TS 1.4.3: pool, blood
LIBRARY    : DIGIT* LOWER (LOWER | MARK | DIGIT)* ;                          // TS 1.2
ANTITRIBU  : [!\uFF01] LOWER+ ;                                              // TS 1.4.1
NUMBER     : DIGIT+ ;
MIXED      : (LOWER | MARK | DIGIT)+ UPPER (UPPER | LOWER | MARK | DIGIT)* ; // two words run together, or a slip of case

// ---------------------------------------------------------------- signs
LEVEL      : [<\uFF1C\u2039]+ | [>\uFF1E\u203A]+ | [\u00AB\u226A] | [\u00BB\u226B] ;  // TS 2.1.3.2.3
ADVANCED   : [^\u02C6\uFF3E] ;                            // TS 1.1.4
MERGED     : [#\uFF03] ;                                  // TS 1.1.4
SLASH      : [/\uFF0F\u2044\u2215] ;                      // TS 2.1.6
OPEN       : [([{\uFF08\uFF3B] ;                          // TS 2.1.7
CLOSE      : [)}\uFF09\uFF3D] | ']' ;
COMMA      : [,\uFF0C\u3001\u201A] ;                      // TS 1.4.3 "And"
SEMICOLON  : [;\uFF1B\u037E] ;                            // TS 2.1.5
PLUS       : [+\uFF0B] ;
MINUS      : DASH ;
ARROW      : DASH '>' | '=>' | [\u2192\u21D2\u27F6\u279C] ;     // TS 3.1
DOT        : [.\u3002] ;                                  // ends an event
QUOTE      : ['"`\u00B4\u2018\u2019\u201C-\u201F] ;       // never notation


UNREADABLE : . ;

fragment UPPER : [\p{Lu}\p{Lt}] ;
fragment LOWER : [\p{Ll}\p{Lo}\p{Lm}] ;
fragment MARK  : [\p{M}] ;
fragment DIGIT : [0-9] ;
fragment DASH  : [\-\u2010-\u2015\u2212\uFE63\uFF0D] ;

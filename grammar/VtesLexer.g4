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

// Letters by ranges, not by Unicode class: the classes' thousand ranges would cost each start of the program a millisecond.
// Latin, Greek and Cyrillic have case; the letters of other scripts count as small; what lies in Latin Extended-B and
// Additional counts as both, and the order of the rules decides.
fragment UPPER : [A-Z\u00C0-\u00D6\u00D8-\u00DE\u0180-\u024F\u0391-\u03AB\u0400-\u042F\u1E00-\u1EFF]
    | [\u0100\u0102\u0104\u0106\u0108\u010A\u010C\u010E\u0110\u0112\u0114\u0116\u0118\u011A]
    | [\u011C\u011E\u0120\u0122\u0124\u0126\u0128\u012A\u012C\u012E\u0130\u0132\u0134\u0136]
    | [\u0139\u013B\u013D\u013F\u0141\u0143\u0145\u0147\u014A\u014C\u014E\u0150\u0152\u0154]
    | [\u0156\u0158\u015A\u015C\u015E\u0160\u0162\u0164\u0166\u0168\u016A\u016C\u016E\u0170]
    | [\u0172\u0174\u0176\u0178-\u0179\u017B\u017D] ;
fragment LOWER : [a-z\u00AA\u00BA\u00DF-\u00F6\u00F8-\u00FF\u0180-\u02AF\u03AC-\u03CE\u0430-\u045F\u0531-\u167F\u1681-\u1CFF\u1E00-\u1EFF\u2C00-\u2DFF\u3041-\uD7FF\uF900-\uFDFF]
    | [\u0101\u0103\u0105\u0107\u0109\u010B\u010D\u010F\u0111\u0113\u0115\u0117\u0119\u011B]
    | [\u011D\u011F\u0121\u0123\u0125\u0127\u0129\u012B\u012D\u012F\u0131\u0133\u0135\u0137]
    | [\u0138\u013A\u013C\u013E\u0140\u0142\u0144\u0146\u0148-\u0149\u014B\u014D\u014F\u0151]
    | [\u0153\u0155\u0157\u0159\u015B\u015D\u015F\u0161\u0163\u0165\u0167\u0169\u016B\u016D]
    | [\u016F\u0171\u0173\u0175\u0177\u017A\u017C\u017E-\u017F] ;
fragment MARK  : [\u0300-\u036F] ;
fragment DIGIT : [0-9] ;
fragment DASH  : [\-\u2010-\u2015\u2212\uFE63\uFF0D] ;

/*
 * One logical line of a V:TES transcript (TS 2), or of a deal (TS 3).
 *
 * The notation separates events by blanks alone, and which word is whose subject or target is a question of cards and of the
 * game. So the grammar says what stands where, and src/model/ decides who acts on whom (docs/language.md, "Who acts"):
 * a `noun` before a `deed` is its subject, one behind it its target, unless the cards say otherwise.
 *
 * Every sequence of tokens is a line. Before the parse src/syntax/repair.cpp puts a MISSING_CLOSE where a bracket is left
 * open, makes a note in plain words one REMARK, and turns into UNREADABLE each sign that nothing follows or precedes; so what
 * fits nowhere is one `unreadable` token, and the rest of the line is read all the same.
 *
 * Decisions take one token: the generated parser runs on plain switches. The exception is `dealClause`, which is rare.
 */
parser grammar VtesParser;
options { tokenVocab = VtesLexer; }

// TS 1.1.5, 2.4.3: events follow each other; `,` means "and" (TS 1.4.3)
eventLine : chain (COMMA chain)* EOF ;

chain : specification* statement* ;

statement
    : noun
    | play | use | action | block | strike | rangeTerm | press | state | contest | burnOption | merge | redList
    | phase | combatMark | referendumMark
    | balance
    | amount
    | result
    | term
    | remark
    | separator
    | unreadable
    ;

// Players (TS 1.3), crypt cards (TS 1.1), short forms (TS 1.1.5), `vamp` (TS 2.5). Before a deed it is who acts (TS 2.1.3.2);
// behind one a target (`buru Alex`); before another noun its controller (`IGOR Stan`, TS 2.1.3.2.2); a player alone, or with
// a pool, begins a turn (`NELS(12)`, TS 2.1.1). With a specification: `Anne (ct)` (TS 2.1.9), `SWN (nb)`.
noun : (PLAYER | CRYPT | INITIAL | LIBRARY_INITIAL | UNKNOWN_CRYPT) (ADVANCED | MERGED | LEVEL)* specification* ;

// TS 2.1.3: a library card with its level (TS 2.1.3.2.3), cost (TS 2.1.4), controller and specifications (TS 2.1.7);
// an ally's is a minion's name too (`cour1 bd`)
play : (LIBRARY | MIXED) (ADVANCED | MERGED | LEVEL)* specification* ;

// TS 2.1.6, 2.1.6.1: `/dera`, `/3anre`, `/sa`, `/rl`, `/edge`, `/Nerg` (TS 2.1.10.2), `/UbSa` (TS 2.1.10.3)
use : SLASH NUMBER? used (ADVANCED | MERGED | LEVEL)* specification* ;
used : LIBRARY | MIXED | PLAYER | CRYPT | INITIAL | LIBRARY_INITIAL | UNKNOWN_CRYPT | SPECIAL | RED_LIST | EDGE | QUANTITY ;

action    : ACTION specification* ;        // TS 1.4.2, 2.4.1
block     : BLOCK specification* ;         // TS 1.4.3
strike    : STRIKE specification* ;        // TS 2.4.3
rangeTerm : RANGE specification* ;
press     : PRESS specification* ;
state     : STATE specification* ;         // `J et`, `KATH ot`
contest   : CONTEST specification* ;       // TS 2.1.9: `; cc`
burnOption: BURN_OPTION specification* ;   // TS 2.1.10.1: the card follows
merge     : MERGE specification* ;         // TS 2.5.4
redList   : RED_LIST specification* ;      // TS 2.3.3: the minion follows

phase          : PHASE specification* ;       // TS 2.1.2
combatMark     : COMBAT specification* ;      // TS 2.4.3
referendumMark : REFERENDUM specification* ;  // TS 2.4.2

// Votes (TS 2.4.2.1 to 2.4.2.4), transfers (TS 2.5.1, 2.5.2), crypt draws (TS 2.5.3), discards (TS 2.6.1), amounts
balance : (PLUS | MINUS) (amount | noun | play | use | term) ;

amount : (NUMBER | QUANTITY) specification* ;  // TS 1.4.3: `2b`, `12p`

// TS 2.1.5: what comes after it is the result of what stands before it, `,` by `,`
result : SEMICOLON specification* ;

term : (NO_BLOCK | SPECIAL | HAND_SIZE | EDGE | ANTITRIBU) specification* ;

// TS 2.1.7: `(nb, FERD 3, STAN 1)`, `(3)`, `(PAME)`
specification : OPEN specItem (COMMA specItem)* (CLOSE | MISSING_CLOSE) ;
specItem : specification* statement* ;

remark     : REMARK specification* ;
separator  : DOT specification* ;
unreadable : (QUOTE | LET | NOT | NEXT | DEAL_VERB | UNREADABLE) specification* ;

// TS 3: a line with `->`, or one that starts with `let`; a turn header and phase marks may stand in front
dealLine : dealSide (ARROW dealSide)* EOF ;
dealSide : dealClause (COMMA dealClause)* ;

// TS 3.1: [subject] [action] [not] [target] [duration]. What fits nowhere is left over at the end: the two overlap, so
// this decision alone looks further than one token; deals are a few lines of a game.
dealClause : specification* (noun | phase)* (LET specification* noun*)? (NOT? dealVerb (NOT specification*)? (noun | term)*)? duration? statement* ;
dealVerb : play | use | action | block | state | strike | contest | merge | redList | DEAL_VERB specification* ;
duration : NEXT specification* (amount | phase | noun)? ;

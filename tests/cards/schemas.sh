#!/bin/sh
# schemas.sh PROGRAM: what the commands about cards print as JSON fits its schema; exit codes are what they should be.
set -eu
program=$1
here=$(dirname "$0")
schemas=$here/../../schemas
validate="python3 $here/../cli/validate.py"
expect() { # expect CODE COMMAND...
  code=$1
  shift
  status=0
  "$@" >/dev/null 2>&1 || status=$?
  [ "$status" -eq "$code" ] || { echo "exit code $status instead of $code: $*" >&2; exit 1; }
}
VTES_CARDS=/nonexistent
export VTES_CARDS
"$program" dictionary --format json | $validate "$schemas/dictionary.schema.json" -
"$program" dictionary --collisions --by name --format json | $validate "$schemas/dictionary.schema.json" -
"$program" card --format json kisp pot 'Ramo^' tor lapse kora cour1 3anre bd MA vamp3 Saulot 'The Barrens' LuAl | $validate "$schemas/card.schema.json" -
{ "$program" card --format json zzzzqq || [ $? -eq 1 ]; } 2>/dev/null | $validate "$schemas/card.schema.json" -
{ "$program" abbr --format json 'The Barrens' 'Govern the Unalined' || [ $? -eq 1 ]; } 2>/dev/null | $validate "$schemas/abbr.schema.json" -
"$program" dictionary --format tsv | tail -n +2 | cut -f 2 | "$program" abbr - >/dev/null
expect 0 "$program" abbr 'Kindred Spirits'
expect 1 "$program" abbr 'No Such Card'
expect 0 "$program" card kisp '!tor'
expect 1 "$program" card qqqqq
says() { # says TEXT COMMAND...: the text stands in the output
  text=$1
  shift
  "$@" 2>&1 | grep -F -q -e "$text" || { echo "\"$text\" is not in the output: $*" >&2; exit 1; }
}
says 'cour  Courier  [with a copy number]' "$program" card cour1
says 'anre  Anarch Revolt  [with a number of copies]' "$program" card 3anre
says 'bd  the action bleed (TS 1.4.2)' "$program" card bd
says 'MA  the master phase (TS 2.1.2)' "$program" card MA
says 'edge  the term: the Edge' "$program" card /edge
says '/rl  the term: attack a marked Red List minion' "$program" card /rl
says '!tor  Toreador antitribu' "$program" abbr 'Toreador antitribu' Korah
says 'thn   Thanatosis' "$program" abbr Thanatosis Korah
says 'lt    Leave torpor' "$program" abbr 'Leave torpor' Korah
says 'Govern the Unaligned (goun)' "$program" abbr Govern
expect 2 "$program" card --cards /no/such/folder kisp
expect 2 "$program" cards import --library /no/such --crypt /no/such -o /tmp/never
expect 2 "$program" dictionary --format xml
[ ! -e /tmp/never ]

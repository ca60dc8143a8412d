#!/bin/sh
# schemas.sh PROGRAM: what the commands about cards print as JSON fits its schema; exit codes are what they should be.
. "$(dirname "$0")/../cli/expect.sh"
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
lists=$(mktemp -d)
trap 'rm -rf "$lists"' EXIT
cat >"$lists/library.csv" <<'END'
Id,Name,Type,Clan,Discipline,Pool Cost,Blood Cost,Conviction Cost,Burn Option,Card Text,Set
100001,Nowhere,Master,,,2,,,Y,"Unique location.
Lock to give a minion you control +1 intercept.",A:C
100002,Two Ways,Action Modifier/Combat,,Obfuscate,,X,,,"[obf] [ACTION MODIFIER] +1 stealth.
[OBF] [COMBAT] Strike: dodge.",A:C
100003,No Way,Reaction,,,,,,,Whistle a tune in the dark.,A:C
END
cat >"$lists/crypt.csv" <<'END'
Id,Name,Type,Clan,Group,Capacity,Disciplines,Card Text,Set,Title
200001,Somebody,Vampire,Toreador,1,5,obf,Camarilla Prince of Nowhere: +1 bleed.,A:C,prince
END
"$program" cards hooks --library "$lists/library.csv" --crypt "$lists/crypt.csv" -o "$lists/out" >/dev/null
"$program" cards hooks --library "$lists/library.csv" --crypt "$lists/crypt.csv" -o "$lists/again" >/dev/null
diff -r "$lists/out" "$lists/again"
$validate "$schemas/hooks.schema.json" "$lists"/out/*.json "$lists"/out/split/*.json >/dev/null
says '"uncertain"' cat "$lists/out/hook_uncertain.json"
says 'no pattern tells' cat "$lists/out/hook_uncertain.json"
sed 's/Reaction/Reaktion/' "$lists/library.csv" >"$lists/foreign.csv"
expect 2 "$program" cards hooks --library "$lists/foreign.csv" --crypt "$lists/crypt.csv" -o "$lists/never"
says 'the type "Reaktion" is not known' "$program" cards hooks --library "$lists/foreign.csv" --crypt "$lists/crypt.csv" -o "$lists/never"
[ ! -e "$lists/never" ]
# What was there stays as it was when the next list cannot be read.
refuses() {
  for command in hooks import; do
    expect 2 "$program" cards $command --library "$1" --crypt "$2" -o "$lists/out"
    says "$3" "$program" cards $command --library "$1" --crypt "$2" -o "$lists/out"
  done
  diff -r "$lists/out" "$lists/again"
}
refuses "$lists/foreign.csv" "$lists/crypt.csv" 'the type "Reaktion" is not known'
sed 's/Title/Titel/' "$lists/crypt.csv" >"$lists/titel.csv"
refuses "$lists/library.csv" "$lists/titel.csv" 'the column "Title" is missing'
sed 's/100003/100002/' "$lists/library.csv" >"$lists/twice.csv"
refuses "$lists/twice.csv" "$lists/crypt.csv" 'is there twice'
{ head -n 1 "$lists/library.csv"; for i in $(seq 10 70); do
  echo "1010$i,Karte $i,Action,,,,,,,Legt diese Karte ins Spiel.,A:C"; done; } >"$lists/german.csv"
refuses "$lists/german.csv" "$lists/crypt.csv" 'the card texts are not the English ones'
says 'in play: ' "$program" card 'The Barrens'
says '<<  tem' "$program" card Lapse
[ ! -e /tmp/never ]

#!/bin/sh
# schemas.sh PROGRAM: what vtes rules prints as JSON fits its schema; exit codes are what they should be.
. "$(dirname "$0")/../cli/expect.sh"
"$program" rules --format json | $validate "$schemas/rules.schema.json" -
for script in "$here"/scripts/*.jsonl; do
  { "$program" rules step "$script" || [ $? -eq 1 ]; } | $validate --lines "$schemas/rules-step.schema.json" -
done
for format in text markdown mermaid dot; do expect 0 "$program" rules --format $format; done
expect 0 "$program" rules --format dot --loop combat
expect 2 "$program" rules --format dot --loop nowhere
expect 2 "$program" rules --format text --loop combat
expect 2 "$program" rules step /no/such/file
expect 1 "$program" rules step "$here/scripts/bad-input.jsonl"
printf '%s\n' '{"move":"setup","players":["A","B"]}' | expect 0 "$program" rules step
printf '%s\n' '{"move":"setup","players":["A","B"]}' '{"move":"pass","until":"minion-phase"}' | expect 0 "$program" rules step -
printf '\377{\n\0\n' | expect 1 "$program" rules step -
# Every answer comes before the next line is read.
pipes=$(mktemp -d)
trap 'rm -rf "$pipes"' EXIT
mkfifo "$pipes/in"
"$program" rules step <"$pipes/in" >"$pipes/out" &
exec 3>"$pipes/in"
printf '%s\n' '{"move":"setup","players":["A","B"]}' >&3
for _ in 1 2 3 4 5 6 7 8 9 10; do
  [ -s "$pipes/out" ] && break
  sleep 0.3
done
[ -s "$pipes/out" ] || { echo "no answer before the end of the input" >&2; exit 1; }
exec 3>&-
wait

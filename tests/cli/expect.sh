#!/bin/sh
# What the schema tests share: sourced with the program as $1, from a script in a folder of tests/.
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

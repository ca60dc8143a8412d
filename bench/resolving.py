#!/usr/bin/env python3
"""resolving.py BIN GAME…: what resolving costs `vtes lint` of games, as instructions, by what parsing costs.

Counted by callgrind, so the figure is the same on each machine and in each run. Parsing is lines, logical lines and the
parse of each line. Resolving is to say which card each word means: decks looked up and told by seat, full names looked
for, evidence gathered, and each question that is asked of the resolver. Counted are calls from elsewhere into these, with
all that is below them. Reading the front matter's YAML, building events from trees, and the checks are neither.
Prints the ratio, and with --parts before BIN what it is made of."""

import re
import subprocess
import sys
import tempfile
from collections import Counter

PARSING = re.compile(r"vtes::text::Source::(make|Source)\(|vtes::syntax::Parser::parse\(")
# A Database is asked for words, names of decks and full names; figures of a card that is known are no look-up.
RESOLVING = re.compile(
    r"vtes::model::(Resolver|Learned|Gatherer|Evidence)::|vtes::model::(resolveDeck|readDeckText|\(anonymous namespace\)::(resolve|choose))\(|"
    r"vtes::cards::Database::(find\w*|fullNameAt|byName|nearest\w*)\("
)
# What asks these questions while a transcript is read, and no check behind it.
MODEL = re.compile(r"vtes::model::|vtes::syntax::")


def calls(profile):
    """(caller, callee, instructions below the call) of a callgrind profile."""
    names = {}

    def name(text):
        number, _, rest = text.partition(" ")
        return names.setdefault(number, rest) if rest else names[number]

    caller = callee = None
    profile = iter(profile)
    for line in profile:
        if line.startswith("fn="):
            caller = name(line[3:].rstrip("\n"))
        elif line.startswith("cfn="):
            callee = name(line[4:].rstrip("\n"))
        elif line.startswith("calls="):
            yield caller, callee, int(next(profile).split()[1])


def count(program, game, parsing, resolving):
    with tempfile.NamedTemporaryFile("r") as out:
        subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out.name}", program, "lint", game],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        for caller, callee, cost in calls(out):
            if PARSING.match(callee) and not PARSING.match(caller):
                parsing[callee] += cost
            elif RESOLVING.match(callee) and not RESOLVING.match(caller) and MODEL.match(caller):
                resolving[callee] += cost


def main(arguments):
    parts = arguments[:1] == ["--parts"]
    program, games = arguments[parts] + "/vtes", arguments[parts + 1 :]
    parsing, resolving = Counter(), Counter()
    for game in games:
        count(program, game, parsing, resolving)
    if parts:
        for what in (parsing, resolving):
            for name, cost in what.most_common():
                print(f"{cost:12} {name}")
            print(f"{sum(what.values()):12} together")
    print(f"{sum(resolving.values()) / sum(parsing.values()):.3f}")


main(sys.argv[1:])

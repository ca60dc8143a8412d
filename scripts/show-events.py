#!/usr/bin/env python3
"""Shows the event stream of `vtes events` (JSON Lines on standard input) as a table for the eye."""
import json
import signal
import sys

signal.signal(signal.SIGPIPE, signal.SIG_DFL)


def name(reference):
    return reference.get("name") or reference.get("abbr", "?")


def meaning(event):
    words = []
    for key in ("player", "card", "voter", "to", "subject", "action", "strike", "term", "amount"):
        value = event.get(key)
        if isinstance(value, dict):
            words.append(name(value) + (" " + event["level"] if key == "card" and event.get("level") else ""))
        elif value is not None:
            words.append(str(value))
    targets = [name(target) for target in event.get("targets", [])]
    return " ".join(words) + (" → " + ", ".join(targets) if targets else "")


for line in sys.stdin:
    event = json.loads(line)
    if "kind" not in event:
        continue
    place = "{}:{}".format(*event["range"][:2])
    actor = name(event["actor"]) if event.get("actor") else ""
    text = " ".join(event["text"].split())
    print(f"{place:>6}  {text:<30.30}  {event['kind']:<12}  {actor:<22}  {meaning(event)}")

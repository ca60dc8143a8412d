#!/usr/bin/env python3
"""validate_messages.py FILE: validates what a server sent against the protocol's types (Debian: python3-jsonschema).

A line of FILE is {"kind": ..., "method": ..., "value": ...}: `kind` is result, error, request, notification or progress
(then `method` is what reports it, or workDone). What is ours, `vtes/...`, has no official type and is passed over.
Exit code: 0 all are valid, 1 some are not, 2 cannot run."""
import json
import os
import sys

try:
    from jsonschema import Draft7Validator
    from jsonschema.exceptions import best_match
except ImportError:
    print("validate_messages.py: needs python3-jsonschema", file=sys.stderr)
    sys.exit(2)


def main():
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "schemas", "lsp.schema.json"), encoding="utf-8") as file:
        schema = json.load(file)
    validators = {}
    seen = set()
    wrong = count = 0
    with open(sys.argv[1], encoding="utf-8") as file:
        for line in file:
            # Sessions say the same things again and again.
            if line in seen:
                continue
            seen.add(line)
            message = json.loads(line)
            kind, method = message["kind"], message["method"]
            if method.startswith("vtes/"):
                continue
            name = kind if kind == "error" else f"{kind} {method}"
            if name not in validators:
                if name not in schema["messages"]:
                    wrong += 1
                    print(f"the protocol has no {name}")
                    continue
                validators[name] = Draft7Validator(
                    {"$ref": schema["messages"][name], "definitions": schema["definitions"]})
            count += 1
            error = best_match(validators[name].iter_errors(message["value"]))
            if error is not None:
                wrong += 1
                path = "/".join(str(part) for part in error.absolute_path)
                print(f"{name}: /{path}: {error.message[:300]}")
    print(f"{count} messages validated, {wrong} wrong")
    return 1 if wrong or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())

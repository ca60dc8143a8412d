#!/usr/bin/env python3
"""validate.py [--lines] [--invalid] SCHEMA FILE...: validates JSON against a JSON Schema (Debian: python3-jsonschema).

--lines    each line of a file is a document (JSON Lines)
--invalid  every document must fail instead
`-` reads standard input. Exit code: 0 as it should be, 1 not, 2 cannot run."""
import json
import sys

try:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match
    from jsonschema.validators import validator_for
except ImportError:
    print("validate.py: needs python3-jsonschema (4.0 or newer)", file=sys.stderr)
    sys.exit(2)


def documents(name, lines):
    with (sys.stdin if name == "-" else open(name, encoding="utf-8")) as file:
        if not lines:
            yield name, json.load(file)
            return
        for number, line in enumerate(file, 1):
            if line.strip():
                yield f"{name}:{number}", json.loads(line)


def main():
    options = {a for a in sys.argv[1:] if a.startswith("--")}
    names = [a for a in sys.argv[1:] if not a.startswith("--")]
    if options - {"--lines", "--invalid"} or len(names) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    with open(names[0], encoding="utf-8") as file:
        schema = json.load(file)
    version = validator_for(schema, default=Draft202012Validator)
    version.check_schema(schema)
    validator = version(schema)
    wrong = count = 0
    for name in names[1:]:
        try:
            for place, document in documents(name, "--lines" in options):
                count += 1
                error = best_match(validator.iter_errors(document))
                if "--invalid" in options:
                    if error is None:
                        wrong += 1
                        print(f"{place}: valid, but it must not be")
                elif error is not None:
                    wrong += 1
                    path = "/".join(str(part) for part in error.absolute_path)
                    print(f"{place}: /{path}: {error.message}")
        except (OSError, ValueError) as error:
            wrong += 1
            print(f"{name}: {error}")
    if count == 0:
        print("nothing to validate")
        return 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

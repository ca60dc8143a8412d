#!/usr/bin/env python3
"""bench/lsp.py BIN: the figures of the language server, measured through its pipes as an editor does. BIN holds vtes and
make_game. Exit code: 0 all figures reached, 1 some are missed."""
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time


class Server:
    """`vtes lsp` with a client that waits."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.id = 0

    def frame(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)

    def write(self, *messages):
        self.process.stdin.write(b"".join(self.frame(message) for message in messages))
        self.process.stdin.flush()

    def read(self):
        length = 0
        while True:
            line = self.process.stdout.readline()
            if line == b"\r\n":
                return json.loads(self.process.stdout.read(length))
            if not line:
                raise SystemExit("the server ended")
            length = int(line.split(b":")[1])

    def until(self, wanted):
        while not wanted(message := self.read()):
            pass
        return message

    def published(self, version):
        return self.until(lambda message: message.get("method") == "textDocument/publishDiagnostics"
                          and message["params"].get("version") == version)

    def request(self, method, params):
        self.id += 1
        return {"id": self.id, "method": method, "params": params}

    def answer(self):
        return self.until(lambda message: message.get("id") == self.id and "method" not in message)

    def begin(self, root=None, **capabilities):
        capabilities["publishDiagnostics"] = {"versionSupport": True}
        params = {"processId": None, "rootUri": root, "capabilities": {"textDocument": capabilities}}
        return [self.request("initialize", params), {"method": "initialized", "params": {}}]

    def end(self):
        self.write(self.request("shutdown", None), {"method": "exit"})
        self.process.stdin.close()
        self.process.wait()


def opened(uri, text):
    return {"method": "textDocument/didOpen",
            "params": {"textDocument": {"uri": uri, "languageId": "vtes", "version": 1, "text": text}}}


def typed(uri, version, line, column, erase):
    """One letter behind a column, typed or taken away again."""
    change = {"range": {"start": {"line": line, "character": column},
                        "end": {"line": line, "character": column + (1 if erase else 0)}},
              "text": "" if erase else "x"}
    return {"method": "textDocument/didChange",
            "params": {"textDocument": {"uri": uri, "version": version}, "contentChanges": [change]}}


def timed(action):
    begin = time.perf_counter()
    action()
    return 1000 * (time.perf_counter() - begin)


def middle(text, actor=None):
    """In the middle of a text, a line in which somebody (or `actor`) acts: its number and its first word."""
    lines = text.split("\n")
    for number in range(len(lines) // 2, len(lines)):
        word = lines[number].split(" ")[0]
        if " " in lines[number] and word.isalpha() and not word.isupper() and actor in (None, word):
            return number, word
    raise SystemExit("nobody acts in the game")


KINDS = ("diagnostics", "hover", "completion")


class Typing:
    """Times in ms: from a letter typed in the middle of a text, behind `actor`, to diagnostics, a hover, a completion;
    and both of a text that has not changed."""

    def __init__(self, program, text, actor):
        self.server = Server(program)
        self.uri = "file:///bench/game.vtes"
        self.server.write(*self.server.begin(), opened(self.uri, text))
        self.server.published(1)
        self.line, word = middle(text, actor)
        self.column = len(word)
        self.version = 1
        self.times = {(kind, behind): [] for kind in KINDS for behind in (True, False)}
        del self.times["diagnostics", False]

    def change(self, erase):
        self.version += 1
        return typed(self.uri, self.version, self.line, self.column, erase)

    def diagnostics(self, erase):
        self.server.write(self.change(erase))
        self.server.published(self.version)

    def ask(self, kind, *before):
        place = {"textDocument": {"uri": self.uri}, "position": {"line": self.line, "character": self.column}}
        self.server.write(*before, self.server.request(f"textDocument/{kind}", place))
        self.server.answer()

    def round(self):
        for erase in (False, True):
            self.times["diagnostics", True].append(timed(lambda: self.diagnostics(erase)))
        for kind in KINDS[1:]:
            self.ask(kind)  # the server is done with all that came before
            self.times[kind, False].append(timed(lambda: self.ask(kind)))
            for erase in (False, True):
                # What is published besides is waited for outside of the time.
                self.times[kind, True].append(timed(lambda: self.ask(kind, self.change(erase))))

    def medians(self):
        self.server.end()
        return {key: statistics.median(values) for key, values in self.times.items()}


def typing(program, texts, actor, rounds):
    """Medians for each text; in turns, so that what else the machine does falls on all of them alike."""
    at_work = {name: Typing(program, text, actor) for name, text in texts.items()}
    for _ in range(rounds):
        for one in at_work.values():
            one.round()
    return {name: one.medians() for name, one in at_work.items()}


def polls(program, game, files):
    """ms: the findings of a folder, asked for the first time and, as VS Code does every two seconds, again."""
    with tempfile.TemporaryDirectory() as folder:
        for number in range(files):
            with open(os.path.join(folder, f"{number}.vtes"), "w", encoding="utf-8") as file:
                file.write(game)
        server = Server(program)
        server.write(*server.begin("file://" + folder, diagnostic={}))
        server.answer()
        known = []

        def poll():
            server.write(server.request("workspace/diagnostic", {"previousResultIds": known}))
            return server.answer()["result"]["items"]

        begin = time.perf_counter()
        items = poll()
        first = 1000 * (time.perf_counter() - begin)
        known = [{"uri": item["uri"], "value": item["resultId"]} for item in items]
        assert len(known) == files
        again = statistics.median(timed(poll) for _ in range(10))
        assert all(item["kind"] == "unchanged" for item in poll())
        server.end()
    return first, again


def start(program, text):
    server = Server(program)
    server.write(*server.begin(), opened("file:///bench/game.vtes", text))
    server.published(1)
    return server


def start_time(program, text):
    begin = time.perf_counter()
    server = start(program, text)
    elapsed = 1000 * (time.perf_counter() - begin)
    server.end()
    return elapsed


def memory(program, games):
    """Resident MB with all of them open."""
    server = Server(program)
    server.write(*server.begin())
    for number, text in enumerate(games):
        server.write(opened(f"file:///bench/game{number}.vtes", text))
        server.published(1)
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as status:
        kilobytes = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    server.end()
    return kilobytes / 1024


def machine():
    with open("/proc/cpuinfo", encoding="utf-8") as info:
        models = [line.split(":")[1].strip() for line in info if line.startswith("model name")]
    return f"{models[0] if models else 'unknown processor'}, {os.cpu_count()} cores"


def main():
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder = sys.argv[1]
    program = os.path.join(folder, "vtes")
    missed = False

    def game(size, seed):
        made = subprocess.run([os.path.join(folder, "make_game"), str(size), str(seed)], check=True, capture_output=True)
        return made.stdout.decode()

    def figure(name, value, limit, unit=""):
        nonlocal missed
        verdict = "ok" if value <= limit else "MISSED"
        missed = missed or value > limit
        print(f"  {name:<58} {value:8.2f} {unit:<3} (at most {limit})  {verdict}")

    def cut(text, lines):
        return "\n".join(text.split("\n")[:lines]) + "\n"

    print(f"Language server ({machine()}; median)")
    large = game(1_000_000, 3)
    assert large.count("\n") > 10_000
    # The same is asked of the same word in both, or the answers are of different length.
    actor = middle(cut(large, 100))[1]
    sizes = typing(program, {lines: cut(large, lines) for lines in (100, 10_000)}, actor, 60)
    for kind, behind in sizes[100]:
        name = f"a letter typed to {kind}" if behind else f"{kind}, nothing typed"
        for lines, times in sizes.items():
            print(f"  {f'{name}, {lines:,} lines':<58} {times[kind, behind]:8.2f} ms")
        figure("  at 10,000 lines / at 100 lines", sizes[10_000][kind, behind] / sizes[100][kind, behind], 2)
        figure("  at 10,000 lines", sizes[10_000][kind, behind], 5, "ms")

    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "samples", "final.vtes"),
              encoding="utf-8") as file:
        real = file.read()
    path = os.path.join(folder, "bench-game.vtes")
    with open(path, "w", encoding="utf-8") as file:
        file.write(real)
    lint, first = [], []
    for _ in range(40):
        lint.append(timed(lambda: subprocess.run([program, "lint", path], capture_output=True)))
        first.append(start_time(program, real))
    os.remove(path)
    print(f"  {'vtes lint, a game':<58} {statistics.median(lint):8.2f} ms")
    print(f"  {'start to first diagnostics, the same game':<58} {statistics.median(first):8.2f} ms")
    figure("start to first diagnostics / vtes lint", statistics.median(first) / statistics.median(lint), 3)
    figure("memory with ten games open", memory(program, [game(30_000, seed) for seed in range(10)]), 100, "MB")
    first, again = polls(program, game(10_000, 4), 200)
    print(f"  {'findings of a folder of 200 games':<58} {first:8.2f} ms")
    print(f"  {'the same, asked again':<58} {again:8.2f} ms")
    figure("asked again / asked first", again / first, 0.05)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

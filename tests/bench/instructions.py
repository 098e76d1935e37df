#!/usr/bin/env python3
"""Counts the instructions that a fixed set of games takes (valgrind's callgrind), and compares them with those that are kept.

instructions.py PROGRAM [--write]

PROGRAM is highnoon_fixed_games of an optimised build. tests/bench/instructions.json keeps the counts with the compiler they were made
by. Fails if the games take more than 3% more than that, or come to something else; with less than 97% it says that the counts are old.
--write keeps the new counts. Exits with 77 (skipped) without valgrind, or with another compiler.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

KEPT = pathlib.Path(__file__).with_name("instructions.json")
LIMIT = 1.03
# By function: what it takes with all that it calls.
PARTS = {
    "listing options": "highnoon::list_options(",
    "control": "highnoon::settle_control(",
    "abilities offered": "highnoon::list_abilities(",
    "events": "highnoon::raise(",
    "scripts": "highnoon::lua::LuaHost::resume(",
    "pure functions of scripts": "highnoon::lua::LuaHost::call_pure(",
    "poker": "highnoon::best_hand(",
    "new games": "highnoon::Game::start(",
}


def compiler():
    return subprocess.run(["c++", "--version"], capture_output=True, text=True, check=True).stdout.splitlines()[0]


def measured(program):
    # String functions are chosen by the machine; without this, copies would count by the byte on some.
    variables = {**os.environ, "GLIBC_TUNABLES": "glibc.cpu.x86_rep_movsb_threshold=1000000000:glibc.cpu.x86_rep_stosb_threshold=1000000000"}
    with tempfile.TemporaryDirectory(prefix="highnoon-callgrind-") as folder:
        out = os.path.join(folder, "out")
        done = subprocess.run(["valgrind", "--tool=callgrind", "--collect-atstart=no", f"--callgrind-out-file={out}", program],
                              capture_output=True, text=True, env=variables, check=False)
        if done.returncode:
            sys.exit(done.stderr)
        games, decisions, state = re.search(r"games (\d+) decisions (\d+) hash (\w+)", done.stdout).groups()
        listing = subprocess.run(["callgrind_annotate", "--inclusive=yes", "--threshold=100", "--auto=no", out],
                                 capture_output=True, text=True, check=True).stdout
    total = int(re.search(r"^ *([\d,]+).*PROGRAM TOTALS", listing, re.M).group(1).replace(",", ""))
    parts = {}
    for name, function in PARTS.items():
        counts = [int(line.split("(")[0].strip().replace(",", "")) for line in listing.splitlines()
                  if function in line and "'2" not in line and re.match(r" *[\d,]+ ", line)]
        parts[name] = max(counts, default=0)
    return {"compiler": compiler(), "games": int(games), "decisions": int(decisions), "hash": state, "instructions": total, "parts": parts}


def table(now, kept):
    rows = [("all", now["instructions"], kept["instructions"])]
    rows += [(name, now["parts"][name], kept["parts"].get(name, 0)) for name in PARTS]
    print(f"{'instructions a decision':28} {'now':>10} {'kept':>10}")
    for name, a, b in rows:
        print(f"{name:28} {a / now['decisions']:10.0f} {b / kept['decisions']:10.0f}")


def main():
    if subprocess.run(["which", "valgrind"], capture_output=True, check=False).returncode:
        print("valgrind is not installed")
        sys.exit(77)
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else None
    if kept and kept["compiler"] != compiler() and "--write" not in sys.argv:
        print(f"kept by {kept['compiler']}, and this is {compiler()}")
        sys.exit(77)
    now = measured(sys.argv[1])
    table(now, kept or now)
    if "--write" in sys.argv:
        KEPT.write_text(json.dumps(now, indent=2) + "\n", encoding="utf-8")
        return
    if not kept:
        sys.exit(f"{KEPT} is not there: instructions.py PROGRAM --write")
    if (now["games"], now["decisions"], now["hash"]) != (kept["games"], kept["decisions"], kept["hash"]):
        sys.exit("the games come to something else than before: if that is right, keep the new counts with --write")
    share = now["instructions"] / kept["instructions"]
    if share > LIMIT:
        sys.exit(f"{100 * (share - 1):.1f}% more instructions than kept; at most 3% are let pass")
    print(f"{100 * (share - 1):+.1f}%" + ("; the counts are old: keep these with --write" if share < 0.97 else ""))


if __name__ == "__main__":
    main()

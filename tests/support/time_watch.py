#!/usr/bin/env python3
"""Times `highnoon watch` from the save of a file to the printed outcome, on a copy of the project's cards and scripts.

tests/support/time_watch.py PROGRAM [SAVES]
"""
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time


def wait_for(process, text):
    for line in process.stdout:
        if text in line:
            return time.monotonic(), line
    raise SystemExit(f"it ended before it said: {text}")


def cpu_seconds(process):
    """What the process has used of the processors, all threads together; other programs do not count."""
    with open(f"/proc/{process.pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main():
    program = os.path.abspath(sys.argv[1])
    saves = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    with tempfile.TemporaryDirectory() as folder:
        for part in ("cards", "scripts", "docs/rules", "tests/scenarios", "examples/decks"):
            shutil.copytree(os.path.join(root, part), os.path.join(folder, part))
        process = subprocess.Popen([program, "watch", "cards", "scripts", "tests/scenarios", "examples"], cwd=folder,
                                   env=dict(os.environ, HIGHNOON_DATA=folder), stdout=subprocess.PIPE, text=True)
        _, line = wait_for(process, "all scenarios:")
        print(line.strip())
        cases = [
            ("a card's script, 4 scenarios", "cards/base_set/bunkhouse.lua", "-- %d\n", None),
            ("a card's script, 27 scenarios", "cards/base_set/undertaker.lua", "-- %d\n", None),
            ("a card's script with a mistake", "cards/base_set/undertaker.lua", "card %d {\n", None),
            ("a scenario file", "cards/base_set/scenarios/undertaker.lua", "-- %d\n", None),
            ("`pack.yaml` of the base set", "cards/base_set/pack.yaml", "# %d\n", None),
            ("a house rule", "scripts/house_rules/hand_of_six.lua", "-- %d\n", None),
            ("a deck", "examples/decks/law_dogs.yaml", "# %d\n", None),
            ("a word, until its own line", "scripts/highnoon/numbers.lua", "-- %d\n", None),
            ("a word, until all scenarios have run", "scripts/highnoon/numbers.lua", "-- %d\n", "all scenarios:"),
        ]
        print("| saved | median | longest | processor time |\n| --- | --- | --- | --- |")
        for name, file, comment, text in cases:
            path = os.path.join(folder, file)
            with open(path, encoding="utf-8") as source:
                original = source.read()
            times = []
            used = cpu_seconds(process)
            for i in range(saves):
                began = time.monotonic()
                with open(path, "w", encoding="utf-8") as target:
                    target.write(original + comment % i)
                while True:
                    ended, line = wait_for(process, text or file + ": ")
                    if line[2:3] == ":":  # the outcome begins with the time; mistakes begin with the file
                        break
                times.append(ended - began)
                time.sleep(0.05)
            used = (cpu_seconds(process) - used) / saves
            with open(path, "w", encoding="utf-8") as target:
                target.write(original)
            wait_for(process, file + ": ")
            if "numbers" in file:
                wait_for(process, "all scenarios:")
            print(f"| {name} | {statistics.median(times):.2f} s | {max(times):.2f} s | {used:.2f} s |", flush=True)
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()

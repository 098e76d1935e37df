#!/usr/bin/env python3
"""Does what a page of docs says: writes its files, runs its commands in an empty folder, and compares what they print.

Usage: tutorial.py PROGRAM ROOT PAGE [--write]

- A block of Lua or YAML below a line **`path`** is that file; below a line that begins with "Added to **`path`**" its end.
- What is told of time ("; 2.7 s") is left out.
- A block ```console holds commands after "$ " and what they print; a line "..." stands for any lines, "..." in a line for any text. With
  --write what they print now is put into the page, where that has no "...".
- In the reference every other block of Lua that is a whole card or a trait is loaded too.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

program, root, page = (pathlib.Path(word).resolve() for word in sys.argv[1:4])
writes = "--write" in sys.argv[4:]
lines = page.read_text(encoding="utf-8").split("\n")
faults = []
counts = {"files": 0, "commands": 0, "cards": 0}


def blocks():
    """(language, line of its first line, its lines, the last line of text before it)"""
    before, i = "", 0
    while i < len(lines):
        if lines[i].startswith("```"):
            end = lines.index("```", i + 1)
            yield lines[i][3:], i + 1, lines[i + 1:end], before
            before, i = "", end
        elif lines[i].strip():
            before = lines[i]
        i += 1


def fits(expected, printed):
    """Whether lines fit; "..." is any number of them."""
    if not expected:
        return not printed
    if expected[0] == "...":
        return any(fits(expected[1:], printed[k:]) for k in range(len(printed) + 1))
    return bool(printed) and line_fits(expected[0], printed[0].rstrip()) and fits(expected[1:], printed[1:])


def line_fits(expected, printed):
    return re.fullmatch(".*".join(re.escape(part) for part in expected.split("...")), printed) is not None


def run(command, folder):
    environment = {**os.environ, "HIGHNOON_DATA": str(root), "PATH": f"{program.parent}:{os.environ['PATH']}"}
    done = subprocess.run(["sh", "-c", command], cwd=folder, env=environment, capture_output=True, text=True, timeout=120)
    text = done.stdout + done.stderr  # as at a terminal: what is wrong comes last
    text = text.replace(str(folder) + "/", "").replace(str(root) + "/", "")
    return [re.sub(r"; \d+\.\d s$", "", line) for line in text.rstrip("\n").split("\n")] if text else []


def console(first, block, folder):
    """Runs the commands of a block. @return the block as it should be"""
    now, i = [], 0
    while i < len(block):
        command = block[i][2:]
        while command.endswith("\\"):
            i += 1
            command += "\n" + block[i]
        expected, i, start = [], i + 1, i
        while i < len(block) and not block[i].startswith("$ "):
            expected.append(block[i])
            i += 1
        counts["commands"] += 1
        printed = run(command, folder)
        now += ["$ " + command.replace("\n", "\n")] + (expected if any("..." in line for line in expected) else [line.rstrip() for line in printed])
        if not fits(expected, printed):
            faults.append(f"{page}:{first + start + 1}: {command}\n  prints\n    " + "\n    ".join(printed))
    return now


def card_of(number, text):
    """A block of the reference as a card of its own: (id, type, script)."""
    if re.match(r'card "', text):
        return re.match(r'card "(\w+)"', text)[1], text
    return f"block_{number}", f'card "block_{number}" {{\n{text.rstrip().rstrip(",")}\n}}\n'


def load_cards(cards, folder):
    """Loads cards of the reference, each as a dude that carries the facts they name."""
    pack = folder / "reference"
    pack.mkdir()
    facts = 'id: reference\nname: Reference\nversion: 0.1.0\nlanguage: 1\nneeds: [base_set]\ncards:\n'
    for number, (name, script) in enumerate(cards):
        facts += (f'  - id: {name}\n    code: "8{number:04}"\n    title: {name}\n    type: goods\n    value: 5\n    suit: hearts\n    cost: 1\n')
        (pack / f"{name}.lua").write_text(script, encoding="utf-8")
    (pack / "pack.yaml").write_text(facts, encoding="utf-8")
    printed = run("highnoon check reference", folder)
    if printed[-1] != "Nothing is wrong.":
        faults.append("cards of the reference:\n    " + "\n    ".join(printed))


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name).resolve()
    (folder / "program").mkdir()
    (folder / "program" / "highnoon").symlink_to(program)
    program = folder / "program" / "highnoon"
    replaced, cards = [], {}
    for language, first, block, before in blocks():
        path = re.match(r"(Added to )?\*\*`([^`]+)`\*\*", before)
        if path and language in ("lua", "yaml"):
            counts["files"] += 1
            file = folder / path[2]
            file.parent.mkdir(parents=True, exist_ok=True)
            with open(file, "a" if path[1] else "w", encoding="utf-8") as out:
                out.write(("\n" if path[1] else "") + "\n".join(block) + "\n")
        elif language == "console":
            replaced.append((first, len(block), console(first, block, folder)))
        elif language == "lua":
            text = "\n".join(block) + "\n"
            if re.match(r'(local .*\n\n)?(card "\w+" \{|trait \{)', text):
                local = re.match(r"(local .*\n\n)?", text)[0]
                body = text[len(local):]
                parts = [body] if body.startswith("card") else re.split(r"(?m)^(?=trait \{)", body)
                for part in filter(str.strip, parts):
                    card_name, script = card_of(len(cards), part)
                    cards[card_name] = local + script
    counts["cards"] = len(cards)
    if cards:
        load_cards(list(cards.items()), folder)
    if writes:
        for first, length, block in reversed(replaced):
            lines[first:first + length] = block
        page.write_text("\n".join(lines), encoding="utf-8")

print(f"{page.name}: {counts['files']} files written, {counts['commands']} commands run, {counts['cards']} cards of the reference loaded")
print("\n".join(faults))
if faults:
    print("Put it right in the page, by hand or with --write.")
if counts["commands"] == 0:
    faults.append("nothing was run")
sys.exit(1 if faults else 0)

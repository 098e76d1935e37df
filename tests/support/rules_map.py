#!/usr/bin/env python3
"""Where each rule of the index is done, and which tests prove it, as Markdown: docs/rules-map.md.

Usage: rules_map.py ROOT [--write]. Without --write the page is compared with the tree; the status is 1 if it is stale or a rule has no
file. 77 (skipped) where the Debian package python3-yaml is missing.

Where a rule is done: the files whose comments cite its id ("RR-FLEE-003, -004", "RR-LUMPS-012 to -014"). An id that no comment cites: the
sources that the tests claiming it mirror (tests/engine/shootout/flee_test.cpp: engine/src/shootout/flee.cpp), else the file of its area.
"""

import collections
import pathlib
import re
import sys

try:
    import yaml
except ImportError as missing:
    print(f"skipped: {missing}")
    sys.exit(77)

FILES = ["reloaded", "compendium", "weird-west-multiplayer"]
SOURCES = ["engine", "bindings", "scripts"]
TESTS = ["tests", "cards"]
ID = r"(?:RR|RC|WW)-[A-Z]+"
PAGE = "docs/rules-map.md"

# The file of an area, for ids that are cited nowhere and whose tests mirror no source.
AREAS = {
    "RC-ABILITY": "engine/src/ability/use.cpp",
    "RC-ATTACH": "engine/src/effect/surplus.cpp",
    "RC-BANNED": "scripts/formats/tournament.yaml",
    "RC-BOUNTY": "engine/src/effect/board.cpp",
    "RC-EXPERIENCED": "engine/src/day/shoppin.cpp",
    "RC-GRIFTER": "engine/src/day/setup.cpp",
    "RC-HEADLINE": "engine/src/ability/ability.cpp",
    "RC-KEYWORD": "engine/src/effect/modifier.cpp",
    "RC-LIMIT": "engine/src/effect/modifier.cpp",
    "RC-PLAYS": "engine/src/day/high_noon.cpp",
    "RC-POSSE": "engine/src/shootout/posse.cpp",
    "RC-RANKMOD": "engine/src/effect/duration.cpp",
    "RC-REACT": "engine/src/timing/window.cpp",
    "RC-SHB": "engine/src/effect/board.cpp",
    "RC-SHOOT": "engine/src/shootout/plays.cpp",
    "RC-SIDEKICK": "engine/src/shootout/casualties.cpp",
    "RC-TEXT": "bindings/yaml/src/pack/card_facts.cpp",
    "RC-THIS": "engine/src/ability/operations_conditions.cpp",
    "RC-TOKEN": "engine/src/effect/zones.cpp",
    "RC-UNIQUE": "engine/src/ability/cost.cpp",
    "RC-VALUE": "engine/src/effect/modifier.cpp",
    "RC-WANTED": "engine/src/effect/board.cpp",
    "RC-WEAPON": "engine/src/effect/surplus.cpp",
    "RC-WINNER": "engine/src/day/gambling.cpp",
    "RR-BOOT": "engine/src/effect/board.cpp",
    "RR-CARD": "bindings/yaml/src/pack/card_facts.cpp",
    "RR-DECK": "bindings/yaml/src/deck/legality.cpp",
    "RR-GADGET": "engine/src/day/invent.cpp",
    "RR-GAME": "engine/src/day/setup.cpp",
    "RR-GOLD": "engine/src/effect/restriction.cpp",
    "RR-KUNGFU": "engine/src/poker/pull.cpp",
    "RR-LOC": "engine/src/town/street.cpp",
    "RR-SHOP": "engine/src/effect/play_card.cpp",
    "RR-SPELL": "engine/src/poker/pull.cpp",
    "RR-TAO": "engine/src/ability/use.cpp",
    "RR-TOTEM": "engine/src/ability/ability.cpp",
    "RR-TRADE": "engine/src/effect/enter_play.cpp",
    "RR-UNIQUE": "engine/src/ability/cost.cpp",
    "RR-VALUE": "engine/src/effect/modifier.cpp",
    "WW-BOUNTY": "engine/src/shootout/share_bounty.cpp",
    "WW-GAMBLE": "engine/src/day/gambling.cpp",
    "WW-MULTI": "scripts/rulesets/weird_west.lua",
    "WW-ORDER": "engine/src/shootout/shootout.cpp",
    "WW-POSSE": "engine/src/shootout/posse.cpp",
    "WW-SHOOT": "engine/src/shootout/plays.cpp",
}

root = pathlib.Path(sys.argv[1])


def read(path):
    return path.read_text(encoding="utf-8")


def files_of(folders, endings):
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in endings and path.is_file():
                yield path.relative_to(root).as_posix(), read(path)


def cited(text):
    """The ids of a text; one that is split over two lines of a comment counts too."""
    text = re.sub(r"\n\s*(?:///?<?|--)?\s*", " ", text)
    found = set()
    for match in re.finditer(rf"\b({ID})-(\d{{3}})\b", text):
        area, last, rest = match[1], int(match[2]), text[match.end():]
        found.add(match[0])
        while more := re.match(r"(,? (?:and |or |to )?)-(\d{3})\b", rest):
            number = int(more[2])
            first = last + 1 if "to" in more[1] else number
            found |= {f"{area}-{one:03}" for one in range(first, number + 1)}
            last, rest = number, rest[more.end():]
    return found


def tests_in(path, text):
    """Pairs of a test's name and the ids that it claims."""
    if path.endswith(".cpp"):
        pattern = re.compile(r"^(?:TYPED_)?TEST(?:_[FP])?\((\w+), (\w+)\)|\bPROVES\(([^)]*)\)", re.M)
        name = None
        for match in pattern.finditer(text):
            if match[1]:
                name = f"{match[1]}.{match[2]}"
            else:
                yield name, re.findall(r'"([A-Z0-9-]+)"', match[3])
    else:
        pattern = re.compile(r"^scenario \"?(.*?)\"? ?\{|\bproves = \{([^}]*)\}", re.M)
        name = None
        for match in pattern.finditer(text):
            if match[2] is None:
                name = match[1]
            else:
                yield name, re.findall(r'"([A-Z0-9-]+)"', match[2])


def mirrored(test):
    """The source that a test file mirrors, or None."""
    for ending in (".cpp", ".hpp"):
        source = re.sub(r"^tests/engine/(.*)_test\.cpp$", rf"engine/src/\1{ending}", test)
        if source != test and (root / source).exists():
            return source
    return None


def readings():
    """Questions of the table in docs/rules/README.md, by the ids that its last column names."""
    found = collections.defaultdict(list)
    for line in read(root / "docs/rules/README.md").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("|") and len(cells) == 4:
            for rule in cited(cells[3]):
                found[rule].append(f"{cells[0]}: {cells[1]} ({cells[2]})")
    return found


def cell(text):
    return " ".join(str(text).split()).replace("|", "\\|")


def page():
    done, claims, homes = (collections.defaultdict(list) for _ in range(3))
    for path, text in files_of(SOURCES, {".cpp", ".hpp", ".inl", ".lua"}):
        for rule in cited(text):
            done[rule].append(path)
    for path, text in files_of(TESTS, {".cpp", ".lua"}):
        if path.startswith("tests/support/"):
            continue  # they prove nothing of the rules
        for name, rules in tests_in(path, text):
            for rule in rules:
                claims[rule].append((name, path))
                source = mirrored(path)
                if source and source not in homes[rule]:
                    homes[rule].append(source)
    questions = readings()
    lines = ["# Where each rule is", "",
             "Made by `tests/support/rules_map.py`: for every rule of [the index](rules/README.md) where it is done, which tests prove it, and how",
             "we read it where the sources leave something open. *Slanted*: no comment there names the rule; it is the file that its",
             "tests mirror, or that of its area.", ""]
    lost = []
    for file in FILES:
        lines += [f"## {file}.yaml", "", "| section | rule | done in | proved by | reading |", "| --- | --- | --- | --- | --- |"]
        for entry in yaml.safe_load(read(root / f"docs/rules/{file}.yaml")):
            rule = entry["id"]
            area = AREAS.get(rule.rsplit("-", 1)[0])
            uncited = homes[rule] or ([area] if area else [])
            where = [f"`{path}`" for path in done[rule]] or [f"*{path}*" for path in uncited]
            if not where:
                lost.append(rule)
            proofs = [f"{name} (`{path}`)" for name, path in claims[rule]]
            if "superseded" in entry:
                proofs.append(f"superseded: {entry['superseded']}")
            notes = questions[rule] + ([entry["note"]] if "note" in entry else [])
            row = [entry["section"], f"{rule} {entry['title']}", ", ".join(where), "; ".join(proofs) or "nothing", " ".join(notes)]
            lines.append("| " + " | ".join(cell(one) for one in row) + " |")
        lines.append("")
    return "\n".join(lines), lost


made, lost = page()
if lost:
    print("no file is known for: " + " ".join(lost))
if "--write" in sys.argv[2:]:
    (root / PAGE).write_text(made, encoding="utf-8")
elif read(root / PAGE) != made:
    print(f"{PAGE} is stale: python3 tests/support/rules_map.py . --write")
    sys.exit(1)
sys.exit(1 if lost else 0)

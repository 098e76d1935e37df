#!/usr/bin/env python3
"""How many abilities and traits the printed cards have, derived from the reference texts.

count_abilities.py REFERENCE PACK...            prints where the packs' counts differ; status 1 if one does
count_abilities.py REFERENCE PACK... --write    writes the counts into the packs

REFERENCE is a folder with reloaded/*.json, as the maintainers have it beside the project; the environment's
HIGHNOON_REFERENCE goes before it. Without card files there the status is 77: skipped. The rule stands in
docs/card-language.md, "How many there are".
"""

import json
import os
import pathlib
import re
import sys

HEADER = re.compile(r"^<b>[^<]*\b(Noon|Shootout|Resolution|React)\b[^<]*:</b>")

# A paragraph that only goes on with the trait before it ("if ... instead", "if you do not ..."), or says what
# follows from the keyword Token.
GOES_ON = {"01018": 1, "01047": 1, "09041": 1, "09042": 1}


def counts(card):
    """(abilities, traits) of a card."""
    text = card.get("text") or ""
    paragraphs = [p for p in re.split(r"(?:\r?\n)+", text) if p.strip()]
    abilities = sum(1 for p in paragraphs if HEADER.match(p))
    return abilities, len(paragraphs) - abilities - GOES_ON.get(card["code"], 0)


def printed(folder):
    """Counts by code. What jokers do stands in the rules."""
    found = {}
    for path in sorted((pathlib.Path(folder) / "reloaded").glob("*.json")):
        for card in json.loads(path.read_text(encoding="utf-8")):
            if isinstance(card, dict) and "type_code" in card and card["type_code"] != "joker":
                found[card["code"]] = counts(card)
    return found


def entries(lines):
    """(code, first line, line after the last) of each card of a pack.yaml."""
    starts = [i for i, line in enumerate(lines) if re.match(r"  - \w", line)] + [len(lines)]
    for begin, end in zip(starts, starts[1:]):
        while end > begin and not lines[end - 1].strip():
            end -= 1
        block = "\n".join(lines[begin:end])
        code = re.search(r'\bcode: "(\w+)"', block)
        if code:
            yield code.group(1), begin, end


def said(lines):
    """The counts that a card's lines say; none where they say none."""
    block = "\n".join(lines)
    number = {k: int(v) for k, v in re.findall(r"^ +(abilities|traits): (\d+)", block, re.M)}
    if not number and not re.search(r"^ +text: none", block, re.M):
        return None
    return number.get("abilities", 0), number.get("traits", 0)


def main():
    arguments = [a for a in sys.argv[1:] if a != "--write"]
    if len(arguments) < 2:
        sys.exit(__doc__)
    arguments[0] = os.environ.get("HIGHNOON_REFERENCE") or arguments[0]
    known = printed(arguments[0])
    if not known:
        print(f"skipped: no reference texts in {arguments[0]}")
        sys.exit(77)
    wrong = total = 0
    for pack in arguments[1:]:
        path = pathlib.Path(pack) / "pack.yaml"
        lines = path.read_text(encoding="utf-8").splitlines()
        for code, begin, end in reversed(list(entries(lines))):
            # A reprint has the abilities of what it reprints.
            if code not in known or any(re.match(r" +reprint_of: ", line) for line in lines[begin:end]):
                continue
            total += 1
            if "--write" in sys.argv:
                kept = [l for l in lines[begin:end] if not re.match(r" +(abilities|traits): ", l)]
                for name, number in zip(("abilities", "traits"), known[code]):
                    if number:
                        kept.append(f"    {name}: {number}")
                lines[begin:end] = kept
            elif said(lines[begin:end]) != known[code]:
                wrong += 1
                print(f"{path}:{begin + 1}: {code}: the printed card has {known[code][0]} abilities and "
                      f"{known[code][1]} traits; here stands {said(lines[begin:end])}")
        if "--write" in sys.argv:
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{total} cards counted, {wrong} differ")
    sys.exit(1 if wrong else 0)


main()

#!/usr/bin/env python3
"""Holds every pack.yaml, deck and format of the tree against scripts/schemas, and sees that bad ones are refused.

Usage: validate_schemas.py ROOT. Exits with 77 (skipped) where the Debian packages python3-jsonschema and python3-yaml are missing.
"""

import copy
import json
import pathlib
import sys

try:
    import jsonschema
    import yaml
except ImportError as missing:
    print(f"skipped: {missing}")
    sys.exit(77)

root = pathlib.Path(sys.argv[1])
FILES = {
    "pack": ["cards/*/pack.yaml", "cards/*/*/pack.yaml", "examples/packs/*/pack.yaml"],
    "deck": ["examples/decks/*.yaml", "examples/decks/*/*.yaml", "examples/packs/*/decks/*.yaml"],
    "format": ["scripts/formats/*.yaml", "examples/packs/*/formats/*.yaml"],
}
HEAD = {"id": "salt", "name": "Salt", "version": "0.1.0", "language": 1}
DUDE = {"id": "ann", "code": "90001", "title": "Ann", "type": "dude", "value": 5, "suit": "spades",
        "bullets": "1 stud", "influence": 1, "cost": 3, "upkeep": 1}


def pack(**changes):
    return {**HEAD, "cards": [DUDE], **changes}


def card(**changes):
    one = {**DUDE, **changes}
    return pack(cards=[{key: value for key, value in one.items() if value is not None}])


# What is fine, and what an editor must flag: each bad document differs from a good one in one thing.
GOOD = {
    "pack": [pack(), pack(cards=None), pack(needs=["base_set"]), pack(needs=["base_set >= 1.2"]),
             pack(permissions="rules"), pack(permissions="cards"),
             card(keywords=["Huckster 1"], abilities=1), card(text="none"),
             pack(cards=[{"code": "90002", "reprint_of": "90001"}]), pack(game="classic"),
             pack(cards=[{"code": "90002", "reprint_of": "90001", "value": 3, "faction": "alphas"}]),
             card(bullets="* stud", influence="3*", cost="*"), card(octgn="0a")],
    "deck": [{"cards": {"Ann": 1}}, {"name": "One", "outfit": "Home", "start": ["Ann"], "cards": {"Ann": 4}}],
    "format": [{"name": "One"}, {"name": "One", "banned": ["90001"], "limits": {"90001": 1}, "deck": {"cards": 40}}],
}
BAD = {
    "pack": [pack(nmae="Salt"), pack(id="Salt Flats"), pack(language=2), pack(version="one"), pack(needs="base_set"),
             pack(needs=["Base Set"]), pack(needs=["base_set > 1"]), pack(permissions="rulez"), pack(cards={}),
             {key: value for key, value in pack().items() if key != "name"},
             card(titel="Ann"), card(type="hero"), card(value=14), card(suit="spade"), card(bullets=1), card(bullets="1 studd"), card(bullets="*"), card(influence="33*"), card(value="*"), pack(game="The Classic"),
             card(influence=None), card(wealth=3), card(cost="three"), card(keywords="Deputy"), card(code=90001),
             card(text="none", abilities=1), card(text="She shoots."), card(traits=9),
             pack(cards=[{"code": "90002", "reprint_of": "90001", "cost": 2}]), pack(cards=[{"reprint_of": "90001"}])],
    "deck": [{}, {"cards": []}, {"cards": {"Ann": "four"}}, {"cards": {"Ann": 0}}, {"cards": {}, "oufit": "Home"}, {"cards": {}, "start": "Ann"}],
    "format": [{}, {"name": "One", "baned": []}, {"name": "One", "limits": {"90001": -1}}, {"name": "One", "deck": {"cards": 99}},
               {"name": "One", "deck": {"card": 40}}, {"name": "One", "packs": "base_set"}],
}

faults = []
counts = {}
for kind, patterns in FILES.items():
    schema = json.loads((root / f"scripts/schemas/{kind}.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    files = sorted(path for pattern in patterns for path in root.glob(pattern))
    counts[kind] = len(files)
    if not files:
        faults.append(f"no file for {kind}")
    for path in files:
        for error in validator.iter_errors(yaml.safe_load(path.read_text(encoding="utf-8"))):
            faults.append(f"{path}: {'/'.join(str(part) for part in error.path)}: {error.message}")
    for document in GOOD[kind]:
        faults += [f"{kind}: a good one is refused: {document}: {error.message}" for error in validator.iter_errors(copy.deepcopy(document))]
    faults += [f"{kind}: a bad one passes: {document}" for document in BAD[kind] if validator.is_valid(copy.deepcopy(document))]

print(f"{counts['pack']} packs, {counts['deck']} decks, {counts['format']} formats; {sum(map(len, BAD.values()))} bad ones refused")
print("\n".join(faults))
sys.exit(1 if faults else 0)

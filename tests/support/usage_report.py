#!/usr/bin/env python3
"""How often random games used each ability and trait, as Markdown; which of them only scenarios use.

usage_report.py SIM... COVERAGE

SIM: the output of `highnoon sim --random-decks --usage - --json`; several are added up. COVERAGE: that of
`highnoon test --coverage --json`. Lines after the JSON are passed over. The status is 1 if an ability or trait
was used less than 20 times in all games and no scenario uses it either.
"""

import json
import sys

ENOUGH = 20
TEXT_LENGTH = 60


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.JSONDecoder().raw_decode(file.read())[0]


def beginning(text):
    if len(text) <= TEXT_LENGTH:
        return text
    return text[:TEXT_LENGTH].rsplit(" ", 1)[0] + " ..."


def add_up(sims):
    """Rows by (card, ability number), with the sums of all sims."""
    rows = {}
    for sim in sims:
        for row in sim["usage"]:
            known = rows.setdefault((row["card"], row["ability"]), dict(row, uses=0, games=0, decks=0))
            for key in ("uses", "games", "decks"):
                known[key] += row[key]
    return rows


def scenario_names(row, directed):
    found = directed.get((row["card"], row["ability"]), [])
    # A card's own scenarios before those of others.
    found = sorted(found, key=lambda one: not one["file"].endswith(f"/{row['card']}.lua"))
    if not found:
        return ""
    return found[0]["name"] + (f", and {len(found) - 1} more" if len(found) > 1 else "")


def main():
    *sim_files, coverage_file = sys.argv[1:]
    sims = [read(path) for path in sim_files]
    directed = {(row["card"], row["ability"]): row["used_in"] for row in read(coverage_file)["coverage"]["list"]}
    rows = sorted(add_up(sims).values(), key=lambda row: (row["uses"], row["card"], row["ability"]))
    games = sum(sim["games"] for sim in sims)
    rare = [row for row in rows if row["uses"] < ENOUGH]
    unused = [row for row in rare if not scenario_names(row, directed)]

    print(f"Games: {games:,}; won {sum(sim['won'] for sim in sims):,}, drawn {sum(sim['drawn'] for sim in sims)},"
          f" halted {sum(sim['halted'] for sim in sims)}, unfinished {sum(sim['unfinished'] for sim in sims)};"
          f" script errors {sum(sim['script_errors'] for sim in sims)}. Bots: {', '.join(sims[0]['bots'])}."
          f" Choices a game: {sum(sim['choices'] * sim['games'] for sim in sims) / games:,.0f}.")
    print()
    print("| | abilities and traits |\n| --- | ---: |")
    for low, high in ((0, 0), (1, ENOUGH - 1), (ENOUGH, 99), (100, 999), (1000, None)):
        count = sum(1 for row in rows if low <= row["uses"] and (high is None or row["uses"] <= high))
        label = "never used" if high == 0 else f"used {low} to {high} times" if high else f"used {low:,} times or more"
        print(f"| {label} | {count} |")
    print(f"| all | {len(rows)} |\n| of those used less than {ENOUGH} times: used by a scenario | {len(rare) - len(unused)} |")
    seen = {row["card"]: row["decks"] for row in rows}
    print(f"\nEach card was in at least {min(filter(None, seen.values()))} of the {2 * games:,} decks, but for what no deck"
          f" may have: {', '.join(card for card, decks in seen.items() if not decks) or 'nothing'}."
          " A standing trait counts once a game: if it was in force and affected somebody.")
    print(f"\nUsed less than {ENOUGH} times, with a scenario that uses it:\n")
    print("| uses | decks | card | no. | what | scenario |\n| ---: | ---: | --- | ---: | --- | --- |")
    for row in rare:
        print(f"| {row['uses']} | {row['decks']} | {row['card']} | {row['ability']} | {beginning(row['text'])} |"
              f" {scenario_names(row, directed) or '**none**'} |")
    for row in unused:
        print(f"{row['card']}: ability {row['ability']}: used {row['uses']} times, and by no scenario", file=sys.stderr)
    return 1 if unused else 0


if __name__ == "__main__":
    sys.exit(main())

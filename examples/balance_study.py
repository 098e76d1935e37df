#!/usr/bin/env python3
"""How decks fare against each other, and what replacing a card does: a study of balance on Dask.

    PYTHONPATH=build/release/python /usr/bin/python3 examples/balance_study.py examples/decks/*.yaml --games 1000
    ... --swap 01120:01125            what it does to each deck with the first card to have the second instead
    ... --workers 2                   worker processes on this machine
    ... --scheduler tcp://host:8786   a cluster that is running; its workers need the module highnoon and the same cards
    ... --no-dask                     in this process alone

Every two decks meet in so many games, half of them with seats swapped. Each worker plays parts of them on threads of C++. A game depends
on the seed and its own number, never on how the work was split: any number of workers, threads and parts gives the same result.
"""

import argparse
import itertools
import json
import math
import os
import pathlib
import sys
import time

import numpy as np

import highnoon

# --- counting


def wilson(wins, games):
    """Wilson's 95% interval of a share."""
    if games == 0:
        return 0.0, 1.0
    z, share = 1.959964, wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def difference(before, after):
    """The 95% interval of share `after` less share `before`, each (wins, games): Newcombe's, out of Wilson's two."""
    (p, (low_p, high_p)), (q, (low_q, high_q)) = ((wins / games, wilson(wins, games)) for wins, games in (before, after))
    change = q - p
    return (
        change - math.sqrt((q - low_q) ** 2 + (high_p - p) ** 2),
        change + math.sqrt((high_q - q) ** 2 + (p - low_p) ** 2),
    )


# What is counted of the games of two decks: whole numbers, so that parts may be added in any order.
COUNTS = ("games", "wins_a", "wins_b", "drawn", "unfinished", "wins_of_first_seat", "days", "decisions", "script_errors")


def play_part(library, decks, bot, ruleset, seed, first, games, threads):
    """A worker's task: games `first` and following between two decks, counted."""
    played = highnoon.play_games(library, decks, games, bots=bot, ruleset=ruleset, seed=seed, first=first, threads=threads)
    outcome = [highnoon.OUTCOMES[number] for number in played["outcome"]]
    counted = (
        games,
        np.sum(played["winner"] == 0),
        np.sum(played["winner"] == 1),
        outcome.count("drawn"),
        outcome.count("running") + outcome.count("halted"),
        np.sum(played["seat"] == 0),
        np.sum(played["days"]),
        np.sum(played["decisions"]),
        np.sum(played["script_errors"]),
    )
    return dict(zip(COUNTS, map(int, counted)))


# --- who plays the parts


def run_here(tasks, threads):
    """The results of all tasks, one after the other."""
    for key, arguments in tasks:
        yield key, play_part(*arguments, threads)


def run_on_dask(tasks, threads, workers, scheduler):
    """The results of all tasks as they come, from workers of Dask."""
    import distributed

    cluster = None
    if not scheduler:
        cluster = distributed.LocalCluster(
            n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs="ERROR"
        )
    try:
        with distributed.Client(scheduler or cluster, timeout="20s") as client:
            # What all tasks need goes to each worker once.
            shared = {}

            def there(value):
                if id(value) not in shared:
                    shared[id(value)] = client.scatter(value, broadcast=True, hash=False)
                return shared[id(value)]

            futures = {}
            for key, (library, decks, *rest) in tasks:
                future = client.submit(play_part, there(library), [there(deck) for deck in decks], *rest, threads, pure=False)
                futures[future] = key
            for future in distributed.as_completed(list(futures)):
                yield futures[future], future.result()
    finally:
        if cluster is not None:
            cluster.close()


# --- the study


def pairs_of(decks, swapped):
    """All pairs of decks that meet: (a, b) by number; after the decks come those with the card replaced."""
    pairs = list(itertools.combinations(range(len(decks)), 2))
    for place, original in enumerate(swapped):
        pairs += [(len(decks) + place, other) for other in range(len(decks)) if other != original]
    return pairs


def study(library, decks, swapped, arguments, run):
    """Counts by pair."""
    everybody = decks + [deck for _, deck in swapped.items()]
    pairs = pairs_of(decks, list(swapped))
    tasks = []
    for pair in pairs:
        for first in range(0, arguments.games, arguments.part):
            games = min(arguments.part, arguments.games - first)
            both = [everybody[i] for i in pair]
            tasks.append((pair, (library, both, arguments.bot, arguments.ruleset, arguments.seed, first, games)))
    counts = {pair: dict.fromkeys(COUNTS, 0) for pair in pairs}
    done = 0
    for pair, part in run(tasks):
        done += part["games"]
        for name in COUNTS:
            counts[pair][name] += part[name]
        if sys.stderr.isatty() and not arguments.quiet:
            print(f"\r{done} of {len(pairs) * arguments.games} games", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty() and not arguments.quiet:
        print("\r\x1b[K", end="", file=sys.stderr)
    return counts


def wins_against(counts, a, b):
    """(wins, games) of a against b."""
    if (a, b) in counts:
        return counts[a, b]["wins_a"], counts[a, b]["games"]
    return counts[b, a]["wins_b"], counts[b, a]["games"]


def total(results):
    """The sum of several (wins, games)."""
    return tuple(map(sum, zip(*results)))


def share_of(wins, games):
    """A share with its interval, for the JSON."""
    low, high = wilson(wins, games)
    return {"games": games, "wins": wins, "share": wins / games, "low95": low, "high95": high}


def report(library, decks, swapped, cards, arguments, counts):
    """All results as plain data: nothing in it depends on who played what."""
    numbers = range(len(decks))
    result = {
        "library": f"{library.hash:016x}",
        "ruleset": arguments.ruleset,
        "bot": arguments.bot,
        "seed": arguments.seed,
        "games_a_pair": arguments.games,
        "decks": [
            {"name": deck.name, **share_of(*total([wins_against(counts, i, j) for j in numbers if j != i]))}
            for i, deck in enumerate(decks)
        ],
        "matrix": [[None if i == j else share_of(*wins_against(counts, i, j)) for j in numbers] for i in numbers],
        "first_seat": share_of(*(sum(each[name] for each in counts.values()) for name in ("wins_of_first_seat", "games"))),
        "totals": {name: sum(each[name] for each in counts.values()) for name in COUNTS},
        "swaps": [],
    }
    for place, original in enumerate(swapped):
        against = []
        results = []
        for other in numbers:
            if other == original:
                continue
            before, after = wins_against(counts, original, other), wins_against(counts, len(decks) + place, other)
            results.append((before, after))
            low, high = difference(before, after)
            against.append(
                {
                    "against": decks[other].name,
                    "before": share_of(*before),
                    "after": share_of(*after),
                    "change": after[0] / after[1] - before[0] / before[1],
                    "low95": low,
                    "high95": high,
                }
            )
        before, after = (total([each[i] for each in results]) for i in (0, 1))
        low, high = difference(before, after)
        result["swaps"].append(
            {
                "deck": decks[original].name,
                "old": cards[0]["code"],
                "new": cards[1]["code"],
                "before": share_of(*before),
                "after": share_of(*after),
                "change": after[0] / after[1] - before[0] / before[1],
                "low95": low,
                "high95": high,
                "against": against,
            }
        )
    return result


# --- for people


def table(rows):
    """Rows of texts in columns: the first to the left, the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def percent(share):
    return f"{100 * share['share']:.1f} ({100 * share['low95']:.1f} to {100 * share['high95']:.1f})"


def change(row):
    return f"{100 * row['change']:+.1f} ({100 * row['low95']:+.1f} to {100 * row['high95']:+.1f})"


def text_of(result, cards):
    """The tables."""
    letters = [chr(ord("A") + i) for i in range(len(result["decks"]))]
    rows = [["% of games won by row", "all"] + [f"against {letter}" for letter in letters]]
    for letter, deck, row in zip(letters, result["decks"], result["matrix"]):
        rows.append([f"{letter} {deck['name']}", percent(deck)] + ["" if cell is None else percent(cell) for cell in row])
    totals = result["totals"]
    parts = [
        f"{result['bot']} bots, {result['ruleset']}, seed {result['seed']}, library {result['library']}\n"
        f"{result['games_a_pair']} games a pair, {totals['games']} in all; in brackets: Wilson's 95% interval",
        table(rows),
        f"first seat: {percent(result['first_seat'])}\n"
        f"drawn: {totals['drawn']}, unfinished: {totals['unfinished']}, script errors: {totals['script_errors']}\n"
        f"a game: {totals['days'] / totals['games']:.2f} days, {totals['decisions'] / totals['games']:.1f} decisions",
    ]
    if result["swaps"]:
        old, new = cards
        rows = [["% of games won", "before", "after", "change"]]
        for swap in result["swaps"]:
            rows.append([swap["deck"], percent(swap["before"]), percent(swap["after"]), change(swap)])
            for each in swap["against"]:
                rows.append([f"  against {each['against']}", percent(each["before"]), percent(each["after"]), change(each)])
        parts.append(f"{old['title']} ({old['code']}) replaced by {new['title']} ({new['code']}); of the change: Newcombe's 95% interval")
        parts.append(table(rows))
    return "\n\n".join(parts)


# --- the command


def arguments_of(command_line):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("decks", nargs="+", type=pathlib.Path, metavar="DECK", help="at least two deck files")
    parser.add_argument("--games", type=int, default=200, help="of every two decks; even, so that seats are swapped evenly (%(default)s)")
    parser.add_argument("--swap", metavar="OLD:NEW", help="a card and the one that takes its place, each by code, script id or title")
    parser.add_argument("--bot", default="heuristic", help="who plays (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of all chance (%(default)s)")
    parser.add_argument("--ruleset", default="reloaded", help="(%(default)s)")
    parser.add_argument("--packs", nargs="*", default=[], type=pathlib.Path, help="folders of packs besides those that come with Highnoon")
    parser.add_argument("--workers", type=int, default=2, help="processes on this machine (%(default)s)")
    parser.add_argument("--threads", type=int, default=0, help="of C++ in each worker; 0: the cores of this machine shared out")
    parser.add_argument("--part", type=int, default=50, help="most games of one task (%(default)s)")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="of a cluster that is running, tcp://host:8786")
    parser.add_argument("--no-dask", action="store_true", help="play in this process alone")
    parser.add_argument("--json", type=pathlib.Path, metavar="FILE", help="write all results to this file")
    parser.add_argument("--quiet", action="store_true", help="no progress on a terminal")
    arguments = parser.parse_args(command_line)
    if len(arguments.decks) < 2:
        parser.error("at least two decks")
    if arguments.games < 2 or arguments.games % 2:
        parser.error(f"--games {arguments.games}: an even number, at least 2")
    for name in ("workers", "part"):
        if getattr(arguments, name) < 1:
            parser.error(f"--{name}: at least 1")
    if arguments.swap is not None and arguments.swap.count(":") != 1:
        parser.error(f"--swap {arguments.swap}: two cards with a colon between them")
    return arguments


def swaps(library, decks, text, ruleset):
    """The two cards, and the decks that have the first with the second instead, by number."""
    cards = [library.card(name) for name in text.split(":")]
    old, new = (card["code"] for card in cards)
    swapped = {}
    for i, deck in enumerate(decks):
        if old not in deck.cards and old not in (deck.outfit, deck.legend):
            continue
        other = deck.swap(old, new)
        faults = library.faults(other, ruleset=ruleset)
        if faults:
            raise highnoon.BadDeck(f"{deck.name} with {cards[1]['title']} instead of {cards[0]['title']}:\n  " + "\n  ".join(faults))
        swapped[i] = other
    if not swapped:
        raise highnoon.NotFound(f"no deck has {cards[0]['title']} ({old})")
    return cards, swapped


def main(command_line=None):
    arguments = arguments_of(command_line)
    started = time.monotonic()
    rulesets = [arguments.ruleset] if "+" in arguments.ruleset else []
    library = highnoon.Library.load([path.resolve() for path in arguments.packs], rulesets=rulesets)
    decks = [library.read_deck(path, ruleset=arguments.ruleset) for path in arguments.decks]
    highnoon.Bot(arguments.bot)  # a misspelt name fails before anything starts
    cards, swapped = swaps(library, decks, arguments.swap, arguments.ruleset) if arguments.swap else ([], {})
    if arguments.no_dask:
        counts = study(library, decks, swapped, arguments, lambda tasks: run_here(tasks, arguments.threads))
    else:
        threads = arguments.threads
        if threads == 0 and not arguments.scheduler:
            threads = max(1, (os.cpu_count() or 1) // arguments.workers)
        counts = study(
            library, decks, swapped, arguments, lambda tasks: run_on_dask(tasks, threads, arguments.workers, arguments.scheduler)
        )
    result = report(library, decks, swapped, cards, arguments, counts)
    print(text_of(result, cards))
    seconds = time.monotonic() - started
    print(f"\n{seconds:.1f} s, {result['totals']['games'] / seconds:.1f} games a second")
    if arguments.json:
        arguments.json.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except highnoon.HighnoonError as error:
        sys.exit(f"{error}")
    except ModuleNotFoundError as error:
        sys.exit(f"{error}: Debian has it as python3-distributed; --no-dask does without")
    except OSError as error:
        sys.exit(f"{error}")

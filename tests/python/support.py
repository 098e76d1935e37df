"""What the tests of the Python module share. Run one with PYTHONPATH=build/release/python:tests/python python3 -m unittest test_game."""

import functools
import pathlib

import highnoon

ROOT = pathlib.Path(__file__).resolve().parents[2]


@functools.cache
def library() -> highnoon.Library:
    return highnoon.Library.load()


@functools.cache
def deck(name: str) -> highnoon.Deck:
    return library().read_deck(ROOT / "examples" / "decks" / f"{name}.yaml")


def decks(count: int = 2) -> list[highnoon.Deck]:
    names = ["law_dogs", "the_sloane_gang", "the_fourth_ring", "morgan_cattle_co"]
    return [deck(names[i % len(names)]) for i in range(count)]


def game(seed: int = 7, **arguments) -> highnoon.Game:
    return highnoon.Game(library(), decks(arguments.pop("players", 2)), seed=seed, **arguments)


def bots(name: str = "heuristic", players: int = 2, seed: int = 1) -> list[highnoon.Bot]:
    return [highnoon.Bot(name, seed + seat) for seat in range(players)]

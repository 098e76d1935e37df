"""Highnoon, a rules engine for the card game Doomtown.

    library = highnoon.Library.load()
    decks = [library.read_deck(path) for path in ("law_dogs.yaml", "the_sloane_gang.yaml")]
    game = highnoon.Game(library, decks, seed=7)
    while not game.is_over:
        game.choose(0)

`highnoon.env` is the game in the shape of turn-based environments of several agents. docs/python.md has the rest.
"""

from . import env
from ._highnoon import (
    ACTIONS,
    OUTCOMES,
    BadConfig,
    BadData,
    BadDeck,
    BadScript,
    Bot,
    Deck,
    Decision,
    Game,
    GameOver,
    HighnoonError,
    HostLimit,
    InUse,
    Library,
    Mark,
    NoSuchOption,
    NotFound,
    NotYourDecision,
    Option,
    PastReveal,
    Session,
    Stale,
    WrongLibrary,
    bot_names,
    data_directory,
    observation_schema,
    play_games,
    play_out,
)

__all__ = [
    "ACTIONS",
    "OUTCOMES",
    "BadConfig",
    "BadData",
    "BadDeck",
    "BadScript",
    "Bot",
    "Deck",
    "Decision",
    "Game",
    "GameOver",
    "HighnoonError",
    "HostLimit",
    "InUse",
    "Library",
    "Mark",
    "NoSuchOption",
    "NotFound",
    "NotYourDecision",
    "Option",
    "PastReveal",
    "Session",
    "Stale",
    "WrongLibrary",
    "bot_names",
    "data_directory",
    "env",
    "observation_schema",
    "play_games",
    "play_out",
]

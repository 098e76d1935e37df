"""Many games on threads."""

import json
import os
import subprocess
import unittest

import numpy as np

import highnoon
from support import ROOT, bots, decks, game, library

GAMES = 40


class PlayGames(unittest.TestCase):
    def test_results_do_not_depend_on_threads_or_parts(self):
        whole = highnoon.play_games(library(), decks(), GAMES, seed=3, threads=2)
        alone = highnoon.play_games(library(), decks(), GAMES, seed=3, threads=1)
        half = GAMES // 2
        parts = [highnoon.play_games(library(), decks(), half, seed=3, first=first) for first in (0, half)]
        for name, column in whole.items():
            np.testing.assert_array_equal(column, alone[name])
            np.testing.assert_array_equal(column, np.concatenate([part[name] for part in parts]))
        other = highnoon.play_games(library(), decks(), GAMES, seed=4)
        self.assertFalse((whole["hash"] == other["hash"]).any())

    def test_columns_fit_together(self):
        played = highnoon.play_games(library(), decks(), GAMES, bots=["heuristic", "random"], seed=1)
        self.assertEqual({len(column) for column in played.values()}, {GAMES})
        won = played["outcome"] == highnoon.OUTCOMES.index("won")
        self.assertTrue(((played["winner"] >= 0) == won).all())
        numbers = np.arange(GAMES)
        np.testing.assert_array_equal(played["seat"][won], ((played["winner"] + numbers) % 2)[won])
        self.assertTrue((played["decisions"] <= played["choices"]).all())
        self.assertTrue((played["days"] >= 1).all())
        self.assertEqual([column.dtype.name for column in played.values()], "int8 int8 uint8 int32 int64 int64 int32 uint64".split())

    def test_games_that_go_on_are_left_unfinished(self):
        played = highnoon.play_games(library(), decks(), 4, most_choices=5)
        self.assertEqual(set(played["outcome"]), {0})
        self.assertEqual(set(played["winner"]), {-1})

    def test_without_rotation_side_0_has_the_first_seat(self):
        played = highnoon.play_games(library(), decks(), 6, rotate=False)
        won = played["winner"] >= 0
        np.testing.assert_array_equal(played["seat"][won], played["winner"][won])

    def test_none_are_played_when_none_are_asked_for(self):
        self.assertEqual(len(highnoon.play_games(library(), decks(), 0)["winner"]), 0)

    def test_what_cannot_be_played_is_refused(self):
        with self.assertRaises(highnoon.NotFound):
            highnoon.play_games(library(), decks(), 1, bots="stockfish")
        with self.assertRaises(highnoon.BadConfig):
            highnoon.play_games(library(), decks(), 1, bots=["random"])
        with self.assertRaises(highnoon.BadConfig):
            highnoon.play_games(library(), decks(1), 1)
        with self.assertRaises(TypeError):
            highnoon.play_games(library(), decks(), -1)

    @unittest.skipUnless("HIGHNOON_PROGRAM" in os.environ, "HIGHNOON_PROGRAM: where the program is")
    def test_the_program_plays_the_same_games(self):
        files = [str(ROOT / "examples" / "decks" / f"{name}.yaml") for name in ("law_dogs", "the_sloane_gang")]
        command = [os.environ["HIGHNOON_PROGRAM"], "sim", *files, "-n", str(GAMES), "--seed", "3", "--json", "--quiet"]
        counted = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
        played = highnoon.play_games(library(), decks(), GAMES, seed=3)
        self.assertEqual([side["wins"] for side in counted["sides"]], [int((played["winner"] == side).sum()) for side in (0, 1)])
        self.assertEqual(counted["seat_wins"], [int((played["seat"] == seat).sum()) for seat in (0, 1)])


class PlayOut(unittest.TestCase):
    def test_a_game_is_played_on_and_stays_as_it_is(self):
        start = game()
        start.play(bots(), most_choices=20)
        before = start.hash
        first = highnoon.play_out(start, GAMES, seed=5, threads=1)
        second = highnoon.play_out(start, GAMES, seed=5, threads=2)
        for name, column in first.items():
            np.testing.assert_array_equal(column, second[name])
            self.assertEqual(len(column), GAMES)
        self.assertEqual(start.hash, before)
        self.assertTrue((first["days"] >= start.day).all())
        self.assertGreater(len(set(highnoon.play_out(start, GAMES, redeal_for=0)["hash"])), 1)
        short = highnoon.play_out(start, 3, policy="random", most_decisions=2)
        self.assertEqual((set(short["outcome"]), set(short["winner"])), ({0}, {-1}))

    def test_what_cannot_be_played_is_refused(self):
        for arguments in ({"playouts": 0}, {"policy": "wise"}, {"redeal_for": 2}):
            with self.assertRaises(highnoon.BadConfig):
                highnoon.play_out(game(), **arguments)


if __name__ == "__main__":
    unittest.main()

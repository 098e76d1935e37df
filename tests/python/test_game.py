"""Games and bots."""

import copy
import pickle
import threading
import unittest

import numpy as np

import highnoon
from support import ROOT, bots, game, library


class Deciding(unittest.TestCase):
    def test_a_decision_lists_what_is_legal(self):
        played = game()
        decision = played.decision
        self.assertEqual(decision.player, played.to_decide)
        self.assertEqual(len(decision), played.option_count)
        self.assertEqual([option.machine_form for option in decision.options], played.machine_forms())
        self.assertEqual([option.index for option in decision.options], list(range(len(decision))))
        self.assertTrue(all(option.text and option.machine_form.startswith(option.kind) for option in decision.options))
        self.assertTrue(decision.prompt)

    def test_by_index_by_machine_form_and_by_option_is_the_same(self):
        start = game()
        ways = [1, np.int64(1), start.machine_forms()[1], start.decision.options[1]]
        hashes = set()
        for way in ways:
            each = start.copy()
            each.choose(way)
            hashes.add(each.hash)
        self.assertEqual(len(hashes), 1)
        self.assertNotEqual(hashes, {start.hash})

    def test_what_is_no_option_changes_nothing(self):
        played = game()
        before = played.hash
        for wrong in (-1, len(played.decision), 10**30, -(10**30), "dance", "pass x"):
            with self.assertRaises(highnoon.NoSuchOption) as caught:
                played.choose(wrong)
            self.assertEqual(caught.exception.code, "no_such_option")
        for wrong in (True, 1.0, None):
            with self.assertRaises(TypeError):
                played.choose(wrong)
        self.assertEqual(played.hash, before)
        played.choose(0)

    def test_an_option_outlives_its_game(self):
        option = game().decision.options[0]
        self.assertEqual(option, game().decision.options[0])
        self.assertEqual(len({option, game().decision.options[0]}), 1)


class Playing(unittest.TestCase):
    def test_the_same_seed_and_bots_play_the_same_game(self):
        first, second, third = game(3), game(3), game(4)
        for each in (first, second, third):
            each.play(bots())
        self.assertEqual(first.hash, second.hash)
        self.assertEqual(first, second)
        self.assertNotEqual(first.hash, third.hash)

    def test_a_finished_game_has_nothing_to_decide(self):
        played = game()
        made = played.play(bots())
        self.assertTrue(played.is_over)
        self.assertEqual(made, played.choices)
        self.assertIn(played.outcome, ("won", "drawn"))
        self.assertIsNone(played.decision)
        self.assertIsNone(played.to_decide)
        self.assertEqual(played.option_count, 0)
        with self.assertRaises(highnoon.GameOver):
            played.choose(0)
        with self.assertRaises(highnoon.GameOver):
            highnoon.Bot("random").choose(played)

    def test_a_bot_by_hand_decides_as_in_play(self):
        by_hand, at_once = game(), game()
        players = bots()
        while not by_hand.is_over and by_hand.choices < 60:
            by_hand.choose(players[by_hand.to_decide].choose(by_hand))
        at_once.play(bots(), most_choices=60)
        self.assertEqual(by_hand.hash, at_once.hash)

    def test_an_impossible_table_is_refused(self):
        for arguments in ({"players": 1}, {"players": 7}, {"ruleset": "poker"}, {"prompts": "loud"}, {"names": ["Ann"]}):
            with self.assertRaises(highnoon.BadConfig):
                game(**arguments)
        with self.assertRaises(highnoon.BadConfig):
            game().play(bots(players=3))
        with self.assertRaises(highnoon.NotFound):
            highnoon.Bot("stockfish")

    def test_six_may_sit_down(self):
        played = game(players=6, names=list("abcdef"))
        self.assertEqual(played.names, list("abcdef"))
        self.assertEqual(played.players, 6)
        played.play(bots("random", players=6), most_choices=100)
        self.assertEqual(played.choices, 100)


class Copies(unittest.TestCase):
    def test_go_their_own_ways(self):
        played = game()
        played.play(bots(), most_choices=10)
        for made in (played.copy(), copy.copy(played), copy.deepcopy(played)):
            self.assertEqual(made, played)
            self.assertIsNot(made, played)
            made.choose(0)
            self.assertNotEqual(made, played)
        with self.assertRaises(TypeError):
            hash(played)


class Saves(unittest.TestCase):
    def test_a_game_is_the_same_after_load_and_after_a_pickle(self):
        played = game()
        for _ in range(4):
            played.play(bots(), most_choices=7)
            for again in (highnoon.Game.load(library(), played.save()), pickle.loads(pickle.dumps(played))):
                self.assertEqual(again, played)
                self.assertEqual(again.save(), played.save())
                self.assertEqual(again.machine_forms(), played.machine_forms())
                again.play(bots())
                other = played.copy()
                other.play(bots())
                self.assertEqual(again.hash, other.hash)

    def test_what_is_no_save_is_refused(self):
        saved = game().save()
        for damaged in (b"", b"x" * 100, saved[:-1], saved[:20] + b"\0\0\0\0" + saved[24:]):
            with self.assertRaises((highnoon.BadData, highnoon.WrongLibrary)):
                highnoon.Game.load(library(), damaged)
        other = highnoon.Library.load([ROOT / "examples" / "packs" / "sweetwater"])
        with self.assertRaises(highnoon.WrongLibrary):
            highnoon.Game.load(other, saved)


class Threads(unittest.TestCase):
    def test_each_plays_its_own_game_and_all_the_same(self):
        hashes = []

        def play():
            played = game(5)
            played.play(bots())
            hashes.append(played.hash)

        threads = [threading.Thread(target=play) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(hashes), 4)
        self.assertEqual(len(set(hashes)), 1)

    def test_several_in_one_game_are_refused_and_nothing_breaks(self):
        shared, done = game(5), []

        def play(seed):
            players = bots("random", seed=seed)
            for _ in range(30):
                try:
                    shared.play(players, most_choices=2)
                    shared.copy()
                    shared.observe(0)
                except highnoon.InUse:
                    pass
            done.append(seed)

        threads = [threading.Thread(target=play, args=(seed,)) for seed in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted(done), [0, 1, 2])
        shared.play(bots())
        self.assertTrue(shared.is_over)

    def test_a_game_in_use_says_so(self):
        busy = game(5)
        refused = threading.Event()

        def play():
            thinking = [highnoon.Bot("search:300ms", seed=seat) for seat in range(2)]
            for _ in range(50):
                if refused.is_set():
                    break
                busy.play(thinking, most_choices=1)

        thread = threading.Thread(target=play)
        thread.start()
        while thread.is_alive() and not refused.is_set():
            try:
                busy.observe(0)
            except highnoon.InUse:
                refused.set()
        thread.join()
        self.assertTrue(refused.is_set())
        busy.play(bots())
        self.assertTrue(busy.is_over)


class Errors(unittest.TestCase):
    def test_have_one_root_and_a_code(self):
        for name in highnoon.__all__:
            each = getattr(highnoon, name)
            if isinstance(each, type) and issubclass(each, Exception):
                self.assertTrue(issubclass(each, highnoon.HighnoonError))
        self.assertEqual(highnoon.GameOver("x").code, "game_over")
        self.assertEqual(highnoon.BadData("x").problems, ())


if __name__ == "__main__":
    unittest.main()

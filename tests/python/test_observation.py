"""Observations. What their numbers mean is tested in C++ (tests/bindings/library/observation_test.cpp)."""

import unittest

import numpy as np

import highnoon
import observation_doc
from support import bots, deck, game


class Observations(unittest.TestCase):
    def test_arrays_are_as_the_schema_says(self):
        for players in (2, 4, 6):
            schema = highnoon.observation_schema(players)
            seen = game(players=players).observe(0)
            self.assertEqual(list(seen), list(schema["arrays"]))
            for name, array in schema["arrays"].items():
                self.assertEqual((seen[name].shape, seen[name].dtype.name), (array["shape"], array["dtype"]))
                if array["columns"]:
                    self.assertEqual(array["shape"][-1], len(array["columns"]))
        with self.assertRaises(highnoon.BadConfig):
            highnoon.observation_schema(7)

    def test_columns_are_those_that_the_schema_names(self):
        played = game()
        played.play(bots(), most_choices=15)
        schema = highnoon.observation_schema()
        seen = played.observe(played.to_decide)
        column = {name: {each["name"]: i for i, each in enumerate(array["columns"])} for name, array in schema["arrays"].items()}
        self.assertEqual(schema["values"]["decision"][seen["table"][column["table"]["decision"]]], played.decision.kind)
        self.assertEqual(seen["table"][column["table"]["day"]], played.day)
        self.assertEqual(seen["mask"].sum(), played.option_count)
        kinds = seen["options"][seen["mask"], column["options"]["kind"]]
        self.assertEqual([schema["values"]["option"][kind] for kind in kinds], [option.kind for option in played.decision.options])
        cards = seen["cards"][seen["cards"][:, column["cards"]["present"]] == 1]
        view = played.view(played.to_decide)
        codes = [played.library.cards[number]["code"] for number in cards[:, column["cards"]["def"]]]
        for card in view["players"][played.to_decide]["hand"]:
            self.assertIn(card["code"], codes)
        self.assertFalse(seen["cards"][len(cards) :].any())

    def test_out_is_written_anew(self):
        played = game()
        seen = played.observe(0)
        played.play(bots(), most_choices=15)
        fresh = played.observe(0)
        self.assertTrue((fresh["cards"] != seen["cards"]).any())
        self.assertIs(played.observe(0, seen), seen)
        for name, array in fresh.items():
            np.testing.assert_array_equal(array, seen[name])

    def test_out_must_fit(self):
        played = game()
        good = played.observe(0)
        read_only = good["cards"].copy()
        read_only.flags.writeable = False
        cards = good["cards"]
        for wrong in (None, cards.astype(np.int32), cards[:-1], cards.T, np.asfortranarray(cards), read_only):
            with self.assertRaises(ValueError):
                played.observe(0, {**good, "cards": wrong})
        with self.assertRaises(ValueError):
            played.observe(0, {})
        for seat in (-1, 2):
            with self.assertRaises(highnoon.BadConfig):
                played.observe(seat)

    def test_dealing_anew_what_a_seat_cannot_see_changes_nothing_that_it_observes(self):
        played = game()
        for seed in range(15):
            played.play(bots("random", seed=seed), most_choices=4)
            for seat in (0, 1):
                other = played.copy()
                dealt, _ = other.redeal(seat, seed)
                self.assertGreater(dealt, 0)
                self.assertNotEqual(other.hash, played.hash)
                for name, array in played.observe(seat).items():
                    np.testing.assert_array_equal(array, other.observe(seat)[name])


class Page(unittest.TestCase):
    def test_has_the_tables_of_the_schema(self):
        page = observation_doc.PAGE.read_text(encoding="utf-8")
        self.assertEqual(page, observation_doc.page(page), "run tests/python/observation_doc.py")


class Redealing(unittest.TestCase):
    def test_by_seed_from_decks_and_refused(self):
        first, second, third = (game() for _ in range(3))
        self.assertEqual(first.redeal(0, 5), second.redeal(0, 5))
        third.redeal(0, 6)
        self.assertEqual(first, second)
        self.assertNotEqual(first, third)
        before = first.hash
        for wrong in ([None], [None, None, None]):
            with self.assertRaises(highnoon.BadConfig):
                first.redeal(0, 1, wrong)
        with self.assertRaises(highnoon.BadConfig):
            first.redeal(2, 1)
        self.assertEqual(first.hash, before)
        dealt, _ = first.redeal(0, 1, [None, deck("the_sloane_gang")])
        self.assertGreater(dealt, 0)


if __name__ == "__main__":
    unittest.main()

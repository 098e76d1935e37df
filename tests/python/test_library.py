"""Libraries and decks."""

import pathlib
import pickle
import tempfile
import unittest

import highnoon
from support import ROOT, deck, library


class Loading(unittest.TestCase):
    def test_it_tells_what_it_has(self):
        loaded = library()
        self.assertIn("base_set", [pack["id"] for pack in loaded.packs])
        self.assertIn("tournament", [each["id"] for each in loaded.formats])
        self.assertIn("reloaded", loaded.rulesets)
        self.assertEqual(loaded.problems, [])
        for i, card in enumerate(loaded.cards):
            self.assertEqual(card["def"], i)
        self.assertEqual(loaded.factions[0], "none")

    def test_the_hash_is_that_of_the_content(self):
        self.assertEqual(highnoon.Library.load().hash, library().hash)
        sweetwater = highnoon.Library.load([ROOT / "examples" / "packs" / "sweetwater"])
        self.assertNotEqual(sweetwater.hash, library().hash)
        self.assertIn("sweetwater", [pack["id"] for pack in sweetwater.packs])

    def test_all_that_is_wrong_is_told_at_once(self):
        with tempfile.TemporaryDirectory() as folder:
            pack = pathlib.Path(folder, "broken")
            pack.mkdir()
            (pack / "pack.yaml").write_text("name: Broken\nversion: 1\ncards:\n  - {id: a, titel: A}\n  - {id: b, titel: B}\n")
            with self.assertRaises(highnoon.BadData) as caught:
                highnoon.Library.load([pack])
        errors = [problem for problem in caught.exception.problems if problem["severity"] == "error"]
        self.assertGreater(len(errors), 1)
        self.assertEqual(caught.exception.code, "bad_data")
        self.assertTrue(all(problem["text"] in str(caught.exception) for problem in errors))

    def test_house_rules_are_put_together_when_asked_for(self):
        together = highnoon.Library.load(rulesets=["reloaded+hand_of_six+no_ante"])
        self.assertIn("reloaded+hand_of_six+no_ante", together.rulesets)
        with self.assertRaisesRegex(highnoon.BadConfig, "rulesets="):
            highnoon.Game(library(), [deck("law_dogs")] * 2, ruleset="reloaded+hand_of_six+no_ante")

    def test_a_pickle_finds_the_same_library_again(self):
        again = pickle.loads(pickle.dumps(library()))
        self.assertEqual(again.hash, library().hash)
        # Games are equal only if they share their content.
        self.assertEqual(highnoon.Game(again, [deck("law_dogs")] * 2), highnoon.Game(library(), [deck("law_dogs")] * 2))

    def test_a_pickle_of_other_content_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            pack = pathlib.Path(folder, "short")
            pack.mkdir()
            facts = pack / "pack.yaml"
            facts.write_text("id: short\nname: Short\nversion: 1\nlanguage: 1\ncards: []\n")
            saved = pickle.dumps(highnoon.Library.load([pack]))
            facts.write_text("id: short\nname: Shorter\nversion: 2\nlanguage: 1\ncards: []\n")
            with self.assertRaises(highnoon.WrongLibrary):
                pickle.loads(saved)


class Cards(unittest.TestCase):
    def test_one_is_found_by_code_script_and_title(self):
        card = library().cards[20]
        for name in (card["code"], card["script"], card["title"], card["title"].upper()):
            self.assertEqual(library().card(name)["title"], card["title"])

    def test_a_misspelt_one_is_answered_with_the_nearest(self):
        with self.assertRaisesRegex(highnoon.NotFound, "did you mean"):
            library().card("Sloan")
        with self.assertRaises(LookupError):
            library().card("")


class Decks(unittest.TestCase):
    def test_a_legal_one_has_no_faults(self):
        self.assertEqual(library().faults(deck("law_dogs")), [])
        self.assertEqual(sum(deck("law_dogs").cards.values()), len(deck("law_dogs")))

    def test_an_illegal_file_is_refused_with_all_faults(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "short.txt")
            code = deck("law_dogs").outfit
            path.write_text(f"Outfit: {library().card(code)['title']}\n1x {library().cards[30]['title']}\n")
            with self.assertRaises(highnoon.BadDeck):
                library().read_deck(path)
        with self.assertRaises(highnoon.NotFound):
            library().read_deck("/nowhere/deck.yaml")
        with self.assertRaises(highnoon.BadConfig):
            library().read_deck(ROOT / "examples/decks/law_dogs.yaml", ruleset="reloadd")
        with self.assertRaises(highnoon.NotFound):
            library().read_deck(ROOT / "examples/decks/law_dogs.yaml", format="turnament")

    def test_one_is_made_from_names(self):
        model = deck("law_dogs")
        title = {card["code"]: card["title"] for card in library().cards}
        made = library().make_deck(
            title[model.outfit],
            {code: count for code, count in model.cards.items()},
            legend=model.legend,
            starting=model.starting,
            name=model.name,
        )
        self.assertEqual(made.cards, model.cards)
        self.assertEqual(library().faults(made), [])
        with self.assertRaises(highnoon.BadDeck):
            library().make_deck(model.outfit, model.cards, starting={next(iter(model.cards)): 9})
        with self.assertRaises(highnoon.BadDeck):
            library().make_deck(model.outfit, {next(iter(model.cards)): 0})

    def test_swapping_a_card_leaves_the_rest(self):
        model = deck("law_dogs")
        old = next(iter(model.cards))
        kind = library().card(old)["type"]
        new = next(card["code"] for card in library().cards if card["code"] not in model.cards and card["type"] == kind)
        other = model.swap(old, new)
        self.assertEqual(other.cards[new], model.cards[old])
        self.assertNotIn(old, other.cards)
        self.assertEqual(len(other), len(model))
        self.assertEqual(other.swap(new, old), model)
        with self.assertRaises(highnoon.NotFound):
            model.swap("00000", new)

    def test_pickles_and_hashes(self):
        again = pickle.loads(pickle.dumps(deck("law_dogs")))
        self.assertEqual(again, deck("law_dogs"))
        self.assertEqual(hash(again), hash(deck("law_dogs")))
        self.assertNotEqual(again, deck("the_sloane_gang"))

    def test_random_ones_are_legal_and_the_same_for_a_seed(self):
        made = library().random_decks(4, seed=3)
        self.assertEqual(made, library().random_decks(4, seed=3))
        self.assertNotEqual(made, library().random_decks(4, seed=4))
        for each in made:
            self.assertEqual(library().faults(each), [])


if __name__ == "__main__":
    unittest.main()

"""examples/balance_study.py: on two workers of Dask as in one process, whatever the parts."""

import contextlib
import importlib.util
import io
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

import highnoon
from support import ROOT, deck, library

SCRIPT = ROOT / "examples" / "balance_study.py"
DECKS = [str(ROOT / "examples" / "decks" / f"{name}.yaml") for name in ("law_dogs", "the_sloane_gang", "the_fourth_ring")]
HAS_DASK = importlib.util.find_spec("distributed") is not None


def load_script():
    spec = importlib.util.spec_from_file_location("balance_study", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


study = load_script()


def run(*arguments):
    return subprocess.run([sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True, timeout=280)


def swap():
    """A legal one: a card of the first deck alone and one of its suit and value, or near, that is in none."""
    first = deck("law_dogs")
    for old in first.cards:
        for card in library().cards:
            if card["code"] in first.cards or card["type"] != library().card(old)["type"]:
                continue
            if not library().faults(first.swap(old, card["code"])):
                return old, card["code"]
    raise AssertionError("no card can be replaced")


class Numbers(unittest.TestCase):
    def test_wilsons_interval(self):
        # Of Wilson's paper and any table: 8 of 10.
        low, high = study.wilson(8, 10)
        self.assertAlmostEqual(low, 0.4902, places=3)
        self.assertAlmostEqual(high, 0.9433, places=3)
        self.assertEqual(study.wilson(0, 0), (0.0, 1.0))
        self.assertEqual(study.wilson(0, 10)[0], 0)

    def test_newcombes_interval(self):
        # Newcombe 1998, table II: 56 of 70 less 48 of 80.
        low, high = study.difference((48, 80), (56, 70))
        self.assertAlmostEqual(low, 0.0524, places=3)
        self.assertAlmostEqual(high, 0.3339, places=3)


class Study(unittest.TestCase):
    @unittest.skipUnless(HAS_DASK, "Dask is not installed (Debian: python3-distributed)")
    def test_results_do_not_depend_on_who_plays_what(self):
        old, new = swap()
        results, texts = [], []
        with tempfile.TemporaryDirectory() as folder:
            for number, how in enumerate((["--no-dask", "--part", "6"], ["--workers", "2", "--part", "4"])):
                file = pathlib.Path(folder, f"{number}.json")
                done = run(*DECKS, "--games", "6", "--bot", "random", "--swap", f"{old}:{new}", "--json", str(file), *how)
                self.assertEqual(done.returncode, 0, done.stderr)
                results.append(json.loads(file.read_text()))
                texts.append(done.stdout.rsplit("\n\n", 1)[0])  # the last line is the time
        self.assertEqual(results[0], results[1])
        self.assertEqual(texts[0], texts[1])
        result = results[0]
        # Three pairs, and the changed deck against the other two.
        self.assertEqual(result["totals"]["games"], 5 * 6)
        for i, row in enumerate(result["matrix"]):
            for j, cell in enumerate(row):
                if i == j:
                    self.assertIsNone(cell)
                else:
                    self.assertLessEqual(cell["wins"] + result["matrix"][j][i]["wins"], 6)
        self.assertEqual([each["deck"] for each in result["swaps"]], [result["decks"][0]["name"]])
        self.assertEqual(len(result["swaps"][0]["against"]), 2)
        self.assertIn("% of games won by row", texts[0])

    def test_bad_input_is_refused_before_anything_is_played(self):
        for arguments, error, what in (
            (["--swap", "Sloan:Sloane"], highnoon.NotFound, "did you mean"),
            (["--bot", "stockfish"], highnoon.NotFound, "no bot"),
            (["--ruleset", "poker"], highnoon.BadConfig, "poker"),
            (["--games", "3"], SystemExit, ""),
            (["--swap", "Sloane"], SystemExit, ""),
        ):
            with self.assertRaisesRegex(error, what), contextlib.redirect_stderr(io.StringIO()):
                study.main([*DECKS[:2], "--no-dask", *arguments])
        done = run("/nowhere.yaml", DECKS[0])
        self.assertEqual(done.returncode, 1)
        self.assertIn("/nowhere.yaml", done.stderr)
        self.assertNotIn("Traceback", done.stderr)


if __name__ == "__main__":
    unittest.main()

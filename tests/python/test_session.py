"""Sessions: what is heard, undo, replays."""

import copy
import json
import pathlib
import pickle
import tempfile
import unittest

import highnoon
from support import bots, decks, game, library


def session(seed=7, **arguments):
    return highnoon.Session(library(), decks(), seed=seed, **arguments)


class Playing(unittest.TestCase):
    def test_it_is_the_game_with_the_same_seed(self):
        of_session, of_game = session(3), game(3)
        self.assertEqual(of_session.play(bots()), of_game.play(bots()))
        self.assertEqual(of_session.hash, of_game.hash)
        self.assertEqual(of_session.game, of_game)
        self.assertEqual((of_session.winner, of_session.day, of_session.outcome), (of_game.winner, of_game.day, of_game.outcome))

    def test_a_decision_is_for_who_decides(self):
        played = session()
        decision = played.decision
        self.assertEqual(decision.number, played.decision_number)
        self.assertEqual(played.decision_for(decision.player).options, decision.options)
        for other in (1 - decision.player, None):
            self.assertEqual(played.decision_for(other).options, ())
            self.assertEqual(played.decision_for(other).prompt, "")

    def test_a_client_must_answer_what_is_asked(self):
        played = session()
        number, player = played.decision_number, played.to_decide
        before = played.hash
        for option in (0, played.machine_forms()[0], played.decision.options[0]):
            with self.assertRaises(highnoon.NotYourDecision):
                played.choose(option, player=1 - player, number=number)
            with self.assertRaises(highnoon.Stale):
                played.choose(option, player=player, number=number + 1)
        for wrong in (99, "dance"):
            with self.assertRaises(highnoon.NoSuchOption):
                played.choose(wrong, player=player, number=number)
        with self.assertRaises(TypeError):
            played.choose(0, number=number)
        self.assertEqual(played.hash, before)
        played.choose(0, player=player, number=number)
        self.assertNotEqual(played.decision_number, number)


class Hearing(unittest.TestCase):
    def test_events_and_log_are_told_since_a_number_or_a_mark(self):
        played = session()
        played.play(bots(), most_choices=10)
        mark, count = played.mark(), played.event_count(0)
        played.play(bots(), most_choices=10)
        later = played.events(0, mark)
        self.assertEqual(later, played.events(0)[count:])
        self.assertEqual(later, played.events(0, count))
        self.assertGreater(len(later), 0)
        self.assertEqual([event["number"] for event in played.events(0)], list(range(played.event_count(0))))
        self.assertEqual(played.log(0, mark), [event["text"] for event in later if event["text"]])

    def test_viewers_hear_of_what_they_may(self):
        played = session()
        played.play(bots(), most_choices=30)
        heard = {seat: [event["cards"] for event in played.events(seat) if event["type"] == "play.declared"] for seat in (0, 1, None)}
        self.assertNotEqual(heard[0], heard[1])
        # What is bought is not yet shown when it is declared.
        self.assertIn([None], heard[None])
        with self.assertRaises(highnoon.BadConfig):
            played.log(2)
        self.assertEqual(session(events=False).events(), [])

    def test_a_view_hides_what_the_seat_may_not_see(self):
        played = session()
        played.play(bots(), most_choices=20)
        for seat in (0, 1):
            view = played.view(seat)
            self.assertEqual(view["viewer"], f"P{seat + 1}")
            self.assertTrue(all("code" in card for card in view["players"][seat]["hand"]))
            self.assertTrue(all("code" not in card for card in view["players"][1 - seat]["hand"]))
        self.assertIsNone(played.view()["viewer"])
        self.assertEqual(played.view(1), played.game.view(1))
        json.dumps(played.view(0))


class GoingBack(unittest.TestCase):
    def test_a_mark_brings_back_its_position(self):
        played = session()
        mark, before = played.mark(), played.hash
        played.play(bots(), most_choices=25)
        undone = played.undone
        with self.assertRaises(highnoon.PastReveal):
            played.undo_to(mark)
        played.undo_to(mark, any=True)
        self.assertEqual((played.hash, played.choices, played.undone), (before, 0, undone + 1))
        self.assertEqual(played.mark(), mark)
        self.assertEqual(len({mark, played.mark()}), 1)

    def test_a_players_choice_is_taken_back(self):
        played = session()
        player, before = played.to_decide, played.hash
        played.choose(0)
        played.take_back(player, any=True)
        self.assertEqual(played.hash, before)
        with self.assertRaises(highnoon.NotFound):
            played.take_back(player)

    def test_a_mark_of_another_course_is_stale(self):
        played, other = session(), session(8)
        other.play(bots(), most_choices=5)
        with self.assertRaises(highnoon.Stale):
            played.undo_to(other.mark(), any=True)


class Replays(unittest.TestCase):
    def test_one_plays_again_to_the_same_end(self):
        played = session()
        played.play(bots(), most_choices=60)
        again = highnoon.Session.from_replay(library(), played.replay())
        self.assertEqual(again.hash, played.hash)
        self.assertEqual(again.choices, 60)
        self.assertEqual(again.log(0), played.log(0))
        self.assertEqual(again.replay(), played.replay())

    def test_in_a_file(self):
        played = session()
        played.play(bots(), most_choices=10)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "game.jsonl")
            played.save_replay(path)
            self.assertEqual(highnoon.Session.load_replay(library(), path).hash, played.hash)
            with self.assertRaises(highnoon.BadData):
                played.save_replay(pathlib.Path(folder, "nowhere", "game.jsonl"))
            with self.assertRaises(highnoon.NotFound):
                highnoon.Session.load_replay(library(), pathlib.Path(folder, "none.jsonl"))

    def test_a_damaged_one_is_refused(self):
        played = session()
        played.play(bots(), most_choices=10)
        text = played.replay()
        for damaged in ("", "{}", text[: len(text) // 2], text.replace('"seed":7', '"seed":8')):
            with self.assertRaises((highnoon.BadData, highnoon.BadConfig)):
                highnoon.Session.from_replay(library(), damaged)

    def test_from_the_middle_there_is_none(self):
        middle = game()
        middle.play(bots(), most_choices=5)
        session_of_it = highnoon.Session.of(middle)
        self.assertEqual(session_of_it.hash, middle.hash)
        session_of_it.choose(0)
        self.assertNotEqual(session_of_it.hash, middle.hash)
        with self.assertRaises(highnoon.NotFound):
            session_of_it.replay()


class Copies(unittest.TestCase):
    def test_go_their_own_ways(self):
        played = session()
        played.play(bots(), most_choices=8)
        for made in (played.copy(), copy.copy(played), copy.deepcopy(played), pickle.loads(pickle.dumps(played))):
            self.assertEqual((made.hash, made.choices, made.log(1)), (played.hash, played.choices, played.log(1)))
            made.choose(0)
            self.assertNotEqual(made.hash, played.hash)


if __name__ == "__main__":
    unittest.main()

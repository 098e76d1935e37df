"""The environment: what the loop of AEC environments may rely on."""

import unittest

import numpy as np

import highnoon
from highnoon.env import Env
from support import decks, library


def play(environment, seed=None, most=10**6):
    """A whole episode of random actions; all that was seen."""
    environment.reset(seed=seed)
    chance = np.random.default_rng(1)
    told = []
    for agent in environment.agent_iter(most):
        observation, reward, termination, truncation, info = environment.last()
        told.append((agent, reward, termination, truncation))
        if termination or truncation:
            environment.step(None)
        else:
            legal = np.flatnonzero(info["action_mask"])
            environment.step(chance.choice(legal))
    return told


class Aec(unittest.TestCase):
    def make(self, **arguments):
        return Env(library(), decks(arguments.pop("players", 2)), **arguments)

    def test_a_whole_episode_ends_with_each_agent_stepping_out(self):
        environment = self.make()
        for seed in range(10):
            told = play(environment, seed)
            self.assertEqual(environment.agents, [])
            last = told[-2:]
            self.assertEqual({agent for agent, *_ in last}, {"player_0", "player_1"})
            self.assertTrue(all(termination and not truncation for _, _, termination, truncation in last))
            self.assertIn(sorted(reward for _, reward, _, _ in last), ([-1, 1], [0, 0]))
            self.assertEqual(sum(reward for _, reward, _, _ in told), 0)

    def test_observations_and_actions_are_of_their_spaces(self):
        environment = self.make()
        environment.reset(seed=1)
        for seat, agent in enumerate(environment.possible_agents):
            environment.action_space(agent).seed(seat)
        for agent in environment.agent_iter(40):
            if environment.terminations[agent]:
                break
            for each in environment.possible_agents:
                self.assertTrue(environment.observation_space(each).contains(environment.observe(each)))
                self.assertIs(environment.observation_space(each), environment.observation_space(each))
                self.assertEqual(environment.observe(each)["action_mask"].any(), each == agent)
                self.assertTrue((environment.infos[each]["action_mask"] == environment.observe(each)["action_mask"]).all())
            mask = environment.last()[4]["action_mask"]
            self.assertEqual(mask.sum(), environment.game.option_count)
            action = environment.action_space(agent).sample(mask)
            self.assertTrue(mask[action] and environment.action_space(agent).contains(action))
            environment.step(action)

    def test_the_same_seed_is_the_same_episode_and_so_are_those_after_it(self):
        first, second = self.make(seed=5), self.make(seed=6)
        for environment in (first, second):
            environment.reset(seed=11)
        self.assertEqual(first.game, second.game)
        for environment in (first, second):
            environment.reset()
        self.assertEqual(first.game, second.game)
        hash_of_second_episode = first.game.hash
        first.reset(seed=11)
        self.assertNotEqual(first.game.hash, hash_of_second_episode)

    def test_an_illegal_action_changes_nothing(self):
        environment = self.make()
        environment.reset(seed=1)
        agent, before = environment.agent_selection, environment.game.hash
        with self.assertRaises(highnoon.NoSuchOption):
            environment.step(500)
        with self.assertRaises(ValueError):
            environment.step(None)
        self.assertEqual((environment.agent_selection, environment.game.hash), (agent, before))

    def test_too_long_a_game_is_truncated(self):
        told = play(self.make(most_choices=12), seed=1)
        self.assertEqual([truncation for *_, truncation in told[-2:]], [True, True])
        self.assertEqual([reward for _, reward, *_ in told], [0.0] * len(told))
        self.assertLessEqual(len(told), 14)

    def test_after_the_end_only_none_is_taken(self):
        environment = self.make(most_choices=1)
        environment.reset(seed=1)
        environment.step(0)
        with self.assertRaises(ValueError):
            environment.step(0)
        environment.step(None)
        self.assertEqual(environment.num_agents, 1)
        environment.step(None)
        with self.assertRaises(highnoon.GameOver):
            environment.step(None)

    def test_the_loser_shares_are_even_among_many(self):
        told = play(self.make(players=4), seed=3)
        rewards = sorted(reward for _, reward, *_ in told[-4:])
        self.assertAlmostEqual(sum(rewards), 0)
        self.assertTrue(rewards[-1] == 1 and rewards[0] == rewards[2] or rewards == [0] * 4)

    def test_decks_may_change_at_reset(self):
        environment = self.make()
        environment.reset(seed=1, options={"decks": decks()[::-1]})
        self.assertEqual(environment.decks, decks()[::-1])
        with self.assertRaises(highnoon.BadConfig):
            environment.reset(options={"decks": decks(3)})
        with self.assertRaises(highnoon.GameOver):
            self.make().step(0)

    def test_it_draws_itself_for_people(self):
        environment = self.make(render_mode="ansi")
        environment.reset(seed=1)
        self.assertIn("player_0", environment.render())
        play(environment, 1)
        self.assertIn("over", environment.render())
        self.assertIsNone(self.make().render())
        with self.assertRaises(highnoon.BadConfig):
            self.make(render_mode="human")

    def test_it_has_what_the_interface_names(self):
        environment = self.make()
        environment.reset(seed=1)
        for name in (
            "possible_agents agents agent_selection rewards _cumulative_rewards terminations truncations infos metadata "
            "observation_spaces action_spaces observation_space action_space reset step last observe agent_iter render close "
            "num_agents max_num_agents render_mode unwrapped"
        ).split():
            self.assertTrue(hasattr(environment, name), name)
        self.assertEqual(environment.max_num_agents, 2)
        self.assertEqual(environment.metadata["is_parallelizable"], False)
        environment.close()


if __name__ == "__main__":
    unittest.main()

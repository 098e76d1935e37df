"""A game in the shape of turn-based environments of several agents, as PettingZoo's AEC environments have it.

Nothing here needs that package: what fits by its attributes and methods fits. Agents are "player_0", "player_1", ... by seat. An action
is the index of an option of the pending decision; which are legal is in the mask.
"""

from __future__ import annotations

import random
from typing import Any, Iterator, Mapping, Optional, Sequence

import numpy as np

from ._highnoon import ACTIONS, BadConfig, Deck, Game, GameOver, Library, observation_schema

__all__ = ["ActionSpace", "ArraySpace", "DictSpace", "Env", "env"]

Observation = dict[str, Any]


class ActionSpace:
    """The whole numbers from 0 to n - 1, as gymnasium's Discrete."""

    def __init__(self, n: int, seed: Optional[int] = None) -> None:
        """A space of `n` actions; `seed` is for sample()."""
        self.n = n
        self.shape: tuple[int, ...] = ()
        self.dtype = np.dtype(np.int64)
        self._random = np.random.default_rng(seed)

    def seed(self, seed: Optional[int] = None) -> None:
        """Begins the chance of sample() anew."""
        self._random = np.random.default_rng(seed)

    def sample(self, mask: Optional[np.ndarray[Any, Any]] = None) -> int:
        """Any action, or any of those whose element of the mask is not 0; ValueError if none is."""
        if mask is None:
            return int(self._random.integers(self.n))
        legal = np.flatnonzero(mask)
        if len(legal) == 0:
            raise ValueError("the mask allows no action")
        return int(legal[self._random.integers(len(legal))])

    def contains(self, action: Any) -> bool:
        """Whether it is one of the actions."""
        return isinstance(action, (int, np.integer)) and not isinstance(action, bool) and 0 <= int(action) < self.n

    __contains__ = contains

    def __repr__(self) -> str:
        """For people."""
        return f"ActionSpace({self.n})"


class ArraySpace:
    """Arrays of one shape and type."""

    def __init__(self, shape: Sequence[int], dtype: str) -> None:
        """Arrays of this shape and type."""
        self.shape = tuple(shape)
        self.dtype = np.dtype(dtype)

    def contains(self, value: Any) -> bool:
        """Whether it is such an array."""
        return isinstance(value, np.ndarray) and value.shape == self.shape and value.dtype == self.dtype

    __contains__ = contains

    def __repr__(self) -> str:
        """For people."""
        return f"ArraySpace({self.shape}, {self.dtype})"


class DictSpace:
    """Dicts with a value of a space under each name."""

    def __init__(self, spaces: Mapping[str, Any]) -> None:
        """Dicts with exactly these names."""
        self.spaces = dict(spaces)

    def __getitem__(self, name: str) -> Any:
        """The space under a name."""
        return self.spaces[name]

    def contains(self, value: Any) -> bool:
        """Whether it is such a dict."""
        return (
            isinstance(value, dict)
            and value.keys() == self.spaces.keys()
            and all(space.contains(value[name]) for name, space in self.spaces.items())
        )

    __contains__ = contains

    def __repr__(self) -> str:
        """For people."""
        return f"DictSpace({self.spaces})"


class Env:
    """A game between agents that take turns by its rules: `agent_selection` must act.

    The usual loop:

        env = highnoon.env.Env(library, decks)
        env.reset(seed=7)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            action = None if termination or truncation else policy(observation, info["action_mask"])
            env.step(action)

    An observation is {"observation": {cards, players, table, options}, "action_mask": int8 array}; highnoon.observation_schema says what
    is in them. The winner is rewarded with 1 and the others with -1 between them; everybody with 0 in a draw. A game of
    more than `most_choices` choices is truncated.
    """

    metadata: dict[str, Any] = {"name": "highnoon_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        library: Library,
        decks: Sequence[Deck],
        *,
        ruleset: str = "reloaded",
        prompts: str = "quick",
        seed: int = 0,
        most_choices: int = 50_000,
        render_mode: Optional[str] = None,
    ) -> None:
        """A table for these decks; reset() begins a game.

        seed: of the seeds of games that are begun without one. Other arguments are those of highnoon.Game.
        Raises BadConfig for an impossible number of decks or another render mode than "ansi".
        """
        if render_mode not in (None, "ansi"):
            raise BadConfig(f"render mode {render_mode!r}: None or 'ansi'")
        self.library = library
        self.decks = list(decks)
        self.ruleset = ruleset
        self.prompts = prompts
        self.most_choices = most_choices
        self.render_mode = render_mode
        self.game: Optional[Game] = None
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.decks))]
        self.agents: list[str] = []
        self.agent_selection = ""
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        schema = observation_schema(len(self.decks))
        arrays = {name: ArraySpace(array["shape"], array["dtype"]) for name, array in schema["arrays"].items()}
        del arrays["mask"]
        space = DictSpace({"observation": DictSpace(arrays), "action_mask": ArraySpace((ACTIONS,), "int8")})
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: ActionSpace(ACTIONS) for agent in self.possible_agents}
        self._random = random.Random(seed)
        self._seen: dict[str, Observation] = {}

    # --- what it is

    @property
    def unwrapped(self) -> "Env":
        """This environment itself."""
        return self

    @property
    def num_agents(self) -> int:
        """How many agents have not been stepped out of the game."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """How many agents sit at the table."""
        return len(self.possible_agents)

    def observation_space(self, agent: str) -> DictSpace:
        """Of the observations of an agent: the same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> ActionSpace:
        """Of the actions of an agent: the same object at every call."""
        return self.action_spaces[agent]

    # --- playing

    def reset(self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        """Begins a game. The same seed begins the same game, and those begun after it without one are the same too.

        options: {"decks": other decks from now on, as many}.
        Raises BadConfig.
        """
        if seed is not None:
            self._random = random.Random(seed)
        decks = list((options or {}).get("decks", self.decks))
        if len(decks) != len(self.possible_agents):
            raise BadConfig(f"{len(decks)} decks for {len(self.possible_agents)} agents")
        game = Game(
            self.library,
            decks,
            names=self.possible_agents,
            ruleset=self.ruleset,
            prompts=self.prompts,
            seed=self._random.getrandbits(64),
        )
        self.game, self.decks = game, decks
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self._look()

    def step(self, action: Optional[int]) -> None:
        """Takes an action of `agent_selection`; None, and only that, if its game is over.

        Raises NoSuchOption for an action that is not legal: nothing has changed then. Raises GameOver if no agent is left.
        """
        game = self._game()
        if not self.agents:
            raise GameOver("no agent is left; reset() begins a game")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: None is for agents whose game is over")
        game.choose(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: 0.0 for each in self.agents}
        if game.is_over:
            winner = game.winner
            others = len(self.possible_agents) - 1
            for seat, each in enumerate(self.possible_agents):
                self.rewards[each] = 0.0 if winner is None else 1.0 if seat == winner else -1.0 / others
                self.terminations[each] = True
        elif game.choices >= self.most_choices:
            self.truncations = {each: True for each in self.agents}
        for each, reward in self.rewards.items():
            self._cumulative_rewards[each] += reward
        self._look()

    def last(self, observe: bool = True) -> tuple[Optional[Observation], float, bool, bool, dict[str, Any]]:
        """Of `agent_selection`: observation (None without `observe`), reward since it last acted, termination, truncation, info."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they must act, until all have been stepped out of the game."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def observe(self, agent: str) -> Observation:
        """What an agent knows now; its mask is empty unless it must act. The arrays are never written again."""
        if agent not in self._seen:
            arrays = self._game().observe(self.possible_agents.index(agent))
            mask = arrays.pop("mask").view(np.int8)
            self._seen[agent] = {"observation": arrays, "action_mask": mask}
        return self._seen[agent]

    def render(self) -> Optional[str]:
        """With render mode "ansi": what must be decided, with all options; for who decides."""
        if self.render_mode is None:
            return None
        game = self._game()
        decision = game.decision
        if decision is None:
            return f"The game is over: {game.outcome}" + ("" if game.winner is None else f" by {self.possible_agents[game.winner]}")
        lines = [f"Day {game.day}, {self.possible_agents[decision.player]}: {decision.prompt}"]
        return "\n".join(lines + [f"{option.index:4} {option.text}" for option in decision.options])

    def close(self) -> None:
        """Nothing is left to free."""

    def __repr__(self) -> str:
        """For people."""
        return f"<highnoon.env.Env: {len(self.possible_agents)} agents>"

    # --- inside

    def _game(self) -> Game:
        if self.game is None:
            raise GameOver("reset() begins a game")
        return self.game

    def _look(self) -> None:
        """Finds out who must act, and tells each agent what it may do."""
        game = self._game()
        self._seen = {}
        seat = game.to_decide
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]
        nothing = np.zeros(ACTIONS, np.int8)
        self.infos = {agent: {"action_mask": nothing, "seat": self.possible_agents.index(agent)} for agent in self.agents}
        if seat is not None and not self.truncations[self.agent_selection]:
            self.infos[self.agent_selection]["action_mask"] = self.observe(self.agent_selection)["action_mask"]

    def _leave(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError(f"the game of {agent} is over: its only action is None")
        self.agents.remove(agent)
        for each in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del each[agent]  # type: ignore[attr-defined]
        self.rewards = {each: 0.0 for each in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]


def env(library: Library, decks: Sequence[Deck], **arguments: Any) -> Env:
    """An Env; its arguments are the same."""
    return Env(library, decks, **arguments)

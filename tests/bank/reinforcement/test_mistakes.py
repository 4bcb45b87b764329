"""What known mistakes about rewards give on the examples for which the catalogue says so, and drawn options."""

from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

import pytest

from reference.reinforcement.decision_process import is_valid_policy
from reference.reinforcement.draws.choices import open_actions, would_be_policies
from reference.reinforcement.mistakes import by_hand
from reference.reinforcement.mistakes import decision_process as mistakes
from reference.reinforcement.mistakes import dynamic_programming as sweeps
from reference.reinforcement.mistakes import temporal_difference as learning
from reference.reinforcement.returns import discounted_return
from tests.known_mistakes import mistake_of

updated_by_hand = partial(mistake_of, "reinforcement.q_updates_by_hand")
sarsa_by_hand = partial(mistake_of, "reinforcement.sarsa_by_hand")

LINE = {str(x): {a: [(1, int(y == 5), str(y))] for a, y in [("L", x - 1), ("R", x + 1)]} for x in (2, 3, 4, 6, 7)}


LINE |= {end: {} for end in ("1", "5", "8")}  # the middle of Blockeel's line world


COIN = {"s": {"toss": [(0.5, 0, "on"), (0.5, 100, "end")]}, "on": {}, "end": {}}
WORTH = {"s": 0, "on": 100, "end": 0}
THREE = {"s": {"a": 0.0}, "t": {"x": 63, "y": 81, "z": 100}}
FOUR = {"a": 0, "b": 1, "c": 0, "d": 0}
DETOUR = [["3", "R", 0], ["4", "L", 0], ["3", "R", 0], ["4", "R", 1]]


def q_step(process: Any, alpha: float = 1) -> float:
    """What a mistaken Q-learning makes of a step without a reward to a state worth 63, 81 and 100."""
    return float(process.last(q=THREE, transitions=[("s", "a", 0, "t")], gamma=0.9, alpha=alpha).value)


def after_sweeps(process: Any, **args: Any) -> dict[str, float]:
    return dict(process.last(mdp=LINE, gamma=0.9, eps=0.01, **args).values)


def after_detours() -> float:
    zeros = {place: {"L": Fraction(0), "R": Fraction(0)} for place in "34"}
    half = Fraction(1, 2)
    states = list(learning.SARSA_OF_BEST.steps(q=zeros, episodes=[DETOUR] * 3, gamma=half, alpha=half))
    return float(states[9].value)


FIGURES = {  # the mistake: what it gives, what the catalogue says
    "the first reward discounted": (discounted_return([0, 0, 0, 1], 0.9, first_power=1), 0.6561),
    "no discount": (mistake_of("reinforcement.discounted_return", "not discounted")([1, 2, 3, 4], 0.5), 10),
    "gamma times the number of steps": (mistakes.return_by_multiples([0] * 10 + [1], 0.9), 9),
    "the best outcome for the mean": (mistakes.q_of_best_outcome(COIN, WORTH, 0.9)["s"]["toss"], 100),
    "the mean of the next values": (q_step(learning.Q_LEARNING_OF_MEAN), 73.2),
    "rate and rest exchanged": (updated_by_hand("rate for the wrong share")(10, 4, 0.1), 4.6),
    "the error with the wrong sign": (sarsa_by_hand("away from the target")(10, -6, 0.1), 10.6),
    "the old value not taken away": (updated_by_hand("old value not taken away")(2, 3.7, 0.5), 3.85),
    "Q-learning for SARSA": (after_detours(), 9 / 32),
    "no share of exploring for the best": (
        mistake_of("reinforcement.epsilon_greedy", "best action's share of exploring lost")(FOUR, 0.1)["b"],
        0.9,
    ),
    "the reward discounted in value iteration": (
        after_sweeps(sweeps.ITERATION_WITH_REWARD_DISCOUNTED, order=["2", "3", "4", "6", "7"])["4"],
        0.9,
    ),
    "the neighbour of the largest value": (
        mistakes.greedy_by_next_value(LINE, {"3": 0.9, "5": 0} | dict.fromkeys("124678", 0.5), 0.9)["4"] == "L",
        True,
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", FIGURES)
def test_a_mistake_gives_what_the_catalogue_says(mistake: str) -> None:
    given, said = FIGURES[mistake]
    assert given == pytest.approx(said)


def test_would_be_policies_are_right_and_wrong_in_every_way() -> None:
    for seed in range(20):
        random = Random(seed)
        actions = open_actions(random)
        drawn = would_be_policies(random, actions)
        assert [is_valid_policy(actions, each) for each in drawn] == [True] * 4 + [False] * 5
        shifted, misplaced, *_, negative = drawn[4:]
        assert by_hand.valid_over_places(actions, shifted)
        assert mistake_of("reinforcement.which_policies_are_valid", "ways that are not there")(actions, misplaced)
        assert mistake_of("reinforcement.which_policies_are_valid", "negative probability")(actions, negative)

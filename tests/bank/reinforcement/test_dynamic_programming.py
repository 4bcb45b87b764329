"""Tests of `reference.reinforcement.dynamic_programming`."""

from fractions import Fraction
from typing import Any

import pytest

from reference.reinforcement.decision_process import policy_value, q_values
from reference.reinforcement.dynamic_programming import POLICY_EVALUATION, POLICY_ITERATION, VALUE_ITERATION
from reference.reinforcement.temporal_difference import Q_LEARNING, SARSA, q_learning

HALF = Fraction(1, 2)


def line_world(last: int = 10, goal: int = 5) -> dict[str, Any]:
    """Blockeel's places 1 to 10 in a row: a step to either side, and a reward of 1 on reaching 5."""
    places: dict[str, Any] = {}
    for x in range(1, last + 1):
        steps = {"L": x - 1, "R": x + 1} if x != goal else {}
        places[str(x)] = {a: [(1, int(y == goal), str(y))] for a, y in steps.items() if 1 <= y <= last}
    return places


def line_policy(letters: str) -> dict[str, str]:
    return {str(x): letter for x, letter in enumerate(letters, 1) if letter != "-"}


def table(text: str) -> dict[str, Fraction]:
    return {str(x): Fraction(value) for x, value in enumerate(text.split(), 1)}


LINE, RIGHTWARDS = line_world(), line_policy("RRRR-RRRRL")
OPTIMAL_HALF = table("1/8 1/4 1/2 1 0 1 1/2 1/4 1/8 1/16")


def test_the_line_world_of_blockeel_has_the_values_of_its_policies() -> None:
    best = line_policy("RRRR-LLLLL")
    assert policy_value(LINE, best, HALF) == OPTIMAL_HALF
    assert policy_value(LINE, RIGHTWARDS, HALF) == table("1/8 1/4 1/2 1 0 0 0 0 0 0")


def test_sweeps_over_the_line_world_are_as_by_hand() -> None:
    args = {"mdp": LINE, "policy": line_policy("RRRR-LLLLL"), "gamma": HALF, "eps": Fraction(1, 100)}
    two = [state.values for state in POLICY_EVALUATION.steps(**args)]
    assert two[1:4] == [
        table("0 0 0 1 0 1 0 0 0 0"),
        table("0 0 1/2 1 0 1 1/2 0 0 0"),
        table("0 1/4 1/2 1 0 1 1/2 1/4 0 0"),
    ]
    assert (len(two) - 1, two[-1]) == (6, OPTIMAL_HALF)
    one = [state.values for state in POLICY_EVALUATION.steps(**args, sweep="in_place")]
    assert one[1] == table("0 0 0 1 0 1 1/2 1/4 1/8 1/16")
    assert len(one) - 1 == 5
    down = [
        state.values
        for state in POLICY_EVALUATION.steps(**args, sweep="in_place", order=[*map(str, range(10, 5, -1)), *"4321"])
    ]
    assert (down[1], len(down) - 1) == (table("1/8 1/4 1/2 1 0 1 0 0 0 0"), 6)


@pytest.mark.parametrize(
    ("sweep", "reverse", "sweeps"), [("in_place", False, 5), ("in_place", True, 6), ("sync", False, 6)]
)
def test_value_iteration_needs_as_many_sweeps_as_by_hand(sweep: str, reverse: bool, sweeps: int) -> None:
    places = [str(x) for x in range(1, 11) if x != 5]
    states = list(
        VALUE_ITERATION.steps(
            mdp=LINE, order=places[::-1] if reverse else places, gamma=HALF, eps=Fraction(1, 100), sweep=sweep
        )
    )
    assert (len(states) - 1, states[-1].values) == (sweeps, OPTIMAL_HALF)


def test_sweeps_go_on_while_the_largest_change_is_eps() -> None:
    places = [str(x) for x in range(1, 11) if x != 5]
    lengths = dict.fromkeys(("1/8", "1/7"), 0)
    for eps in lengths:
        states = VALUE_ITERATION.steps(mdp=LINE, order=places, gamma=HALF, eps=Fraction(eps))
        lengths[eps] = len(list(states)) - 1
    assert lengths == {"1/8": 5, "1/7": 4}  # the changes are 1, 1/2, 1/4, 1/8, 0


def test_policy_iteration_on_the_line_world_turns_one_place_after_the_other() -> None:
    states = list(POLICY_ITERATION.steps(mdp=LINE, policy=RIGHTWARDS, gamma=HALF))
    turned = ["RRRR-LRRRL", "RRRR-LLRRL", "RRRR-LLLRL", "RRRR-LLLLL", "RRRR-LLLLL"]
    assert [state.policy for state in states] == [RIGHTWARDS, *map(line_policy, turned)]
    assert states[-1].values == OPTIMAL_HALF


EPISODE = [("2", "R", 0, "3"), ("3", "R", 0, "4"), ("4", "R", 1, "5")]
DETOUR = [("3", "R", 0, "4"), ("4", "L", 0, "3"), ("3", "R", 0, "4"), ("4", "R", 1, "5")]


LEARNED = {  # Blockeel's line world, gamma 1/2, from zeros: (transitions, alpha, the new values)
    "three times the same way": (EPISODE * 3, 1, "0 0 1  0 1/2 1  1/4 1/2 1"),
    "and a detour": (
        EPISODE * 3 + [("3", "L", 0, "2"), *EPISODE], 1, "0 0 1  0 1/2 1  1/4 1/2 1  1/8 1/4 1/2 1"
    ),
    "three times at half the rate": (EPISODE * 3, HALF, "0 0 1/2  0 1/8 3/4  1/32 1/4 7/8"),
    "a detour three times": (
        DETOUR * 3, HALF, "0 0 0 1/2  1/8 1/32 3/16 3/4  9/32 11/128 21/64 7/8"
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", LEARNED)
def test_q_learning_gives_the_values_by_hand(what: str) -> None:
    met, alpha, figures = LEARNED[what]
    zeros = {state: dict.fromkeys(actions, Fraction(0)) for state, actions in LINE.items() if actions}
    states = list(Q_LEARNING.steps(q=zeros, transitions=met, gamma=HALF, alpha=alpha))
    assert [state.value for state in states[1:]] == [Fraction(figure) for figure in figures.split()]


def test_sarsa_gives_the_values_by_hand_on_the_same_detour() -> None:
    zeros = {state: dict.fromkeys(actions, Fraction(0)) for state, actions in LINE.items() if actions}
    episode = [step[:3] for step in DETOUR]
    states = list(SARSA.steps(q=zeros, episodes=[episode] * 3, gamma=HALF, alpha=HALF))
    figures = "0 0 0 1/2  0 0 1/8 3/4  1/16 1/64 7/32 7/8"
    assert [state.value for state in states[1:]] == [Fraction(figure) for figure in figures.split()]


def test_q_learning_over_every_pair_again_and_again_ends_at_the_optimal_values() -> None:
    q = {state: dict.fromkeys(actions, 0.0) for state, actions in LINE.items() if actions}
    every = [(s, a, outcomes[0][1], outcomes[0][2]) for s in LINE for a, outcomes in LINE[s].items()]
    learned = q_learning(q, every * 12, 0.5)
    best = {state: float(value) for state, value in OPTIMAL_HALF.items()}
    assert learned == q_values(LINE, best, 0.5)
    towards = {"4": "R", "2": "R", "7": "L"}
    for place, way in towards.items():  # Blockeel's closed form, as it should be: gamma^(d-1), and gamma^(d+1) away
        distance = abs(int(place) - 5)
        assert learned[place] == {a: 0.5 ** (distance - 1 if a == way else distance + 1) for a in "LR"}

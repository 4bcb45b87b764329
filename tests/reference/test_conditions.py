from typing import Any

import pytest

from reference.draws.conditions import CONDITIONS
from reference.linear import PERCEPTRON

AND = [[[0, 0], 0], [[0, 1], 0], [[1, 0], 0], [[1, 1], 1]]
POINT = [[[1], 1]]


def perceptron(examples: list, weights: list[float], rate: float, max_epochs: int = 20) -> tuple[dict, list]:
    args = {"examples": examples, "weights": weights, "rate": rate}
    return args, [{"weights": list(state.weights)} for state in PERCEPTRON.steps(**args, max_epochs=max_epochs)]


ROWS = [{"a": a, "class": c} for a, c in ["uy", "un", "vy", "vn"]]
HOLDS = {  # what is drawn: (condition, args and expected)
    "a share of one": ("informative", ({}, 0.94)),
    "a number above one": ("informative", ({}, 1.5)),
    "steps that move": ("informative", perceptron(AND, [0, 0, 0], 1)),
    "sums clear of zero": ("no_sum_near_zero", perceptron(AND, [0.15, 0.3, 0.4], 0.5)),
    "learned": ("separates", perceptron(AND, [0, 0, 0], 1)),
    "three moves": ("several_corrections", perceptron(AND, [0, 0, 0], 1)),
    "parts apart": ("parts_differ", ({}, {"hit": 0.01, "alarm": 0.012})),
    "no empty class": ("no_zero_count", ({"counts": [1, 2]}, 0.9)),
    "every value with every class": ("no_zero_count", ({"rows": ROWS}, 0.9)),
}
FAILS = {
    "zero": ("informative", ({}, 0.0)),
    "nearly one": ("informative", ({}, 1 - 1e-12)),
    "not a number": ("informative", ({}, float("nan"))),
    "steps that never move": ("informative", perceptron(POINT, [1, 1], 1)),
    "parts all the same": ("informative", ({}, {"a": 0.5, "b": 0.5})),
    "a sum of zero at the start": ("no_sum_near_zero", perceptron(POINT, [0, 0], 1)),
    "a sum of 3e-17 at the start": ("no_sum_near_zero", perceptron([[[1, 1], 1]], [-0.3, 0.1, 0.2], 1)),
    "a sum of zero on the way": ("no_sum_near_zero", perceptron([[[1], 1], [[1], 0]], [-0.1, -0.1], 0.1, 1)),
    "a sum of zero only when all are tried": ("no_sum_near_zero", perceptron([[[1], 0], [[0], 1]], [-0.5, 0], 0.5)),
    "not learned in time": ("separates", perceptron(AND, [0, 0, 0], 1, max_epochs=2)),
    "one move": ("several_corrections", perceptron(POINT, [-0.1, 0], 1)),
    "parts alike in three decimals": ("parts_differ", ({}, {"hit": 0.01, "alarm": 0.0104})),
    "an empty class": ("no_zero_count", ({"counts": [1, 0]}, 0.0)),
    "a value without one class": ("no_zero_count", ({"rows": ROWS[:3]}, 0.9)),
}


@pytest.mark.parametrize("drawn", HOLDS)
def test_a_condition_holds(drawn: str) -> None:
    condition, given = HOLDS[drawn]
    assert CONDITIONS[condition](*given)


@pytest.mark.parametrize("drawn", FAILS)
def test_a_condition_fails(drawn: str) -> None:
    condition, given = FAILS[drawn]
    assert not CONDITIONS[condition](*given)


def test_every_condition_is_seen_to_hold_and_to_fail() -> None:
    tried: Any = [{condition for condition, _ in table.values()} for table in (HOLDS, FAILS)]
    assert tried == [CONDITIONS.keys(), CONDITIONS.keys()]

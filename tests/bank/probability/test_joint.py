"""Tests of `reference.probability.joint`."""

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.probability.draws.joint import joint as drawn_joint
from reference.probability.draws.joint import structured_joint
from reference.probability.estimates import conditional_probability, m_estimate, relative_frequency
from reference.probability.joint import (
    best_accuracy,
    cells,
    conditional_distribution,
    independent,
    independent_groups,
    independent_pairs,
    joint_distribution,
    marginal,
    total_probability,
)

SEEDS = st.integers(0, 10**6).map(Random)
ROWS = st.lists(st.fixed_dictionaries({"a": st.sampled_from("uvw"), "b": st.sampled_from("xy")}), min_size=1)
DICE = {(x, x + y): Fraction(1, 36) for x in range(1, 7) for y in range(1, 7)}  # Blockeel, figure A.3


@given(ROWS, st.sampled_from("uvw"), st.sampled_from("xy"))
def test_a_condition_makes_the_table_smaller(rows: list[dict[str, str]], a: str, b: str) -> None:
    among = [row for row in rows if row["b"] == b]
    if not among:
        with pytest.raises(ValueError, match="no trials"):
            conditional_probability(rows, {"a": a}, {"b": b})
        return
    found = conditional_probability(rows, {"a": a}, {"b": b})
    assert found == np.mean([row["a"] == a for row in among])
    both = sum(row == {"a": a, "b": b} for row in rows) / len(rows)
    assert found >= both
    assert sum(conditional_probability(rows, {"a": each}, {"b": b}) for each in "uvw") == pytest.approx(1)


@given(ROWS)
def test_a_joint_table_is_counted_and_its_margins_are_shares(rows: list[dict[str, str]]) -> None:
    table = joint_distribution(rows, ["b", "a"])
    assert sum(table.values()) == 1
    assert {key: value * len(rows) for key, value in table.items()} == Counter((r["b"], r["a"]) for r in rows)
    assert marginal(table, [1]) == joint_distribution(rows, ["a"])


@given(SEEDS)
def test_margins_conditions_and_best_guesses_are_sums_over_an_array(random: Random) -> None:
    table = drawn_joint(random, sizes=[2, 3, 2], empty=[0, 3])
    names = [sorted({values[place] for values, _ in table}) for place in range(3)]
    array = np.zeros([len(each) for each in names])
    for values, p in table:
        array[tuple(names[place].index(value) for place, value in enumerate(values))] = p
    margin = marginal(table, [2, 0])
    assert sum(margin.values()) == pytest.approx(1)
    for (z, x), p in margin.items():
        assert p == pytest.approx(array.sum(axis=1)[names[0].index(x), names[2].index(z)])
    seen = table[0][0][1]
    column = array[:, names[1].index(seen), :].sum(axis=1)
    found = conditional_distribution(table, 0, {1: seen})
    assert found == pytest.approx({x: column[names[0].index(x)] / column.sum() for x in found})
    assert found == conditional_distribution(table, 0, [(1, seen)])
    assert best_accuracy(table, 0) == pytest.approx(array.max(axis=0).sum())


def test_the_margins_of_two_dice_are_those_of_figure_a3() -> None:
    outcomes = [{"x": x, "z": x + y} for x, y in product(range(1, 7), repeat=2)]
    assert joint_distribution(outcomes, ["x", "z"]) == DICE
    assert marginal(DICE, [0]) == {(x,): Fraction(1, 6) for x in range(1, 7)}
    assert marginal(DICE, [1]) == {(z,): Fraction(6 - abs(7 - z), 36) for z in range(2, 13)}
    assert conditional_distribution(DICE, 0, {1: 4}) == {1: Fraction(1, 3), 2: Fraction(1, 3), 3: Fraction(1, 3)}
    assert not independent(DICE, [0], [1])


def test_dice_and_coins_are_independent_groups_as_in_example_12_4() -> None:
    table = {
        (x, y, x + y, a, b, a == b): Fraction(1, 144)
        for x, y in product(range(1, 7), repeat=2)
        for a, b in product("ht", repeat=2)
    }
    assert independent_groups(table, [[0, 1, 2], [3, 4, 5]])
    assert independent(table, [0], [1])
    assert not independent(table, [0], [2])
    assert {(3, 4), (3, 5), (4, 5)} <= set(independent_pairs(table))
    assert not independent_groups(table, [[3], [4], [5]])  # pairwise, yet not mutually


@given(SEEDS)
def test_independence_is_symmetric_and_that_of_every_cell(random: Random) -> None:
    table = structured_joint(random)
    assert sum(cells(table).values()) == pytest.approx(1)
    for a, b in [(0, 1), (0, 2), (1, 2)]:
        pair, left, right = marginal(table, [a, b]), marginal(table, [a]), marginal(table, [b])
        every = all(
            abs(pair.get((*x, *y), 0) - p * q) < 1e-9 for (x, p), (y, q) in product(left.items(), right.items())
        )
        assert independent(table, [a], [b]) == independent(table, [b], [a]) == every
        assert ((a, b) in independent_pairs(table)) == every


def test_what_is_independent_may_not_be_so_given_a_third() -> None:
    coins = {(x, y, x == y): Fraction(1, 4) for x in "ht" for y in "ht"}
    assert independent(coins, [0], [1])
    assert not independent(coins, [0], [1], given=[2])


UNDEFINED = {
    "no trials": lambda: relative_frequency(0, 0),
    "evidence is impossible": lambda: conditional_distribution(DICE, 0, {1: 99}),
    "weights do not add up": lambda: total_probability([0.5], [0.7]),
    "how many values": lambda: m_estimate(1, 2, m=1, per_value=True),
    "what the prior is": lambda: m_estimate(1, 2, m=1),
}


@pytest.mark.parametrize("message", UNDEFINED)
def test_what_is_not_defined_is_refused(message: str) -> None:
    with pytest.raises(ValueError, match=message):
        UNDEFINED[message]()

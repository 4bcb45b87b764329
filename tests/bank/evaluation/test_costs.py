"""Tests of `reference.evaluation.costs`."""

from itertools import product

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from reference.evaluation.costs import cell_costs, expected_cost, is_reasonable_cost
from reference.evaluation.regression import regression_error, regression_errors

MATRIX = st.lists(st.lists(st.integers(0, 20), min_size=3, max_size=3), min_size=3, max_size=3)
UNIT_COSTS = [[0, 1, 1], [1, 0, 1], [1, 1, 0]]


@given(MATRIX, MATRIX)
def test_the_cost_is_the_sum_over_the_cells_and_linear_in_the_costs(
    confusion: list[list[int]], cost: list[list[int]]
) -> None:
    assume(sum(map(sum, confusion)))
    total = expected_cost(confusion, cost, average=False)
    assert total == pytest.approx(float(np.sum(np.array(confusion) * np.array(cost))))
    assert expected_cost(confusion, cost) == pytest.approx(total / sum(map(sum, confusion)))
    doubled = [[2 * price + 1 for price in row] for row in cost]
    assert expected_cost(confusion, doubled) == pytest.approx(2 * expected_cost(confusion, cost) + 1)
    assert cell_costs(confusion, cost)[1][2] == confusion[1][2] * cost[1][2]


@given(MATRIX)
def test_costs_of_one_count_the_mistakes(confusion: list[list[int]]) -> None:
    assume(sum(map(sum, confusion)))
    wrong = sum(map(sum, confusion)) - int(np.trace(np.array(confusion)))
    assert expected_cost(confusion, UNIT_COSTS, average=False) == wrong


@pytest.mark.parametrize(("right", "wrong"), list(product([(0, 0), (0, 3), (-1, 0)], [(1, 1), (3, 2), (0, 5), (4, 3)])))
def test_costs_are_reasonable_if_no_mistake_is_cheaper_than_a_right_prediction(
    right: tuple[int, int], wrong: tuple[int, int]
) -> None:
    cost = [[right[0], wrong[0]], [wrong[1], right[1]]]
    expected = min(right) >= 0 and all(bad >= good for bad in wrong for good in right)
    assert is_reasonable_cost(cost) is expected


UNDEFINED = {
    "the errors of no prediction": lambda: regression_errors([], []),
    "an error of another name": lambda: regression_error([1], [1], measure="rae"),
    "lists of unequal length": lambda: regression_errors([1], [1, 2]),
    "matrices of unequal size": lambda: expected_cost([[1, 2], [3, 4]], UNIT_COSTS),
}


@pytest.mark.parametrize("what", UNDEFINED)
def test_what_is_not_defined_is_refused(what: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        UNDEFINED[what]()

"""Tests of `reference.linear.separability`."""

from itertools import product

import pytest

from reference.linear.gradient_descent import delta_rule, gradient_descent
from reference.linear.separability import is_separable

SQUARE = list(product((0, 1), repeat=2))


def test_blockeels_factor_is_two_and_a_board_is_learned_as_by_hand() -> None:
    conjunction = [(x, float(all(x))) for x in SQUARE]
    twice = gradient_descent(conjunction, (0, 0, 0), 0.1, passes=2, factor=2).weights
    assert twice == pytest.approx((0.08, 0.2, 0.2))
    incremental = delta_rule(conjunction, (0, 0, 0), 0.2, passes=2).weights
    assert incremental == pytest.approx((0.17024, 0.28224, 0.26784))
    board = [((3, 0, 1, 0, 0, 0), 100)] * 3
    assert delta_rule(board, [0] * 7, 0.1, passes=1).weights == pytest.approx((9.1, 27.3, 0, 9.1, 0, 0, 0))


def test_of_the_sixteen_boolean_functions_of_two_inputs_all_but_two_are_separable() -> None:
    functions = list(product((0, 1), repeat=4))
    assert [labels for labels in functions if not is_separable(SQUARE, labels)] == [(0, 1, 1, 0), (1, 0, 0, 1)]


@pytest.mark.slow
def test_of_the_boolean_functions_of_three_inputs_104_are_separable() -> None:
    corners = list(product((0, 1), repeat=3))
    assert sum(is_separable(corners, labels) for labels in product((0, 1), repeat=8)) == 104

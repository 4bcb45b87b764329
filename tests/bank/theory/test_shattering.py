"""Tests of `reference.theory.shattering`."""

from itertools import product

import pytest

from reference.theory.shattering import (
    conjunctions,
    polynomial_labellings,
    vc_conjunction_bound,
    vc_dimension,
)
from tests.banked import worked_out


@pytest.mark.parametrize("attributes", [1, 2, 3])
def test_conjunctions_have_as_many_dimensions_as_attributes(attributes: int) -> None:
    rows = conjunctions(attributes)
    assert len({*rows}) == 3**attributes
    assert vc_dimension(rows) == attributes <= vc_conjunction_bound(attributes)


def test_polynomials_change_their_sign_as_often_as_their_degree_allows() -> None:
    assert [len(polynomial_labellings(4, degree)) for degree in range(4)] == [2, 8, 14, 16]


def test_the_parts_of_a_class_are_counted() -> None:
    rows = [list(row) for row in product((0, 1), repeat=4) if sum(row) <= 2]
    assert worked_out("theory.vc_by_hand", hypotheses=rows) == {"pair": 4, "triple": 7, "bound": 3, "dimension": 2}

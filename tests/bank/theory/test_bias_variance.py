"""Tests of `reference.theory.bias_variance`."""

from tests.banked import worked_out


def test_the_parts_of_bias_and_variance_are_those_of_the_whole() -> None:
    parts = worked_out("theory.bias_variance_by_hand", predictions=[[2, 3], [4, 5], [3, 7], [3, 5]], actual=[2, 4])
    assert parts == {"first": 3, "second": 5, "bias": 1, "variance": 1.25, "error": 2.25}

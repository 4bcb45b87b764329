"""Tests of `reference.theory.bias_variance`."""

from reference.theory.bias_variance import bias_variance_parts


def test_the_parts_of_bias_and_variance_are_those_of_the_whole() -> None:
    parts = bias_variance_parts([[2, 3], [4, 5], [3, 7], [3, 5]], [2, 4])
    assert parts == {"first": 3, "second": 5, "bias": 1, "variance": 1.25, "error": 2.25}

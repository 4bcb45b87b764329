"""Tests of `reference.trees.draws`."""

from reference.trees.draws.regression_pruning import clear


def test_a_comparison_that_is_nearly_a_tie_is_not_clear() -> None:
    tree = {"test": "a", "branches": {"u": 10.0, "v": 20.0}}
    training = [{"a": "u", "y": 10}, {"a": "v", "y": 20}]
    assert not clear(tree, training, [{"a": "u", "y": 12.5}], "y")
    assert clear(tree, training, [{"a": "u", "y": 14}], "y")

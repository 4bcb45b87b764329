"""Tests of `reference.trees.variance_split`, against NumPy and scikit-learn."""

import math
from random import Random

import numpy as np
import pytest
from sklearn.tree import DecisionTreeRegressor

from reference.trees.variance_split import (
    VARIANCE_SCAN,
    best_split_regression,
    best_splits_regression,
    split_variance,
    weighted_squared_means,
)


def some_groups(seed: int) -> list[list[float]]:
    random = Random(seed)
    return [[random.randint(-40, 90) / 4 for _ in range(random.randint(0, 5))] for _ in range(4)] + [[1.5]]


@pytest.mark.parametrize("seed", range(8))
def test_the_variance_is_that_of_numpy_and_adds_up_with_the_squared_means(seed: int) -> None:
    groups = some_groups(seed)
    filled = [group for group in groups if group]
    left = np.average([np.var(group) for group in filled], weights=[len(group) for group in filled])
    assert math.isclose(split_variance(groups), left, abs_tol=1e-9)
    every = [value for group in groups for value in group]
    assert math.isclose(
        split_variance(groups) + weighted_squared_means(groups), np.mean(np.square(every)), abs_tol=1e-9
    )


def test_a_binary_split_leaves_what_a_tree_of_scikit_learn_leaves() -> None:
    groups = [[3.0, 5.0, 4.5], [9.0, 11.0]]
    x = [[side] for side, group in enumerate(groups) for _ in group]
    tree = DecisionTreeRegressor(max_depth=1).fit(x, [value for group in groups for value in group]).tree_
    assert math.isclose(split_variance(groups), np.average(tree.impurity[1:], weights=tree.n_node_samples[1:]))


def test_an_empty_group_changes_nothing_and_predicts_the_mean_of_all() -> None:
    assert split_variance([[1, 3], [10], []]) == split_variance([[1, 3], [10]])
    rows = [{"a": "u", "y": 1}, {"a": "u", "y": 3}]
    [_, state] = VARIANCE_SCAN.steps(rows=rows, domains={"a": ["u", "v"]}, target="y")
    assert state.predictions == {"u": 2.0, "v": 2.0}
    with pytest.raises(ValueError, match="no examples"):
        split_variance([[], []])


@pytest.mark.parametrize("seed", range(6))
def test_the_scan_ends_with_the_best_feature(seed: int) -> None:
    random = Random(seed)
    rows = [
        {"a": random.choice("uv"), "b": random.choice("xyz"), "c": random.choice("pq"), "y": random.randint(1, 9)}
        for _ in range(8)
    ]
    domains = {"a": ["u", "v"], "b": ["x", "y", "z"], "c": ["p", "q"]}
    last = VARIANCE_SCAN.last(rows=rows, domains=domains, target="y")
    assert last.best == best_split_regression(rows, list(domains), "y")


def test_tied_features_are_both_best() -> None:
    rows = [{"a": "u", "b": "x", "y": 1}, {"a": "v", "b": "y", "y": 2}]
    assert best_splits_regression(rows, ["a", "b"], "y") == ["a", "b"]
    start, first, _ = VARIANCE_SCAN.steps(rows=rows, domains={"a": ["u", "v"], "b": ["x", "y"]}, target="y")
    following = VARIANCE_SCAN.successors(first, rows, {"a": ["u", "v"], "b": ["x", "y"]}, "y")
    assert [state.best for state in following] == ["a", "b"]
    assert start.best is None
    with pytest.raises(ValueError, match="no feature"):
        best_split_regression(rows, [], "y")

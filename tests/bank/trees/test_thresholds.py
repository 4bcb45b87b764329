"""Tests of `reference.trees.thresholds`."""

from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

from reference.shared.draws.tables import table
from reference.trees.decision_tree import Tree, classify
from reference.trees.draws.numeric import (
    boat_days,
    grown_tree,
    held_back,
    labelled_numbers,
    labels_for,
    priced_table,
    sorted_numbers,
)
from reference.trees.id3 import majorities
from reference.trees.pruning import errors_on, nodes, reduced_error_pruning, with_value
from reference.trees.regression import best_features, regression_tree, spread, variance_left
from reference.trees.thresholds import (
    best_threshold,
    best_thresholds,
    candidate_thresholds,
    side_counts,
    threshold_gain,
)
from tests.banked import worked_out

SEEDS = st.integers(0, 10**6).map(Random)


FERRY: Tree = {
    "test": "wind",
    "branches": {"strong": "stay", "weak": {"test": "rain", "branches": {"yes": "stay", "no": "go"}}},
}


@given(SEEDS)
def test_the_best_cut_parts_the_rows_as_scikit_learns_stump_does(random: Random) -> None:
    rows = labelled_numbers(random)
    stump = DecisionTreeClassifier(criterion="entropy", max_depth=1)
    stump.fit([[row["value"]] for row in rows], [row["class"] for row in rows])
    theirs = threshold_gain(rows, "value", "class", stump.tree_.threshold[0] + 1e-9)
    best = best_thresholds(rows, "value", "class")
    assert threshold_gain(rows, "value", "class", best[0]) == pytest.approx(theirs)
    gains = [threshold_gain(rows, "value", "class", each) for each in candidate_thresholds(rows, "value")]
    assert [
        each for each, gain in zip(candidate_thresholds(rows, "value"), gains, strict=True) if gain > max(gains) - 1e-12
    ] == best
    assert all(gain >= -1e-12 for gain in gains)


@given(SEEDS)
def test_a_monotone_change_of_the_numbers_keeps_the_partition(random: Random) -> None:
    rows = labelled_numbers(random)
    moved = [{**row, "value": row["value"] ** 3} for row in rows]
    for one, other in zip(
        best_thresholds(rows, "value", "class"), best_thresholds(moved, "value", "class"), strict=True
    ):
        assert side_counts(rows, "value", "class", one) == side_counts(moved, "value", "class", other)


def test_what_cannot_be_cut_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to cut"):
        best_threshold([{"x": 1, "c": "a"}, {"x": 1, "c": "b"}], "x", "c")


@given(SEEDS)
def test_the_parts_of_the_threshold_calculation_are_gains(random: Random) -> None:
    values = sorted_numbers(random, 8)
    labels = labels_for(random, values)
    rows = [{"v": value, "c": label} for value, label in zip(values, labels, strict=True)]
    low, high = values[2] + 0.5, values[5] + 0.5
    parts = worked_out("trees.threshold_by_hand", values=values, labels=labels, low=low, high=high)
    assert (parts["gain_low"], parts["gain_high"]) == tuple(
        threshold_gain(rows, "v", "c", each) for each in (low, high)
    )


def prunings(tree: Tree, training: Any, target: str) -> list[Tree]:
    """Every tree that cutting nodes away can leave, new leaves labelled by the training rows."""
    if isinstance(tree, str):
        return [tree]
    test, branches = tree["test"], tree["branches"]
    below = [prunings(branches[value], with_value(training, test, value), target) for value in branches]
    kept: list[Tree] = [{"test": test, "branches": dict(zip(branches, each, strict=True))} for each in product(*below)]
    return [*kept, majorities(training, target)[0]] if training else kept


@given(SEEDS)
def test_pruning_finds_the_smallest_of_the_best_prunings(random: Random) -> None:
    rows = table(random, rows=[6, 10], columns={"a": 2, "b": 2, "class": 2})
    tree, held = grown_tree(random, rows), held_back(random, rows)
    pruned = reduced_error_pruning(tree, rows, held, "class")
    errors = {repr(each): errors_on(each, held, "class") for each in prunings(tree, rows, "class")}
    assert errors[repr(pruned)] == min(errors.values())
    smallest = min(nodes(each) for each in prunings(tree, rows, "class") if errors[repr(each)] == min(errors.values()))
    assert nodes(pruned) == smallest
    kept = reduced_error_pruning(tree, rows, held, "class", on_tie="keep")
    assert errors_on(pruned, held, "class") <= errors_on(kept, held, "class") <= errors_on(tree, held, "class")


@given(SEEDS)
def test_the_parts_of_the_pruning_calculation_decide_as_the_algorithm_at_one_node(random: Random) -> None:
    training, held = boat_days(random), boat_days(random, surprise=0.4)
    parts = worked_out("trees.pruning_by_hand", tree=FERRY, training=training, pruning=held, target="boat")
    assert parts["subtree"] == sum(classify(FERRY, row) != row["boat"] for row in held)
    assert (parts["verdict"] == "prune") == (parts["leaf"] <= parts["subtree"])


@given(SEEDS)
def test_yes_no_attributes_give_scikit_learns_predictions(random: Random) -> None:
    rows = priced_table(random, columns={"a": ["y", "n"], "b": ["y", "n"]})
    numbers = [[row["a"] == "y", row["b"] == "y"] for row in rows]
    model = DecisionTreeRegressor(random_state=0).fit(numbers, [row["price"] for row in rows])
    tree = regression_tree(rows, "price")
    for row, predicted in zip(rows, model.predict(numbers), strict=True):
        below: Any = tree
        while isinstance(below, dict):
            below = below["branches"][row[below["test"]]]
        assert below == pytest.approx(predicted)  # grown to the end, every split order ends in the same groups


@given(SEEDS)
def test_every_test_of_a_regression_tree_leaves_the_least_variance(random: Random) -> None:
    rows = priced_table(random)

    def check(tree: Any, here: list[dict[str, Any]], features: list[str]) -> None:
        if isinstance(tree, float):
            assert tree == pytest.approx(np.mean([row["price"] for row in here]))
            return
        left = {name: variance_left(here, name, "price") for name in features if len({row[name] for row in here}) > 1}
        assert left[tree["test"]] == min(left.values())
        assert left[tree["test"]] <= spread([row["price"] for row in here])
        for value, below in tree["branches"].items():
            rest = [name for name in features if name != tree["test"]]
            check(below, [row for row in here if row[tree["test"]] == value], rest)

    check(regression_tree(rows, "price", min_variance=4), rows, ["size", "age", "wood"])
    parts = worked_out("trees.variance_by_hand", rows=rows, target="price")
    assert parts["left_size"] == pytest.approx(float(variance_left(rows, "size", "price")))
    assert parts["best"] in {"size", "age"} & set(best_features(rows, "price", ["size", "age"]) or ["size"])

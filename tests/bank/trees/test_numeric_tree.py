"""Tests of `reference.trees.numeric_tree`."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.tree import DecisionTreeClassifier

from reference.trees.candidate_tests import branches_by, candidate_tests
from reference.trees.criteria import split_score
from reference.trees.decision_tree import is_node
from reference.trees.draws.numeric_trees import any_mixed_table, asked_rows, crossed_table, mixed_table
from reference.trees.numeric_tree import (
    best_tests,
    branch_counts,
    label_at_stop,
    numeric_tree,
    numeric_tree_predictions,
    numeric_tree_tied_labels,
    oblique_test,
)

SEEDS = st.integers(0, 10**6).map(Random)
NUMBERS = {"x": [1, 20], "z": [-6, 6]}


@given(SEEDS)
def test_the_first_test_is_as_good_as_scikit_learns(random: Random) -> None:
    rows = mixed_table(random, [6, 14], NUMBERS, ["a", "b", "c"], wrong=0.3)
    model = DecisionTreeClassifier(criterion="entropy", max_depth=1)
    model.fit([[row["x"], row["z"]] for row in rows], [row["class"] for row in rows])
    if model.tree_.feature[0] < 0:
        return
    theirs = ["xz"[model.tree_.feature[0]], "<", model.tree_.threshold[0] + 1e-9]
    ours = numeric_tree(rows, "class")["test"]
    assert split_score(branch_counts(rows, ours, "class")) == split_score(branch_counts(rows, theirs, "class"))


@given(SEEDS)
def test_every_test_is_best_at_its_node_and_rows_that_agree_are_right(random: Random) -> None:
    rows = any_mixed_table(random, rows=[2, 12])
    names = [name for name in rows[0] if name != "class"]

    def check(tree: Any, here: Any) -> None:
        if not is_node(tree):
            labels = [row["class"] for row in here]
            assert labels.count(tree) == max(map(labels.count, labels))
            return
        scores = [split_score(branch_counts(here, test, "class")) for test in candidate_tests(here, names)]
        assert split_score(branch_counts(here, tree["test"], "class")) == max(scores)
        for value, below in branches_by(here, tree["test"]).items():
            check(tree["branches"][value], below)

    tree = numeric_tree(rows, "class")
    check(tree, rows)
    alike = {tuple(row[name] for name in names): row["class"] for row in rows}
    if all(alike[tuple(row[name] for name in names)] == row["class"] for row in rows):
        assert all(label_at_stop(tree, row) == row["class"] for row in rows)  # consistent rows are all right


@given(SEEDS)
def test_a_rising_change_of_a_number_keeps_the_parts(random: Random) -> None:
    rows = mixed_table(random, [6, 12], NUMBERS, ["a", "b"])
    moved = [{**row, "x": row["x"] ** 3, "z": 2 * row["z"] + 1} for row in rows]
    labels = [[label_at_stop(numeric_tree(table, "class"), row) for row in table] for table in (rows, moved)]
    assert labels[0] == labels[1]


@given(SEEDS)
def test_the_labels_of_a_tree_are_among_those_of_all_ties(random: Random) -> None:
    rows = any_mixed_table(random)
    fit, predict = {"rows": rows, "target": "class"}, {"rows": asked_rows(random, rows)}
    last = numeric_tree_predictions(fit, predict, candidates=lambda here, names: candidate_tests(here, names)[::-1])
    for one, other, labels in zip(
        numeric_tree_predictions(fit, predict), last, numeric_tree_tied_labels(fit, predict), strict=True
    ):
        assert {one, other} <= set(labels)


def test_crossed_corners_are_told_apart_where_no_test_alone_has_a_gain() -> None:
    rows = [row for row in crossed_table(Random(4)) if row["side"] == "inner"]
    tree = numeric_tree(rows, "class")
    assert all(label_at_stop(tree, row) == row["class"] for row in rows)
    assert isinstance(numeric_tree(rows, "class", stop_at_zero_gain=True), str)


def test_conventions_of_growth() -> None:
    rows = [{"x": x, "c": c} for x, c in [(1, "a"), (3, "b"), (4, "b"), (9, "a")]]
    assert numeric_tree(rows, "c", max_depth=1)["branches"] == {"yes": "a", "no": "b"}
    assert numeric_tree(rows, "c", again=False)["branches"] == {"yes": "a", "no": "b"}
    assert numeric_tree(rows, "c", max_depth=0) == "a"
    assert best_tests(rows, "c", candidate_tests(rows, ["x"]), "error") == [["x", "<", 2.0], ["x", "<", 6.5]]


@pytest.mark.parametrize("factor", [0.5, 3])
def test_an_oblique_test_does_not_depend_on_scale(factor: float) -> None:
    weights, x = {"a": 2.0, "b": -1.0}, {"a": 1.5, "b": 3.0}
    assert oblique_test(x, weights, 0.5)
    assert oblique_test(x, {name: factor * w for name, w in weights.items()}, factor * 0.5)
    assert not oblique_test(x, weights, 0.0)
    assert oblique_test(x, weights, 0.0, test="<=")

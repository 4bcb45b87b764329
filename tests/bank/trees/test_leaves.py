"""Tests of `reference.trees.leaves`, `option_tree` and `model_tree`."""

from collections import Counter
from itertools import product
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

from reference.trees.candidate_tests import branches_by
from reference.trees.decision_tree import classify, is_node, leaf_of
from reference.trees.draws.leaves import (
    any_two_target_table,
    bent_points,
    split_gains,
    stacked_points,
    tree_with_options,
    two_target_table,
)
from reference.trees.draws.missing import counted_tree, gappy_row
from reference.trees.leaves import joint_tree_leaves, leaf_label, predict_proba
from reference.trees.legal_tables import clear_of_thresholds, one_target_test_is_best, option_tree_is_legal
from reference.trees.model_tree import (
    least_squares,
    line_table,
    model_tree,
    model_tree_predict,
    model_value,
    multi_target_tree,
    squared_residuals,
    within_squares,
)
from reference.trees.numeric_tree import numeric_tree
from reference.trees.option_tree import choose_options, option_tree_predict
from reference.trees.regression import regression_tree

SEEDS = st.integers(0, 10**6).map(Random)
DOMAINS: dict[str, Any] = {"a": ["u", "v", "w"], "b": [-3, 3]}


@given(st.lists(st.sampled_from("+-?"), min_size=1, max_size=9))
def test_a_leaf_predicts_what_has_the_least_loss(labels: list[str]) -> None:
    label = leaf_label(labels)
    assert Counter(labels)[label] == max(Counter(labels).values())
    numbers = [float(ord(each)) for each in labels]
    assert leaf_label(numbers, task="regression") == pytest.approx(fmean(numbers))
    assert leaf_label([[n, 1] for n in numbers], task="clustering") == pytest.approx([fmean(numbers), 1])


def test_the_probabilities_of_a_leaf_by_laplace() -> None:
    leaves = [(29, 10), (1, 25), (15, 3), (5, 62)]
    found = [predict_proba({"label": "+", "counts": {"+": p, "-": n}}, {})["+"] for p, n in leaves]
    assert found == pytest.approx([0.7317, 0.0714, 0.8, 0.087], abs=5e-5)


@given(SEEDS)
def test_unsmoothed_probabilities_are_scikit_learns(random: Random) -> None:
    rows = [{"x": random.randint(0, 5), "class": random.choice("abc")} for _ in range(10)]
    tree = numeric_tree(rows, "class", max_depth=1)
    if not is_node(tree):
        return
    parts = branches_by(rows, tree["test"])
    labels = sorted({row["class"] for row in rows})
    counted = {
        v: {"label": "", "counts": {c: sum(r["class"] == c for r in part) for c in labels}} for v, part in parts.items()
    }
    model = DecisionTreeClassifier(max_depth=1).fit(
        [[row["x"] < tree["test"][2]] for row in rows], [r["class"] for r in rows]
    )
    theirs = model.predict_proba([[row["x"] < tree["test"][2]] for row in rows])
    for row, right in zip(rows, theirs, strict=True):
        found = predict_proba({"test": tree["test"], "branches": counted}, row, smoothing="none")
        assert [found[label] for label in model.classes_] == pytest.approx(list(right))
        smoothed = predict_proba({"test": tree["test"], "branches": counted}, row)
        assert sum(smoothed.values()) == pytest.approx(1)
        assert smoothed == pytest.approx(
            predict_proba({"test": tree["test"], "branches": counted}, row, smoothing="m", m=len(labels))
        )


def test_the_leaves_of_two_exclusive_ors_multiply() -> None:
    rows = [dict(zip("abcd", values, strict=True)) for values in product("01", repeat=4)]
    one = {"x": [{**row, "t": str(row["a"] != row["b"])} for row in rows]}
    one["y"] = [{**row, "t": str(row["c"] != row["d"])} for row in rows]
    one["both"] = [{**row, "t": f"{row['a'] != row['b']} {row['c'] != row['d']}"} for row in rows]

    def leaves(tree: Any) -> int:
        return sum(map(leaves, tree["branches"].values())) if is_node(tree) else 1

    names = {"x": "ab", "y": "cd", "both": "abcd"}  # a greedy learner would test the other two first
    found = {name: leaves(numeric_tree(table, "t", attributes=list(names[name]))) for name, table in one.items()}
    assert found == {"x": 4, "y": 4, "both": 16}
    assert joint_tree_leaves(found["x"], found["y"]) == found["both"]


@given(SEEDS)
def test_an_option_tree_without_options_is_a_tree(random: Random) -> None:
    tree, row = counted_tree(random, DOMAINS, ["x", "y"], depth=[0, 2]), gappy_row(random, DOMAINS, 0)
    assert option_tree_predict(tree, row) == {classify(tree, row): 1.0}
    assert option_tree_predict({"options": [tree]}, row) == {classify(tree, row): 1.0}
    averaged = option_tree_predict(tree, row, combine="average")
    assert averaged == pytest.approx(predict_proba(tree, row, smoothing="none"))
    assert leaf_of(tree, row)["label"] in averaged


@given(SEEDS)
def test_options_are_combined_from_the_leaves_upwards(random: Random) -> None:
    tree, row = tree_with_options(random, DOMAINS, ["x", "y", "z"]), gappy_row(random, DOMAINS, 0)
    assert option_tree_is_legal(tree, row)
    for combine in ("vote", "average"):
        below = [option_tree_predict(each, row, combine=combine) for each in tree["options"]]
        if combine == "vote":
            best = [[label for label in each if each[label] > max(each.values()) - 1e-12] for each in below]
            below = [dict.fromkeys(labels, 1 / len(labels)) for labels in best]
        mean = {label: fmean(each.get(label, 0) for each in below) for each in below for label in each}
        assert option_tree_predict(tree, row, combine=combine) == pytest.approx(mean)


def test_the_options_of_the_weather() -> None:
    gains = {"outlook": 0.2467, "temperature": 0.0292, "humidity": 0.1518, "windy": 0.0481}
    assert choose_options(gains, tolerance=0.1) == ["outlook", "humidity"]
    assert choose_options(gains, tolerance=0) == ["outlook"]
    assert choose_options(gains, tolerance=1, relative=True) == list(gains)
    assert choose_options({"a": 0.3, "b": 0.2, "c": 0.19}, tolerance=0.1) == ["a", "b"]  # as written, not in floats


@given(SEEDS, st.sampled_from([10, 20, 25]))
def test_options_are_those_within_the_share(random: Random, percent: int) -> None:
    gains = split_gains(random, ["a", "b", "c", "d", "e", "f"], percent)
    found = choose_options(gains, tolerance=percent / 100, relative=True)
    assert found == [
        name for name in gains if 100 * (max(gains.values()) - gains[name]) <= percent * max(gains.values())
    ]


@given(SEEDS)
def test_a_linear_model_is_numpys(random: Random) -> None:
    rows = [{name: random.randint(-9, 9) for name in "xzy"} for _ in range(6)]
    points = np.array([[1, row["x"], row["z"]] for row in rows], float)
    weights = least_squares(rows, ["x", "z"], "y")
    if np.linalg.matrix_rank(points) < 3:
        assert weights is None
    else:
        theirs = np.linalg.lstsq(points, np.array([row["y"] for row in rows], float), rcond=None)[0]
        assert list(map(float, weights or [])) == pytest.approx(list(theirs), abs=1e-8)


@given(SEEDS)
def test_a_model_tree_fits_at_least_as_well_as_a_regression_tree(random: Random) -> None:
    points = random.choice([bent_points, stacked_points])(random)
    rows = line_table(*zip(*points, strict=True))
    for criterion in ("within_ss", "residuals"):
        tree = model_tree(rows, "y", min_size=3, criterion=criterion)

        def check(below: Any, here: Any) -> float:
            if not is_node(below):
                line = [model_value(below["weights"], ["x"], row) for row in here]
                error = sum((float(value) - row["y"]) ** 2 for value, row in zip(line, here, strict=True))
                assert error == pytest.approx(float(squared_residuals(here, ["x"], "y")), abs=1e-6)
                assert error <= float(within_squares(here, ["y"])) + 1e-6
                return error
            parts = branches_by(here, below["test"])
            assert all(len(part) >= 3 for part in parts.values())
            return sum(check(below["branches"][value], part) for value, part in parts.items())

        errors = sum((model_tree_predict(tree, row, features=["x"]) - row["y"]) ** 2 for row in rows)
        assert check(tree, rows) == pytest.approx(errors, abs=1e-6)
    assert clear_of_thresholds([1, 2, 4], [3, 3.5, 7])
    assert not clear_of_thresholds([1, 2], [1.5000001])


@given(SEEDS)
def test_one_target_is_a_regression_tree(random: Random) -> None:
    rows = [{name: row[name] for name in ("light", "depth", "bed", "length")} for row in two_target_table(random)]
    tree = multi_target_tree(rows, ["length"], min_size=4)
    plain = regression_tree(rows, "length", min_size=4)
    assert all(classify(tree, row) == [classify(plain, row)] for row in rows)


@given(SEEDS)
def test_the_first_test_for_several_targets_is_as_good_as_scikit_learns(random: Random) -> None:
    rows = [{**row, "bed": int(row["bed"] == "sand")} for row in two_target_table(random)]
    names, targets = ["light", "depth", "bed"], ["length", "weight"]
    model = DecisionTreeRegressor(max_depth=1)
    model.fit([[row[name] for name in names] for row in rows], [[row[t] for t in targets] for row in rows])
    tree = multi_target_tree(rows, targets)
    if model.tree_.feature[0] < 0 or not is_node(tree):
        return
    theirs = [names[model.tree_.feature[0]], "<", model.tree_.threshold[0] + 1e-9]
    left = [
        float(sum(within_squares(part, targets) for part in branches_by(rows, test).values()))
        for test in (tree["test"], theirs)
    ]
    assert left[0] == pytest.approx(left[1])


@given(SEEDS)
def test_leaves_hold_the_means_of_all_targets(random: Random) -> None:
    rows = any_two_target_table(random)
    tree = multi_target_tree(rows, ["length", "weight"], min_size=len(rows) + 1)
    assert tree["label"] == pytest.approx([fmean(row["length"] for row in rows), fmean(row["weight"] for row in rows)])
    assert one_target_test_is_best(rows, ["length", "weight"], len(rows) + 1)

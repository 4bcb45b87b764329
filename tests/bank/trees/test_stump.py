"""Tests of `reference.trees.stump`, against scikit-learn and brute force over tests and labels."""

from itertools import product
from random import Random

import pytest
from sklearn.tree import DecisionTreeClassifier

from reference.trees.stump import decision_stump, stump_label, stump_tied_labels

NAMES = ["a", "b"]


def some_rows(seed: int) -> tuple[list[dict[str, str]], list[float]]:
    random = Random(seed)
    rows = [{"a": random.choice("uv"), "b": random.choice("xyz"), "class": random.choice(["+", "-"])} for _ in range(9)]
    return rows, [random.choice([0.5, 1, 1.5, 4]) for _ in rows]


def error_of(rows: list[dict[str, str]], weights: list[float], labels: list[str]) -> float:
    return sum(w for row, w, label in zip(rows, weights, labels, strict=True) if row["class"] != label)


@pytest.mark.parametrize("seed", range(12))
def test_no_test_with_any_two_labels_makes_a_smaller_error(seed: int) -> None:
    rows, weights = some_rows(seed)
    stump = decision_stump(rows, NAMES, "class", weights=weights, binary=True)
    own = error_of(rows, weights, [stump_label(stump, row) for row in rows])
    every = product([(name, row[name]) for row in rows for name in NAMES], "+-", "+-")
    least = min(error_of(rows, weights, [yes if row[n] == v else no for row in rows]) for (n, v), yes, no in every)
    assert own == pytest.approx(least)


@pytest.mark.parametrize("seed", range(12))
def test_the_gain_chooses_as_a_stump_of_scikit_learn_over_indicators(seed: int) -> None:
    rows, weights = some_rows(seed)
    tests = [(name, value) for name in NAMES for value in sorted({row[name] for row in rows})]
    x = [[float(row[name] == value) for name, value in tests] for row in rows]
    tree = (
        DecisionTreeClassifier(criterion="entropy", max_depth=1).fit(x, [row["class"] for row in rows], weights).tree_
    )
    stump = decision_stump(rows, NAMES, "class", weights=weights, criterion="gain", binary=True)
    own = [tests.index((stump["test"][0], stump["test"][1]))]
    mine = DecisionTreeClassifier(criterion="entropy", max_depth=1).fit(
        [[each[own[0]]] for each in x], [row["class"] for row in rows], weights
    )
    assert impurity_left(mine.tree_) == pytest.approx(impurity_left(tree))


def impurity_left(tree: object) -> float:
    impurity, weight = tree.impurity, tree.weighted_n_node_samples  # type: ignore[attr-defined]
    return float((impurity[1:] * weight[1:]).sum())


def test_with_equal_weights_a_multiway_stump_is_the_rule_of_1r() -> None:
    rows, _ = some_rows(3)
    stump = decision_stump(rows, NAMES, "class")
    errors = {
        name: sum(
            min(sum(row["class"] == label for row in rows if row[name] == value) for label in "+-")
            for value in {row[name] for row in rows}
        )
        for name in NAMES
    }
    assert errors[stump["test"]] == min(errors.values())


def test_every_best_stump_and_label_of_a_tie_counts() -> None:
    rows = [{"a": "u", "class": "+"}, {"a": "v", "class": "-"}]
    fit = {"rows": rows, "target": "class", "weights": [1, 1]}
    assert stump_tied_labels(fit, {"rows": [{"a": "w"}, {"a": "u"}]}) == [["-", "+"], ["+"]]


def test_what_is_not_defined_is_refused() -> None:
    rows, weights = some_rows(1)
    with pytest.raises(ValueError, match="an attribute and an example"):
        decision_stump(rows, [], "class")
    with pytest.raises(ValueError, match="no criterion"):
        decision_stump(rows, NAMES, "class", weights=weights, criterion="gini")

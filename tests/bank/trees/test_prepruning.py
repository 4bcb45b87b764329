"""Tests of `reference.trees.prepruning`."""

from random import Random
from typing import Any

import pytest
from scipy.stats import chi2, chi2_contingency

from reference.information.gain import split_counts
from reference.trees.decision_tree import is_node
from reference.trees.draws.wide import any_table
from reference.trees.id3 import id3
from reference.trees.prepruning import chi_square, chi_square_beyond, prepruned_tree, stop
from reference.trees.tree_size import tree_size


@pytest.mark.parametrize("df", [1, 2, 5, 12])
def test_the_tail_of_chi_square_is_that_of_scipy(df: int) -> None:
    for statistic in (0.0, 0.01, 0.5, 3.0, 7.5, 20.0, 60.0):
        assert chi_square_beyond(statistic, df) == pytest.approx(chi2.sf(statistic, df), abs=1e-10)


@pytest.mark.parametrize("seed", range(20))
def test_the_statistic_is_that_of_scipy(seed: int) -> None:
    rows = any_table(Random(seed), rows=[6, 20], attributes=1, classes=[2, 3])
    [attribute] = [name for name in rows[0] if name != "class"]
    table = list(split_counts(rows, attribute, "class").values())
    if len(table) > 1 and len(table[0]) > 1:
        found = chi2_contingency(table, correction=False)
        assert chi_square(rows, attribute, "class") == (pytest.approx(found.statistic), found.dof)


@pytest.mark.parametrize("seed", range(40))
def test_without_limits_it_is_id3_and_limits_make_it_smaller(seed: int) -> None:
    rows = any_table(Random(seed), rows=[3, 14])
    attributes = [name for name in rows[0] if name != "class"]
    full = prepruned_tree(rows, attributes, "class")
    assert full == id3(rows, "class")
    limits: list[Any] = [
        {"min_size": 4},
        {"min_gain": 0.3},
        {"alpha": 0.2},
        {"validation": rows[:3]},
        {"max_impurity": 0.9},
    ]
    for limit in limits:
        assert tree_size(prepruned_tree(rows, attributes, "class", **limit)).nodes <= tree_size(full).nodes


@pytest.mark.parametrize("seed", range(20))
def test_every_node_that_tests_has_rows_enough(seed: int) -> None:
    rows = any_table(Random(seed), rows=[5, 14])

    def held(tree: Any, here: Any) -> bool:
        if not is_node(tree):
            return True
        parts = {value: [row for row in here if row[tree["test"]] == value] for value in tree["branches"]}
        return len(here) >= 4 and all(held(tree["branches"][value], parts[value]) for value in parts)

    assert held(prepruned_tree(rows, [name for name in rows[0] if name != "class"], "class", min_size=4), rows)


def test_stopping_rules_at_their_limits() -> None:
    assert [stop([5, n], min_coverage=10) for n in (5, 4)] == [False, True]
    assert stop([5, 5], max_impurity=1.0)
    assert stop([5, 5], max_impurity=0.5, impurity="gini")
    assert [stop([n, 1], max_impurity=0.2, impurity="error") for n in (9, 3)] == [True, False]

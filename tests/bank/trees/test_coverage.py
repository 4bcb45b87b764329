"""The growth of trees in coverage space: invariants, an order of splits, and Flach's example 5.2."""

from itertools import pairwise
from random import Random

import pytest

from reference.evaluation.ranking import auc
from reference.trees.coverage import COVERAGE_GROWTH, area, coverage_growth, growth_of_counts
from reference.trees.decision_tree import classify
from reference.trees.draws.grown_trees import any_classed_rows, class_in, growing_tree, rows_for, tree_for

SECOND = {"test": "second", "branches": {"a": [29, 10], "b": [1, 25]}}
THIRD = {"test": "third", "branches": {"a": [15, 3], "b": [5, 62]}}
FLACH = {"test": "root", "branches": {"left": SECOND, "right": THIRD}}


@pytest.mark.parametrize("seed", range(40))
def test_segments_add_up_the_area_never_falls_and_is_that_of_the_scores(seed: int) -> None:
    random = Random(seed)
    rows = any_classed_rows(random, (2, 15))
    tree, positive = tree_for(random, rows), class_in(random, rows)
    states = list(COVERAGE_GROWTH.steps(tree=tree, rows=rows, target="class", positive=positive))
    totals = {tuple(map(sum, zip(*state.segments, strict=True))) for state in states}
    assert len(totals) == 1
    assert all(one.auc <= other.auc + 1e-12 for one, other in pairwise(states))
    leaves: dict[object, list[bool]] = {}
    for row in rows:
        leaves.setdefault(classify(tree, row), []).append(row["class"] == positive)
    scores = [sum(leaves[classify(tree, row)]) / len(leaves[classify(tree, row)]) for row in rows]
    labels = [row["class"] for row in rows]
    assert abs(states[-1].auc - auc(scores, labels, positive)) < 1e-12


def test_without_ranking_the_children_stand_in_the_place_of_their_parent() -> None:
    rows = [{"a": a, "class": c} for a, c in map(list, ["u+", "u-", "v+", "v+"])]
    tree = {"test": "a", "branches": {"u": "one", "v": "two"}}
    assert coverage_growth(tree, rows, "class", "+", sort=False)[-1] == [(1, 1), (2, 0)]
    assert coverage_growth(tree, rows, "class", "+")[-1] == [(2, 0), (1, 1)]
    kept = ((29, 10), (1, 25), (15, 3), (5, 62))
    assert [round(area(segments), 3) for segments in (kept, tuple(growth_of_counts(FLACH)[-1]))] == [0.788, 0.888]


def test_an_order_of_splits_changes_the_way_and_not_the_end() -> None:
    rows = [{"a": a, "b": b, "class": c} for a, b, c in map(list, ["ux+", "uy-", "vx+", "vx-", "vy-", "vy-"])]
    below = {"test": "b", "branches": {"x": "one", "y": "two"}}
    tree = {"test": "a", "branches": {"u": below, "v": below}}
    usual = coverage_growth(tree, rows, "class", "+")
    other = coverage_growth(tree, rows, "class", "+", split_order=[(), (("a", "v"),)])
    assert usual[2] != other[2]
    assert usual[3] == other[3]


@pytest.mark.parametrize("seed", range(5))
def test_drawn_trees_are_ranked_anew_on_the_way(seed: int) -> None:
    attributes = {"a": ["u", "v", "w"], "b": ["x", "y"], "c": ["r", "s"]}
    tree = growing_tree(Random(seed), attributes)
    rows = rows_for(Random(seed), tree, attributes, (18, 30), "class", ["yes", "no"])
    assert coverage_growth(tree, rows, "class", "yes") != coverage_growth(tree, rows, "class", "yes", sort=False)

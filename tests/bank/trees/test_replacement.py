"""Tests of `reference.trees.replacement`."""

import csv
from pathlib import Path
from random import Random
from typing import Any

import pytest

from reference.trees.counted_tree import counts_of, errors_in, leaf_in_place_of, relabelled, size_of
from reference.trees.decision_tree import is_node
from reference.trees.draws.pruned import any_counted_tree, column_tree, skewed_rows
from reference.trees.id3 import id3
from reference.trees.replacement import (
    SUBTREE_REPLACEMENT,
    estimated_error,
    pessimistic,
    subtree_raising,
    subtree_replacement,
)
from reference.trees.settled import full_branches


def leaf(bad: int, good: int) -> dict[str, Any]:
    return {"label": "bad" if bad >= good else "good", "counts": {"bad": bad, "good": good}}


PLAN = {"test": "plan", "branches": {"none": leaf(4, 2), "half": leaf(1, 1), "full": leaf(4, 2)}}
HOURS = {"test": "hours", "branches": {"few": leaf(1, 1), "many": PLAN}}


def test_the_labor_tree_is_pruned_twice() -> None:
    _, first, second = SUBTREE_REPLACEMENT.steps(tree=HOURS, z=0.69)
    assert [first.verdict, second.verdict] == ["prune", "prune"]
    assert [first.subtree, first.leaf] == pytest.approx([0.50903, 0.44886], abs=5e-6)
    assert [second.subtree, second.leaf] == pytest.approx([0.48266, 0.46099], abs=5e-6)
    assert subtree_replacement(HOURS) == leaf(10, 6)


def test_the_weather_tree_is_kept() -> None:
    with (Path(__file__).parents[3] / "assignments/datasets/weather.csv").open(encoding="utf-8") as file:
        weather = list(csv.DictReader(file))
    tree = relabelled(id3(weather, "play"), weather, "play")
    assert estimated_error(tree) == pytest.approx(0.14403, abs=5e-6)
    assert pessimistic(counts_of(tree)) == pytest.approx(0.44886, abs=5e-6)
    assert subtree_replacement(tree) == tree


def smallest(tree: Any) -> float:
    """The least weighted estimate of any pruning, by trying leaf and subtree at each node."""
    own = size_of(tree) * pessimistic(tree["counts"] if not is_node(tree) else counts_of(tree))
    return min(own, sum(map(smallest, tree["branches"].values()))) if is_node(tree) else own


@pytest.mark.parametrize("seed", range(60))
def test_no_other_pruning_has_a_smaller_estimate(seed: int) -> None:
    tree = any_counted_tree(Random(seed), depth=3)
    pruned = subtree_replacement(tree)
    assert size_of(pruned) * estimated_error(pruned) == pytest.approx(smallest(tree))
    assert errors_in(pruned) >= errors_in(tree) or not is_node(tree)
    assert subtree_replacement(pruned) == pruned


def test_equal_estimates_prune_or_keep() -> None:
    tree = {"test": "a", "branches": {"u": leaf(3, 1)}}
    assert subtree_replacement(tree) == leaf_in_place_of(tree)
    assert subtree_replacement(tree, on_tie="keep") == tree


@pytest.mark.parametrize("seed", range(60))
def test_raising_loses_no_row_and_raises_no_estimate(seed: int) -> None:
    columns = {"a": ["u", "v"], "b": ["x", "y"], "c": ["s", "t"], "class": ["p", "q"]}
    rows = skewed_rows(Random(seed), [8, 20], columns, noise=[1, 4])
    tree: Any = column_tree(Random(0), rows, "class")
    if not full_branches(tree, rows):
        pytest.skip("a raised subtree would lack a branch")
    before, after = (relabelled(each, rows, "class") for each in (tree, subtree_raising(tree, rows, "class")))
    assert size_of(after) == len(rows)
    assert estimated_error(after) <= estimated_error(before) + 1e-12

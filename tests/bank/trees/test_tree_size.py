"""Tests of `reference.trees.tree_size`."""

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from reference.information.gain import information_gain
from reference.trees.counted_tree import counts_of, errors_in
from reference.trees.decision_tree import classify
from reference.trees.draws.pruned import any_counted_tree
from reference.trees.draws.wide import any_table
from reference.trees.id3 import fixed_order_tree, id3
from reference.trees.tree_size import (
    attribute_influence,
    collapse,
    number_of_tests,
    should_prune,
    size_accuracy_curve,
    taken_tests,
    tree_cost,
    tree_size,
)

LEAP: Any = {"test": "by400", "branches": {"yes": "leap", "no": "common"}}
LEAP = {"test": "by100", "branches": {"no": "leap", "yes": LEAP}}
LEAP = {"test": "by4", "branches": {"no": "common", "yes": LEAP}}
YEARS = [{f"by{n}": "no" if year % n else "yes" for n in (4, 100, 400)} for year in range(1601, 2001)]


def test_four_hundred_years_take_a_test_and_a_quarter_each() -> None:
    assert tree_size(LEAP, YEARS) == (3, 4, 7, 3, Fraction(126, 100))


def test_ten_of_a_hundred() -> None:
    leaf = {"test": "c", "branches": {"l": "-", "r": "-"}}
    tree = {"test": "a", "branches": {"l": {"test": "b", "branches": {"l": leaf, "r": "-"}}, "r": "-"}}
    rows = [dict.fromkeys("abc", "l") | {"class": "+" if n < 10 else "-"} for n in range(100)]
    assert tree_cost(tree, rows, "class", alpha=0.01) == pytest.approx(0.17)
    assert tree_cost(tree, rows, "class", alpha=0.01, size="leaves") == pytest.approx(0.14)
    assert tree_cost("-", rows, "class", alpha=0.01) == pytest.approx(0.11)
    assert [should_prune(n, 0, 0.01) for n in (6, 0)] == [True, False]


def test_the_loss_of_numbers_is_the_mean_squared_error() -> None:
    rows: Any = [{"a": "u", "y": 1.0}, {"a": "u", "y": 3.0}, {"a": "v", "y": 5.0}]
    tree = {"test": "a", "branches": {"u": 2.0, "v": 5.0}}
    assert tree_cost(tree, rows, "y", alpha=0.1, loss="squared") == pytest.approx(2 / 3 + 0.3)


@pytest.mark.parametrize("seed", range(40))
def test_collapsing_changes_no_prediction_and_no_count(seed: int) -> None:
    tree = any_counted_tree(Random(seed))
    small = collapse(tree)
    assert collapse(small) == small
    assert (counts_of(small), number_of_tests(small) <= number_of_tests(tree)) == (counts_of(tree), True)
    assert errors_in(small) == errors_in(tree)
    # both rules agree where leaves have their majority
    assert collapse(tree, rule="no_purity_gain") == small


def test_flachs_two_leaves_merge() -> None:
    def leaf(label: str, positives: int, negatives: int) -> dict[str, Any]:
        return {"label": label, "counts": {"+": positives, "-": negatives}}

    right = {"test": "c", "branches": {"l": leaf("+", 15, 3), "r": leaf("+", 5, 62)}}
    left = {"test": "b", "branches": {"l": leaf("+", 29, 10), "r": leaf("-", 1, 25)}}
    merged = collapse({"test": "a", "branches": {"l": left, "r": right}})
    assert merged["branches"] == {"l": left, "r": leaf("+", 20, 65)}


@pytest.mark.parametrize("seed", range(40))
def test_sizes_and_curves_by_following_every_row(seed: int) -> None:
    rows = any_table(Random(seed), rows=[2, 9])
    tree = id3(rows, "class")
    assert tree_size(tree, rows).average_tests == Fraction(sum(taken_tests(tree, row) for row in rows), len(rows))
    [point] = size_accuracy_curve([tree], rows, rows[:1], "class")
    assert point.training == sum(classify(tree, row) == row["class"] for row in rows) / len(rows)


def test_the_influence_of_all_attributes_is_the_entropy_that_a_pure_tree_removes() -> None:
    rows: Any = [{"a": a, "b": b, "c": c, "class": "odd" if a == b else c} for a, b, c in product("uv", repeat=3)]
    tree = fixed_order_tree(rows, ["a", "b", "c"], "class")
    influence = attribute_influence(tree, rows, "class")
    whole = [dict(row, all="".join(row[name] for name in "abc")) for row in rows]
    assert sum(influence.values()) == pytest.approx(information_gain(whole, "all", "class"))

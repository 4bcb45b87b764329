"""Tests of `reference.trees.cost_complexity`."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from reference.trees.cost_complexity import (
    between_alphas,
    choose_alpha,
    cost_complexity_path,
    share_right,
    tree_at,
    weakest_link_alpha,
)
from reference.trees.counted_tree import leaves_of
from reference.trees.decision_tree import is_node
from reference.trees.draws.wide import any_table
from reference.trees.id3 import id3, majorities


def prunings(tree: Any, rows: Any, target: str) -> Iterator[Any]:
    """Every tree that some pruning leaves."""
    yield majorities(rows, target)[0] if is_node(tree) else tree
    if is_node(tree):
        values = list(tree["branches"])
        parts = [[row for row in rows if row[tree["test"]] == value] for value in values]
        below = [
            list(prunings(tree["branches"][value], part, target)) for value, part in zip(values, parts, strict=True)
        ]
        for chosen in product(*below):
            yield {"test": tree["test"], "branches": dict(zip(values, chosen, strict=True))}


def cost(tree: Any, rows: Any, target: str, alpha: Fraction) -> Fraction:
    return 1 - share_right(tree, rows, target) + alpha * len(leaves_of(tree))


@pytest.mark.parametrize("seed", range(40))
def test_every_tree_of_the_sequence_is_the_best_from_its_alpha_to_the_next(seed: int) -> None:
    rows = any_table(Random(seed), rows=[4, 12], attributes=[2, 3])
    tree = id3(rows, "class")
    path = cost_complexity_path(tree, rows, "class")
    assert path[0] == (0, tree)
    assert not is_node(path[-1][1])
    every = list(prunings(tree, rows, "class"))
    for (low, pruned), (high, _) in pairwise(path):
        middle = (low + high) / 2
        assert cost(pruned, rows, "class", middle) == min(cost(each, rows, "class", middle) for each in every)
    assert [alpha for alpha, _ in path] == sorted(alpha for alpha, _ in path)


def test_the_weather_tree_becomes_a_leaf_at_once() -> None:
    # five leaves without errors; two errors without the tests below sunny and rainy, five as a leaf
    assert [weakest_link_alpha(2, 0, 2, 14), weakest_link_alpha(5, 0, 5, 14)] == [Fraction(1, 7), Fraction(5, 56)]
    assert {weakest_link_alpha(2, 0, 2, 14, per="leaves"), weakest_link_alpha(5, 0, 5, 14, per="leaves")} == {
        Fraction(1, 14)
    }


def test_alpha_is_chosen_by_the_mean_over_the_folds() -> None:
    rows = [0.2, 0.4, 0.1, 0.4]

    def quality(shift: float, held: Any) -> float:
        return -sum(abs(x - shift) for x in held)

    def chosen(on_tie: str) -> float:
        options: Any = {"grow": sum, "prune": lambda whole, alpha: alpha, "quality": quality}
        return choose_alpha(rows, [0.1, 0.2, 0.4, 0.3], [[0], [1], [2], [3]], on_tie=on_tie, **options)

    assert chosen("larger") in (0.2, 0.3, 0.4)
    assert chosen("smaller") <= chosen("larger")


def test_a_tree_of_a_sequence_stands_for_its_alpha_and_those_above_it() -> None:
    path = [[0, "a"], [0.1, "b"], [0.3, "c"]]
    assert [tree_at(path, alpha) for alpha in (0, 0.09, 0.1, 0.2, 0.3, 9)] == ["a", "a", "b", "b", "c", "c"]
    assert list(between_alphas([0.01, 0.04])) == [0.02]

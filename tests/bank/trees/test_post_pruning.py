"""Tests of `reference.trees.post_pruning`."""

from fractions import Fraction
from random import Random

import pytest

from reference.trees.counted_tree import inner_paths
from reference.trees.draws.wide import any_table
from reference.trees.id3 import id3
from reference.trees.post_pruning import leaf_error_estimate, post_prune, tree_error_estimate, with_leaf
from reference.trees.tree_size import tree_size

NAMES = ["crust", "shape", "filling", "class"]
PIES = [
    dict(zip(NAMES, line.split(), strict=True))
    for line in """big circle small pos
small circle small pos
big square small neg
big triangle small neg
big square big pos
small square small neg
small square big pos
big circle big pos""".splitlines()
]
FILLING = {"test": "filling", "branches": {"big": "pos", "small": "neg"}}
SMALL = {"test": "shape", "branches": {"circle": "pos", "square": FILLING}}
ROUND = {"test": "shape", "branches": {"circle": "pos", "square": "neg", "triangle": "neg"}}
LARGE = {
    "test": "crust",
    "branches": {"big": {"test": "filling", "branches": {"big": "pos", "small": ROUND}}, "small": SMALL},
}


def test_kubats_exercise_6_2() -> None:
    assert leaf_error_estimate(1, 2, 8) == Fraction(1, 5)
    assert leaf_error_estimate(0, 1, 8) == Fraction(1, 9)
    before = tree_error_estimate(LARGE, PIES, "class")
    after = tree_error_estimate(
        with_leaf(LARGE, (("crust", "small"), ("shape", "square")), PIES, "class"), PIES, "class"
    )
    assert [round(float(each), 4) for each in (before, after, after - before)] == [0.1083, 0.1306, 0.0222]


def test_the_sizes_of_kubats_trees() -> None:
    assert tree_size(LARGE, PIES).average_tests == Fraction(21, 8)
    small = {"test": "shape", "branches": {"circle": "pos", "triangle": "neg", "square": FILLING}}
    assert tree_size(small, PIES) == (2, 4, 6, 2, Fraction(3, 2))


@pytest.mark.parametrize("seed", range(40))
def test_a_limit_above_all_differences_leaves_a_leaf_and_minus_one_keeps_all(seed: int) -> None:
    rows = any_table(Random(seed), rows=[2, 9], attributes=[1, 3])
    tree = id3(rows, "class")
    assert isinstance(post_prune(tree, rows, "class", c=5), str)
    assert post_prune(tree, rows, "class", c=-1) == tree


@pytest.mark.parametrize("seed", range(40))
def test_no_single_pruning_is_left_below_the_limit(seed: int) -> None:
    rows = any_table(Random(seed), rows=[4, 12], attributes=[2, 3])
    left = post_prune(id3(rows, "class"), rows, "class", c=0.02)
    now = tree_error_estimate(left, rows, "class")
    found = [tree_error_estimate(with_leaf(left, path, rows, "class"), rows, "class") for path in inner_paths(left)]
    assert all(each - now >= Fraction("0.02") for each in found)

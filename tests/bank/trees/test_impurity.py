"""Tests of `reference.trees.impurity` and of the by-hand parts, against scikit-learn and definitions."""

import math
from itertools import product

import numpy as np
import pytest
from sklearn.tree import DecisionTreeClassifier

from reference.trees.impurity import (
    IMPURITIES,
    chord_impurity,
    error_impurity,
    exactly_left,
    impurity_gain,
    impurity_of,
    purest,
    set_purity,
    split_impurity,
    sqrt_gini,
)
from reference.trees.impurity_by_hand import raises_accuracy

SMALL = [list(counts) for counts in product(range(4), repeat=2)]
SPLITS = [[one, two] for one, two in product(SMALL, repeat=2) if any(one) or any(two)]


def test_error_and_purity_add_up_to_one() -> None:
    assert all(math.isclose(error_impurity(counts) + set_purity(counts), 1) for counts in ([1, 3], [2, 2, 5], [7]))
    with pytest.raises(ValueError, match="no examples"):
        set_purity([0, 0])


def test_the_square_root_is_that_of_half_the_gini_index() -> None:
    for pos, neg in SMALL:
        assert math.isclose(sqrt_gini(pos, neg) ** 2, impurity_of([pos, neg]) / 2, abs_tol=1e-12)


@pytest.mark.parametrize("impurity", ["gini", "entropy"])
def test_what_a_split_leaves_is_what_a_tree_of_scikit_learn_leaves(impurity: str) -> None:
    for children in ([[3, 1], [2, 6]], [[5, 0], [1, 4]], [[9, 2], [3, 3]]):
        x = [[side] for side, counts in enumerate(children) for _ in range(sum(counts))]
        y = [label for counts in children for label, count in enumerate(counts) for _ in range(count)]
        tree = DecisionTreeClassifier(criterion=impurity, max_depth=1).fit(x, y).tree_
        left = np.average(tree.impurity[1:], weights=tree.n_node_samples[1:])
        assert math.isclose(split_impurity(children, impurity=impurity), left)
        assert math.isclose(impurity_gain(None, children, impurity=impurity), tree.impurity[0] - left)


@pytest.mark.parametrize("impurity", IMPURITIES)
def test_no_split_leaves_more_than_there_was_and_an_empty_branch_changes_nothing(impurity: str) -> None:
    for children in SPLITS:
        whole = [sum(counts) for counts in zip(*children, strict=True)]
        left = split_impurity(children, impurity=impurity)
        assert left <= impurity_of(whole, impurity=impurity) + 1e-12
        assert left == split_impurity([*children, [0, 0]], impurity=impurity)


@pytest.mark.parametrize("impurity", IMPURITIES)
def test_splits_of_equal_size_are_ordered_exactly_as_floats_order_them(impurity: str) -> None:
    splits = [split for split in SPLITS if [sum(counts) for counts in zip(*split, strict=True)] == [3, 3]]
    for one, two in product(splits, repeat=2):
        gap = split_impurity(one, impurity=impurity) - split_impurity(two, impurity=impurity)
        exact = exactly_left(one, impurity=impurity) - exactly_left(two, impurity=impurity)
        assert (exact > 0) == (gap > 1e-12)
        assert (exact == 0) == (abs(gap) < 1e-12)


def test_mirror_images_are_tied() -> None:
    assert purest({"a": [[1, 2], [3, 0]], "b": [[3, 0], [1, 2]], "c": [[2, 1], [2, 1]]}, impurity="sqrt_gini") == [
        ["a", "b"],
        ["c"],
    ]


@pytest.mark.parametrize("impurity", IMPURITIES)
def test_the_chord_is_what_a_binary_split_leaves(impurity: str) -> None:
    for (a, b), (c, d) in product([[1, 3], [2, 2], [4, 1], [3, 0]], repeat=2):
        p, p1, p2 = (a + c) / (a + b + c + d), a / (a + b), c / (c + d)
        left = split_impurity([[a, b], [c, d]], impurity=impurity)
        assert math.isclose(chord_impurity(p, p1, p2, impurity=impurity), left, abs_tol=1e-12)
    with pytest.raises(ValueError, match="between"):
        chord_impurity(0.9, 0.2, 0.4)


def test_accuracy_rises_if_and_only_if_two_branches_have_strictly_opposite_majorities() -> None:
    for children in SPLITS:
        leads = {(pos > neg) - (pos < neg) for pos, neg in children}
        assert raises_accuracy(children) == ({1, -1} <= leads)


def test_what_is_not_defined_is_refused() -> None:
    for wrong in (lambda: split_impurity([[0, 0]]), lambda: impurity_of([1, 2, 3], impurity="sqrt_gini")):
        with pytest.raises(ValueError, match=r"no examples|two classes"):
            wrong()
    with pytest.raises(ValueError, match="no impurity is called 'ginny'"):
        impurity_of([1, 2], impurity="ginny")
    with pytest.raises(ValueError, match="no impurity is called 'ginny'"):
        exactly_left([[1, 2]], impurity="ginny")
    with pytest.raises(ValueError, match="other class counts"):
        impurity_gain([4, 4], [[1, 2], [2, 2]])

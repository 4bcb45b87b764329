"""Labellings of trees against sums over single leaves, and what holds of all of them."""

from itertools import permutations, product
from random import Random

import pytest

from reference.trees.draws.leaf_counts import any_leaves, labelling_of, leaf_counts, tied_leaves
from reference.trees.labellings import (
    MOST_LEAVES,
    count_labellings,
    count_rankings,
    fewest_errors,
    labelling_points,
    labellings_of_ranking,
    opposite_x,
)
from reference.trees.ranking import rank_leaves


@pytest.mark.parametrize("seed", range(20))
def test_points_are_sums_and_opposite_labellings_are_reflections(seed: int) -> None:
    leaves = any_leaves(Random(seed), (1, 6), empty=True)
    points = labelling_points(leaves)
    assert len(points) == count_labellings(len(leaves), 2)
    whole = points["+" * len(leaves)]
    for labelling, (x, y) in points.items():
        assert x == sum(leaf[1] * (sign == "+") for leaf, sign in zip(leaves, labelling, strict=True))
        opposite = points[labelling.translate(str.maketrans("+-", "-+"))]
        assert opposite == (whole[0] - x, whole[1] - y)
        assert opposite[0] == opposite_x(x, leaves)
    assert fewest_errors(leaves) == min(x + whole[1] - y for x, y in points.values())


@pytest.mark.parametrize("leaves", range(1, 6))
def test_counts_are_those_of_what_is_listed(leaves: int) -> None:
    assert count_labellings(leaves, 3) == len(list(product("abc", repeat=leaves)))
    assert count_rankings(leaves) == len(list(permutations(range(leaves))))


def test_a_ranking_switches_one_leaf_at_a_time() -> None:
    labellings = labellings_of_ranking([1, 2, 0])
    assert labellings == ["---", "-+-", "-++", "+++"]


def test_too_many_leaves_are_refused() -> None:
    with pytest.raises(ValueError, match="too many"):
        labelling_points([[1, 1]] * (MOST_LEAVES + 1))


@pytest.mark.parametrize("seed", range(10))
def test_draws_are_what_they_promise(seed: int) -> None:
    leaves = leaf_counts(Random(seed), 4)
    assert rank_leaves(leaves) != [0, 1, 2, 3]
    assert all(0 not in leaf for leaf in leaves)
    tied = tied_leaves(Random(seed))
    assert [tied[i] for i in rank_leaves(tied)] != [tied[i] for i in rank_leaves(tied, tie=None)]
    assert {"+", "-"} == set(labelling_of(Random(seed), leaves))

"""Rankings of leaves against the best of all orders, and slopes of their segments."""

import math
from itertools import pairwise, permutations
from random import Random

import pytest

from reference.trees.draws.leaf_counts import any_leaves
from reference.trees.ranking import (
    area_of_order,
    area_ranked,
    area_unranked,
    leaf_score,
    leaves_in_ranks,
    rank_leaves,
    roc_slope,
    segment_slope,
)

TREE = [[29, 10], [1, 25], [15, 3], [5, 62]]  # Flach, example 5.2


def both_classes(leaves: list[list[int]]) -> bool:
    return all(map(sum, zip(*leaves, strict=True)))


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("tie", ["larger", "positives", None])
def test_no_order_has_a_larger_area_and_slopes_fall(seed: int, tie: str | None) -> None:
    leaves = any_leaves(Random(seed), (1, 5))
    order = rank_leaves(leaves, tie=tie)
    slopes = [segment_slope(*leaves[place]) for place in order]
    assert all(one >= other for one, other in pairwise(slopes))
    if both_classes(leaves):
        areas = [area_of_order(leaves, each) for each in permutations(range(len(leaves)))]
        assert math.isclose(area_of_order(leaves, order), max(areas))
        assert math.isclose(min(areas), 1 - max(areas), abs_tol=1e-12)
        assert area_ranked(leaves) == max(area_ranked(leaves), area_unranked(leaves))


@pytest.mark.parametrize("seed", range(20))
def test_the_footnotes_score_ranks_as_larger_does(seed: int) -> None:
    leaves = [leaf for leaf in any_leaves(Random(seed), (1, 7)) if sum(leaf) < 50]
    by_score = sorted((leaf_score(*leaf) for leaf in leaves), reverse=True)
    assert [leaf_score(*leaves[place]) for place in rank_leaves(leaves)] == by_score


def test_equal_leaves_stand_together() -> None:
    assert leaves_in_ranks([[2, 1], [4, 2], [2, 1]]) == [1, [0, 2]]
    assert leaves_in_ranks([[2, 1], [4, 2], [0, 3]], tie=None) == [[0, 1], 2]
    assert leaves_in_ranks([[0, 4], [0, 1]], tie="positives") == [[0, 1]]


def test_slopes_are_those_derived_from_flachs_tree() -> None:
    assert [round(segment_slope(*leaf), 4) for leaf in TREE] == [2.9, 0.04, 5.0, 0.0806]
    assert roc_slope(2.9, TREE) == segment_slope(29, 10, space="roc", total=(50, 100)) == 5.8
    assert [round(area_of_order(TREE, order), 4) for order in ([2, 0, 3, 1], [1, 3, 0, 2])] == [0.8876, 0.1124]


def test_what_has_no_slope_is_refused() -> None:
    assert segment_slope(3, 0, space="roc", total=(3, 1)) == math.inf
    for args in [{"positives": 0, "negatives": 0}, {"positives": 1, "negatives": 1, "space": "roc"}]:
        with pytest.raises(ValueError, match="slope"):
            segment_slope(**args)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="share"):
        rank_leaves([[0, 0]])

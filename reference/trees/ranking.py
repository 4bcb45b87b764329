"""Trees that rank: their leaves ordered by the share of positives, and the slopes of the curve. Flach, section 5.2.

A leaf is `[positives, negatives]`, with one example at least.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

from reference.evaluation.segments import auc_of_segments
from reference.trees.labellings import Leaf

# What goes first among equal shares: the footnote's larger leaf, the text's more positives, or nothing.
TIES: Mapping[str | None, Callable[[Leaf], int]] = {"larger": sum, "positives": lambda leaf: leaf[0], None: lambda _: 0}


def share_of_positives(leaf: Leaf) -> Fraction:
    """The empirical probability of a leaf, exact; ValueError for a leaf without examples."""
    if not sum(leaf):
        raise ValueError("a leaf without examples has no share of positives")
    return Fraction(leaf[0], sum(leaf))


def rank_leaves(leaves: Sequence[Leaf], *, tie: str | None = "larger") -> list[int]:
    """The indices of the leaves, the largest share of positives first. Flach, section 5.2.

    Among equal shares the larger leaf goes first (footnote 4), or by `tie` the one with more `positives` (the text);
    with None, or if that is equal too, they keep their order.

    >>> rank_leaves([[29, 10], [1, 25], [15, 3], [5, 62]]), rank_leaves([[2, 1], [4, 2]])
    ([2, 0, 3, 1], [1, 0])
    """
    # `reverse` keeps the order of equal leaves
    return sorted(range(len(leaves)), key=lambda place: merit_of(leaves[place], tie), reverse=True)


def merit_of(leaf: Leaf, tie: str | None) -> tuple[Fraction, int]:
    """What a leaf is ranked by: its share of positives, and what decides among equal shares."""
    return share_of_positives(leaf), TIES[tie](leaf)


def leaves_in_ranks(leaves: Sequence[Leaf], *, tie: str | None = "larger") -> list[Any]:
    """The indices of the ranked leaves; those that stay tied stand together in a list.

    >>> leaves_in_ranks([[0, 4], [2, 0], [1, 0], [2, 0]])
    [[1, 3], 2, 0]
    """
    ranked = rank_leaves(leaves, tie=tie)
    groups = [list(members) for _, members in groupby(ranked, key=lambda place: merit_of(leaves[place], tie))]
    return [group.pop() if len(group) < 2 else group for group in groups]


def leaf_score(positives: int, negatives: int, *, epsilon: float = 1e-6) -> float:
    """The score (p - epsilon) / (p + n) of a leaf: of equal shares the larger leaf has more. Flach, 5.2, footnote 4.

    >>> leaf_score(2, 0, epsilon=0.01), leaf_score(1, 0, epsilon=0.01)
    (0.995, 0.99)
    """
    return (positives - epsilon) / (positives + negatives)


def segment_slope(
    positives: int, negatives: int, *, space: str = "coverage", total: Sequence[int] | None = None
) -> float:
    """The slope of a leaf's segment: positives over negatives, infinite without negatives. Flach, section 5.2.

    In `roc` space, where `total` has all positives and all negatives, both rates are shares of their own class.

    >>> segment_slope(29, 10), segment_slope(5, 0), segment_slope(29, 10, space="roc", total=(50, 100))
    (2.9, inf, 5.8)
    """
    if not positives and not negatives:
        raise ValueError("a leaf without examples has no slope")
    if not negatives:
        return math.inf
    slope = positives / negatives
    if space == "coverage":
        return slope
    if total is None or not all(total):
        raise ValueError("a slope in ROC space needs the numbers of all positives and of all negatives")
    return slope * total[1] / total[0]


def area_of_order(leaves: Sequence[Leaf], order: Sequence[int]) -> float:
    """The area under the ROC curve of leaves in an order of their indices. Flach, section 5.2.

    >>> round(area_of_order([[29, 10], [1, 25], [15, 3], [5, 62]], [2, 0, 3, 1]), 4)
    0.8876
    """
    return auc_of_segments([leaves[place] for place in order])


def leaf_at(leaves: Sequence[Leaf], *, place: int) -> int:
    """The index of the leaf at a place of the ranking."""
    return int(rank_leaves(leaves)[place])


def slope_of(leaves: Sequence[Leaf], *, place: int) -> float:
    """The slope of the segment of a leaf in the coverage curve."""
    return segment_slope(*leaves[place])


def roc_slope(slope: float, leaves: Sequence[Leaf]) -> float:
    """The slope in the ROC curve of a segment that has a slope in the coverage curve. Flach, section 5.2."""
    positives, negatives = (sum(leaf[side] for leaf in leaves) for side in (0, 1))
    return slope * negatives / positives


def area_ranked(leaves: Sequence[Leaf]) -> float:
    """The area under the ROC curve of the leaves, ranked by their share of positives."""
    return area_of_order(leaves, rank_leaves(leaves))


def area_unranked(leaves: Sequence[Leaf]) -> float:
    """The area under the ROC curve of the leaves from left to right."""
    return area_of_order(leaves, range(len(leaves)))

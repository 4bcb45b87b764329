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


def rank_leaves(leaves: Sequence[Leaf], *, tie: str | None = "larger", grouped: bool = False) -> list[Any]:
    """The indices of the leaves, the largest share of positives first. Flach, section 5.2.

    Among equal shares the larger leaf goes first (footnote 4), or by `tie` the one with more `positives` (the text);
    with None, or if that is equal too, they keep their order. If `grouped`, leaves that stay tied stand in a list.

    >>> rank_leaves([[29, 10], [1, 25], [15, 3], [5, 62]])
    [2, 0, 3, 1]
    >>> rank_leaves([[0, 4], [2, 0], [1, 0], [2, 0]], grouped=True)
    [[1, 3], 2, 0]
    """

    def merit(place: int) -> tuple[Fraction, int]:
        leaf = leaves[place]
        return share_of_positives(leaf), TIES[tie](leaf)

    # `reverse` keeps the order of equal leaves
    ranked = sorted(range(len(leaves)), key=merit, reverse=True)
    groups = [list(members) for _, members in groupby(ranked, key=merit)] if grouped else [[place] for place in ranked]
    return [group if len(group) > 1 else group[0] for group in groups]


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

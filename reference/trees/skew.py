"""Split criteria when one class is more frequent than the other. Flach, section 5.2.

A split into branches is given by class counts, `[positives, negatives]` a branch. Criteria that depend on the class
ratio change their preference when one class becomes more frequent; the square root of the Gini index does not.
"""

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from reference.trees.impurity import Children, Counts, impurity_of, purest, split_impurity

SAME = 1e-9  # impurities that differ by less are the same: with a dozen examples of each class others differ by 1e-5
Split = Sequence[Sequence[int]]  # [positives, negatives] of each branch


def relative_impurity(child: Counts, parent: Counts, *, impurity: str = "gini") -> float:
    """The impurity of a branch, weighted by its share of the examples, as a share of the parent's impurity.

    Added up over the branches of a split, it is at most 1. Flach, section 5.2.

    >>> round(relative_impurity([8, 2], [10, 10]), 4), round(relative_impurity([80, 2], [100, 10]), 4)
    (0.32, 0.2146)
    >>> round(relative_impurity([80, 2], [100, 10], impurity="sqrt_gini"), 4)
    0.4
    """
    before = impurity_of(parent, impurity=impurity)
    if not before:
        raise ValueError("all examples are of one class: there is no impurity to compare with")
    return math.fsum(child) / math.fsum(parent) * impurity_of(child, impurity=impurity) / before


def relative_split(children: Children, *, impurity: str = "gini") -> float:
    """The relative impurities of the branches of a split, added up.

    >>> round(relative_split([[8, 2], [2, 8]]), 2), round(relative_split([[80, 2], [20, 8]]), 4)
    (0.64, 0.8432)
    """
    parent = [math.fsum(counts) for counts in zip(*children, strict=True)]
    return math.fsum(relative_impurity(child, parent, impurity=impurity) for child in children)


def inflated(children: Split, factor: int) -> list[list[int]]:
    """The split with `factor` times as many positives in every branch.

    >>> inflated([[8, 2], [2, 8]], 10)
    [[80, 2], [20, 8]]
    """
    return [[factor * pos, neg] for pos, neg in children]


def corrected(children: Split, clr: float) -> list[list[int]]:
    """The split with its positives divided by the class ratio; all counts times one number, so that they are whole.

    >>> corrected([[80, 2], [20, 8]], 10), corrected([[3, 2]], 1.5)
    ([[80, 20], [20, 80]], [[6, 6]])
    """
    if clr <= 0:
        raise ValueError("a class ratio is above 0")
    ratio = Fraction(str(clr))
    # impurities and weights depend on shares alone: one factor for all counts changes nothing
    return [[pos * ratio.denominator, neg * ratio.numerator] for pos, neg in children]


def preferred_splits(
    splits: Sequence[Split], *, impurity: str = "gini", factor: int = 1, clr: float | None = None
) -> list[int]:
    """The indices of all splits that leave the least impurity."""
    parents = {tuple(map(sum, zip(*split, strict=True))) for split in splits}
    if len(parents) != 1:
        raise ValueError("splits of different examples are not compared")
    whole = {place: inflated(split, factor) for place, split in enumerate(splits)}
    if clr is not None:
        whole = {place: corrected(split, clr) for place, split in whole.items()}
    return purest(whole, impurity=impurity)[0]


def preferred_split(
    splits: Sequence[Split], *, impurity: str = "gini", factor: int = 1, clr: float | None = None
) -> int:
    """The index of the first split that leaves the least impurity, with `factor` times as many positives.

    `clr`, the class ratio positives / negatives of all examples, corrects for it: positives are divided by it before
    weights and impurities are computed. Flach, example 5.3 and footnote 5.

    >>> splits = [[[8, 2], [2, 8]], [[10, 6], [0, 4]]]
    >>> preferred_split(splits), preferred_split(splits, factor=10), preferred_split(splits, factor=10, clr=10)
    (0, 1, 0)
    """
    return preferred_splits(splits, impurity=impurity, factor=factor, clr=clr)[0]


def split_surface(x: int, y: int, pos: int, neg: int, *, impurity: str = "gini") -> float:
    """The impurity left by a binary split, as a function of its point in coverage space. Flach, figure 5.7.

    The first branch has `y` of the `pos` positives and `x` of the `neg` negatives, the second branch all others.

    >>> round(split_surface(2, 8, 10, 10), 2), split_surface(3, 3, 10, 10), split_surface(0, 0, 10, 10)
    (0.32, 0.5, 0.5)
    """
    return split_impurity(branches_at(x, y, pos, neg), impurity=impurity)


def branches_at(x: int, y: int, pos: int, neg: int) -> list[list[int]]:
    """The branches of the split that is a point of coverage space.

    >>> branches_at(2, 8, 10, 10)
    [[8, 2], [2, 8]]
    """
    if not (0 <= x <= neg and 0 <= y <= pos):
        raise ValueError("a branch has no more positives and negatives than there are")
    return [[y, x], [pos - y, neg - x]]


def equal_splits(x: int, y: int, pos: int, neg: int, *, impurity: str = "gini") -> list[list[int]]:
    """All points `[x, y]` of coverage space on the isometric of a split: those that leave equal impurity.

    >>> equal_splits(0, 1, 2, 2)
    [[0, 1], [1, 0], [1, 2], [2, 1]]
    """
    wanted = split_surface(x, y, pos, neg, impurity=impurity)
    points = [[negatives, positives] for negatives in range(neg + 1) for positives in range(pos + 1)]
    return [[a, b] for a, b in points if abs(split_surface(a, b, pos, neg, impurity=impurity) - wanted) < SAME]


def isometric(x: int, y: int, pos: int, neg: int, *, impurity: str = "gini") -> dict[str, Any]:
    """The impurity that a split leaves, and all points of coverage space whose splits leave the same.

    >>> isometric(0, 2, 2, 2)
    {'left': 0.0, 'points': [[0, 2], [2, 0]]}
    """
    return {
        "left": split_surface(x, y, pos, neg, impurity=impurity),
        "points": equal_splits(x, y, pos, neg, impurity=impurity),
    }


def better_point(first: Sequence[int], second: Sequence[int], pos: int, neg: int, *, impurity: str = "gini") -> int:
    """0 or 1: which of two points `[x, y]` of coverage space is the better split; of equal ones the first.

    >>> better_point([2, 8], [6, 10], 10, 10), better_point([2, 80], [6, 100], 100, 10)
    (0, 1)
    """
    return preferred_split([branches_at(x, y, pos, neg) for x, y in (first, second)], impurity=impurity)

"""Distances between points, and weights that decrease with the distance.

Kubat, section 3.2; Witten, section 4.7; Blockeel, sections 7.3 and 8.3; Mitchell, chapter 8.
"""

import math
from collections.abc import Sequence

Point = Sequence[float]


def minkowski_distance(first: Point, second: Point, p: float = 2, *, root: bool = True) -> float:
    """The distance (sum of |a - b|^p)^(1/p): city-block for p = 1, Euclidean for 2, the maximum for infinity.

    Kubat, equation 3.1, for p = 2; Kubat names the general form only, and Witten (section 4.7) leaves out the root, as
    no order needs it: `root`. No p below 1 gives a metric.

    >>> [minkowski_distance([0, 0], [3, 4], p) for p in (1, 2, math.inf)]
    [7.0, 5.0, 4.0]
    """
    # below 1 the triangle inequality fails
    if p < 1:
        raise ValueError(f"there is no such distance for p = {p}: it is 1 or more")
    differences = [abs(a - b) for a, b in zip(first, second, strict=True)]
    # the limit of the formula, which cannot be computed at infinity itself
    if math.isinf(p):
        return float(max(differences, default=0))
    total = sum(difference**p for difference in differences)
    return float(total ** (1 / p) if root else total)


def similarity(distance: float, weight: str = "1/d^2", *, sigma: float = 1.0, two_sigma_squared: bool = False) -> float:
    """The weight at a distance: "1/d", "1/d^2" or "gauss", which is exp(-d^2/sigma^2).

    Blockeel, section 7.3.1. Mitchell's Gaussian (chapter 8) divides by twice the square: `two_sigma_squared`. The first
    two are infinite at a distance of 0.

    >>> similarity(2, "1/d"), similarity(2), round(similarity(2, "gauss", sigma=2), 3), similarity(0)
    (0.5, 0.25, 0.368, inf)
    """
    if weight == "gauss":
        away = distance / sigma
        # products, not powers: those of large distances raise OverflowError
        return math.exp(-away * away / (2 if two_sigma_squared else 1))
    if weight not in ("1/d", "1/d^2"):
        raise ValueError(f"a weight is 1/d, 1/d^2 or gauss, not {weight}")
    if distance == 0:  # 1/0: the caller decides what an infinite weight means
        return math.inf
    return 1 / distance if weight == "1/d" else 1 / distance / distance

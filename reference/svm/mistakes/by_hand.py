"""Known mistakes in hand calculations about margins and kernels, part by part."""

import math
from collections.abc import Sequence

from reference.svm.by_hand import (
    Named,
    Parts,
    feature,
    half_distance,
)
from reference.svm.kernels import Vector, squared_distance
from reference.svm.margin import signed_sum
from reference.svm.mistakes.margin import bisector, mean_point


def nearest_to_the_mean(plus: Named, minus: Named, side: str) -> str:
    """The point of a side that is nearest to the mean of the other side."""
    own, other = (plus, minus) if side == "plus" else (minus, plus)
    middle = mean_point(list(other.values()))
    return min(own, key=lambda name: squared_distance(own[name], middle))


def parts_between_the_means(plus: Named, minus: Named) -> Parts:
    """Every number from the line halfway between the means of the classes."""
    w, b = bisector(mean_point(list(plus.values())), mean_point(list(minus.values())))
    scale = 2 / signed_sum(w, 0, w)
    w1, w2 = (weight * scale for weight in w)
    return {"w1": w1, "w2": w2, "b": b * scale, "margin": 1 / math.hypot(w1, w2)}


def parts_without_two(points: Named, centres: Sequence[Vector], sigma: float) -> Parts:
    """Features with sigma² for 2 sigma²."""
    narrow = sigma / math.sqrt(2)
    features = [feature(points, name, centre, narrow) for name in ("A", "B") for centre in centres]
    return dict(zip(("a1", "a2", "b1", "b2", "margin"), [*features, half_distance(*features)], strict=True))


def parts_of_distances(points: Named, centres: Sequence[Vector], sigma: float) -> Parts:
    """The distances to the centres for the features."""
    return {
        f"{name.lower()}{number}": math.dist(points[name], centre)
        for name in ("A", "B")
        for number, centre in enumerate(centres, 1)
    }

"""Known mistakes in hand calculations about margins and kernels, part by part."""

import math
from collections.abc import Sequence

from reference.svm.by_hand import (
    Named,
    Parts,
    distance_from,
    facing,
    feature,
    half_distance,
    margin_from,
    sum_at,
    weight_at,
)
from reference.svm.kernels import Vector, squared_distance
from reference.svm.margin import signed_sum
from reference.svm.mistakes.margin import bisector, mean_point


def parts_with_bias(w: Vector, b: float, points: Named, name: str) -> Parts:
    """Every part with the length of (b, w): the bias taken for a direction."""
    length = math.hypot(b, *w)
    total = sum_at(w, b, points, name)
    return {"norm": length, "distance": distance_from(total, length), "margin": margin_from(w, b, points, length)}


def norm_of_sizes(w: Vector) -> float:
    """The sizes of the weights added up."""
    return sum(map(abs, w))


def norm_squared(w: Vector) -> float:
    """w·w, the root forgotten."""
    return sum(weight**2 for weight in w)


def sum_without_b(w: Vector, b: float, points: Named, name: str) -> float:
    """w·x, b forgotten."""
    return sum_at(w, 0, points, name)


def distance_not_divided(total: float, length: float) -> float:
    """The size of the weighted sum."""
    return abs(total)


def lowest_point(w: Vector, b: float, points: Named) -> str:
    """The name of the point with the smallest sum, its sign included."""
    return min(points, key=lambda name: sum_at(w, b, points, name))


def band_for_margin(w: Vector, b: float, points: Named, length: float) -> float:
    """The width of the band, twice the margin."""
    return 2 * min(abs(sum_at(w, b, points, name)) for name in points) / length


def difference_for_weight(plus: Named, minus: Named, place: int) -> float:
    """The difference of the two support vectors, not scaled."""
    p, q = facing(plus, minus)
    return plus[p][place] - minus[q][place]


def half_the_weight(plus: Named, minus: Named, place: int) -> float:
    """The weight for a sum of 1/2 at the support vectors: the distance between them taken for their distance from 0."""
    return weight_at(plus, minus, place) / 2


def offset_at_the_line(w1: float, w2: float, plus: Named, minus: Named) -> float:
    """-w·x at the support vector of the plus side, as if the line went through it."""
    return -signed_sum([w1, w2], 0, plus[facing(plus, minus)[0]])


def whole_width(w1: float, w2: float) -> float:
    """2 / |w|, the width of the band."""
    return 2 / math.hypot(w1, w2)


def length_for_margin(w1: float, w2: float) -> float:
    """|w| itself."""
    return math.hypot(w1, w2)


def nearest_to_the_mean(plus: Named, minus: Named, side: str) -> str:
    """The point of a side that is nearest to the mean of the other side."""
    own, other = (plus, minus) if side == "plus" else (minus, plus)
    middle = mean_point(list(other.values()))
    return min(own, key=lambda name: squared_distance(own[name], middle))


def largest_size(inside: Sequence[float]) -> float:
    """The largest number inside, not squared."""
    return max(map(abs, inside))


def smallest_size(outside: Sequence[float]) -> float:
    """The smallest size outside, not squared."""
    return min(map(abs, outside))


def positive_slope(inner: float, outer: float) -> float:
    """The slope with its sign lost: 1 outside and -1 inside."""
    return 2 / (outer - inner)


def slope_of_one(inner: float, outer: float) -> float:
    """The slope from 0 to 1, of half the height."""
    return 1 / (inner - outer)


def offset_of_inner(inner: float, a: float) -> float:
    """-a·inner, as if the border were there."""
    return -a * inner


def half_of_width(a: float) -> float:
    """1 / |a|, the distance of a support vector from the border."""
    return 1 / abs(a)


def border_not_rooted(a: float, b: float) -> float:
    """The border among the squares."""
    return -b / a


def power_without_offset(inner: float, offset: float, degree: int) -> float:
    """The inner product to the power, the offset forgotten."""
    return float(inner**degree)


def product_with_degree(inner: float, offset: float, degree: int) -> float:
    """The sum times the degree."""
    return float((inner + offset) * degree)


def rooted_distance(x: Vector, y: Vector) -> float:
    """The distance itself."""
    return math.sqrt(squared_distance(x, y))


def squared_sums(x: Vector, y: Vector) -> float:
    """The squares of the sums for the squares of the differences."""
    return sum((a + c) ** 2 for a, c in zip(x, y, strict=True))


def bell_without_half(squared: float, sigma: float) -> float:
    """exp(-squared / sigma²)."""
    return math.exp(-squared / sigma**2)


def rising_bell(squared: float, sigma: float) -> float:
    """exp(+squared / (2 sigma²)), the sign forgotten."""
    return math.exp(squared / (2 * sigma**2))


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


def parts_of_attributes(points: Named, centres: Sequence[Vector], sigma: float) -> Parts:
    """The margin between the points as they are given, not between their features."""
    return {"margin": math.dist(points["A"], points["B"]) / 2}


def parts_of_distances(points: Named, centres: Sequence[Vector], sigma: float) -> Parts:
    """The distances to the centres for the features."""
    return {
        f"{name.lower()}{number}": math.dist(points[name], centre)
        for name in ("A", "B")
        for number, centre in enumerate(centres, 1)
    }


def whole_distance(a1: float, a2: float, b1: float, b2: float) -> float:
    """The distance of the two points, both margins together."""
    return math.dist((a1, a2), (b1, b2))

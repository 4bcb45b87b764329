"""Hand calculations about margins and kernels, part by part; each part is a function of earlier ones."""

import math
from collections.abc import Mapping, Sequence
from itertools import product

from reference.svm.kernels import gaussian_kernel, inner_product, squared_distance
from reference.svm.margin import Vector, signed_sum

Parts = dict[str, float | str]
Named = Mapping[str, Vector]  # points by name


def norm(w: Vector) -> float:
    """The length of the weight vector, without the bias.

    >>> norm([3, 4])
    5.0
    """
    return math.hypot(*w)


def sum_at(w: Vector, b: float, points: Named, name: str) -> float:
    """The weighted sum w·x + b at the named point."""
    return signed_sum(w, b, points[name])


def distance_from(total: float, length: float) -> float:
    """The distance of a point from the line: its weighted sum divided by the length of w."""
    return abs(total) / length


def nearest_point(w: Vector, b: float, points: Named) -> str:
    """The name of the point nearest to the line."""
    # the sum decides: its distance has the same length of w below for all
    return min(points, key=lambda name: abs(sum_at(w, b, points, name)))


def margin_from(w: Vector, b: float, points: Named, length: float) -> float:
    """The distance of the nearest point from the line, given the length of w."""
    return distance_from(sum_at(w, b, points, nearest_point(w, b, points)), length)


def facing(plus: Named, minus: Named) -> tuple[str, str]:
    """The names of the two points of different classes that are nearest to each other.

    Where all other points are behind them, they are the support vectors.
    """
    return min(product(plus, minus), key=lambda pair: squared_distance(plus[pair[0]], minus[pair[1]]))


def support_in(plus: Named, minus: Named, side: str) -> str:
    """The name of the support vector of a class, `plus` or `minus`."""
    names = facing(plus, minus)
    return names[0] if side == "plus" else names[1]


def weight_at(plus: Named, minus: Named, place: int) -> float:
    """One weight of the separator in canonical form: the scaled difference of the support vectors."""
    # scaled so that the sum is 1 at one support vector and -1 at the other
    p, q = facing(plus, minus)
    return 2 * (plus[p][place] - minus[q][place]) / squared_distance(plus[p], minus[q])


def offset_from(w1: float, w2: float, plus: Named, minus: Named) -> float:
    """The offset b, from the weights and the plus support vector, where the sum is 1."""
    return 1 - inner_product([w1, w2], plus[support_in(plus, minus, "plus")])


def half_width(w1: float, w2: float) -> float:
    """The distance of a support vector from the line: 1 / |w|.

    >>> half_width(0.3, 0.4)
    2.0
    """
    return 1 / math.hypot(w1, w2)


def largest_square(inside: Sequence[float]) -> float:
    """The largest square of the numbers of the inner class."""
    return max(x**2 for x in inside)


def smallest_square(outside: Sequence[float]) -> float:
    """The smallest square of the numbers of the outer class."""
    return min(x**2 for x in outside)


def slope_between(inner: float, outer: float) -> float:
    """The slope a of the separator a z + b that is 1 at `inner` and -1 at `outer`."""
    return 2 / (inner - outer)


def offset_at(inner: float, a: float) -> float:
    """The offset b of the separator a z + b that is 1 at `inner`."""
    return 1 - a * inner


def border_on_line(a: float, b: float) -> float:
    """The positive x where a x² + b is zero. Blockeel, section 11.4.1."""
    return math.sqrt(-b / a)


def width_from(a: float) -> float:
    """The width of the band between the classes, 2 / |a|."""
    return 2 / abs(a)


def power_of(inner: float, offset: float, degree: int) -> float:
    """The value of the polynomial kernel, from the inner product."""
    return float((inner + offset) ** degree)


def bell_of(squared: float, sigma: float) -> float:
    """The value of the Gaussian kernel, from the squared distance."""
    return math.exp(-squared / (2 * sigma**2))


def feature(points: Named, name: str, centre: Vector, sigma: float) -> float:
    """The Gaussian kernel of a point and a centre: nearness from 0 to 1. Kubat, section 5.6."""
    return gaussian_kernel(points[name], centre, sigma=sigma)


def half_distance(a1: float, a2: float, b1: float, b2: float) -> float:
    """The margin between two points with two features each: half their distance.

    >>> half_distance(0.9, 0.2, 0.1, 0.8)
    0.5
    """
    return math.dist((a1, a2), (b1, b2)) / 2


def is_support(w: Vector, b: float, x: Vector) -> bool:
    """Whether a point lies on the margin of a separator in canonical form: its sum is 1 or -1.

    >>> is_support([1, 1], -3, [1, 1]), is_support([1, 1], -3, [3, 2])
    (True, False)
    """
    return abs(signed_sum(w, b, x)) == 1  # exact: weights and points are whole numbers here

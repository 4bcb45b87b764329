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


def margin_parts(w: Vector, b: float, points: Named, name: str) -> Parts:
    """The distance of one point from a line, the nearest point, and the margin. Kubat, section 4.7.

    >>> margin_parts([3, 4], -12, {"A": [4, 4], "B": [1, 1]}, "A")
    {'norm': 5.0, 'sum': 16, 'distance': 3.2, 'nearest': 'B', 'margin': 1.0}
    """
    length, total = norm(w), sum_at(w, b, points, name)
    nearest = nearest_point(w, b, points)
    found: Parts = {"norm": length, "sum": total, "distance": distance_from(total, length), "nearest": nearest}
    return found | {"margin": margin_from(w, b, points, length)}


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


def separator_parts(plus: Named, minus: Named) -> Parts:
    """The separator with the largest margin where one point of each class decides it. Blockeel, section 11.1.1.

    >>> separator_parts({"A": [3, 4], "B": [5, 6]}, {"C": [0, 0]})["margin"]
    2.5
    """
    w1, w2 = weight_at(plus, minus, 0), weight_at(plus, minus, 1)
    sides: Parts = {side: support_in(plus, minus, side) for side in ("plus", "minus")}
    return sides | {"w1": w1, "w2": w2, "b": offset_from(w1, w2, plus, minus), "margin": half_width(w1, w2)}


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


def squared_parts(inside: Sequence[float], outside: Sequence[float]) -> Parts:
    """The largest margin for the squares of numbers, and where its border is on the line. Blockeel, example 11.1.

    >>> {name: round(value, 3) for name, value in squared_parts([-0.5, 0.3], [-2, 1.2, 1.5]).items()}
    {'inner': 0.25, 'outer': 1.44, 'a': -1.681, 'b': 1.42, 'width': 1.19, 'x': 0.919}
    """
    inner, outer = largest_square(inside), smallest_square(outside)
    a = slope_between(inner, outer)
    b = offset_at(inner, a)
    return {"inner": inner, "outer": outer, "a": a, "b": b, "width": width_from(a), "x": border_on_line(a, b)}


def width_from(a: float) -> float:
    """The width of the band between the classes, 2 / |a|."""
    return 2 / abs(a)


def power_of(inner: float, offset: float, degree: int) -> float:
    """The value of the polynomial kernel, from the inner product."""
    return float((inner + offset) ** degree)


def bell_of(squared: float, sigma: float) -> float:
    """The value of the Gaussian kernel, from the squared distance."""
    return math.exp(-squared / (2 * sigma**2))


def kernel_parts(x: Vector, y: Vector, degree: int, offset: float, sigma: float) -> Parts:
    """Two kernels of the same two points. Blockeel, section 11.4.3.

    >>> parts = kernel_parts([1, 2], [2, 0], degree=2, offset=1, sigma=2)
    >>> parts["inner"], parts["polynomial"], parts["squared"], round(parts["gaussian"], 6)
    (2, 9.0, 5, 0.535261)
    """
    inner, squared = inner_product(x, y), squared_distance(x, y)
    polynomial, gaussian = power_of(inner, offset, degree), bell_of(squared, sigma)
    return {"inner": inner, "polynomial": polynomial, "squared": squared, "gaussian": gaussian}


def feature(points: Named, name: str, centre: Vector, sigma: float) -> float:
    """The Gaussian kernel of a point and a centre: nearness from 0 to 1. Kubat, section 5.6."""
    return gaussian_kernel(points[name], centre, sigma=sigma)


def half_distance(a1: float, a2: float, b1: float, b2: float) -> float:
    """The margin between two points with two features each: half their distance.

    >>> half_distance(0.9, 0.2, 0.1, 0.8)
    0.5
    """
    return math.dist((a1, a2), (b1, b2)) / 2


def rbf_parts(points: Named, centres: Sequence[Vector], sigma: float) -> Parts:
    """The features of two points, A and B, and the largest margin between them, among the features.

    Kubat, section 5.6: the margin is measured there, not among the attributes.

    >>> parts = rbf_parts({"A": [0, 1], "B": [2, 2]}, [[0, 0], [2, 1]], 1)
    >>> {name: round(value, 3) for name, value in parts.items()}
    {'a1': 0.607, 'a2': 0.135, 'b1': 0.018, 'b2': 0.607, 'margin': 0.377}
    """
    features = [feature(points, name, centre, sigma) for name in ("A", "B") for centre in centres]
    names = ("a1", "a2", "b1", "b2", "margin")
    return dict(zip(names, [*features, half_distance(*features)], strict=True))


def is_support(w: Vector, b: float, x: Vector) -> bool:
    """Whether a point lies on the margin of a separator in canonical form: its sum is 1 or -1.

    >>> is_support([1, 1], -3, [1, 1]), is_support([1, 1], -3, [3, 2])
    (True, False)
    """
    return abs(signed_sum(w, b, x)) == 1  # exact: weights and points are whole numbers here

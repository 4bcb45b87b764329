"""The margin of a line, and the line with the largest margin. Kubat, section 4.7; Blockeel, section 11.1.

A separator is w·x + b, positive on the side of label 1 and negative on that of label -1.
"""

import math
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import Any

Vector = Sequence[float]
Exact = tuple[Fraction | int, ...]


def signed_sum(w: Vector, b: float, x: Vector) -> float:
    """The weighted sum w·x + b.

    >>> signed_sum([3, 4], -5, [1, 1])
    2
    """
    return sum(weight * value for weight, value in zip(w, x, strict=True)) + b


def signed_distances(w: Vector, b: float, points: Sequence[Vector], labels: Sequence[int]) -> list[float]:
    """The distance of each point from the line; negative for a point on the wrong side."""
    if not any(w):
        raise ValueError("all weights are 0: there is no line")
    # the length of w alone: the bias is no direction
    return [label * signed_sum(w, b, x) / math.hypot(*w) for x, label in zip(points, labels, strict=True)]


def margin(w: Vector, b: float, points: Sequence[Vector], labels: Sequence[int], *, width: bool = False) -> float:
    """The distance of the nearest point from the line; negative if some point is on the wrong side.

    Kubat, section 4.7. Blockeel, section 11.1, means the `width` of the band between the classes, which is twice that.

    >>> corners = [[0, 0], [0, 1], [1, 0], [1, 1]]
    >>> [round(margin(w, b, corners, [-1, -1, -1, 1]), 4) for w, b in ([[1, 1], -1.5], [[0.5, 1], -1.2])]
    [0.3536, 0.1789]
    """
    if not points:
        raise ValueError("no points have no margin")
    nearest = min(signed_distances(w, b, points, labels))
    return 2 * nearest if width else nearest


def exact(points: Sequence[Vector]) -> list[Exact]:
    """The points in exact arithmetic, as the numbers are written: rounding must not decide which lie on the margin."""
    return [tuple(value if isinstance(value, int) else Fraction(str(value)) for value in point) for point in points]


def directions(positive: Sequence[Exact], negative: Sequence[Exact]) -> Iterator[Exact]:
    """The directions to try for the widest gap, of which one has it.

    From each negative point to each positive one, and in the plane across each line through two points of a class.
    Kubat, section 4.7, tries them all.
    """
    for p, q in product(positive, negative):
        yield tuple(a - b for a, b in zip(p, q, strict=True))
    for one, other in (*permutations(positive, 2), *permutations(negative, 2)):
        # in a plane a side of the band may touch two points of a class; on a line one is enough
        if len(one) == 2:
            yield (one[1] - other[1], other[0] - one[0])


def along(direction: Exact, point: Exact) -> Fraction | int:
    """The inner product of a point and a direction: its place along the direction."""
    return sum(a * b for a, b in zip(direction, point, strict=True))


def gap(direction: Exact, positive: Sequence[Exact], negative: Sequence[Exact]) -> tuple[Fraction, Fraction]:
    """The last negative and the first positive place along a direction."""
    last, first = max(along(direction, x) for x in negative), min(along(direction, x) for x in positive)
    return Fraction(last), Fraction(first)


def squared_width(direction: Exact, positive: Sequence[Exact], negative: Sequence[Exact]) -> Fraction:
    """The square of the width of the gap along a direction; 0 if the classes overlap."""
    last, first = gap(direction, positive, negative)
    # squared: a root would not stay a Fraction; `or 1`: two equal points give no direction
    return max(first - last, Fraction(0)) ** 2 / (along(direction, direction) or 1)


def widest(positive: Sequence[Exact], negative: Sequence[Exact]) -> Exact:
    """The direction with the widest gap; ValueError if no line separates the classes."""
    best = max(directions(positive, negative), key=lambda each: squared_width(each, positive, negative))
    if not squared_width(best, positive, negative):
        raise ValueError("no line separates these classes")
    return best


def max_margin(points: Sequence[Vector], labels: Sequence[int]) -> dict[str, Any]:
    """The separator with the largest margin, for points on a line or in a plane: `w`, `b`, `support`, `margin`.

    In canonical form, with w·x + b = 1 or -1 at the support vectors, which are all points on the margin; `margin` is
    their distance from the line. Blockeel, section 11.1.1; Kubat, section 4.7, who tries all pairs and triples. In
    space a side of the band may touch three points of a class, which are not tried here: ValueError.

    >>> found = max_margin([[0, 0], [0, 1], [1, 0], [1, 1]], [-1, -1, -1, 1])
    >>> found["w"], found["b"], found["support"], round(found["margin"], 6)
    ([2.0, 2.0], -3.0, [1, 2, 3], 0.353553)
    """
    if any(len(point) > 2 for point in points):
        raise ValueError("the largest margin is found for points on a line or in a plane, not in more dimensions")
    places = exact(points)
    positive = [x for x, label in zip(places, labels, strict=True) if label > 0]
    negative = [x for x, label in zip(places, labels, strict=True) if label < 0]
    if not positive or not negative:
        raise ValueError("one class alone has no separator: there are points of both labels, 1 and -1")
    direction = widest(positive, negative)
    last, first = gap(direction, positive, negative)
    w = tuple(2 * part / (first - last) for part in direction)
    b = -(first + last) / (first - last)
    # exact equality: all is in fractions until here
    support = [number for number, x in enumerate(places) if abs(along(w, x) + b) == 1]
    size = 1 / math.hypot(*map(float, w))
    return {"w": [float(part) for part in w], "b": float(b), "support": support, "margin": size}


def border_1d(points: Sequence[float], labels: Sequence[int]) -> float:
    """The number where the separator with the largest margin changes its sign: halfway between the nearest opposites.

    Blockeel, example 11.1.

    >>> border_1d([4, 0.25, 0.09, 1.44, 2.25], [-1, 1, 1, -1, -1])
    0.845
    """
    found = max_margin([[x] for x in points], labels)
    return float(-found["b"] / found["w"][0])


def separating_line(points: Sequence[Vector], labels: Sequence[int]) -> dict[str, Any]:
    """The separator with the largest margin as x2 = slope x1 + intercept, and its support vectors as points.

    Blockeel, example 11.2.
    """
    found = max_margin(points, labels)
    first, second = found["w"]
    support = [list(points[number]) for number in found["support"]]
    return {"slope": -first / second, "intercept": -found["b"] / second, "support": support}

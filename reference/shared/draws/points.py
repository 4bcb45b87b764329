"""Labelled points in the plane and beyond."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from reference.shared.draws.numbers import Range, decimal_number, whole_number

MARGIN = 0.05  # of the span: how far separable points keep from their border, so that a perceptron ends soon
TRIES = 100  # whole sets of points; one fails only if a label is missing or the places do not fit


def points(
    random: Random,
    n: Range,
    *,
    dimensions: int = 2,
    labels: Sequence[object] = (0, 1),
    separable: bool = False,
    decimals: int = 1,
    span: Sequence[float] = (-2, 2),
) -> list[list[object]]:
    """Different points, each `[x, label]` with x a list of coordinates within `span`; the first two labels both occur.

    `separable` ones have two labels and a hyperplane between them; others are labelled at random.

    >>> points(Random(1), n=3, separable=True)
    [[[1.1, 0.8], 1], [[1.0, 0.4], 1], [[-0.7, -1.4], 0]]
    """
    number = whole_number(random, n)
    # a line separates two classes, not three; and both labels must occur
    if number < 2 or len(labels) < 2 or (separable and len(labels) > 2):
        raise ValueError("points need n of at least 2 and two labels; no more labels where they are separable")
    coordinate = partial(decimal_number, random, span, decimals)
    near = MARGIN * (span[1] - span[0])
    for _ in range(TRIES):
        side = border(random, dimensions, span) if separable else None
        places = different_places(coordinate, number, dimensions, side, near)
        drawn = [[x, labels[signed(side, x) > 0] if side else random.choice(labels)] for x in places]
        if len(drawn) == number and all(any(label == wanted for _, label in drawn) for wanted in labels[:2]):
            return drawn
    raise ValueError("no such points in a hundred draws: fewer points, more decimals or a wider span may do")


def border(random: Random, dimensions: int, span: Sequence[float]) -> list[float]:
    """A hyperplane [w0, w1, ..., wn] near the middle of the span, its normal of length 1."""
    # normal coordinates give every direction the same chance; uniform ones would favour the diagonals
    normal = [random.gauss(0, 1) for _ in range(dimensions)]
    length = math.hypot(*normal)
    # within the middle 30 % of the span, so that both labels usually occur
    middle = [random.uniform(0.35 * low + 0.65 * high, 0.65 * low + 0.35 * high) for low, high in [span] * dimensions]
    normal = [w / length for w in normal]
    return [-sum(w * x for w, x in zip(normal, middle, strict=True)), *normal]


def signed(side: Sequence[float], x: Sequence[float]) -> float:
    """The distance of a point from a border, negative on one side."""
    return side[0] + sum(w * value for w, value in zip(side[1:], x, strict=True))


def different_places(
    coordinate: Callable[[], float], number: int, dimensions: int, side: Sequence[float] | None, near: float
) -> list[list[float]]:
    """At most `number` places, all different and none near the border; fewer if there is no room for more."""
    found: list[list[float]] = []
    # 20 tries for a place: enough when most of the span is free, and an end when it is not
    for _ in range(20 * number):
        x = [coordinate() for _ in range(dimensions)]
        # a point twice with two labels could not be separated
        if len(found) < number and x not in found and (side is None or abs(signed(side, x)) > near):
            found.append(x)
    return found

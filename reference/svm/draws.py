"""Draws of points that a line separates, and of points beside a given line."""

import math
from collections.abc import Sequence
from random import Random

from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number
from reference.svm.margin import signed_sum

Point = list[float]
Line = tuple[float, float, float]  # w1, w2, b
Classes = dict[str, dict[str, Point]]


def signs(random: Random, n: Range) -> list[int]:
    """Labels 1 and -1, each at least twice.

    >>> signs(Random(1), 5)
    [-1, -1, 1, 1, -1]
    """
    number = whole_number(random, n)
    labels = [1, 1, -1, -1, *(random.choice((-1, 1)) for _ in range(number - 4))]
    random.shuffle(labels)
    return labels


def points_for(
    random: Random, labels: Sequence[int], span: Sequence[float] = (-5, 5), decimals: int = 0
) -> list[Point]:
    """Different points in the plane on the sides of some line that their labels say; none is close to the line.

    >>> points_for(Random(1), [1, 1, -1, -1])
    [[2, 2], [5, 1], [-2, -4], [2, -5]]
    """

    def drawn() -> list[Point]:
        angle = random.uniform(0, 2 * math.pi)
        # a normal of length 1, through the middle of the span
        line = math.cos(angle), math.sin(angle), random.uniform(-1, 1) * span[1] / 4
        return [place_beside(random, line, label, span, decimals) for label in labels]

    drawings = (drawn() for _ in tries())
    return next(places for places in drawings if len(set(map(tuple, places))) == len(labels))


def place_beside(random: Random, line: Line, label: int, span: Sequence[float], decimals: int) -> Point:
    """A point on one side of a line, more than 0.5 away from it."""
    places = ([decimal_number(random, span, decimals) for _ in range(2)] for _ in tries())
    # half a unit away: the margin of the drawn points is never tiny
    return next(place for place in places if label * signed_sum(line[:2], line[2], place) > 0.5)


def line_weights(random: Random, largest: int = 6, smallest: int = 1) -> list[int]:
    """Weights of a line in the plane, of either sign and with sizes in the given range.

    >>> line_weights(Random(1))
    [-5, -3]
    """
    return [random.choice((-1, 1)) * random.randint(smallest, largest) for _ in range(2)]


def points_beside(
    random: Random, w: Sequence[float], b: float, n: Range, span: Sequence[float] = (-5, 5), decimals: int = 0
) -> list[Point]:
    """Points on both sides of a line, none on it; no two have the same distance from it.

    >>> points_beside(Random(1), [1, 2], -1, 3)
    [[-3, 4], [-4, -1], [-4, 2]]
    """
    number = whole_number(random, n)

    def clear(found: Sequence[Point]) -> bool:
        # rounded, as equal distances may differ in the last bit of a float
        sums = [round(signed_sum(w, b, x), 6) for x in found]
        return len({abs(total) for total in sums}) == number and min(sums) < 0 < max(sums) and 0 not in sums

    drawn = ([[decimal_number(random, span, decimals) for _ in range(2)] for _ in range(number)] for _ in tries())
    return next(found for found in drawn if clear(found))


def any_points(random: Random, n: Range, span: Sequence[float] = (-3, 3), decimals: int = 0) -> list[Point]:
    """Points in the plane without any condition: some may be equal.

    >>> any_points(Random(1), 2)
    [[-2, 1], [3, 3]]
    """
    return [vector(random, 2, span, decimals) for _ in range(whole_number(random, n))]


def any_signs(random: Random, points: Sequence[Point]) -> list[int]:
    """A label 1 or -1 for each point, at random."""
    return [random.choice((-1, 1)) for _ in points]


def labels_by(
    random: Random, w: Sequence[float], b: float, points: Sequence[Sequence[float]], wrong: Range = 0
) -> list[int]:
    """The label 1 or -1 of each point by its side of the line; `wrong` of them are wrong.

    >>> labels_by(Random(1), [1, 2], -1, [[-1, -5], [1, 2]])
    [-1, 1]
    """
    turned = set(random.sample(range(len(points)), whole_number(random, wrong)))
    sides = [1 if signed_sum(w, b, x) > 0 else -1 for x in points]
    return [-side if place in turned else side for place, side in enumerate(sides)]


def named_beside(random: Random, w: Sequence[float], b: float, names: Sequence[str]) -> dict[str, Point]:
    """Points by name beside a line."""
    return dict(zip(names, points_beside(random, w, b, len(names)), strict=True))


def facing_pair(random: Random, names: Sequence[str]) -> Classes:
    """Two classes of named points, `plus` and `minus`; one point of each faces the other, and all others are behind.

    >>> facing_pair(Random(1), "ABCD")
    {'plus': {'A': [2, 9], 'C': [1, 7]}, 'minus': {'B': [7, 2], 'D': [7, 0]}}
    """
    # the two facing points come first; the others are a sample of those behind
    half = len(names) // 2
    sides = (behind(random) for _ in tries())
    plus, minus = next(found for found in sides if min(map(len, found)) >= half)
    return named_classes(random, names, *([x[0], *random.sample(x[1:], half - 1)] for x in (plus, minus)))


def behind(random: Random) -> tuple[list[Point], list[Point]]:
    """Two points that face each other, each followed by all grid points behind it; empty for a symmetric line."""
    grid: list[Point] = [[a, b] for a in range(10) for b in range(10)]
    first, last = random.sample(grid, 2)
    across = [a - b for a, b in zip(first, last, strict=True)]
    # along an axis or a diagonal, mixed-up coordinates would not show
    if 0 in across or abs(across[0]) == abs(across[1]):
        return [], []
    top, bottom = signed_sum(across, 0, first), signed_sum(across, 0, last)
    return (
        [first, *(x for x in grid if signed_sum(across, -top, x) > 0)],
        [last, *(x for x in grid if signed_sum(across, -bottom, x) < 0)],
    )


def named_classes(random: Random, names: Sequence[str], plus: Sequence[Point], minus: Sequence[Point]) -> Classes:
    """The points of two classes under random names."""
    order = random.sample(list(names), len(names))
    own, others = sorted(order[: len(plus)]), sorted(order[len(plus) :])
    mixed = random.sample(list(plus), len(plus)), random.sample(list(minus), len(minus))
    return {"plus": dict(zip(own, mixed[0], strict=True)), "minus": dict(zip(others, mixed[1], strict=True))}


def side_of(random: Random, classes: Classes, side: str) -> dict[str, Point]:
    """The points of one of two classes."""
    return classes[side]


def around_zero(random: Random, n: int, within: Sequence[float], decimals: int = 1) -> list[float]:
    """Numbers of both signs with different sizes within the range; the smallest size first.

    >>> around_zero(Random(1), 3, within=[0.2, 1])
    [-0.3, 0.4, -1.0]
    """
    unit = 10**decimals
    sizes = random.sample(range(round(within[0] * unit), round(within[1] * unit) + 1), n)
    # both signs occur: with one alone, a single threshold would separate the inner numbers from the outer ones
    signs = random.sample((-1, 1, *(random.choice((-1, 1)) for _ in sizes[2:])), n)
    return sorted((sign * size / unit for sign, size in zip(signs, sizes, strict=True)), key=abs)


def near_a_line(random: Random, w: Sequence[float], b: float, number: int) -> list[Point]:
    """Points with a weighted sum of 1 or -1, and points with a sum of size 2 to 4, at most `number` of each."""
    grid: list[Point] = [[x1, x2] for x1 in range(-6, 7) for x2 in range(-6, 7)]
    on = [place for place in grid if abs(signed_sum(w, b, place)) == 1]
    off = [place for place in grid if 2 <= abs(signed_sum(w, b, place)) <= 4]
    found = [*random.sample(on, min(len(on), number)), *random.sample(off, min(len(off), number))]
    return random.sample(found, len(found))


def vector(random: Random, n: Range, within: Sequence[float] = (-3, 3), decimals: int = 1) -> Point:
    """A point with `n` coordinates.

    >>> vector(Random(1), 2)
    [-2.2, 0.6]
    """
    return [decimal_number(random, within, decimals) for _ in range(whole_number(random, n))]


def vector_like(random: Random, x: Sequence[float], within: Sequence[float] = (-3, 3), decimals: int = 1) -> Point:
    """Another point with as many coordinates as x, different from it."""
    drawn = (vector(random, len(x), within, decimals) for _ in tries())
    return next(found for found in drawn if found != list(x))


def named_vectors(random: Random, names: Sequence[str], within: Sequence[float] = (-3, 3)) -> dict[str, Point]:
    """Named points of whole numbers in the plane.

    >>> named_vectors(Random(1), "AB")
    {'A': [-2, 1], 'B': [3, 3]}
    """
    return {name: vector(random, 2, within, decimals=0) for name in names}

"""Draws of points whose columns have their own spans, of labels and targets, and of query points."""

import math
from collections.abc import Sequence
from random import Random

from reference.instances.lazy import LEARNERS
from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number

Spans = Sequence[Sequence[float]]


def place(random: Random, spans: Spans, decimals: int = 0) -> list[float]:
    """A point with one number from each of the spans.

    >>> place(Random(1), spans=[[0, 9], [100, 200]])
    [2, 172]
    """
    return [decimal_number(random, span, decimals) for span in spans]


def places(random: Random, n: Range, spans: Spans, decimals: int = 0) -> list[list[float]]:
    """Different points, `n` of them.

    >>> places(Random(1), n=2, spans=[[0, 9], [100, 200]])
    [[2, 172], [1, 132]]
    """
    size = whole_number(random, n)
    drawn: list[list[float]] = []
    for _ in tries():
        point = place(random, spans, decimals)
        if point not in drawn:
            drawn.append(point)
        if len(drawn) == size:
            break
    return drawn


def with_constant(random: Random, points: Sequence[Sequence[float]], value: float, column: int) -> list[list[float]]:
    """The points with one more column, before `column`, in which all have the same value.

    >>> with_constant(Random(1), [[1, 2], [3, 4]], value=7, column=1)
    [[1, 7, 2], [3, 7, 4]]
    """
    return [[*point[:column], value, *point[column:]] for point in points]


def disputed_places(random: Random, n: Range, spans: Spans, query: Sequence[float]) -> list[list[float]]:
    """Different points; city-block and Euclidean distance disagree on which is nearest to the query.

    >>> disputed_places(Random(1), n=2, spans=[[0, 6], [0, 6]], query=[0, 0])
    [[5, 3], [6, 1]]
    """
    drawn: list[list[float]] = []
    for _ in tries():
        drawn = places(random, n, spans)
        straight = min(drawn, key=lambda point: math.dist(point, query))
        by_blocks = min(drawn, key=lambda point: sum(abs(a - b) for a, b in zip(point, query, strict=True)))
        # else either distance would give the right answer
        if straight != by_blocks:
            break
    return drawn


def near_labels(
    random: Random, points: Sequence[Sequence[float]], classes: Sequence[str], noise: float = 0.2
) -> list[str]:
    """A label for each point, mostly that of the nearest of a few centres; all labels occur.

    >>> near_labels(Random(1), [[0], [1], [9], [8]], ["a", "b"], noise=0)
    ['a', 'a', 'b', 'b']
    """
    # each column on its own scale, else the widest one would decide all labels; 1 for a constant column
    spans = [max(column) - min(column) or 1 for column in zip(*points, strict=True)]
    scaled = [[value / span for value, span in zip(point, spans, strict=True)] for point in points]
    for _ in tries():
        centres = random.sample(scaled, len(classes))
        nearest = [min(range(len(centres)), key=lambda i, x=x: math.dist(centres[i], x)) for x in scaled]  # type: ignore[misc]  # mypy has no type for `x=x`
        drawn = [random.choice(classes) if random.random() < noise else classes[place] for place in nearest]
        if {*drawn} == {*classes}:
            break
    return drawn


def any_labels(random: Random, points: Sequence[Sequence[float]], names: Sequence[str]) -> list[str]:
    """A label for each point, whatever its coordinates.

    >>> any_labels(Random(1), [[0], [1], [9]], ["a", "b"])
    ['a', 'a', 'b']
    """
    return [random.choice(names) for _ in points]


def targets(
    random: Random, points: Sequence[Sequence[float]], within: Sequence[float], decimals: int = 0
) -> list[float]:
    """A number for each point, all different if possible.

    >>> targets(Random(1), [[0], [1], [9]], within=[10, 30])
    [14, 28, 12]
    """
    drawn = [decimal_number(random, within, decimals) for _ in points]
    for _ in range(100):  # then repeats stay: a narrow range may have no room
        if len({*drawn}) == len(drawn):
            break
        drawn = [decimal_number(random, within, decimals) for _ in points]
    return drawn


def one_of_points(random: Random, points: Sequence[list[float]]) -> list[float]:
    """One of the points, as a new list."""
    return list(random.choice(points))


def crowded_places(random: Random, n: Range, spans: Spans, copies: Range = 1) -> list[list[float]]:
    """Different points, and `copies` of them a second time, in any order.

    >>> crowded_places(Random(1), n=2, spans=[[0, 9]])
    [[9], [9], [2]]
    """
    drawn = places(random, n, spans)
    drawn += [list(point) for point in random.choices(drawn, k=whole_number(random, copies))]
    random.shuffle(drawn)
    return drawn


def named_rows(
    random: Random, n: Range, columns: Sequence[str], spans: Spans, classes: Sequence[str] = (), kind: str = "kind"
) -> list[dict[str, float | str]]:
    """A table of different points named A, B, C, ..., with a class each if there are classes.

    >>> named_rows(Random(1), n=2, columns=["x"], spans=[[0, 9]], classes=["u", "v"])
    [{'name': 'A', 'x': 2, 'kind': 'v'}, {'name': 'B', 'x': 9, 'kind': 'u'}]
    """
    points = places(random, n, spans)
    labels = near_labels(random, points, classes) if classes else []
    return [
        {
            "name": "ABCDEFGHIJ"[number],
            **dict(zip(columns, point, strict=True)),
            **({kind: labels[number]} if classes else {}),
        }
        for number, point in enumerate(points)
    ]


def neighbour_table(random: Random, n: int, classes: Sequence[str]) -> list[dict[str, float | str]]:
    """Named rows with a distance, no two the same, and a kind; they are not sorted.

    >>> neighbour_table(Random(1), n=2, classes=["u", "v"])
    [{'name': 'A', 'distance': 2.2, 'kind': 'u'}, {'name': 'B', 'distance': 7.7, 'kind': 'v'}]
    """
    distances = [tenths / 10 for tenths in random.sample(range(5, 100), n)]
    return [
        {"name": "ABCDEFGHIJ"[place], "distance": distance, "kind": random.choice(classes)}
        for place, distance in enumerate(distances)
    ]


def odd_numbers(random: Random, most: int) -> list[int]:
    """The odd numbers 1, 3, 5, ... up to `most`."""
    return list(range(1, most + 1, 2))


def learners(random: Random) -> list[str]:
    """The names of learners, lazy and eager."""
    return list(LEARNERS)

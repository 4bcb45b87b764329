"""Growing circles: a search for a circle that holds the positive points and no others. Kubat, section 1.3."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reference.process import Process

Points = Sequence[Sequence[float]]
POSITIVE = "+"


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle: the index of the point at its centre, its radius, and how it labels the points."""

    centre: int
    radius: float
    inside: int
    errors: int


def inside(points: Points, centre: int, radius: float) -> list[bool]:
    """Whether each point lies in the circle; the border belongs to it.

    >>> inside([[0, 0], [3, 4], [6, 0]], 0, 5)
    [True, True, False]
    """
    return [math.dist(points[centre], point) <= radius for point in points]


def circle_at(points: Points, labels: Sequence[str], centre: int, radius: float) -> Circle:
    """The circle with its number of points and of training errors: positive points outside, others inside."""
    held = inside(points, centre, radius)
    errors = sum(within != (label == POSITIVE) for within, label in zip(held, labels, strict=True))
    return Circle(centre, radius, sum(held), errors)


def circle_start(points: Points, labels: Sequence[str], start: int, **options: Any) -> Circle:
    """The circle of radius 0 around the point to begin with."""
    return circle_at(points, labels, start, 0.0)


def circle_successors(
    state: Circle,
    points: Points,
    labels: Sequence[str],
    start: int,
    *,
    target_accuracy: float = 0.95,
    operators: Sequence[str] = ("grow",),
) -> tuple[Circle, ...]:
    """The circle that reaches the next point outside; then, if asked, moved to the point where it errs least.

    None once the share of rightly labelled points is at least `target_accuracy`, or all points are inside. Points at
    one distance enter together. The centre moves only if that lowers the number of errors, to the first of equally good
    points; the radius stays. Kubat, section 1.3.
    """
    present = circle_at(points, labels, state.centre, state.radius)
    # a share that is reached exactly must not fail by the last digit of a float
    right = len(points) - present.errors
    if right >= target_accuracy * len(points) - 1e-9 or present.inside == len(points):
        return ()
    distances = [math.dist(points[state.centre], point) for point in points]
    radius = min(distance for distance in distances if distance > state.radius)
    grown = circle_at(points, labels, state.centre, radius)
    if "move" not in operators:
        return (grown,)
    moved = [circle_at(points, labels, centre, radius) for centre in range(len(points))]
    best = min(moved, key=lambda circle: circle.errors)
    return (best if best.errors < grown.errors else grown,)


GROWING_CIRCLE = Process(circle_start, circle_successors)


def growing_circle(
    points: Points,
    labels: Sequence[str],
    start: int,
    *,
    target_accuracy: float = 0.95,
    operators: Sequence[str] = ("grow",),
) -> Circle:
    """The last circle of the search.

    >>> growing_circle([[0, 0], [1, 0], [3, 0], [9, 0]], ["+", "+", "+", "-"], 0)
    Circle(centre=0, radius=3.0, inside=3, errors=0)
    """
    given: dict[str, Any] = {"points": points, "labels": labels, "start": start}
    return GROWING_CIRCLE.last(**given, target_accuracy=target_accuracy, operators=operators)

"""Known mistakes about circles that grow and move."""

import math
from collections.abc import Sequence
from typing import Any

from reference.process import MistakenProcess
from reference.search.growing_circles import POSITIVE, Circle, Points

Labels = Sequence[str]


def circle_variant(
    *,
    border: bool = True,
    by_one: bool = False,
    both_errors: bool = True,
    anyway: bool = False,
    last: bool = False,
    reached_is_enough: bool = True,
) -> MistakenProcess[Circle]:
    """The search with some rules changed."""

    def at(points: Points, labels: Labels, centre: int, radius: float) -> Circle:
        distances = [math.dist(points[centre], point) for point in points]
        held = [distance <= radius if border else distance < radius for distance in distances]
        wrong = [(inside, label == POSITIVE) for inside, label in zip(held, labels, strict=True)]
        errors = sum(inside != ill if both_errors else inside and not ill for inside, ill in wrong)
        return Circle(centre, radius, sum(held), errors)

    def start(points: Points, labels: Labels, start: int, **_: Any) -> Circle:
        return at(points, labels, start, 0.0)

    def successors(
        state: Circle, points: Points, labels: Labels, start: int, *, target_accuracy: float = 0.95, **_: Any
    ) -> tuple[Circle, ...]:
        present = at(points, labels, state.centre, state.radius)
        share = (len(points) - present.errors) / len(points) - target_accuracy
        if present.inside == len(points) or (share > -1e-9 if reached_is_enough else share > 1e-9):
            return ()
        distances = [math.dist(points[state.centre], point) for point in points]
        further = [distance for distance in distances if distance > state.radius]
        if not further and border:
            return ()
        radius = state.radius + 1 if by_one or not further else min(further)
        grown = at(points, labels, state.centre, radius)
        moved = [at(points, labels, each, radius) for each in range(len(points))]
        best = min(reversed(moved) if last else moved, key=lambda circle: circle.errors)
        return (best if best.errors < grown.errors or (anyway and best.errors == grown.errors) else grown,)

    return MistakenProcess(start, successors)


BORDER_OUT = circle_variant(border=False)
GROWN_BY_ONE = circle_variant(by_one=True)
FALSE_ALARMS_ONLY = circle_variant(both_errors=False)
MOVED_ANYWAY = circle_variant(anyway=True)
LAST_CENTRE = circle_variant(last=True)
MORE_THAN_SHARE = circle_variant(reached_is_enough=False)

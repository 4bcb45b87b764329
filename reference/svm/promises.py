"""Promises that exercises about margins and kernels make about their inputs."""

from collections.abc import Sequence

from reference.shared.promises import are_distinct
from reference.svm.margin import Vector, exact, max_margin


def are_in_the_plane(points: Sequence[Vector], labels: Sequence[int]) -> bool:
    """Whether there are points with two coordinates each, and a label 1 or -1 for every one."""
    paired = 0 < len(points) == len(labels) and all(len(x) == 2 for x in points)
    return paired and all(label in (1, -1) for label in labels)


def line_separates(points: Sequence[Vector], labels: Sequence[int]) -> bool:
    """Whether some line separates different points of the plane with the labels 1 and -1, both of which occur."""
    if not are_in_the_plane(points, labels) or set(labels) != {1, -1} or not are_distinct(exact(points)):
        return False
    try:
        max_margin(points, labels)
    except ValueError:  # no line does
        return False
    return True

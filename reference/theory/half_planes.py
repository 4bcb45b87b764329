"""Labellings that straight lines in the plane can give, in whole numbers. Kubat, section 7.4; Blockeel, example 9.4."""

from collections.abc import Sequence
from itertools import combinations

from reference.theory.shattering import Labelling, shatters, vc_dimension

Point = Sequence[int]
Points = Sequence[Point]


def turns(first: Point, second: Point, third: Point) -> int:
    """Twice the area of a triangle: positive for a left turn, negative for a right one, 0 for points in a line."""
    # whole numbers: "in a line" is an exact 0, which floats would miss
    return (second[0] - first[0]) * (third[1] - first[1]) - (second[1] - first[1]) * (third[0] - first[0])


def half_plane_labellings(points: Points) -> list[Labelling]:
    """The labellings of different points that a line can give; one side of it is labelled 1.

    A line between two groups can be moved until it meets two of the points: every labelling is that of a line through
    two of them, tilted a little about some place on it, which cuts the points on the line in two.

    >>> len(half_plane_labellings([(0, 0), (1, 0), (0, 1)])), len(half_plane_labellings([(0, 0), (1, 0), (2, 0)]))
    (8, 6)
    """
    if len({*map(tuple, points)}) < len(points):
        raise ValueError("the points are not all different: no line tells equal points apart")
    # a line that leaves all points on one side; with fewer than two points there is none through two of them
    rows: set[Labelling] = {(0,) * len(points), (1,) * len(points)}
    for first, second in combinations(points, 2):
        for row in tilted_rows(first, second, points):
            # either side of the line may be the positive one
            rows |= {row, tuple(1 - label for label in row)}
    return sorted(rows)


def tilted_rows(first: Point, second: Point, points: Points) -> list[Labelling]:
    """The labellings by lines that are close to the line through two points: the first k points on it change sides."""
    sides = [turns(first, second, point) for point in points]
    # by coordinates: along a line that is their order on it
    along = sorted((place for place, side in enumerate(sides) if not side), key=lambda place: tuple(points[place]))
    # a tilt about a place on the line puts one end of it on each side
    cuts = [part for cut in range(len(along) + 1) for part in (along[:cut], along[cut:])]
    return [tuple(int(side > 0 or place in ahead) for place, side in enumerate(sides)) for ahead in cuts]


def lines_shatter(points: Points) -> bool:
    """Whether lines give every labelling of different points: three corners of a triangle, or fewer points.

    >>> lines_shatter([(0, 0), (2, 1), (4, 2)]), lines_shatter([(0, 0), (2, 1), (4, 3)]), lines_shatter([(0, 0)])
    (False, True, True)
    """
    return shatters(half_plane_labellings(points), range(len(points)))


def vc_of_lines(points: Points) -> int:
    """The size of the largest set of these points that lines shatter."""
    return vc_dimension(half_plane_labellings(points))

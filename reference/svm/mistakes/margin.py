"""Known mistakes about margins, and the line with the largest."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from typing import Any

from reference.svm.kernels import Vector, squared_distance
from reference.svm.margin import margin, max_margin, signed_distances, signed_sum

Separator = dict[str, Any]


def halves(points: Sequence[Vector], labels: Sequence[int]) -> tuple[list[Vector], list[Vector]]:
    """The points of label 1, and the others."""
    both = list(zip(points, labels, strict=True))
    return [x for x, label in both if label > 0], [x for x, label in both if label < 0]


def mean_point(points: Sequence[Vector]) -> list[float]:
    """The middle of some points."""
    return [math.fsum(values) / len(points) for values in zip(*points, strict=True)]


def bisector(p: Vector, q: Vector) -> tuple[list[float], float]:
    """The line halfway between two points, which faces the first."""
    w = [a - c for a, c in zip(p, q, strict=True)]
    middle = [(a + c) / 2 for a, c in zip(p, q, strict=True)]
    return w, -signed_sum(w, 0, middle)


def between_the_means(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The line halfway between the means of the classes."""
    w, b = bisector(*map(mean_point, halves(points, labels)))
    return {**max_margin(points, labels), "w": w, "b": b, "margin": margin(w, b, points, labels)}


def nearest_with_sign(w: Vector, b: float, points: Sequence[Vector], labels: Sequence[int]) -> float:
    """The signed distance of the point nearest to the line, whichever side it is on."""
    return min(signed_distances(w, b, points, labels), key=abs)


def nearest_made_negative(w: Vector, b: float, points: Sequence[Vector], labels: Sequence[int]) -> float:
    """The distance of the point nearest to the line, negative if any point is on the wrong side."""
    signed = signed_distances(w, b, points, labels)
    nearest = min(map(abs, signed))
    return -nearest if min(signed) < 0 else nearest


def nearest_on_right_side(w: Vector, b: float, points: Sequence[Vector], labels: Sequence[int]) -> float:
    """The distance of the nearest point on its right side; raises if there is none."""
    return min(distance for distance in signed_distances(w, b, points, labels) if distance >= 0)


def closest_pair(points: Sequence[Vector], labels: Sequence[int]) -> tuple[Vector, Vector]:
    """The two points of different classes that are closest to each other."""
    return min(product(*halves(points, labels)), key=lambda pair: squared_distance(*pair))


def between_the_closest(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The line halfway between the two closest points of different classes; these are its support vectors."""
    pair = closest_pair(points, labels)
    w, b = bisector(*pair)
    support = sorted(points.index(x) for x in pair)
    return {"w": w, "b": b, "support": support, "margin": margin(w, b, points, labels)}


def halfway_of_means(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The right direction, but through the middle between the means of the classes."""
    right = max_margin(points, labels)
    middle = mean_point([mean_point(half) for half in halves(points, labels)])
    b = -signed_sum(right["w"], 0, middle)
    return right | {"b": b, "margin": margin(right["w"], b, points, labels)}


def with_nearest(
    line: tuple[Vector, float], points: Sequence[Vector], labels: Sequence[int], *, by_sides: bool = False
) -> Separator:
    """A line, the points nearest to it and their distance; `by_sides`, points on the wrong side have negative ones."""
    signed = signed_distances(*line, points, labels)
    own = signed if by_sides else [abs(distance) for distance in signed]
    support = [place for place, distance in enumerate(own) if math.isclose(distance, min(own), abs_tol=1e-9)]
    return {"w": line[0], "b": line[1], "support": support, "margin": min(own)}


def means_and_nearest(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The line halfway between the means of the classes, with the points nearest to it."""
    return with_nearest(bisector(*map(mean_point, halves(points, labels))), points, labels)


def means_by_sides(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The line halfway between the means; points on its wrong side count as the nearest of all."""
    return with_nearest(bisector(*map(mean_point, halves(points, labels))), points, labels, by_sides=True)


def closest_by_half(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The line halfway between the closest points, with half of their distance for its margin."""
    half = math.sqrt(squared_distance(*closest_pair(points, labels))) / 2
    return between_the_closest(points, labels) | {"margin": half}


def closest_and_nearest(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The line halfway between the closest points, with the points nearest to it."""
    return with_nearest(bisector(*closest_pair(points, labels)), points, labels)


def closest_by_sides(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The line halfway between the closest points; points on its wrong side count as the nearest of all."""
    return with_nearest(bisector(*closest_pair(points, labels)), points, labels, by_sides=True)


def halfway_and_nearest(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The right direction through the middle between the means, with the points nearest to that line."""
    own = halfway_of_means(points, labels)
    return with_nearest((own["w"], own["b"]), points, labels)


def halfway_by_sides(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The line of the right direction between the means; points on its wrong side count as the nearest of all."""
    own = halfway_of_means(points, labels)
    return with_nearest((own["w"], own["b"]), points, labels, by_sides=True)


def best_line_of(
    candidates: Iterable[tuple[Vector, float]], points: Sequence[Vector], labels: Sequence[int]
) -> Separator:
    """Of some lines the one with the largest margin, with the points nearest to it; raises if none separates."""
    best = max(candidates, key=lambda line: margin(line[0], line[1], points, labels))
    if margin(best[0], best[1], points, labels) <= 0:
        raise ValueError("none of these lines separates the classes")
    return with_nearest(best, points, labels)


def lines_along(own: Sequence[Vector], other: Sequence[Vector], faces: int) -> Iterator[tuple[Vector, float]]:
    """The lines along two points of a class and halfway to a point of the other; `faces` is the label of the class."""
    for (one, two), far in product(combinations(own, 2), other):
        w = [one[1] - two[1], two[0] - one[0]]
        side = faces if signed_sum(w, 0, one) > signed_sum(w, 0, far) else -faces
        w = [side * part for part in w]
        yield w, -(signed_sum(w, 0, one) + signed_sum(w, 0, far)) / 2


def bisectors_only(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The best of the lines halfway between two points of different classes."""
    return best_line_of([bisector(p, q) for p, q in product(*halves(points, labels))], points, labels)


def without_bisectors(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The best of the lines along two points of one class; raises if each class has one point."""
    positive, negative = halves(points, labels)
    lines = [*lines_along(positive, negative, 1), *lines_along(negative, positive, -1)]
    return best_line_of(lines, points, labels)


def along_positives_only(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The best line if none along two points of label -1 is tried."""
    positive, negative = halves(points, labels)
    lines = [*(bisector(p, q) for p, q in product(positive, negative)), *lines_along(positive, negative, 1)]
    return best_line_of(lines, points, labels)


def along_negatives_only(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The best line if none along two points of label 1 is tried."""
    positive, negative = halves(points, labels)
    lines = [*(bisector(p, q) for p, q in product(positive, negative)), *lines_along(negative, positive, -1)]
    return best_line_of(lines, points, labels)


def one_support_each(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The right line, with the first support vector of each class only."""
    right = max_margin(points, labels)
    first = [next(number for number in right["support"] if labels[number] == label) for label in (1, -1)]
    return right | {"support": sorted(first)}


def facing_the_other_way(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The right line with its sides exchanged."""
    right = max_margin(points, labels)
    return right | {"w": [-weight for weight in right["w"]], "b": -right["b"]}


def support_of_one_class(points: Sequence[Vector], labels: Sequence[int]) -> Separator:
    """The right line, with the support vectors of label 1 only."""
    right = max_margin(points, labels)
    return right | {"support": [number for number in right["support"] if labels[number] > 0]}

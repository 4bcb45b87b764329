"""Verifiers for curves and plans of indices: they check what must hold, not one right form.

A ROC curve is a line: points on a straight stretch of it may be there or not. Which examples are in which fold is open,
as long as every example is tested once and the folds are as alike as was asked. Any flaw costs all of the mark. Its
part says where it shows, by which known mistakes are told apart.
"""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from reference.evaluation.ranking import Point, roc_curve
from reference.evaluation.resampling import class_counts_by_fold, holdout_split, is_stratified
from reference.flaw import Flaw, NotReadable

NEAR = 1e-6  # answers rounded to six decimals pass; steps of a curve are far larger
CURVE = "Return the points of the curve, a list of pairs of numbers."
PLAN = "Return a list with the indices of each part, such as [[0, 2], [1, 3]]."


def roc_flaws(answer: Any, scores: Sequence[float], labels: Sequence[str], positive: str) -> list[Flaw]:
    """The flaws of a ROC curve; none for any list of points that draws the right line."""
    return list(line_flaws(read_points(answer), roc_curve(scores, labels, positive)))


def has_one_form(scores: Sequence[float], labels: Sequence[str], positive: str) -> bool:
    """Whether every point of the ROC curve is a corner, so that none may be left out."""
    curve = roc_curve(scores, labels, positive)
    return corners(curve) == curve


def line_flaws(points: Sequence[Point], curve: Sequence[Point]) -> Iterator[Flaw]:
    """The flaws of a line that should be the given curve, each named by the point where it shows."""
    for here, end in ((points[0], curve[0]), (points[-1], curve[-1])):
        if not near(here, end):
            yield Flaw(named(here), 1, "ends", "The curve begins at (0, 0) and ends at (1, 1), and yours does not.")
    # a line that is right everywhere and goes over a stretch twice is no curve
    for a, b in pairwise(points):
        if b[0] < a[0] - NEAR or b[1] < a[1] - NEAR:
            yield Flaw(named(b), 1, "backwards", "A ROC curve goes up and to the right only; yours turns back.")
    for point in points:
        if not on_line(point, curve):
            yield Flaw(named(point), 1, "off_curve", "At least one point is not on the curve.")
    for corner in corners(curve):
        if not any(near(corner, point) for point in points):
            yield Flaw(named(corner), 1, "corner", "A corner of the curve is missing, so that the line cuts it off.")


def named(point: Point) -> str:
    """A point as text with six decimals."""
    return f"({point[0]:.6f}, {point[1]:.6f})"


def near(one: Point, other: Point) -> bool:
    """Whether two points are the same, apart from rounding in the last digits."""
    return abs(one[0] - other[0]) <= NEAR and abs(one[1] - other[1]) <= NEAR


def on_line(point: Point, curve: Sequence[Point]) -> bool:
    """Whether a point lies on the curve."""
    return any(distance(point, a, b) <= NEAR for a, b in pairwise(curve))


def distance(point: Point, a: Point, b: Point) -> float:
    """The distance of a point from the segment between two others."""
    along = (b[0] - a[0], b[1] - a[1])
    length = along[0] ** 2 + along[1] ** 2
    share = ((point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1]) / length
    # the foot of the perpendicular may lie beyond the ends: then the end is nearest
    share = min(1.0, max(0.0, share))
    return math.dist(point, (a[0] + share * along[0], a[1] + share * along[1]))


def corners(curve: Sequence[Point]) -> list[Point]:
    """The points of a curve where it turns, and its two ends.

    >>> corners([(0.0, 0.0), (0.0, 0.5), (0.0, 1.0), (1.0, 1.0)])
    [(0.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
    """
    # a point on the straight line between its neighbours may be there or not
    inner = [b for a, b, c in zip(curve, curve[1:], curve[2:], strict=False) if distance(b, a, c) > NEAR]
    return [curve[0], *inner, curve[-1]]


def read_points(answer: Any) -> list[Point]:
    """The points of an answer as pairs of floats; raises NotReadable for any other form."""
    if not isinstance(answer, list) or not answer:
        raise NotReadable(CURVE)
    for point in answer:
        if not isinstance(point, list) or len(point) != 2 or not all(map(is_number, point)):
            raise NotReadable(CURVE)
    return [(float(x), float(y)) for x, y in answer]


def is_number(value: Any) -> bool:
    """Whether a value is a finite number, and not True or False."""
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def holdout_flaws(answer: Any, order: Sequence[int], share: float) -> list[Flaw]:
    """The flaws of a hold-out split that takes its test examples from the end of a random order."""
    # a record may have its fields in any order
    by_name = isinstance(answer, dict) and {"train", "test"} <= answer.keys()
    parts = read_plan([answer["train"], answer["test"]] if by_name else answer)
    if len(parts) != 2:
        return [Flaw("the plan", 1, "part_count", "Return two parts: the training examples, then the test examples.")]
    if found := list(partition_flaws(parts, len(order))):
        return found
    right = holdout_split(order, share)
    held = f"test {sorted(parts[1])}"
    if len(parts[1]) != len(right["test"]):
        return [Flaw(held, 1, "sizes", "The test part does not have as many examples as it should.")]
    if {*parts[1]} != {*right["test"]}:
        return [Flaw(held, 1, "other_examples", "The test examples are not the last ones of the random order.")]
    return []


def always_one(order: Sequence[int], share: float) -> bool:
    """True: there is exactly one hold-out split, as the order is given."""
    return True


def fold_flaws(answer: Any, n: int, k: int) -> list[Flaw]:
    """The flaws of k folds of n examples, whose sizes may differ by at most 1."""
    folds = read_plan(answer)
    found = list(count_flaws(folds, k)) or list(partition_flaws(folds, n))
    if not found and max(map(len, folds)) - min(map(len, folds)) > 1:
        sizes = f"sizes {sorted(map(len, folds))}"
        return [Flaw(sizes, 1, "sizes", "One fold has at least two examples more than another.")]
    return found


def only_singles(n: int, k: int) -> bool:
    """Whether the folds are unique apart from their order: each example is a fold, or all are one fold."""
    return k in (1, n)


def stratified_flaws(answer: Any, labels: Sequence[str], k: int) -> list[Flaw]:
    """The flaws of k stratified folds: no class may have two examples more in one fold than in another."""
    folds = read_plan(answer)
    found = list(count_flaws(folds, k)) or list(partition_flaws(folds, len(labels)))
    if not found and not all(folds):
        return [Flaw("a fold", 1, "empty_fold", "A fold has no examples, so nothing can be tested on it.")]
    if not found and not is_stratified(folds, labels):
        message = "Some class has in one fold at least two examples more than in another."
        counts = sorted(sorted(each.items()) for each in class_counts_by_fold(labels, folds))
        return [Flaw(f"classes {counts}", 1, "unstratified", message)]
    return found


def only_single_folds(labels: Sequence[str], k: int) -> bool:
    """Whether stratified folds are unique apart from their order: each example is a fold, or all are one fold."""
    return k in (1, len(labels))


def count_flaws(folds: Sequence[Sequence[int]], k: int) -> Iterator[Flaw]:
    """A flaw for a wrong number of folds."""
    if len(folds) != k:
        yield Flaw("the plan", 1, "part_count", f"There should be {k} folds, and there are {len(folds)}.")


def partition_flaws(parts: Sequence[Sequence[int]], n: int) -> Iterator[Flaw]:
    """The flaws of parts that should together hold each of n examples once."""
    times = Counter(place for part in parts for place in part)
    strange = sorted(place for place in times if not 0 <= place < n)
    twice = sorted(place for place, count in times.items() if count > 1)
    forgotten = sorted(set(range(n)) - times.keys())
    # the likeliest slip first: of a plan that counts from 1, every index looks wrong
    if strange == [n] and forgotten == [0]:
        yield Flaw("the indices", 1, "from_one", "The examples are counted from 1. Count them from 0.")
    elif strange:
        yield Flaw(f"indices {strange}", 1, "not_an_index", "An index belongs to no example.")
    elif twice:
        yield Flaw(f"examples {twice}", 1, "overlap", "An example is there twice; parts may not overlap.")
    elif forgotten:
        yield Flaw(f"examples {forgotten}", 1, "forgotten", "An example is in none of the parts.")


def read_plan(answer: Any) -> list[list[int]]:
    """The parts of a plan as lists of indices; raises NotReadable for any other form."""
    parts = list(answer.values()) if isinstance(answer, dict) else answer
    if not isinstance(parts, list) or not all(isinstance(part, list) for part in parts):
        raise NotReadable(PLAN)
    # 2.0 is an index, too: NumPy and pandas give such
    if not all(is_number(place) and place == int(place) for part in parts for place in part):
        raise NotReadable(PLAN)
    return [[int(place) for place in part] for part in parts]

"""Hand calculations with neighbours, part by part; each part is a function of earlier ones."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.instances.distance import Point, minkowski_distance
from reference.instances.neighbours import knn_vote_threshold, mean_of, nearest_value, winners
from reference.instances.weighted import weighted_mean

Rows = Sequence[Mapping[str, Any]]
Parts = dict[str, float | str]
VOTERS = 3  # neighbours; odd, so that two classes cannot tie


def place_of(row: Mapping[str, Any]) -> tuple[float, float]:
    """The coordinates of a row."""
    return row["x"], row["y"]


def distance_from(rows: Rows, row: int, query: Point) -> float:
    """The Euclidean distance of a row from the query; rows count from 0."""
    return minkowski_distance(place_of(rows[row]), query)


def three_nearest(far: Sequence[float]) -> list[int]:
    """The places of the three smallest distances, the smallest first; of equal ones the first."""
    # sorted is stable: of equal distances the first row
    return sorted(range(len(far)), key=far.__getitem__)[:VOTERS]


def nearest_name(a: float, b: float, c: float, d: float, e: float) -> str:
    """The name of the nearest row, A to E."""
    return "ABCDE"[three_nearest([a, b, c, d, e])[0]]


def label_of_three(a: float, b: float, c: float, d: float, e: float, rows: Rows) -> str:
    """The most frequent kind of the three nearest rows."""
    [label] = winners([rows[i]["kind"] for i in three_nearest([a, b, c, d, e])])
    return str(label)


def label_by_threshold(
    a: float, b: float, c: float, d: float, e: float, rows: Rows, positive: str, negative: str, required: int
) -> str:
    """`positive` if at least `required` of the three nearest rows are positive, else `negative`. Kubat, section 8.2."""
    kinds = [rows[i]["kind"] for i in three_nearest([a, b, c, d, e])]
    return knn_vote_threshold(kinds, positive, negative, required)


def inverse_square(distance: float) -> float:
    """The weight 1/d^2."""
    return 1 / distance**2


def mean_of_three(y1: float, y2: float, y3: float) -> float:
    """The plain mean of three targets."""
    return mean_of([y1, y2, y3])


def weighted_mean_of_three(w1: float, w2: float, w3: float, y1: float, y2: float, y3: float) -> float:
    """The weighted mean of three targets."""
    return weighted_mean([y1, y2, y3], [w1, w2, w3])


def rating_for(mean: float, admissible: Sequence[float]) -> float:
    """The admissible rating nearest to a mean. Blockeel, section 7.1."""
    return nearest_value(mean, admissible)


def label_wins(rows: Rows, k: int, label: str) -> bool:
    """Whether more than half of the k rows with the smallest `distance` have the label as their `kind`.

    >>> rows = [{"distance": 2, "kind": "u"}, {"distance": 1, "kind": "v"}, {"distance": 3, "kind": "u"}]
    >>> label_wins(rows, 1, "u"), label_wins(rows, 3, "u")
    (False, True)
    """
    # two kinds and an odd k: the most frequent kind has more than half, and is the only one
    near = sorted(rows, key=lambda row: float(row["distance"]))[:k]
    return winners([row["kind"] for row in near]) == [label]

"""Known mistakes in hand calculations with neighbours."""

from collections.abc import Sequence

from reference.instances.by_hand import (
    Parts,
    Rows,
    distance_from,
    label_by_threshold,
    label_of_three,
    nearest_name,
    place_of,
)
from reference.instances.distance import Point, minkowski_distance
from reference.instances.neighbours import mean_of, nearest


def parts_from(far: Sequence[float], rows: Rows, positive: str, negative: str, required: int) -> Parts:
    """All parts of the vote, from five distances."""
    a, b, c, d, e = far
    return {
        **dict(zip("abcde", far, strict=True)),
        "nearest": nearest_name(a, b, c, d, e),
        "label": label_of_three(a, b, c, d, e, rows),
        "changed": label_by_threshold(a, b, c, d, e, rows, positive, negative, required),
    }


def votes_by_blocks(rows: Rows, query: Point, positive: str, negative: str, required: int) -> Parts:
    """City-block distances, and what follows from them."""
    far = [minkowski_distance(place_of(row), query, 1) for row in rows]
    return parts_from(far, rows, positive, negative, required)


def votes_by_squares(rows: Rows, query: Point, positive: str, negative: str, required: int) -> Parts:
    """Squared distances, and what follows from them."""
    far = [distance_from(rows, row, query) ** 2 for row in range(5)]
    return parts_from(far, rows, positive, negative, required)


def farthest_votes(rows: Rows, query: Point, positive: str, negative: str, required: int) -> Parts:
    """The right distances, taken from the large end."""
    turned = [-distance_from(rows, row, query) for row in range(5)]
    parts = parts_from(turned, rows, positive, negative, required)
    return {part: parts[part] for part in ("nearest", "label", "changed")}


def plain_inverse(distance: float) -> float:
    """1/d for 1/d^2."""
    return 1 / distance


def square_as_weight(distance: float) -> float:
    """d^2 for 1/d^2, so that far ones count most."""
    return distance**2


def weighted_sum_by_three(w1: float, w2: float, w3: float, y1: float, y2: float, y3: float) -> float:
    """The weighted sum divided by three."""
    return (w1 * y1 + w2 * y2 + w3 * y3) / 3


def weighted_sum(w1: float, w2: float, w3: float, y1: float, y2: float, y3: float) -> float:
    """The weighted sum, not divided by anything."""
    return w1 * y1 + w2 * y2 + w3 * y3


def weights_ignored(w1: float, w2: float, w3: float, y1: float, y2: float, y3: float) -> float:
    """The plain mean."""
    return mean_of([y1, y2, y3])


def rounded(mean: float, admissible: Sequence[float]) -> float:
    """The nearest whole number, admissible or not."""
    return float(int(mean + 0.5))


def label_of_kth_wins(rows: Rows, k: int, label: str) -> bool:
    """Whether the k-th nearest row has the label."""
    return bool(rows[nearest([(row["distance"],) for row in rows], (0,), k)[-1]]["kind"] == label)


def first_rows_win(rows: Rows, k: int, label: str) -> bool:
    """Whether the first k rows of the table have the label in the majority."""
    return 2 * [row["kind"] for row in rows[:k]].count(label) > k


def farthest_win(rows: Rows, k: int, label: str) -> bool:
    """Whether the k farthest rows have the label in the majority."""
    far = sorted(rows, key=lambda row: -float(row["distance"]))[:k]
    return 2 * [row["kind"] for row in far].count(label) > k

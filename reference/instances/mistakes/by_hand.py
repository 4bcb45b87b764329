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


def farthest_votes(rows: Rows, query: Point, positive: str, negative: str, required: int) -> Parts:
    """The right distances, taken from the large end."""
    turned = [-distance_from(rows, row, query) for row in range(5)]
    parts = parts_from(turned, rows, positive, negative, required)
    return {part: parts[part] for part in ("nearest", "label", "changed")}


def farthest_win(rows: Rows, k: int, label: str) -> bool:
    """Whether the k farthest rows have the label in the majority."""
    far = sorted(rows, key=lambda row: -float(row["distance"]))[:k]
    return 2 * [row["kind"] for row in far].count(label) > k

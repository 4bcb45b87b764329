"""Known mistakes in hand calculations with neighbours."""

from collections.abc import Sequence

from reference.instances.by_hand import (
    Parts,
    Rows,
    label_by_threshold,
    label_of_three,
    nearest_name,
)


def parts_from(far: Sequence[float], rows: Rows, positive: str, negative: str, required: int) -> Parts:
    """All parts of the vote, from five distances."""
    a, b, c, d, e = far
    return {
        **dict(zip("abcde", far, strict=True)),
        "nearest": nearest_name(a, b, c, d, e),
        "label": label_of_three(a, b, c, d, e, rows),
        "changed": label_by_threshold(a, b, c, d, e, rows, positive, negative, required),
    }


def farthest_win(rows: Rows, k: int, label: str) -> bool:
    """Whether the k farthest rows have the label in the majority."""
    far = sorted(rows, key=lambda row: -float(row["distance"]))[:k]
    return 2 * [row["kind"] for row in far].count(label) > k

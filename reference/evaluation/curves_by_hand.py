"""Hand calculations on a ranking: the results of `ranking`, part by part."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.evaluation.ranking import pairs_won, reached_counts, top
from reference.evaluation.segments import Segment, coverage_curve

Rows = Sequence[Mapping[str, Any]]  # with the columns `score` and `truth`


def hits(rows: Rows, positive: str, cut: int) -> int:
    """The number of positives among the `cut` best rows."""
    # cuts are drawn between different scores, so that the order of ties cannot matter
    chosen = top([row["score"] for row in rows], cut)
    return sum(row["truth"] == positive for row, is_chosen in zip(rows, chosen, strict=True) if is_chosen)


def positives(rows: Rows, positive: str) -> int:
    """The number of positive rows."""
    return sum(row["truth"] == positive for row in rows)


def precision_of_top(rows: Rows, positive: str, cut: int) -> float:
    """The share of positives among the `cut` best rows."""
    return hits(rows, positive, cut) / cut


def recall_of_top(rows: Rows, positive: str, cut: int) -> float:
    """The share of the positives that are among the `cut` best rows: the true positive rate."""
    return hits(rows, positive, cut) / positives(rows, positive)


def alarms_of_top(rows: Rows, positive: str, cut: int) -> float:
    """The share of the negatives that are among the `cut` best rows: the false positive rate."""
    return (cut - hits(rows, positive, cut)) / (len(rows) - positives(rows, positive))


def right_pairs(rows: Rows, positive: str) -> float:
    """The number of pairs of a positive and a negative with the positive ranked higher; ties count half."""
    counts = reached_counts([row["score"] for row in rows], [row["truth"] for row in rows], positive)
    return float(pairs_won(*counts))


def area(pairs: float, rows: Rows, positive: str) -> float:
    """The area under the ROC curve, from the number of pairs in the right order."""
    # pairs of a positive and a negative: the product of both numbers
    found = positives(rows, positive)
    return pairs / (found * (len(rows) - found))


def negatives_at(segments: Sequence[Segment], number: int) -> int:
    """The number of negatives in the first segments: the x coordinate of the coverage curve."""
    return coverage_curve(segments)[number][0]


def positives_at(segments: Sequence[Segment], number: int) -> int:
    """The number of positives in the first segments: the y coordinate of the coverage curve."""
    return coverage_curve(segments)[number][1]


def area_left(errors: float, segments: Sequence[Segment]) -> float:
    """The area under the ROC curve, from the number of ranking errors. Flach, section 6.1."""
    negatives, found = coverage_curve(segments)[-1]
    return 1 - errors / (negatives * found)

"""Hand calculations on a ranking: what the functions of `ranking` give, part by part."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.evaluation.ranking import pairs_won, reached_counts, top
from reference.evaluation.segments import Segment, coverage_curve

Rows = Sequence[Mapping[str, Any]]  # with the columns `score` and `truth`


def hits(rows: Rows, positive: str, cut: int) -> int:
    """How many of the `cut` best are positive."""
    chosen = top([row["score"] for row in rows], cut)
    return sum(row["truth"] == positive for row, is_chosen in zip(rows, chosen, strict=True) if is_chosen)


def positives(rows: Rows, positive: str) -> int:
    """How many rows are positive."""
    return sum(row["truth"] == positive for row in rows)


def precision_of_top(rows: Rows, positive: str, cut: int) -> float:
    """The share of the `cut` best that are positive."""
    return hits(rows, positive, cut) / cut


def recall_of_top(rows: Rows, positive: str, cut: int) -> float:
    """The share of the positives that are among the `cut` best: also the true positive rate."""
    return hits(rows, positive, cut) / positives(rows, positive)


def alarms_of_top(rows: Rows, positive: str, cut: int) -> float:
    """The share of the negatives that are among the `cut` best: the false positive rate."""
    return (cut - hits(rows, positive, cut)) / (len(rows) - positives(rows, positive))


def right_pairs(rows: Rows, positive: str) -> float:
    """How many pairs of a positive and a negative have the positive first; ties count half."""
    counts = reached_counts([row["score"] for row in rows], [row["truth"] for row in rows], positive)
    return float(pairs_won(*counts))


def area(pairs: float, rows: Rows, positive: str) -> float:
    """The area under the curve, from the number of pairs in the right order."""
    found = positives(rows, positive)
    return pairs / (found * (len(rows) - found))


def negatives_at(segments: Sequence[Segment], number: int) -> int:
    """The negatives in the first segments: where the coverage curve stands from left to right."""
    return coverage_curve(segments)[number][0]


def positives_at(segments: Sequence[Segment], number: int) -> int:
    """The positives in the first segments: how high the coverage curve stands."""
    return coverage_curve(segments)[number][1]


def area_left(errors: float, segments: Sequence[Segment]) -> float:
    """What ranking errors leave of the area under the curve. Flach, section 6.1."""
    negatives, found = coverage_curve(segments)[-1]
    return 1 - errors / (negatives * found)

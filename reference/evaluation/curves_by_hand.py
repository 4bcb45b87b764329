"""Hand calculations on a ranking: the results of `ranking`, part by part."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.evaluation.ranking import pairs_won, reached_counts, top
from reference.evaluation.segments import Segment, coverage_curve, gini_coefficient, ranking_errors

Rows = Sequence[Mapping[str, Any]]  # with the columns `score` and `truth`


def hits(rows: Rows, positive: str, cut: int) -> int:
    """The number of positives among the `cut` best rows."""
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
    found = positives(rows, positive)
    return pairs / (found * (len(rows) - found))


def screening_parts(rows: Rows, positive: str, cut: int) -> dict[str, float]:
    """A ranking cut after some places, and the area under its ROC curve. Blockeel, section 6.1.1; Witten, section 5.7.

    >>> rows = [{"score": s, "truth": t} for s, t in [(0.9, "yes"), (0.8, "no"), (0.8, "yes"), (0.3, "no")]]
    >>> screening_parts(rows, "yes", 1)
    {'precision': 1.0, 'recall': 0.5, 'alarms': 0.0, 'pairs': 3.5, 'auc': 0.875, 'gini': 0.75}
    """
    pairs = right_pairs(rows, positive)
    auc = area(pairs, rows, positive)
    return {
        "precision": precision_of_top(rows, positive, cut),
        "recall": recall_of_top(rows, positive, cut),
        "alarms": alarms_of_top(rows, positive, cut),
        "pairs": pairs,
        "auc": auc,
        "gini": gini_coefficient(auc),
    }


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


def leaf_parts(segments: Sequence[Segment]) -> dict[str, float]:
    """From the ranked leaves of a tree to its coverage curve, its ranking errors and its area. Flach, section 5.2.

    >>> {part: round(value, 2) for part, value in leaf_parts([[4, 1], [1, 3], [0, 1]]).items()}
    {'x': 4, 'y': 5, 'errors': 4.5, 'auc': 0.82}
    """
    errors = ranking_errors(segments)
    x, y = coverage_curve(segments)[2]
    return {"x": x, "y": y, "errors": errors, "auc": area_left(errors, segments)}

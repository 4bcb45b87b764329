"""Rankings of segments: groups of positives and negatives with one score, as in the leaves of a tree.

Flach, sections 5.2 and 6.1. A segment is `[positives, negatives]`; the points of a curve are (negatives, positives).
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import accumulate

from reference.evaluation.ranking import Counts, pairs_won, share_won, totals

Segment = Sequence[int]


def counts_of(segments: Iterable[Segment]) -> tuple[Counts, Counts]:
    """True and false positives after each segment of a ranking."""
    kept = list(segments)
    return list(accumulate(int(p) for p, _ in kept)), list(accumulate(int(n) for _, n in kept))


def ranked_segments(segments: Iterable[Segment]) -> list[Segment]:
    """The segments sorted by their share of positives, largest first; equal shares keep their order. Flach, 5.2.

    >>> ranked_segments([[1, 25], [15, 3], [29, 10]])
    [[15, 3], [29, 10], [1, 25]]
    """
    # Fractions: 1/3 and 2/6 are tied exactly
    return sorted(segments, key=lambda each: -Fraction(each[0], each[0] + each[1]))


def coverage_curve(segments: Iterable[Segment]) -> list[tuple[int, int]]:
    """The points (negatives, positives) after each segment, from (0, 0). Flach, section 5.2.

    >>> coverage_curve([[30, 35], [20, 65]])
    [(0, 0), (35, 30), (100, 50)]
    """
    # (negatives, positives): x comes first, though a segment lists positives first
    tp, fp = counts_of(segments)
    return [(0, 0), *zip(fp, tp, strict=True)]


def ranking_errors(segments: Iterable[Segment], *, tie_value: float = 0.5) -> float:
    """The number of pairs with the negative ranked before the positive; a pair in one segment counts `tie_value`.

    Flach, section 6.1.

    >>> ranking_errors([[4, 1], [1, 3], [0, 1]])
    4.5
    """
    tp, fp = counts_of(segments)
    positives, negatives = totals(tp, fp)
    # errors are the other side of pairs won: a tie that counts 1/2 here counts 1/2 there
    return float(positives * negatives - pairs_won(tp, fp, float(1 - Fraction(str(tie_value)))))


def auc_of_segments(segments: Iterable[Segment]) -> float:
    """The area under the curve of ranked segments: 1 minus ranking errors over pairs. Flach, section 6.1.

    >>> auc_of_segments([[4, 1], [1, 3], [0, 1]])
    0.82
    """
    return share_won(*counts_of(segments))


def gini_coefficient(auc: float) -> float:
    """The Gini coefficient 2 AUC - 1: 0 for a random ranking, 1 for a perfect one. Flach, section 5.1, footnote.

    Nothing to do with the Gini index of impurity.
    """
    return 2 * auc - 1


def ranking_quality(segments: Iterable[Segment]) -> dict[str, float]:
    """Ranking errors, area under the curve and Gini coefficient of ranked segments.

    >>> ranking_quality([[5, 3], [0, 1], [0, 1]])["errors"]
    7.5
    """
    kept = list(segments)
    area = auc_of_segments(kept)
    return {"errors": ranking_errors(kept), "auc": area, "gini": gini_coefficient(area)}

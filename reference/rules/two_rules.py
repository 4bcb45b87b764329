"""Two overlapping rules by hand, as a list, a set and a tree. Flach, sections 6.1 and 6.2.

Counts are positives and negatives: of the examples that A alone covers, B alone, both, and neither.
"""

from collections.abc import Sequence
from fractions import Fraction

from reference.evaluation.segments import auc_of_segments
from reference.rules.rankers import averaged_probability, joined, share

Segment = Sequence[int]


def added(*segments: Segment) -> tuple[int, int]:
    """Positives and negatives of several segments together.

    >>> added([1, 3], [4, 1])
    (5, 4)
    """
    return sum(each[0] for each in segments), sum(each[1] for each in segments)


def area_by(scored: Sequence[tuple[Segment, Fraction]]) -> float:
    """The area under the ROC curve of segments that are ranked by scores; equal scores are one segment."""
    ranked = sorted(scored, key=lambda each: -each[1])
    return auc_of_segments(joined([((each[0], each[1]), score) for each, score in ranked]))


def share_left_to_b(b_only: Segment) -> float:
    """The share of positives among the examples that B decides in the list A, B."""
    return float(share((b_only[0], b_only[1])))


def estimate_of_both(a_only: Segment, b_only: Segment, both: Segment) -> float:
    """The share of positives in the average of the counts of A and of B."""
    return float(averaged_probability([added(a_only, both), added(b_only, both)]))


def area_of_list(a_only: Segment, b_only: Segment, both: Segment, neither: Segment) -> float:
    """The area of the list A, B, whose segments are ranked by their shares of positives."""
    segments = [added(a_only, both), added(b_only), added(neither)]
    return area_by([(each, share(each)) for each in segments])


def area_of_set(a_only: Segment, b_only: Segment, both: Segment, neither: Segment) -> float:
    """The area of the set of A and B: ranked by averaged counts, with the segments' own counts."""
    a, b = added(a_only, both), added(b_only, both)
    whole = added(a, b_only, neither)
    scored = [
        (a_only, averaged_probability([a])),
        (b_only, averaged_probability([b])),
        (both, averaged_probability([a, b])),
        (neither, share(whole)),
    ]
    return area_by(scored)


def area_of_tree(a_only: Segment, b_only: Segment, both: Segment, neither: Segment) -> float:
    """The area of the rule tree, whose leaves are ranked by their own shares of positives."""
    return area_by([(each, share(added(each))) for each in (a_only, b_only, both, neither)])


def unsorted_area(a_only: Segment, b_only: Segment, both: Segment, neither: Segment) -> float:
    """The area if the segments of the list A, B stay in the order of the list."""
    return auc_of_segments([added(a_only, both), added(b_only), added(neither)])

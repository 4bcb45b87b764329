"""Rankings by score: ROC, coverage and precision-recall curves, and the area under the ROC curve.

Flach, sections 5.2 and 6.1; Witten, section 5.7; Blockeel, section 6.1.1; Kubat, section 11.2. Counts stay whole
numbers to the end, so that no area depends on the order of adding. Lists need no NumPy; an array of a million scores
is sorted by it, in `best_first` alone.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, pairwise
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias

from reference.process import Process

if TYPE_CHECKING:  # at run time an import that a grading worker would wait for
    from numpy.typing import NDArray

Point = tuple[float, float]
Counts = list[int]
Scores: TypeAlias = "Sequence[float] | NDArray[Any]"
Labels: TypeAlias = "Sequence[Any] | NDArray[Any]"


def is_positive(labels: Labels, positive: object) -> list[bool]:
    """For each label, whether it is the positive one."""
    if hasattr(labels, "__array__"):
        equal: Any = labels == positive  # all at once
        return list(equal.tolist())
    return [bool(label == positive) for label in labels]  # of NumPy's own bools, True + True is True


def best_first(scores: Scores, labels: Labels, positive: object) -> tuple[list[float], list[bool]]:
    """The scores sorted from best to worst, ties in the given order, and for each whether its label is positive."""
    if len(scores) != len(labels):
        raise ValueError(f"{len(scores)} scores cannot rank {len(labels)} labels")
    hits = is_positive(labels, positive)
    if not hasattr(scores, "__array__"):
        ranked = sorted(zip(map(float, scores), hits, strict=True), key=itemgetter(0), reverse=True)
        return [score for score, _ in ranked], [hit for _, hit in ranked]
    import numpy as np  # noqa: PLC0415  only for arrays: their owner has imported it already

    values = np.asarray(scores, dtype=np.float64)
    # stable on the negated scores: equal ones keep their order, which [::-1] would turn round
    order = np.argsort(-values, kind="stable")
    return values[order].tolist(), np.asarray(hits)[order].tolist()


def reached_counts(scores: Scores, labels: Labels, positive: object, *, ties: str = "block") -> tuple[Counts, Counts]:
    """True and false positives as more and more of the ranking counts as positive, the best score first.

    With ties in a `block` there is one step for each distinct score (Blockeel, Flach); `listed`, one for each example
    in the order given, as Witten walks down the list.
    """
    values, hits = best_first(scores, labels, positive)
    tp = list(accumulate(hits, initial=0))  # of the first 0, 1, 2, ...
    # None is no score: the last example always ends a block
    following = pairwise([*values, None])
    steps = [seen for seen, (here, after) in enumerate(following, 1) if ties != "block" or here != after]
    return [tp[seen] for seen in steps], [seen - tp[seen] for seen in steps]


def totals(tp: Counts, fp: Counts) -> tuple[int, int]:
    """The numbers of positives and of negatives; ValueError if one is 0, because rates are then undefined."""
    # 0/0: a rate of a class without examples
    if not tp or not tp[-1] or not fp[-1]:
        raise ValueError("a curve needs examples of both classes")
    return tp[-1], fp[-1]


def added(counts: Counts) -> Counts:
    """The increase of a count at each step."""
    return [after - before for before, after in pairwise([0, *counts])]


def roc_curve(
    scores: Scores, labels: Labels, positive: object, *, ties: str = "block", normalise: bool = True
) -> list[Point]:
    """The points (false positive rate, true positive rate) from (0, 0) to (1, 1), the best score first.

    Witten, section 5.7; Blockeel, section 6.1.1; Kubat, section 11.2. Not normalised, it counts (negatives,
    positives): Flach's coverage curve.

    >>> roc_curve([0.9, 0.8, 0.8, 0.3], ["yes", "no", "yes", "no"], "yes")
    [(0.0, 0.0), (0.0, 0.5), (0.5, 1.0), (1.0, 1.0)]
    """
    # fractions; Witten's figures are in percent
    tp, fp = reached_counts(scores, labels, positive, ties=ties)
    positives, negatives = totals(tp, fp)
    if not normalise:
        return [(0, 0), *zip(fp, tp, strict=True)]
    return [(0.0, 0.0), *zip([x / negatives for x in fp], [y / positives for y in tp], strict=True)]


def auc(scores: Scores, labels: Labels, positive: object, *, tie_value: float = 0.5) -> float:
    """The share of (positive, negative) pairs in which the positive has the better score; a tie counts half.

    That is the area under the ROC curve, and the Mann-Whitney U divided by the number of pairs. Witten, section 5.7;
    Flach, section 6.1. `tie_value` 0 or 1 is there to show what other rules for ties would give.

    >>> auc([0.9, 0.8, 0.8, 0.3], ["yes", "no", "yes", "no"], "yes")
    0.875
    """
    return share_won(*reached_counts(scores, labels, positive), tie_value)


def share_won(tp: Counts, fp: Counts, tie_value: float = 0.5) -> float:
    """The share of the pairs of a positive and a negative that are ranked right."""
    positives, negatives = totals(tp, fp)
    return float(pairs_won(tp, fp, tie_value) / (positives * negatives))


def pairs_won(tp: Counts, fp: Counts, tie_value: float = 0.5) -> Fraction:
    """The exact number of pairs that are ranked right; a tied pair counts `tie_value`."""
    totals(tp, fp)
    positives = added(tp)
    better = sum_of_products(positives, [fp[-1] - passed for passed in fp])
    # pairs in whole numbers, ties as a fraction: the area is exact until the last division
    return better + Fraction(str(tie_value)) * sum_of_products(positives, added(fp))


def sum_of_products(left: Counts, right: Counts) -> int:
    """The sum of the products of the counts at the same step."""
    return sum(a * b for a, b in zip(left, right, strict=True))


def trapezoid_area(points: Sequence[Point]) -> float:
    """The area below a curve from left to right, as a sum of trapezoids. Witten, section 5.7.

    >>> trapezoid_area([(0, 0), (0, 0.5), (0.5, 1), (1, 1)])
    0.875
    """
    return math.fsum((b[0] - a[0]) * (a[1] + b[1]) / 2 for a, b in pairwise(points))


def pr_curve(
    scores: Scores,
    labels: Labels,
    positive: object,
    *,
    ties: str = "block",
    total_relevant: int | None = None,
    points: str = "all",
) -> list[Point]:
    """The points (recall, precision) as more and more of the ranking counts as positive, the best score first.

    Blockeel, section 6.1.1; Witten, section 5.7. Of no examples there is no precision, so no point. `total_relevant`
    is for a list that is only the top of a collection; `points` at `relevant` steps only leaves out those that add no
    positive.

    >>> pr_curve([0.9, 0.8, 0.8, 0.3], ["yes", "no", "yes", "no"], "yes")
    [(0.5, 1.0), (1.0, 0.6666666666666666), (1.0, 0.5)]
    """
    tp, fp = reached_counts(scores, labels, positive, ties=ties)
    # a list cut at the top does not hold all relevant examples; recall counts them nevertheless
    relevant = total_relevant or (tp[-1] if tp else 0)
    if not relevant:
        raise ValueError("recall needs examples of the positive class")
    steps = list(zip(tp, fp, strict=True))
    if points == "relevant":
        steps = [step for step, new in zip(steps, added(tp), strict=True) if new]
    return [(hits / relevant, hits / (hits + misses)) for hits, misses in steps]


def top(scores: Sequence[float], i: int) -> list[bool]:
    """For each example whether it is among the i best scores; of equal scores the first. Blockeel, section 6.1.1.

    >>> top([0.2, 0.9, 0.4], 2)
    [False, True, True]
    """
    # minus, not reverse: reversing would turn round equal scores
    best = sorted(range(len(scores)), key=lambda place: -scores[place])[:i]
    return [place in best for place in range(len(scores))]


def roc_point(tp: int, fn: int, fp: int, tn: int) -> Point:
    """The point (false positive rate, true positive rate) of one classifier. Kubat, section 11.2; Blockeel, 6.1.1.

    >>> roc_point(tp=30, fn=70, fp=18, tn=882)
    (0.02, 0.3)
    """
    return (fp / (fp + tn), tp / (tp + fn))


def roc_walk(labels: Sequence[object], positive: object) -> list[int]:
    """The steps up, along, up, ... of the walk down a ranked list; 0 up if the list begins with a negative.

    >>> roc_walk(["yes", "yes", "no", "yes"], "yes")
    [2, 1, 1]
    """
    steps, up = [0], True
    for label in labels:
        # the direction changes; a list that begins with a negative keeps the first 0
        if (label == positive) != up:
            steps.append(0)
            up = not up
        steps[-1] += 1
    return steps


@dataclass(frozen=True, slots=True)
class RocState:
    """The counts if all scores from a threshold up are predicted positive: true and false positives."""

    threshold: float | None  # None before the first
    tp: int
    fp: int


def roc_start(scores: Sequence[float], labels: Sequence[str], positive: str, **_: object) -> RocState:
    """The state in which no example is predicted positive."""
    return RocState(None, 0, 0)


def roc_successors(
    state: RocState, scores: Sequence[float], labels: Sequence[str], positive: str
) -> tuple[RocState, ...]:
    """The state at the next smaller score; examples with the same score are added together."""
    below = [score for score in scores if state.threshold is None or score < state.threshold]
    if not below:
        return ()
    threshold = max(below)
    block = [label == positive for score, label in zip(scores, labels, strict=True) if score == threshold]
    return (RocState(threshold, state.tp + sum(block), state.fp + len(block) - sum(block)),)


ROC = Process(roc_start, roc_successors)

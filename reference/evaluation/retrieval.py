"""Precision, recall and F-measure.

Witten, section 5.7; Kubat, sections 11.2 and 11.3; Flach, section 6.2.
"""

from collections.abc import Sequence
from typing import NamedTuple

from reference.evaluation.confusion import confusion_counts
from reference.evaluation.shares import share


class Found(NamedTuple):
    """The precision and the recall of a prediction."""

    precision: float | None
    recall: float | None


def precision(tp: float, fp: float, *, undefined: float | None = None) -> float | None:
    """The share of true positives among the predicted positives. Kubat, equation 11.3; for rules Flach, section 6.2.

    >>> precision(20, 30), precision(0, 0)
    (0.4, None)
    """
    return share(tp, tp + fp, undefined)


def recall(tp: float, fn: float, *, undefined: float | None = None) -> float | None:
    """The share of the positives that are predicted positive. Kubat, equation 11.4.

    >>> round(recall(20, 50), 2)
    0.29
    """
    return share(tp, tp + fn, undefined)


def precision_recall(
    actual: Sequence[str], predicted: Sequence[str], positive: str, *, undefined: float | None = None
) -> Found:
    """Precision and recall of predicted labels; `undefined` stands for 0/0, which the books leave open.

    >>> precision_recall(["+", "+", "+", "-"], ["+", "-", "-", "-"], "+")
    Found(precision=1.0, recall=0.3333333333333333)
    """
    tp, fn, fp, _ = confusion_counts(actual, predicted, positive)
    return Found(precision(tp, fp, undefined=undefined), recall(tp, fn, undefined=undefined))


def hits_at(ranking: Sequence[str], k: int, positive: str) -> int:
    """The number of positives among the first k of a ranking."""
    return sum(label == positive for label in ranking[:k])


def precision_recall_at(ranking: Sequence[str], k: int, relevant: int, positive: str = "yes") -> Found:
    """Precision and recall of the first k of a ranking, with `relevant` positives in all.

    Witten, section 5.7: "at k".

    >>> precision_recall_at(["yes", "no", "yes", "yes"], 2, 4)
    Found(precision=0.5, recall=0.25)
    """
    hits = hits_at(ranking, k, positive)
    return Found(precision(hits, k - hits), recall(hits, relevant - hits))


def f_measure(precision: float, recall: float, *, beta: float = 1, undefined: float = 0.0) -> float:
    """The weighted harmonic mean of precision and recall; a `beta` above 1 favours recall, one below 1 precision.

    Kubat, equations 11.5 and 11.6; Witten, section 5.7, has `beta` 1 only. Both say 0 where precision and recall are 0.

    >>> round(f_measure(0.4, 0.29, beta=5), 2), round(f_measure(0.4, 0.29), 3), f_measure(0, 0)
    (0.29, 0.336, 0.0)
    """
    # written with one division: precision and recall of 0 give 0/0, and so `undefined`
    return share((beta**2 + 1) * precision * recall, beta**2 * precision + recall, undefined)


def f_of_counts(tp: float, fp: float, fn: float) -> float:
    """The F-measure computed directly from the counts. Witten, section 5.7.

    >>> f_of_counts(20, 30, 50)
    0.3333333333333333
    """
    return share(2 * tp, 2 * tp + fp + fn, 0.0)

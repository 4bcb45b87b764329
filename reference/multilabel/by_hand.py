"""A hand calculation of averaged measures, part by part. Kubat, section 13.7."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.multilabel.averaging import added_up, f1, mean_over, precision, recall

Rows = Sequence[Mapping[str, Any]]
Parts = dict[str, float]


def counts_of(rows: Rows) -> list[tuple[int, int, int]]:
    """True positives, false positives and false negatives of each row."""
    return [(row["tp"], row["fp"], row["fn"]) for row in rows]


def precision_of(rows: Rows, row: int) -> float:
    """The precision of the class in one row; rows count from 0."""
    return precision(counts_of(rows)[row])


def mean_of_precisions(first: float, second: float, third: float) -> float:
    """The macro-averaged precision of three classes."""
    return (first + second + third) / 3


def pooled_precision(rows: Rows) -> float:
    """The micro-averaged precision: that of the summed counts."""
    return precision(added_up(counts_of(rows)))


def pooled_recall(rows: Rows) -> float:
    """The micro-averaged recall: that of the summed counts."""
    return recall(added_up(counts_of(rows)))


def harmonic_mean(precision: float, recall: float) -> float:
    """F1: the harmonic mean of a precision and a recall, neither of which is 0."""
    return 2 / (1 / precision + 1 / recall)


def macro_f1(rows: Rows) -> float:
    """The mean of the F1 values of the rows."""
    return mean_over(f1, counts_of(rows))

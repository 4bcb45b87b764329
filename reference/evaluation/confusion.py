"""Confusion matrices, and the rates that are computed from them.

Witten, section 5.7; Kubat, sections 11.1 to 11.3; Blockeel, section 6.1.1; Flach, section 6.2.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, TypedDict, TypeVar

from reference.evaluation.shares import share

T = TypeVar("T")
Matrix = list[list[float]]


class Counts(NamedTuple):
    """The numbers of true positives, false negatives, false positives and true negatives."""

    tp: int
    fn: int
    fp: int
    tn: int


class Margins(NamedTuple):
    """The row totals, the column totals, the diagonal sum and the total of a matrix."""

    rows: list[float]
    columns: list[float]
    diagonal: float
    total: float


class Rates(TypedDict):
    """Shares of the positive and of the negative examples; None for a class without examples."""

    tpr: float | None
    fpr: float | None
    tnr: float | None
    fnr: float | None


def confusion_matrix(
    actual: Sequence[str],
    predicted: Sequence[str],
    classes: Sequence[str],
    *,
    rows: str = "actual",
    normalise: bool = False,
) -> Matrix:
    """The number of examples for each actual class (row) and predicted class (column).

    So in Witten (table 5.3) and Kubat (table 11.1); in Blockeel (table 6.1) `rows` are "predicted" and the cells shares
    of all examples, as with `normalise`.

    >>> confusion_matrix(["a", "a", "b"], ["a", "b", "b"], ["a", "b"])
    [[1, 1], [0, 1]]
    >>> confusion_matrix(["a", "a", "b"], ["b", "b", "b"], ["a", "b"], rows="predicted")
    [[0, 0], [2, 1]]
    """
    if rows not in ("actual", "predicted"):
        raise ValueError(f"rows are actual or predicted classes, not {rows}")
    # an example outside the matrix would silently lower every total
    if not {*actual, *predicted} <= set(classes):
        raise ValueError("some label is none of the classes")
    pairs = Counter(zip(actual, predicted, strict=True))
    # actual classes in rows, as in docs/shapes.md; Blockeel's table is the transpose
    cells: Matrix = [[pairs[first, second] for second in classes] for first in classes]
    if rows == "predicted":
        cells = [list(column) for column in zip(*cells, strict=True)]
    return [[cell / len(actual) for cell in row] for row in cells] if normalise else cells


def margins(matrix: Sequence[Sequence[float]]) -> Margins:
    """The totals of a matrix. Blockeel, table 6.1; Witten, table 5.4.

    >>> margins([[88, 10, 2], [14, 40, 6], [18, 10, 12]])
    Margins(rows=[100, 60, 40], columns=[120, 60, 20], diagonal=140, total=200)
    """
    rows = [sum(row) for row in matrix]
    columns = [sum(column) for column in zip(*matrix, strict=True)]
    return Margins(rows, columns, sum(row[i] for i, row in enumerate(matrix)), sum(rows))


def confusion_counts(actual: Sequence[str], predicted: Sequence[str], positive: str) -> Counts:
    """True positives, false negatives, false positives and true negatives; all labels but `positive` are negative.

    Kubat, table 11.1.

    >>> confusion_counts(["+", "+", "-", "-", "-"], ["+", "-", "+", "-", "-"], "+")
    Counts(tp=1, fn=1, fp=1, tn=2)
    """
    # True and False: every label but the positive one counts as negative
    pairs = Counter((right == positive, own == positive) for right, own in zip(actual, predicted, strict=True))
    return Counts(pairs[True, True], pairs[True, False], pairs[False, True], pairs[False, False])


def sensitivity(tp: float, fn: float, *, undefined: T | None = None) -> float | T | None:
    """The share of the positive examples that are recognised: the true positive rate. Kubat, equation 11.7.

    >>> round(sensitivity(20, 50), 2)
    0.29
    """
    return share(tp, tp + fn, undefined)


def specificity(tn: float, fp: float, *, undefined: T | None = None) -> float | T | None:
    """The share of the negative examples that are recognised: the true negative rate. Kubat, equation 11.8.

    >>> round(specificity(900, 30), 2)
    0.97
    """
    return share(tn, tn + fp, undefined)


def rates(tp: float, fn: float, fp: float, tn: float, *, undefined: float | None = None) -> Rates:
    """The four rates from the four counts: shares of the *actual* positives, or of the actual negatives.

    Blockeel calls the rates themselves TP, FP, TN, FN (section 6.1.1).

    >>> rates(70, 30, 50, 150)
    {'tpr': 0.7, 'fpr': 0.25, 'tnr': 0.75, 'fnr': 0.3}
    """
    # Blockeel's TP and FP are these rates; the other books use the names for counts
    return {
        "tpr": sensitivity(tp, fn, undefined=undefined),
        "fpr": share(fp, fp + tn, undefined),
        "tnr": specificity(tn, fp, undefined=undefined),
        "fnr": share(fn, tp + fn, undefined),
    }


def class_rates(
    actual: Sequence[str], predicted: Sequence[str], positive: str, *, undefined: float | None = None
) -> Rates:
    """True and false positive, true and false negative rate. Witten, section 5.7; Blockeel, section 6.1.1."""
    return rates(*confusion_counts(actual, predicted, positive), undefined=undefined)

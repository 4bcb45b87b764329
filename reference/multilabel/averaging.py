"""Quality of predicted label sets: precision, recall and F1, averaged in several ways. Kubat, section 13.7."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypedDict

LabelSets = Sequence[Sequence[str]]
Measure = Callable[[Sequence[int], float], float]


class Counts(NamedTuple):
    """True positives, false positives and false negatives."""

    tp: int
    fp: int
    fn: int


class Measures(TypedDict):
    """Precision, recall and F1."""

    precision: float
    recall: float
    f1: float


def class_counts(actual: LabelSets, predicted: LabelSets, classes: Sequence[str]) -> list[Counts]:
    """For each class, how many examples have it correctly predicted, wrongly predicted, missed. Kubat, table 13.4.

    >>> class_counts([["a", "b"], ["b"]], [["a"], ["a", "b"]], ["a", "b"])
    [Counts(tp=1, fp=1, fn=0), Counts(tp=1, fp=0, fn=1)]
    """
    pairs = list(zip(actual, predicted, strict=True))
    return [
        Counts(
            sum(name in right and name in own for right, own in pairs),
            sum(name not in right and name in own for right, own in pairs),
            sum(name in right and name not in own for right, own in pairs),
        )
        for name in classes
    ]


def example_counts(actual: LabelSets, predicted: LabelSets) -> list[Counts]:
    """For each example, the numbers of labels that are right, wrong, missed. Kubat, section 13.7.

    >>> example_counts([["a", "b"], ["b"]], [["a"], ["a", "b"]])
    [Counts(tp=1, fp=0, fn=1), Counts(tp=1, fp=1, fn=0)]
    """
    # sets: a label that is listed twice counts once
    pairs = [({*right}, {*own}) for right, own in zip(actual, predicted, strict=True)]
    return [Counts(len(right & own), len(own - right), len(right - own)) for right, own in pairs]


def share(part: float, whole: float, zero_division: float = 0.0) -> float:
    """The part divided by the whole; `zero_division` if the whole is 0."""
    return part / whole if whole else zero_division


def precision(counts: Sequence[int], zero_division: float = 0.0) -> float:
    """The share of right labels among the predicted ones; `zero_division` without predicted labels."""
    tp, fp, _ = counts
    return share(tp, tp + fp, zero_division)


def recall(counts: Sequence[int], zero_division: float = 0.0) -> float:
    """The share of predicted labels among the actual ones; `zero_division` without actual labels."""
    tp, _, fn = counts
    return share(tp, tp + fn, zero_division)


def f1(counts: Sequence[int], zero_division: float = 0.0) -> float:
    """The harmonic mean of precision and recall, from the counts."""
    tp, fp, fn = counts
    return share(2 * tp, 2 * tp + fp + fn, zero_division)  # 2PR / (P + R) in counts: no 0/0 where P and R are both 0


def measures(counts: Sequence[int], zero_division: float = 0.0) -> Measures:
    """Precision, recall and F1 of true positives, false positives and false negatives.

    >>> measures([8, 3, 2])["recall"]
    0.8
    """
    return {
        "precision": precision(counts, zero_division),
        "recall": recall(counts, zero_division),
        "f1": f1(counts, zero_division),
    }


def mean_over(measure: Measure, counts: Sequence[Sequence[int]], zero_division: float = 0.0) -> float:
    """The mean of one measure over classes or examples, all with the same weight."""
    if not counts:
        raise ValueError("no classes and no examples have no mean")
    # over all given classes, also those with a value of 0
    return math.fsum(measure(own, zero_division) for own in counts) / len(counts)


def added_up(counts: Sequence[Sequence[int]]) -> list[int]:
    """The sum of each count over all classes or examples.

    >>> added_up([(2, 0, 1), (4, 3, 0)])
    [6, 3, 1]
    """
    return [sum(column) for column in zip(*counts, strict=True)]


def macro(counts: Sequence[Sequence[int]], zero_division: float = 0.0) -> Measures:
    """The means of precision, recall and F1 over classes or examples. Kubat, equation 13.1.

    >>> macro([(2, 0, 0), (4, 0, 0), (1, 1, 1), (0, 1, 1), (1, 1, 0)])["precision"]
    0.6
    """
    return {
        "precision": mean_over(precision, counts, zero_division),
        "recall": mean_over(recall, counts, zero_division),
        # the mean of the F1 values, not F1 of the mean precision and recall
        "f1": mean_over(f1, counts, zero_division),
    }


def micro(counts: Sequence[Sequence[int]], zero_division: float = 0.0) -> Measures:
    """Precision, recall and F1 of the summed counts. Kubat, equation 13.2.

    >>> round(micro([(2, 0, 0), (4, 0, 0), (1, 1, 1), (0, 1, 1), (1, 1, 0)])["precision"], 2)
    0.73
    """
    return measures(added_up(counts), zero_division)


def averaged_measures(
    actual: LabelSets,
    predicted: LabelSets,
    classes: Sequence[str],
    average: str = "macro",
    *,
    zero_division: float = 0.0,
) -> Measures:
    """Precision, recall and F1 of sets of labels: "macro" over the classes, "micro", or the mean over "examples".

    Added up over classes or over examples, the counts are the same: there is one micro-average.

    >>> averaged_measures([["a", "b"], ["b"]], [["a"], ["a", "b"]], ["a", "b"])["precision"]
    0.75
    """
    if average not in ("macro", "micro", "examples"):
        raise ValueError(f"an average is macro, micro or examples, not {average}")
    # a mean over examples is a macro-average of their own counts
    if average == "examples":
        return macro(example_counts(actual, predicted), zero_division)
    return (macro if average == "macro" else micro)(class_counts(actual, predicted, classes), zero_division)

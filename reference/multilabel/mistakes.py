"""Known mistakes in averaging precision, recall and F1 over several labels."""

from collections.abc import Sequence

from reference.multilabel.averaging import (
    Counts,
    LabelSets,
    Measures,
    averaged_measures,
    class_counts,
    example_counts,
    measures,
    share,
)
from reference.multilabel.by_hand import (
    Parts,
    Rows,
    harmonic_mean,
    mean_of_precisions,
    pooled_precision,
    pooled_recall,
    precision_of,
)

OTHER = {"macro": "micro", "micro": "macro", "examples": "micro"}


def other_average(actual: LabelSets, predicted: LabelSets, classes: Sequence[str], average: str) -> Measures:
    """Micro for macro, and macro for micro."""
    return averaged_measures(actual, predicted, classes, OTHER[average])


def f1_of_averages(actual: LabelSets, predicted: LabelSets, classes: Sequence[str], average: str) -> Measures:
    """F1 of the averaged precision and recall, in the place of the averaged F1."""
    right = averaged_measures(actual, predicted, classes, average)
    return {**right, "f1": f_of(right["precision"], right["recall"])}


def f_of(precision: float, recall: float) -> float:
    """F1 of a precision and a recall; 0 if one is."""
    return harmonic_mean(precision, recall) if precision and recall else 0.0


def zeros_left_out(actual: LabelSets, predicted: LabelSets, classes: Sequence[str], average: str) -> Measures:
    """Means over the classes (or examples) whose value is not 0."""
    if average == "micro":
        return averaged_measures(actual, predicted, classes, average)
    counts = counts_by(actual, predicted, classes, average)
    each = [measures(own) for own in counts]
    return {
        "precision": mean_of_positive([own["precision"] for own in each]),
        "recall": mean_of_positive([own["recall"] for own in each]),
        "f1": mean_of_positive([own["f1"] for own in each]),
    }


def counts_by(actual: LabelSets, predicted: LabelSets, classes: Sequence[str], average: str) -> list[Counts]:
    """The counts that an average is over."""
    return example_counts(actual, predicted) if average == "examples" else class_counts(actual, predicted, classes)


def mean_of_positive(values: Sequence[float]) -> float:
    """The mean of the values above 0."""
    above = [value for value in values if value > 0]
    return share(sum(above), len(above))


def whole_sets_counted(actual: LabelSets, predicted: LabelSets, classes: Sequence[str], average: str) -> Measures:
    """The share of examples whose sets are the same, three times."""
    same = sum({*right} == {*own} for right, own in zip(actual, predicted, strict=True)) / len(actual)
    return {"precision": same, "recall": same, "f1": same}


def alarms_for_misses(rows: Rows) -> Parts:
    """False positives and false negatives exchanged."""
    turned = [{**row, "fp": row["fn"], "fn": row["fp"]} for row in rows]
    first, second, third = (precision_of(turned, row) for row in range(3))
    mean, pooled, recall = mean_of_precisions(first, second, third), pooled_precision(turned), pooled_recall(turned)
    shares = {"first": first, "second": second, "third": third, "macro": mean}
    return {**shares, "micro": pooled, "recall": recall, "f1": harmonic_mean(pooled, recall)}

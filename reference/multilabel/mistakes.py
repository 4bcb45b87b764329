"""Known mistakes in averaging precision, recall and F1 over several labels."""

from collections.abc import Sequence

from reference.multilabel.averaging import (
    Counts,
    LabelSets,
    Measures,
    added_up,
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


def empty_counts_as_right(actual: LabelSets, predicted: LabelSets, classes: Sequence[str], average: str) -> Measures:
    """A measure that would divide by zero is 1."""
    return averaged_measures(actual, predicted, classes, average, zero_division=1.0)


def undefined_left_out(actual: LabelSets, predicted: LabelSets, classes: Sequence[str], average: str) -> Measures:
    """Means over the classes (or examples) whose denominator is not 0."""
    if average == "micro":
        return averaged_measures(actual, predicted, classes, average)
    counts = counts_by(actual, predicted, classes, average)
    return {
        "precision": mean_of_shares([(own.tp, own.tp + own.fp) for own in counts]),
        "recall": mean_of_shares([(own.tp, own.tp + own.fn) for own in counts]),
        "f1": mean_of_shares([(2 * own.tp, 2 * own.tp + own.fp + own.fn) for own in counts]),
    }


def mean_of_shares(pairs: Sequence[tuple[int, int]]) -> float:
    """The mean of the parts divided by the wholes; a whole of 0 is left out."""
    shares = [part / whole for part, whole in pairs if whole]
    return share(sum(shares), len(shares))


def empty_books_right(actual: LabelSets, predicted: LabelSets, classes: Sequence[str], average: str) -> Measures:
    """An example without labels, actual or predicted, has the value 1 in means over examples."""
    right = averaged_measures(actual, predicted, classes, average)
    if average != "examples":
        return right
    empty = sum(not own and not other for own, other in zip(actual, predicted, strict=True)) / len(actual)
    return {"precision": right["precision"] + empty, "recall": right["recall"] + empty, "f1": right["f1"] + empty}


def weighted_by_support(actual: LabelSets, predicted: LabelSets, classes: Sequence[str], average: str) -> Measures:
    """A macro-average in which each class counts as often as examples have it."""
    if average != "macro":
        return averaged_measures(actual, predicted, classes, average)
    counts = class_counts(actual, predicted, classes)
    sizes, each = [own.tp + own.fn for own in counts], [measures(own) for own in counts]
    total = max(1, sum(sizes))
    return {
        "precision": sum(size * own["precision"] for size, own in zip(sizes, each, strict=True)) / total,
        "recall": sum(size * own["recall"] for size, own in zip(sizes, each, strict=True)) / total,
        "f1": sum(size * own["f1"] for size, own in zip(sizes, each, strict=True)) / total,
    }


def jaccard_for_f1(actual: LabelSets, predicted: LabelSets, classes: Sequence[str], average: str) -> Measures:
    """The Jaccard index TP/(TP + FP + FN) in the place of F1."""
    counts = counts_by(actual, predicted, classes, average)
    if average == "micro":
        counts = [Counts(*added_up(counts))]
    each = [share(own.tp, sum(own)) for own in counts]
    return {**averaged_measures(actual, predicted, classes, average), "f1": sum(each) / len(each)}


def plain_mean_for_f1(actual: LabelSets, predicted: LabelSets, classes: Sequence[str], average: str) -> Measures:
    """The arithmetic mean of precision and recall in the place of F1; the mean of such means is that of the means."""
    right = averaged_measures(actual, predicted, classes, average)
    return {**right, "f1": (right["precision"] + right["recall"]) / 2}


def classes_that_books_have(actual: LabelSets, predicted: LabelSets, classes: Sequence[str], average: str) -> Measures:
    """Averages over the classes that some example has; predictions of other classes do not count."""
    if average != "macro":
        return averaged_measures(actual, predicted, classes, average)
    had = {name for names in actual for name in names}
    return averaged_measures(actual, predicted, [name for name in classes if name in had] or classes, average)


def classes_that_occur(actual: LabelSets, predicted: LabelSets, classes: Sequence[str], average: str) -> Measures:
    """Averages over the classes that some example has, or was given."""
    occurring = {name for names in (*actual, *predicted) for name in names}
    return averaged_measures(actual, predicted, [name for name in classes if name in occurring], average)


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

"""Known mistakes with thresholds."""

from collections.abc import Sequence
from statistics import fmean

from reference.information.entropy import conditional_entropy
from reference.information.gain import Rows, class_entropy, split_gain
from reference.trees.thresholds import candidate_thresholds, gain_at, side_counts


def threshold_by_unweighted_sides(rows: Rows, attribute: str, target: str) -> float:
    """The threshold whose two sides have the smallest plain mean entropy."""

    def left(threshold: float) -> float:
        sides = side_counts(rows, attribute, target, threshold)
        return fmean(conditional_entropy([side]) for side in sides)

    return min(candidate_thresholds(rows, attribute), key=left)


def middle_threshold(rows: Rows, attribute: str, target: str) -> float:
    """The threshold that parts the rows most evenly."""
    half = len(rows) / 2

    def uneven(threshold: float) -> float:
        return abs(sum(float(row[attribute]) < threshold for row in rows) - half)

    return min(candidate_thresholds(rows, attribute), key=uneven)


def gain_of_every_value(rows: Rows, attribute: str, target: str, threshold: float) -> float:
    """A branch for every different value, whatever the threshold."""
    labels = sorted({row[target] for row in rows})
    values = sorted({float(row[attribute]) for row in rows})
    children = [
        [sum(float(row[attribute]) == value and row[target] == label for row in rows) for label in labels]
        for value in values
    ]
    return split_gain(children)


def left_for_gain(values: Sequence[float], labels: Sequence[str], threshold: float) -> float:
    """The entropy that is left at a threshold."""
    rows = [{"class": label} for label in labels]
    return class_entropy(rows, "class") - gain_at(values, labels, threshold)

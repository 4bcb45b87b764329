"""Known mistakes with thresholds."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import fmean

from reference.information.entropy import conditional_entropy, entropy, split_information
from reference.information.gain import Rows, class_entropy, split_gain
from reference.trees.gini import gini
from reference.trees.thresholds import candidate_thresholds, gain_at, side_counts

Sides = Sequence[Sequence[float]]  # the class counts below a threshold, and those above it
Measure = Callable[[Sides], float]


def threshold_by_unweighted_sides(rows: Rows, attribute: str, target: str) -> float:
    """The threshold whose two sides have the smallest plain mean entropy."""

    def left(threshold: float) -> float:
        sides = side_counts(rows, attribute, target, threshold)
        return fmean(conditional_entropy([side]) for side in sides)

    return min(candidate_thresholds(rows, attribute), key=left)


def cut_by(rows: Rows, attribute: str, target: str, *, measure: Measure) -> float:
    """The first threshold whose sides have the smallest measure."""
    return min(
        candidate_thresholds(rows, attribute), key=lambda cut: measure(side_counts(rows, attribute, target, cut))
    )


def gini_of_sides(sides: Sides) -> float:
    """The Gini index that the two sides leave, weighted by their sizes."""
    return math.fsum(sum(side) * gini(side) for side in sides)


def errors_of_sides(sides: Sides) -> float:
    """The rows outside the most frequent class of their side."""
    return float(sum(sum(side) - max(side) for side in sides))


def minus_ratio_of_sides(sides: Sides) -> float:
    """Minus the gain ratio."""
    return -split_gain(sides) / split_information([sum(side) for side in sides])


def first_class_of_sides(sides: Sides) -> float:
    """The weighted entropy of the class that is first by name against the rest."""
    return math.fsum(sum(side) * entropy([side[0], sum(side[1:])]) for side in sides)


def last_class_of_sides(sides: Sides) -> float:
    """The weighted entropy of the class that is last by name against the rest."""
    return math.fsum(sum(side) * entropy([side[-1], sum(side[:-1])]) for side in sides)


def cut_by_seen_class(rows: Rows, attribute: str, target: str) -> float:
    """The threshold with the smallest entropy of two terms: the class of the first row of a side, and the rest."""

    def left(threshold: float) -> float:
        below = [row for row in rows if float(row[attribute]) < threshold]
        above = [row for row in rows if float(row[attribute]) >= threshold]
        counts = [[sum(row[target] == side[0][target] for row in side), len(side)] for side in (below, above)]
        return math.fsum(size * entropy([count, size - count]) for count, size in counts)

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


def first_class_change(rows: Rows, attribute: str, target: str) -> float:
    """The middle of the first neighbours that differ in value and class; the first threshold if there are none."""
    ordered = sorted(rows, key=lambda row: float(row[attribute]))
    pairs = (
        (float(one[attribute]), float(two[attribute])) for one, two in pairwise(ordered) if one[target] != two[target]
    )
    return next(((low + high) / 2 for low, high in pairs if low < high), candidate_thresholds(rows, attribute)[0])


def cut_by_position(rows: Rows, attribute: str, target: str, *, ordered: bool = True) -> float:
    """The middle at the best place of the sorted rows, which may lie between two rows of the same value.

    Rows of one value stand by class if they are `ordered`, else as they come.
    """
    pairs = [(float(row[attribute]), str(row[target])) for row in rows]
    pairs.sort(key=None if ordered else lambda pair: pair[0])
    labels = sorted({label for _, label in pairs})

    def left(place: int) -> float:
        sides = (pairs[:place], pairs[place:])
        counts = [[sum(own == label for _, own in side) for label in labels] for side in sides]
        # To nine decimals, as equal gains may differ by rounding errors, and the first is taken.
        return round(math.fsum(sum(side) * entropy(side) for side in counts), 9)

    best = min(range(1, len(pairs)), key=left)
    return (pairs[best - 1][0] + pairs[best][0]) / 2

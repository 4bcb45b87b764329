"""Promises of evaluation exercises about their inputs: label lists, folds, neighbours, shares of whole examples."""

import math
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

from reference.evaluation.validation import others
from reference.shared.conditions import NEAR_ZERO

HALF = Fraction(1, 2)


def is_paired(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether two lists have the same length, and at least one item."""
    return len(one) == len(other) > 0


def has_both_classes(labels: Sequence[str], positive: str) -> bool:
    """Whether some label is the positive one, and some label is not."""
    return positive in labels and any(label != positive for label in labels)


def is_fold_plan(folds: Sequence[Sequence[int]], examples: Sequence[Any]) -> bool:
    """Whether there are at least two folds, none empty, and each example is in exactly one of them."""
    places = sorted(place for fold in folds for place in fold)
    return len(folds) > 1 and all(folds) and places == list(range(len(examples)))


def has_one_majority_outside(labels: Sequence[str], folds: Sequence[Sequence[int]]) -> bool:
    """Whether the examples outside each fold have one most frequent class."""
    outside = [Counter(labels[place] for place in others(len(labels), fold)) for fold in folds]
    return all(list(counts.values()).count(max(counts.values())) == 1 for counts in outside)


def has_clear_neighbours(examples: Sequence[Sequence[Any]]) -> bool:
    """Whether no two examples are equally far from a third, so that nearest neighbours are unique."""
    points = [x for x, _ in examples]
    return all(clear_at(points[:place] + points[place + 1 :], x) for place, x in enumerate(points))


def has_clear_votes(train: Sequence[Any], validation: Sequence[Any], test: Sequence[Any]) -> bool:
    """Whether no two training examples are equally far from an example to classify."""
    return all(clear_at([x for x, _ in train], x) for part in (validation, test) for x, _ in part)


def clear_at(points: Sequence[Sequence[float]], x: Sequence[float]) -> bool:
    """Whether all points have clearly different distances from x."""
    distances = sorted(math.dist(point, x) for point in points)
    # a hair: distances that are equal on paper may differ in the last bits of a float
    return all(far - near > NEAR_ZERO for near, far in pairwise(distances))


def has_labelled_neighbours(examples: Sequence[Sequence[Any]]) -> bool:
    """Whether each subject has a labelled example, and clear distances from each unlabelled one to the labelled."""
    known = {name: [x for who, x, label in examples if who == name and label is not None] for name, _, _ in examples}
    return all(known.values()) and all(clear_at(known[name], x) for name, x, label in examples if label is None)


def is_not_halfway(order: Sequence[int], share: float) -> bool:
    """Whether a share of the examples is not halfway between two whole numbers."""
    # exact, as in `holdout_split`: a half has no nearest whole number
    return len(order) * Fraction(str(share)) % 1 != HALF


def is_square(matrix: Sequence[Sequence[float]]) -> bool:
    """Whether a matrix has as many columns as rows, and at least one."""
    return len(matrix) > 0 and all(len(row) == len(matrix) for row in matrix)

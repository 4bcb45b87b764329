"""Promises that exercises about linear models make about their inputs."""

import math
from collections.abc import Sequence
from fractions import Fraction

from reference.linear.conditions import only_first_sum_zero
from reference.linear.draws import has_likelihood_peak
from reference.linear.logistic import REWEIGHTED_LEAST_SQUARES
from reference.linear.perceptron import Examples, Vector
from reference.linear.separability import OUTPUTS_AT_ZERO, is_separable, learns_within
from reference.shared.promises import are_distinct, have_one_length

SURE = 1e-6  # of the size of the terms: float32 adds a few of them with less error
SMALL = 10  # the size of weights that the text promises: no exponential of their sums comes near the end of floats


def fit_weights(vectors: Sequence[Vector], weights: Vector) -> bool:
    """Whether there are points, and each has a number for every weight except the bias, at least one."""
    return len(vectors) > 0 and len(weights) > 1 and all(len(x) == len(weights) - 1 for x in vectors)


def signs_are_sure(points: Sequence[Vector], weights: Vector) -> bool:
    """Whether each weighted sum is clearly not zero for the size of its terms, or is made of terms that are exact."""
    terms = [[w * x for w, x in zip(weights, (1, *point), strict=True)] for point in points]
    return all(abs(math.fsum(each)) > SURE * math.fsum(map(abs, each)) or are_exact(each) for each in terms)


def are_exact(terms: Sequence[float]) -> bool:
    """Whether terms are multiples of 1/64, whose sum is exact in any order."""
    return all(term * 64 == int(term * 64) for term in terms)


def are_vectors(points: Sequence[Vector]) -> bool:
    """Whether there are points, all with the same number of coordinates, at least one."""
    return len(points) > 0 and have_one_length(points)


def examples_fit_weights(examples: Examples, weights: Vector) -> bool:
    """Whether there are examples `[x, label]`, and each x has a number for every weight except the bias."""
    return fit_weights([x for x, _ in examples], weights)


def labels_are_binary(examples: Examples) -> bool:
    """Whether there are examples `[x, label]` with points of one length and labels 0 and 1."""
    return are_vectors([x for x, _ in examples]) and all(label in (0, 1) for _, label in examples)


def fit_is_unique(points: Sequence[Vector], targets: Sequence[float]) -> bool:
    """Whether every point has a target, and only one set of weights has the least squared error."""
    if not are_vectors(points) or len(points) != len(targets):
        return False
    rows = [[Fraction(1), *map(Fraction, x)] for x in points]
    # exact elimination: the columns, that of the bias included, must be independent
    for place in range(len(rows[0])):
        lead = next((row for row in rows if row[place]), None)
        if lead is None:
            return False
        rows = [
            [value - row[place] / lead[place] * other for value, other in zip(row, lead, strict=True)]
            for row in rows
            if row is not lead
        ]
    return True


def labels_overlap(examples: Examples) -> bool:
    """Whether no line separates the labels 0 and 1, so that the likelihood has a maximum at moderate weights."""
    return labels_are_binary(examples) and has_likelihood_peak(examples)


def rounds_stay_small(examples: Examples, rounds: int) -> bool:
    """Whether no line separates the labels, and no round of logistic regression makes a weight larger than 10."""
    return labels_overlap(examples) and all(
        abs(weight) <= SMALL
        for state in REWEIGHTED_LEAST_SQUARES.steps(examples=examples, rounds=rounds)
        for weight in state.weights
    )


def line_is_learned(examples: Examples) -> bool:
    """Whether a perceptron from zero labels all examples right within 50 epochs, on the same way at every rate."""
    return labels_are_binary(examples) and only_first_sum_zero({"examples": examples}, None)


def labellings_are_decidable(points: Sequence[Vector], labellings: Sequence[Sequence[int]]) -> bool:
    """Whether two to six different points have labellings with both labels that a perceptron decides in 200 epochs."""
    whole = all(isinstance(value, int) and 0 <= value <= 5 for x in points for value in x)
    plane = whole and 2 <= len(points) <= 6 and are_distinct(points) and all(len(x) == 2 for x in points)
    return plane and all(soon_decided(points, labels) for labels in labellings)


def soon_decided(points: Sequence[Vector], labels: Sequence[int]) -> bool:
    """Whether a labelling has both labels for the points, and a perceptron separates it in 200 epochs or never."""
    if len(labels) != len(points) or set(labels) != {0, 1}:
        return False
    if not is_separable(points, labels):  # asked first: a perceptron would run through all epochs
        return True
    examples = list(zip(points, labels, strict=True))
    return all(learns_within(200, examples, output_at_zero) for output_at_zero in OUTPUTS_AT_ZERO)

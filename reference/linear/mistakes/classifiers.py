"""Known mistakes in linear classifiers."""

from collections.abc import Sequence

from reference.linear.classifiers import Row, Term, indicators, rule_score
from reference.linear.perceptron import Vector, step_output, weighted_sum
from reference.linear.regression import Points

Labels = Sequence[float]


def labels_without_bias(weights: Vector, points: Points) -> list[float]:
    """The labels by w1 x1 + ... + wn xn, the bias forgotten."""
    return [step_output((0, *weights[1:]), point) for point in points]


def labels_by_threshold_w0(weights: Vector, points: Points) -> list[float]:
    """The labels with w0 taken for the threshold itself, whose sign is the opposite."""
    return [step_output((-weights[0], *weights[1:]), point) for point in points]


def opposite_labels(weights: Vector, points: Points) -> list[float]:
    """1 for a negative sum, else 0."""
    return [float(weighted_sum(weights, point) < 0) for point in points]


def rule_at_threshold(
    rows: Sequence[Row], terms: Sequence[Term], threshold: float, above: str, below: str
) -> list[str]:
    """`above` also for a score of exactly the threshold."""
    return [above if rule_score(row, terms) >= threshold else below for row in rows]


def rule_by_count(rows: Sequence[Row], terms: Sequence[Term], threshold: float, above: str, below: str) -> list[str]:
    """The number of conditions that hold against the threshold, whatever they weigh."""
    held = [sum(indicators(row, [(a, v) for _, a, v in terms])) for row in rows]
    return [above if count > threshold else below for count in held]


def rule_with_penalties(
    rows: Sequence[Row], terms: Sequence[Term], threshold: float, above: str, below: str
) -> list[str]:
    """A condition that does not hold takes its weight away, as with inputs of -1 and +1."""
    signs = [[2 * held - 1 for held in indicators(row, [(a, v) for _, a, v in terms])] for row in rows]
    scores = [sum(w * sign for (w, _, _), sign in zip(terms, each, strict=True)) for each in signs]
    return [above if score > threshold else below for score in scores]


def rule_of_sizes(rows: Sequence[Row], terms: Sequence[Term], threshold: float, above: str, below: str) -> list[str]:
    """Weights counted without their sign."""
    return [above if rule_score(row, [(abs(w), a, v) for w, a, v in terms]) > threshold else below for row in rows]

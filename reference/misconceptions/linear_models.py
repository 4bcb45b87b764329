"""Known mistakes in linear classifiers, least squares and tests of separability."""

import math
from collections.abc import Callable, Sequence

from reference.linear import Vector, perceptron, step_output, weighted_sum
from reference.linear_classifiers import Row, Term, indicators, rule_score
from reference.linear_regression import Points, linear_regression, solved

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


def regression_through_origin(points: Points, targets: Vector) -> list[float]:
    """The least-squares weights without an intercept, which is then 0."""
    columns = list(zip(*points, strict=True))
    matrix = [[sum(a * b for a, b in zip(one, other, strict=True)) for other in columns] for one in columns]
    right = [sum(a * b for a, b in zip(column, targets, strict=True)) for column in columns]
    return [0.0, *solved(matrix, right)]


def regression_one_by_one(points: Points, targets: Vector) -> list[float]:
    """A slope for each attribute as if it were the only one, and the intercept that fits the means."""
    slopes = [linear_regression([(value,) for value in column], targets)[1] for column in zip(*points, strict=True)]
    means = [sum(column) / len(points) for column in zip(*points, strict=True)]
    middle = sum(targets) / len(targets)
    return [middle - sum(slope * at for slope, at in zip(slopes, means, strict=True)), *slopes]


def regression_of_inputs(points: Points, targets: Vector) -> list[float]:
    """x fitted as a function of y, where there is one attribute; with more, this cannot be asked."""
    if len(points[0]) > 1:
        raise ValueError("only one attribute can change places with the target")
    return linear_regression([(target,) for target in targets], [x for (x,) in points])


def intercept_at_mean(points: Points, targets: Vector) -> list[float]:
    """The right slopes, and the mean of the targets for the intercept."""
    return [sum(targets) / len(targets), *linear_regression(points, targets)[1:]]


def bias_last(points: Points, targets: Vector) -> list[float]:
    """The right weights, the intercept behind them."""
    intercept, *slopes = linear_regression(points, targets)
    return [*slopes, intercept]


def separable_soon(points: Points, labels: Labels, epochs: int) -> bool:
    """Whether a perceptron from weights of zero separates the points in so few epochs."""
    examples = list(zip(points, labels, strict=True))
    learned = perceptron(examples, (0,) * (1 + len(points[0])), 1, max_epochs=epochs).weights
    return all(step_output(learned, x) == label for x, label in examples)


def separable_by_one_attribute(points: Points, labels: Labels) -> bool:
    """Whether a threshold on one attribute alone parts the labels."""
    return any(parted(column, labels) for column in zip(*points, strict=True))


def parted(values: Vector, labels: Labels) -> bool:
    """Whether all values of one label lie below all those of the other."""
    one, other = ([v for v, label in zip(values, labels, strict=True) if label == which] for which in (0, 1))
    return not one or not other or max(one) < min(other) or max(other) < min(one)


def separable_by_means(points: Points, labels: Labels) -> bool:
    """Whether every point is nearer to the mean of its own class."""
    groups = [[x for x, label in zip(points, labels, strict=True) if label == which] for which in (0, 1)]
    if not all(groups):
        return True
    means = [[sum(column) / len(group) for column in zip(*group, strict=True)] for group in groups]
    return all(math.dist(x, means[int(label)]) < math.dist(x, means[1 - int(label)]) for x, label in zip(
        points, labels, strict=True))  # fmt: skip


Test = Callable[[Points, Labels], bool]


def labellings_by(test: Test) -> Callable[[Points, Sequence[Labels]], list[int]]:
    """The numbers of the labellings that pass another test."""

    def numbers(points: Points, labellings: Sequence[Labels]) -> list[int]:
        return [number for number, labels in enumerate(labellings) if test(points, labels)]

    return numbers


def separable_in_one_epoch(points: Points, labels: Labels) -> bool:
    """Whether a perceptron has learned the labels after one epoch."""
    return separable_soon(points, labels, epochs=1)


def separable_in_few_epochs(points: Points, labels: Labels) -> bool:
    """Whether a perceptron has learned the labels after three epochs."""
    return separable_soon(points, labels, epochs=3)


def never_separable(points: Points, labels: Labels) -> bool:
    """The opposite of what is asked."""
    return not separable_soon(points, labels, epochs=200)


labellings_in_one_epoch = labellings_by(separable_in_one_epoch)
labellings_in_few_epochs = labellings_by(separable_in_few_epochs)
labellings_by_one_attribute = labellings_by(separable_by_one_attribute)
labellings_by_means = labellings_by(separable_by_means)
labellings_not_separable = labellings_by(never_separable)

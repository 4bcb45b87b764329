"""Known mistakes in tests of separability."""

import math
from collections.abc import Callable, Sequence
from itertools import permutations

from reference.linear.mistakes.classifiers import Labels
from reference.linear.perceptron import Vector, perceptron, step_output
from reference.linear.regression import Points


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


def separable_with_points_on_the_line(points: Points, labels: Labels) -> bool:
    """Whether a line in the plane separates the labels if points of both may lie on it."""
    # such a line can be turned until it contains two of the points
    for (a, b), (c, d) in permutations(points, 2):
        sums = [[(b - d) * x + (c - a) * y for (x, y), each in zip(points, labels, strict=True) if each == label]
                for label in (0, 1)]  # fmt: skip
        if max(sums[0]) <= min(sums[1]):
            return True
    return False


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


def separable_in_ten_epochs(points: Points, labels: Labels) -> bool:
    """Whether a perceptron has learned the labels after ten epochs."""
    return separable_soon(points, labels, epochs=10)


def separable_in_twenty_epochs(points: Points, labels: Labels) -> bool:
    """Whether a perceptron has learned the labels after twenty epochs."""
    return separable_soon(points, labels, epochs=20)


def separable_in_hundred_epochs(points: Points, labels: Labels) -> bool:
    """Whether a perceptron has learned the labels after a hundred epochs."""
    return separable_soon(points, labels, epochs=100)


def never_separable(points: Points, labels: Labels) -> bool:
    """The opposite of what is asked."""
    return not separable_soon(points, labels, epochs=200)


labellings_in_one_epoch = labellings_by(separable_in_one_epoch)
labellings_in_few_epochs = labellings_by(separable_in_few_epochs)
labellings_in_ten_epochs = labellings_by(separable_in_ten_epochs)
labellings_in_twenty_epochs = labellings_by(separable_in_twenty_epochs)
labellings_in_hundred_epochs = labellings_by(separable_in_hundred_epochs)
labellings_by_one_attribute = labellings_by(separable_by_one_attribute)
labellings_by_means = labellings_by(separable_by_means)
labellings_with_points_on_the_line = labellings_by(separable_with_points_on_the_line)
labellings_not_separable = labellings_by(never_separable)

"""Linear separability of two classes. Kubat, sections 4.1 and 4.6; Blockeel, section 10.2.4."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from reference.linear.perceptron import Vector


def is_separable(points: Sequence[Vector], labels: Sequence[float]) -> bool:
    """Whether some weights and bias give every point of label 1 a positive sum, and all others a negative one.

    There are none just if the classes' convex hulls meet: a mean of the points of label 1, with some shares, is a mean
    of the others. Decided exactly, for numbers as they are written, by the simplex method in fractions.

    >>> square = [(0, 0), (0, 1), (1, 0), (1, 1)]
    >>> is_separable(square, [0, 0, 0, 1]), is_separable(square, [0, 1, 1, 0])
    (True, False)
    """
    labelled = [(exactly(x), label) for x, label in zip(points, labels, strict=True)]
    # one class alone counts as separable
    if len({label for _, label in labelled}) < 2:
        return True
    # shares of each class add up to 1, and what they give is the same point
    columns = [[label, 1 - label, *(x if label else [-value for value in x])] for x, label in labelled]
    rows = [[Fraction(value) for value in row] for row in zip(*columns, strict=True)]
    return not has_solution(rows, [Fraction(place < 2) for place in range(len(rows))])


def exactly(point: Vector) -> list[Fraction]:
    """The numbers of a point as fractions, as they are written: 0.1 is a tenth."""
    return [Fraction(str(value)) for value in point]


def has_solution(rows: Sequence[Sequence[Fraction]], right: Sequence[Fraction]) -> bool:
    """Whether equations have a solution without negative numbers; no right side is negative.

    The first phase of the simplex method: each equation has a variable of its own that makes up what is missing, and
    exchanges lower the sum of these. Bland's rule, the first column and the first row that will do, never goes round.
    """
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    own = [-1 - place for place in range(len(table))]  # the variable of each row; below 0 for those that make up
    while True:
        # what entering would take from the sum of all that is missing; those that have left do not come back
        missing = [row for row, variable in zip(table, own, strict=True) if variable < 0]
        gains = [sum(column, Fraction(0)) for column in zip(*missing, strict=True)]
        if not gains or not gains[-1]:
            return True
        entering = next((place for place, gain in enumerate(gains[:-1]) if gain > 0 and place not in own), None)
        if entering is None:
            return False
        steps = [(row[-1] / row[entering], own[place], place) for place, row in enumerate(table) if row[entering] > 0]
        leaving = min(steps)[2]
        table, own = exchanged(table, leaving, entering), [*own[:leaving], entering, *own[leaving + 1 :]]


def exchanged(table: Sequence[Sequence[Fraction]], leaving: int, entering: int) -> list[list[Fraction]]:
    """The equations solved for the column that enters, in the row that leaves."""
    pivot = [value / table[leaving][entering] for value in table[leaving]]
    return [
        pivot if place == leaving else [value - row[entering] * own for value, own in zip(row, pivot, strict=True)]
        for place, row in enumerate(table)
    ]


def separable_labellings(points: Sequence[Vector], labellings: Sequence[Sequence[float]]) -> list[int]:
    """The numbers, from 0, of the labellings under which the points are linearly separable.

    >>> separable_labellings([(0, 0), (0, 1), (1, 0), (1, 1)], [[0, 0, 0, 1], [0, 1, 1, 0], [0, 1, 1, 1]])
    [0, 2]
    """
    return [number for number, labels in enumerate(labellings) if is_separable(points, labels)]


# What students' perceptrons say of a sum of 0, given the label: 0, 1, halfway, or always the wrong label.
OUTPUTS_AT_ZERO: tuple[Callable[[int], float], ...] = (lambda _: 0, lambda _: 1, lambda _: 0.5, lambda label: 1 - label)


def learns_within(
    epochs: int, examples: Sequence[tuple[Vector, int]], output_at_zero: Callable[[int], float] = OUTPUTS_AT_ZERO[0]
) -> bool:
    """Whether a perceptron from weights of zero, with rate 1, makes no mistake in one of the first `epochs` epochs.

    >>> examples = [((5, 1), 0), ((2, 5), 0), ((4, 4), 1)]
    >>> learns_within(100, examples), learns_within(200, examples)
    (False, True)
    """
    weights = [0.0, 0.0, 0.0]
    for _ in range(epochs):
        changed = False
        for (x, y), label in examples:
            total = weights[0] + weights[1] * x + weights[2] * y
            change = label - (output_at_zero(label) if total == 0 else total > 0)
            weights = [w + change * value for w, value in zip(weights, (1, x, y), strict=True)]
            changed = changed or change != 0
        if not changed:
            return True
    return False

"""Linear separability of two classes. Kubat, sections 4.1 and 4.6; Blockeel, section 10.2.4."""

from collections.abc import Sequence

from reference.linear.perceptron import Vector

Inequality = tuple[float, ...]  # coefficients a of a · w > 0


def is_separable(points: Sequence[Vector], labels: Sequence[float]) -> bool:
    """Whether some weights and bias give every point of label 1 a positive sum, and all others a negative one.

    There is a bias for the others just if w · x is larger for every point of label 1 than for every point of label 0:
    an inequality for each pair. Decided exactly, for a handful of points of whole numbers: Fourier and Motzkin's method
    eliminates one weight after the other. In the end nothing is left, or 0 > 0, which no weights fulfil.

    >>> square = [(0, 0), (0, 1), (1, 0), (1, 1)]
    >>> is_separable(square, [0, 0, 0, 1]), is_separable(square, [0, 1, 1, 0])
    (True, False)
    """
    labelled = list(zip(points, labels, strict=True))
    ones, zeros = ([x for x, label in labelled if label == each] for each in (1, 0))
    # strict inequalities without a bias: a gap between the classes leaves room for it
    wanted = {tuple(a - b for a, b in zip(one, zero, strict=True)) for one in ones for zero in zeros}
    # each round may square the number of inequalities: for two or three attributes and few points only
    while any(wanted):
        wanted = without_first(wanted)
    # one class alone leaves no inequality: it counts as separable
    return not wanted


def without_first(inequalities: set[Inequality]) -> set[Inequality]:
    """The inequalities for all weights except the first, which is eliminated.

    One that the first does not occur in stays. The others bound it from below or from above: there is room for it if
    every bound below is under every bound above. Bounds on one side only can always be met.
    """
    below = [row for row in inequalities if row[0] > 0]
    above = [row for row in inequalities if row[0] < 0]
    free = {row[1:] for row in inequalities if row[0] == 0}
    return free | {combined(low, high) for low in below for high in above}


def combined(low: Inequality, high: Inequality) -> Inequality:
    """The sum of two inequalities, scaled so that the first weight cancels."""
    return tuple(b * low[0] - a * high[0] for a, b in zip(low[1:], high[1:], strict=True))


def separable_labellings(points: Sequence[Vector], labellings: Sequence[Sequence[float]]) -> list[int]:
    """The numbers, from 0, of the labellings under which the points are linearly separable.

    >>> separable_labellings([(0, 0), (0, 1), (1, 0), (1, 1)], [[0, 0, 0, 1], [0, 1, 1, 0], [0, 1, 1, 1]])
    [0, 2]
    """
    return [number for number, labels in enumerate(labellings) if is_separable(points, labels)]

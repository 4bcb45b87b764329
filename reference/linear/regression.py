"""Least-squares regression. Witten, section 4.6; Mitchell, chapter 6."""

from collections.abc import Sequence
from fractions import Fraction

from reference.linear.perceptron import Vector, weighted_sum

Points = Sequence[Vector]


def solved(matrix: Sequence[Vector], right: Vector) -> list[float]:
    """The solution x of matrix · x = right, for a symmetric positive definite matrix.

    Elimination then meets no pivot of zero and needs no exchange of rows; a pivot of zero raises ValueError.

    >>> solved([[2, 1], [1, 3]], [4, 7])
    [1.0, 2.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(len(rows)):
        if not rows[place][place]:
            raise ValueError("the fit is not unique: too few different points, or one attribute follows from others")
        # positive definite: the pivot is above 0, so rows need no exchange
        pivot = [value / rows[place][place] for value in rows[place]]
        rows = [[value - row[place] * p for value, p in zip(row, pivot, strict=True)] for row in rows]
        rows[place] = pivot
    return [row[-1] for row in rows]


def weighted_regression(points: Points, targets: Vector, shares: Vector) -> list[float]:
    """The weights [w0, w1, ..., wn] with the least sum of squared errors, each error weighted by its share.

    They solve the normal equations, in which every row has a leading 1 for the bias.

    >>> weighted_regression([[0], [1], [2]], [1, 3, 9], [1, 1, 0])
    [1.0, 2.0]
    """
    if not points:
        raise ValueError("there are no points to fit")
    columns = list(zip(*((1, *x) for x in points), strict=True))
    matrix = [[weighted_dot(one, other, shares) for other in columns] for one in columns]
    return solved(matrix, [weighted_dot(column, targets, shares) for column in columns])


def weighted_dot(one: Vector, other: Vector, shares: Vector) -> float:
    """The weighted sum of the products of two vectors."""
    return sum(share * a * b for share, a, b in zip(shares, one, other, strict=True))


def linear_regression(points: Points, targets: Vector) -> list[float]:
    """The weights [w0, w1, ..., wn] of the least-squares fit; w0 is the intercept.

    Also the most likely linear function if the targets have noise of a normal distribution, the same everywhere
    (Mitchell, chapter 6). Points on which the fit is not unique raise ValueError. Targets that are Fractions have
    Fractions as weights.

    >>> [round(w, 2) for w in linear_regression([[0], [1], [2], [3]], [1.1, 2.9, 5.2, 6.8])]
    [1.09, 1.94]
    >>> linear_regression([[1e8], [1e8 + 1], [1e8 + 2]], [1, 3, 5])
    [-199999999.0, 2.0]
    """
    # in fractions: the squares of the normal equations lose all digits of floats for points near 1e8
    weights = weighted_regression(
        [exactly(x) for x in points],  # type: ignore[misc]  # Fractions, which count as floats here
        exactly(targets),  # type: ignore[arg-type]
        [1] * len(points),
    )
    return weights if isinstance(targets[0], Fraction) else [float(weight) for weight in weights]


def exactly(numbers: Vector) -> list[Fraction]:
    """The numbers as fractions of exactly their value."""
    return [Fraction(number) for number in numbers]


def linear_prediction(weights: Vector, point: Vector) -> float:
    """The prediction w0 + w1 x1 + ... + wn xn. Mitchell, chapters 1 and 4.

    >>> linear_prediction([10, 30, 0, 10], [3, 0, 1])
    110
    """
    return weighted_sum(weights, point)


def linear_effect(weight: float, change: float) -> float:
    """The change of a prediction if one input changes and all others stay. Blockeel, section 6.2.1.

    >>> linear_effect(1.5, -2)
    -3.0
    """
    return weight * change

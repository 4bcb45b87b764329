"""The normal distribution of several variables. Blockeel, section 8.4.1."""

import math
from collections.abc import Sequence

from reference.probability.gaussian import gaussian_pdf

Matrix = Sequence[Sequence[float]]


def multivariate_gaussian_pdf(x: Sequence[float], mean: Sequence[float], covariance: Matrix) -> float:
    """The density of a normal distribution of several variables at a point; the covariance matrix is not singular.

    >>> round(multivariate_gaussian_pdf([1, 2], [0, 0], [[1, 0], [0, 4]]), 6)
    0.029275
    """
    away = [value - middle for value, middle in zip(x, mean, strict=True)]
    pivots, reduced = eliminated(covariance, away)
    squared_distance = math.fsum(value * value / pivot for value, pivot in zip(reduced, pivots, strict=True))
    return math.exp(-squared_distance / 2) / math.sqrt((2 * math.pi) ** len(away) * math.prod(pivots))


def eliminated(covariance: Matrix, right: Sequence[float]) -> tuple[list[float], list[float]]:
    """The pivots of a covariance matrix, and a right side after the same elimination.

    The product of the pivots is the determinant. They are positive for a covariance matrix, without any exchange.

    >>> eliminated([[4, 2], [2, 5]], [2, 3])
    ([4, 4.0], [2, 2.0])
    """
    rows = [[*row, value] for row, value in zip(covariance, right, strict=True)]
    for place, row in enumerate(rows):
        if row[place] <= 0:
            raise ValueError("the covariance matrix is singular, or no covariance matrix")
        for below in rows[place + 1 :]:
            factor = below[place] / row[place]
            below[:] = [low - factor * high for low, high in zip(below, row, strict=True)]
    return [row[place] for place, row in enumerate(rows)], [row[-1] for row in rows]


def determinant(covariance: Matrix) -> float:
    """The determinant of a covariance matrix.

    >>> determinant([[2, 1], [1, 3]])
    5.0
    """
    return math.prod(eliminated(covariance, [0] * len(covariance))[0])


def independent_gaussian_pdf(x: Sequence[float], mean: Sequence[float], covariance: Matrix) -> float:
    """The product of the densities of single variables, as if they were independent. Blockeel, section 12.3.1."""
    return math.prod(
        gaussian_pdf(value, middle, variance=row[place])
        for place, (value, middle, row) in enumerate(zip(x, mean, covariance, strict=True))
    )

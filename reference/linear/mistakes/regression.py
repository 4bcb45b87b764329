"""Known mistakes in least squares."""

from reference.linear.perceptron import Vector
from reference.linear.regression import Points, linear_regression, solved


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


def linear_regression_with_penalty(
    points: Points, targets: Vector, penalty: float = 1, share: float = 1
) -> list[float]:
    """Ridge regression: the penalty is added on the diagonal, and `share` times it for the intercept."""
    columns = list(zip(*((1, *x) for x in points), strict=True))
    matrix = [[sum(a * b for a, b in zip(one, other, strict=True)) for other in columns] for one in columns]
    for place, row in enumerate(matrix):
        row[place] += penalty * (share if place == 0 else 1)
    return solved(matrix, [sum(a * b for a, b in zip(column, targets, strict=True)) for column in columns])


def regression_on_last_targets(points: Points, targets: Vector) -> list[float]:
    """The fit of the last target of each point only, as from a dict from points to targets."""
    last = {tuple(x): target for x, target in zip(points, targets, strict=True)}
    return linear_regression(list(last), list(last.values()))


def regression_of_inputs(points: Points, targets: Vector) -> list[float]:
    """x fitted as a function of y, where there is one attribute; with more, this cannot be asked."""
    if len(points[0]) > 1:
        raise ValueError("only one attribute can change places with the target")
    return linear_regression([(target,) for target in targets], [x for (x,) in points])

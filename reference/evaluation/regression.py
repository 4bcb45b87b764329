"""Errors of predicted numbers. Witten, section 5.8; Blockeel, sections 6.1.2 and 6.3.1."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

Numbers = Sequence[float]


class Errors(NamedTuple):
    """Mean absolute error, mean squared error, its root, and the sum of the squared errors."""

    mae: float
    mse: float
    rmse: float
    sse: float


PENALTIES: dict[str, Callable[[float], float]] = {"absolute": abs, "squared": lambda off: off**2}


def mean_of(values: Numbers) -> float:
    """The mean of the values: the sum divided by n, never by n - 1."""
    # 0/0
    if not values:
        raise ValueError("no predictions have no error")
    return math.fsum(values) / len(values)


def regression_errors(actual: Numbers, predicted: Numbers) -> Errors:
    """Mean absolute, mean squared, root mean squared and summed squared error. Witten, table 5.8; Blockeel, 6.3.1.

    >>> regression_errors([2, 4, 5, 9], [1, 2, 3, 4])
    Errors(mae=2.5, mse=8.5, rmse=2.9154759474226504, sse=34.0)
    """
    squares = squared_errors(actual, predicted)
    # divided by n, and without the factor 1/2 of neural networks
    mse = mean_of(squares)
    return Errors(mean_absolute_error(actual, predicted), mse, root(mse), math.fsum(squares))


def regression_error(actual: Numbers, predicted: Numbers, *, measure: str = "mse") -> float:
    """One error measure by its name: "mae", "mse", "rmse" or "sse".

    >>> regression_error([3, 5, 2, 7], [2.5, 5, 4, 8]), regression_error([3, 5, 2, 7], [2.5, 5, 4, 8], measure="mae")
    (1.3125, 0.875)
    """
    if measure not in Errors._fields:
        raise ValueError(f"a measure is one of {', '.join(Errors._fields)}; this is {measure}")
    return float(getattr(regression_errors(actual, predicted), measure))


def mean_absolute_error(actual: Numbers, predicted: Numbers) -> float:
    """The mean of the absolute errors."""
    return mean_of([abs(own - right) for right, own in zip(actual, predicted, strict=True)])


def mean_squared_error(actual: Numbers, predicted: Numbers) -> float:
    """The mean of the squared errors."""
    return mean_of(squared_errors(actual, predicted))


def squared_errors(actual: Numbers, predicted: Numbers) -> list[float]:
    """The square of each error."""
    return [(own - right) ** 2 for right, own in zip(actual, predicted, strict=True)]


def root(mse: float) -> float:
    """The root of a mean squared error, in the unit of the predictions."""
    return math.sqrt(mse)


def mean_cost(actual: Numbers, predicted: Numbers, *, under: str = "squared", over: str = "absolute") -> float:
    """The mean cost of predictions if too low ones and too high ones have different costs.

    Blockeel, section 6.1.2: the squared error if it is too low, its size if it is too high.

    >>> mean_cost([5], [3]), mean_cost([3], [5]), mean_cost([5, 3], [3, 5])
    (4.0, 2.0, 3.0)
    """
    return mean_of(
        # an exact prediction costs 0 by either rule
        [PENALTIES[under if own < right else over](own - right) for right, own in zip(actual, predicted, strict=True)]
    )


def log_error(predicted: float, actual: float, *, base: float = 2) -> float:
    """The distance of the logarithms of two numbers: it depends on their ratio only. Blockeel, section 6.1.2.

    >>> round(log_error(310, 300), 4), round(log_error(7 * 24, 1), 4)  # days; hours, for a week instead of one hour
    (0.0473, 7.3923)
    """
    return abs(math.log(predicted / actual) / math.log(base))


def best_by_measure(
    table: Mapping[str, Mapping[str, float]], *, larger_is_better: Sequence[str] = ("correlation",)
) -> dict[str, list[str]]:
    """For each measure the best models: all with the smallest error, or with the largest correlation.

    Witten, table 5.9. `table` has the values of every model, by measure.

    >>> best_by_measure({"rmse": {"A": 67.8, "B": 91.7}, "correlation": {"A": 0.88, "B": 0.88}})
    {'rmse': ['A'], 'correlation': ['A', 'B']}
    """
    return {measure: best_of(values, larger=measure in larger_is_better) for measure, values in table.items()}


def best_of(values: Mapping[str, float], *, larger: bool = False) -> list[str]:
    """The models with the smallest value, or with the largest."""
    best = max(values.values()) if larger else min(values.values())
    return [model for model, value in values.items() if value == best]

"""Bias and variance of squared errors. Witten, section 8.2."""

from collections.abc import Sequence
from statistics import fmean

Numbers = Sequence[float]


def mean_predictions(predictions: Sequence[Numbers]) -> list[float]:
    """The mean prediction for each instance; each row holds the predictions of one model.

    >>> mean_predictions([[2, 3], [4, 7]])
    [3.0, 5.0]
    """
    return [fmean(column) for column in zip(*predictions, strict=True)]


def squared_error(predictions: Numbers, actual: Numbers) -> float:
    """The mean squared error of one model's predictions."""
    return fmean((own - right) ** 2 for own, right in zip(predictions, actual, strict=True))


def bias_variance_squared(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """Bias: the mean squared error of the mean prediction; variance: the mean squared deviation from it.

    Each row holds the predictions of one model. Witten's bias is squared already, and includes the noise. The
    variance divides by the number of models, so that both add up to the models' mean squared error.

    >>> parts = bias_variance_squared([[2, 3, 4], [3, 5, 4], [1, 4, 7]], [2, 4, 6])
    >>> round(parts["bias"], 5), round(parts["variance"], 5)
    (0.33333, 1.11111)
    """
    means = mean_predictions(predictions)
    variance = fmean(squared_error(row, actual=means) for row in predictions)
    return {"bias": squared_error(means, actual=actual), "variance": variance}


def mean_for(predictions: Sequence[Numbers], place: int) -> float:
    """The mean prediction for one instance, as a part of a hand calculation."""
    return mean_predictions(predictions)[place]


def bias_of(first: float, second: float, actual: Numbers) -> float:
    """The bias from the mean predictions for two instances."""
    return squared_error((first, second), actual=actual)


def variance_of(predictions: Sequence[Numbers], first: float, second: float) -> float:
    """The variance from the mean predictions for two instances."""
    return fmean(squared_error(row, actual=(first, second)) for row in predictions)


def expected_error(bias: float, variance: float) -> float:
    """The squared error that a model of this kind has on average."""
    return bias + variance

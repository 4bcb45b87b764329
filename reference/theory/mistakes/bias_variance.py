"""Known mistakes about bias and variance."""

from collections.abc import Sequence
from statistics import fmean, variance

from reference.theory.bias_variance import Numbers, bias_variance_squared, mean_predictions, squared_error


def sample_variance(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """The variance divided by the number of models less one."""
    right = bias_variance_squared(predictions, actual)
    return {**right, "variance": fmean(variance(column) for column in zip(*predictions, strict=True))}


def signed_bias(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """The mean deviation, not squared, so that errors cancel."""
    right = bias_variance_squared(predictions, actual)
    deviations = zip(mean_predictions(predictions), actual, strict=True)
    return {**right, "bias": fmean(mean - value for mean, value in deviations)}


def error_for_bias(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """The mean squared error of the models, which holds the variance as well."""
    right = bias_variance_squared(predictions, actual)
    return {**right, "bias": fmean(squared_error(row, actual) for row in predictions)}


def error_for_variance(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """Deviations from the true values, where those from the mean prediction are asked for."""
    right = bias_variance_squared(predictions, actual)
    return {**right, "variance": fmean(squared_error(row, actual) for row in predictions)}


def variance_less_one(predictions: Sequence[Numbers], first: float, second: float) -> float:
    """The variance divided by the number of models less one."""
    return fmean(squared_error(row, (first, second)) for row in predictions) * len(predictions) / (len(predictions) - 1)

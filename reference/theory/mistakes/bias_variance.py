"""Known mistakes about bias and variance."""

import math
from collections.abc import Sequence
from statistics import fmean, pvariance, variance

from reference.theory.bias_variance import Numbers, bias_variance_squared, mean_predictions


def sample_variance(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """The variance divided by the number of models less one."""
    right = bias_variance_squared(predictions, actual)
    return {**right, "variance": fmean(variance(column) for column in zip(*predictions, strict=True))}


def absolute_bias(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """The bias as the mean absolute deviation of the mean prediction."""
    return with_bias(predictions, actual, [abs(gap) for gap in gaps(predictions, actual)])


def opposite_bias(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """The bias as the mean of the true values minus the mean predictions."""
    return with_bias(predictions, actual, [-gap for gap in gaps(predictions, actual)])


def root_of_bias(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """The right variance with the square root of the bias."""
    right = bias_variance_squared(predictions, actual)
    return {**right, "bias": math.sqrt(right["bias"])}


def root_of_variance(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """The right bias with a standard deviation for the variance."""
    right = bias_variance_squared(predictions, actual)
    return {**right, "variance": math.sqrt(right["variance"])}


def from_grand_mean(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """The right bias with the variance of all predictions together, whatever their instance."""
    every = [value for row in predictions for value in row]
    return {**bias_variance_squared(predictions, actual), "variance": pvariance(every)}


def gaps(predictions: Sequence[Numbers], actual: Numbers) -> list[float]:
    """The deviation of the mean prediction for each instance."""
    return [mean - right for mean, right in zip(mean_predictions(predictions), actual, strict=True)]


def with_bias(predictions: Sequence[Numbers], actual: Numbers, deviations: Sequence[float]) -> dict[str, float]:
    """The right variance with the mean of some deviations as the bias."""
    return {**bias_variance_squared(predictions, actual), "bias": fmean(deviations)}

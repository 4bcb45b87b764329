"""Known mistakes about bias and variance, and with the names of learning tasks."""

import math
from collections.abc import Mapping, Sequence
from statistics import fmean, variance
from typing import Any

from reference.theory.bias_variance import Numbers, bias_variance_squared, mean_predictions, squared_error
from reference.theory.task import task_type


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


def root_of_bias(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """The square root of the bias, and of the variance."""
    return {name: math.sqrt(part) for name, part in bias_variance_squared(predictions, actual).items()}


def error_for_variance(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """Deviations from the true values, where those from the mean prediction are asked for."""
    right = bias_variance_squared(predictions, actual)
    return {**right, "variance": fmean(squared_error(row, actual) for row in predictions)}


def mean_deviation(first: float, second: float, actual: Numbers) -> float:
    """The mean deviation, not squared."""
    return (first - actual[0] + second - actual[1]) / 2


def sum_of_squares(first: float, second: float, actual: Numbers) -> float:
    """The squared deviations added up, and not divided by their number."""
    return (first - actual[0]) ** 2 + (second - actual[1]) ** 2


def variance_less_one(predictions: Sequence[Numbers], first: float, second: float) -> float:
    """The variance divided by the number of models less one."""
    return fmean(squared_error(row, (first, second)) for row in predictions) * len(predictions) / (len(predictions) - 1)


def bias_only(bias: float, variance: float) -> float:
    """The variance left out."""
    return bias


def levels_as_numbers(setting: Mapping[str, Any]) -> bool:
    """Levels taken for numbers."""
    return renamed(setting, {"ordinal classification": "regression"})


def labels_as_classes(setting: Mapping[str, Any]) -> bool:
    """Several labels at once taken for one of several classes."""
    return renamed(setting, {"multi-label classification": "multi-class classification"})


def as_if_labelled(setting: Mapping[str, Any]) -> bool:
    """The kind of the target alone, however few examples are labelled."""
    return renamed({**setting, "labelled": setting["labelled"].replace("some", "all")}, {})


def renamed(setting: Mapping[str, Any], names: Mapping[str, str]) -> bool:
    """Whether a setting is named rightly for somebody who has other names for some tasks."""
    right = task_type(setting["targets"], values=setting["values"], labelled=setting["labelled"])
    return bool(setting["name"] == names.get(right, right))


def learner_for_part(problem: Mapping[str, str], part: str) -> str:
    """What learns."""
    return problem["learner"]


def task_for_part(problem: Mapping[str, str], part: str) -> str:
    """What is to be done."""
    return problem["task"]


def other_part(problem: Mapping[str, str], part: str) -> str:
    """The measure for the experience, and the experience for the measure."""
    return problem["measure" if part == "experience" else "experience"]

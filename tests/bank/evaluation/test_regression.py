"""Tests of `reference.evaluation.regression`."""

import math

import numpy as np
import pytest
import scipy.stats
import sklearn.metrics
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.evaluation.costs import joint_from_conditionals
from reference.evaluation.losses import cross_entropy, divergence, informational_loss, log_loss
from reference.evaluation.regression import best_by_measure, log_error, mean_cost, regression_error, regression_errors
from reference.information.entropy import entropy
from tests.banked import worked_out

NUMBER = st.integers(-50, 50).map(lambda n: n / 2)
PAIRS = st.lists(st.tuples(NUMBER, NUMBER), min_size=1, max_size=12)
WEIGHTS = st.lists(st.integers(1, 20), min_size=3, max_size=3)
FEW = settings(max_examples=15)  # a call of scikit-learn or SciPy takes milliseconds
Pairs = list[tuple[float, float]]


def parted(pairs: Pairs) -> tuple[list[float], list[float]]:
    first, second = zip(*pairs, strict=True)
    return list(first), list(second)


def shares(weights: list[int]) -> list[float]:
    return [weight / sum(weights) for weight in weights]


@given(WEIGHTS, st.lists(WEIGHTS, min_size=3, max_size=3))
def test_a_joint_distribution_adds_up_to_one_and_by_rows_to_the_priors(
    priors: list[int], conditionals: list[list[int]]
) -> None:
    joint = joint_from_conditionals(shares(priors), [shares(row) for row in conditionals])
    assert [sum(row) for row in joint] == pytest.approx(shares(priors))


@given(st.lists(st.tuples(WEIGHTS, st.integers(0, 2)), min_size=1, max_size=8))
@FEW
def test_the_loss_is_that_of_sklearn_but_for_its_unit(days: list[tuple[list[int], int]]) -> None:
    forecasts = [dict(zip("abc", shares(weights), strict=True)) for weights, _ in days]
    actual = ["abc"[number] for _, number in days]
    mean = sklearn.metrics.log_loss(actual, [list(p.values()) for p in forecasts], labels=list("abc"))
    assert informational_loss(forecasts, actual, base=math.e) == pytest.approx(mean * len(days))
    assert informational_loss(forecasts, actual) == pytest.approx(mean * len(days) / math.log(2))
    one_by_one = [log_loss(list(p.values()), number) for p, (_, number) in zip(forecasts, days, strict=True)]
    assert sum(one_by_one) == pytest.approx(informational_loss(forecasts, actual))


@given(WEIGHTS, WEIGHTS)
@FEW
def test_a_forecast_costs_the_entropy_and_the_divergence_of_scipy(truth: list[int], p: list[int]) -> None:
    real, forecast = shares(truth), shares(p)
    assert cross_entropy(real, forecast) == pytest.approx(
        scipy.stats.entropy(real, base=2) + scipy.stats.entropy(real, forecast, base=2)
    )
    assert divergence(real, forecast) == pytest.approx(scipy.stats.entropy(real, forecast, base=2), abs=1e-9)
    assert divergence(real, forecast) >= -1e-12
    assert divergence(real, real) == pytest.approx(0, abs=1e-12)
    assert log_loss(forecast, real) == cross_entropy(real, forecast)
    named = {"truth": dict(zip("abc", real, strict=True)), "forecast": dict(zip("abc", forecast, strict=True))}
    parts = worked_out("evaluation.forecast_by_hand", **named, outcome="b")
    assert parts["loss"] == pytest.approx(-math.log2(forecast[1]))
    assert parts["expected"] == pytest.approx(parts["least"] + divergence(real, forecast), abs=1e-9)
    assert parts["least"] == pytest.approx(entropy(truth))


@given(PAIRS)
@FEW
def test_regression_errors_are_those_of_sklearn(pairs: Pairs) -> None:
    actual, predicted = parted(pairs)
    mse = sklearn.metrics.mean_squared_error(actual, predicted)
    mae = sklearn.metrics.mean_absolute_error(actual, predicted)
    assert regression_errors(actual, predicted) == pytest.approx((mae, mse, math.sqrt(mse), mse * len(pairs)))
    assert regression_error(actual, predicted) == pytest.approx(mse)
    assert regression_error(actual, predicted, measure="rmse") == pytest.approx(math.sqrt(mse))


@given(PAIRS, NUMBER)
def test_the_squared_error_is_least_for_the_mean_and_scales_with_the_square(pairs: Pairs, guess: float) -> None:
    actual, predicted = parted(pairs)
    n = len(actual)
    mean = sum(actual) / n
    around = regression_errors(actual, [mean] * n).mse
    assert around <= regression_errors(actual, [guess] * n).mse + 1e-9
    assert regression_errors(actual, [guess] * n).mse == pytest.approx(around + (guess - mean) ** 2)
    right, tripled = (regression_errors([f * a for a in actual], [f * p for p in predicted]) for f in (1, 3))
    assert (tripled.mae, tripled.mse, tripled.rmse) == pytest.approx((3 * right.mae, 9 * right.mse, 3 * right.rmse))
    assert right.mae <= right.rmse + 1e-9


@given(PAIRS)
def test_costs_that_are_the_same_both_ways_give_the_usual_errors(pairs: Pairs) -> None:
    actual, predicted = parted(pairs)
    right = regression_errors(actual, predicted)
    assert mean_cost(actual, predicted, under="absolute", over="absolute") == pytest.approx(right.mae)
    assert mean_cost(actual, predicted, under="squared", over="squared") == pytest.approx(right.mse)
    swapped = mean_cost(predicted, actual, under="absolute", over="squared")
    assert mean_cost(actual, predicted) == pytest.approx(swapped)


@given(st.integers(1, 10**6), st.integers(1, 10**6), st.integers(1, 1000))
def test_an_error_on_a_logarithmic_scale_depends_on_the_ratio_only(predicted: int, actual: int, factor: int) -> None:
    error = log_error(predicted, actual)
    assert error == pytest.approx(abs(np.log2(predicted) - np.log2(actual)), abs=1e-9)
    assert error == pytest.approx(log_error(factor * predicted, factor * actual), abs=1e-9)
    assert error == pytest.approx(log_error(actual, predicted), abs=1e-9)


@given(st.dictionaries(st.sampled_from("ABCD"), st.integers(0, 5), min_size=1))
def test_the_best_models_have_the_least_error_or_the_largest_correlation(values: dict[str, int]) -> None:
    best = best_by_measure({"mae": values, "correlation": values})
    assert {model for model in values if values[model] == min(values.values())} == set(best["mae"])
    assert {model for model in values if values[model] == max(values.values())} == set(best["correlation"])

"""Costs, losses of forecasts and errors of predicted numbers: against other libraries, and what must hold of them."""

import math
from itertools import product

import numpy as np
import pytest
import scipy.stats
import sklearn.metrics
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from reference.evaluation.by_hand import cost_of, cost_parts, dispute_parts, forecast_parts
from reference.evaluation.costs import cell_costs, expected_cost, is_reasonable_cost, joint_from_conditionals
from reference.evaluation.losses import cross_entropy, divergence, informational_loss, log_loss
from reference.evaluation.regression import best_by_measure, log_error, mean_cost, regression_error, regression_errors
from reference.information import entropy

NUMBER = st.integers(-50, 50).map(lambda n: n / 2)
PAIRS = st.lists(st.tuples(NUMBER, NUMBER), min_size=1, max_size=12)
MATRIX = st.lists(st.lists(st.integers(0, 20), min_size=3, max_size=3), min_size=3, max_size=3)
WEIGHTS = st.lists(st.integers(1, 20), min_size=3, max_size=3)
FEW = settings(max_examples=15)  # a call of scikit-learn or SciPy takes milliseconds
UNIT_COSTS = [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
Pairs = list[tuple[float, float]]


def parted(pairs: Pairs) -> tuple[list[float], list[float]]:
    first, second = zip(*pairs, strict=True)
    return list(first), list(second)


def shares(weights: list[int]) -> list[float]:
    return [weight / sum(weights) for weight in weights]


@given(MATRIX, MATRIX)
def test_the_cost_is_the_sum_over_the_cells_and_linear_in_the_costs(
    confusion: list[list[int]], cost: list[list[int]]
) -> None:
    assume(sum(map(sum, confusion)))
    total = expected_cost(confusion, cost, average=False)
    assert total == pytest.approx(float(np.sum(np.array(confusion) * np.array(cost))))
    assert expected_cost(confusion, cost) == pytest.approx(total / sum(map(sum, confusion)))
    doubled = [[2 * price + 1 for price in row] for row in cost]
    assert expected_cost(confusion, doubled) == pytest.approx(2 * expected_cost(confusion, cost) + 1)
    assert cell_costs(confusion, cost)[1][2] == confusion[1][2] * cost[1][2]


@given(MATRIX)
def test_costs_of_one_count_the_mistakes(confusion: list[list[int]]) -> None:
    assume(sum(map(sum, confusion)))
    wrong = sum(map(sum, confusion)) - int(np.trace(np.array(confusion)))
    assert expected_cost(confusion, UNIT_COSTS, average=False) == wrong


@given(WEIGHTS, st.lists(WEIGHTS, min_size=3, max_size=3))
def test_a_joint_distribution_adds_up_to_one_and_by_rows_to_the_priors(
    priors: list[int], conditionals: list[list[int]]
) -> None:
    joint = joint_from_conditionals(shares(priors), [shares(row) for row in conditionals])
    assert [sum(row) for row in joint] == pytest.approx(shares(priors))


@pytest.mark.parametrize(("right", "wrong"), list(product([(0, 0), (0, 3), (-1, 0)], [(1, 1), (3, 2), (0, 5), (4, 3)])))
def test_costs_are_reasonable_if_no_mistake_is_cheaper_than_a_right_prediction(
    right: tuple[int, int], wrong: tuple[int, int]
) -> None:
    cost = [[right[0], wrong[0]], [wrong[1], right[1]]]
    expected = min(right) >= 0 and all(bad >= good for bad in wrong for good in right)
    assert is_reasonable_cost(cost) is expected


@given(st.integers(1, 99), st.integers(0, 100), st.integers(0, 100), st.integers(0, 9), st.integers(0, 9))
def test_the_cost_by_hand_is_that_of_the_two_kinds_of_mistakes(
    prior: int, tpr: int, fpr: int, miss_cost: int, alarm_cost: int
) -> None:
    parts = cost_parts(prior / 100, tpr / 100, fpr / 100, miss_cost, alarm_cost)
    assert parts["cost"] == pytest.approx(cost_of(parts["miss"], parts["alarm"], miss_cost, alarm_cost))
    exact = prior * (100 - tpr) * miss_cost + (100 - prior) * fpr * alarm_cost
    assert parts["cost"] == pytest.approx(exact / 10**4)
    assert parts["idle"] == pytest.approx(prior / 100 * miss_cost)


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
    parts = forecast_parts(dict(zip("abc", real, strict=True)), dict(zip("abc", forecast, strict=True)), "b")
    assert parts["loss"] == pytest.approx(-math.log2(forecast[1]))
    assert parts["expected"] == pytest.approx(parts["least"] + divergence(real, forecast), abs=1e-9)
    assert parts["least"] == pytest.approx(entropy(truth))


def test_what_was_held_impossible_costs_infinitely_much_and_what_was_certain_nothing() -> None:
    assert log_loss([1, 0], 1) == math.inf
    assert log_loss([1, 0], 0) == 0
    assert cross_entropy([1, 0], [1, 0]) == 0
    assert cross_entropy([0.5, 0.5], [1, 0]) == math.inf
    assert informational_loss([{"a": 1, "b": 0}, {"a": 0.5, "b": 0.5}], ["b", "b"]) == math.inf


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


def test_two_models_by_hand_are_compared_by_each_measure() -> None:
    parts = dispute_parts([0, 0, 0, 0], [3, -3, 3, -3], [0, 0, 0, 8])
    assert [parts[name] for name in ("mae_first", "mae_second", "rmse_first", "rmse_second")] == [3, 2, 3, 4]
    assert (parts["by_mae"], parts["by_rmse"]) == ("second", "first")


UNDEFINED = {
    "the errors of no prediction": lambda: regression_errors([], []),
    "an error of another name": lambda: regression_error([1], [1], measure="rae"),
    "lists of unequal length": lambda: regression_errors([1], [1, 2]),
    "matrices of unequal size": lambda: expected_cost([[1, 2], [3, 4]], UNIT_COSTS),
}


@pytest.mark.parametrize("what", UNDEFINED)
def test_what_is_not_defined_is_refused(what: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        UNDEFINED[what]()

"""Tests of `reference.linear.gradient_descent`."""

import math
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.linear.classifiers import bisector, linear_labels, threshold_of_bias
from reference.linear.draws import overlapping_examples, places, targets, trend_examples
from reference.linear.gradient_descent import (
    GRADIENT_DESCENT,
    delta_rule,
    exact_fix,
    gradient,
    gradient_descent,
    half_error,
    squared_error,
    updated,
)
from reference.linear.logistic import (
    likelihood_gradient,
    log_likelihood,
    logistic,
    logistic_probability,
    logistic_regression,
    logit,
)
from reference.linear.perceptron import perceptron, step_output, weighted_sum
from reference.linear.regression import linear_prediction, linear_regression
from reference.linear.separability import is_separable

SEEDS = st.integers(0, 10**6)
WHOLE = st.integers(-4, 4)
FEW = settings(max_examples=25)
LINE = [((1,), 3), ((2,), 5), ((3,), 7)]  # on 1 + 2x


def near(numbers: Sequence[float]) -> Any:
    return pytest.approx(list(numbers), rel=1e-9, abs=1e-9)


@FEW
@given(st.lists(WHOLE, min_size=3, max_size=3), st.lists(st.tuples(WHOLE, WHOLE), min_size=1, max_size=5), WHOLE)
def test_labels_do_not_change_with_the_scale_and_flip_with_the_sign(w: list, points: list, by: int) -> None:
    by = abs(by) + 1
    assert linear_labels([by * each for each in w], points) == linear_labels(w, points)
    flipped = linear_labels([-each for each in w], points, at_zero=1)
    assert flipped == [1 - label for label in linear_labels(w, points)]
    above = [w[1] * x + w[2] * y > threshold_of_bias(w[0]) for x, y in points]
    assert linear_labels(w, points) == above


@FEW
@given(st.tuples(WHOLE, WHOLE), st.tuples(WHOLE, WHOLE), st.tuples(WHOLE, WHOLE))
def test_the_bisector_is_positive_where_the_first_prototype_is_nearer(p: tuple, q: tuple, x: tuple) -> None:
    apart = sum((a - b) ** 2 for a, b in zip(x, q, strict=True)) - sum((a - b) ** 2 for a, b in zip(x, p, strict=True))
    assert weighted_sum(bisector(p, q), x) == apart
    assert weighted_sum(bisector(p, q), [Fraction(a + b, 2) for a, b in zip(p, q, strict=True)]) == 0


def test_the_line_of_the_catalogue_descends_as_by_hand() -> None:
    states = list(GRADIENT_DESCENT.steps(examples=LINE, weights=(0, 0), rate=0.05, passes=3))
    assert [state.error for state in states] == pytest.approx([41.5, 1.17375, 0.035109, 0.002891], abs=1e-6)
    assert states[-1].weights == pytest.approx((0.900375, 2.03225))


@FEW
@given(SEEDS)
def test_the_gradient_is_that_of_finite_differences(seed: int) -> None:
    examples: Any = trend_examples(Random(seed), n=[2, 5], dimensions=2)
    weights = [0.3, -0.2, 0.5]
    for place, slope in enumerate(gradient(weights, examples)):
        up, down = ([w + h * (i == place) for i, w in enumerate(weights)] for h in (1e-4, -1e-4))
        assert slope == pytest.approx((half_error(up, examples) - half_error(down, examples)) / 2e-4, abs=1e-6)


@FEW
@given(SEEDS)
def test_descent_does_not_depend_on_the_order_falls_and_ends_at_the_least_squares(seed: int) -> None:
    examples: Any = trend_examples(Random(seed), n=[4, 6], dimensions=1)
    rate = 1 / sum(1 + x * x for (x,), _ in examples)
    states = list(GRADIENT_DESCENT.steps(examples=examples, weights=(0.5, -0.5), rate=rate, passes=8))
    assert all(after.error <= before.error for before, after in pairwise(states))
    turned = gradient_descent(examples[::-1], (0.5, -0.5), rate, passes=8)
    assert turned.weights == near(states[-1].weights)
    fitted = linear_regression([x for x, _ in examples], [y for _, y in examples])
    assert half_error(fitted, examples) <= states[-1].error + 1e-12
    assert gradient(fitted, examples) == pytest.approx([0, 0], abs=1e-8)


@FEW
@given(SEEDS)
def test_one_example_is_the_same_in_both_modes_and_its_error_shrinks_by_a_constant(seed: int) -> None:
    [(x, target), _] = trend_examples(Random(seed), n=2, dimensions=2)
    once: Any = [(x, target)]
    batch, delta = gradient_descent(once, (0, 0, 0), 0.1, passes=3), delta_rule(once, (0, 0, 0), 0.1, passes=3)
    assert delta.weights == near(batch.weights)
    left = target - weighted_sum(delta.weights, x)
    assert left == pytest.approx(target * (1 - 0.1 * (1 + sum(v * v for v in x))) ** 3, abs=1e-9)


def test_the_four_rules_of_kubats_assignment() -> None:
    example: Any = {"weights": (0.1, 0.3, 0.4), "example": (1, 0), "target": 0, "rate": 0.5}
    assert updated(**example, error="thresholded") == pytest.approx([-0.4, -0.2, 0.4])
    assert updated(**example, error="thresholded", by_input=False) == pytest.approx([-0.4, -0.2, -0.1])
    assert updated(**example) == pytest.approx([-0.1, 0.1, 0.4])
    assert updated(**example, by_input=False) == pytest.approx([-0.1, 0.1, 0.2])


@FEW
@given(st.floats(-3, 3), st.floats(0.5, 3), st.floats(-3, 3), st.floats(-3, 3))
def test_the_exact_fix_is_exact(weight: float, x: float, rest: float, target: float) -> None:
    fixed = exact_fix(weight, x, target - (rest + weight * x))
    assert rest + fixed * x == pytest.approx(target, abs=1e-9)


def test_squared_errors_have_three_scales() -> None:
    assert [squared_error([3, 5], [1, 1], scale=scale) for scale in ("sum", "half", "mean")] == [20, 10, 10]
    assert squared_error([3, 5, 7], [0, 0, 0], scale="mean") == pytest.approx(83 / 3)


@FEW
@given(SEEDS, st.integers(1, 3))
def test_residuals_of_a_fit_are_orthogonal_and_exact_in_fractions(seed: int, dimensions: int) -> None:
    random = Random(seed)
    points = places(random, dimensions + 3, dimensions)
    values = targets(random, points)
    exact = [[Fraction(str(x)) for x in point] for point in points]
    weights = linear_regression(exact, [Fraction(str(y)) for y in values])
    residuals = [Fraction(str(y)) - linear_prediction(weights, x) for x, y in zip(exact, values, strict=True)]
    for column in ([1] * len(exact), *zip(*exact, strict=True)):
        assert sum(r * x for r, x in zip(residuals, column, strict=True)) == 0
    assert linear_regression(points, values) == pytest.approx([float(w) for w in weights], rel=1e-7, abs=1e-7)


@FEW
@given(st.floats(-30, 30), st.floats(0, 5))
def test_the_logistic_function_rises_between_0_and_1_and_its_inverse_is_the_logit(score: float, more: float) -> None:
    assert 0 <= logistic(score) <= logistic(score + more) <= 1
    assert logistic(-score) == pytest.approx(1 - logistic(score), abs=1e-12)
    assert logistic(score) == pytest.approx(1 / (1 + math.exp(-score)), rel=1e-9, abs=1e-12)
    p = logistic(score / 4)
    assert logit(p) == pytest.approx(score / 4, rel=1e-6, abs=1e-6)
    assert logit(1 - p) == pytest.approx(-logit(p), rel=1e-6, abs=1e-6)


@FEW
@given(SEEDS, st.integers(1, 2))
def test_at_the_peak_of_the_likelihood_its_slopes_are_zero_and_a_step_aside_is_lower(seed: int, width: int) -> None:
    examples: Any = overlapping_examples(Random(seed), n=[8, 12], dimensions=width)
    weights = logistic_regression(examples)
    assert likelihood_gradient(weights, examples) == pytest.approx([0] * len(weights), abs=1e-8)
    top = log_likelihood(weights, examples)
    assert all(log_likelihood([w + h * (i == at) for i, w in enumerate(weights)], examples) < top
               for at in range(len(weights)) for h in (0.1, -0.1))  # fmt: skip
    assert sum(logistic_probability(weights, x) for x, _ in examples) == pytest.approx(sum(y for _, y in examples))


@FEW
@given(SEEDS)
def test_the_slopes_of_the_likelihood_are_those_of_finite_differences(seed: int) -> None:
    examples: Any = overlapping_examples(Random(seed), n=6)
    weights = [0.2, -0.4]
    for place, slope in enumerate(likelihood_gradient(weights, examples)):
        up, down = ([w + h * (i == place) for i, w in enumerate(weights)] for h in (1e-4, -1e-4))
        assert slope == pytest.approx((log_likelihood(up, examples) - log_likelihood(down, examples)) / 2e-4, abs=1e-6)


SMALL_SETS = st.lists(st.tuples(st.tuples(WHOLE, WHOLE), st.integers(0, 1)), min_size=1, max_size=6)


@FEW
@given(SMALL_SETS)
def test_what_a_perceptron_learns_is_separable_and_so_is_every_part_and_image_of_it(labelled: list) -> None:
    points, labels = zip(*labelled, strict=True)
    learned = perceptron(labelled, (0, 0, 0), 1, max_epochs=20)
    can = is_separable(points, labels)
    assert can or not all(step_output(learned.weights, x) == label for x, label in labelled)
    assert is_separable([(2 * x - y + 1, x + y) for x, y in points], labels) == can
    assert is_separable(points, [1 - label for label in labels]) == can
    assert not can or is_separable(points[1:] or points, labels[1:] or labels)

"""Linear models against NumPy, SciPy and scikit-learn, which know nothing of ours."""

from random import Random
from typing import Any

import numpy as np
import pytest
from scipy.optimize import linprog, minimize
from scipy.special import expit
from scipy.special import logit as scipy_logit
from sklearn.linear_model import LinearRegression, LogisticRegression, SGDRegressor

from reference.linear.draws import labellings, overlapping_examples, places, targets, trend_examples
from reference.linear.gradient_descent import delta_rule, gradient_descent
from reference.linear.logistic import logistic, logistic_regression, logit
from reference.linear.regression import linear_regression
from reference.linear.separability import separable_labellings

pytestmark = pytest.mark.slow  # scikit-learn takes seconds to import


@pytest.mark.parametrize("seed", range(8))
def test_least_squares_are_those_of_scikit_learn(seed: int) -> None:
    random = Random(seed)
    points = places(random, [6, 12], [1, 3])
    values = targets(random, points)
    fitted = LinearRegression().fit(points, values)
    assert linear_regression(points, values) == pytest.approx([fitted.intercept_, *fitted.coef_])


@pytest.mark.parametrize("seed", range(8))
def test_passes_are_the_closed_form_and_the_delta_rule_is_plain_stochastic_descent(seed: int) -> None:
    examples: Any = trend_examples(Random(seed), n=[3, 6], dimensions=2)
    x, y = np.array([[1, *x] for x, _ in examples]), np.array([y for _, y in examples])
    w = np.array([0.1, -0.2, 0.3])
    sgd = SGDRegressor(penalty=None, shuffle=False, learning_rate="constant", eta0=0.05, max_iter=1, tol=None)
    sgd.fit(x[:, 1:], y, coef_init=w[1:].copy(), intercept_init=w[:1].copy())
    after = delta_rule(examples, w.tolist(), 0.05, passes=1).weights
    assert after == pytest.approx([*sgd.intercept_, *sgd.coef_])
    closed = w + 0.05 * x.T @ (y - x @ w)
    assert gradient_descent(examples, w.tolist(), 0.05, passes=1).weights == pytest.approx(closed.tolist())


@pytest.mark.parametrize("seed", range(8))
def test_logistic_weights_are_those_of_scikit_learn_and_of_a_minimiser(seed: int) -> None:
    examples: Any = overlapping_examples(Random(seed), n=[10, 20], dimensions=[1, 2])
    x, y = np.array([x for x, _ in examples]), np.array([y for _, y in examples])
    ours = logistic_regression(examples)
    fitted = LogisticRegression(C=np.inf, tol=1e-10, max_iter=1000).fit(x, y)
    assert ours == pytest.approx([*fitted.intercept_, *fitted.coef_[0]], rel=1e-4, abs=1e-4)
    full = np.column_stack([np.ones(len(x)), x])
    found = minimize(lambda w: np.logaddexp(0, (1 - 2 * y) * (full @ w)).sum(), np.zeros(full.shape[1]), tol=1e-12)
    assert ours == pytest.approx(found.x.tolist(), rel=1e-3, abs=1e-3)


def test_the_logistic_function_and_the_logit_are_those_of_scipy() -> None:
    for score in np.linspace(-40, 40, 41):
        assert logistic(score) == pytest.approx(expit(score), rel=1e-9, abs=1e-12)
    for p in np.linspace(0.01, 0.99, 25):
        assert logit(p) == pytest.approx(scipy_logit(p))


@pytest.mark.parametrize("seed", range(8))
def test_separability_is_that_of_a_linear_programme(seed: int) -> None:
    random = Random(seed)
    points = places(random, [5, 7], [2, 3], decimals=0, span=[0, 4])
    all_labels = labellings(random, points, most=10)
    possible = []
    for number, labels in enumerate(all_labels):
        rows = [[(-1 if label else 1) * value for value in (1, *x)] for x, label in zip(points, labels, strict=True)]
        solved = linprog([0] * len(rows[0]), rows, [-1] * len(rows), bounds=[(None, None)] * len(rows[0]))
        possible += [number] if solved.status == 0 else []
    assert separable_labellings(points, all_labels) == possible

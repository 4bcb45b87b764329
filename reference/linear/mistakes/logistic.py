"""Known mistakes in the logistic model and in logistic regression."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from reference.linear.logistic import (
    LogisticState,
    likelihood_gradient,
    log_likelihood,
    logistic_probabilities,
    logistic_start,
    logistic_successors,
    reweighted,
)
from reference.linear.perceptron import Examples, Vector, weighted_sum
from reference.linear.regression import linear_regression, solved, weighted_regression
from reference.process import Process

Round = Callable[[Vector, Examples], Sequence[float]]


def logistic_by(move: Round) -> Process[LogisticState]:
    """Logistic regression in which a round moves the weights otherwise."""

    def successors(state: LogisticState, examples: Examples, rounds: int) -> tuple[LogisticState, ...]:
        if state.rounds == rounds:
            return ()
        moved = tuple(move(state.weights, examples))
        return (LogisticState(state.rounds + 1, moved, natural_likelihood(moved, examples)),)

    return Process(logistic_start, successors)


def natural_likelihood(weights: Vector, examples: Examples) -> float:
    """The log-likelihood, also where a mistake has made weights so large that a label gets a probability of 0."""
    signed = [(2 * label - 1) * weighted_sum(weights, x) for x, label in examples]
    return -sum(max(-score, 0) + math.log1p(math.exp(-abs(score))) for score in signed)


def along_the_slope(weights: Vector, examples: Examples) -> list[float]:
    """The weights moved by the gradient of the log-likelihood itself, not divided by its curvature."""
    return [w + g for w, g in zip(weights, likelihood_gradient(weights, examples), strict=True)]


def with_equal_shares(weights: Vector, examples: Examples) -> list[float]:
    """A plain regression on the working targets, in which every example counts alike."""
    return regression_on_working(weights, examples, lambda p: 1)


def with_deviation_shares(weights: Vector, examples: Examples) -> list[float]:
    """The regression with the roots of P (1 - P) for its shares."""
    return regression_on_working(weights, examples, lambda p: math.sqrt(p * (1 - p)))


def regression_on_working(weights: Vector, examples: Examples, share: Callable[[float], float]) -> list[float]:
    """A regression on the working targets with shares of another kind."""
    return regression_on_errors(weights, examples, lambda p: p * (1 - p), share)


def regression_on_errors(
    weights: Vector, examples: Examples, divisor: Callable[[float], float], share: Callable[[float], float]
) -> list[float]:
    """A regression on score + (label - P) / divisor, with shares of another kind."""
    points = [x for x, _ in examples]
    chances = logistic_probabilities(weights, points)
    working = [
        weighted_sum(weights, x) + (label - p) / divisor(p) for (x, label), p in zip(examples, chances, strict=True)
    ]
    return weighted_regression(points, working, [share(p) for p in chances])


def with_squared_shares(weights: Vector, examples: Examples) -> list[float]:
    """The regression with the squares of P (1 - P) for its shares."""
    return regression_on_working(weights, examples, lambda p: (p * (1 - p)) ** 2)


def with_first_shares(weights: Vector, examples: Examples) -> list[float]:
    """The regression with 1/4 for v, which P (1 - P) is in the first round only."""
    return regression_on_errors(weights, examples, lambda p: 0.25, lambda p: 0.25)


def with_plain_errors(weights: Vector, examples: Examples) -> list[float]:
    """The regression on score + (label - P), which is not divided by v."""
    return regression_on_errors(weights, examples, lambda p: 1, lambda p: p * (1 - p))


def with_plain_equal_errors(weights: Vector, examples: Examples) -> list[float]:
    """The regression on score + (label - P) in which every example counts alike."""
    return regression_on_errors(weights, examples, lambda p: 1, lambda p: 1)


def without_old_scores(weights: Vector, examples: Examples) -> list[float]:
    """The regression on (label - P) / v alone: the step that should have been added to the weights."""
    return [new - old for new, old in zip(reweighted(weights, examples), weights, strict=True)]


LOGISTIC_ALONG_SLOPE = logistic_by(along_the_slope)
LOGISTIC_EQUAL_SHARES = logistic_by(with_equal_shares)
LOGISTIC_DEVIATION_SHARES = logistic_by(with_deviation_shares)
LOGISTIC_STEP_FOR_WEIGHTS = logistic_by(without_old_scores)
LOGISTIC_SQUARED_SHARES = logistic_by(with_squared_shares)
LOGISTIC_FIRST_SHARES = logistic_by(with_first_shares)
LOGISTIC_PLAIN_ERRORS = logistic_by(with_plain_errors)
LOGISTIC_PLAIN_EQUAL = logistic_by(with_plain_equal_errors)


def logistic_telling(scale: Callable[[LogisticState, Examples], float]) -> Process[LogisticState]:
    """Logistic regression that writes down another log-likelihood."""

    def start(examples: Examples, rounds: int) -> LogisticState:
        first = logistic_start(examples, rounds)
        return replace(first, log_likelihood=scale(first, examples))

    def successors(state: LogisticState, examples: Examples, rounds: int) -> tuple[LogisticState, ...]:
        following = logistic_successors(state, examples, rounds)
        return tuple(replace(after, log_likelihood=scale(after, examples)) for after in following)

    return Process(start, successors)


LOGISTIC_IN_BITS = logistic_telling(lambda state, examples: state.log_likelihood / math.log(2))
LOGISTIC_MEAN = logistic_telling(lambda state, examples: state.log_likelihood / len(examples))
LOGISTIC_ONES_ONLY = logistic_telling(
    lambda state, examples: natural_likelihood(state.weights, [(x, label) for x, label in examples if label])
)
LOGISTIC_POSITIVE = logistic_telling(lambda state, examples: -state.log_likelihood)


def late_successors(state: LogisticState, examples: Examples, rounds: int) -> tuple[LogisticState, ...]:
    """The next state with the log-likelihood of the weights before it."""
    before = log_likelihood(state.weights, examples)
    return tuple(replace(after, log_likelihood=before) for after in logistic_successors(state, examples, rounds))


LOGISTIC_LATE = Process(logistic_start, late_successors)


def probabilities_by_least_squares(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[float]:
    """A line fitted to the labels 0 and 1 themselves, cut off below 0 and above 1."""
    points, labels = zip(*fit["examples"], strict=True)
    weights = linear_regression(points, labels)
    return [min(1, max(0, weighted_sum(weights, x))) for x in predict["points"]]


def newton_weights(examples: Examples, *, free: bool, penalty: float, bias_share: float = 0) -> list[float]:
    """The likeliest weights less a penalty, a share of it on the bias, which is `free` or 0: twelve Newton steps."""
    charged = [penalty * bias_share, *(penalty for _ in examples[0][0])]
    weights = [0.0] * (1 + len(examples[0][0]))
    kept = range(0 if free else 1, len(weights))
    for _ in range(12):
        slope = [g - charge * w for g, w, charge in zip(
            likelihood_gradient(weights, examples), weights, charged, strict=True)]  # fmt: skip
        shares = [p * (1 - p) for p in logistic_probabilities(weights, [x for x, _ in examples])]
        inputs = [(1, *x) for x, _ in examples]
        bend = [
            [sum(v * x[i] * x[j] for v, x in zip(shares, inputs, strict=True)) + charged[i] * (i == j) for j in kept]
            for i in kept
        ]
        for place, step in zip(kept, solved(bend, [slope[place] for place in kept]), strict=True):
            weights[place] += step
    return weights


def least_squares_weights(examples: Examples) -> list[float]:
    """The weights with the smallest sum of (label - P) squared, found from zero by damped Gauss-Newton steps."""
    weights, damping = [0.0] * (1 + len(examples[0][0])), 1.0
    points = [x for x, _ in examples]
    inputs = [(1, *x) for x in points]

    def squared_error(chances: Sequence[float]) -> float:
        return sum((label - p) ** 2 for (_, label), p in zip(examples, chances, strict=True))

    for _ in range(200):  # a bound: where the minimum lies at infinity, steps never become small
        chances = logistic_probabilities(weights, points)
        slopes = [[p * (1 - p) * value for value in x] for p, x in zip(chances, inputs, strict=True)]
        errors = [label - p for (_, label), p in zip(examples, chances, strict=True)]
        sizes = range(len(weights))
        bend = [[sum(s[i] * s[j] for s in slopes) + damping * (i == j) for j in sizes] for i in sizes]
        step = solved(bend, [sum(s[i] * e for s, e in zip(slopes, errors, strict=True)) for i in sizes])
        moved = [w + change for w, change in zip(weights, step, strict=True)]
        better = squared_error(logistic_probabilities(moved, points)) < squared_error(chances)
        weights, damping = (moved, damping / 3) if better else (weights, damping * 3)
        if max(map(abs, step)) < 1e-7:  # far below what moves a label, or shows in six decimals
            break
    return weights

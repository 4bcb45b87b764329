"""The logistic model and logistic regression. Witten, section 4.6, which names the method; Mitchell, chapter 6."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from reference.linear.perceptron import Examples, Vector, weighted_sum
from reference.linear.regression import weighted_regression
from reference.process import Process


def logistic(score: float) -> float:
    """The logistic function 1 / (1 + exp(-score)), for scores of any size.

    >>> round(logistic(-1.25), 4), logistic(0), logistic(2000), logistic(-2000), f"{logistic(-40):.4e}"
    (0.2227, 0.5, 1.0, 0.0, '4.2484e-18')
    """
    rest = math.exp(-abs(score))  # at most 1: exp(2000) would be too large for a float
    return (1 if score > 0 else rest) / (1 + rest)


def log_logistic(score: float) -> float:
    """The natural logarithm of the logistic function, for scores of any size: near `score` itself if it is far below 0.

    >>> round(log_logistic(0), 4), log_logistic(-2000), f"{log_logistic(40):.4e}"
    (-0.6931, -2000.0, '-4.2484e-18')
    """
    return min(score, 0.0) - math.log1p(math.exp(-abs(score)))


def logit(p: float) -> float:
    """The score at which the logistic function is p: ln(p / (1 - p)); 0 and 1 have none and raise ValueError.

    >>> round(logit(0.9), 5), logit(0.5)
    (2.19722, 0.0)
    """
    if not 0 < p < 1:
        raise ValueError(f"a probability of {p} has no logit: it lies between 0 and 1")
    return math.log(p / (1 - p))


def logistic_probability(weights: Vector, point: Vector) -> float:
    """P(label 1) for a point under the weights [w0, w1, ..., wn]. Witten, section 4.6.

    >>> logistic_probability((-1.25, 0.5), (2.5,))
    0.5
    """
    return logistic(weighted_sum(weights, point))


def logistic_probabilities(weights: Vector, points: Sequence[Vector]) -> list[float]:
    """P(label 1) for each point under the weights [w0, w1, ..., wn].

    >>> [round(p, 4) for p in logistic_probabilities((-1.25, 0.5), [(0,), (5,), (10,)])]
    [0.2227, 0.7773, 0.977]
    """
    return [logistic_probability(weights, point) for point in points]


def log_likelihood(weights: Vector, examples: Examples) -> float:
    """The sum of the natural logarithms of the probabilities of the labels. Witten, section 4.6.

    >>> round(log_likelihood((0, 0), [((1,), 0), ((2,), 1)]), 4)
    -1.3863
    """
    scores = [(weighted_sum(weights, x), label) for x, label in examples]
    # 1 - P is the logistic function of minus the score; from floats the probability itself would soon be 0
    return sum(log_logistic(score if label else -score) for score, label in scores)


def likelihood_gradient(weights: Vector, examples: Examples) -> list[float]:
    """The gradient of the log-likelihood: for each weight the sum of (label - P) times its input. Mitchell, chapter 6.

    >>> likelihood_gradient((0, 0), [((1,), 0), ((2,), 1)])
    [0.0, 0.5]
    """
    # no regularisation: Witten only names the method, these are the standard formulas
    errors = [label - logistic_probability(weights, x) for x, label in examples]
    inputs = [(1, *x) for x, _ in examples]
    return [sum(error * x for error, x in zip(errors, column, strict=True)) for column in zip(*inputs, strict=True)]


@dataclass(frozen=True, slots=True)
class LogisticState:
    """The weights after `rounds` rounds, and the log-likelihood of the labels under them."""

    rounds: int
    weights: tuple[float, ...]
    log_likelihood: float


def reweighted(weights: Vector, examples: Examples) -> list[float]:
    """The weights after one round: a regression on working targets z, with weights v = P (1 - P).

    z is score + (label - P) / v. This is a Newton step up the log-likelihood.

    >>> [round(w, 3) for w in reweighted((0, 0), [((1,), 0), ((2,), 0), ((3,), 1), ((4,), 0), ((5,), 1), ((6,), 1)])]
    [-2.8, 0.8]
    """
    points = [x for x, _ in examples]
    scores = [weighted_sum(weights, x) for x in points]
    # the other label's P comes from minus the score: 1 - P would be 0 from a score of 37 on
    chances = [(logistic(score), logistic(-score)) for score in scores]
    shares = [p * other for p, other in chances]
    errors = [other if label else -p for (_, label), (p, other) in zip(examples, chances, strict=True)]
    if not all(shares):  # from a score of 745 on, where separable labels end
        raise ValueError("a probability is too near to 0 or 1: where a line separates the labels, weights have no end")
    working = [score + error / share for score, error, share in zip(scores, errors, shares, strict=True)]
    return weighted_regression(points, working, shares)


def logistic_start(examples: Examples, rounds: int, **_: object) -> LogisticState:
    """The state with all weights 0, for which both labels are equally probable."""
    if not examples:
        raise ValueError("there are no examples to learn from")
    first = (0.0,) * (1 + len(examples[0][0]))
    return LogisticState(0, first, log_likelihood(first, examples))


def logistic_successors(state: LogisticState, examples: Examples, rounds: int) -> tuple[LogisticState, ...]:
    """The state after another round; none after `rounds` rounds."""
    if state.rounds == rounds:
        return ()
    moved = tuple(reweighted(state.weights, examples))
    return (LogisticState(state.rounds + 1, moved, log_likelihood(moved, examples)),)


REWEIGHTED_LEAST_SQUARES = Process(logistic_start, logistic_successors)
ENOUGH_ROUNDS = 12  # near the peak each round doubles the right digits; where a line separates there is no peak


def logistic_regression(examples: Examples, *, rounds: int = ENOUGH_ROUNDS) -> list[float]:
    """The weights [w0, w1, ..., wn] of the largest likelihood for labels 0 and 1, by reweighted least squares.

    Where a line separates the labels there are none: weights grow without end, and this raises sooner or later.

    >>> data = [((1,), 0), ((2,), 0), ((3,), 1), ((4,), 0), ((5,), 1), ((6,), 1)]
    >>> [round(w, 4) for w in logistic_regression(data)]
    [-4.2491, 1.214]
    """
    return list(REWEIGHTED_LEAST_SQUARES.last(examples=examples, rounds=rounds).weights)


def fitted_probabilities(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[float]:
    """P(label 1) for the points of `predict`, under the weights learned from the examples of `fit`.

    >>> data = [((1,), 0), ((2,), 0), ((3,), 1), ((4,), 0), ((5,), 1), ((6,), 1)]
    >>> [round(p, 3) for p in fitted_probabilities({"examples": data}, {"points": [(3.5,), (6,)]})]
    [0.5, 0.954]
    """
    return logistic_probabilities(logistic_regression(**fit), predict["points"])

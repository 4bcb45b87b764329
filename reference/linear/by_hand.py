"""Hand calculations about linear models, part by part; each part is a function of earlier ones."""

import math
from collections.abc import Sequence

from reference.linear.classifiers import bisector
from reference.linear.gradient_descent import gradient, half_error, updated
from reference.linear.logistic import log_likelihood, logistic, logistic_probability
from reference.linear.perceptron import sum_of_two
from reference.linear.regression import linear_prediction

Numbers = Sequence[float]


def bisector_weight(positive: Numbers, negative: Numbers, place: int) -> float:
    """One of the weights [w0, w1, w2] of the classifier by the nearer of two prototypes."""
    return bisector(positive, negative)[place]


def error_of(target: float, output: float) -> float:
    """The error: target minus output."""
    return target - output


def delta_weight(weight: float, value: float, error: float, rate: float) -> float:
    """One weight after an example by the delta rule: it changes by rate · error · its input. Mitchell, chapter 4."""
    return weight + rate * error * value


def w1_after(w0: float, w1: float, w2: float, x1: float, x2: float, target: float, rate: float) -> float:
    """The weight w1 after one example by the delta rule.

    >>> round(w1_after(1, 2, -1, 0.5, 2, target=3, rate=0.1), 3)
    2.15
    """
    return updated((w0, w1, w2), (x1, x2), target, rate)[1]


def line_error(w0: float, w1: float, xs: Numbers, ys: Numbers) -> float:
    """Half the sum of the squared errors of the line w0 + w1 x."""
    return half_error((w0, w1), [((x,), y) for x, y in zip(xs, ys, strict=True)])


def line_slope(w0: float, w1: float, xs: Numbers, ys: Numbers, place: int) -> float:
    """The slope of half the sum of the squared errors along w0 or w1, given by their place."""
    return gradient((w0, w1), [((x,), y) for x, y in zip(xs, ys, strict=True)])[place]


def stepped(weight: float, slope: float, rate: float) -> float:
    """A weight after one step against its slope."""
    return weight - rate * slope


def slope_about(xs: Numbers, ys: Numbers, mean_x: float, mean_y: float) -> float:
    """The slope of the least-squares line, from the distances to the means. Witten, section 4.6."""
    apart = [x - mean_x for x in xs]
    return sum(a * (y - mean_y) for a, y in zip(apart, ys, strict=True)) / sum(a * a for a in apart)


def intercept_by_means(mean_x: float, mean_y: float, slope: float) -> float:
    """The intercept of the least-squares line, which goes through the point of the means."""
    return mean_y - slope * mean_x


def line_at(intercept: float, slope: float, x: float) -> float:
    """The prediction of the line for x."""
    return linear_prediction((intercept, slope), (x,))


def chance_of_two(w0: float, w1: float, w2: float, x1: float, x2: float) -> float:
    """P(label 1) for a point with two attributes.

    >>> round(chance_of_two(-1, 0.5, 1, 2, 0.5), 4)
    0.6225
    """
    return logistic(sum_of_two(w0, w1, w2, x1, x2))


def input_at(logit: float, w0: float, w1: float, w2: float, x2: float) -> float:
    """The x1 at which a point with this x2 has the given logit as its score."""
    return (logit - w0 - w2 * x2) / w1


def chance_at(w0: float, w1: float, xs: Numbers, place: int) -> float:
    """P(label 1) for one of the inputs, under the weights w0 and w1."""
    return logistic_probability((w0, w1), (xs[place],))


def likelihood_of_chances(p1: float, p2: float, p3: float, labels: Sequence[int]) -> float:
    """The log-likelihood: the natural logarithm of the joint probability of three labels."""
    return sum(math.log(p if label else 1 - p) for p, label in zip((p1, p2, p3), labels, strict=True))


def ascent_slope(p1: float, p2: float, p3: float, labels: Sequence[int], inputs: Numbers) -> float:
    """The slope of the log-likelihood along a weight: the sum of (label - P) times the weight's inputs."""
    return sum((label - p) * x for p, label, x in zip((p1, p2, p3), labels, inputs, strict=True))


def likelihood_after(
    g0: float, g1: float, w0: float, w1: float, xs: Numbers, labels: Sequence[int], rate: float
) -> float:
    """The log-likelihood after a step along the slopes."""
    moved = (w0 + rate * g0, w1 + rate * g1)
    return log_likelihood(moved, [((x,), label) for x, label in zip(xs, labels, strict=True)])

"""Hand calculations about linear models, part by part; each part is a function of earlier ones."""

import math
from collections.abc import Sequence

from reference.linear.classifiers import bisector, threshold_of_bias
from reference.linear.gradient_descent import exact_fix, gradient, half_error, updated
from reference.linear.logistic import log_likelihood, logistic, logistic_probability, logit
from reference.linear.perceptron import sum_of_two
from reference.linear.regression import linear_effect, linear_prediction
from reference.statistics.descriptive import mean

Numbers = Sequence[float]
Parts = dict[str, float]


def bisector_weight(positive: Numbers, negative: Numbers, place: int) -> float:
    """One of the weights [w0, w1, w2] of the classifier by the nearer of two prototypes."""
    return bisector(positive, negative)[place]


def bisector_parts(positive: Numbers, negative: Numbers, x1: float, x2: float) -> Parts:
    """The line half way between two prototypes: its weights, its threshold, and the sum of a new point. Kubat, 4.9.

    >>> bisector_parts([3, 1], [1, 0], 2, 2)
    {'w1': 4, 'w2': 2, 'w0': -9, 'threshold': 9, 'score': 3}
    """
    w0, w1, w2 = bisector(positive, negative)
    score = sum_of_two(w0, w1, w2, x1, x2)
    return {"w1": w1, "w2": w2, "w0": w0, "threshold": threshold_of_bias(w0), "score": score}


def error_of(target: float, output: float) -> float:
    """The error: target minus output."""
    return target - output


def delta_weight(weight: float, value: float, error: float, rate: float) -> float:
    """One weight after an example by the delta rule: it changes by rate · error · its input. Mitchell, chapter 4."""
    return weight + rate * error * value


def delta_parts(w0: float, w1: float, w2: float, x1: float, x2: float, target: float, rate: float) -> Parts:
    """One example under the delta rule, and what w1 alone would have to be for that example.

    >>> {part: round(value, 3) for part, value in delta_parts(1, 2, -1, 0.5, 2, target=3, rate=0.1).items()}
    {'output': 0.0, 'error': 3.0, 'w0': 1.3, 'w1': 2.15, 'w2': -0.4, 'exact': 8.0}
    """
    output = sum_of_two(w0, w1, w2, x1, x2)
    error = error_of(target, output)
    moved = [delta_weight(w, x, error, rate) for w, x in ((w0, 1), (w1, x1), (w2, x2))]
    exact = exact_fix(w1, x1, error)
    return {"output": output, "error": error, "w0": moved[0], "w1": moved[1], "w2": moved[2], "exact": exact}


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


def descent_parts(w0: float, w1: float, xs: Numbers, ys: Numbers, rate: float) -> Parts:
    """One step of gradient descent for a line: error, slopes, new weights, new error. Mitchell, chapter 4.

    >>> {part: round(value, 5) for part, value in descent_parts(0, 0, [1, 2, 3], [3, 5, 7], 0.05).items()}
    {'before': 41.5, 'g0': -15, 'g1': -34, 'w0': 0.75, 'w1': 1.7, 'after': 1.17375}
    """
    g0, g1 = (line_slope(w0, w1, xs, ys, place) for place in (0, 1))
    new0, new1 = stepped(w0, g0, rate), stepped(w1, g1, rate)
    before, after = line_error(w0, w1, xs, ys), line_error(new0, new1, xs, ys)
    return {"before": before, "g0": g0, "g1": g1, "w0": new0, "w1": new1, "after": after}


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


def line_parts(xs: Numbers, ys: Numbers, x: float, change: float) -> Parts:
    """The least-squares line through a few points, what it predicts for x, and what a change of x would do.

    >>> {part: round(value, 3) for part, value in line_parts([0, 1, 2, 3], [1.1, 2.9, 5.2, 6.8], 4, 2).items()}
    {'mean_x': 1.5, 'mean_y': 4.0, 'slope': 1.94, 'intercept': 1.09, 'prediction': 8.85, 'effect': 3.88}
    """
    mean_x, mean_y = mean(xs), mean(ys)
    slope = slope_about(xs, ys, mean_x, mean_y)
    intercept = intercept_by_means(mean_x, mean_y, slope)
    line = {"mean_x": mean_x, "mean_y": mean_y, "slope": slope, "intercept": intercept}
    return line | {"prediction": line_at(intercept, slope, x), "effect": linear_effect(slope, change)}


def chance_of_two(w0: float, w1: float, w2: float, x1: float, x2: float) -> float:
    """P(label 1) for a point with two attributes.

    >>> round(chance_of_two(-1, 0.5, 1, 2, 0.5), 4)
    0.6225
    """
    return logistic(sum_of_two(w0, w1, w2, x1, x2))


def input_at(logit: float, w0: float, w1: float, w2: float, x2: float) -> float:
    """The x1 at which a point with this x2 has the given logit as its score."""
    return (logit - w0 - w2 * x2) / w1


def logistic_parts(w0: float, w1: float, w2: float, x1: float, x2: float, wanted: float) -> Parts:
    """A logistic model by hand: the score and probability of a point, and the x1 for a wanted probability.

    >>> parts = logistic_parts(-1, 0.5, 1, x1=2, x2=0.5, wanted=0.8)
    >>> {part: round(value, 4) for part, value in parts.items()}
    {'score': 0.5, 'chance': 0.6225, 'logit': 1.3863, 'input': 3.7726}
    """
    score, odds = sum_of_two(w0, w1, w2, x1, x2), logit(wanted)
    return {"score": score, "chance": logistic(score), "logit": odds, "input": input_at(odds, w0, w1, w2, x2)}


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


def ascent_parts(w0: float, w1: float, xs: Numbers, labels: Sequence[int], rate: float) -> Parts:
    """One step up the likelihood of three labels: probabilities, log-likelihood, slopes, log-likelihood. Mitchell, 6.

    >>> {part: round(value, 3) for part, value in ascent_parts(0, 0, [1, 2, 4], [0, 1, 1], 0.5).items()}
    {'p1': 0.5, 'p2': 0.5, 'p3': 0.5, 'before': -2.079, 'g0': 0.5, 'g1': 2.5, 'after': -1.769}
    """
    p1, p2, p3 = (chance_at(w0, w1, xs, place) for place in range(3))
    g0, g1 = (ascent_slope(p1, p2, p3, labels, inputs) for inputs in ((1, 1, 1), xs))
    before = likelihood_of_chances(p1, p2, p3, labels)
    after = likelihood_after(g0, g1, w0, w1, xs, labels, rate)
    return {"p1": p1, "p2": p2, "p3": p3, "before": before, "g0": g0, "g1": g1, "after": after}

"""Known mistakes in hand calculations about linear models, and in the choices about them."""

import math
from collections.abc import Sequence

from reference.linear.by_hand import Numbers, line_error, line_slope, slope_about
from reference.linear.gradient_descent import updated
from reference.linear.logistic import logistic
from reference.linear.perceptron import sum_of_two


def bias_for_threshold(w0: float) -> float:
    """The bias itself, with its sign."""
    return w0


def half_a_weight(positive: Numbers, negative: Numbers, place: int) -> float:
    """The difference of the coordinates, without the 2 of the binomial formula."""
    return positive[place - 1] - negative[place - 1]


def weight_to_the_other(positive: Numbers, negative: Numbers, place: int) -> float:
    """The weight that points to the other prototype."""
    return 2 * (negative[place - 1] - positive[place - 1])


def bias_turned(positive: Numbers, negative: Numbers, place: int) -> float:
    """|positive|² - |negative|², the wrong way round."""
    return sum(p * p for p in positive) - sum(q * q for q in negative)


def thresholded_error(target: float, output: float) -> float:
    """Target less 1 or 0, as for a perceptron."""
    return target - (1 if output > 0 else 0)


def error_turned(target: float, output: float) -> float:
    """Output less target."""
    return output - target


def weight_by_error_alone(weight: float, value: float, error: float, rate: float) -> float:
    """A weight moved without its input."""
    return weight + rate * error


def weight_by_whole_error(weight: float, value: float, error: float, rate: float) -> float:
    """A weight moved without the rate."""
    return weight + error * value


def fix_by_input(weight: float, value: float, error: float) -> float:
    """The weight moved by error · input, which is no solution."""
    return weight + error * value


def fix_by_square(weight: float, value: float, error: float) -> float:
    """The weight moved by error / input²."""
    return weight + error / value**2


def whole_error(w0: float, w1: float, xs: Numbers, ys: Numbers) -> float:
    """The sum of the squared errors, not halved."""
    return 2 * line_error(w0, w1, xs, ys)


def mean_error(w0: float, w1: float, xs: Numbers, ys: Numbers) -> float:
    """The mean of the squared errors."""
    return 2 * line_error(w0, w1, xs, ys) / len(xs)


def slope_turned(w0: float, w1: float, xs: Numbers, ys: Numbers, place: int) -> float:
    """The slope with the opposite sign: the sum of (target - output) times the input."""
    return -line_slope(w0, w1, xs, ys, place)


def slope_of_bias(w0: float, w1: float, xs: Numbers, ys: Numbers, place: int) -> float:
    """The sum of the errors without their inputs."""
    return line_slope(w0, w1, xs, ys, 0)


def stepped_up(weight: float, slope: float, rate: float) -> float:
    """A weight after a step along its slope."""
    return weight + rate * slope


def slope_of_xs(xs: Numbers, ys: Numbers, mean_x: float, mean_y: float) -> float:
    """The products divided by the squares of the y's: the slope of x on y."""
    return slope_about(ys, xs, mean_y, mean_x)


def slope_through_origin(xs: Numbers, ys: Numbers, mean_x: float, mean_y: float) -> float:
    """The slope of the best line through the origin: means not taken away."""
    return slope_about(xs, ys, 0, 0)


def intercept_added(mean_x: float, mean_y: float, slope: float) -> float:
    """Mean of y plus slope times mean of x."""
    return mean_y + slope * mean_x


def line_without_intercept(intercept: float, slope: float, x: float) -> float:
    """Slope times x alone."""
    return slope * x


def effect_of_one(weight: float, change: float) -> float:
    """What a change of 1 does, whatever the change."""
    return weight


def chance_of_the_other(score: float) -> float:
    """1 / (1 + exp(+score))."""
    return logistic(-score)


def odds_for_chance(score: float) -> float:
    """exp(score), which is the odds."""
    return math.exp(score)


def logit_misread(p: float) -> float:
    """ln(p) / (1 - p), with the bracket in the wrong place."""
    return math.log(p) / (1 - p)


def odds_for_logit(p: float) -> float:
    """p / (1 - p), the logarithm forgotten."""
    return p / (1 - p)


def input_at_zero(logit: float, w0: float, w1: float, w2: float, x2: float) -> float:
    """The x1 on the boundary, where the probability is a half."""
    return (-w0 - w2 * x2) / w1


def input_without_x2(logit: float, w0: float, w1: float, w2: float, x2: float) -> float:
    """The x1 with the other input forgotten."""
    return (logit - w0) / w1


def chance_of_zero(w0: float, w1: float, xs: Numbers, place: int) -> float:
    """P(label 0)."""
    return logistic(-(w0 + w1 * xs[place]))


def likelihood_of_ones(p1: float, p2: float, p3: float, labels: Sequence[int]) -> float:
    """ln P added up over all examples, whatever their labels."""
    return math.log(p1) + math.log(p2) + math.log(p3)


def likelihood_in_bits(p1: float, p2: float, p3: float, labels: Sequence[int]) -> float:
    """The log-likelihood to base 2."""
    return sum(math.log2(p if label else 1 - p) for p, label in zip((p1, p2, p3), labels, strict=True))


def slope_downwards(p1: float, p2: float, p3: float, labels: Sequence[int], inputs: Numbers) -> float:
    """The sum of (P - label) times the inputs."""
    return sum((p - label) * x for p, label, x in zip((p1, p2, p3), labels, inputs, strict=True))


def slope_without_inputs(p1: float, p2: float, p3: float, labels: Sequence[int], inputs: Numbers) -> float:
    """The sum of label - P, the inputs forgotten."""
    return sum(labels) - p1 - p2 - p3


def score_of_two(w0: float, w1: float, w2: float, x1: float, x2: float) -> float:
    """The score itself, where its probability is asked."""
    return sum_of_two(w0, w1, w2, x1, x2)


def chance_without_bias(w0: float, w1: float, w2: float, x1: float, x2: float) -> float:
    """The logistic function of the score without w0."""
    return logistic(w1 * x1 + w2 * x2)


def chance_by_powers_of_two(w0: float, w1: float, w2: float, x1: float, x2: float) -> float:
    """1 / (1 + 2^-score)."""
    return 1 / (1 + 2 ** -sum_of_two(w0, w1, w2, x1, x2))


def chance_of_label_0(w0: float, w1: float, w2: float, x1: float, x2: float) -> float:
    """1 / (1 + exp(+score))."""
    return logistic(-sum_of_two(w0, w1, w2, x1, x2))


def chance_as_odds(w0: float, w1: float, w2: float, x1: float, x2: float) -> float:
    """exp(score)."""
    return math.exp(sum_of_two(w0, w1, w2, x1, x2))


def w1_of_perceptron(w0: float, w1: float, w2: float, x1: float, x2: float, target: float, rate: float) -> float:
    """w1 after a perceptron's correction."""
    return updated((w0, w1, w2), (x1, x2), target, rate, error="thresholded")[1]


def w1_by_error_alone(w0: float, w1: float, w2: float, x1: float, x2: float, target: float, rate: float) -> float:
    """w1 moved without its input."""
    return updated((w0, w1, w2), (x1, x2), target, rate, by_input=False)[1]


def w1_without_rate(w0: float, w1: float, w2: float, x1: float, x2: float, target: float, rate: float) -> float:
    """w1 moved by error · input."""
    return updated((w0, w1, w2), (x1, x2), target, 1)[1]


def w1_away(w0: float, w1: float, w2: float, x1: float, x2: float, target: float, rate: float) -> float:
    """w1 moved by output - target."""
    return updated((w0, w1, w2), (x1, x2), target, -rate)[1]

"""Known mistakes in hand calculations on small networks, part by part."""

from collections.abc import Sequence
from itertools import pairwise

from reference.neural.backpropagation import weight_change
from reference.neural.by_hand import delta_of_hidden, hidden_delta_of_two
from reference.neural.forward import Layers, Vector, net_input
from reference.neural.training import hidden_code, weight_count
from reference.neural.units import sigmoid, slope_at_output


def sum_without_bias(layers: Layers, x: Vector, unit: int) -> float:
    """The weighted sum of a hidden unit, its bias forgotten."""
    return net_input(layers[0][unit][1:], x, bias=False)


def hidden_without_bias(layers: Layers, x: Vector, unit: int) -> float:
    """The output of a hidden unit, its bias forgotten."""
    return sigmoid(sum_without_bias(layers, x, unit))


def hidden_with_sign(layers: Layers, x: Vector, unit: int) -> float:
    """1 / (1 + exp(s)) for the output of a hidden unit."""
    return sigmoid(-net_input(layers[0][unit], x))


def hidden_not_squashed(layers: Layers, x: Vector, unit: int) -> float:
    """The weighted sum handed on as it is."""
    return net_input(layers[0][unit], x)


def output_without_bias(layers: Layers, h1: float, h2: float, unit: int) -> float:
    """The output of a unit of the second layer, its bias forgotten."""
    return sigmoid(net_input(layers[1][unit][1:], [h1, h2], bias=False))


def output_not_squashed(layers: Layers, h1: float, h2: float, unit: int) -> float:
    """The weighted sum of an output unit."""
    return net_input(layers[1][unit], [h1, h2])


def output_of_crossed(layers: Layers, h1: float, h2: float, unit: int) -> float:
    """The output with the two hidden units exchanged."""
    return sigmoid(net_input(layers[1][unit], [h2, h1]))


def class_of_smaller(y1: float, y2: float, classes: Sequence[str]) -> str:
    """The class of the smaller of two outputs."""
    return classes[0] if y1 < y2 else classes[1]


def delta_turned_round(output: float, target: float) -> float:
    """o - t for t - o."""
    return slope_at_output(output) * (output - target)


def error_for_delta(output: float, target: float) -> float:
    """t - o, the slope forgotten."""
    return target - output


def delta_of_one_factor(output: float, target: float) -> float:
    """o (t - o), the second factor of the slope forgotten."""
    return output * (target - output)


def hidden_without_slope(layers: Layers, h: float, delta: float, unit: int) -> float:
    """The error term as it comes back over the weight."""
    return layers[1][0][1 + unit] * delta


def hidden_without_weight(layers: Layers, h: float, delta: float, unit: int) -> float:
    """The error term of the output times the slope of the hidden unit, without the weight between them."""
    return slope_at_output(h) * delta


def hidden_over_neighbour(layers: Layers, h: float, delta: float, unit: int) -> float:
    """The error term that came over the other hidden unit's weight."""
    return delta_of_hidden(layers, h, delta, 1 - unit)


def change_without_rate(rate: float, delta: float, value: float) -> float:
    """The change without the learning rate."""
    return weight_change(1, delta, value)


def change_without_value(rate: float, delta: float, value: float) -> float:
    """The change without what the weight carries."""
    return weight_change(rate, delta, 1)


def input_change_without_input(x: Vector, rate: float, delta: float, place: int) -> float:
    """The change of a weight from an input, without the input."""
    return weight_change(rate, delta, 1)


def input_change_of_neighbour(x: Vector, rate: float, delta: float, place: int) -> float:
    """The change with the other input."""
    return weight_change(rate, delta, x[1 - place])


def weight_less_change(layers: Layers, change: float, unit: int, place: int) -> float:
    """The change taken from the weight; the sign is in the error term already."""
    return layers[0][unit][1 + place] - change


def sum_over_weights(h: float, v1: float, v2: float, d1: float, d2: float, rate: float) -> float:
    """The error term as it comes back, without the slope of the hidden unit."""
    return v1 * d1 + v2 * d2


def slope_times_deltas(h: float, v1: float, v2: float, d1: float, d2: float, rate: float) -> float:
    """The error terms added up without their weights."""
    return slope_at_output(h) * (d1 + d2)


def over_crossed_weights(h: float, v1: float, v2: float, d1: float, d2: float, rate: float) -> float:
    """Each error term over the weight to the other output unit."""
    return hidden_delta_of_two(h, v2, v1, d1, d2, rate)


def over_changed_weights(h: float, v1: float, v2: float, d1: float, d2: float, rate: float) -> float:
    """The weights to the output units changed first, and used then."""
    return hidden_delta_of_two(h, v1 + rate * d1 * h, v2 + rate * d2 * h, d1, d2, rate)


def only_the_first(h: float, v1: float, v2: float, d1: float, d2: float, rate: float) -> float:
    """The error of the first output unit only."""
    return hidden_delta_of_two(h, v1, 0, d1, 0, rate)


def weights_without_biases(n_in: int, n_hidden: int, n_out: int) -> int:
    """The weights between units alone."""
    return weight_count(n_in, n_hidden, n_out)


def units_for_weights(n_in: int, n_hidden: int, n_out: int) -> int:
    """How many units there are."""
    return n_in + n_hidden + n_out


def updates_of_one_epoch(weights: int, n_examples: int, n_epochs: int) -> int:
    """The changes of one epoch."""
    return weights * n_examples


def updates_of_batches(weights: int, n_examples: int, n_epochs: int) -> int:
    """One change of every weight in an epoch."""
    return weights * n_epochs


def rate_less_alpha(eta0: float, alpha: float, t: int) -> float:
    """The learning rate less alpha for every epoch."""
    return eta0 - alpha * t


def rate_by_halves(eta0: float, alpha: float, t: int) -> float:
    """The learning rate with a power of 2 for the power of e."""
    return float(eta0 * 2 ** (-alpha * t))


def below_counted_from_zero(errors: Sequence[float], threshold: float) -> int | None:
    """The epoch below the threshold, counted from 0."""
    return next((epoch for epoch, error in enumerate(errors) if error < threshold), None)


def plateau_over_one_epoch(errors: Sequence[float], window: int, tolerance: float) -> int | None:
    """The first epoch that fell by less than the tolerance from the one before it."""
    falls = ((epoch, errors[epoch - 2] - errors[epoch - 1]) for epoch in range(2, len(errors) + 1))
    return next((epoch for epoch, fall in falls if fall < tolerance), None)


def numbers_differ(outputs: Sequence[Sequence[float]]) -> bool:
    """Whether no two examples have the same outputs, not rounded."""
    return len({tuple(hidden) for hidden in outputs}) == len(outputs)


def sizes_differ(outputs: Sequence[Sequence[float]]) -> bool:
    """Whether no two codes have as many ones."""
    return len({hidden_code(hidden).count("1") for hidden in outputs}) == len(outputs)


def neighbours_differ(outputs: Sequence[Sequence[float]]) -> bool:
    """Whether neighbours in the list have different codes."""
    codes = [hidden_code(hidden) for hidden in outputs]
    return all(one != other for one, other in pairwise(codes))

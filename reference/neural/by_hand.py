"""Hand calculations on small networks, part by part; each part is a function of earlier ones."""

from collections.abc import Sequence

from reference.neural.backpropagation import hidden_delta, weight_change, weights_from
from reference.neural.forward import Layers, Vector, decided_class, net_input
from reference.neural.training import weight_count
from reference.neural.units import sigmoid


def hidden_sum(layers: Layers, x: Vector, unit: int) -> float:
    """The weighted sum of a unit of the first layer."""
    return net_input(layers[0][unit], x)


def hidden_output(layers: Layers, x: Vector, unit: int) -> float:
    """The output of a unit of the first layer."""
    return sigmoid(hidden_sum(layers, x, unit))


def output_of_two(layers: Layers, h1: float, h2: float, unit: int) -> float:
    """The output of a unit of the second layer, from the outputs of two hidden units."""
    return sigmoid(net_input(layers[1][unit], [h1, h2]))


def class_of_two(y1: float, y2: float, classes: Sequence[str]) -> str:
    """The class of the larger of two outputs."""
    return decided_class([y1, y2], classes)


def delta_of_hidden(layers: Layers, h: float, delta: float, unit: int) -> float:
    """The error term of a hidden unit that feeds one output unit."""
    return hidden_delta(h, weights_from(layers[1], unit), [delta])


def change_of_input_weight(x: Vector, rate: float, delta: float, place: int) -> float:
    """The change of a weight that leads from an input to a unit."""
    return weight_change(rate, delta, x[place])


def new_input_weight(layers: Layers, change: float, unit: int, place: int) -> float:
    """A weight from an input to a hidden unit after its change."""
    return layers[0][unit][1 + place] + change


def hidden_delta_of_two(h: float, v1: float, v2: float, d1: float, d2: float, rate: float) -> float:
    """The error term of a hidden unit that feeds two output units; the learning rate does not count."""
    return hidden_delta(h, [v1, v2], [d1, d2])


def weights_with_biases(n_in: int, n_hidden: int, n_out: int) -> int:
    """The number of weights, biases included, of a network with one hidden layer."""
    return weight_count(n_in, n_hidden, n_out, bias=True)

"""Hand calculations on small networks, part by part; each part is a function of earlier ones."""

from collections.abc import Sequence

from reference.neural.backpropagation import hidden_delta, output_delta, weight_change, weights_from
from reference.neural.forward import Layers, Vector, decided_class, net_input
from reference.neural.training import decayed_rate, stop_at_plateau, stop_below, update_count, weight_count
from reference.neural.units import sigmoid

Parts = dict[str, float | str | None]


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


def forward_parts(layers: Layers, x: Vector, classes: Sequence[str]) -> Parts:
    """A network of two hidden and two output units, unit by unit. Kubat, table 5.1.

    >>> network = [[[0.5, 1, -1], [0, 0.5, 0.5]], [[0.1, 1, 0], [0.2, 0, 1]]]
    >>> parts = forward_parts(network, [1, 2], ["ripe", "green"])
    >>> {name: value if isinstance(value, str) else round(value, 3) for name, value in parts.items()}
    {'s1': -0.5, 'h1': 0.378, 'h2': 0.818, 'y1': 0.617, 'y2': 0.734, 'class': 'green'}
    """
    h1, h2 = hidden_output(layers, x, 0), hidden_output(layers, x, 1)
    y1, y2 = output_of_two(layers, h1, h2, 0), output_of_two(layers, h1, h2, 1)
    outputs: Parts = {"s1": hidden_sum(layers, x, 0), "h1": h1, "h2": h2, "y1": y1, "y2": y2}
    return outputs | {"class": class_of_two(y1, y2, classes)}


def delta_of_hidden(layers: Layers, h: float, delta: float, unit: int) -> float:
    """The error term of a hidden unit that feeds one output unit."""
    return hidden_delta(h, weights_from(layers[1], unit), [delta])


def change_of_input_weight(x: Vector, rate: float, delta: float, place: int) -> float:
    """The change of a weight that leads from an input to a unit."""
    return weight_change(rate, delta, x[place])


def new_input_weight(layers: Layers, change: float, unit: int, place: int) -> float:
    """A weight from an input to a hidden unit after its change."""
    return layers[0][unit][1 + place] + change


def backprop_parts(layers: Layers, x: Vector, target: float, rate: float) -> Parts:
    """One example through a network of two hidden units and one output, and back. Kubat, table 5.3.

    >>> network = [[[0.1, 0.2, -0.3], [-0.2, 0.4, 0.1]], [[0.05, 0.3, -0.1]]]
    >>> parts = backprop_parts(network, [1, 0], 1, 0.5)
    >>> [name for name in parts]
    ['h1', 'h2', 'o', 'delta', 'delta1', 'delta2', 'change_bias', 'change_out', 'change_in', 'new_in']
    >>> round(parts["delta"], 4), round(parts["delta1"], 4), round(parts["change_in"], 4)
    (0.1138, 0.0083, -0.0014)
    """
    h1, h2 = hidden_output(layers, x, 0), hidden_output(layers, x, 1)
    o = output_of_two(layers, h1, h2, 0)
    delta = output_delta(o, target)
    delta1, delta2 = delta_of_hidden(layers, h1, delta, 0), delta_of_hidden(layers, h2, delta, 1)
    change = change_of_input_weight(x, rate, delta2, 0)
    return {
        "h1": h1,
        "h2": h2,
        "o": o,
        "delta": delta,
        "delta1": delta1,
        "delta2": delta2,
        "change_bias": weight_change(rate, delta, 1),
        "change_out": weight_change(rate, delta, h1),
        "change_in": change,
        "new_in": new_input_weight(layers, change, 1, 0),
    }


def hidden_delta_of_two(h: float, v1: float, v2: float, d1: float, d2: float, rate: float) -> float:
    """The error term of a hidden unit that feeds two output units; the learning rate does not count."""
    return hidden_delta(h, [v1, v2], [d1, d2])


def weights_with_biases(n_in: int, n_hidden: int, n_out: int) -> int:
    """The number of weights, biases included, of a network with one hidden layer."""
    return weight_count(n_in, n_hidden, n_out, bias=True)


def training_parts(
    n_in: int,
    n_hidden: int,
    n_out: int,
    n_examples: int,
    n_epochs: int,
    eta0: float,
    alpha: float,
    t: int,
    errors: Sequence[float],
    threshold: float,
    window: int,
    tolerance: float,
) -> Parts:
    """What a training run costs, how fast it still learns, and when two rules would end it. Kubat, section 5.4."""
    weights = weights_with_biases(n_in, n_hidden, n_out)
    return {
        "weights": weights,
        "updates": update_count(weights, n_examples, n_epochs),
        "rate": decayed_rate(eta0, alpha, t),
        "below": stop_below(errors, threshold),
        "plateau": stop_at_plateau(errors, window, tolerance),
    }

"""Known mistakes in the sigmoid function and in the forward pass."""

import math

from reference.neural.forward import Layers, Vector, forward, layer_outputs, net_input, net_inputs
from reference.neural.units import sigmoid, sigmoid_slope


def falling_sigmoid(z: float) -> float:
    """1 / (1 + exp(z)), the sign in the exponent forgotten. Kubat's -0.75 then gives 0.679."""
    return sigmoid(-z)


def grown_sigmoid(z: float) -> float:
    """exp(z) / (1 + exp(-z)), two forms of the function mixed."""
    return math.exp(z) * sigmoid(z)


def without_one(z: float) -> float:
    """exp(z) by itself for exp(z) / (1 + exp(z)): the odds."""
    return math.exp(z)


def hyperbolic(z: float) -> float:
    """tanh z, which goes from -1 to 1."""
    return math.tanh(z)


def slope_of_net_input(z: float) -> float:
    """z (1 - z): the formula for the output, used on the net input."""
    return z * (1 - z)


def slope_at_its_output(z: float) -> float:
    """The slope at the output instead of at the net input: the sigmoid taken twice."""
    return sigmoid_slope(sigmoid(z))


def value_for_slope(z: float) -> float:
    """The value of the sigmoid, not its slope."""
    return sigmoid(z)


def slope_of_one_factor(z: float) -> float:
    """1 - o alone."""
    return 1 - sigmoid(z)


def linear_output_layer(layers: Layers, x: Vector) -> list[list[float]]:
    """No sigmoid in the last layer: its weighted sums as they are."""
    return [*forward(layers, x)[:-1], net_inputs(layers, x)[-1]]


def linear_hidden_layers(layers: Layers, x: Vector) -> list[list[float]]:
    """The sigmoid in the last layer only; layers before it give their weighted sums."""
    before = x
    outputs = []
    for layer in layers[:-1]:
        before = [net_input(row, before) for row in layer]
        outputs.append(before)
    return [*outputs, layer_outputs(layers[-1], before)]


def without_biases(layers: Layers, x: Vector) -> list[list[float]]:
    """Every bias left out."""
    return forward([[row[1:] for row in layer] for layer in layers], x, bias=False)


def without_later_biases(layers: Layers, x: Vector) -> list[list[float]]:
    """The biases of the first layer only: those of later ones are easily forgotten."""
    return forward([layers[0], *([[0, *row[1:]] for row in layer] for layer in layers[1:])], x)


def bias_at_the_end(layers: Layers, x: Vector) -> list[list[float]]:
    """The last number of a row taken for the bias, and the first for a weight."""
    return forward([[[row[-1], *row[:-1]] for row in layer] for layer in layers], x)


def net_inputs_for_outputs(layers: Layers, x: Vector) -> list[list[float]]:
    """The weighted sums of all units on the right way, where outputs are asked."""
    return net_inputs(layers, x)

"""Known mistakes in the sigmoid function and in the forward pass."""

import math

from reference.neural.forward import Layers, Vector, layer_outputs, net_input


def linear_hidden_layers(layers: Layers, x: Vector) -> list[list[float]]:
    """The sigmoid in the last layer only; layers before it give their weighted sums."""
    before = x
    outputs = []
    for layer in layers[:-1]:
        before = [net_input(row, before) for row in layer]
        outputs.append(before)
    return [*outputs, layer_outputs(layers[-1], before)]


def tanh_outputs(layers: Layers, x: Vector) -> list[list[float]]:
    """The outputs of a network whose units have the hyperbolic tangent."""
    outputs: list[list[float]] = []
    for layer in layers:
        before = outputs[-1] if outputs else x
        outputs.append([math.tanh(net_input(row, before)) for row in layer])
    return outputs

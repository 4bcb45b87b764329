"""Known mistakes in hand calculations on small networks, part by part."""

from reference.neural.forward import Layers, Vector, net_input


def sum_without_bias(layers: Layers, x: Vector, unit: int) -> float:
    """The weighted sum of a hidden unit, its bias forgotten."""
    return net_input(layers[0][unit][1:], x, bias=False)
